"""Die types as numbers 0..29 (five colours, six values), and sets of die types as bit masks."""

from __future__ import annotations

from functools import lru_cache

from tablemate.kernel.rule import rule

COLOURS = 5
VALUES = 6
DIE_TYPES = COLOURS * VALUES
COLOUR_LETTERS = "RBGYK"
"""Red, blue, green, yellow, black; a colour is the place of its letter."""
ALL_DICE = (1 << DIE_TYPES) - 1


def die_type(colour: int, value: int) -> int:
    """The type of a die from its colour 0..4 and its value 1..6."""
    return colour * VALUES + value - 1


@rule
def colour_of(die: int) -> int:
    """The colour 0..4 of a die type."""
    return die // VALUES


@rule
def value_of(die: int) -> int:
    """The value 1..6 of a die type."""
    return die % VALUES + 1


def dice_of(colour: int | None, value: int | None) -> int:
    """The set of dice of this colour and this value; None: whichever.

    >>> bin(dice_of(0, None)), dice_of(None, None) == ALL_DICE
    ('0b111111', True)
    """
    return _DICE_OF[colour, value]


@lru_cache(maxsize=4096)
def dice_in(dice: int) -> tuple[int, ...]:
    """The die types of a set, lowest first."""
    return tuple(die for die in range(DIE_TYPES) if dice >> die & 1)


def _matching(colour: int | None, value: int | None) -> int:
    colours = range(COLOURS) if colour is None else (colour,)
    values = range(1, VALUES + 1) if value is None else (value,)
    return sum(1 << die_type(each, number) for each in colours for number in values)


_DICE_OF = {
    (colour, value): _matching(colour, value)
    for colour in (None, *range(COLOURS))
    for value in (None, *range(1, VALUES + 1))
}
