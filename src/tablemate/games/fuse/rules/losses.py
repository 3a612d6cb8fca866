"""Losing dice to a penalty or to sabotage: everybody at once, one exposed die each.  (Sheet: penalty, sabotage.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import SLOTS, Cause, Ev
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .codes import CELLS
from .dice import put_in_bag
from .mats import is_exposed, lift_die


@rule
def can_lose(s: State, cards: Cards, seat: int, cell: int, types: int) -> bool:
    """Is this an exposed die of one of these types (FUSE-LOSS-1, A15, A31)?"""
    die = s.die[seat, cell] - 1
    return die >= 0 and (types >> die) & 1 == 1 and is_exposed(s, cards, seat, cell)


@rule
def has_loss(s: State, cards: Cards, seat: int, types: int) -> bool:
    """Has a player any die to lose (FUSE-LOSS-1)?"""
    for cell in range(CELLS):
        if can_lose(s, cards, seat, cell, types):
            return True
    return False


@rule
def ask_losses(s: State, cards: Cards, cause: int, card: int, types: int, ev: Events) -> None:
    """Ask every player who has a die to lose; play stands still until all have answered.

    The player who burnt or defused is asked too (FUSE-LOSS-1, A4, A8, A30).
    """
    s.losing = 0
    for seat in range(s.players):
        if has_loss(s, cards, seat, types):
            s.losing |= 1 << seat
    if s.losing == 0:
        emit(ev, Ev.NOTHING_LOST)
        return
    s.cause = cause
    s.loss_card = card
    s.loss_types = types


@rule
def lose_die(s: State, cards: Cards, seat: int, cell: int, ev: Events) -> None:
    """A player gives one of them to the bag (FUSE-LOSS-1, A4)."""
    bomb = s.card[seat, cell // SLOTS]
    die = lift_die(s, cards, seat, cell)
    put_in_bag(s, die)
    s.losing &= ~(1 << seat)
    emit(ev, Ev.DIE_LOST, seat, die, bomb, cell % SLOTS)


@rule
def close_question(s: State) -> int:
    """Everybody has answered: what it was about."""
    cause = s.cause
    s.cause = Cause.NONE
    s.loss_card = 0
    s.loss_types = 0
    return cause
