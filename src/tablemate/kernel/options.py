"""What is agreed before a game, declared once.

    @dataclass(frozen=True)
    class FuseOptions(Options):
        game, title, numbered = "fuse", "FUSE", Agreed

        players: Annotated[int, Choice((1, 2, 3, 4, 5))]
        mode: Annotated[str, Choice(("live", "practice"), default="practice")]
        hold: Annotated[bool, Flag(default=lambda agreed: agreed.mode == "live")]

        @together
        def _alone(self) -> None: ...                 # refuses what does not fit together

Checking, JSON both ways, the numbers that rules read, the schema, and what is possible with the rest follow from that.
A default may ask for other options.  What a value depends on is found by noting which options were asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from inspect import getattr_static
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, get_type_hints

from .checking import Checks, shown
from .errors import Fault, InvalidOptions
from .option_kinds import Agreed, OptionKind
from .schema import DIALECT, Schema

Given: TypeAlias = Mapping[str, Any]
"""Options by name, as a person or a file gives them."""
Rule = TypeVar("Rule", bound=Callable[[Any], None])


@dataclass(frozen=True, slots=True)
class Judged:
    """A value of an option beside the rest: possible, or why not.  Where each seat has its own, for one of them."""

    value: object
    why_not: Fault | None
    seat: int | None = None

    @property
    def possible(self) -> bool:
        """Can it be chosen?"""
        return self.why_not is None


def together(rule: Rule) -> Rule:
    """Marks a method that refuses options which do not fit together."""
    vars(rule)["together"] = True
    return rule


class Options:
    """The options of a game.  A class for each game, a frozen dataclass, says where its words are and what rules read.

    `numbered` is the record of numbers; each of its fields is named like an option or a property of the options.
    """

    game: ClassVar[str]
    title: ClassVar[str]
    numbered: ClassVar[type]
    players: int

    @property
    def seats(self) -> int:
        """As many seats as players."""
        return self.players

    @classmethod
    def declared(cls) -> Mapping[str, OptionKind[Any]]:
        """Every option with its declaration, in the order in which records write them."""
        return _declared(cls)  # type: ignore[arg-type]  # mypy takes no class for hashable

    @classmethod
    def rules(cls) -> tuple[Callable[[Any], None], ...]:
        """What refuses options that do not fit together."""
        return _rules(cls)  # type: ignore[arg-type]

    @classmethod
    def read(cls, given: Given) -> Self:
        """Check options given by name; what is left out gets its default."""
        cls._check_names(given)
        asked = _Asked(cls, given)
        agreed = cls(**{name: getattr(asked, name) for name in cls.declared()})
        for rule in cls.rules():
            rule(agreed)
        return agreed

    @classmethod
    def check(cls, given: Given) -> dict[str, tuple[Judged, ...]]:
        """By option: which of its values can be chosen beside what is given, and why the others cannot."""
        cls._check_names(given)
        known = {name: cls.declared()[name].once(value) for name, value in given.items()}
        return {name: tuple(cls._judged(name, known)) for name in cls.declared()}

    @classmethod
    def _judged(cls, name: str, given: Given) -> Iterator[Judged]:
        agreed = cls.supposed(given)
        for each in cls.declared()[name].candidates(getattr(agreed, name), agreed):
            faults = _faults(cls, {**given, name: each.whole})
            yield Judged(each.value, next((fault for asked, fault in faults if name in asked), None), each.seat)

    @classmethod
    def supposed(cls, given: Given) -> Agreed:
        """What would be agreed, whether or not it fits together; what cannot be read counts as not said."""
        return _Asked(cls, given, forgiving=True)

    @classmethod
    def schema(cls) -> Schema:
        """The JSON Schema of options; what may be left out has a default."""
        properties = {name: kind.schema() for name, kind in cls.declared().items()}
        return {"$schema": DIALECT, "type": "object", "properties": properties, "additionalProperties": False}

    @classmethod
    def checks(cls) -> Checks:
        """What refuses with the words of this game."""
        return Checks(InvalidOptions, cls.game)

    def as_json(self) -> dict[str, Any]:
        """JSON-ready; reads back to equal options."""
        return {name: kind.written(getattr(self, name)) for name, kind in self.declared().items()}

    def numbers(self) -> dict[str, Any]:
        """What the rules read at set-up."""
        declared = self.declared()
        return {
            name: declared[name].number(getattr(self, name)) if name in declared else getattr(self, name)
            for name in _fields(self.numbered)
        }

    @classmethod
    def _check_names(cls, given: Given) -> None:
        if not isinstance(given, Mapping):
            raise InvalidOptions("options_type", found=shown(given))
        for name in given:
            if name not in cls.declared():
                known = ", ".join(cls.declared())
                raise InvalidOptions("no_such_option", game=cls.title, found=shown(name), known=known)


@cache
def _declared(options: type[Any]) -> Mapping[str, OptionKind[Any]]:
    hints = get_type_hints(options, include_extras=True)
    return {each.name: _kind(hints[each.name]) for each in fields(options)}


@cache
def _fields(numbered: type[Any]) -> tuple[str, ...]:
    return tuple(get_type_hints(numbered))


def _kind(hint: Any) -> OptionKind[Any]:
    (kind,) = (part for part in hint.__metadata__ if isinstance(part, OptionKind))
    return kind


@cache
def _rules(options: type[Any]) -> tuple[Callable[[Any], None], ...]:
    return tuple(rule for rule in vars(options).values() if getattr(rule, "together", False))


class _Unread(Exception):
    """An option that was refused already is asked for again."""


class _Asked:
    """Options being read: each is read when it is first asked for, and it is noted which were asked for."""

    def __init__(self, options: type[Options], given: Given, *, forgiving: bool = False) -> None:
        self._options = options
        self._given = given
        self._forgiving = forgiving
        self._read: dict[str, object] = {}
        self._asked_by: dict[str, set[str]] = {}
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name not in self._options.declared():
            return getattr_static(self._options, name).__get__(self)
        if name not in self._asked_by:
            self._read_now(name)
        self.asked |= self._asked_by[name]
        if name not in self._read:
            raise _Unread
        return self._read[name]

    def _read_now(self, name: str) -> None:
        before, self.asked = self.asked, {name}
        try:
            self._read[name] = self._value(name, self._options.declared()[name])
        finally:
            self._asked_by[name] = self.asked
            self.asked = self.asked | before

    def _value(self, name: str, kind: OptionKind[Any]) -> object:
        value = self._given.get(name)
        if name not in self._given or (value is None and kind.none_says_nothing):
            return kind.usual(self)
        try:
            return kind.read(name, value, self, self._options.checks())
        except InvalidOptions:
            if self._forgiving:
                return kind.usual(self)
            raise


def _faults(options: type[Options], given: Given) -> Iterator[tuple[set[str], Fault]]:
    """Everything that is wrong with these options, with the names of those that it was found by."""
    asked = _Asked(options, given)
    steps: list[Callable[[Any], object]] = [_reader(name) for name in options.declared()]
    for step in (*steps, *options.rules()):
        asked.asked = set()
        try:
            step(asked)
        except InvalidOptions as refused:
            yield asked.asked, refused.fault
        except _Unread:
            pass


def _reader(name: str) -> Callable[[object], object]:
    return lambda asked: getattr(asked, name)
