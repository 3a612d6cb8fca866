"""The face of Assembly in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemate.cli.face import COMPACT, LIST, Choices, Face, Numbered
from tablemate.cli.terminal import Terminal
from tablemate.games.assembly.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.preview import Preview
from tablemate.words import Words

from .choices import listed
from .colours import with_cards
from .compact import compact_table
from .ghosts import foreseen
from .notes import NOTES, SPELLED, boxed, useless_roles
from .table import table

DONE = 0
"""What is typed where bays are picked and no more of them are wanted."""


class AssemblyFace(Face):
    """See `cli.face.Face`."""

    layouts = ("ring", COMPACT, LIST)
    notes = NOTES
    obvious = ("pick",)
    spelled = SPELLED

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The ring or its list, then hands, roles and what is pending."""
        if layout == COMPACT:
            return compact_table(words, view, terminal)
        return table(words, view, terminal, layout)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the ring, what stayed in the box, and a warning where a role can never be of use."""
        lines = []
        if layout != LIST:
            key = words.say("screen-key-compact" if layout == COMPACT else "screen-key")
            marked = "" if view["malfunctions"] == "none" else " " + words.say("screen-key-malfunctions")
            lines.append(key + marked)
        return [*lines, *boxed(words, view), *useless_roles(words, view)]

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table at a new turn, a second command, or another ring; the compact one at every question."""
        known = layout != COMPACT and _mark(before) == _mark(view)
        return [] if known else self.table(words, view, terminal, layout)

    def typed(self, view: View, line: str) -> str:
        """Notation as it is."""
        return line

    def painted(self, words: Words, terminal: Terminal, line: str) -> str:
        """A line of the choices with cards in their colours."""
        return with_cards(words, terminal, line)

    def preview(self, words: Words, view: View, preview: Preview[View], terminal: Terminal, layout: str) -> list[str]:
        """What would be told, and the ring with ghosts of what would have moved."""
        return foreseen(words, view, preview, terminal, layout)

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        numbered = tuple(_numbered(decision.kind, legal))
        spoken = words.aloud(on=layout == LIST)
        lines = tuple(listed(spoken, view, decision.kind, numbered, layout))
        return Choices(numbered, lines, by_place=decision.kind == "pick")


def _mark(view: View) -> object:
    return view["turn"], view["commands_done"], view["bays"]


def _numbered(kind: str, legal: Sequence[Action]) -> Iterator[Numbered]:
    """Places in the list; where bays are picked, the bays themselves, and 0 for done."""
    for place, action in enumerate(legal, start=1):
        if kind == "pick":
            yield Numbered(action.arguments.get("bay", DONE), action)
        else:
            yield Numbered(place, action)


FACE = AssemblyFace()
