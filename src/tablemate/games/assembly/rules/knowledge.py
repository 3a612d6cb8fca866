"""What everybody can tell about the hands: nothing that was ever told is forgotten.

A perfect counter knows of each hidden card where it came from (`origin`), which kinds it cannot be (`may_be`), and of
each command the places of which one shows it (`shows`).  All of that follows from what everybody saw, so it is the same
for all; `redeal.py` adds what one viewer sees besides.

Two things leave traces that outlast the card itself.  Cards taken at random from the discard were picked from what lay
there then, whatever joins it later (B-9, F-6).  And a hand that goes under the pile keeps its story, but nobody else
knows which card went first (G-3).

Tables of the first version of the rules are forgetful: they learn as little as they did then.
"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import GROWTHS, HAND, PICKED, State
from tablemate.games.assembly.terms import COMMANDS, KINDS
from tablemate.kernel.rule import rule

EVERY_KIND = 0b1111110
COUNTER = 5
"""Bits of one counter: as many cards as there are fit."""
MOST_COUNTED = 31


@rule
def remembers_exactly(s: State) -> bool:
    """Is all remembered that a perfect counter could know?  Tables of the first version forget some of it."""
    return s.forgetful == 0


@rule
def one_card(kind: int) -> int:
    """One card of a kind, as a counter of cards by kind."""
    return 1 << kind * COUNTER


@rule
def counted_of(cards: int, kind: int) -> int:
    """How many cards of a kind are counted."""
    return (cards >> kind * COUNTER) & MOST_COUNTED


# Answers


@rule
def learn_answer(s: State, cards: Cards, seat: int, command: int, able: bool) -> None:
    """Everybody remembers what an honest answer or a verification told about a hand (ASM-KNOW-2).

    A yes is about the cards held now: one of them shows the command.  An older yes about some of them tells more.
    """
    if able:
        if s.shows[seat, command] == 0:
            s.shows[seat, command] = (1 << s.n_hand[seat]) - 1
        return
    kinds = 0
    for kind in range(1, KINDS + 1):
        if (cards.depicts[kind] >> command) & 1 == 1:
            kinds |= 1 << kind
    for place in range(s.n_hand[seat]):
        s.may_be[seat, place] &= ~kinds


@rule
def learn_held_longest(s: State, seat: int, place: int, kind: int) -> None:
    """Of equal cards the one held longest goes (R45): no card before this place is of its kind (ASM-KNOW-3)."""
    if remembers_exactly(s):
        for earlier in range(place):
            s.may_be[seat, earlier] &= ~(1 << kind)


@rule
def forget_place(s: State, seat: int, place: int, commands: int) -> None:
    """A card has left its place, and those behind moved up.

    A yes about it is settled if it shows the command, else it is a yes about the others; a yes about older cards only
    stands (ASM-KNOW-2).  Alone nobody asks or verifies, so nothing is known to forget.
    """
    if s.players == 1:
        return
    before = (1 << place) - 1
    for command in range(1, COMMANDS + 1):
        places = s.shows[seat, command]
        was_meant = (places >> place) & 1 == 1 or not remembers_exactly(s)
        if was_meant and (commands >> command) & 1 == 1:
            s.shows[seat, command] = 0
        else:
            s.shows[seat, command] = (places & before) | ((places >> 1) & ~before)


# Cards taken from the discard


@rule
def remember_picked(s: State) -> None:
    """Cards once taken from the discard can only be of the kinds that lay there then, whatever joins it later."""
    kinds = 0
    for place in range(s.n_mixed):
        kinds |= 1 << s.discard[place]
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.origin[seat, place] == PICKED:
                kinds |= 1 << s.hand[seat, place]
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.origin[seat, place] == PICKED:
                s.may_be[seat, place] &= kinds


@rule
def pool_grows(s: State, joining: int) -> None:
    """Other cards join those among which cards of hands were taken, and chance mixes them (ASM-KNOW-4).

    A card taken before is one of the fewer; so it is remembered how many of each kind there were, and are.
    """
    pool = 0
    for place in range(s.n_mixed):
        pool += one_card(s.discard[place])
    taken = 0
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.origin[seat, place] == PICKED:
                pool += one_card(s.hand[seat, place])
                taken += 1
    growth = free_growth(s)
    if taken == 0 or joining == 0 or growth == GROWTHS or not remembers_exactly(s):
        return
    s.pool_before[growth] = pool
    s.pool_after[growth] = pool + joining
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.origin[seat, place] == PICKED:
                s.taken_before[seat, place] |= 1 << growth


@rule
def free_growth(s: State) -> int:
    """A growth that no card of a hand remembers."""
    growth = 0
    while growth < GROWTHS and s.pool_after[growth] != 0:
        growth += 1
    return growth


@rule
def laid_open(s: State) -> int:
    """The cards of the discard that everybody saw going there since it was last mixed, by kind."""
    cards = 0
    for place in range(s.n_mixed, s.n_discard):
        cards += one_card(s.discard[place])
    return cards


@rule
def learn_taken(s: State, seat: int, place: int) -> None:
    """A card taken before the pool grew is shown: it was one of the fewer, and the others were not it (ASM-KNOW-4)."""
    card = one_card(s.hand[seat, place])
    growths = s.taken_before[seat, place]
    s.taken_before[seat, place] = 0
    for growth in range(GROWTHS):
        if (growths >> growth) & 1 == 1:
            s.pool_before[growth] -= card
            s.pool_after[growth] -= card
    forget_growths(s)


@rule
def forget_growths(s: State) -> None:
    """A growth of the pool is no longer of interest when no card in a hand was taken before it."""
    for growth in range(GROWTHS):
        if not is_remembered(s, growth):
            s.pool_before[growth] = 0
            s.pool_after[growth] = 0


@rule
def is_remembered(s: State, growth: int) -> bool:
    """Is there still a card in a hand that was taken before the pool grew?"""
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if (s.taken_before[seat, place] >> growth) & 1 == 1:
                return True
    return False


# A hand under the pile


@rule
def begin_burial(s: State, seat: int) -> None:
    """G-3: what was known of the hand is kept apart, for nobody else will know which card went where (ASM-KNOW-5)."""
    forget_burial(s)
    s.n_buried = s.n_hand[seat]
    s.buried_by = 1 << seat
    for place in range(s.n_buried):
        s.buried[place] = s.hand[seat, place]
        s.buried_may_be[place] = s.may_be[seat, place]
        s.buried_origin[place] = s.origin[seat, place]
        s.may_be[seat, place] = EVERY_KIND
        s.origin[seat, place] = s.refreshes
        s.taken_before[seat, place] = 0
    for command in range(1, COMMANDS + 1):
        s.buried_shows[command] = s.shows[seat, command]
        s.shows[seat, command] = 0
    forget_growths(s)
    count_unburied(s, seat)


@rule
def forget_burial(s: State) -> None:
    """An earlier burial, which only a position set up by hand can have, is no longer counted."""
    s.n_under = 0
    for place in range(HAND):
        s.buried[place] = 0
        s.buried_may_be[place] = 0
        s.buried_origin[place] = 0
        s.unburied_as[place] = 0
        for seat in range(s.players):
            s.unburied[seat, place] = 0


@rule
def count_unburied(s: State, seat: int) -> None:
    """The cards of the hand that are still to go under the pile, counted on from those that went."""
    for place in range(s.n_hand[seat]):
        s.unburied[seat, place] = s.n_buried - s.n_hand[seat] + place + 1


@rule
def bury_one(s: State, seat: int) -> None:
    """One more card of the hand lies under the pile; nobody else knows which, so the others are counted anew."""
    s.n_under += 1
    count_unburied(s, seat)


@rule
def learn_unburied(s: State, seat: int, place: int) -> None:
    """A card that was put under the pile and drawn again is shown (ASM-KNOW-5)."""
    number = s.unburied[seat, place]
    if number != 0:
        s.unburied_as[number - 1] = s.hand[seat, place]


@rule
def drawn_from_under(s: State) -> int:
    """Which of the cards put under the pile is on top of it now and about to be drawn; 0 if none."""
    if s.n_under == 0 or s.n_under < s.n_pile:
        return 0
    s.n_under -= 1
    return s.n_buried - s.n_under


# Cards that move


@rule
def leaves_traces(s: State) -> bool:
    """Are there cards whose story outlasts their stay in a hand?"""
    return s.n_buried != 0 or s.pool_after[0] != 0 or s.pool_after[1] != 0


@rule
def learn_shown(s: State, seat: int, place: int) -> None:
    """A card of a hand is about to be laid open."""
    if leaves_traces(s):
        learn_taken(s, seat, place)
        learn_unburied(s, seat, place)


@rule
def move_traces_up(s: State, seat: int, place: int) -> None:
    """A card leaves its place, and the traces of those behind it move up with them."""
    if leaves_traces(s):
        for behind in range(place, HAND - 1):
            s.taken_before[seat, behind] = s.taken_before[seat, behind + 1]
            s.unburied[seat, behind] = s.unburied[seat, behind + 1]
        s.taken_before[seat, HAND - 1] = 0
        s.unburied[seat, HAND - 1] = 0
