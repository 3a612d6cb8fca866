"""The nouns of Assembly as numbers.  0 always means none."""

from __future__ import annotations

from enum import IntEnum

BAYS = 12
ALL_BAYS = 0b1111111111110
ODD_BAYS = 0b0101010101010
EVEN_BAYS = 0b1010101010100
HAND_LIMIT = 3
SEATS = 2
HAND = 3
DECK = 16
SLOT = 2
"""Most cards that one refresh brings back from the reserve."""
GROWTHS = 2
"""How often cards can join a discard from which hidden cards were taken: B-9 comes twice in a game at most."""
PICKED = 3
"""Origin of a card taken at random from the discard; 0, 1, 2 is the deck cycle in which a card was drawn."""
REFRESHES = 2
MALFUNCTION_BAYS = (12, 9, 6, 3)
"""The bays that have a malfunction in every set."""
DIE_SIDES = 12


class Module(IntEnum):
    """The twelve rooms of the ship; a plan and a module of the same room match."""

    ENGINEERING = 1
    AI_CORE = 2
    TRANSPORTER = 3
    SHUTTLE_BAY = 4
    BRIDGE = 5
    MED_BAY = 6
    CREW_QUARTERS = 7
    CARGO_HOLD = 8
    LABORATORY = 9
    HYDROPONICS = 10
    LIFE_SUPPORT = 11
    AIRLOCK = 12


class Card(IntEnum):
    """The six kinds of command cards."""

    DEPLOY_LOCK = 1
    CW = 2
    ACW = 3
    ANY = 4
    SWAP = 5
    WILD = 6


KINDS = 6


class Payment(IntEnum):
    """What a command is paid with: a card of a kind, three cards, or the card that a malfunction shows."""

    DEPLOY_LOCK = 1
    CW = 2
    ACW = 3
    ANY = 4
    SWAP = 5
    WILD = 6
    THREE = 7
    SHOWN = 8


class Command(IntEnum):
    """The five commands that can be asked for, run and verified."""

    DEPLOY = 1
    LOCK = 2
    SWAP = 3
    CW = 4
    ACW = 5


COMMANDS = 5
CLOCKWISE = 1
ANTICLOCKWISE = -1


class Role(IntEnum):
    """The nine roles; RANDOM, any of them, and USEFUL, any that can be of use, are only options at set-up."""

    NONE = 0
    SAMMIE = 1
    ANNA = 2
    AMELIE = 3
    JAYANI = 4
    NOAH = 5
    LUCA = 6
    NAHLA = 7
    LI_YONG = 8
    ALFIE = 9
    RANDOM = 10
    USEFUL = 11


ROLES = 9


class Malfunctions(IntEnum):
    """The malfunction set on the table: A to C from the box, D to G from the expansion."""

    NONE = 0
    A = 1
    B = 2
    C = 3
    D = 4
    E = 5
    F = 6
    G = 7


class Edition(IntEnum):
    """English v22 of May 2018, or the later French draft."""

    V22 = 1
    LATER = 2


class Communication(IntEnum):
    """How the crew may talk."""

    LIMITED = 1
    REDUCED = 2
    JAMMED = 3


class Variant(IntEnum):
    """Difficulty variants as bits."""

    EASY_WILD = 1
    EASY_KEEP_DL = 2
    HARD_ONEWAY_CW = 4
    HARD_ONEWAY_ACW = 8
    HARD_HOLD_DL_1 = 16
    HARD_HOLD_DL_2 = 32
    HARD_NO_ROLE = 64
    HARD_REMOVE_DL = 128
    HARD_RANDOM_DISCARD = 256


class Reserve(IntEnum):
    """The two reserve cards, first and second refresh, where the easier variant changes them."""

    ANY_WILD = 0
    ACW_CW = 1
    ACW_WILD = 2
    CW_WILD = 3
    ANY_ACW = 4
    ANY_CW = 5
    CW_ACW = 6


class Result(IntEnum):
    """How a game ended."""

    NONE = 0
    WON = 1
    LOST = 2


class Op(IntEnum):
    """What the agenda can hold.  Those up to LAST_DECISION wait for a seat."""

    ASK = 1
    ANSWER = 2
    DECLARE = 3
    DISTANCE = 4
    PICK = 5
    OVERRIDE = 6
    REFUSE = 7
    KEEP_PLAN = 8
    AGAIN = 9
    ORDER = 10
    MOVE = 11
    PLACE = 12
    CYCLE = 13
    TRADE = 14
    RETURN = 15
    LAST_DECISION = 15
    START_TURN = 20
    VERIFY = 21
    DISCARD_TO_OVERRIDE = 22
    EXECUTE = 23
    AFTER_COMMAND = 24
    REFILL = 25
    END_TURN = 26
    SCRAMBLE = 27
    MALFUNCTIONS = 28
    EFFECT = 29
    EFFECT_RESUMED = 30
    CARRY_OUT = 31


class Ev(IntEnum):
    """Kinds of events; `event_types.py` says what their arguments mean."""

    TURN_STARTED = 1
    ASKED = 2
    ANSWERED = 3
    PLAYED = 4
    CARD_DISCARDED = 5
    VERIFIED = 6
    ROLE_USED = 7
    DEPLOYED = 8
    ROTATED = 9
    SWAPPED = 10
    CYCLED = 11
    PLANS_SWAPPED = 12
    PLANS_CYCLED = 13
    LOCKED = 14
    UNLOCKED = 15
    MALFUNCTION = 16
    CARD_DRAWN = 17
    REFRESHED = 18
    RESERVE_ADDED = 19
    SCRAMBLED = 20
    PLAN_LAID = 21
    CARD_SHOWN = 22
    CARD_PUT_UNDER = 23
    CARD_TAKEN = 24
    CARD_BURIED = 25
    CARD_RECOVERED = 26
    MODULE_EXCHANGED = 27
    MODULE_MOVED = 28
    DIE_ROLLED = 29
    NO_REFILL = 30
    DOUBLE_OWED = 31
    TOP_CARD_DISCARDED = 32
    TURN_ENDED = 33
    WON = 34
    LOST = 35
    NO_EFFECT = 36
    SHOWN_CARD_DISCARDED = 37
    HAND_MIXED = 38
