"""Playing a trick: from card to card, then reacting, the outcome, what it pays.  (Booklet: playing the round.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import EVENT_SPOT, POWERS, TRICKS, WHO, YOU, Align, EffectOp, Ev, Op, Window
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, holds, worth
from .ending import end_round
from .hands import throw_away
from .parts import EFFECTS, run_effect
from .scoring import alignment_points, score
from .tricks import NOBODY, best_place, start_trick
from .values import has_window
from .vancardians import vancardian_plays
from .your_turn import CARD_WINDOWS, OUTCOME_WINDOWS, can_change_outcome, can_react, can_use_after_card


@rule
def step_in_trick(s: State, cards: Cards, op: int, arg: int, ev: Events) -> None:
    """From card to card, then reacting, the outcome, and the next trick."""
    match op:
        case Op.TRICK:
            start_trick(s)
            emit(ev, Ev.TRICK_STARTED, s.trick, s.leader)
            push(s, Op.NEXT_CARD, 0)
        case Op.NEXT_CARD:
            next_card(s, cards, ev)
        case Op.RESOLVE:
            s.winner = s.owner[best_place(s, NOBODY)] + 1
            push(s, Op.SETTLE, 0)
            ask_outcome(s, cards)
        case Op.SETTLE:
            settle(s, cards, ev)
        case Op.END_ROUND:
            end_round(s, cards, ev)
        case Op.EFFECT:
            run_effect(s, cards, arg // EFFECTS, arg % EFFECTS, ev)


@rule
def next_card(s: State, cards: Cards, ev: Events) -> None:
    """Whose turn it is; after three cards the trick is complete (OS-ORDER-1, OS-SEATS-1)."""
    if s.n_played == WHO:
        push(s, Op.RESOLVE, 0)
        ask_react(s, cards)
        return
    push(s, Op.NEXT_CARD, 0)
    who = (s.leader + s.n_played) % WHO
    if who == YOU:
        push(s, Op.TURN, 0)
        emit(ev, Ev.TURN_STARTED, s.trick)
    else:
        vancardian_plays(s, cards, who, ev)


@rule
def ask_after_card(s: State, cards: Cards) -> None:
    """Ask for abilities about your card, if any can be used."""
    for spot in range(POWERS if s.windows & CARD_WINDOWS != 0 else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_use_after_card(s, cards, spot, ordinal):
                push(s, Op.AFTER_CARD, 0)
                return


@rule
def ask_react(s: State, cards: Cards) -> None:
    """Ask for abilities about the complete trick, if any can be used."""
    for spot in range(POWERS if has_window(s, Window.REACT) else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_react(s, cards, spot, ordinal):
                push(s, Op.REACT, 0)
                return


@rule
def ask_outcome(s: State, cards: Cards) -> None:
    """Ask for abilities that change the outcome, if any can be used (A29)."""
    for spot in range(POWERS if s.windows & OUTCOME_WINDOWS != 0 else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_change_outcome(s, cards, spot, ordinal):
                push(s, Op.OUTCOME, 0)
                return


@rule
def settle(s: State, cards: Cards, ev: Events) -> None:
    """The trick goes to its winner and is paid; then the next one, or the end of the round."""
    if s.cancelled == 1:
        for place in range(WHO):
            throw_away(s, s.card[place] - 1)
    else:
        take_trick(s, cards, ev)
    pay_outcome(s, cards, ev)
    s.leader = YOU if s.takes_lead == 1 else s.winner - 1
    if s.trick == TRICKS:
        push(s, Op.END_ROUND, 0)
    else:
        s.trick += 1
        push(s, Op.TRICK, 0)


@rule
def take_trick(s: State, cards: Cards, ev: Events) -> None:
    """The pile of the winner grows; of your own tricks your card and the suits are remembered."""
    who = s.winner - 1
    emit(ev, Ev.TRICK_WON, who, s.trick)
    for place in range(WHO):
        s.pile[who] |= 1 << (s.card[place] - 1)
        if who == YOU:
            s.pile_suit[s.suit[place]] += 1
            if s.owner[place] == YOU:
                s.won_card[s.tricks[YOU]] = s.card[place]
                s.won_suit[s.tricks[YOU]] = s.suit[place]
    s.tricks[who] += 1
    if who == YOU and s.tricks[YOU] == 1 and s.align == Align.VILLAIN:
        emit(ev, Ev.VILLAIN_SPOILED, alignment_points(s, cards))


@rule
def pay_outcome(s: State, cards: Cards, ev: Events) -> None:
    """What abilities and the event pay for the final outcome of a trick."""
    mine = s.winner - 1 == YOU and s.cancelled == 0
    for spot in range(POWERS if s.windows & OUTCOME_WINDOWS != 0 else 0):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            window = cards.window[ability]
            fits = window == Window.WON if mine else window == Window.LOST
            if fits and cards.effect_op[cards.effect_first[ability]] == EffectOp.VP and holds(s, cards, spot, ability):
                pay(s, cards, spot, ability, ev)
    if s.cancelled == 0:
        pay_event(s, cards, ev)


@rule
def pay(s: State, cards: Cards, spot: int, ability: int, ev: Events) -> None:
    """The points of an ability."""
    start = cards.effect_first[ability]
    for effect in range(start, start + cards.effect_count[ability]):
        points = worth(s, cards, spot, cards.effect_amount[effect])
        if points != 0:
            emit(ev, Ev.POWER_USED, spot, s.power[spot])
            score(s, YOU, points, ev)


@rule
def pay_event(s: State, cards: Cards, ev: Events) -> None:
    """Some events pay the winner of one trick, whoever it is."""
    if s.event == 0:
        return
    first = first_ability(s, cards, EVENT_SPOT)
    for ability in range(first, first + ability_count(s, EVENT_SPOT)):
        if holds(s, cards, EVENT_SPOT, ability):
            start = cards.effect_first[ability]
            for effect in range(start, start + cards.effect_count[ability]):
                if cards.effect_op[effect] == EffectOp.TRICKVP and cards.effect_subject[effect] == s.trick:
                    emit(ev, Ev.EVENT_USED, s.event)
                    score(s, s.winner - 1, cards.effect_number[effect], ev)
