"""Numbers and names of FUSE: dice, cards and the members of enumerations."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

from .cards.dice import COLOUR_LETTERS
from .cards.language import Deck
from .terms import MOST_BOMBS, VALUES, Mark

E = TypeVar("E", bound=IntEnum)


def die_name(die: int) -> str:
    """A die by colour letter and value: `R4`."""
    return f"{COLOUR_LETTERS[die // VALUES]}{die % VALUES + 1}"


def die_number(name: object) -> int | None:
    """The type of a die by its name, in small or capital letters; None if there is no such die."""
    if not isinstance(name, str) or len(name) != 2:
        return None
    colour, value = COLOUR_LETTERS.find(name[0].upper()), name[1]
    return None if colour < 0 or value not in "123456" else colour * VALUES + int(value) - 1


def mark_of(mark: int) -> tuple[str, int | None]:
    """What has become of a die in the tray, and by which seat; None for a free one.

    >>> mark_of(Mark.HELD + 2), mark_of(Mark.FREE)
    (('held', 2), ('free', None))
    """
    for kind in (Mark.PLACED, Mark.BURNT, Mark.HELD):
        if mark >= kind:
            return kind.name.lower(), mark - kind
    return Mark.FREE.name.lower(), None


def bomb_name(deck: Deck, number: int) -> str | None:
    """The id of a bomb; None for no bomb."""
    return deck.bombs[number - 1].id if number else None


def sabotage_name(deck: Deck, number: int) -> str:
    """The id of a sabotage card."""
    return deck.sabotage[number - 1].id


def card_name(deck: Deck, number: int) -> str:
    """The id of a card of the draw pile."""
    return deck.bombs[number - 1].id if number <= MOST_BOMBS else sabotage_name(deck, number - MOST_BOMBS)


def names(kind: type[E]) -> tuple[str, ...]:
    """The names of an enumeration's members, small, without NONE."""
    return tuple(member.name.lower() for member in kind if member.name != "NONE")


def name_of(kind: type[E], number: int) -> str | None:
    """The name of a member; None for NONE."""
    name = kind(number).name.lower()
    return None if name == "none" else name


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1]
