"""Taking back: each player's own uses of this draft, the latest first (A33).  Not in the sheet, an option."""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import SLOTS, Ev, Mark
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .codes import BURN_CELL, CELLS
from .dice import held_by
from .mats import lift_die


@rule
def may_take_back(s: State, seat: int) -> bool:
    """The player's own last use still stands and nothing is in hand (A33)."""
    return s.n_use[seat] > 0 and held_by(s, seat) < 0


@rule
def remember_use(s: State, seat: int, place: int, cell: int) -> None:
    """Keep a use that may be taken back: the last one, or all of this draft where all confirm (A33, A39)."""
    if s.undo == 0:
        return
    if s.confirm_draft == 0:
        forget_uses_of(s, seat)
    s.use[seat, s.n_use[seat]] = place * (CELLS + 1) + cell
    s.n_use[seat] += 1


@rule
def forget_last_use(s: State, seat: int) -> None:
    """Another action of the same player: what came before stands, unless the draft is confirmed (A33)."""
    if s.confirm_draft == 0:
        forget_uses_of(s, seat)


@rule
def forget_uses_of(s: State, seat: int) -> None:
    """What a player has used stands from now on."""
    for index in range(s.n_use[seat]):
        s.use[seat, index] = 0
    s.n_use[seat] = 0


@rule
def forget_uses(s: State) -> None:
    """A new card is seen, dice are lost, or the draft ends: what everybody used stands from now on (A33)."""
    for seat in range(s.players):
        forget_uses_of(s, seat)


@rule
def take_back(s: State, cards: Cards, seat: int, ev: Events) -> None:
    """The die of the last use returns to the hand, or to the tray without `hold`; all confirm anew (A33)."""
    s.n_use[seat] -= 1
    use = s.use[seat, s.n_use[seat]]
    s.use[seat, s.n_use[seat]] = 0
    place = use // (CELLS + 1)
    cell = use % (CELLS + 1)
    if cell == BURN_CELL:
        leave_queue(s, place)
        emit(ev, Ev.BURN_TAKEN_BACK, seat, s.tray[place] - 1)
    else:
        lift_die(s, cards, seat, cell)
        emit(ev, Ev.PLACEMENT_TAKEN_BACK, seat, s.tray[place] - 1, s.card[seat, cell // SLOTS], cell % SLOTS)
    s.mark[place] = Mark.FREE
    if s.hold == 1:
        s.mark[place] = Mark.HELD + seat
    s.owed[seat] += 1
    s.confirmed = 0


@rule
def leave_queue(s: State, place: int) -> None:
    """A die is burnt no more; the others keep their order."""
    s.n_burnt -= 1
    index = 0
    while s.burnt[index] != place:
        index += 1
    while index < s.n_burnt:
        s.burnt[index] = s.burnt[index + 1]
        index += 1
    s.burnt[s.n_burnt] = 0
