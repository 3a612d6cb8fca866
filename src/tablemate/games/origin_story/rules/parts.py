"""Effects that are worked off one after the other: when charged, when revealed, of the event, predictions.

(Booklet: charging; exchange and reveal.)  An effect that needs a choice puts its question on the agenda.
"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    EVENT_SPOT,
    MOST_SLOTS,
    PANELS,
    SPOTS,
    SUIT_SETS,
    Charge,
    EffectOp,
    Ev,
    Op,
    Target,
    Window,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, gain_stamina, holds, worth
from .hands import NOTHING, append, draw, hand_size, place_of, put_left, take_from_row, throw_away
from .values import has_window, reckon
from .vancardians import everything, lowest_rather_not_love

EFFECTS = 512
"""An effect on the agenda is the spot times this plus its number."""
HANDFUL = 32
"""A redraw on the agenda is the number still allowed times this plus the number discarded."""


@rule
def has_part(s: State, cards: Cards, spot: int, window: int) -> bool:
    """Has the card at this spot an ability to be worked off in this window?"""
    first = first_ability(s, cards, spot)
    for ability in range(first, first + ability_count(s, spot)):
        if cards.window[ability] == window and holds(s, cards, spot, ability):
            return True
    return False


@rule
def spots_with(s: State, cards: Cards, window: int) -> int:
    """The spots that have something in this window, as bits."""
    spots = 0
    for spot in range(SPOTS if has_window(s, window) else 0):
        if has_part(s, cards, spot, window):
            spots |= 1 << spot
    return spots


@rule
def later_spots(s: State, cards: Cards) -> int:
    """The spots with a part that waited for the Vancardians' hands, as bits (OS-CHARGE-2)."""
    spots = spots_with(s, cards, Window.CHARGED_LATER) | spots_with(s, cards, Window.REVEALED_LATER)
    return spots | spots_with(s, cards, Window.EVENT_LATER)


@rule
def is_later(window: int) -> bool:
    """Does a window wait for the Vancardians' hands?"""
    return window == Window.CHARGED_LATER or window == Window.REVEALED_LATER or window == Window.EVENT_LATER


@rule
def run_part(s: State, cards: Cards, spot: int, later: int) -> None:
    """Put all effects of a card's part on the agenda, the first one on top."""
    first = first_ability(s, cards, spot)
    for ability in range(first + ability_count(s, spot) - 1, first - 1, -1):
        window = cards.window[ability]
        early = window == Window.CHARGED or window == Window.REVEALED or window == Window.EVENT
        if (is_later(window) if later == 1 else early) and holds(s, cards, spot, ability):
            push_effects(s, cards, spot, ability)


@rule
def push_effects(s: State, cards: Cards, spot: int, ability: int) -> None:
    """The effects of an ability, the first one on top, each as often as it is repeated."""
    start = cards.effect_first[ability]
    for effect in range(start + cards.effect_count[ability] - 1, start - 1, -1):
        for _ in range(cards.effect_times[effect]):
            push(s, Op.EFFECT, spot * EFFECTS + effect)


@rule
def run_effect(s: State, cards: Cards, spot: int, effect: int, ev: Events) -> None:
    """Do what an effect says, or ask what it needs."""
    subject = cards.effect_subject[effect]
    if spot == EVENT_SPOT:
        emit(ev, Ev.EVENT_USED, s.event)
    else:
        emit(ev, Ev.POWER_USED, spot, s.power[spot])
    match cards.effect_op[effect]:
        case EffectOp.DRAW | EffectOp.DISCARD | EffectOp.REDRAW | EffectOp.REVEAL:
            run_hand_effect(s, cards.effect_op[effect], worth(s, cards, spot, cards.effect_amount[effect]), ev)
        case EffectOp.CHOOSE:
            push(s, Op.SUIT, spot * SUIT_SETS + subject)
        case EffectOp.EXCH:
            ask_vancardian(s, Op.EXCHANGE, subject, spot * EFFECTS + effect)
        case EffectOp.BURY:
            ask_vancardian(s, Op.BURY, subject, spot * EFFECTS + effect)
        case EffectOp.PREDICT:
            push(s, Op.PREDICT, spot)
        case EffectOp.STAM:
            gain_stamina(s, cards.effect_number[effect], ev)
        case EffectOp.STAMROUND:
            s.lent += cards.effect_number[effect]
            emit(ev, Ev.STAMINA_LENT, cards.effect_number[effect])
        case EffectOp.FREECHARGE:
            if stories_to_charge(s) != 0:
                push(s, Op.FREE_CHARGE, 0)


@rule
def run_hand_effect(s: State, op: int, number: int, ev: Events) -> None:
    """Drawing happens at once; what is discarded or revealed is yours to choose."""
    if number <= 0:
        return
    match op:
        case EffectOp.DRAW:
            for _ in range(number):
                draw_for_you(s, ev)
        case EffectOp.DISCARD:
            if s.hand != 0:
                push(s, Op.DISCARD, min(number, hand_size(s)))
        case EffectOp.REDRAW:
            push(s, Op.REDRAW, number * HANDFUL)
        case EffectOp.REVEAL:
            push_reveal(s, number)


@rule
def unmarked(s: State) -> int:
    """Your cards without a reveal mark, as a set (OS-REVEAL-1)."""
    return s.hand & ~s.marked


@rule
def push_reveal(s: State, number: int) -> None:
    """Ask for cards to reveal as long as there are any without a mark."""
    if number > 0 and unmarked(s) != 0:
        push(s, Op.REVEAL, number)


@rule
def draw_for_you(s: State, ev: Events) -> None:
    """A card comes to your hand."""
    card = draw(s, ev)
    if card != NOTHING:
        s.hand |= 1 << card
        emit(ev, Ev.YOU_DREW, card)


@rule
def discard_yours(s: State, card: int, ev: Events) -> None:
    """A card of your hand goes to the discard."""
    s.hand &= ~(1 << card)
    throw_away(s, card)
    emit(ev, Ev.YOU_DISCARDED, card)


@rule
def redraw(s: State, discarded: int, ev: Events) -> None:
    """Draw as many as were discarded."""
    for _ in range(discarded):
        draw_for_you(s, ev)


@rule
def reveal(s: State, cards: Cards, card: int, ev: Events) -> None:
    """A card of yours is marked; its value follows your side (A9, A10)."""
    s.marked |= 1 << card
    emit(ev, Ev.REVEALED, card)
    reckon(s, cards)


@rule
def ask_vancardian(s: State, op: int, target: int, effect: int) -> None:
    """Ask about her row; where either may be meant, first which of them."""
    if target == Target.EITHER:
        push(s, Op.TARGET, effect)
    else:
        push(s, op, target)


@rule
def bury(s: State, who: int, card: int, ev: Events) -> None:
    """A card of her row goes to its right end (OS-BURY-1)."""
    take_from_row(s, who, place_of(s, who, card))
    append(s, who, card)
    emit(ev, Ev.BURIED, who, card)


@rule
def exchanged_card(s: State, cards: Cards, who: int) -> int:
    """The card she would give: her lowest that is not love, or her lowest love (OS-EXCHANGE-1)."""
    return s.row[who, lowest_rather_not_love(s, cards, who, everything(s, who))] - 1


@rule
def exchange(s: State, cards: Cards, who: int, given: int, ev: Events) -> None:
    """You take hers, and yours becomes her leftmost card, as printed (OS-EXCHANGE-1, A30)."""
    card = exchanged_card(s, cards, who)
    take_from_row(s, who, place_of(s, who, card))
    s.hand = (s.hand | (1 << card)) & ~(1 << given)
    s.marked &= ~(1 << given)
    put_left(s, who, given)
    emit(ev, Ev.EXCHANGED, who, card, given)


@rule
def stories_to_charge(s: State) -> int:
    """The panels with a story that is not charged freely yet, as bits."""
    panels = 0
    for panel in range(1, PANELS + 1):
        if s.power[panel] != 0 and s.slot[panel, 0] != Charge.GIVEN:
            panels |= 1 << panel
    return panels


@rule
def charge_freely(s: State, cards: Cards, spot: int, ev: Events) -> None:
    """All slots of a story are charged without tokens."""
    for slot in range(min(cards.slots[s.power[spot]], MOST_SLOTS)):
        s.slot[spot, slot] = Charge.GIVEN
        emit(ev, Ev.CHARGED, spot, s.power[spot], 0, s.left)
