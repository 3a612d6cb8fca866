"""Dice: their types, the bag, and the tray.  (Sheet: turn.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.dice import COLOURS, VALUES, colour_of, value_of
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import TRAY, Ev, Mark
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

EVERY_VALUE = 0b111111
ONE_OF_EACH_COLOUR = 0b000001_000001_000001_000001_000001


@rule
def types_of_colour(colour: int) -> int:
    """All die types of one colour, as bits."""
    return EVERY_VALUE << (colour * VALUES)


@rule
def types_of_value(value: int) -> int:
    """All die types that show one value, as bits."""
    return ONE_OF_EACH_COLOUR << (value - 1)


@rule
def types_like(die: int) -> int:
    """The die types that a penalty takes: of this die's colour or of its value, as bits (FUSE-LOSS-1, A3)."""
    return types_of_colour(colour_of(die)) | types_of_value(value_of(die))


@rule
def dice_in_bag(s: State) -> int:
    """How many dice the bag holds."""
    number = 0
    for colour in range(COLOURS):
        number += s.bag[colour]
    return number


@rule
def put_in_bag(s: State, die: int) -> None:
    """A die goes back into the bag; only its colour matters there."""
    s.bag[colour_of(die)] += 1


@rule
def draw_colour(s: State) -> int:
    """Take a die out of the bag without looking: every die in it is as likely (FUSE-ROLL-1)."""
    number = roll(s.chance, dice_in_bag(s))
    colour = 0
    while number >= s.bag[colour]:
        number -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    return colour


@rule
def cast(s: State, colour: int) -> int:
    """Roll a die of a colour: its type."""
    return colour * VALUES + roll(s.chance, VALUES)


@rule
def is_free(s: State, place: int) -> bool:
    """Does a die lie here that nobody has taken?"""
    return s.tray[place] != 0 and s.mark[place] == Mark.FREE


@rule
def free_types(s: State) -> int:
    """The types of the dice that lie free in the tray, as bits."""
    types = 0
    for place in range(TRAY):
        if is_free(s, place):
            types |= 1 << (s.tray[place] - 1)
    return types


@rule
def any_free(s: State) -> bool:
    """Is there still a die to take?"""
    for place in range(TRAY):
        if is_free(s, place):
            return True
    return False


@rule
def tray_is_empty(s: State) -> bool:
    """Was no die rolled, or has every one of them left the tray?"""
    for place in range(TRAY):
        if s.tray[place] != 0:
            return False
    return True


@rule
def first_of_type(s: State, place: int) -> bool:
    """Is this the first free die of its type?  Equal dice are one choice (A40)."""
    for other in range(place):
        if s.tray[other] == s.tray[place] and is_free(s, other):
            return False
    return True


@rule
def held_by(s: State, seat: int) -> int:
    """The place of the die that a player has in hand; -1 if none."""
    if s.hold == 0:
        return -1
    for place in range(TRAY):
        if s.mark[place] == Mark.HELD + seat:
            return place
    return -1


@rule
def any_held(s: State) -> bool:
    """Does anybody have a die in hand?"""
    if s.hold == 0:
        return False
    for place in range(TRAY):
        if Mark.HELD <= s.mark[place] < Mark.BURNT:
            return True
    return False


@rule
def leave_tray(s: State, place: int) -> None:
    """Nothing lies here any more."""
    s.tray[place] = 0
    s.mark[place] = Mark.FREE


@rule
def return_die(s: State, place: int, ev: Events) -> None:
    """A die goes from the tray into the bag."""
    die = s.tray[place] - 1
    put_in_bag(s, die)
    leave_tray(s, place)
    emit(ev, Ev.DIE_RETURNED, die)
