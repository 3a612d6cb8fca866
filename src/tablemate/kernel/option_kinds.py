"""The kinds of options: one of some values, yes or no, a whole number, a list of names, a set of cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NoReturn, TypeAlias, TypeVar

from .checking import Checks, shown
from .errors import OptionName
from .schema import Schema

T = TypeVar("T")
AgreedSoFar: TypeAlias = Any
"""The options of some game, as far as they are asked for."""
MANY = 10
"""A range with more values than this is judged by its ends, its default, what is chosen and what would do instead."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that could be chosen, and what is said for it; perhaps for one seat."""

    value: object
    said: object
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class OptionKind(ABC, Generic[T]):
    """The declaration of an option.

    `default` is a value, or a function of the other options.  `matters` tells of them whether the option says anything
    in such a game.  Where `none_says_nothing`, None is as good as nothing.  Where it has `several` values, each is a
    choice by itself.
    """

    several: ClassVar[bool] = False
    default: T | Callable[..., T] | None = None
    matters: Callable[..., bool] = lambda agreed: True
    none_says_nothing: bool = False

    @property
    def typed(self) -> type:
        """What a command line takes for it: a text, a number, or for a switch nothing."""
        return str

    @property
    def by(self) -> str:
        """How a form asks: for `one` value or `several`, a `flag`, a `number` to type, or `cards`, also one's own."""
        return "several" if self.several else "one"

    def says_nothing(self, value: object) -> bool:
        """Is this as good as not said?"""
        return value is None and self.none_says_nothing

    def usual(self, agreed: AgreedSoFar) -> T | None:
        """What is agreed if nothing is said."""
        return self.default(agreed) if callable(self.default) else self.default

    @abstractmethod
    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> T:
        """What is agreed if this is said; anything else is refused."""

    def written(self, value: T) -> object:
        """JSON-ready; reads back to the same."""
        return value

    def number(self, value: T) -> int:
        """What rules read; of lists and cards they read none."""
        raise TypeError(f"rules read no number of {value!r}")

    @abstractmethod
    def candidates(self, chosen: T, agreed: AgreedSoFar) -> Iterator[Candidate]:
        """The values that could be chosen."""

    def whole(self, choices: list[object]) -> object:
        """What is said of the option: the one choice, or all where there can be several."""
        return choices if self.several else choices[0]

    def schema(self) -> Schema:
        """The values in a JSON Schema, with the default where it does not depend on anything."""
        default = None if callable(self.default) or self.default is None else self.written(self.default)
        return self._values() if default is None else {**self._values(), "default": default}

    @abstractmethod
    def _values(self) -> Schema:
        """The values alone."""


AnyKind: TypeAlias = OptionKind[Any]
"""Whichever kind."""


@dataclass(frozen=True)
class Choice(OptionKind[T]):
    """One of some values, the first if nothing is said.

    Others can be written for the same (`aliases`), or with other capitals.  `start` is the number of the first name.
    """

    values: tuple[T, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)
    any_case: bool = False
    start: int = 0

    def __post_init__(self) -> None:
        if self.default is None:
            object.__setattr__(self, "default", self.values[0])

    @property
    def typed(self) -> type:
        """As its values, the first if they differ."""
        return float if float in map(type, self.values) else type(self.values[0])

    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> T:
        """One of the values."""
        for each in self.values:
            if self._is(value, each):
                return each
        checks.none_of(name, self._plain(value), self.values)

    def _plain(self, value: object) -> object:
        """As people write it: where there are decimals, a whole number has none."""
        if self.typed is float and isinstance(value, float) and value.is_integer():
            return int(value)
        return value

    def _is(self, value: object, each: T) -> bool:
        """The same value; only where there are decimals is a number of another type the same."""
        if isinstance(value, str) and isinstance(each, str):
            said = self.aliases.get(value, value)
            return said.lower() == each.lower() if self.any_case else said == each
        alike = self.typed is float and not isinstance(value, bool) and isinstance(value, int | float)
        return (alike or type(value) is type(each)) and value == each

    def number(self, value: T) -> int:
        """A number is its own; a name has its place among the values."""
        return value if isinstance(value, int) else self.start + self.values.index(value)

    def candidates(self, chosen: T, agreed: AgreedSoFar) -> Iterator[Candidate]:
        """All values."""
        return (Candidate(value, value) for value in self.values)

    def _values(self) -> Schema:
        return {"enum": list(self.values)}


@dataclass(frozen=True)
class Flag(Choice[bool]):
    """Yes or no."""

    values: tuple[bool, ...] = (False, True)

    @property
    def by(self) -> str:
        """A flag."""
        return "flag"

    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> bool:
        """True or false."""
        return checks.flag(name, value)


@dataclass(frozen=True)
class Whole(OptionKind[int | None]):
    """A whole number in a range; None, too, where `nothing` says which number that is for the rules."""

    low: int
    high: int
    nothing: int | None = None

    @property
    def typed(self) -> type:
        """A number."""
        return int

    @property
    def by(self) -> str:
        """One of the numbers of a short range; of a long one any can be typed."""
        return "number" if self.high - self.low >= MANY else super().by

    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> int | None:
        """A number in the range."""
        return None if value is None and self.nothing is not None else checks.number(name, value, self.low, self.high)

    def number(self, value: int | None) -> int:
        """The number itself."""
        number = self.nothing if value is None else value
        assert number is not None
        return number

    def candidates(self, chosen: int | None, agreed: AgreedSoFar) -> Iterator[Candidate]:
        """Each number of a short range; of a long one the ends, the default and what is chosen."""
        numbers, known = range(self.low, self.high + 1), {self.low, self.high, self.usual(agreed), chosen}
        tried = numbers if len(numbers) <= MANY else sorted(number for number in known if number is not None)
        nothing = () if self.nothing is None else (None,)
        return (Candidate(value, value) for value in (*nothing, *tried))

    def _values(self) -> Schema:
        number = {"type": "integer", "minimum": self.low, "maximum": self.high}
        return number if self.nothing is None else {"anyOf": [number, {"type": "null"}]}


@dataclass(frozen=True)
class Names(OptionKind[tuple[str, ...]]):
    """Some of several names, in one text with commas or as a list; `unknown` refuses any other name.

    Their order means something unless they are `sorted`.
    """

    several = True
    values: tuple[str, ...]
    unknown: Callable[[str], NoReturn]
    sorted: bool = False

    def usual(self, agreed: AgreedSoFar) -> tuple[str, ...]:
        """None of them, if there is no default."""
        return super().usual(agreed) or ()

    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> tuple[str, ...]:
        """Names, each of them known."""
        chosen = _texts(name, value, checks)
        for each in chosen:
            if each not in self.values:
                self.unknown(shown(each))
        return tuple(sorted(chosen)) if self.sorted else chosen

    def written(self, value: tuple[str, ...]) -> list[str]:
        """A list."""
        return list(value)

    def candidates(self, chosen: tuple[str, ...], agreed: AgreedSoFar) -> Iterator[Candidate]:
        """Each name."""
        return (Candidate(value, value) for value in self.values)

    def _values(self) -> Schema:
        return {"type": "array", "items": {"enum": list(self.values)}}


def _texts(name: str, value: object, checks: Checks) -> tuple[str, ...]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, Iterable) and not isinstance(value, Mapping):
        texts = tuple("none" if text is None else text for text in value)
        if all(isinstance(text, str) for text in texts):
            return texts
    checks.refuse("not_names", option=OptionName(name), found=shown(value))


@dataclass(frozen=True)
class CardSets(OptionKind[T]):
    """A set of cards, the first by name if nothing is said; or a whole one, read already or as data.

    `reading` makes a set of any of these, `naming` gives the name or else the data of a set.
    """

    values: tuple[str, ...]
    reading: Callable[[object], T]
    naming: Callable[[T], object]

    @property
    def by(self) -> str:
        """Cards."""
        return "cards"

    def usual(self, agreed: AgreedSoFar) -> T:
        """The first set."""
        return self.reading(self.values[0])

    def read(self, name: str, value: object, agreed: AgreedSoFar, checks: Checks) -> T:
        """A set of cards."""
        return self.reading(value)

    def written(self, value: T) -> object:
        """Its name, or the whole set."""
        return self.naming(value)

    def candidates(self, chosen: T, agreed: AgreedSoFar) -> Iterator[Candidate]:
        """The sets that we have, and the one that is chosen."""
        known = {value: self.reading(value) for value in self.values}
        own = [] if chosen in known.values() else [Candidate(self.naming(chosen), chosen)]
        return iter([*(Candidate(name, cards) for name, cards in known.items()), *own])

    def _values(self) -> Schema:
        return {"anyOf": [{"enum": list(self.values)}, {"type": "object"}], "default": self.values[0]}
