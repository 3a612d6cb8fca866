"""One question about one card, asked outside the rules: may this die go there?  The card's own automaton answers."""

from __future__ import annotations

from collections.abc import Sequence

from .cards.automaton import REFUSED, automaton
from .cards.language import Bomb
from .cards.layouts import bottom_up


def node_of(bomb: Bomb, dice: Sequence[int | None], legality: str) -> int:
    """The node of a bomb with these dice on it; REFUSED if they could never have been placed so."""
    card = automaton(bomb, legality)
    node = card.start
    for slot in bottom_up(bomb.supports) or ():
        die = dice[slot]
        if die is not None:
            node = card.place(node, slot, die)
        if node == REFUSED:
            return REFUSED
    return node


def allowed(bomb: Bomb, dice: Sequence[int | None], slot: int, die: int, legality: str) -> bool:
    """May the die be placed on this slot, given the dice that lie there?"""
    node = node_of(bomb, dice, legality)
    return node != REFUSED and bool(automaton(bomb, legality).fits(node, slot) >> die & 1)
