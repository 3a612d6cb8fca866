"""What happens after bay 12, 3, 6 or 9 was locked, set by set.  (Rulebook: malfunctions.)

Conditions and costs that come before a lock are in `locking.py`.
"""

from __future__ import annotations

from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import ALL_BAYS, ANTICLOCKWISE, CLOCKWISE, EVEN_BAYS, ODD_BAYS, Ev, Malfunctions, Op
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import EVERYBODY

from .bays import (
    count,
    cross,
    cycle_plans,
    free_bays,
    has,
    nth_bay,
    occupied_bays,
    random_bay,
    rotate,
    scramble,
    swap_plans,
    unlock,
    unlocked_bays,
)
from .hands import (
    deploy_lock_in_discard,
    mix_hand,
    put_on_discard,
    recover_deploy_lock,
    take_bottom,
    take_from_discard,
    take_top,
)
from .knowledge import begin_burial, remembers_exactly
from .refresh import pile_ready
from .shown import RUN_BY_CHOICE, choose_by_die


@rule
def next_malfunction(s: State, bays: int) -> None:
    """The malfunctions still to come; the active player orders two or more (R6), newest first (R31)."""
    if count(bays) > 1:
        push(s, Op.ORDER, bays)
    elif bays != 0:
        push(s, Op.EFFECT, nth_bay(bays, 0))


@rule
def choose_malfunction(s: State, bays: int, bay: int) -> None:
    """The active player takes this malfunction first."""
    push(s, Op.MALFUNCTIONS, bays & ~(1 << bay))
    push(s, Op.EFFECT, bay)


@rule
def announce_malfunction(s: State, bay: int, ev: Events) -> None:
    """The malfunction of a bay that was just locked begins."""
    emit(ev, Ev.MALFUNCTION, s.malfunctions, bay)


@rule
def run_malfunction(s: State, bay: int, ev: Events) -> None:
    """The malfunction of a bay, also when it comes back after a refresh in its middle.

    (ASM-MALFUNCTION-2, ASM-MALFUNCTION-3.)
    """
    match s.malfunctions:
        case Malfunctions.A:
            malfunction_a(s, bay, ev)
        case Malfunctions.B:
            malfunction_b(s, bay, ev)
        case Malfunctions.D:
            malfunction_d(s, bay, ev)
        case Malfunctions.E:
            malfunction_e(s, bay, ev)
        case Malfunctions.F:
            malfunction_f(s, bay, ev)
        case Malfunctions.G:
            malfunction_g(s, bay, ev)


@rule
def unlock_random(s: State, ev: Events) -> None:
    """Unlock one bay picked by the die; the bay just locked can be hit (R15)."""
    bay = random_bay(s, s.locked, ev)
    if bay != 0:
        unlock(s, bay, ev)


@rule
def malfunction_a(s: State, bay: int, ev: Events) -> None:
    """12: unlock a random bay unless it was the last.  9: move one module by one.  6: no refill.  3: recover a card.

    (ASM-A12-1, ASM-A6-1.)
    """
    if bay == 12:
        if s.locked != ALL_BAYS:
            unlock_random(s, ev)
    elif bay == 9:
        if occupied_bays(s) != 0 and free_bays(s) != 0:
            push(s, Op.MOVE, 0)
    elif bay == 6:
        s.no_refill = 1
    elif deploy_lock_in_discard(s) >= 0:
        if s.n_pile > 0:
            push(s, Op.PLACE, 0)
        else:
            recover_deploy_lock(s, True, ev)


@rule
def malfunction_b(s: State, bay: int, ev: Events) -> None:
    """9: a random card of the discard comes to the hand.  3: bay 9 unlocks (ASM-B9-1, ASM-B3-1)."""
    if bay == 9:
        if s.n_discard > 0:
            take_from_discard(s, s.active, ev)
    elif has(s.locked, 9):
        unlock(s, 9, ev)


@rule
def malfunction_d(s: State, bay: int, ev: Events) -> None:
    """12: a random module goes under the stack.  9: two commands next turn.  6: two plans swap.  3: top card goes.

    (ASM-D3-1.)
    """
    if bay == 12:
        exchange_with_bottom(s, ev)
    elif bay == 9:
        s.owes_double[s.active] = 1
        emit(ev, Ev.DOUBLE_OWED, s.active)
    elif bay == 6:
        swap_random_plans(s, ev)
    elif pile_ready(s, Op.EFFECT_RESUMED, bay, ev):
        card = take_top(s)
        put_on_discard(s, card)
        emit(ev, Ev.TOP_CARD_DISCARDED, card)


@rule
def exchange_with_bottom(s: State, ev: Events) -> None:
    """D-12: the module of a random occupied bay changes places with the bottom of the stack (R29, ASM-D12-1)."""
    if s.n_stack == 0:
        return
    bay = random_bay(s, occupied_bays(s), ev)
    if bay == 0:
        return
    old = s.module[bay]
    s.module[bay] = s.stack[0]
    s.stack[0] = old
    s.stack_seen[0] = EVERYBODY
    emit(ev, Ev.MODULE_EXCHANGED, bay, s.module[bay], old)


@rule
def swap_random_plans(s: State, ev: Events) -> None:
    """D-6: the plans of two random unlocked bays change places; with fewer than two nothing happens (ASM-D6-1)."""
    bays = unlocked_bays(s)
    if count(bays) >= 2:
        a = random_bay(s, bays, ev)
        swap_plans(s, a, random_bay(s, bays & ~(1 << a), ev), ev)


@rule
def malfunction_e(s: State, bay: int, ev: Events) -> None:
    """12: unlock a random bay unless 11 and 1 are locked.  9: three plans change places.  3: scramble, no refresh.

    (ASM-E12-1, ASM-E3-1.)
    """
    if bay == 12:
        if not (has(s.locked, 11) and has(s.locked, 1)):
            unlock_random(s, ev)
    elif bay == 9:
        mix_three_plans(s, ev)
    else:
        scramble(s, 0, ev)


@rule
def mix_three_plans(s: State, ev: Events) -> None:
    """E-9: three random unlocked bays, whose cycle the active player chooses (R11); two just swap (R39).

    (ASM-E9-1.)
    """
    bays = unlocked_bays(s)
    if count(bays) < 2:
        return
    if count(bays) == 2:
        a = nth_bay(bays, 0)
        swap_plans(s, a, nth_bay(bays, 1), ev)
        return
    for index in range(3):
        s.trio[index] = random_bay(s, bays, ev)
        bays &= ~(1 << s.trio[index])
    push(s, Op.CYCLE, 0)


@rule
def cycle_trio(s: State, forward: bool, ev: Events) -> None:
    """The three plans of E-9 go round, one way or the other."""
    if forward:
        cycle_plans(s, s.trio[0], s.trio[1], s.trio[2], ev)
    else:
        cycle_plans(s, s.trio[0], s.trio[2], s.trio[1], ev)
    for index in range(3):
        s.trio[index] = 0


@rule
def malfunction_f(s: State, bay: int, ev: Events) -> None:
    """12: the bottom card runs by the die.  9: even bays turn by three.  6: change the hand.  3: the top card runs.

    (ASM-F9-1.)
    """
    if bay == 9:
        rotate(s, occupied_bays(s) & EVEN_BAYS, CLOCKWISE, 3, ev)
    elif bay == 6:
        if s.n_hand[s.active] > 0:
            push(s, Op.TRADE, 0)
    elif pile_ready(s, Op.EFFECT_RESUMED, bay, ev):
        show_card(s, bay, ev)


@rule
def show_card(s: State, bay: int, ev: Events) -> None:
    """F-3 shows the top card and the active player runs it; F-12 shows the bottom card and the die runs it.

    (ASM-F12-1.)
    """
    s.shown_by = bay
    s.shown = take_top(s) if bay == RUN_BY_CHOICE else take_bottom(s)
    emit(ev, Ev.CARD_SHOWN, s.shown, bay, 1 if bay == RUN_BY_CHOICE else 0)
    if bay == RUN_BY_CHOICE:
        push(s, Op.DECLARE, 0)
    else:
        choose_by_die(s, ev)
        push(s, Op.CARRY_OUT, 0)


@rule
def malfunction_g(s: State, bay: int, ev: Events) -> None:
    """9: odd bays turn back by three.  6: modules cross the ring.  3: the hand goes under the pile (ASM-G9-1)."""
    if bay == 9:
        rotate(s, occupied_bays(s) & ODD_BAYS, ANTICLOCKWISE, 3, ev)
    elif bay == 6:
        cross(s, ev)
    elif s.n_hand[s.active] > 0:
        if remembers_exactly(s):
            begin_burial(s, s.active)
        if s.n_hand[s.active] > 1:
            mix_hand(s, s.active, ev)
        push(s, Op.RETURN, 0)
