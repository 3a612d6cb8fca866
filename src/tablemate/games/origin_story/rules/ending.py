"""The end of a round: what is left goes away, and the table is cleared for the next.  (Base rules: end of a round.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    ABILITIES,
    MOST_SLOTS,
    POWERS,
    ROUNDS,
    SUITS,
    TRICKS,
    VANCARDIANS,
    WHO,
    YOU,
    Align,
    Charge,
    Ev,
    Op,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import clear_agenda, push
from tablemate.kernel.rule import rule

from .hands import lowest_card
from .scoring import end_game, score_round
from .tricks import start_trick


@rule
def end_round(s: State, cards: Cards, ev: Events) -> None:
    """Left-over cards go away, the round is scored, then comes the next or the end (OS-END-1, OS-SCORE-2)."""
    for who in range(VANCARDIANS):
        for place in range(s.n_row[who]):
            emit(ev, Ev.LEFT_OVER, who, s.row[who, place] - 1)
    rest = s.hand
    while rest != 0:
        emit(ev, Ev.LEFT_OVER, YOU, lowest_card(rest))
        rest &= rest - 1
    emit(ev, Ev.ROUND_ENDED, s.round)
    score_round(s, cards, ev)
    for who in range(WHO):
        s.dials[s.round - 1, who] = s.vp[who]
    if s.round == ROUNDS:
        clear_agenda(s)
        end_game(s, ev)
        return
    clear_round(s)
    s.dealer = (s.dealer + 1) % WHO
    s.round += 1
    push(s, Op.DEAL, 0)


@rule
def clear_round(s: State) -> None:
    """Everything that belonged to this round alone is gone."""
    start_trick(s)
    clear_cards(s)
    for spot in range(POWERS):
        for slot in range(MOST_SLOTS):
            s.slot[spot, slot] = Charge.EMPTY
        for ordinal in range(ABILITIES):
            s.uses[spot, ordinal] = 0
        s.chosen[spot] = 0
        s.predicted[spot] = 0
    s.align = Align.NONE
    s.surrendered = 0
    s.left = 0
    s.spare = 0
    s.lent = 0
    s.event = 0
    s.vancard = 0


@rule
def clear_cards(s: State) -> None:
    """All playing cards are gathered."""
    for index in range(s.n_deck):
        s.deck[index] = 0
    s.n_deck = 0
    s.discard = 0
    s.n_discard = 0
    s.hand = 0
    s.marked = 0
    for who in range(VANCARDIANS):
        for place in range(s.n_row[who]):
            s.row[who, place] = 0
        s.n_row[who] = 0
    for who in range(WHO):
        s.pile[who] = 0
        s.tricks[who] = 0
    for index in range(TRICKS):
        s.won_card[index] = 0
        s.won_suit[index] = 0
    for suit in range(SUITS):
        s.pile_suit[suit] = 0
