"""What you may answer, said once."""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    IN_TRICK,
    MOST_SLOTS,
    OFFERED,
    PANELS,
    POWERS,
    SPOTS,
    SUIT_SETS,
    SUITS,
    SUPERHERO_SPOT,
    TRICKS,
    VANCARDIANS,
    EffectOp,
    Op,
    Result,
    Window,
)
from tablemate.kernel.contract import Actions
from tablemate.kernel.flow import top_arg, top_op
from tablemate.kernel.rule import rule

from .abilities import ability_count
from .codes import (
    CARD,
    DONE,
    FREE_CHARGE,
    HERO,
    KEEP,
    PART,
    PREDICT,
    SUIT,
    SURRENDER,
    TARGET,
    VILLAIN,
    charge_code,
    use_code,
    use_suit_code,
)
from .hands import lowest_card
from .parts import EFFECTS, stories_to_charge, unmarked
from .preparing import LATER, can_charge
from .values import has_window
from .your_turn import (
    can_change_outcome,
    can_react,
    can_use_after_card,
    can_use_on_turn,
    effect_of,
    legal_hand,
    may_surrender,
    swap_cards,
)


@rule
def legal(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """The answers to what is on top of the agenda."""
    if s.result != Result.NONE or seat != 0:
        return 0
    op = top_op(s)
    if op >= Op.TURN:
        return legal_in_trick(s, cards, op, out)
    if op >= Op.SUIT:
        return legal_in_part(s, cards, op, top_arg(s), out)
    return legal_in_round(s, cards, op, top_arg(s), out)


@rule
def legal_in_round(s: State, cards: Cards, op: int, arg: int, out: Actions) -> int:
    """Answers of the set-up of a round."""
    match op:
        case Op.STORY:
            return numbers(KEEP, OFFERED, out)
        case Op.SUPERHERO:
            return numbers(KEEP, 2, out)
        case Op.CHARGE:
            return legal_charges(s, cards, out)
        case Op.PART:
            return bits(arg % LATER, PART, SPOTS, out)
        case Op.ALIGN:
            out.action[0] = HERO
            out.action[1] = VILLAIN
            return 2
        case Op.REDRAW:
            return with_done(out, some_cards(s.hand, out, 0))
        case Op.DISCARD:
            return some_cards(s.hand, out, 0)
        case Op.REVEAL:
            return some_cards(unmarked(s), out, 0)
    return 0


@rule
def legal_in_part(s: State, cards: Cards, op: int, arg: int, out: Actions) -> int:
    """Answers about suits, Vancardians' rows and predictions."""
    match op:
        case Op.SUIT:
            return bits(arg % SUIT_SETS, SUIT, SUITS, out)
        case Op.TARGET:
            number = numbers(TARGET, VANCARDIANS, out)
            declines = arg != IN_TRICK and cards.effect_op[arg % EFFECTS] == EffectOp.EXCH
            return with_done(out, number) if declines else number
        case Op.BURY:
            return row_cards(s, arg, out)
        case Op.EXCHANGE:
            return with_done(out, some_cards(s.hand, out, 0))
        case Op.FREE_CHARGE:
            return bits(stories_to_charge(s), FREE_CHARGE, PANELS + 1, out)
        case Op.PREDICT:
            return numbers(PREDICT, TRICKS + 1, out)
    return 0


@rule
def legal_in_trick(s: State, cards: Cards, op: int, out: Actions) -> int:
    """Answers while a trick is played."""
    if op == Op.TURN:
        return legal_turn(s, cards, out)
    if op == Op.SWAP_CARD:
        return some_cards(swap_cards(s, cards), out, 0)
    number = 0
    for spot in range(POWERS):
        for ordinal in range(ability_count(s, spot)):
            if is_usable(s, cards, op, spot, ordinal):
                out.action[number] = use_code(spot, ordinal)
                number += 1
    return with_done(out, number)


@rule
def is_usable(s: State, cards: Cards, op: int, spot: int, ordinal: int) -> bool:
    """May this ability be used in this window?"""
    match op:
        case Op.AFTER_CARD:
            return can_use_after_card(s, cards, spot, ordinal)
        case Op.REACT:
            return can_react(s, cards, spot, ordinal)
    return can_change_outcome(s, cards, spot, ordinal)


@rule
def numbers(base: int, count: int, out: Actions) -> int:
    """So many choices in a row."""
    for index in range(count):
        out.action[index] = base + index
    return count


@rule
def bits(mask: int, base: int, count: int, out: Actions) -> int:
    """One choice for each bit."""
    number = 0
    for index in range(count):
        if (mask >> index) & 1 == 1:
            out.action[number] = base + index
            number += 1
    return number


@rule
def with_done(out: Actions, number: int) -> int:
    """The same choices, and to leave it."""
    out.action[number] = DONE
    return number + 1


@rule
def some_cards(chosen: int, out: Actions, number: int) -> int:
    """One choice for each card of a set, after `number` others (OS-PLAY-1)."""
    while chosen != 0:
        out.action[number] = CARD + lowest_card(chosen)
        chosen &= chosen - 1
        number += 1
    return number


@rule
def row_cards(s: State, who: int, out: Actions) -> int:
    """The cards of a row from left to right (OS-BURY-1)."""
    for place in range(s.n_row[who]):
        out.action[place] = CARD + s.row[who, place] - 1
    return s.n_row[who]


@rule
def legal_charges(s: State, cards: Cards, out: Actions) -> int:
    """Slots that you can pay, equal ones of a card only once, or done."""
    number = 0
    for spot in range(SUPERHERO_SPOT):
        for slot in range(MOST_SLOTS):
            if can_charge(s, cards, spot, slot) and is_first_like(s, cards, spot, slot):
                out.action[number] = charge_code(spot, slot)
                number += 1
    return with_done(out, number)


@rule
def is_first_like(s: State, cards: Cards, spot: int, slot: int) -> bool:
    """Is there no earlier empty slot of the same cost on this card?"""
    power = s.power[spot]
    for other in range(slot):
        if can_charge(s, cards, spot, other) and cards.cost[power, other] == cards.cost[power, slot]:
            return False
    return True


@rule
def legal_turn(s: State, cards: Cards, out: Actions) -> int:
    """Surrender, abilities of the turn, or a legal card."""
    number = 0
    if may_surrender(s):
        out.action[0] = SURRENDER
        number = 1
    for spot in range(POWERS if has_window(s, Window.TURN) else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_use_on_turn(s, cards, spot, ordinal):
                number = uses_on_turn(s, cards, spot, ordinal, out, number)
    return some_cards(legal_hand(s, s.named), out, number)


@rule
def uses_on_turn(s: State, cards: Cards, spot: int, ordinal: int, out: Actions, number: int) -> int:
    """One ability of the turn, with every suit that leaves a legal card; after `number` others."""
    if cards.effect_op[effect_of(s, cards, spot, ordinal)] != EffectOp.SUIT:
        out.action[number] = use_code(spot, ordinal)
        return number + 1
    for suit in range(SUITS):
        if legal_hand(s, suit + 1) != 0:
            out.action[number] = use_suit_code(spot, ordinal, suit)
            number += 1
    return number
