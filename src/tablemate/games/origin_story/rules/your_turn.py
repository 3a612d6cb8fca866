"""Your turn and the windows round it: abilities of the turn, your card, what follows it, reacting, the outcome.

(Booklet: your turn, surrender.)
"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    IN_TRICK,
    MOST_SET_VALUE,
    POWERS,
    TRICKS,
    WHO,
    YOU,
    Align,
    EffectOp,
    Ev,
    Op,
    Target,
    Window,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .abilities import (
    ability_count,
    can_use,
    first_ability,
    holds,
    is_trickless_villain,
    my_card,
    my_suit,
    spend_use,
    suit_in_hand,
    used_in_trick,
    worth,
)
from .hands import put_left
from .tricks import best_place, lay, start_trick
from .values import change_as, my_change, reckon

CARD_WINDOWS = 1 << Window.LEAD | 1 << Window.FOLLOW | 1 << Window.FIRST | 1 << Window.FINAL
"""The windows that come with your card, as bits."""
OUTCOME_WINDOWS = 1 << Window.WON | 1 << Window.LOST
"""The windows that come with the outcome of a trick, as bits."""


@rule
def only_card(cards: int) -> bool:
    """Is there exactly one card in a set?"""
    return cards != 0 and cards & (cards - 1) == 0


@rule
def legal_hand(s: State, named: int) -> int:
    """The cards you may play, as a set; `named` is the suit your card will count as, plus one, or 0 (OS-PLAY-2).

    Leading you may play anything.  Following you must follow suit, unless you are free; a card that counts as the led
    suit follows, and one that counts as another suit is legal only if no other card of yours has the led suit.
    """
    if s.led == 0 or s.free == 1 or named == s.led:
        return s.hand
    following = suit_in_hand(s, s.led - 1)
    if following == 0:
        return s.hand
    if named != 0:
        return following if only_card(following) else 0
    return following


@rule
def may_surrender(s: State) -> bool:
    """At the start of your turn when a Vancardian leads; never as a villain without tricks (OS-SURRENDER-1, A17)."""
    if s.n_played == 0 or s.leader == YOU or s.turn_used == 1:
        return False
    return not is_trickless_villain(s)


@rule
def effect_of(s: State, cards: Cards, spot: int, ordinal: int) -> int:
    """The first effect of an ability."""
    return cards.effect_first[first_ability(s, cards, spot) + ordinal]


@rule
def can_use_on_turn(s: State, cards: Cards, spot: int, ordinal: int) -> bool:
    """Y1: an ability of the turn that would change something now (OS-USE-1, A42)."""
    if not can_use(s, cards, spot, ordinal, Window.TURN) or used_in_trick(s, spot, ordinal):
        return False
    match cards.effect_op[effect_of(s, cards, spot, ordinal)]:
        case EffectOp.FREE:
            return s.led != 0 and legal_hand(s, s.named) != s.hand
        case EffectOp.SUIT:
            return s.named == 0
        case EffectOp.ALIGN:
            return s.named == 0 or cards.sided == 0
    return True


@rule
def use_on_turn(s: State, cards: Cards, spot: int, ordinal: int, suit: int, ev: Events) -> None:
    """Name a suit, be free of following, or change sides."""
    s.turn_used = 1
    spend_use(s, cards, spot, ordinal)
    emit(ev, Ev.POWER_USED, spot, s.power[spot])
    match cards.effect_op[effect_of(s, cards, spot, ordinal)]:
        case EffectOp.SUIT:
            s.named = suit + 1
            emit(ev, Ev.SUIT_NAMED, spot, suit)
        case EffectOp.FREE:
            s.free = 1
            emit(ev, Ev.FREED)
        case EffectOp.ALIGN:
            s.align = Align.HERO + 0 if s.align == Align.VILLAIN else Align.VILLAIN + 0
            emit(ev, Ev.ALIGNED, s.align)
    reckon(s, cards)


@rule
def play_card(s: State, cards: Cards, card: int, ev: Events) -> None:
    """Y2 and Y3: your card comes to the table; what you lead or follow with changes it by itself (OS-PLAY-1)."""
    suit = my_suit(s, cards, card) if s.named == 0 else s.named - 1
    s.hand &= ~(1 << card)
    lay(s, YOU, card, suit, cards.value[card], change_as(s, cards, card, suit))
    work_by_itself(s, cards, s.n_played - 1, ev)
    tell_suit(s, cards, s.n_played - 1, ev)
    emit(ev, Ev.PLAYED, YOU, card, 0, s.base[s.n_played - 1] + s.plus[s.n_played - 1])


@rule
def tell_suit(s: State, cards: Cards, place: int, ev: Events) -> None:
    """A card that counts as another suit than the printed one is told first."""
    card = s.card[place] - 1
    if s.suit[place] != cards.suit[card]:
        emit(ev, Ev.COUNTS_AS, card, s.suit[place])


@rule
def is_card_window(s: State, window: int, place: int) -> bool:
    """Does this window come with your card at this place of the trick?"""
    match window:
        case Window.LEAD:
            return place == 0
        case Window.FOLLOW:
            return place > 0
        case Window.FIRST:
            return s.trick == 1
        case Window.FINAL:
            return s.trick == TRICKS
    return False


@rule
def work_by_itself(s: State, cards: Cards, place: int, ev: Events) -> None:
    """Forced abilities of leading, following, the first and the final trick; what binds the others is told."""
    if s.windows & CARD_WINDOWS == 0:
        return
    for spot in range(POWERS):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            forced = cards.optional[ability] == 0 and is_card_window(s, cards.window[ability], place)
            if forced and holds(s, cards, spot, ability):
                start = cards.effect_first[ability]
                if s.n_played < WHO and binds(s, cards, start):
                    emit(ev, Ev.POWER_USED, spot, s.power[spot])
                for effect in range(start, start + cards.effect_count[ability]):
                    change_card(s, cards, spot, effect, place)


@rule
def binds(s: State, cards: Cards, effect: int) -> bool:
    """Does this change anything for those who follow your card?"""
    op = cards.effect_op[effect]
    if op == EffectOp.NONTRUMP:
        return s.led - 1 != s.trump
    return op == EffectOp.NODRAW or op == EffectOp.BIND_NOLOVE or op == EffectOp.BIND_LOWEST


@rule
def change_card(s: State, cards: Cards, spot: int, effect: int, place: int) -> None:
    """One effect on your card at this place, or on those who follow it."""
    match cards.effect_op[effect]:
        case EffectOp.VAL:
            s.plus[place] += cards.effect_number[effect]
        case EffectOp.SETVAL:
            value = worth(s, cards, spot, cards.effect_amount[effect])
            s.base[place] = min(max(value, -MOST_SET_VALUE), MOST_SET_VALUE)
        case EffectOp.NONTRUMP:
            s.no_trump = 1
        case EffectOp.NODRAW:
            s.no_draw = 1
        case EffectOp.BIND_NOLOVE:
            s.no_love = 1
        case EffectOp.BIND_LOWEST:
            s.lowest = 1


@rule
def can_use_after_card(s: State, cards: Cards, spot: int, ordinal: int) -> bool:
    """D8x: an ability about the card you have just laid, once in a trick."""
    if used_in_trick(s, spot, ordinal):
        return False
    window = cards.window[first_ability(s, cards, spot) + ordinal]
    return is_card_window(s, window, s.n_played - 1) and can_use(s, cards, spot, ordinal, window)


@rule
def use_after_card(s: State, cards: Cards, spot: int, ordinal: int, ev: Events) -> None:
    """Change the card just laid, or bind those who follow."""
    spend_use(s, cards, spot, ordinal)
    reckon(s, cards)
    emit(ev, Ev.POWER_USED, spot, s.power[spot])
    ability = first_ability(s, cards, spot) + ordinal
    start = cards.effect_first[ability]
    place = s.n_played - 1
    before = s.base[place] + s.plus[place]
    for effect in range(start, start + cards.effect_count[ability]):
        change_card(s, cards, spot, effect, place)
    if s.base[place] + s.plus[place] != before:
        emit(ev, Ev.VALUE_CHANGED, s.card[place] - 1, s.base[place] + s.plus[place])


@rule
def can_react(s: State, cards: Cards, spot: int, ordinal: int) -> bool:
    """D9: an ability about a complete trick that is not resolved yet (OS-USE-1)."""
    if not can_use(s, cards, spot, ordinal, Window.REACT):
        return False
    if cards.effect_op[effect_of(s, cards, spot, ordinal)] == EffectOp.SWAPPLAYED:
        return s.swapped == 0 and swap_cards(s, cards) != 0
    return True


@rule
def swap_cards(s: State, cards: Cards) -> int:
    """The cards you may lay in place of yours, as a set: those that were legal when you played (OS-SWAP-1)."""
    place = my_card(s)
    following = suit_in_hand(s, s.led - 1)
    if place == 0:
        return following
    natural = my_suit(s, cards, s.card[place] - 1)
    if s.free == 1 or (natural != s.led - 1 and following == 0):
        return s.hand
    return following


@rule
def react(s: State, cards: Cards, spot: int, ordinal: int, ev: Events) -> None:
    """Use an ability on the complete trick; some ask for a card or a Vancardian first."""
    spend_use(s, cards, spot, ordinal)
    reckon(s, cards)
    emit(ev, Ev.POWER_USED, spot, s.power[spot])
    effect = effect_of(s, cards, spot, ordinal)
    place = my_card(s)
    match cards.effect_op[effect]:
        case EffectOp.SWAPPLAYED:
            push(s, Op.SWAP_CARD, 0)
        case EffectOp.SWAPWITH:
            if cards.effect_subject[effect] == Target.EITHER:
                push(s, Op.TARGET, IN_TRICK)
            else:
                swap_owners(s, cards.effect_subject[effect], ev)
        case EffectOp.VAL | EffectOp.SETVAL:
            change_card(s, cards, spot, effect, place)
            emit(ev, Ev.VALUE_CHANGED, s.card[place] - 1, s.base[place] + s.plus[place])


@rule
def swap_card(s: State, cards: Cards, card: int, ev: Events) -> None:
    """Take your card back and lay another one in its place; forced changes count for the new one (OS-SWAP-1)."""
    place = my_card(s)
    old = s.card[place] - 1
    s.hand = (s.hand | (1 << old)) & ~(1 << card)
    s.card[place] = card + 1
    s.suit[place] = my_suit(s, cards, card)
    s.base[place] = cards.value[card]
    s.plus[place] = my_change(s, cards, card)
    work_by_itself(s, cards, place, ev)
    tell_suit(s, cards, place, ev)
    emit(ev, Ev.CARD_SWAPPED, old, card, s.base[place] + s.plus[place])


@rule
def swap_owners(s: State, who: int, ev: Events) -> None:
    """Your card and hers change owners and nothing else."""
    mine = my_card(s)
    for place in range(WHO):
        if s.owner[place] == who:
            s.owner[place] = YOU
    s.owner[mine] = who
    s.swapped = 1
    emit(ev, Ev.OWNERS_SWAPPED, who)


@rule
def has_lost(s: State) -> bool:
    """Is the trick not yours: somebody else's, or cancelled?"""
    return s.winner - 1 != YOU or s.cancelled == 1


@rule
def can_change_outcome(s: State, cards: Cards, spot: int, ordinal: int) -> bool:
    """D10: an ability that changes the outcome, each kind at most once for the same trick (OS-USE-1)."""
    window = Window.LOST + 0 if has_lost(s) else Window.WON + 0
    if used_in_trick(s, spot, ordinal) or not can_use(s, cards, spot, ordinal, window):
        return False
    match cards.effect_op[effect_of(s, cards, spot, ordinal)]:
        case EffectOp.TAKELEAD:
            return s.trick < TRICKS and s.takes_lead == 0
        case EffectOp.CANCEL | EffectOp.REWIND | EffectOp.GIVE:
            return s.cancelled == 0
    return False


@rule
def change_outcome(s: State, cards: Cards, spot: int, ordinal: int, ev: Events) -> None:
    """Give the trick away, cancel it, take it back, or take the lead."""
    spend_use(s, cards, spot, ordinal)
    reckon(s, cards)
    emit(ev, Ev.POWER_USED, spot, s.power[spot])
    match cards.effect_op[effect_of(s, cards, spot, ordinal)]:
        case EffectOp.GIVE:
            s.winner = s.owner[best_place(s, YOU)] + 1
            emit(ev, Ev.TRICK_GIVEN, s.winner - 1)
        case EffectOp.CANCEL:
            s.cancelled = 1
            emit(ev, Ev.TRICK_CANCELLED)
        case EffectOp.TAKELEAD:
            s.takes_lead = 1
            emit(ev, Ev.LEAD_TAKEN)
        case EffectOp.REWIND:
            rewind(s, ev)


@rule
def rewind(s: State, ev: Events) -> None:
    """Every card returns to the seat that played it, a Vancardian's to her far left; you lead this trick again."""
    emit(ev, Ev.TRICK_REWOUND)
    for place in range(WHO):
        card = s.card[place] - 1
        if s.player[place] == YOU:
            s.hand |= 1 << card
        else:
            put_left(s, s.player[place], card)
    start_trick(s)
    s.leader = YOU
