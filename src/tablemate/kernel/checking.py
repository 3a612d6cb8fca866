"""What people give by name, options or the parts of a position: of the right type and range, or refused.

_CHECK = Checks(InvalidOptions)
step = _CHECK.number("step", given.get("step", 10), 1, 600)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from .errors import InvalidOptions, TablemateError

SHOWN = 60
"""How much of a wrong value is shown."""


@dataclass(frozen=True, slots=True)
class Checks:
    """Every check raises this error with what was expected."""

    error: type[TablemateError]

    def refuse(self, problem: str) -> NoReturn:
        """Something else is wrong."""
        raise self.error(problem)

    def number(self, name: str, value: Any, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._expected(name, f"a whole number from {low} to {high}", value)
        return value

    def flag(self, name: str, value: Any) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self._expected(name, "true or false", value)
        return value

    def one_of(self, name: str, value: Any, allowed: tuple[Any, ...]) -> Any:
        """One of some values, which are all of one type."""
        if type(value) is not type(allowed[0]) or value not in allowed:
            self._expected(name, f"one of {', '.join(map(str, allowed))}", value)
        return value

    def rows(self, name: str, value: Any, most: int, *, exactly: bool = False) -> list[Any]:
        """A list of at most so many entries, or of exactly so many."""
        if not isinstance(value, list | tuple) or len(value) > most or (exactly and len(value) != most):
            self._expected(name, f"a list of {'' if exactly else 'at most '}{most} entries", value)
        return list(value)

    def fields(self, name: str, value: Any, allowed: tuple[str, ...]) -> dict[str, Any]:
        """An object with known fields."""
        if not isinstance(value, Mapping) or any(key not in allowed for key in value):
            self._expected(name, f"an object with the fields {', '.join(allowed)}", value)
        return dict(value)

    def _expected(self, name: str, what: str, value: Any) -> NoReturn:
        self.refuse(f"{name} must be {what}, not {shown(value)!r}")


def check_names(game: str, given: Any, known: tuple[str, ...]) -> None:
    """Options are given by name, and the game has each of them."""
    if not isinstance(given, Mapping):
        raise InvalidOptions(f"options are an object with named fields, not {shown(given, repr)}")
    for name in given:
        if name not in known:
            raise InvalidOptions(f"{game} has no option {shown(name, repr)}; it has {', '.join(known)}")


def shown(value: Any, written: Callable[[Any], str] = str) -> str:
    """A wrong value, by `str` or by `repr`, not too long."""
    try:
        text = written(value)
    except ValueError:  # a whole number of more digits than Python prints
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
