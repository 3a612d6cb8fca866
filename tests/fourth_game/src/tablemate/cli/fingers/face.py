"""The face of Fingers in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablemate.cli.face import Choices, Face, Numbered
from tablemate.cli.terminal import Terminal
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.views import AnyView
from tablemate.words import Words


class FingersFace(Face):
    """See `cli.face.Face`."""

    layouts = ("list",)
    notes: Mapping[str, Callable[[Words, AnyView], list[str]]] = {}
    spelled: Mapping[str, tuple[str, ...]] = {}

    def table(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """What is left and what was scored."""
        return [*words.labels(view).values()]

    def changes(self, words: Words, before: AnyView, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """All of it after a round."""
        return [] if before["left"] == view["left"] else self.table(words, view, terminal, layout)

    def ending(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """The points."""
        return self.table(words, view, terminal, layout)

    def typed(self, view: AnyView, line: str) -> str:
        """Notation as it is."""
        return line

    def choices(self, words: Words, view: AnyView, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions in a row."""
        numbered = tuple(Numbered(place, action) for place, action in enumerate(legal, start=1))
        return Choices(numbered, tuple(f"{each.number}  {words.notation(each.action)}" for each in numbered))


FACE = FingersFace()
