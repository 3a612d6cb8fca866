"""Cards as data, for whoever draws them or puts them into words: no prose, only what is printed and how it lies.

Slots are counted from 0.  Whatever shows cards takes them from here; the language of cards is the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from tablemate.kernel.card_files import Name
from tablemate.kernel.naming import names

from .cards.dice import COLOUR_LETTERS, VALUES
from .cards.drawing import STEP, Cell, cells
from .cards.language import Alternative, Bomb, Deck, Relation, Sabotage, Slot
from .cards.language import Kind as Kind
from .cards.layouts import FREE as FREE
from .cards.layouts import STACK as STACK
from .cards.layouts import twin_heights
from .options import FuseOptions
from .terms import Colour

_COLOURS = names(Colour)


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
class Asks:
    """One half of a split die, or the whole of another: a colour, a value, or both; None: whichever."""

    colour: str | None
    value: int | None


SIGNS: Mapping[str, Asks] = {
    f"{letter}{value or ''}": Asks(colour, value)
    for letter, colour in zip(("", *COLOUR_LETTERS), (None, *_COLOURS), strict=True)
    for value in (None, *range(1, VALUES + 1))
    if letter or value
}
"""Every colour, value and die by its text: `R`, `4`, `R4`."""


@dataclass(frozen=True, slots=True)
class DescribedSlot:
    """What is printed in a slot, where it lies, and the slots it rests on.

    Without anything asked it takes any die, which rules look at if it is `judged`.  `level` counts from the bottom,
    `column` from the left in half dice.
    """

    asks: tuple[Asks, ...]
    judged: bool
    level: int
    column: int
    below: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DescribedRule:
    """A rule of the card and how its slots lie.

    `right` is the other side of a balance, `number` that of sum and gap, `column` (from 1) that of a span COLUMN.
    """

    kind: Kind
    slots: tuple[int, ...]
    right: tuple[int, ...]
    number: int | None
    place: Place = Place.APART
    span: Span = Span.SOME
    column: int | None = None


@dataclass(frozen=True, slots=True)
class DescribedBomb:
    """A bomb; `size` is the number of its slots, `heights` are those of two stacks side by side.

    `rows` are its slots from the bottom up, left to right.
    """

    id: str
    name: Name
    value: int
    layout: str
    size: int
    heights: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    slots: tuple[DescribedSlot, ...]
    rules: tuple[DescribedRule, ...]


@dataclass(frozen=True, slots=True)
class DescribedSabotage:
    """A sabotage card: the colour or the value of the dice it takes, as it is printed."""

    id: str
    name: Name
    match: str


Card = DescribedBomb | DescribedSabotage


def describe(options: FuseOptions) -> Mapping[str, Card]:
    """The cards that are played with, by id."""
    return describe_deck(options.deck)


@lru_cache(maxsize=8)
def describe_deck(deck: Deck) -> Mapping[str, Card]:
    """The cards of a deck by id, bombs first."""
    bombs = {bomb.id: describe_bomb(bomb) for bomb in deck.bombs}
    return {**bombs, **{card.id: _sabotage(card) for card in deck.sabotage}}


def _sabotage(card: Sabotage) -> DescribedSabotage:
    return DescribedSabotage(card.id, card.name, card.match.text)


def describe_bomb(bomb: Bomb) -> DescribedBomb:
    """A bomb with all that it demands."""
    placed = cells(bomb)
    return DescribedBomb(
        id=bomb.id,
        name=bomb.name,
        value=bomb.value,
        layout=bomb.layout,
        size=bomb.size,
        heights=twin_heights(bomb.layout) or (),
        rows=_rows(placed),
        slots=tuple(map(_slot, bomb.slots, placed, bomb.supports)),
        rules=tuple(_rule(bomb, relation) for relation in bomb.rules),
    )


def _rows(placed: tuple[Cell, ...]) -> tuple[tuple[int, ...], ...]:
    levels = range(1 + max(cell.level for cell in placed))
    across = sorted(placed, key=lambda cell: cell.column)
    return tuple(tuple(cell.slot for cell in across if cell.level == level) for level in levels)


def _slot(slot: Slot, cell: Cell, below: tuple[int, ...]) -> DescribedSlot:
    return DescribedSlot(asked_of(slot.alternatives), slot.judged, cell.level, cell.column, below)


def asked_of(alternatives: tuple[Alternative, ...]) -> tuple[Asks, ...]:
    """What a slot asks for, by name."""
    return tuple(Asks(None if each.colour is None else _COLOURS[each.colour], each.value) for each in alternatives)


def _rule(bomb: Bomb, relation: Relation) -> DescribedRule:
    column = _column(bomb, relation.named)
    whole = len(relation.named) == bomb.size
    span = Span.CARD if whole else Span.COLUMN if column else Span.SOME
    return DescribedRule(
        relation.kind, relation.slots, relation.right, relation.number, _place(bomb, relation.named), span, column
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
