"""Everything there is to know about one game of FUSE, and who may know it.

A die type is a number 0..29, colour by colour; where a die lies, the type is kept plus one, so that 0 means no die.
A mat is what lies in front of a seat: `places` bombs at most.  The dice on them stand in one row of `die`, six slots
for each place.  `node` is what the card table calls the present filling of a bomb.  Sets of seats are bit masks.  The
draw pile keeps its top card last; bombs are numbered as in the deck, sabotage cards behind `MOST_BOMBS`.

What numbers mean in a position stands beside each field; where several tell something together, beside one of them.
The bag is a set of dice, so it is kept as a number of dice by colour: in which order dice came back cannot matter.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, i4
from tablemate.kernel.meanings import FLAG, SEAT, bits, counted, for_seats, keyed, list_of, or_none, spelled, whole
from tablemate.kernel.naming import names

from .meanings import BOMB, CARD, DONE, IN_TRAY, LYING, MATS, QUESTION, ROLLS, SABOTAGE, TO_TAKE_BACK
from .terms import (
    COLOURS,
    DICE_OF_COLOUR,
    MAT,
    MOST_BOMBS,
    MOST_SABOTAGE,
    ROW,
    SEATS,
    SLOTS,
    TRAY,
    USES,
    Colour,
    End,
    Phase,
    Result,
)

MOST_PILE = MOST_BOMBS + MOST_SABOTAGE
MOST_TURNS = 30_000


class Agreed:
    """The options of a game as numbers."""

    players: Annotated[int, i2, PUBLIC]
    edition: Annotated[int, i2, PUBLIC]
    to_defuse: Annotated[int, i2, PUBLIC]
    six_point: Annotated[int, i2, PUBLIC]
    sabotage_count: Annotated[int, i2, PUBLIC]
    places: Annotated[int, i2, PUBLIC]
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
    to_defuse: Annotated[int, i1, PUBLIC]
    six_point: Annotated[int, i1, PUBLIC]
    sabotage_count: Annotated[int, i1, PUBLIC]
    places: Annotated[int, i1, PUBLIC]
    quota: Annotated[int, i1, PUBLIC]
    solo_use: Annotated[int, i1, PUBLIC]
    burn_if: Annotated[int, i1, PUBLIC]
    bag_empty: Annotated[int, i1, PUBLIC]
    bonus_seats: Annotated[int, i1, PUBLIC]
    hold: Annotated[int, i1, PUBLIC]
    undo: Annotated[int, i1, PUBLIC]
    confirm_draft: Annotated[int, i1, PUBLIC]
    hard_hands: Annotated[int, i1, PUBLIC]

    # Dice in the bag and in the tray
    bag: Annotated[Row, i1, COLOURS, PUBLIC, keyed(names(Colour), whole(0, DICE_OF_COLOUR), complete=True)]
    tray: Annotated[Row, i1, TRAY, PUBLIC, IN_TRAY]
    mark: Annotated[Row, i1, TRAY, PUBLIC]

    # Cards
    card: Annotated[Grid, i1, SEATS, MAT, PUBLIC, MATS]
    die: Annotated[Grid, i1, SEATS, MAT * SLOTS, PUBLIC, LYING]
    node: Annotated[Grid, i2, SEATS, MAT, PUBLIC]
    row: Annotated[Row, i1, ROW, PUBLIC, or_none(BOMB)]
    pile: Annotated[Row, i1, MOST_PILE, list_of(CARD, MOST_PILE, count="n_pile", top_first=True)]
    n_pile: Annotated[int, i1, PUBLIC]
    done: Annotated[Row, i1, MOST_BOMBS + 1, PUBLIC, DONE]
    spent: Annotated[Row, i1, MOST_SABOTAGE + 1, PUBLIC, counted(SABOTAGE, "sabotage_count")]
    picks: Annotated[int, i1, PUBLIC, whole(0, "to_defuse")]

    # The turn
    phase: Annotated[int, i1, PUBLIC, spelled(Phase)]
    turn: Annotated[int, i4, PUBLIC, whole(1, MOST_TURNS)]
    bag_holder: Annotated[int, i1, PUBLIC, SEAT]
    rolls_left: Annotated[int, i2, PUBLIC, ROLLS]
    owed: Annotated[Row, i1, SEATS, PUBLIC, for_seats(whole(0, USES))]
    burnt: Annotated[Row, i1, TRAY, PUBLIC, list_of(whole(0, TRAY - 1), TRAY, count="n_burnt")]
    n_burnt: Annotated[int, i1, PUBLIC]
    use: Annotated[Grid, i2, SEATS, USES, PUBLIC, TO_TAKE_BACK]
    n_use: Annotated[Row, i1, SEATS, PUBLIC]
    confirmed: Annotated[int, i1, PUBLIC, bits(SEAT)]

    # What is asked
    picking: Annotated[int, i1, PUBLIC, bits(SEAT)]
    losing: Annotated[int, i1, PUBLIC, bits(SEAT)]
    cause: Annotated[int, i1, PUBLIC, QUESTION]
    loss_card: Annotated[int, i1, PUBLIC]
    loss_types: Annotated[int, i4, PUBLIC]

    # The end
    won: Annotated[int, i1, PUBLIC, FLAG]
    stopped: Annotated[int, i1, PUBLIC, bits(SEAT)]
    result: Annotated[int, i1, PUBLIC, spelled(Result)]
    ended_by: Annotated[int, i1, PUBLIC, spelled(End)]


LAYOUT = Layout(State)
