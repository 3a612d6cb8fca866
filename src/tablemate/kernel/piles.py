"""Piles: rows of pieces that come into an order by chance.  The words here differ in which numbers they roll.

Whoever sets up or judges a state lays its pieces and finds where they are lying.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

import numpy as np

from .chance import Stream, roll
from .layout import Row
from .rule import rule

T = TypeVar("T")


class Pile(Row, Protocol):
    """A row of `i1`, the only kind of row that one rule hands to another."""


@rule
def shuffle(stream: Stream, pile: Pile, number: int) -> None:
    """The first `number` pieces of a pile come into any order, each as likely; nothing is rolled for fewer than two."""
    shuffle_last(stream, pile, number, number - 1)


@rule
def shuffle_last(stream: Stream, pile: Pile, number: int, drawn: int) -> None:
    """Of the first `number` pieces of a pile, random ones come to lie in the last `drawn` places, rolled for each."""
    for last in range(number - 1, number - 1 - drawn, -1):
        other = roll(stream, last + 1)
        piece = pile[last]
        pile[last] = pile[other]
        pile[other] = piece


@rule
def shuffle_in(stream: Stream, pile: Pile, number: int, piece: int, first: int = 0) -> None:
    """One more piece joins `number` shuffled ones, at any place; the piece that lay there goes to the end."""
    place = first + roll(stream, number + 1)
    pile[first + number] = pile[place]
    pile[place] = piece


def shuffled(stream: Stream, items: Iterable[T]) -> list[T]:
    """Things of any kind in the order that `shuffle` gives them."""
    given = list(items)
    order = list(range(len(given)))
    shuffle(stream, order, len(given))
    return [given[place] for place in order]


def lay(s: object, name: str, pieces: Sequence[int], first: int = 0) -> None:
    """Pieces lie in a row of a state, or in a pile from the bottom; `n_NAME`, if there is such a field, counts it."""
    for index, piece in enumerate(pieces, start=first):
        getattr(s, name)[index] = piece
    if hasattr(s, f"n_{name}"):
        setattr(s, f"n_{name}", len(pieces))


def lying(s: object, *names: str) -> list[int]:
    """The pieces in some fields of a state, where 0 means none."""
    return [int(piece) for name in names for piece in np.ravel(getattr(s, name)) if piece]
