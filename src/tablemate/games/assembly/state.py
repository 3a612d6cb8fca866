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
from tablemate.kernel.flow import DEPTH, Flow
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, i8, seen_by, since
from tablemate.kernel.meanings import (
    FLAG,
    SEAT,
    for_seats,
    list_of,
    maybe,
    or_none,
    plus_one,
    spelled,
    whole,
)

from .meanings import (
    BAY,
    BOXED,
    CARD,
    COMMAND,
    HANDS,
    MAY_BE,
    MODULE,
    ORIGIN,
    RESERVE,
    SHOWS,
    VIEWERS,
)
from .terms import ALL_BAYS, BAYS, COMMANDS, REFRESHES, Op, Payment, Result, Role
from .terms import DECK as DECK
from .terms import GROWTHS as GROWTHS
from .terms import HAND as HAND
from .terms import PICKED as PICKED
from .terms import SEATS as SEATS

MOST_TURNS = 30_000


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

    op: Annotated[Row, i1, DEPTH, PUBLIC, spelled(Op)]
    arg: Annotated[Row, i2, DEPTH, PUBLIC, whole(0, ALL_BAYS)]

    # Options
    players: Annotated[int, i1, PUBLIC]
    edition: Annotated[int, i1, PUBLIC]
    malfunctions: Annotated[int, i1, PUBLIC]
    variants: Annotated[int, i2, PUBLIC]
    honest: Annotated[int, i1, PUBLIC]
    communication: Annotated[int, i1, PUBLIC]

    # The station
    plan: Annotated[Row, i1, 13, PUBLIC, MODULE]
    module: Annotated[Row, i1, 13, PUBLIC, or_none(MODULE)]
    locked: Annotated[int, i2, PUBLIC, FLAG]
    stack: Annotated[Row, i1, 12, seen_by("stack_seen"), list_of(MODULE, BAYS, count="n_stack", top_first=True)]
    stack_seen: Annotated[Row, i1, 12, PUBLIC, list_of(VIEWERS, BAYS, as_many="n_stack", top_first=True)]
    n_stack: Annotated[int, i1, PUBLIC]

    # Command cards
    pile: Annotated[Row, i1, DECK, seen_by("pile_seen"), list_of(CARD, DECK, count="n_pile", top_first=True)]
    pile_seen: Annotated[Row, i1, DECK, PUBLIC, list_of(VIEWERS, DECK, as_many="n_pile", top_first=True)]
    n_pile: Annotated[int, i1, PUBLIC]
    discard: Annotated[Row, i1, DECK, list_of(CARD, DECK, count="n_discard")]
    n_discard: Annotated[int, i1, PUBLIC]
    discard_top: Annotated[int, i1, PUBLIC]
    n_mixed: Annotated[int, i1, PUBLIC, whole(0, DECK)]
    reserve: Annotated[Grid, i1, 2, 2, PUBLIC, RESERVE]
    boxed: Annotated[Row, i1, 7, PUBLIC, BOXED]
    refreshes: Annotated[int, i1, PUBLIC, whole(0, REFRESHES)]
    shown: Annotated[int, i1, PUBLIC, or_none(CARD)]

    # Hands, and what the others can tell about them
    hand: Annotated[Grid, i1, SEATS, HAND, seen_by("hand_seen"), HANDS]
    hand_seen: Annotated[Grid, i1, SEATS, HAND, PUBLIC, for_seats(list_of(VIEWERS, HAND, as_many="n_hand"))]
    n_hand: Annotated[Row, i1, SEATS, PUBLIC]
    may_be: Annotated[Grid, i1, SEATS, HAND, PUBLIC, for_seats(list_of(MAY_BE, HAND, as_many="n_hand"))]
    origin: Annotated[Grid, i1, SEATS, HAND, PUBLIC, for_seats(list_of(ORIGIN, HAND, as_many="n_hand"))]
    shows: Annotated[Grid, i1, SEATS, COMMANDS + 1, PUBLIC, SHOWS]
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
    role_used: Annotated[Row, i1, SEATS, PUBLIC, for_seats(FLAG)]
    owes_double: Annotated[Row, i1, SEATS, PUBLIC, for_seats(FLAG)]

    # The turn
    active: Annotated[int, i1, PUBLIC, SEAT]
    turn: Annotated[int, i2, PUBLIC, whole(1, MOST_TURNS)]
    commands_done: Annotated[int, i1, PUBLIC, whole(0, 2)]
    no_refill: Annotated[int, i1, PUBLIC, FLAG]
    double_now: Annotated[int, i1, PUBLIC, FLAG]
    asked: Annotated[int, i1, PUBLIC, or_none(COMMAND)]
    answer: Annotated[int, i1, PUBLIC, or_none(plus_one(spelled(("yes", "no"))))]

    # The command being run
    command: Annotated[int, i1, PUBLIC, COMMAND]
    payment: Annotated[int, i1, PUBLIC, spelled(Payment)]
    role_in_use: Annotated[int, i1, PUBLIC, spelled(Role)]
    distance: Annotated[int, i1, PUBLIC, whole(0, 2)]
    picked: Annotated[Row, i1, 4, PUBLIC, list_of(BAY, 4, count="n_picked")]
    n_picked: Annotated[int, i1, PUBLIC]
    trio: Annotated[Row, i1, 3, PUBLIC, maybe(list_of(BAY, 3, exactly=True), "trio", (0,))]
    shown_by: Annotated[int, i1, PUBLIC, or_none(whole(3, BAYS))]

    result: Annotated[int, i1, PUBLIC, spelled(Result)]


LAYOUT = Layout(State)
