"""What every answer of yours does: in the set-up of a round, in a part of a card, in a trick."""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import ABILITIES, IN_TRICK, MOST_SLOTS, SUIT_SETS, SUITS, EffectOp, Ev, Op
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import clear_agenda, pop, push, top_op
from tablemate.kernel.rule import rule

from .codes import (
    CARD,
    CHARGE,
    DONE,
    FREE_CHARGE,
    KEEP,
    PART,
    PREDICT,
    SUIT,
    SURRENDER,
    TARGET,
    USE_SUIT,
    ordinal_of,
    spot_of,
)
from .parts import EFFECTS, HANDFUL, bury, charge_freely, discard_yours, exchange, push_reveal, redraw, reveal
from .playing import ask_after_card, ask_outcome, ask_react
from .preparing import ask_charge, charge, choose_part, keep_story, keep_superhero
from .scoring import surrender
from .values import reckon
from .your_turn import change_outcome, play_card, react, swap_card, swap_owners, use_after_card, use_on_turn


@rule
def answer_in_round(s: State, cards: Cards, op: int, arg: int, action: int, ev: Events) -> None:
    """Answers of the set-up of a round (OS-ALIGN-1)."""
    match op:
        case Op.STORY:
            keep_story(s, action - KEEP, ev)
        case Op.SUPERHERO:
            keep_superhero(s, cards, action - KEEP, ev)
        case Op.CHARGE:
            if action != DONE:
                charge(s, cards, (action - CHARGE) // MOST_SLOTS, (action - CHARGE) % MOST_SLOTS, ev)
                reckon(s, cards)
                ask_charge(s, cards)
        case Op.PART:
            choose_part(s, cards, arg, action - PART)
        case Op.ALIGN:
            s.align = action - DONE
            emit(ev, Ev.ALIGNED, s.align)
            reckon(s, cards)
        case Op.REDRAW:
            answer_redraw(s, arg, action, ev)
        case Op.DISCARD:
            discard_yours(s, action - CARD, ev)
            if arg > 1:
                push(s, Op.DISCARD, arg - 1)
        case Op.REVEAL:
            reveal(s, cards, action - CARD, ev)
            push_reveal(s, arg - 1)


@rule
def answer_redraw(s: State, arg: int, action: int, ev: Events) -> None:
    """One more card away, or draw as many as went."""
    if action == DONE:
        redraw(s, arg % HANDFUL, ev)
        return
    discard_yours(s, action - CARD, ev)
    allowed = arg // HANDFUL - 1
    if allowed > 0 and s.hand != 0:
        push(s, Op.REDRAW, allowed * HANDFUL + arg % HANDFUL + 1)
    else:
        redraw(s, arg % HANDFUL + 1, ev)


@rule
def answer_part(s: State, cards: Cards, op: int, arg: int, action: int, ev: Events) -> None:
    """Answers about suits, Vancardians' rows and predictions."""
    match op:
        case Op.SUIT:
            s.chosen[arg // SUIT_SETS] = action - SUIT + 1
            emit(ev, Ev.SUIT_NAMED, arg // SUIT_SETS, action - SUIT)
            reckon(s, cards)
        case Op.TARGET:
            answer_target(s, cards, arg, action, ev)
        case Op.BURY:
            bury(s, arg, action - CARD, ev)
        case Op.EXCHANGE:
            if action != DONE:
                exchange(s, cards, arg, action - CARD, ev)
        case Op.FREE_CHARGE:
            charge_freely(s, cards, action - FREE_CHARGE, ev)
            reckon(s, cards)
        case Op.PREDICT:
            s.predicted[arg] = action - PREDICT + 1
            emit(ev, Ev.PREDICTED, arg, action - PREDICT)


@rule
def answer_target(s: State, cards: Cards, arg: int, action: int, ev: Events) -> None:
    """Which Vancardian was meant; an exchange may be declined."""
    if action == DONE:
        return
    who = action - TARGET
    if arg == IN_TRICK:
        swap_owners(s, who, ev)
        ask_react(s, cards)
    elif cards.effect_op[arg % EFFECTS] == EffectOp.EXCH:
        push(s, Op.EXCHANGE, who)
    else:
        push(s, Op.BURY, who)


@rule
def answer_in_trick(s: State, cards: Cards, op: int, action: int, ev: Events) -> None:
    """Answers while a trick is played."""
    match op:
        case Op.TURN:
            answer_turn(s, cards, action, ev)
        case Op.AFTER_CARD:
            if action != DONE:
                use_after_card(s, cards, spot_of(action), ordinal_of(action), ev)
                ask_after_card(s, cards)
        case Op.REACT:
            if action != DONE:
                react(s, cards, spot_of(action), ordinal_of(action), ev)
                if top_op(s) != Op.SWAP_CARD and top_op(s) != Op.TARGET:
                    ask_react(s, cards)
        case Op.SWAP_CARD:
            swap_card(s, cards, action - CARD, ev)
            ask_react(s, cards)
        case Op.OUTCOME:
            if action != DONE:
                answer_outcome(s, cards, action, ev)


@rule
def answer_turn(s: State, cards: Cards, action: int, ev: Events) -> None:
    """Surrender, use an ability and go on, or play a card."""
    if action == SURRENDER:
        surrender(s, ev)
        clear_agenda(s)
        push(s, Op.END_ROUND, 0)
    elif action >= CARD:
        play_card(s, cards, action - CARD, ev)
        ask_after_card(s, cards)
    elif action >= USE_SUIT:
        ability = (action - USE_SUIT) // SUITS
        use_on_turn(s, cards, ability // ABILITIES, ability % ABILITIES, (action - USE_SUIT) % SUITS, ev)
        push(s, Op.TURN, 0)
    else:
        use_on_turn(s, cards, spot_of(action), ordinal_of(action), 0, ev)
        push(s, Op.TURN, 0)


@rule
def answer_outcome(s: State, cards: Cards, action: int, ev: Events) -> None:
    """Change the outcome; a trick that was taken back is played again."""
    change_outcome(s, cards, spot_of(action), ordinal_of(action), ev)
    if s.n_played == 0:
        pop(s)
        emit(ev, Ev.TRICK_STARTED, s.trick, s.leader)
        push(s, Op.NEXT_CARD, 0)
    else:
        ask_outcome(s, cards)
