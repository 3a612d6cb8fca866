"""Which bays may be locked together, and what a malfunction asks for it.  (Rulebook: locking, malfunctions.)

A lock is judged for a payment and for the hand that is left after paying: `left` cards, of which `spare` deploy/locks.
"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import ODD_BAYS, Card, Malfunctions, Payment, Role
from tablemate.kernel.events import Events
from tablemate.kernel.rule import rule

from .bays import count, has, matching_bays
from .hands import discard_hand, discard_kind, discard_random, holds

LOCK_LIMIT = 2


@rule
def conditions_met(s: State, bays: int, payment: int) -> bool:
    """C-12: three cards only (R27).  C-6: with even bays only.  E-6: wild or three cards (R24)."""
    if s.malfunctions == Malfunctions.C:
        if has(bays, 12) and payment != Payment.THREE:
            return False
        if has(bays, 6) and bays & ODD_BAYS != 0:
            return False
    if s.malfunctions == Malfunctions.E and has(bays, 6):
        return payment == Payment.WILD or payment == Payment.THREE
    return True


@rule
def costs_a_card(s: State, bays: int) -> bool:
    """B-12 and B-6: a random card, unless both lock together.  C-9: one more deploy/lock (ASM-B6-1)."""
    if s.malfunctions == Malfunctions.B:
        return has(bays, 12) != has(bays, 6)
    if s.malfunctions == Malfunctions.C:
        return has(bays, 9)
    return False


@rule
def costs_the_hand(s: State, bays: int) -> bool:
    """G-12: the whole remaining hand, at least one card."""
    return s.malfunctions == Malfunctions.G and has(bays, 12)


@rule
def can_pay(s: State, bays: int, left: int, spare: int) -> bool:
    """Are the extra costs of these bays in hand (ASM-MALFUNCTION-4)?"""
    if costs_a_card(s, bays):
        return spare >= 1 if s.malfunctions == Malfunctions.C else left >= 1
    return left >= 1 or not costs_the_hand(s, bays)


@rule
def adjacent_pair(bays: int) -> bool:
    """Are two of the bays neighbours on the clock?  12 and 1 are."""
    return bays & (bays << 1) != 0 or (has(bays, 12) and has(bays, 1))


@rule
def counted(s: State, bays: int) -> int:
    """How many bays count towards the limit: C-3 lets bay 4 join for nothing (R16) (ASM-C3-1)."""
    if s.malfunctions == Malfunctions.C and has(bays, 3) and has(bays, 4):
        return count(bays) - 1
    return count(bays)


@rule
def may_lock(s: State, bays: int, payment: int, role: int, left: int, spare: int) -> bool:
    """May exactly these matching bays lock together, with this role (0 for none)?

    Noah and Nahla are spent only on a third bay (R37); Li Yong only where he leaves out a card (R33).
    """
    if not conditions_met(s, bays, payment):
        return False
    number = counted(s, bays)
    if role == Role.NOAH:
        return number == LOCK_LIMIT + 1 and can_pay(s, bays, left, spare)
    if role == Role.NAHLA:
        return number == LOCK_LIMIT + 1 and adjacent_pair(bays) and can_pay(s, bays, left, spare)
    if role == Role.LI_YONG:
        return number <= LOCK_LIMIT and costs_a_card(s, bays)
    return number <= LOCK_LIMIT and can_pay(s, bays, left, spare)


@rule
def free_lock_exists(s: State, matching: int, payment: int) -> bool:
    """Could something be locked that costs nothing extra (R3)?"""
    bays = matching
    while bays != 0:
        free = not costs_a_card(s, bays) and not costs_the_hand(s, bays)
        if free and counted(s, bays) <= LOCK_LIMIT and conditions_met(s, bays, payment):
            return True
        bays = (bays - 1) & matching
    return False


@rule
def lock_allowed(s: State, bays: int, payment: int, role: int, left: int, spare: int) -> bool:
    """May the lock be exactly these bays?  None at all only if nothing locks without an extra cost (R3, R36)."""
    if bays == 0:
        return (role == Role.NONE or role == Role.LUCA) and not free_lock_exists(s, matching_bays(s), payment)
    return may_lock(s, bays, payment, role, left, spare)


@rule
def lock_completes(s: State, bays: int, payment: int, role: int, left: int, spare: int) -> bool:
    """Is there an allowed lock with all of these bays and at least one bay?"""
    others = matching_bays(s) & ~bays
    joining = others
    while True:
        if bays | joining != 0 and may_lock(s, bays | joining, payment, role, left, spare):
            return True
        if joining == 0:
            return False
        joining = (joining - 1) & others


@rule
def lock_role_helps(s: State, role: int, payment: int, left: int, spare: int) -> bool:
    """Could this role, one that changes locks, change a lock paid like this?"""
    if role == Role.LUCA:
        return s.n_stack > 0
    return lock_completes(s, 0, payment, role, left, spare)


@rule
def left_after(s: State, seat: int, payment: int) -> int:
    """How many cards a hand keeps when it pays like this."""
    return 0 if payment == Payment.THREE else s.n_hand[seat] - 1


@rule
def spare_after(s: State, seat: int, payment: int) -> int:
    """How many deploy/lock cards a hand keeps when it pays like this."""
    if payment == Payment.THREE:
        return 0
    return holds(s, seat, Card.DEPLOY_LOCK) - (1 if payment == Payment.DEPLOY_LOCK else 0)


@rule
def pay_for_lock(s: State, cards: Cards, bays: int, ev: Events) -> None:
    """The extra costs of the bays, from the hand left after the command card (ASM-MALFUNCTION-4)."""
    seat = s.active
    if s.role_in_use == Role.LI_YONG:
        return
    if costs_a_card(s, bays):
        if s.malfunctions == Malfunctions.C:
            discard_kind(s, cards, seat, Card.DEPLOY_LOCK, ev)
        else:
            discard_random(s, cards, seat, ev)
    if costs_the_hand(s, bays):
        discard_hand(s, cards, seat, ev)
