"""The face of FUSE in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.cli.face import Choices
from tablemate.cli.terminal import Terminal
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.table import Table
from tablemate.words import Words

from .answering import hint, how_to_answer, typed
from .changes import changes, whole
from .choices import choices
from .notes import NOTES, SPELLED, card


class FuseFace:
    """See `cli.face.Face`."""

    layouts = ("table", "list")
    notes = NOTES
    spelled = SPELLED
    beginnings = ("turn_started",)

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        return whole(words, view, terminal, layout)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the bombs."""
        return [words.say("screen-key")] if layout == "table" else []

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table once a turn, else what changed and what concerns the viewer."""
        return changes(words, before, view, terminal, layout)

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The table as it was left."""
        return [*self.table(words, view, terminal, layout), "", terminal.bold(words.say("end-head"))]

    def how_to_answer(self, words: Words, table: Table) -> str:
        """Numbers, and the actions that there are by what was agreed."""
        return how_to_answer(words, table)

    def typed(self, view: View, line: str) -> str:
        """Dice may be named by their letters."""
        return typed(view, line)

    def card(self, words: Words, view: View, asked: str) -> list[str] | None:
        """A bomb by its id."""
        return card(words, view, asked)

    def hint(self, words: Words, table: Table, reason: Reason) -> str | None:
        """Which way of taking back this table has."""
        return hint(words, table, reason)

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)


FACE = FuseFace()
