"""The words of the card language as numbers, which is how the rules read them.

Zero always means none, except for suits and seats.  Values of cards and changes of values are doubled: 4 1/2 is 9.
"""

from __future__ import annotations

from enum import IntEnum

SUITS = 4
VALUES = 13
PLAYING_CARDS = SUITS * VALUES
EXTRA_CARDS = 4
ALL_CARDS = PLAYING_CARDS + EXTRA_CARDS
ROUNDS = 5
TRICKS = 8
VANCARDIANS = 2
MOST_VALUE = 99
"""No card is set to a value further from 0."""
HALVES = 2
"""How many halves a whole number has: the factor by which values are kept."""


class Suit(IntEnum):
    """The suits in the order of the numbers of playing cards."""

    LOVE = 0
    BRAINS = 1
    STRENGTH = 2
    SPEED = 3


SUIT_LETTERS = "LBMS"
CHOSEN_SUIT = 4
"""In place of a suit: the one named by CHOOSE of the same card."""
CHOSEN_LETTER = "X"


class Target(IntEnum):
    """The Vancardian an effect or a count is about; EITHER leaves the choice to you."""

    AUTOMATON = 0
    FACTORYON = 1
    EITHER = 2


TARGET_LETTERS = "AFV"


class Window(IntEnum):
    """When an ability works.  LATER windows are those written with `!`; STATIC is the ONGOING of an event."""

    CHARGED = 1
    CHARGED_LATER = 2
    REVEALED = 3
    REVEALED_LATER = 4
    EVENT = 5
    EVENT_LATER = 6
    START = 7
    ONGOING = 8
    STATIC = 9
    TURN = 10
    LEAD = 11
    FOLLOW = 12
    FIRST = 13
    FINAL = 14
    REACT = 15
    WON = 16
    LOST = 17
    END = 18


class ConditionKind(IntEnum):
    """What a condition asks."""

    HERO = 1
    VILLAIN = 2
    VOID = 3
    """You have no card of the led suit."""
    SHOWN = 4
    """Your card of the trick carries a reveal mark."""
    SUIT = 5
    """Your card of the trick has this effective suit."""
    TRICK = 6
    """The number of the trick compares so with a number."""
    BEHIND = 7
    """Your dial is lower than the higher of the two others."""
    COMPARE = 8
    """Two expressions compare so."""


class Comparison(IntEnum):
    """How two numbers compare."""

    EQ = 1
    LT = 2
    LE = 3
    GT = 4
    GE = 5


class CountKind(IntEnum):
    """What an expression counts.  PRINT and LEAD are values and hence doubled."""

    K = 1
    """Charged slots of this card."""
    PRED = 2
    """The number you named with PREDICT."""
    PRINT = 3
    """The printed value of your card of the trick."""
    LEAD = 4
    """The effective value of the led card at that moment."""
    WON = 5
    """Tricks in your pile."""
    WON_WITH = 6
    """Tricks in your pile in which your card matched the selector."""
    SUITS_WON = 7
    """Different effective suits among your cards in those tricks."""
    CARDS_IN = 8
    """Cards of this effective suit in your pile."""
    TRICKS = 9
    """Tricks in the pile of this Vancardian."""
    MOST_TRICKS = 10
    """The larger of both Vancardians' numbers of tricks."""
    UNSPENT = 11
    """Tokens left in your supply."""


TRICK_COUNTS = frozenset(
    {
        CountKind.WON,
        CountKind.WON_WITH,
        CountKind.SUITS_WON,
        CountKind.CARDS_IN,
        CountKind.TRICKS,
        CountKind.MOST_TRICKS,
    }
)
"""The counts that are about the number or the contents of tricks."""
VALUE_COUNTS = frozenset({CountKind.PRINT, CountKind.LEAD})
"""The counts that are values of cards."""


class EffectOp(IntEnum):
    """What an effect does."""

    VAL = 1
    SETVAL = 2
    MYVAL = 3
    ALLVAL = 4
    SUIT = 5
    MYSUIT = 6
    TRUMP = 7
    NONTRUMP = 8
    TIE = 9
    LOW = 10
    FREE = 11
    BIND_NOLOVE = 12
    BIND_LOWEST = 13
    DRAW = 14
    DISCARD = 15
    REDRAW = 16
    REVEAL = 17
    CHOOSE = 18
    EXCH = 19
    BURY = 20
    NODRAW = 21
    VDRAW = 22
    SWAPPLAYED = 23
    SWAPWITH = 24
    GIVE = 25
    TAKELEAD = 26
    CANCEL = 27
    REWIND = 28
    VP = 29
    STEAL = 30
    VILLAIN = 31
    TRICKVP = 32
    VILLAINPAY = 33
    VBONUS = 34
    PREDICT = 35
    ALIGN = 36
    STAM = 37
    STAMROUND = 38
    FREECHARGE = 39


class KeywordKind(IntEnum):
    """What a line of a Vancardian card tells (OS-REPLACE-1, OS-ADD-1, OS-MOVE-1)."""

    REPLACE = 1
    ADD = 2
    MOVE = 3


KEYWORD_LETTERS = "RAM"
