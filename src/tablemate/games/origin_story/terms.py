"""The nouns of Origin Story as numbers.  0 always means none, except for suits, playing cards, seats and spots.

Who sits at the table: the Automaton, the Factoryon, you, from top to bottom; that is also the order of play.
A spot is a place for a card with abilities: your mat, the panels 1 to 4, the superhero, and the event.
"""

from __future__ import annotations

from enum import IntEnum

from .cards.table import KEYWORD_BASE as KEYWORD_BASE
from .cards.table import MAT as MAT
from .cards.table import MOST_KEYWORDS as MOST_KEYWORDS
from .cards.table import MOST_POWERS as MOST_POWERS
from .cards.table import MOST_SELECTORS as MOST_SELECTORS
from .cards.table import MOST_SLOTS as MOST_SLOTS
from .cards.table import MOST_STORIES as MOST_STORIES
from .cards.table import MOST_VANCARDS as MOST_VANCARDS
from .cards.table import STORY as STORY
from .cards.table import SUPERHERO as SUPERHERO
from .cards.terms import ALL_CARDS as ALL_CARDS
from .cards.terms import CHOSEN_SUIT as CHOSEN_SUIT
from .cards.terms import HALVES as HALVES
from .cards.terms import MOST_VALUE
from .cards.terms import PLAYING_CARDS as PLAYING_CARDS
from .cards.terms import ROUNDS as ROUNDS
from .cards.terms import SUITS as SUITS
from .cards.terms import TRICKS as TRICKS
from .cards.terms import VALUES as VALUES
from .cards.terms import Comparison as Comparison
from .cards.terms import ConditionKind as ConditionKind
from .cards.terms import CountKind as CountKind
from .cards.terms import EffectOp as EffectOp
from .cards.terms import KeywordKind as KeywordKind
from .cards.terms import Suit as Suit
from .cards.terms import Target as Target
from .cards.terms import Window as Window

AUTOMATON, FACTORYON, YOU = 0, 1, 2
EXTRA_LOVE = ((1 << ALL_CARDS) - 1) & ~((1 << PLAYING_CARDS) - 1)
"""The set of the extra-love cards."""
WHO = 3
VANCARDIANS = 2
MAT_SPOT, SUPERHERO_SPOT, EVENT_SPOT = 0, 5, 6
SPOTS = 7
POWERS = 6
PANELS = 4
ABILITIES = 4
"""Most abilities of one card."""
DEALT = 8
OFFERED = 3
MOST_ROW = 12
EVENT_ROUND = 3
LEVELS = 5
VILLAIN_PAY = 4
MOST_SET_VALUE = MOST_VALUE * HALVES
DRAWN = 2
"""How many cards a Vancardian draws when she follows, unless something says otherwise."""


class Align(IntEnum):
    """Your side in this round."""

    NONE = 0
    HERO = 1
    VILLAIN = 2


class Charge(IntEnum):
    """What has become of a slot."""

    EMPTY = 0
    CHARGED = 1
    GIVEN = 2
    """Charged without tokens."""
    SPENT = 3


class Why(IntEnum):
    """Why a Vancardian played this card."""

    HIGHEST = 1
    LOWEST = 2
    LOWEST_NOT_LOVE = 3
    LOWEST_LOVE = 4
    BEATS = 5
    CANNOT_BEAT = 6
    NO_SUIT = 7
    BOUND = 8
    NO_SUIT_NOT_LOVE = 9


class Result(IntEnum):
    """How a game ended."""

    NONE = 0
    WON = 1
    SHARED = 2
    LOST = 3


SUIT_SETS = 1 << SUITS
"""A question for a suit on the agenda is the spot times this plus the suits on offer, as bits."""
IN_TRICK = -1
"""A question for a Vancardian on the agenda that is no part of a card: with whom your card changes owners."""


class Op(IntEnum):
    """What the agenda can hold.  Those up to LAST_DECISION wait for you."""

    STORY = 1
    SUPERHERO = 2
    CHARGE = 3
    PART = 4
    ALIGN = 5
    REDRAW = 6
    DISCARD = 7
    REVEAL = 8
    SUIT = 9
    TARGET = 10
    BURY = 11
    EXCHANGE = 12
    FREE_CHARGE = 13
    PREDICT = 14
    TURN = 15
    AFTER_CARD = 16
    REACT = 17
    SWAP_CARD = 18
    OUTCOME = 19
    LAST_DECISION = 19
    DEAL = 30
    EVENT = 31
    STORIES = 32
    CHARGING = 33
    PARTS = 34
    SIDES = 35
    ROWS = 36
    LATER_PARTS = 37
    PREDICTIONS = 38
    TRICK = 39
    NEXT_CARD = 40
    RESOLVE = 41
    SETTLE = 42
    END_ROUND = 43
    EFFECT = 44


class Ev(IntEnum):
    """Kinds of events; `event_types.py` says what their arguments mean."""

    SET_UP = 1
    SUPERHERO_DEALT = 2
    ROUND_STARTED = 3
    DEALT = 4
    EVENT_REVEALED = 5
    STAMINA = 6
    STORY_OFFERED = 7
    STORY_KEPT = 8
    SUPERHERO_KEPT = 9
    CHARGED = 10
    ALIGNED = 11
    ROW_DEALT = 12
    VANCARD_REVEALED = 13
    KEYWORD = 14
    ROW_DISCARDED = 15
    ROW_DREW = 16
    LOVE_ADDED = 17
    LOVE_MOVED = 18
    POWER_USED = 19
    YOU_DREW = 20
    YOU_DISCARDED = 21
    REVEALED = 22
    SUIT_NAMED = 23
    BURIED = 24
    EXCHANGED = 25
    PREDICTED = 26
    TRICK_STARTED = 27
    FOLLOW_DREW = 28
    KEPT = 29
    NOT_KEPT = 30
    PUSHED_OUT = 31
    PLAYED = 32
    VALUE_CHANGED = 33
    CARD_SWAPPED = 35
    OWNERS_SWAPPED = 36
    TRICK_GIVEN = 37
    TRICK_CANCELLED = 38
    TRICK_REWOUND = 39
    LEAD_TAKEN = 40
    TRICK_WON = 41
    SCORED = 42
    STOLEN = 43
    SURRENDERED = 44
    LEFT_OVER = 45
    ROUND_ENDED = 46
    RESHUFFLED = 47
    GAME_OVER = 48
    TURN_STARTED = 49
    FREED = 50
    EVENT_USED = 51
    STAMINA_LENT = 52
    COUNTS_AS = 53
    TO_BEAT = 54
    VILLAIN_SPOILED = 55
    SIDE_PAID = 56
