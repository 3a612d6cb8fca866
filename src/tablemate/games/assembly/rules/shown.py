"""A card of the pile that a malfunction runs: F-3 as the active player likes, F-12 by the die.  (R9, R20, R30.)"""

from __future__ import annotations

from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import BAYS, DIE_SIDES, Card, Command, Ev, Payment, Role
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import EVERYBODY

from .bays import count, has, lock, matching_bays, occupied_bays, random_bay
from .commands import execute_movement, push_malfunctions
from .hands import put_on_discard, put_under_pile
from .locking import LOCK_LIMIT
from .picks import add_pick, clear_picks, picked_bays
from .refresh import win_if_complete

RUN_BY_CHOICE = 3
"""The bay whose malfunction shows the top card; bay 12 shows the bottom card."""


@rule
def carry_out_shown(s: State, ev: Events) -> None:
    """The command of a shown card takes effect, then the card is put away, then a win or malfunctions (R30)."""
    bays = 0
    if s.command == Command.LOCK:
        bays = picked_bays(s)
        if bays != 0:
            lock(s, bays, ev)
        else:
            emit(ev, Ev.NO_EFFECT)
    else:
        execute_movement(s, ev)
    put_shown_away(s, ev)
    if not win_if_complete(s, ev):
        push_malfunctions(s, bays)


@rule
def put_shown_away(s: State, ev: Events) -> None:
    """F-3's card goes to the discard, F-12's back under the pile where everybody knows it."""
    card = s.shown
    by_choice = s.shown_by == RUN_BY_CHOICE
    s.shown = 0
    s.shown_by = 0
    if by_choice:
        put_on_discard(s, card)
        emit(ev, Ev.SHOWN_CARD_DISCARDED, card)
    else:
        put_under_pile(s, card, EVERYBODY)
        emit(ev, Ev.CARD_PUT_UNDER, card)


@rule
def choose_by_die(s: State, ev: Events) -> None:
    """F-12: command and parameters of the shown card all come from the die (R20)."""
    s.payment = Payment.SHOWN
    s.role_in_use = Role.NONE
    s.distance = 0
    clear_picks(s)
    s.command = command_by_die(s, ev)
    emit(ev, Ev.PLAYED, s.active, s.payment, s.command, 0)
    if s.command == Command.CW or s.command == Command.ACW:
        s.distance = 1 if low_roll(s, ev) else 2
    elif s.command == Command.SWAP:
        if count(occupied_bays(s)) >= 2:
            roll_for_bays(s, occupied_bays(s), 2, ev)
    elif s.command == Command.LOCK:
        pick_locks_by_die(s, ev)


@rule
def die(s: State, ev: Events) -> int:
    """A roll of the twelve-sided die that picks no bay."""
    rolled = 1 + roll(s.chance, DIE_SIDES)
    emit(ev, Ev.DIE_ROLLED, rolled, 0)
    return rolled


@rule
def low_roll(s: State, ev: Events) -> bool:
    """1 to 6 on the die."""
    return die(s, ev) <= 6


@rule
def command_by_die(s: State, ev: Events) -> int:
    """The command that the die picks from the shown card (R20)."""
    match s.shown:
        case Card.DEPLOY_LOCK:
            return Command.DEPLOY if low_roll(s, ev) else Command.LOCK
        case Card.CW:
            return Command.CW
        case Card.ACW:
            return Command.ACW
        case Card.SWAP:
            return Command.SWAP
        case Card.ANY:
            return Command.CW if low_roll(s, ev) else Command.ACW
    quarter = (die(s, ev) - 1) // 3
    if quarter == 3:
        return Command.CW if low_roll(s, ev) else Command.ACW
    return Command.DEPLOY + quarter


@rule
def pick_locks_by_die(s: State, ev: Events) -> None:
    """Every matching bay; if more match than may lock, rolls choose among them."""
    matching = matching_bays(s)
    if count(matching) > LOCK_LIMIT:
        roll_for_bays(s, matching, LOCK_LIMIT, ev)
        return
    for bay in range(1, BAYS + 1):
        if has(matching, bay):
            add_pick(s, bay)


@rule
def roll_for_bays(s: State, eligible: int, number: int, ev: Events) -> None:
    """Rolls pick so many different bays."""
    for _ in range(number):
        add_pick(s, random_bay(s, eligible & ~picked_bays(s), ev))
