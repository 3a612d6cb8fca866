"""How much work the bombs of a deck still are, and what a die does about it.

The measure is E: how many random dice are seen, on average, before a card is complete.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tablemate.games.fuse.cards.automaton import FINISHED as FINISHED
from tablemate.games.fuse.cards.effort import efforts
from tablemate.games.fuse.cards.language import Deck
from tablemate.games.fuse.cards.layouts import bottom_up
from tablemate.games.fuse.cards.table import deck_numbers

DEAD = 2.0
"""A dead end counts as so many times the hardest card."""

Steps = tuple[tuple[int, int], ...]
"""Dice and the slots they go to, in an order that works."""


class Worth:
    """The cards of a deck by node, as plain numbers."""

    def __init__(self, deck: Deck, legality: str) -> None:
        known = efforts(deck, legality)
        worst = DEAD * max(each for each in known if each < math.inf)
        numbers = deck_numbers(deck, legality)
        self.effort: list[float] = [min(each, worst) for each in known]
        self.start: list[int] = numbers["start"].tolist()
        self._upwards = [(), *(tuple(bottom_up(bomb.supports) or ()) for bomb in deck.bombs)]
        self._fits: list[list[int]] = numbers["fits"][: len(known)].tolist()
        self._link: list[list[int]] = numbers["link"][: len(known)].tolist()
        self._follow: list[list[int]] = numbers["follow"][: 1 + max(map(max, self._link))].tolist()
        self.wanted = [_union(fits) for fits in self._fits]

    def after(self, node: int, slot: int, die: int) -> int:
        """The node that a fitting die leads to."""
        return self._follow[self._link[node][slot]][die]

    def slots(self, node: int, die: int) -> list[tuple[int, int]]:
        """Where a die may go and to which node that leads; of slots that lead to the same node the first."""
        found: dict[int, int] = {}
        for slot, fits in enumerate(self._fits[node]):
            if fits >> die & 1:
                found.setdefault(self.after(node, slot, die), slot)
        return [(slot, node) for node, slot in found.items()]

    def node_of(self, bomb: int, dice: Sequence[int]) -> int:
        """The node of a bomb with these dice by slot, each a type plus one or 0, laid from the bottom up."""
        node = self.start[bomb]
        for slot in self._upwards[bomb]:
            if dice[slot]:
                node = self.after(node, slot, dice[slot] - 1)
        return node


@lru_cache(maxsize=8)
def worth_of(deck: Deck, legality: str) -> Worth:
    """The worth of a deck's cards, made once."""
    return Worth(deck, legality)


@dataclass(frozen=True, slots=True)
class Filling:
    """The best way to lay some dice on one bomb: the node it ends at, and how to get there."""

    node: int
    steps: Steps


@lru_cache(maxsize=1 << 16)
def best_filling(worth: Worth, node: int, dice: tuple[int, ...]) -> Filling | None:
    """All of these dice on a bomb, so that the least work is left; None if they do not go together."""
    if not dice:
        return Filling(node, ())
    best: Filling | None = None
    for index, die in enumerate(dice):
        if die not in dice[:index] and worth.wanted[node] >> die & 1:
            rest = dice[:index] + dice[index + 1 :]
            for slot, reached in worth.slots(node, die):
                found = best_filling(worth, reached, rest)
                if found and (best is None or worth.effort[found.node] < worth.effort[best.node]):
                    best = Filling(found.node, ((die, slot), *found.steps))
    return best


def _union(sets: list[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union
