"""The face of Fingers in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablemate.cli.face import Choices, Numbered
from tablemate.cli.terminal import Terminal
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words


class FingersFace:
    """See `cli.face.Face`."""

    layouts = ("list",)
    notes: Mapping[str, Callable[[Words, AnyView], list[str]]] = {}
    spelled: Mapping[str, tuple[str, ...]] = {}
    beginnings = ("revealed",)

    def table(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """What is left and what was scored."""
        return [*words.labels(view).values()]

    def opening(self, words: Words, view: AnyView, layout: str) -> list[str]:
        """Nothing to know."""
        return []

    def changes(self, words: Words, before: AnyView, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """All of it after a round."""
        return [] if before["left"] == view["left"] else self.table(words, view, terminal, layout)

    def ending(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """The points."""
        return self.table(words, view, terminal, layout)

    def how_to_answer(self, words: Words, table: Table) -> str:
        """A number of the list, or the notation."""
        return words.notation(table.legal(0)[0])

    def typed(self, view: AnyView, line: str) -> str:
        """Notation as it is."""
        return line

    def card(self, words: Words, view: AnyView, asked: str) -> list[str] | None:
        """There are no cards on the table."""
        return None

    def hint(self, words: Words, table: Table, reason: Reason) -> str | None:
        """The refusals say it all."""
        return None

    def choices(self, words: Words, view: AnyView, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions in a row."""
        numbered = tuple(Numbered(place, action) for place, action in enumerate(legal, start=1))
        return Choices(numbered, tuple(f"{each.number}  {words.notation(each.action)}" for each in numbered))


FACE = FingersFace()
