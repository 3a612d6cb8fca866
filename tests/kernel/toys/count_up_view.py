"""What a view of Count Up holds."""

from __future__ import annotations

from typing import Literal, TypedDict

from tablemate.kernel.views import Around, Asked, Ended, Hidden, Nothing


class View(Around):
    """The whole view."""

    total: int
    target: int
    active: int
    turn: int
    passes: list[int]
    n_pile: int
    pile: list[int | Hidden]
    pile_seen: list[int]
    hand: list[list[int | Hidden]]
    n_hand: list[int]
    played: list[int]
    waiting: list[Asked[Literal["choose", "peek"], Total]]
    outcome: Ended[Literal["exact", "beyond"], Turns, Nothing] | None


class Total(TypedDict):
    """What was counted so far."""

    total: int


class Turns(TypedDict):
    """How many it took."""

    turns: int
