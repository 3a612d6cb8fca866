"""The cards of a deck as the rules see them: one record of numbers, made once for a deck and a legality.

A node stands for all fillings, of whatever card, that have the same future; every node leads to lower ones, and a
finished card is node 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Annotated

import numpy as np

from tablemate.kernel.layout import PUBLIC, Array, FieldNumbers, Grid, Row, i2, i4

from .automaton import FINISHED, REFUSED, Automaton, automaton
from .dice import DIE_TYPES, dice_in
from .faults import fault
from .language import Bomb, Deck
from .layouts import SLOTS
from .reading import BOMB, MOST_BOMBS, MOST_SABOTAGE
from .remembering import remembering

MOST_NODES = 16384
MOST_ROWS = 16384
_NO_SLOT = (0,) * SLOTS


class Cards:
    """The cards of a deck.  Bombs and sabotage cards are numbered from 1 in file order, slots from 0.

    `fits` tells which dice a slot takes at a node (none if it is filled or lacks support), `wanted` which dice any slot
    takes there, `follow` at the row `link` to which node such a die leads; for other dice a row says nothing.
    """

    bombs: Annotated[int, i2, PUBLIC]
    sabotage: Annotated[int, i2, PUBLIC]
    value: Annotated[Row, i2, MOST_BOMBS + 1, PUBLIC]
    size: Annotated[Row, i2, MOST_BOMBS + 1, PUBLIC]
    start: Annotated[Row, i2, MOST_BOMBS + 1, PUBLIC]
    below: Annotated[Grid, i2, MOST_BOMBS + 1, SLOTS, PUBLIC]
    match: Annotated[Row, i4, MOST_SABOTAGE + 1, PUBLIC]
    wanted: Annotated[Row, i4, MOST_NODES, PUBLIC]
    fits: Annotated[Grid, i4, MOST_NODES, SLOTS, PUBLIC]
    link: Annotated[Grid, i2, MOST_NODES, SLOTS, PUBLIC]
    follow: Annotated[Grid, i2, MOST_ROWS, DIE_TYPES, PUBLIC]


def deck_numbers(deck: Deck, legality: str) -> FieldNumbers:
    """The numbers of `Cards` for a deck; the arrays are shared and cannot be written to."""
    return dict(_numbers(deck, legality))


def node_count(deck: Deck, legality: str) -> int:
    """How many nodes the deck has, the finished card included."""
    return _nodes(deck, legality).size()


@lru_cache(maxsize=8)
def _numbers(deck: Deck, legality: str) -> FieldNumbers:
    nodes = _nodes(deck, legality)
    return {
        "bombs": len(deck.bombs),
        "sabotage": len(deck.sabotage),
        "value": _filled((MOST_BOMBS + 1,), "i2", [0, *(bomb.value for bomb in deck.bombs)]),
        "size": _filled((MOST_BOMBS + 1,), "i2", [0, *(bomb.size for bomb in deck.bombs)]),
        "start": _filled((MOST_BOMBS + 1,), "i2", [0, *nodes.start]),
        "below": _filled((MOST_BOMBS + 1, SLOTS), "i2", [_NO_SLOT, *map(_below, deck.bombs)]),
        "match": _filled((MOST_SABOTAGE + 1,), "i4", [0, *(card.match.dice for card in deck.sabotage)]),
        "wanted": _filled((MOST_NODES,), "i4", [reduce(or_, fits) for fits in nodes.fits]),
        "fits": _filled((MOST_NODES, SLOTS), "i4", nodes.fits),
        "link": _filled((MOST_NODES, SLOTS), "i2", nodes.link),
        "follow": _filled((MOST_ROWS, DIE_TYPES), "i2", nodes.follow),
    }


def _below(bomb: Bomb) -> tuple[int, ...]:
    return (bomb.below + _NO_SLOT)[:SLOTS]


def _filled(shape: tuple[int, ...], kind: str, values: Sequence[int | Sequence[int]]) -> Array:
    """A read-only array that begins with these values."""
    array = np.zeros(shape, kind)
    array[: len(values)] = values
    array.flags.writeable = False
    return array


class _Nodes:
    """The nodes of a deck, its cards added one after the other; equal nodes and equal rows are shared."""

    def __init__(self) -> None:
        """Node 0 is the finished card, row 0 says nothing."""
        self.start: list[int] = []
        self.fits: list[tuple[int, ...]] = [_NO_SLOT]
        self.link: list[tuple[int, ...]] = [_NO_SLOT]
        self.follow: list[tuple[int, ...]] = [(0,) * DIE_TYPES]
        self._node_of: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self._row_of: dict[tuple[int, ...], int] = {}
        self._slot_of: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}

    def size(self) -> int:
        """How many nodes there are."""
        return len(self.fits)

    def add(self, card: Automaton) -> None:
        """Number the nodes of a card; each leads to nodes that have their number already."""
        numbers = [FINISHED]
        for moves in card.nodes[1:]:
            fits, link = [*_NO_SLOT], [*_NO_SLOT]
            for slot, targets in moves:
                reached = tuple([target if target == REFUSED else numbers[target] for target in targets])
                fits[slot], link[slot] = self._slot(card.classes[slot], reached)
            numbers.append(self._node(tuple(fits), tuple(link)))
        self.start.append(numbers[card.start])

    def _node(self, fits: tuple[int, ...], link: tuple[int, ...]) -> int:
        number = self._node_of.setdefault((fits, link), len(self.fits))
        if number == len(self.fits):
            self.fits.append(fits)
            self.link.append(link)
        return number

    def _slot(self, classes: tuple[int, ...], reached: tuple[int, ...]) -> tuple[int, int]:
        """The dice that a slot takes and its row, from the node that each class of dice leads to."""
        known = self._slot_of.get((classes, reached))
        if known is None:
            taken = [(dice, node) for dice, node in zip(classes, reached) if node != REFUSED]
            known = sum(dice for dice, _ in taken), self._row(taken)
            self._slot_of[classes, reached] = known
        return known

    def _row(self, taken: list[tuple[int, int]]) -> int:
        row = [0] * DIE_TYPES
        for dice, node in taken:
            for die in dice_in(dice):
                row[die] = node
        number = self._row_of.setdefault(tuple(row), len(self.follow))
        if number == len(self.follow):
            self.follow.append(tuple(row))
        return number


@remembering(2 * MOST_NODES, _Nodes.size)
def _nodes(deck: Deck, legality: str) -> _Nodes:
    nodes = _Nodes()
    for index, bomb in enumerate(deck.bombs):
        nodes.add(automaton(bomb, legality))
        if len(nodes.fits) > MOST_NODES or len(nodes.follow) > MOST_ROWS:
            raise fault("too_large").on_card(BOMB, index, bomb.id)
    return nodes
