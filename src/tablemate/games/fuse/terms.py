"""The nouns of FUSE as numbers.  0 always means none, except for seats, places, slots and die types."""

from __future__ import annotations

from enum import IntEnum

from .cards.dice import COLOURS as COLOURS
from .cards.dice import VALUES as VALUES
from .cards.layouts import SLOTS as SLOTS
from .cards.reading import MOST_BOMBS as MOST_BOMBS
from .cards.reading import MOST_SABOTAGE as MOST_SABOTAGE

SEATS = 5
MAT = 4
"""Most bombs in front of one player."""
ROW = 5
TRAY = 5
USES = 3
"""Most dice that one player uses in one draft."""
DICE_OF_COLOUR = 5
WIN_BONUS = 10
NO_BUDGET = -1
EASY = 2
"""Bombs worth this or less are easy."""
MIDDLE = 4
"""Bombs worth this or less are middling, unless they are easy."""
HARD = 6
"""Bombs worth this or more are hard: left out unless `six_point` brings them in (A43)."""


class Colour(IntEnum):
    """The five colours of dice."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    BLACK = 4


class Edition(IntEnum):
    """The French summary sheet, or the rulebook of 2015."""

    SHEET = 1
    BOOK2015 = 2


class BurnIf(IntEnum):
    """When a die may be burnt (A1)."""

    STUCK = 1
    MISFIT = 2
    ANY = 3


class SoloUse(IntEnum):
    """What a player alone does with the dice of a roll (A22)."""

    ALL = 0
    ONE = 1


class BagEmpty(IntEnum):
    """What a roll from an empty bag is (A12)."""

    LOSS = 0
    SKIP = 1


class BonusSeats(IntEnum):
    """Who takes dice after the win (A35)."""

    HOLDERS = 0
    ALL = 1


class Phase(IntEnum):
    """What the table is doing."""

    ROLL = 1
    DRAFT = 2
    FALLOUT = 3


class Cause(IntEnum):
    """Why dice are lost."""

    NONE = 0
    PENALTY = 1
    SABOTAGE = 2


class Result(IntEnum):
    """How a game ended."""

    NONE = 0
    WON = 1
    LOST = 2


class End(IntEnum):
    """What ended it."""

    NONE = 0
    DEFUSED = 1
    TIME_UP = 2
    BAG_EMPTY = 3
    NO_ROLLS = 4
    NO_CARDS = 5
    STOPPED = 6


class Mark(IntEnum):
    """What has become of a die in the tray; the last three are added to a seat."""

    FREE = 0
    HELD = 1
    BURNT = 11
    PLACED = 21


class Ev(IntEnum):
    """Kinds of events; `event_types.py` says what their arguments mean."""

    CARD_DEALT = 1
    ROW_FILLED = 2
    TURN_STARTED = 3
    ROLLED = 4
    DIE_ROLLED = 5
    CLAIMED = 6
    RELEASED = 7
    GIVEN = 8
    PLACED = 9
    BURNT = 10
    PLACEMENT_TAKEN_BACK = 11
    BURN_TAKEN_BACK = 12
    SPOILED = 13
    DEFUSED = 14
    PICKED = 15
    PICK_LAPSED = 16
    SABOTAGE = 17
    PENALTY = 18
    DIE_LOST = 19
    NOTHING_LOST = 20
    DIE_RETURNED = 21
    CONFIRMED = 22
    STOPPED = 23
    WON = 24
    TIME_UP = 25
    GAME_OVER = 26
    CARD_DRAWN = 27
