"""The end of a game and its score.  (Sheet: victory.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import WIN_BONUS, Cause, Edition, Ev, Result
from tablemate.kernel.contract import Figures
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

SEAT_FIGURES = 7
"""Where the points of the seats begin."""


@rule
def end_game(s: State, by: int, ev: Events) -> None:
    """Over: won if pile and row are empty, else lost.  Open questions are dropped (FUSE-TIME-1, A36)."""
    s.result = Result.WON if s.won == 1 else Result.LOST
    s.ended_by = by
    s.picking = 0
    s.losing = 0
    s.cause = Cause.NONE
    s.loss_card = 0
    s.loss_types = 0
    emit(ev, Ev.GAME_OVER, s.result, by)


@rule
def points_of(s: State, cards: Cards, seat: int) -> int:
    """The values of the bombs that a player has defused (FUSE-SCORE-1)."""
    points = 0
    for bomb in range(1, cards.bombs + 1):
        if s.done[bomb] == seat + 1:
            points += cards.value[bomb]
    return points


@rule
def number_defused(s: State, cards: Cards) -> int:
    """How many bombs have been defused."""
    number = 0
    for bomb in range(1, cards.bombs + 1):
        if s.done[bomb] != 0:
            number += 1
    return number


@rule
def outcome(s: State, cards: Cards, out: Figures) -> int:
    """Won or lost, score without time bonus, sum of values, defused, picks, turns, what ended it, points by seat.

    The winning bonus is of book2015 alone (FUSE-SCORE-1).
    """
    if s.result == Result.NONE:
        return 0
    points = 0
    for seat in range(s.players):
        out.figure[SEAT_FIGURES + seat] = points_of(s, cards, seat)
        points += out.figure[SEAT_FIGURES + seat]
    won = s.result == Result.WON
    out.figure[0] = 1 if won else 0
    out.figure[1] = points + (WIN_BONUS if won and s.edition == Edition.BOOK2015 else 0)
    out.figure[2] = points
    out.figure[3] = number_defused(s, cards)
    out.figure[4] = s.picks
    out.figure[5] = s.turn
    out.figure[6] = s.ended_by
    return SEAT_FIGURES + s.players
