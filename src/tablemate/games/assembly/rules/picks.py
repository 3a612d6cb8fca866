"""What a declared command still needs to know: a distance, or bays picked one by one.  (R4: fixed before it runs.)"""

from __future__ import annotations

from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import BAYS, Card, Command, Op, Role
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .bays import count, has, matching_bays, occupied_bays
from .codes import DONE, PICK
from .hands import holds
from .locking import lock_allowed, lock_completes

MOST_PICKS = 4


@rule
def push_parameters(s: State) -> None:
    """Ask for what the declared command still needs: a distance, or bays."""
    if s.command == Command.CW or s.command == Command.ACW:
        push(s, Op.PICK if s.role_in_use == Role.SAMMIE else Op.DISTANCE, 0)
    elif s.command == Command.SWAP:
        if s.role_in_use == Role.ALFIE or count(occupied_bays(s)) >= 2:
            push(s, Op.PICK, 0)
    elif s.command == Command.LOCK and can_pick_more(s, 0):
        push(s, Op.PICK, 0)


@rule
def clear_picks(s: State) -> None:
    """No bay is picked."""
    for index in range(MOST_PICKS):
        s.picked[index] = 0
    s.n_picked = 0


@rule
def add_pick(s: State, bay: int) -> None:
    """One more bay is picked."""
    s.picked[s.n_picked] = bay
    s.n_picked += 1


@rule
def picked_bays(s: State) -> int:
    """The picked bays as a set."""
    bays = 0
    for index in range(s.n_picked):
        bays |= 1 << s.picked[index]
    return bays


@rule
def picks_wanted(s: State) -> int:
    """How many bays a Swap or Sammie's move needs; a Lock has no fixed number."""
    if s.role_in_use == Role.JAYANI:
        return 3
    return 1 if s.role_in_use == Role.SAMMIE else 2


@rule
def can_lock_with(s: State, bays: int) -> bool:
    """Do these bays belong to a lock that is allowed now?"""
    return lock_completes(s, bays, s.payment, s.role_in_use, s.n_hand[s.active], holds(s, s.active, Card.DEPLOY_LOCK))


@rule
def can_lock_exactly(s: State, bays: int) -> bool:
    """Is exactly this lock allowed now?"""
    return lock_allowed(s, bays, s.payment, s.role_in_use, s.n_hand[s.active], holds(s, s.active, Card.DEPLOY_LOCK))


@rule
def can_pick_more(s: State, chosen: int) -> bool:
    """Could another bay join a lock of these, for all that the others can tell?

    Whether the table asks for another bay must not betray the hand, so every card of it might be a deploy/lock here.
    """
    rest = matching_bays(s) & ~chosen
    cards = s.n_hand[s.active]
    for bay in range(1, BAYS + 1):
        if has(rest, bay) and lock_completes(s, chosen | (1 << bay), s.payment, s.role_in_use, cards, cards):
            return True
    return False


@rule
def asks_another(s: State, chosen: int, number: int) -> bool:
    """Is another bay asked for after these, so many of them?"""
    if s.command == Command.LOCK:
        return can_pick_more(s, chosen)
    return number < picks_wanted(s)


@rule
def pick(s: State, action: int) -> None:
    """One more bay is picked, or the lock is closed; then the next bay is asked for if there is one to ask."""
    if action == DONE:
        return
    add_pick(s, action - PICK)
    if asks_another(s, picked_bays(s), s.n_picked):
        push(s, Op.PICK, 0)
