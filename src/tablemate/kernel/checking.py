"""What people give by name, options or the parts of a position: of the right type and range, or refused.

_CHECK = Checks(InvalidOptions, NAME)
step = _CHECK.number("step", given.get("step", 10), 1, 600)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from .errors import Argument, Either, InvalidArgument, InvalidOptions, OptionName, TablemateError
from .json_types import JsonObject, Known

T = TypeVar("T")

SHOWN = 60
"""How much of a wrong value is shown."""
_SINGLE = str | int | float | None


@dataclass(frozen=True, slots=True)
class Checks:
    """Every check raises this error with what was expected; its words are those of the game, if one is named."""

    error: type[TablemateError]
    game: str | None = None

    def refuse(self, code: str, /, **arguments: Argument) -> NoReturn:
        """Something else is wrong."""
        raise self.error(code, self.game, **arguments)

    def refuse_if(self, code: str, wrong: object, /, **arguments: Argument) -> None:
        """Something else is wrong, if it is."""
        if wrong:
            self.refuse(code, **arguments)

    def number(self, name: str, value: object, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse("not_number", name=self._named(name), low=low, high=high, found=shown(value))
        return value

    def flag(self, name: str, value: object) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.refuse("not_flag", name=self._named(name), found=shown(value))
        return value

    def one_of(self, name: str, value: object, allowed: tuple[T, ...]) -> T:
        """One of some values, which are all of one type."""
        for each in allowed:
            if type(value) is type(each) and value == each:
                return each
        self.none_of(name, value, allowed)

    def none_of(self, name: str, value: object, allowed: tuple[object, ...]) -> NoReturn:
        """The value is none of those allowed."""
        self.refuse("not_one_of", name=self._named(name), allowed=Either(tuple(map(str, allowed))), found=shown(value))

    def rows(self, name: str, value: object, most: int, *, exactly: bool = False) -> list[Known]:
        """A list of at most so many entries, or of exactly so many."""
        if not isinstance(value, list | tuple) or len(value) > most or (exactly and len(value) != most):
            self.refuse("not_list", name=self._named(name), exactly=str(exactly), most=most, found=shown(value))
        return list(value)

    def fields(self, name: str, value: object, allowed: tuple[str, ...], *, complete: bool = False) -> JsonObject:
        """An object with known fields, or with all of them."""
        known = isinstance(value, Mapping) and all(key in allowed for key in value)
        if not isinstance(value, Mapping) or not known or (complete and len(value) < len(allowed)):
            self.refuse("not_object", name=self._named(name), allowed=", ".join(allowed), found=shown(value))
        return dict(value)

    def _named(self, name: str) -> Argument:
        return OptionName(name) if self.error is InvalidOptions else name


def check_kind(value: object, *kinds: type) -> None:
    """Something of ours that a call takes: another kind of thing is refused."""
    if not isinstance(value, kinds):
        raise InvalidArgument("other_kind", kind=kinds[0].__name__, found=shown(value))


def is_json(value: object) -> bool:
    """Does this hold nothing that only Python knows, so that JSON could say it?"""
    try:
        return _is_plain(value)
    except RecursionError:
        return False


def _is_plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(key, str) and _is_plain(each) for key, each in value.items())
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return isinstance(value, _SINGLE)


def shown(value: object) -> str:
    """A wrong value as JSON writes it, not too long; what JSON cannot write, by the name of its type."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:
        return type(value).__name__
    except (ValueError, RecursionError):  # a whole number of more digits than Python prints, or something endless
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
