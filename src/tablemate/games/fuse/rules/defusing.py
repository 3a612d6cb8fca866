"""Defusing a bomb, taking another one, and the sabotage that may come with it.  (Sheet: defusing, victory.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import MOST_BOMBS, ROW, Cause, Edition, End, Ev
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .ending import end_game
from .losses import ask_losses
from .mats import deal_to, empty_card, has_cards, remove_card, takes_dice
from .uses import forget_uses


@rule
def defuse(s: State, cards: Cards, seat: int, place: int, ev: Events) -> None:
    """The last slot is filled: dice to the bag, card kept face down, and a pick is owed unless the game is won.

    It happens in the draft, so before all penalties (A6), and nobody needs to say it aloud (FUSE-DEFUSE-1, A32).  In
    the bonus phase who has no bomb left owes no dice (FUSE-BONUS-1, A35).
    """
    bomb = s.card[seat, place]
    empty_card(s, seat, place)
    remove_card(s, seat, place)
    s.done[bomb] = seat + 1
    emit(ev, Ev.DEFUSED, seat, bomb, cards.value[bomb])
    forget_uses(s)
    if s.won == 0:
        s.picking |= 1 << seat
    elif not takes_dice(s, has_cards(s, seat)):
        s.owed[seat] = 0


@rule
def pick(s: State, cards: Cards, seat: int, place: int, ev: Events) -> None:
    """Take a bomb of the row in front of you; the row is filled up from the pile (FUSE-PICK-1)."""
    bomb = s.row[place]
    s.row[place] = 0
    s.picking &= ~(1 << seat)
    s.picks += 1
    deal_to(s, cards, seat, bomb)
    emit(ev, Ev.PICKED, seat, bomb)
    refill(s, cards, ev)


@rule
def refill(s: State, cards: Cards, ev: Events) -> None:
    """Draw until a bomb comes or the pile is empty; sabotage stops all until it is answered (FUSE-SABOTAGE-1, A14)."""
    while s.n_pile > 0:
        s.n_pile -= 1
        drawn = s.pile[s.n_pile]
        s.pile[s.n_pile] = 0
        emit(ev, Ev.CARD_DRAWN, drawn)
        if drawn <= MOST_BOMBS:
            fill_row(s, drawn, ev)
            break
        sabotage(s, cards, drawn - MOST_BOMBS, ev)
        if s.losing != 0:
            return
    if row_is_empty(s) and s.n_pile == 0:
        win(s, ev)


@rule
def fill_row(s: State, bomb: int, ev: Events) -> None:
    """A bomb from the pile comes to the free place of the row (FUSE-PICK-1, A44)."""
    place = 0
    while s.row[place] != 0:
        place += 1
    s.row[place] = bomb
    emit(ev, Ev.ROW_FILLED, place, bomb)


@rule
def sabotage(s: State, cards: Cards, card: int, ev: Events) -> None:
    """Everybody who can loses a die of the colour or value shown; the card is discarded (FUSE-SABOTAGE-1, A4)."""
    s.spent[card] = 1
    emit(ev, Ev.SABOTAGE, card, card)
    forget_uses(s)
    ask_losses(s, cards, Cause.SABOTAGE, card, cards.match[card], ev)


@rule
def row_is_empty(s: State) -> bool:
    """Is there no bomb left to pick (FUSE-WIN-1)?"""
    for place in range(ROW):
        if s.row[place] != 0:
            return False
    return True


@rule
def win(s: State, ev: Events) -> None:
    """Pile and row are empty: won (FUSE-WIN-1, A13).  Picks owed lapse (A29); the sheet lets play go on (A34)."""
    s.won = 1
    emit(ev, Ev.WON)
    for seat in range(s.players):
        if (s.picking >> seat) & 1 == 1:
            emit(ev, Ev.PICK_LAPSED, seat)
    s.picking = 0
    if s.edition == Edition.BOOK2015:
        end_game(s, End.DEFUSED, ev)
