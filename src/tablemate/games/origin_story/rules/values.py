"""What cards are worth, in the order in which it is computed.  Effects that last the whole round are summed up here."""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    CHOSEN_SUIT,
    DRAWN,
    HALVES,
    SPOTS,
    SUITS,
    Align,
    EffectOp,
    Suit,
    Window,
)
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, holds, matches, my_suit, note_working, worth
from .hands import has_card


@rule
def value_in_row(s: State, cards: Cards, card: int) -> int:
    """The value of a Vancardian's card: as printed, only the event changes it (A30)."""
    return cards.value[card] + s.bonus[cards.suit[card]]


@rule
def reckon(s: State, cards: Cards) -> None:
    """Sum up what works now: after charging, a change of sides, a reveal, an event, a named suit.

    Lasting effects are worked in; of all others only their windows are noted, so that windows in which nothing can
    happen cost nothing.
    """
    clear_sums(s)
    for spot in range(SPOTS):
        note_working(s, cards, spot)
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            window = cards.window[ability]
            s.windows |= 1 << window
            if (window == Window.ONGOING or window == Window.STATIC) and holds(s, cards, spot, ability):
                start = cards.effect_first[ability]
                for effect in range(start, start + cards.effect_count[ability]):
                    reckon_effect(s, cards, spot, effect)


@rule
def clear_sums(s: State) -> None:
    """As printed: love is trump, the highest wins, two cards are drawn to follow."""
    s.windows = 0
    s.loved = 0
    s.trump = Suit.LOVE
    s.low = 0
    s.tie = 0
    s.drawn = DRAWN
    s.draw_set = 0
    for suit in range(SUITS):
        s.bonus[suit] = 0
    for index in range(s.n_boost):
        s.boost[index] = 0
        s.boosted[index] = 0
    s.n_boost = 0


@rule
def reckon_effect(s: State, cards: Cards, spot: int, effect: int) -> None:
    """One lasting effect."""
    subject = cards.effect_subject[effect]
    match cards.effect_op[effect]:
        case EffectOp.MYVAL:
            boost_cards(s, subject, cards.effect_number[effect])
        case EffectOp.ALLVAL:
            s.bonus[subject] += cards.effect_number[effect]
        case EffectOp.MYSUIT:
            suit = s.chosen[spot] - 1 if subject == CHOSEN_SUIT else subject
            s.loved |= 1 << suit if suit >= 0 else 0
        case EffectOp.TRUMP:
            s.trump = subject
        case EffectOp.LOW:
            s.low = 1
        case EffectOp.TIE:
            s.tie = 1
        case EffectOp.VDRAW:
            limit_draws(s, worth(s, cards, spot, cards.effect_amount[effect]))


@rule
def boost_cards(s: State, selector: int, change: int) -> None:
    """A group of your cards counts more or less; equal groups are summed up."""
    index = 0
    while index < s.n_boost and s.boosted[index] != selector:
        index += 1
    if index == s.n_boost:
        s.boosted[index] = selector
        s.n_boost += 1
    s.boost[index] += change


@rule
def limit_draws(s: State, number: int) -> None:
    """Of all rules for the number of cards drawn to follow the smallest counts; without one it is two (A34)."""
    s.drawn = min(s.drawn, number) if s.draw_set == 1 else number
    s.draw_set = 1


@rule
def has_window(s: State, window: int) -> bool:
    """Is there any ability of this window at all?"""
    return (s.windows >> window) & 1 == 1


@rule
def reveal_change(s: State, card: int) -> int:
    """A revealed card of yours counts one less for a hero, one more for a villain (OS-REVEAL-1, A10)."""
    if not has_card(s.marked, card):
        return 0
    match s.align:
        case Align.HERO:
            return -HALVES
        case Align.VILLAIN:
            return HALVES
    return 0


@rule
def my_change(s: State, cards: Cards, card: int) -> int:
    """By how much the value of a card in your hand differs from the printed one."""
    return change_as(s, cards, card, my_suit(s, cards, card))


@rule
def change_as(s: State, cards: Cards, card: int, suit: int) -> int:
    """By how much the value of a card of yours that counts as this suit differs from the printed one (A40)."""
    change = s.bonus[suit] + reveal_change(s, card)
    for index in range(s.n_boost):
        if matches(cards, s.boosted[index], card, suit):
            change += s.boost[index]
    return change
