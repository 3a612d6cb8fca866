"""What the terminal needs to know about a game: how its table looks and what can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Reason
from tablemate.kernel.preview import Preview
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words, sentence, viewer_of

from .offers import check_offered
from .problems import Problem
from .terminal import Terminal


@dataclass(frozen=True, slots=True)
class Numbered:
    """One action under the number that a person types."""

    number: int
    action: Action

    def aloud(self, words: Words, text: str) -> str:
        """The number, the notation unless that is the number, and what the action means."""
        notation = words.notation(self.action)
        if notation == str(self.number):
            return sentence(f"{self.number}, {text}")
        return f"{self.number}, {notation}. {sentence(text)}"


@dataclass(frozen=True, slots=True)
class Choices:
    """All actions of a decision, and how they are listed."""

    choices: tuple[Numbered, ...]
    lines: tuple[str, ...]
    by_place: bool = False
    """Are the numbers places of the game, such as bays, and not places in the list?"""


@dataclass(frozen=True, slots=True)
class SecondThought:
    """What an action gives away for good: said before a person confirms it, and once it was done."""

    before: tuple[str, ...]
    after: tuple[str, ...]


LIST = "list"
"""The layout of every game that is told in sentences instead of drawn."""
COMPACT = "compact"
"""The layout of games whose table is larger than a small screen."""
SPELLED = {
    LIST: ("list", "liste"),
    COMPACT: ("compact", "compacte"),
    "cards": ("cards", "cartes"),
    "legend": ("legend", "legende", "légende"),
}
"""What is typed for layouts and notes that several games have, where that is not just their name."""


def in_range(words: Words, numbers: Sequence[int]) -> str:
    """Numbers as a range if they are one: `1 to 8`, else in a row."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.say("number-range", first=str(numbers[0]), last=str(numbers[-1]))
    return words.listed(numbers)


class Face(Protocol):
    """A game's face in the terminal; what most games have need not be said."""

    layouts: tuple[str, ...]
    """The first that fits on the screen is taken unless one is asked for: drawings from the largest on, and `LIST`."""
    notes: Mapping[str, Callable[[Words, AnyView], list[str]]]
    """What can be looked up, by name: a command each."""
    spelled: Mapping[str, tuple[str, ...]]
    """What is typed for its layouts and notes, where that is not just their name; `typed-NAME` says it in help."""
    obvious: Sequence[str] = ()
    """The kinds of decisions that people are not asked where only one action is legal."""
    confirmed: Sequence[str] = ()
    """The kinds of actions that may have a `second_thought`; all others are done at once."""

    def table(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """The whole table as this viewer sees it."""

    def opening(self, words: Words, view: AnyView, layout: str) -> list[str]:
        """What a person should know when first looking at the table: how to read it where it is drawn."""
        return [] if layout == LIST else [words.say("screen-key")]

    def changes(self, words: Words, before: AnyView, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """What a person needs who has seen the table as it was before: all of it, a part, or nothing."""

    def looked_on(self, words: Words, before: AnyView, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """What somebody needs who sits nowhere: where a game says nothing else, what people at the table need."""
        return self.changes(words, before, view, terminal, layout)

    def ending(self, words: Words, view: AnyView, terminal: Terminal, layout: str) -> list[str]:
        """What is shown when the game is over, above the outcome: the table as it was left."""
        return [*self.table(words, view, terminal, layout), "", terminal.bold(words.say("end-head"))]

    def how_to_answer(self, words: Words, table: Table) -> str:
        """What can be typed as an action, for the list of commands."""
        return words.say("how-to-answer")

    def typed(self, view: AnyView, line: str) -> str:
        """The notation of what a person types, which in most games is what was typed."""

    def card(self, words: Words, view: AnyView, asked: str) -> list[str] | None:
        """A card on the table by its id; None in games whose cards have none."""
        return None

    def cards_known(self, words: Words, view: AnyView, note: str) -> Sequence[str]:
        """The cards that a note can be asked about by their ids."""
        return ()

    def instead(self, words: Words, table: Table, reason: Reason) -> str | None:
        """What a refusal does not know: another way that this table has; None if there is none."""
        return None

    def preview(
        self, words: Words, view: AnyView, preview: Preview[AnyView], terminal: Terminal, layout: str
    ) -> list[str]:
        """What would follow from an action, as far as whoever sees the view may know."""
        return words.story(preview.events, viewer_of(view))

    def painted(self, words: Words, terminal: Terminal, line: str) -> str:
        """A line of the choices in the colours of the game."""
        return line

    def second_thought(self, words: Words, view: AnyView, action: Action) -> SecondThought | None:
        """What an action gives away that is asked once more; None if nothing."""
        return None

    def choices(self, words: Words, view: AnyView, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""


def face_of(game: str) -> Face:
    """The face of a game."""
    check_offered(game)
    face: Face = import_module(f"tablemate.cli.{game}.face").FACE
    return face


def layout_of(game: str, asked: str | None) -> str:
    """The layout asked for, or the first one of the game."""
    face = face_of(game)
    for layout in face.layouts:
        if asked is None or asked in {**SPELLED, **face.spelled}.get(layout, (layout,)):
            return layout
    raise Problem("layout_unknown", found=shown(asked), layouts=", ".join(face.layouts))
