"""How much work a card is: the expected number of random dice, or of turns, until it is complete under best play.

Of so many uniform random dice of 30 types one is accepted, or none, without penalties.  At a node the best policy
accepts the m die types with the best futures.  Among 30 ** n equally likely throws of n dice the k-th best type is the
best one shown in w(k) = (31 - k) ** n - (30 - k) ** n, so that with V(k) for the future it leads to
V = min over m of (30 ** n + the sum of w(k) V(k) up to m) / the sum of w(k) up to m.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

import numpy as np

from .automaton import EXTENDABLE, REFUSED, Automaton, automaton
from .dice import DIE_TYPES, dice_in
from .language import Bomb, Deck
from .table import deck_numbers, node_count

TRAY = 5
"""The dice of a turn."""
Number = TypeVar("Number", Fraction, float)


@lru_cache(maxsize=256)
def effort(bomb: Bomb) -> Fraction:
    """The expected number of dice for the empty card, exactly."""
    return _expected(bomb, 1, Fraction(0))


@lru_cache(maxsize=256)
def turns(bomb: Bomb) -> float:
    """The expected number of turns for a player alone with the empty card who takes the best of five dice each turn."""
    return _expected(bomb, TRAY, 0.0)


def _expected(bomb: Bomb, thrown: int, finished: Number) -> Number:
    """By the best policy, counted as the value of the finished card is: exactly, or nearly."""
    card = automaton(bomb, EXTENDABLE)
    values = [finished]
    for node in range(1, len(card.nodes)):
        values.append(_best_policy(_best_futures(card, node, values), thrown))
    return values[card.start]


def _best_futures(card: Automaton, node: int, values: list[Number]) -> list[Number]:
    """For every die type that fits somewhere, the value of its best slot; smallest first."""
    best: dict[int, Number] = {}
    for slot, targets in card.nodes[node]:
        for dice, target in zip(card.classes[slot], targets):
            if target != REFUSED:
                for die in dice_in(dice):
                    best[die] = min(best.get(die, values[target]), values[target])
    return sorted(best.values())


def _best_policy(futures: list[Number], thrown: int) -> Number:
    """The value of accepting the m best die types, for the best m."""
    found: list[Number] = []
    total, chances = 0 * futures[0] + DIE_TYPES**thrown, 0
    for better, future in enumerate(futures):
        chance = (DIE_TYPES - better) ** thrown - (DIE_TYPES - better - 1) ** thrown
        total, chances = total + chance * future, chances + chance
        found.append(total / chances)
    return min(found)


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
