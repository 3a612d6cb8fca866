"""How much work a card is: the expected number of random dice until it is complete under best play.

One uniform random die of 30 types at a time, accepted or refused, no penalties.  At a node the best policy accepts the
m die types with the best futures; waiting for one of them takes 30 / m dice, so that
V = min over m of (30 + the sum of the m smallest V reached) / m.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache

import numpy as np

from .automaton import EXTENDABLE, REFUSED, Automaton, automaton
from .dice import DIE_TYPES, dice_in
from .language import Bomb, Deck
from .table import deck_numbers, node_count


@lru_cache(maxsize=256)
def effort(bomb: Bomb) -> Fraction:
    """The expected number of dice for the empty card, exactly."""
    card = automaton(bomb, EXTENDABLE)
    values = [Fraction(0)]
    for node in range(1, len(card.nodes)):
        values.append(_best_policy(_best_futures(card, node, values)))
    return values[card.start]


def _best_futures(card: Automaton, node: int, values: list[Fraction]) -> list[Fraction]:
    """For every die type that fits somewhere, the value of its best slot; smallest first."""
    best: dict[int, Fraction] = {}
    for slot, targets in card.nodes[node]:
        for dice, target in zip(card.classes[slot], targets):
            if target != REFUSED:
                for die in dice_in(dice):
                    best[die] = min(best.get(die, values[target]), values[target])
    return sorted(best.values())


def _best_policy(futures: list[Fraction]) -> Fraction:
    """The value of accepting the m best die types, for the best m."""
    best = total = Fraction(0)
    for accepted, future in enumerate(futures, 1):
        total += future
        value = (DIE_TYPES + total) / accepted
        best = value if accepted == 1 else min(best, value)
    return best


@lru_cache(maxsize=8)
def _efforts(deck: Deck, legality: str) -> tuple[float, ...]:
    numbers = deck_numbers(deck, legality)
    values = np.full(node_count(deck, legality), math.inf)
    values[0] = 0
    accepted = np.arange(1, DIE_TYPES + 1)
    dice = np.arange(DIE_TYPES)
    for node in range(1, len(values)):
        fits, rows = numbers["fits"][node], numbers["follow"][numbers["link"][node]]
        reached = np.where(fits[:, None] >> dice & 1, values[rows], math.inf).min(axis=0)
        values[node] = np.min((DIE_TYPES + np.sort(reached).cumsum()) / accepted)
    return tuple(values.tolist())


def efforts(deck: Deck, legality: str) -> list[float]:
    """By node of the deck: the expected number of dice to complete the card from there; infinite at a dead end."""
    return list(_efforts(deck, legality))


def first_dice(bomb: Bomb) -> int:
    """How many of the 30 die types the empty card accepts."""
    card = automaton(bomb, EXTENDABLE)
    accepted = 0
    for slot in range(bomb.size):
        accepted |= card.fits(card.start, slot)
    return accepted.bit_count()
