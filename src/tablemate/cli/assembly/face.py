"""The face of Assembly in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.cli.face import Choices
from tablemate.cli.terminal import Terminal
from tablemate.games.assembly.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.table import Table
from tablemate.words import Words

from .choices import choices
from .listing import listing
from .notes import NOTES, SPELLED, boxed, useless_roles
from .ring import ring
from .status import hands, pending, roles


class AssemblyFace:
    """See `cli.face.Face`."""

    layouts = ("ring", "list")
    notes = NOTES
    spelled = SPELLED
    beginnings = ("turn_started",)

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The ring or its list, then hands, roles and what is pending."""
        words = words.aloud(on=layout == "list")
        drawn = ring(words, view, terminal) if layout == "ring" else listing(words, view)
        return [*drawn, "", *hands(words, view), *roles(words, view), *pending(words, view)]

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the ring, what stayed in the box, and a warning where a role can never be of use."""
        lines = []
        if layout == "ring":
            marked = "" if view["malfunctions"] == "none" else " " + words.say("screen-key-malfunctions")
            lines.append(words.say("screen-key") + marked)
        return [*lines, *boxed(words, view), *useless_roles(words, view)]

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table at a new turn, a second command, or another ring."""
        return [] if _mark(before) == _mark(view) else self.table(words, view, terminal, layout)

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The table as it was left."""
        return [*self.table(words, view, terminal, layout), "", terminal.bold(words.say("end-head"))]

    def how_to_answer(self, words: Words, table: Table) -> str:
        """Numbers, notation, whole commands."""
        return words.say("how-to-answer")

    def typed(self, view: View, line: str) -> str:
        """Notation as it is."""
        return line

    def card(self, words: Words, view: View, asked: str) -> list[str] | None:
        """Cards of Assembly have no ids."""
        return None

    def hint(self, words: Words, table: Table, reason: Reason) -> str | None:
        """The refusals of Assembly say it all."""
        return None

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)


def _mark(view: View) -> object:
    return view["turn"], view["commands_done"], view["bays"]


FACE = AssemblyFace()
