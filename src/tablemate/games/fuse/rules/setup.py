"""Setting up the table.  (Sheet: set-up.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.reading import MOST_VALUE
from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import Agreed, State
from tablemate.games.fuse.terms import COLOURS, DICE_OF_COLOUR, EASY, HARD, MIDDLE, MOST_BOMBS, ROW, Edition, Ev, Phase
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit
from tablemate.kernel.piles import shuffle
from tablemate.kernel.rule import rule

from .mats import deal_to

SOLO_MAT = 4
"""Starting bombs of a player alone."""
MANY_VALUES = 3
"""How many different values those have at least."""


@rule
def setup(s: State, cards: Cards, options: Agreed, ev: Events) -> None:
    """Starting bombs, row, draw pile with sabotage, dice in the bag, and somebody to begin (A55)."""
    agree(s, options)
    build_pool(s, cards)
    deal_mats(s, cards, ev)
    complete_pool(s, cards)
    lay_row(s, ev)
    mix_in_sabotage(s, cards)
    for colour in range(COLOURS):
        s.bag[colour] = DICE_OF_COLOUR
    s.bag_holder = roll(s.chance, s.players)
    s.turn = 1
    s.phase = Phase.ROLL
    emit(ev, Ev.TURN_STARTED, s.turn, s.bag_holder)


@rule
def agree(s: State, options: Agreed) -> None:
    """What was agreed before the game."""
    s.players = options.players
    s.edition = options.edition
    s.to_defuse = options.to_defuse
    s.six_point = options.six_point
    s.sabotage_count = options.sabotage_count
    s.places = options.places
    s.quota = options.quota
    s.solo_use = options.solo_use
    s.burn_if = options.burn_if
    s.bag_empty = options.bag_empty
    s.bonus_seats = options.bonus_seats
    s.hold = options.hold
    s.undo = options.undo
    s.confirm_draft = options.confirm_draft
    s.hard_hands = options.hard_hands
    s.rolls_left = options.roll_budget


@rule
def in_pool(s: State, cards: Cards, bomb: int) -> bool:
    """Is this bomb played with at all (FUSE-SETUP-4, A43)?"""
    return s.six_point == 1 or cards.value[bomb] < HARD


@rule
def may_start(s: State, cards: Cards, bomb: int) -> bool:
    """May this bomb lie in front of a player from the start?  By the sheet a hard one never does (A50)."""
    return s.edition != Edition.SHEET or cards.value[bomb] < HARD


@rule
def build_pool(s: State, cards: Cards) -> None:
    """The bombs from which the starting ones come lie shuffled where the draw pile will be (FUSE-SETUP-4)."""
    for bomb in range(1, cards.bombs + 1):
        if in_pool(s, cards, bomb) and may_start(s, cards, bomb):
            s.pile[s.n_pile] = bomb
            s.n_pile += 1
    shuffle(s.chance, s.pile, s.n_pile)


@rule
def complete_pool(s: State, cards: Cards) -> None:
    """All other bombs of this game join those left over, and everything is shuffled (FUSE-SETUP-4, A50)."""
    for bomb in range(1, cards.bombs + 1):
        if in_pool(s, cards, bomb) and not may_start(s, cards, bomb):
            s.pile[s.n_pile] = bomb
            s.n_pile += 1
    shuffle(s.chance, s.pile, s.n_pile)


@rule
def take_first(s: State, cards: Cards, low: int, high: int) -> int:
    """The first bomb from the top with a value in this range; the ones above it stay where they are."""
    index = s.n_pile - 1
    while cards.value[s.pile[index]] < low or cards.value[s.pile[index]] > high:
        index -= 1
    bomb = s.pile[index]
    s.n_pile -= 1
    while index < s.n_pile:
        s.pile[index] = s.pile[index + 1]
        index += 1
    s.pile[s.n_pile] = 0
    return bomb


@rule
def deal_mats(s: State, cards: Cards, ev: Events) -> None:
    """The starting bombs of every player by the edition's rule (FUSE-SETUP-1)."""
    if s.places == SOLO_MAT:
        deal_solo(s, cards)
    else:
        for seat in range(s.players):
            deal_pair(s, cards, seat)
    for seat in range(s.players):
        for place in range(s.places):
            emit(ev, Ev.CARD_DEALT, seat, s.card[seat, place])


@rule
def deal_pair(s: State, cards: Cards, seat: int) -> None:
    """Sheet: an easy and a middling bomb.  Book: two from the top, one of them easy (FUSE-SETUP-1, A45)."""
    if s.edition == Edition.SHEET:
        deal_to(s, cards, seat, take_first(s, cards, 1, EASY))
        deal_to(s, cards, seat, take_first(s, cards, EASY + 1, MIDDLE))
        return
    first = take_first(s, cards, 1, MOST_VALUE)
    second = take_first(s, cards, 1, MOST_VALUE if cards.value[first] <= EASY else EASY)
    deal_to(s, cards, seat, first)
    deal_to(s, cards, seat, second)
    shuffle(s.chance, s.pile, s.n_pile)


@rule
def deal_solo(s: State, cards: Cards) -> None:
    """Four from the top with three values or more; else all go back and four are dealt again (FUSE-SETUP-1, A21).

    By the sheet a hard bomb, worth 6 or more, is never a starting one: none lies in the pile yet (A50).
    """
    while values_on_top(s, cards) < MANY_VALUES:
        shuffle(s.chance, s.pile, s.n_pile)
    for _ in range(SOLO_MAT):
        deal_to(s, cards, 0, take_first(s, cards, 1, MOST_VALUE))


@rule
def values_on_top(s: State, cards: Cards) -> int:
    """How many different values the four top bombs show."""
    seen = 0
    number = 0
    for index in range(s.n_pile - SOLO_MAT, s.n_pile):
        bit = 1 << cards.value[s.pile[index]]
        if seen & bit == 0:
            seen |= bit
            number += 1
    return number


@rule
def lay_row(s: State, ev: Events) -> None:
    """Of the bombs to defuse the first five lie face up; the others stay in the pile.

    All the rest leaves the game (FUSE-SETUP-2, A23, A37).
    """
    for place in range(min(ROW, s.to_defuse)):
        s.n_pile -= 1
        s.row[place] = s.pile[s.n_pile]
        s.pile[s.n_pile] = 0
        emit(ev, Ev.ROW_FILLED, place, s.row[place])
    left = s.to_defuse - min(ROW, s.to_defuse)
    for index in range(left, s.n_pile):
        s.pile[index] = 0
    s.n_pile = left


@rule
def mix_in_sabotage(s: State, cards: Cards) -> None:
    """Random sabotage cards are shuffled into the pile, so that none can lie in the first row (FUSE-SETUP-3)."""
    needed = s.sabotage_count
    for card in range(1, cards.sabotage + 1):
        unseen = cards.sabotage - card + 1
        if roll(s.chance, unseen) < needed:
            s.pile[s.n_pile] = MOST_BOMBS + card
            s.n_pile += 1
            needed -= 1
    shuffle(s.chance, s.pile, s.n_pile)
