"""Reading the parts of a position: each of the right type and range, or refused with what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from tablemate.kernel.errors import InvalidPosition

from .names import die_number


def refuse(problem: str) -> NoReturn:
    """This could not stand on a real table."""
    raise InvalidPosition(problem)


def number(name: str, value: Any, low: int, high: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        refuse(f"{name} must be a whole number from {low} to {high}, not {str(value)[:60]!r}")
    return value


def flag(name: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        refuse(f"{name} must be true or false, not {str(value)[:60]!r}")
    return value


def rows(name: str, value: Any, most: int, *, exactly: bool = False) -> list[Any]:
    """A list of at most so many entries, or of exactly so many."""
    if not isinstance(value, list | tuple) or len(value) > most or (exactly and len(value) != most):
        refuse(f"{name} must be a list of {'' if exactly else 'at most '}{most} entries, not {str(value)[:60]!r}")
    return list(value)


def fields(name: str, value: Any, allowed: tuple[str, ...]) -> dict[str, Any]:
    """An object with known fields."""
    if not isinstance(value, Mapping) or any(key not in allowed for key in value):
        refuse(f"{name} must be an object with the fields {', '.join(allowed)}, not {str(value)[:60]!r}")
    return dict(value)


def one_of(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in allowed:
        refuse(f"{name} must be one of {', '.join(allowed)}, not {str(value)[:60]!r}")
    return value


def die(name: str, value: Any) -> int:
    """A die type by the name of the die."""
    found = die_number(value)
    if found is None:
        refuse(f"{name} must be a die such as R4, not {str(value)[:60]!r}")
    return found


def seats(name: str, value: Any, players: int) -> int:
    """Seats as a set."""
    mask = 0
    for seat in rows(name, value, players):
        bit = 1 << number(name, seat, 0, players - 1)
        if mask & bit:
            refuse(f"{name} names seat {seat} twice")
        mask |= bit
    return mask
