"""Drawing, refreshing the pile, scrambling, and running out of time.  (Rulebook: refreshing the deck.)"""

from __future__ import annotations

from tablemate.games.assembly.state import PICKED, State
from tablemate.games.assembly.terms import ALL_BAYS, HAND_LIMIT, REFRESHES, Ev, Op, Result
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import clear_agenda, push
from tablemate.kernel.rule import rule

from .hands import draw, put_on_pile, shuffle_pile
from .knowledge import laid_open, one_card, pool_grows, remember_picked
from .roles import keeper_of_plans


@rule
def win_if_complete(s: State, ev: Events) -> bool:
    """Twelve locked bays win at once, before malfunctions and refill (ASM-WIN-1, R7)."""
    if s.locked != ALL_BAYS:
        return False
    s.result = Result.WON
    clear_agenda(s)
    emit(ev, Ev.WON)
    return True


@rule
def lose(s: State, ev: Events) -> None:
    """A card is needed and there is none: the game is lost (ASM-LOSS-1)."""
    s.result = Result.LOST
    clear_agenda(s)
    emit(ev, Ev.LOST)


@rule
def pile_ready(s: State, op: int, arg: int, ev: Events) -> bool:
    """A card of the pile is needed for this operation.

    If the pile is empty it is refreshed first and the operation comes back (ASM-REFRESH-1, R18), or the game is lost.
    """
    if s.n_pile > 0:
        return True
    if s.refreshes == REFRESHES:
        lose(s, ev)
        return False
    push(s, op, arg)
    refresh(s, ev)
    return False


@rule
def refresh(s: State, ev: Events) -> None:
    """The next reserve joins the discard, which is shuffled into the new pile; then the plans are scrambled.

    Whoever holds Amelie may keep one plan (ASM-REFRESH-2).
    """
    remember_picked(s)
    pool_grows(s, laid_open(s) + reserve_cards(s))
    for slot in range(2):
        card = s.reserve[s.refreshes, slot]
        if card != 0:
            put_on_pile(s, card, 0)
            s.reserve[s.refreshes, slot] = 0
            emit(ev, Ev.RESERVE_ADDED, card)
    while s.n_discard > 0:
        s.n_discard -= 1
        put_on_pile(s, s.discard[s.n_discard], 0)
        s.discard[s.n_discard] = 0
    s.discard_top = 0
    s.n_mixed = 0
    shuffle_pile(s)
    s.refreshes += 1
    settle_origins(s)
    emit(ev, Ev.REFRESHED, s.refreshes, s.n_pile)
    push(s, Op.SCRAMBLE, 0)
    keeper = keeper_of_plans(s)
    if keeper >= 0:
        push(s, Op.KEEP_PLAN, keeper)


@rule
def reserve_cards(s: State) -> int:
    """The reserve that joins at the next refresh, by kind."""
    cards = 0
    for slot in range(2):
        if s.reserve[s.refreshes, slot] != 0:
            cards += one_card(s.reserve[s.refreshes, slot])
    return cards


@rule
def settle_origins(s: State) -> None:
    """A card taken from the old discard now belongs with the new pile for whoever counts cards."""
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.origin[seat, place] == PICKED:
                s.origin[seat, place] = s.refreshes
    for place in range(s.n_buried):
        if s.buried_origin[place] == PICKED:
            s.buried_origin[place] = s.refreshes


@rule
def refill(s: State, ev: Events) -> None:
    """The active player draws one card at a time up to the hand limit, unless A-6 forbids it (ASM-REFILL-1)."""
    if s.no_refill == 1:
        emit(ev, Ev.NO_REFILL, s.active)
        return
    while s.n_hand[s.active] < HAND_LIMIT:
        if not pile_ready(s, Op.REFILL, 0, ev):
            return
        draw(s, s.active, ev)
