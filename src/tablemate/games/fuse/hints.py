"""What players at a real table look for, so that no screen has to judge: which dice fit where, and which bomb to pick.

All of it is public and the same for every viewer, so it is worked out once for a table as it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_

from .cards.automaton import REFUSED, automaton
from .cards.dice import COLOURS, VALUES
from .cards.effort import turns
from .cards.language import Deck
from .cards.table import deck_numbers
from .names import names
from .placement import node_of
from .seen import Seen
from .terms import SLOTS, Colour, Mark
from .view_types import Fits, Wanted

Row = tuple[int, ...]
Rows = tuple[Row, ...]
_Slots = tuple[tuple[str, Row], ...]
"""By bomb: the slots that take a die."""
_COLOUR_NAMES = names(Colour)
_OF_COLOUR = tuple(((1 << VALUES) - 1) << colour * VALUES for colour in range(COLOURS))
"""By colour: its die types as bits."""


def fits(seen: Seen) -> list[list[Fits]]:
    """By seat, by die of the tray: the slots that would take it, by bomb; none for a die that was used."""
    dice = tuple(die if mark < Mark.BURNT else 0 for die, mark in zip(seen.tray, seen.mark) if die)
    found = _fits(seen.options.deck, seen.options.legality, dice, seen.card, seen.node)
    return [[{card: list(slots) for card, slots in die} for die in seat] for seat in found[: seen.players]]


@lru_cache(maxsize=64)
def _fits(deck: Deck, legality: str, dice: Row, cards: Rows, nodes: Rows) -> tuple[tuple[_Slots, ...], ...]:
    taken = _taken(deck, legality)
    mats = [[(deck.bombs[card - 1].id, taken[node]) for card, node in zip(*mat) if card] for mat in zip(cards, nodes)]
    return tuple(tuple(tuple(_slots(mat, die)) if die else () for die in dice) for mat in mats)


def _slots(mat: list[tuple[str, list[int]]], die: int) -> Iterator[tuple[str, Row]]:
    for card, taken in mat:
        slots = tuple(slot for slot in range(1, SLOTS + 1) if taken[slot - 1] >> die - 1 & 1)
        if slots:
            yield card, slots


@lru_cache(maxsize=8)
def _taken(deck: Deck, legality: str) -> list[list[int]]:
    """By node and slot: the dice that it takes as bits."""
    fits: list[list[int]] = deck_numbers(deck, legality)["fits"].tolist()
    return fits


def turns_of(deck: Deck, number: int) -> float:
    """How many turns a bomb takes a player alone who places one die a turn, the best of five."""
    return _turns(deck)[number - 1]


@lru_cache(maxsize=8)
def _turns(deck: Deck) -> tuple[float, ...]:
    return tuple(round(turns(bomb), 1) for bomb in deck.bombs)


def wanted_by(seen: Seen, number: int) -> list[Wanted]:
    """The colours without which a bomb cannot be finished, each with the seats that cannot do without it either."""
    deck, legality = seen.options.deck, seen.options.legality
    seats = _needed_by_seat(deck, legality, seen.card, seen.die)
    return [
        {"colour": _COLOUR_NAMES[colour], "seats": [seat for seat in range(seen.players) if colour in seats[seat]]}
        for colour in _needed(deck, legality, number, ())
    ]


@lru_cache(maxsize=64)
def _needed_by_seat(deck: Deck, legality: str, cards: Rows, dice: Rows) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(_needed_on_mat(deck, legality, *mat)) for mat in zip(cards, dice))


def _needed_on_mat(deck: Deck, legality: str, cards: Row, dice: Row) -> Iterator[int]:
    for place, number in enumerate(cards):
        if number:
            yield from _needed(deck, legality, number, dice[place * SLOTS : (place + 1) * SLOTS])


@lru_cache(maxsize=1024)
def _needed(deck: Deck, legality: str, number: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """The colours that a bomb with these dice on it cannot be finished without; none if it cannot be at all."""
    bomb = deck.bombs[number - 1]
    on_it = [dice[slot] - 1 if dice and dice[slot] else None for slot in range(bomb.size)]
    node = node_of(bomb, on_it, legality)
    found = None if node == REFUSED else _needed_by_node(deck, legality, number)[node]
    return () if found is None else tuple(colour for colour in range(COLOURS) if found >> colour & 1)


@lru_cache(maxsize=256)
def _needed_by_node(deck: Deck, legality: str, number: int) -> list[int | None]:
    """By node: the colours that every way to the finished card needs, as bits; None where there is no such way."""
    card = automaton(deck.bombs[number - 1], legality)
    needed: list[int | None] = [0]
    for moves in card.nodes[1:]:
        edges = [edge for slot, targets in moves for edge in zip(card.classes[slot], targets)]
        ways = [(dice, needed[target]) for dice, target in edges if target != REFUSED]
        needed.append(_in_all([then | _only_colour(dice) for dice, then in ways if then is not None]))
    return needed


def _in_all(ways: list[int]) -> int | None:
    return reduce(and_, ways) if ways else None


def _only_colour(dice: int) -> int:
    """The colour that all of these dice have, as a bit; 0 if they differ."""
    return next((1 << colour for colour, types in enumerate(_OF_COLOUR) if dice & ~types == 0), 0)
