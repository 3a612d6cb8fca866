"""The draft: everybody takes dice at once, places them or burns them.  (Sheet: turn, penalty.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.dice import ALL_DICE
from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import SLOTS, TRAY, BurnIf, Ev, Mark, Phase
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .codes import BURN_CELL
from .defusing import defuse
from .dice import any_free, any_held, free_types, held_by, is_free, leave_tray, return_die, tray_is_empty
from .mats import accepts, dice_on, empty_card, is_complete, lay_die, wanted
from .uses import forget_last_use, forget_uses, forget_uses_of, remember_use


@rule
def may_claim(s: State, seat: int) -> bool:
    """Quota left, nothing in hand, no pick owed: this player might take a die now (FUSE-CLAIM-1)."""
    return s.owed[seat] > 0 and held_by(s, seat) < 0 and (s.picking >> seat) & 1 == 0


@rule
def unburnable(s: State, cards: Cards, seat: int) -> int:
    """The dice that a player must not burn, as bits: who can place none burns one, by `burn_if` (FUSE-BURN-1, A1)."""
    if s.burn_if == BurnIf.ANY:
        return 0
    fitting = wanted(s, cards, seat)
    if s.burn_if == BurnIf.STUCK and fitting & free_types(s) != 0:
        return ALL_DICE
    return fitting


@rule
def all_used(s: State) -> bool:
    """No die in hand, no pick owed, and no free die or nobody who owes one (FUSE-DRAFT-1, A11, A28)."""
    if s.picking != 0 or any_held(s):
        return False
    if not any_free(s):
        return True
    for seat in range(s.players):
        if s.owed[seat] > 0:
            return False
    return True


@rule
def may_confirm(s: State, seat: int) -> bool:
    """With `confirm_draft` everybody agrees to the whole allocation once it is complete (A33, A52)."""
    return s.confirm_draft == 1 and (s.confirmed >> seat) & 1 == 0 and all_used(s)


@rule
def draft_is_over(s: State) -> bool:
    """All dice are used, and everybody agrees where that is asked for (FUSE-TURN-1, A52).

    To no dice at all nobody needs to agree (A57).
    """
    agreed = s.confirm_draft == 0 or s.confirmed == (1 << s.players) - 1
    return all_used(s) and (agreed or tray_is_empty(s))


@rule
def claim(s: State, seat: int, place: int, ev: Events) -> None:
    """Take a free die in hand (FUSE-CLAIM-1)."""
    forget_last_use(s, seat)
    s.mark[place] = Mark.HELD + seat
    emit(ev, Ev.CLAIMED, seat, s.tray[place] - 1)


@rule
def release(s: State, seat: int, ev: Events) -> None:
    """Put the die in hand back into the tray (FUSE-HOLD-1)."""
    forget_last_use(s, seat)
    place = held_by(s, seat)
    s.mark[place] = Mark.FREE
    emit(ev, Ev.RELEASED, seat, s.tray[place] - 1)


@rule
def give(s: State, seat: int, other: int, ev: Events) -> None:
    """Pass the die in hand to a player who might claim one (FUSE-HOLD-1)."""
    forget_last_use(s, seat)
    place = held_by(s, seat)
    s.mark[place] = Mark.HELD + other
    emit(ev, Ev.GIVEN, seat, other, s.tray[place] - 1)


@rule
def place_die(s: State, cards: Cards, seat: int, place: int, cell: int, ev: Events) -> None:
    """Put a die on a bomb of one's own; the last one defuses it at once (FUSE-PLACE-1)."""
    die = s.tray[place] - 1
    if not accepts(s, cards, seat, cell, die):
        spoil(s, cards, seat, place, cell // SLOTS, ev)
        return
    lay_die(s, cards, seat, cell, die)
    s.mark[place] = Mark.PLACED + seat
    s.owed[seat] -= 1
    emit(ev, Ev.PLACED, seat, die, s.card[seat, cell // SLOTS], cell % SLOTS)
    remember_use(s, seat, place, cell)
    if is_complete(s, cards, seat, cell // SLOTS):
        defuse(s, cards, seat, cell // SLOTS, ev)


@rule
def spoil(s: State, cards: Cards, seat: int, place: int, on: int, ev: Events) -> None:
    """`hard_hands`: a wrong placement empties the bomb; the die stays in hand and is still owed (A10, A46)."""
    dice = dice_on(s, seat, on)
    empty_card(s, seat, on)
    s.node[seat, on] = cards.start[s.card[seat, on]]
    forget_uses_of(s, seat)
    if s.hold == 1:
        s.mark[place] = Mark.HELD + seat
    emit(ev, Ev.SPOILED, seat, s.tray[place] - 1, s.card[seat, on], dice)


@rule
def burn(s: State, seat: int, place: int, ev: Events) -> None:
    """Take the penalty: the die waits for the fallout, and nobody knows what it will show (FUSE-BURN-1, A6)."""
    s.mark[place] = Mark.BURNT + seat
    s.burnt[s.n_burnt] = place
    s.n_burnt += 1
    s.owed[seat] -= 1
    emit(ev, Ev.BURNT, seat, s.tray[place] - 1)
    if s.confirm_draft == 1:
        remember_use(s, seat, place, BURN_CELL)
    else:
        forget_last_use(s, seat)


@rule
def confirm(s: State, seat: int, ev: Events) -> None:
    """A player agrees to the whole allocation (A33)."""
    s.confirmed |= 1 << seat
    emit(ev, Ev.CONFIRMED, seat)


@rule
def end_draft(s: State, ev: Events) -> None:
    """Free dice left over go to the bag; those placed are forgotten, those burnt wait (FUSE-TURN-1)."""
    for place in range(TRAY):
        if is_free(s, place):
            return_die(s, place, ev)
        elif s.mark[place] >= Mark.PLACED:
            leave_tray(s, place)
    forget_uses(s)
    for seat in range(s.players):
        s.owed[seat] = 0
    s.confirmed = 0
    s.phase = Phase.FALLOUT
