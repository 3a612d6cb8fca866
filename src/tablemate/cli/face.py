"""What the terminal needs to know about a game: how its table looks and what can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from tablemate.kernel.decisions import Action, Decision
from tablemate.words import Words

from .problems import Problem
from .terminal import Terminal

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """One action under the number that a person types."""

    number: int
    action: Action


@dataclass(frozen=True)
class Choices:
    """All actions of a decision, and how they are listed."""

    choices: tuple[Choice, ...]
    lines: tuple[str, ...]
    by_bay: bool = False
    numbers: Mapping[int, Action] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {choice.number: choice.action for choice in self.choices})


class Face(Protocol):
    """A game's face in the terminal."""

    layouts: tuple[str, ...]
    notes: Mapping[str, Callable[[Words, View], list[str]]]

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table as this viewer sees it."""

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """What a person should know when first looking at the table."""

    def mark(self, view: View) -> Any:
        """Changes when the table should be shown again."""

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""

    def topic(self, rule: str) -> str | None:
        """The topic of the rules that says more about a refusal."""


def face_of(game: str) -> Face:
    """The face of a game."""
    face: Face = import_module(f"tablemate.cli.{game}").FACE
    return face


def layout_of(game: str, asked: str | None) -> str:
    """The layout asked for, or the first one of the game."""
    layouts = face_of(game).layouts
    if asked is not None and asked not in layouts:
        raise Problem("problem-layout", layout=asked)
    return asked or layouts[0]
