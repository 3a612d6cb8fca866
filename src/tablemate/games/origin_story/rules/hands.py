"""Playing cards: the deck, the discard, the Vancardians' rows and your hand.  (Booklet: round set-up, empty deck.)"""

from __future__ import annotations

from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import ALL_CARDS, PLAYING_CARDS, Ev
from tablemate.kernel.events import Events, emit
from tablemate.kernel.piles import shuffle
from tablemate.kernel.rule import rule

NOTHING = -1
"""In place of a card: there was none to draw."""


@rule
def has_card(cards: int, card: int) -> bool:
    """Is this card in a set of cards?"""
    return (cards >> card) & 1 == 1


@rule
def lowest_card(cards: int) -> int:
    """The first card of a set; it must not be empty."""
    card = 0
    if cards & 0xFFFFFFFF == 0:
        card += 32
        cards >>= 32
    if cards & 0xFFFF == 0:
        card += 16
        cards >>= 16
    if cards & 0xFF == 0:
        card += 8
        cards >>= 8
    if cards & 0xF == 0:
        card += 4
        cards >>= 4
    if cards & 0x3 == 0:
        card += 2
        cards >>= 2
    return card if cards & 1 == 1 else card + 1


@rule
def new_deck(s: State) -> None:
    """The 52 cards without the extra-love, shuffled (OS-DEAL-1)."""
    for card in range(PLAYING_CARDS):
        s.deck[card] = card + 1
    for index in range(PLAYING_CARDS, ALL_CARDS):
        s.deck[index] = 0
    s.n_deck = PLAYING_CARDS
    shuffle(s.chance, s.deck, s.n_deck)


@rule
def reshuffle(s: State, ev: Events) -> None:
    """The discard becomes the deck; won tricks stay where they are (OS-DECK-1)."""
    for card in range(ALL_CARDS):
        if has_card(s.discard, card):
            s.deck[s.n_deck] = card + 1
            s.n_deck += 1
    s.discard = 0
    s.n_discard = 0
    emit(ev, Ev.RESHUFFLED, s.n_deck)
    shuffle(s.chance, s.deck, s.n_deck)


@rule
def draw(s: State, ev: Events) -> int:
    """The top card of the deck, made anew from the discard if it is empty; without both, none (OS-DECK-1, A24)."""
    if s.n_deck == 0:
        if s.discard == 0:
            return NOTHING
        reshuffle(s, ev)
    s.n_deck -= 1
    card = s.deck[s.n_deck] - 1
    s.deck[s.n_deck] = 0
    return card


@rule
def throw_away(s: State, card: int) -> None:
    """A card goes to the discard; what was marked on it is gone."""
    s.discard |= 1 << card
    s.n_discard += 1
    s.marked &= ~(1 << card)


@rule
def append(s: State, who: int, card: int) -> None:
    """A card comes to the right end of a row."""
    s.row[who, s.n_row[who]] = card + 1
    s.n_row[who] += 1


@rule
def put_left(s: State, who: int, card: int) -> None:
    """A card comes to the far left of a row."""
    for place in range(s.n_row[who], 0, -1):
        s.row[who, place] = s.row[who, place - 1]
    s.row[who, 0] = card + 1
    s.n_row[who] += 1


@rule
def take_from_row(s: State, who: int, place: int) -> int:
    """A card leaves a row; the others close up."""
    card = s.row[who, place] - 1
    s.n_row[who] -= 1
    while place < s.n_row[who]:
        s.row[who, place] = s.row[who, place + 1]
        place += 1
    s.row[who, place] = 0
    return card


@rule
def place_of(s: State, who: int, card: int) -> int:
    """Where a card lies in a row, from the left; it must be there."""
    place = 0
    while s.row[who, place] != card + 1:
        place += 1
    return place


@rule
def hand_size(s: State) -> int:
    """How many cards you hold."""
    number = 0
    rest = s.hand
    while rest != 0:
        rest &= rest - 1
        number += 1
    return number
