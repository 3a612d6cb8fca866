"""Cards with abilities: what is charged, which conditions hold, what an expression comes to.  (Booklet: charging.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    ABILITIES,
    AUTOMATON,
    EVENT_SPOT,
    EXTRA_LOVE,
    FACTORYON,
    MOST_SLOTS,
    SUITS,
    SUPERHERO_SPOT,
    VALUES,
    YOU,
    Align,
    Charge,
    Comparison,
    ConditionKind,
    CountKind,
    Ev,
    Suit,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .hands import has_card


@rule
def charged_slots(s: State, spot: int) -> int:
    """How many slots of the card at a spot are charged; used up Remove slots count no more."""
    number = 0
    for slot in range(MOST_SLOTS):
        if s.slot[spot, slot] == Charge.CHARGED or s.slot[spot, slot] == Charge.GIVEN:
            number += 1
    return number


@rule
def is_active(s: State, spot: int) -> bool:
    """Do the abilities at this spot work?  Mats and stories must be charged, others need not (OS-CHARGE-1)."""
    if spot == EVENT_SPOT:
        return s.event != 0
    if spot == SUPERHERO_SPOT:
        return s.power[SUPERHERO_SPOT] != 0
    return s.power[spot] != 0 and charged_slots(s, spot) > 0


@rule
def first_ability(s: State, cards: Cards, spot: int) -> int:
    """The number of the first ability at a spot."""
    return cards.event_first[s.event] if spot == EVENT_SPOT else cards.first[s.power[spot]]


@rule
def ability_count(s: State, spot: int) -> int:
    """How many abilities the card at a spot has; none if they do not work."""
    return s.working[spot]


@rule
def note_working(s: State, cards: Cards, spot: int) -> None:
    """Keep in mind how many abilities of the card at a spot work."""
    s.working[spot] = 0
    if is_active(s, spot):
        s.working[spot] = cards.event_count[s.event] if spot == EVENT_SPOT else cards.count[s.power[spot]]


@rule
def is_removing(s: State, cards: Cards, spot: int) -> bool:
    """Does using an ability of this card empty a slot?"""
    return spot != EVENT_SPOT and cards.removes[s.power[spot], 0] == 1


@rule
def is_trickless_villain(s: State) -> bool:
    """Are you a villain without a trick?  Then they play low, so that you win one (A8), and you may not surrender."""
    return s.align == Align.VILLAIN and s.tricks[YOU] == 0


@rule
def my_card(s: State) -> int:
    """The place of your card in the trick, in order of play; -1 if you have none there."""
    for place in range(s.n_played):
        if s.owner[place] == YOU:
            return place
    return -1


@rule
def compares(left: int, comparison: int, right: int) -> bool:
    """Do two numbers compare so?"""
    match comparison:
        case Comparison.EQ:
            return left == right
        case Comparison.LT:
            return left < right
        case Comparison.LE:
            return left <= right
        case Comparison.GT:
            return left > right
    return left >= right


@rule
def matches(cards: Cards, selector: int, card: int, suit: int) -> bool:
    """Does a card that counts as this suit match a selector?"""
    value = cards.value[card]
    fits = cards.select_low[selector] <= value <= cards.select_high[selector]
    return fits and (cards.select_suits[selector] >> suit) & 1 == 1


@rule
def won_with(s: State, cards: Cards, selector: int) -> int:
    """In how many of your tricks your own card matched."""
    number = 0
    for index in range(s.tricks[YOU]):
        if matches(cards, selector, s.won_card[index] - 1, s.won_suit[index]):
            number += 1
    return number


@rule
def suits_won(s: State) -> int:
    """How many different suits your cards in those tricks had."""
    seen = 0
    for index in range(s.tricks[YOU]):
        seen |= 1 << s.won_suit[index]
    number = 0
    for suit in range(SUITS):
        number += (seen >> suit) & 1
    return number


@rule
def counted(s: State, cards: Cards, spot: int, kind: int, argument: int) -> int:
    """What an expression counts."""
    match kind:
        case CountKind.K:
            return charged_slots(s, spot)
        case CountKind.PRED:
            return max(0, s.predicted[spot] - 1)
        case CountKind.PRINT:
            return cards.value[s.card[my_card(s)] - 1]
        case CountKind.LEAD:
            return s.base[0] + s.plus[0]
        case CountKind.WON:
            return s.tricks[YOU]
        case CountKind.WON_WITH:
            return won_with(s, cards, argument)
        case CountKind.SUITS_WON:
            return suits_won(s)
        case CountKind.CARDS_IN:
            return s.pile_suit[argument]
        case CountKind.TRICKS:
            return s.tricks[argument]
        case CountKind.MOST_TRICKS:
            return max(s.tricks[AUTOMATON], s.tricks[FACTORYON])
        case CountKind.UNSPENT:
            return s.left + s.spare
    return 0


@rule
def worth(s: State, cards: Cards, spot: int, expression: int) -> int:
    """What an expression comes to: its terms and its offset, cut to its bounds."""
    total = cards.expr_offset[expression]
    for term in range(2):
        factor = cards.expr_factor[expression, term]
        if factor != 0:
            kind = cards.expr_count[expression, term]
            total += factor * counted(s, cards, spot, kind, cards.expr_argument[expression, term])
    return min(max(total, cards.expr_low[expression]), cards.expr_high[expression])


@rule
def condition_holds(s: State, cards: Cards, spot: int, condition: int) -> bool:
    """Is one condition met now?"""
    match cards.cond_kind[condition]:
        case ConditionKind.HERO:
            return s.align == Align.HERO
        case ConditionKind.VILLAIN:
            return s.align == Align.VILLAIN
        case ConditionKind.VOID:
            return s.led != 0 and not any_in_hand(s, s.led - 1) and not has_followed(s)
        case ConditionKind.SHOWN:
            return has_card(s.marked, s.card[my_card(s)] - 1)
        case ConditionKind.SUIT:
            return s.suit[my_card(s)] == cards.cond_left[condition]
        case ConditionKind.TRICK:
            return compares(s.trick, cards.cond_op[condition], cards.cond_right[condition])
        case ConditionKind.BEHIND:
            return s.vp[YOU] < max(s.vp[AUTOMATON], s.vp[FACTORYON])
    left = worth(s, cards, spot, cards.cond_left[condition])
    return compares(left, cards.cond_op[condition], worth(s, cards, spot, cards.cond_right[condition]))


@rule
def has_followed(s: State) -> bool:
    """Does your card in this trick have the led suit?"""
    place = my_card(s)
    return place >= 0 and s.suit[place] == s.led - 1


@rule
def any_in_hand(s: State, suit: int) -> bool:
    """Do you hold a card that counts as this suit?"""
    return suit_in_hand(s, suit) != 0


@rule
def suit_in_hand(s: State, suit: int) -> int:
    """Your cards that count as this suit, as a set."""
    if suit != Suit.LOVE:
        return 0 if (s.loved >> suit) & 1 == 1 else s.hand & printed_suit(suit)
    found = s.hand & printed_suit(Suit.LOVE)
    for other in range(1, SUITS):
        if (s.loved >> other) & 1 == 1:
            found |= s.hand & printed_suit(other)
    return found


@rule
def printed_suit(suit: int) -> int:
    """All cards with this suit printed on them, as a set; extra-love cards are love."""
    cards = ((1 << VALUES) - 1) << (suit * VALUES)
    return cards | EXTRA_LOVE if suit == Suit.LOVE else cards


@rule
def my_suit(s: State, cards: Cards, card: int) -> int:
    """The suit of a card of yours: as printed, or love where an ability makes it so."""
    suit = cards.suit[card]
    return 0 if (s.loved >> suit) & 1 == 1 else suit


@rule
def holds(s: State, cards: Cards, spot: int, ability: int) -> bool:
    """Are all conditions of an ability met now?"""
    first = cards.cond_first[ability]
    for condition in range(first, first + cards.cond_count[ability]):
        if not condition_holds(s, cards, spot, condition):
            return False
    return True


@rule
def can_use(s: State, cards: Cards, spot: int, ordinal: int, window: int) -> bool:
    """May an ability of this window be used once more this round: a Remove slot, or uses left (OS-USE-1)?"""
    ability = first_ability(s, cards, spot) + ordinal
    if cards.window[ability] != window or cards.optional[ability] == 0:
        return False
    if cards.times[ability] > 0 and s.uses[spot, ordinal] >= cards.times[ability]:
        return False
    return holds(s, cards, spot, ability)


@rule
def spend_use(s: State, cards: Cards, spot: int, ordinal: int) -> None:
    """Using an ability empties a Remove slot, whose token is yours again next round (A12), or counts one use."""
    s.uses[spot, ordinal] += 1
    s.used_now |= 1 << (spot * ABILITIES + ordinal)
    if not is_removing(s, cards, spot):
        return
    for slot in range(MOST_SLOTS):
        state = s.slot[spot, slot]
        if state == Charge.CHARGED or state == Charge.GIVEN:
            s.spare += cards.cost[s.power[spot], slot] if state == Charge.CHARGED else 0
            s.slot[spot, slot] = Charge.SPENT
            return


@rule
def used_in_trick(s: State, spot: int, ordinal: int) -> bool:
    """Was this ability used in this trick already?"""
    return (s.used_now >> (spot * ABILITIES + ordinal)) & 1 == 1


@rule
def gain_stamina(s: State, number: int, ev: Events) -> None:
    """Tokens from the general supply, for good."""
    s.stamina += number
    emit(ev, Ev.STAMINA, number, s.stamina)
