"""Everything there is to know about one game of Origin Story, and who may know it.

Sets of playing cards are bit masks of 56 bits; where a single card lies its number is kept plus one, so that 0 means
none.  The rows of the Vancardians are ordered from left to right; your hand has no order.  Values are doubled.

All hands are open.  Hidden are the order of the decks, what lies in the discard and in won tricks (A25), and, from
everybody but you, the two superheroes you were dealt.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.flow import Flow
from tablemate.kernel.record import OWNER, PUBLIC, Grid, Layout, Row, i1, i2, i4, i8

from .terms import (
    ABILITIES,
    ALL_CARDS,
    MOST_ROW,
    MOST_SLOTS,
    MOST_STORIES,
    MOST_VANCARDS,
    OFFERED,
    POWERS,
    ROUNDS,
    SPOTS,
    SUITS,
    TRICKS,
    VANCARDIANS,
    WHO,
)

MOST_WON = TRICKS
MOST_BOOSTS = POWERS * ABILITIES
"""Most lasting changes of your values at a time."""
COLOURS = 2
"""Green and red: one bolt and two."""


class Choices:
    """The options of a game as numbers."""

    level: Annotated[int, i2, PUBLIC]
    strict: Annotated[int, i2, PUBLIC]


class State(Chance, Flow):
    """One game."""

    # Options
    level: Annotated[int, i1, PUBLIC]
    strict: Annotated[int, i1, PUBLIC]

    # Playing cards
    deck: Annotated[Row, i1, ALL_CARDS]
    n_deck: Annotated[int, i1, PUBLIC]
    discard: Annotated[int, i8]
    n_discard: Annotated[int, i1, PUBLIC]
    aside: Annotated[int, i8, PUBLIC]
    row: Annotated[Grid, i1, VANCARDIANS, MOST_ROW, PUBLIC]
    n_row: Annotated[Row, i1, VANCARDIANS, PUBLIC]
    hand: Annotated[int, i8, PUBLIC]
    marked: Annotated[int, i8, PUBLIC]
    pile: Annotated[Row, i8, WHO]
    tricks: Annotated[Row, i1, WHO, PUBLIC]
    won_card: Annotated[Row, i1, MOST_WON]
    won_suit: Annotated[Row, i1, MOST_WON]
    pile_suit: Annotated[Row, i1, SUITS]

    # What cards are worth now, from what is charged, your side, reveal marks and the event
    boost: Annotated[Row, i2, MOST_BOOSTS, PUBLIC]
    boosted: Annotated[Row, i1, MOST_BOOSTS, PUBLIC]
    n_boost: Annotated[int, i1, PUBLIC]
    working: Annotated[Row, i1, SPOTS, PUBLIC]
    windows: Annotated[int, i4, PUBLIC]
    loved: Annotated[int, i1, PUBLIC]
    bonus: Annotated[Row, i1, SUITS, PUBLIC]
    trump: Annotated[int, i1, PUBLIC]
    low: Annotated[int, i1, PUBLIC]
    tie: Annotated[int, i1, PUBLIC]
    drawn: Annotated[int, i1, PUBLIC]
    draw_set: Annotated[int, i1, PUBLIC]

    # The game and the round
    vp: Annotated[Row, i2, WHO, PUBLIC]
    dials: Annotated[Grid, i2, ROUNDS, WHO, PUBLIC]
    round: Annotated[int, i1, PUBLIC]
    dealer: Annotated[int, i1, PUBLIC]
    align: Annotated[int, i1, PUBLIC]
    surrendered: Annotated[int, i1, PUBLIC]
    result: Annotated[int, i1, PUBLIC]

    # Your cards with abilities
    power: Annotated[Row, i1, POWERS, PUBLIC]
    heroes: Annotated[Grid, i1, 1, 2, OWNER]
    stories: Annotated[Row, i1, MOST_STORIES]
    n_stories: Annotated[int, i1, PUBLIC]
    offer: Annotated[Row, i1, OFFERED, PUBLIC]
    stamina: Annotated[int, i1, PUBLIC]
    left: Annotated[int, i1, PUBLIC]
    spare: Annotated[int, i1, PUBLIC]
    lent: Annotated[int, i1, PUBLIC]
    slot: Annotated[Grid, i1, POWERS, MOST_SLOTS, PUBLIC]
    uses: Annotated[Grid, i1, POWERS, ABILITIES, PUBLIC]
    chosen: Annotated[Row, i1, POWERS, PUBLIC]
    predicted: Annotated[Row, i1, POWERS, PUBLIC]

    # The Vancardians' cards
    vdeck: Annotated[Row, i1, ROUNDS]
    n_vdeck: Annotated[int, i1, PUBLIC]
    events: Annotated[Grid, i1, COLOURS, MOST_VANCARDS]
    n_events: Annotated[Row, i1, COLOURS, PUBLIC]
    vcard: Annotated[int, i1, PUBLIC]
    event: Annotated[int, i1, PUBLIC]
    vseen: Annotated[int, i8, PUBLIC]

    # The trick
    trick: Annotated[int, i1, PUBLIC]
    leader: Annotated[int, i1, PUBLIC]
    n_played: Annotated[int, i1, PUBLIC]
    card: Annotated[Row, i1, WHO, PUBLIC]
    player: Annotated[Row, i1, WHO, PUBLIC]
    owner: Annotated[Row, i1, WHO, PUBLIC]
    suit: Annotated[Row, i1, WHO, PUBLIC]
    base: Annotated[Row, i2, WHO, PUBLIC]
    plus: Annotated[Row, i2, WHO, PUBLIC]
    led: Annotated[int, i1, PUBLIC]
    named: Annotated[int, i1, PUBLIC]
    free: Annotated[int, i1, PUBLIC]
    no_draw: Annotated[int, i1, PUBLIC]
    no_love: Annotated[int, i1, PUBLIC]
    lowest: Annotated[int, i1, PUBLIC]
    no_trump: Annotated[int, i1, PUBLIC]
    turn_used: Annotated[int, i1, PUBLIC]
    used_now: Annotated[int, i8, PUBLIC]
    swapped: Annotated[int, i1, PUBLIC]
    winner: Annotated[int, i1, PUBLIC]
    cancelled: Annotated[int, i1, PUBLIC]
    takes_lead: Annotated[int, i1, PUBLIC]


LAYOUT = Layout(State)
