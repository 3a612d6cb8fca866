"""What a card demands, as facts for the layers that put it into words: no prose, only slots and how they lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from .drawing import STEP, Cell, cells
from .language import Alternative, Bomb, Kind, Relation
from .layouts import twin_heights


class Place(StrEnum):
    """Where each die of a list lies as seen from the next one; APART where they are no neighbours all along.

    `rise 1 2` with LEFT reads: the second is higher than the die on its left.
    """

    LEFT = "left"
    RIGHT = "right"
    BELOW = "below"
    ABOVE = "above"
    APART = "apart"


class Span(StrEnum):
    """Which part of the card the slots of a list are, taken together."""

    CARD = "card"
    COLUMN = "column"
    SOME = "some"


@dataclass(frozen=True, slots=True)
class SlotFact:
    """What is printed in a slot; without alternatives any die, which rules look at if it is `judged`."""

    slot: int
    alternatives: tuple[Alternative, ...]
    judged: bool


@dataclass(frozen=True, slots=True)
class SupportFact:
    """A slot that can be filled only when the slots below it are."""

    slot: int
    below: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RelationFact:
    """A rule of the card and how its slots lie.

    `right` is the other side of a balance, `number` that of sum and gap, `column` (from 1) that of a span COLUMN.
    """

    kind: Kind
    slots: tuple[int, ...]
    right: tuple[int, ...]
    number: int | None
    place: Place
    span: Span
    column: int | None


Fact = SlotFact | SupportFact | RelationFact


def facts(bomb: Bomb) -> tuple[Fact, ...]:
    """All that the card demands: its slots, then its rules, then what rests on what."""
    return tuple(_facts(bomb))


def _facts(bomb: Bomb) -> Iterator[Fact]:
    for number, slot in enumerate(bomb.slots):
        yield SlotFact(number, slot.alternatives, slot.judged)
    for relation in bomb.rules:
        yield _relation_fact(bomb, relation)
    for number, below in enumerate(bomb.supports):
        if below:
            yield SupportFact(number, below)


def _relation_fact(bomb: Bomb, relation: Relation) -> RelationFact:
    column = _column(bomb, relation.named)
    whole = len(relation.named) == bomb.size
    return RelationFact(
        kind=relation.kind,
        slots=relation.slots,
        right=relation.right,
        number=relation.number,
        place=_place(bomb, relation.named),
        span=Span.CARD if whole else Span.COLUMN if column else Span.SOME,
        column=column,
    )


def _column(bomb: Bomb, slots: tuple[int, ...]) -> int | None:
    """The column of a twin layout, from 1, that these slots are."""
    heights = twin_heights(bomb.layout)
    if heights is None:
        return None
    first, second = set(range(heights[0])), set(range(heights[0], sum(heights)))
    return 1 if set(slots) == first else 2 if set(slots) == second else None


def _place(bomb: Bomb, slots: tuple[int, ...]) -> Place:
    """The place that is the same all along the list."""
    placed = cells(bomb)
    places = {_seen_from(placed[one], placed[next_one]) for one, next_one in pairwise(slots)}
    return places.pop() if len(places) == 1 else Place.APART


def _seen_from(one: Cell, other: Cell) -> Place:
    """Where `one` lies as seen from `other`, if they are neighbours."""
    across, up = one.column - other.column, one.level - other.level
    if up == 0 and abs(across) == STEP:
        return Place.LEFT if across < 0 else Place.RIGHT
    if abs(up) == 1 and abs(across) < STEP:
        return Place.BELOW if up < 0 else Place.ABOVE
    return Place.APART
