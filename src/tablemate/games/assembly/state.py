"""Everything there is to know about one game of Assembly, and who may know it.

Bays are counted as on a clock, 1..12, in rows whose element 0 is unused.  Sets of bays are bit masks.  Piles keep their
top card last.  Hands keep the order of drawing, and everybody sees from which place a card is played (R45).

What the others can tell about a hand: `may_be` the kinds each card may be, `origin` where each card came from, and for
each command `shows` the places of which one is known to depict it, as bits.  `rules/knowledge.py` says how they learn
it.  A `forgetful` table is one of version 1 of the rules, which learnt less from what it saw.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.flow import Flow
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, i8, seen_by, since

from .terms import COMMANDS

SEATS = 2
HAND = 3
DECK = 16
GROWTHS = 2
"""How often cards can join a discard from which hidden cards were taken: B-9 comes twice in a game at most."""
PICKED = 3
"""Origin of a card taken at random from the discard; 0, 1, 2 is the deck cycle in which a card was drawn."""


class Agreed:
    """The options of a game as numbers; `first` is a seat, or -1 for a random one."""

    players: Annotated[int, i2, PUBLIC]
    edition: Annotated[int, i2, PUBLIC]
    malfunctions: Annotated[int, i2, PUBLIC]
    variants: Annotated[int, i2, PUBLIC]
    reserve: Annotated[int, i2, PUBLIC]
    honest: Annotated[int, i2, PUBLIC]
    communication: Annotated[int, i2, PUBLIC]
    first: Annotated[int, i2, PUBLIC]
    role: Annotated[Row, i2, SEATS, PUBLIC]


class State(Chance, Flow):
    """One game."""

    # Options
    players: Annotated[int, i1, PUBLIC]
    edition: Annotated[int, i1, PUBLIC]
    malfunctions: Annotated[int, i1, PUBLIC]
    variants: Annotated[int, i2, PUBLIC]
    honest: Annotated[int, i1, PUBLIC]
    communication: Annotated[int, i1, PUBLIC]

    # The station
    plan: Annotated[Row, i1, 13, PUBLIC]
    module: Annotated[Row, i1, 13, PUBLIC]
    locked: Annotated[int, i2, PUBLIC]
    stack: Annotated[Row, i1, 12, seen_by("stack_seen")]
    stack_seen: Annotated[Row, i1, 12, PUBLIC]
    n_stack: Annotated[int, i1, PUBLIC]

    # Command cards
    pile: Annotated[Row, i1, DECK, seen_by("pile_seen")]
    pile_seen: Annotated[Row, i1, DECK, PUBLIC]
    n_pile: Annotated[int, i1, PUBLIC]
    discard: Annotated[Row, i1, DECK]
    n_discard: Annotated[int, i1, PUBLIC]
    discard_top: Annotated[int, i1, PUBLIC]
    n_mixed: Annotated[int, i1, PUBLIC]
    reserve: Annotated[Grid, i1, 2, 2, PUBLIC]
    boxed: Annotated[Row, i1, 7, PUBLIC]
    refreshes: Annotated[int, i1, PUBLIC]
    shown: Annotated[int, i1, PUBLIC]

    # Hands, and what the others can tell about them
    hand: Annotated[Grid, i1, SEATS, HAND, seen_by("hand_seen")]
    hand_seen: Annotated[Grid, i1, SEATS, HAND, PUBLIC]
    n_hand: Annotated[Row, i1, SEATS, PUBLIC]
    may_be: Annotated[Grid, i1, SEATS, HAND, PUBLIC]
    origin: Annotated[Grid, i1, SEATS, HAND, PUBLIC]
    shows: Annotated[Grid, i1, SEATS, COMMANDS + 1, PUBLIC]
    forgetful: Annotated[int, i1, PUBLIC, since(2)]

    # Cards taken at random from the discard (B-9, F-6), once other cards joined it: its cards by kind, before and after
    pool_before: Annotated[Row, i8, GROWTHS, PUBLIC, since(2)]
    pool_after: Annotated[Row, i8, GROWTHS, PUBLIC, since(2)]
    taken_before: Annotated[Grid, i1, SEATS, HAND, PUBLIC, since(2)]

    # A hand put under the pile (G-3): its cards as they stood in the hand, and what the others could tell about them
    buried: Annotated[Row, i1, HAND, since(2)]
    n_buried: Annotated[int, i1, PUBLIC, since(2)]
    buried_by: Annotated[int, i1, PUBLIC, since(2)]
    buried_may_be: Annotated[Row, i1, HAND, PUBLIC, since(2)]
    buried_origin: Annotated[Row, i1, HAND, PUBLIC, since(2)]
    buried_shows: Annotated[Row, i1, COMMANDS + 1, PUBLIC, since(2)]

    # Where those cards are, counted from 1 as they went under: still there, in hands, or played again as this kind
    n_under: Annotated[int, i1, PUBLIC, since(2)]
    unburied: Annotated[Grid, i1, SEATS, HAND, PUBLIC, since(2)]
    unburied_as: Annotated[Row, i1, HAND, PUBLIC, since(2)]

    # Seats
    role: Annotated[Row, i1, SEATS, PUBLIC]
    role_used: Annotated[Row, i1, SEATS, PUBLIC]
    owes_double: Annotated[Row, i1, SEATS, PUBLIC]

    # The turn
    active: Annotated[int, i1, PUBLIC]
    turn: Annotated[int, i2, PUBLIC]
    commands_done: Annotated[int, i1, PUBLIC]
    no_refill: Annotated[int, i1, PUBLIC]
    double_now: Annotated[int, i1, PUBLIC]
    asked: Annotated[int, i1, PUBLIC]
    answer: Annotated[int, i1, PUBLIC]

    # The command being run
    command: Annotated[int, i1, PUBLIC]
    payment: Annotated[int, i1, PUBLIC]
    role_in_use: Annotated[int, i1, PUBLIC]
    distance: Annotated[int, i1, PUBLIC]
    picked: Annotated[Row, i1, 4, PUBLIC]
    n_picked: Annotated[int, i1, PUBLIC]
    trio: Annotated[Row, i1, 3, PUBLIC]
    shown_by: Annotated[int, i1, PUBLIC]

    result: Annotated[int, i1, PUBLIC]


LAYOUT = Layout(State)
