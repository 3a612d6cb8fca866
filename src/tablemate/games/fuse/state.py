"""Everything there is to know about one game of FUSE, and who may know it.

A die type is a number 0..29, colour by colour; where a die lies, the type is kept plus one, so that 0 means no die.
A mat is what lies in front of a seat: `places` bombs at most.  The dice on them stand in one row of `die`, six slots
for each place.  `node` is what the card table calls the present filling of a bomb.  Sets of seats are bit masks.  The
draw pile keeps its top card last; bombs are numbered as in the deck, sabotage cards behind `MOST_BOMBS`.

The bag is a set of dice, so it is kept as a number of dice by colour: in which order dice came back cannot matter.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, i4

from .terms import COLOURS, MAT, MOST_BOMBS, MOST_SABOTAGE, ROW, SEATS, SLOTS, TRAY

MOST_PILE = MOST_BOMBS + MOST_SABOTAGE
USES = 3
"""Most dice that one player uses in one draft."""


class Agreed:
    """The options of a game as numbers."""

    players: Annotated[int, i2, PUBLIC]
    edition: Annotated[int, i2, PUBLIC]
    to_defuse: Annotated[int, i2, PUBLIC]
    six_point: Annotated[int, i2, PUBLIC]
    sabotage_count: Annotated[int, i2, PUBLIC]
    starting: Annotated[int, i2, PUBLIC]
    quota: Annotated[int, i2, PUBLIC]
    solo_use: Annotated[int, i2, PUBLIC]
    burn_if: Annotated[int, i2, PUBLIC]
    bag_empty: Annotated[int, i2, PUBLIC]
    bonus_seats: Annotated[int, i2, PUBLIC]
    hold: Annotated[int, i2, PUBLIC]
    undo: Annotated[int, i2, PUBLIC]
    confirm_draft: Annotated[int, i2, PUBLIC]
    hard_hands: Annotated[int, i2, PUBLIC]
    roll_budget: Annotated[int, i2, PUBLIC]


class State(Chance):
    """One game."""

    # Options
    players: Annotated[int, i1, PUBLIC]
    edition: Annotated[int, i1, PUBLIC]
    bombs: Annotated[int, i1, PUBLIC]
    six_point: Annotated[int, i1, PUBLIC]
    sabotage: Annotated[int, i1, PUBLIC]
    places: Annotated[int, i1, PUBLIC]
    quota: Annotated[int, i1, PUBLIC]
    one_use: Annotated[int, i1, PUBLIC]
    burn_if: Annotated[int, i1, PUBLIC]
    skip_empty: Annotated[int, i1, PUBLIC]
    bonus_all: Annotated[int, i1, PUBLIC]
    hold: Annotated[int, i1, PUBLIC]
    take_back: Annotated[int, i1, PUBLIC]
    confirm: Annotated[int, i1, PUBLIC]
    hard_hands: Annotated[int, i1, PUBLIC]

    # Dice in the bag and in the tray
    bag: Annotated[Row, i1, COLOURS, PUBLIC]
    tray: Annotated[Row, i1, TRAY, PUBLIC]
    mark: Annotated[Row, i1, TRAY, PUBLIC]

    # Cards
    card: Annotated[Grid, i1, SEATS, MAT, PUBLIC]
    die: Annotated[Grid, i1, SEATS, MAT * SLOTS, PUBLIC]
    node: Annotated[Grid, i2, SEATS, MAT, PUBLIC]
    row: Annotated[Row, i1, ROW, PUBLIC]
    pile: Annotated[Row, i1, MOST_PILE]
    n_pile: Annotated[int, i1, PUBLIC]
    done: Annotated[Row, i1, MOST_BOMBS + 1, PUBLIC]
    spent: Annotated[Row, i1, MOST_SABOTAGE + 1, PUBLIC]
    picks: Annotated[int, i1, PUBLIC]

    # The turn
    phase: Annotated[int, i1, PUBLIC]
    turn: Annotated[int, i4, PUBLIC]
    bag_holder: Annotated[int, i1, PUBLIC]
    rolls_left: Annotated[int, i2, PUBLIC]
    owed: Annotated[Row, i1, SEATS, PUBLIC]
    burnt: Annotated[Row, i1, TRAY, PUBLIC]
    n_burnt: Annotated[int, i1, PUBLIC]
    use: Annotated[Grid, i2, SEATS, USES, PUBLIC]
    n_use: Annotated[Row, i1, SEATS, PUBLIC]
    confirmed: Annotated[int, i1, PUBLIC]

    # What is asked
    picking: Annotated[int, i1, PUBLIC]
    losing: Annotated[int, i1, PUBLIC]
    cause: Annotated[int, i1, PUBLIC]
    loss_card: Annotated[int, i1, PUBLIC]
    loss_types: Annotated[int, i4, PUBLIC]

    # The end
    won: Annotated[int, i1, PUBLIC]
    stopped: Annotated[int, i1, PUBLIC]
    result: Annotated[int, i1, PUBLIC]
    ended_by: Annotated[int, i1, PUBLIC]


LAYOUT = Layout(State)
