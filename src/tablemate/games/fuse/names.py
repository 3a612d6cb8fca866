"""Numbers and names of FUSE: dice, what becomes of them, and cards of the draw pile."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.naming import names

from .cards.dice import COLOUR_LETTERS
from .cards.language import Deck
from .terms import MOST_BOMBS, SEATS, VALUES, Colour, Mark

DICE = tuple(f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(1, VALUES + 1))
"""The names of dice by type, colour letter and value: `R4`."""
COLOURS = dict(zip(names(Colour), COLOUR_LETTERS, strict=True))
"""By name of a colour: its letter."""
_NUMBERS = {name: number for number, name in enumerate(DICE)}


def die_number(name: object) -> int | None:
    """The type of a die by its name, in small or capital letters; None if there is no such die."""
    return _NUMBERS.get(name.upper()) if isinstance(name, str) else None


def _marked(mark: int) -> tuple[str, int | None]:
    for kind in (Mark.PLACED, Mark.BURNT, Mark.HELD):
        if mark >= kind:
            return kind.name.lower(), mark - kind
    return Mark.FREE.name.lower(), None


MARKS = tuple(map(_marked, range(Mark.PLACED + SEATS)))
"""By mark: what has become of a die in the tray, and by which seat; None for a free one."""


def pile_ids(deck: Deck) -> Mapping[int, str]:
    """The ids of the cards of the draw pile, where sabotage cards come behind all bombs that there can be."""
    return {**deck.bomb_ids, **{MOST_BOMBS + number: name for number, name in deck.sabotage_ids.items()}}
