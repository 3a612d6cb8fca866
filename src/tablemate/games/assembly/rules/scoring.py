"""The score and its bands.  (Rulebook: scoring.)"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import Result
from tablemate.kernel.contract import Figures
from tablemate.kernel.rule import rule

from .bays import count, occupied_bays

BANDS = ((15, 1), (19, 2), (23, 3), (25, 4), (29, 5))
GIFTED = 6


@rule
def score(s: State) -> int:
    """Two points a locked bay, one a module on the line, one a card in the pile (ASM-SCORE-1, R8)."""
    return 2 * count(s.locked) + count(occupied_bays(s)) + s.n_pile


@rule
def band(points: int) -> int:
    """The band of a score, 1 for the lowest to 6 (ASM-SCORE-2)."""
    for most, number in BANDS:
        if points <= most:
            return number
    return GIFTED


@rule
def outcome(s: State, cards: Cards, out: Figures) -> int:
    """Won or lost, score, band, locked bays, modules on the line, cards in the pile, turns, refreshes."""
    if s.result == Result.NONE:
        return 0
    out.figure[0] = 1 if s.result == Result.WON else 0
    out.figure[1] = score(s)
    out.figure[2] = band(out.figure[1])
    out.figure[3] = count(s.locked)
    out.figure[4] = count(occupied_bays(s))
    out.figure[5] = s.n_pile
    out.figure[6] = s.turn
    out.figure[7] = s.refreshes
    return 8
