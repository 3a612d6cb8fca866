"""What is agreed before a game, declared once.

    @dataclass(frozen=True)
    class SnapOptions(Options):
        game, title, numbered = "snap", "Snap", Agreed

        players: Annotated[int, Choice((1, 2, 3, 4, 5))]
        mode: Annotated[str, Choice(("live", "practice"), default="practice")]
        hold: Annotated[bool, Flag(default=lambda its: its.mode == "live")]

        clashes = (clash("hold_alone", lambda its: its.hold and its.players == 1, option="hold"),)

Checking, JSON both ways, the numbers that rules read, the schema, and what is possible with the rest follow from that.
What a value depends on is found by noting which options were asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from inspect import get_annotations, getattr_static
from operator import attrgetter
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, get_type_hints

from .checking import Checks, shown
from .errors import Fault, InvalidOptions, OptionName
from .json_types import JsonObject
from .layout import Numbers
from .option_kinds import Agreed, AnyKind, CardSets, OptionKind
from .schema import DIALECT, Schema

Given: TypeAlias = Mapping[str, object]
"""Options by name, as a person or a file gives them."""
Check = Callable[[Agreed], object]
"""Looks at options, and refuses what does not fit together."""
Method = TypeVar("Method", bound=Check)


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


def clash(code: str, when: Callable[[Agreed], bool], /, **options: str) -> Check:
    """Options of which this can be said are refused with a code; its sentence names options, perhaps with a value."""
    named = {name: OptionName(*said.split()) for name, said in options.items()}

    def check(agreed: Agreed) -> None:
        if when(agreed):
            raise InvalidOptions(code, agreed.game, **named)

    return check


def together(method: Method) -> Method:
    """Marks a method that refuses what does not fit together, where more is to be said of it than a clash can."""
    vars(method)["together"] = True
    return method


class Options:
    """The options of a game.  A class for each game, a frozen dataclass, says where its words are and what rules read.

    `numbered` is the record of numbers; each of its fields is named like an option or a property of the options.
    """

    game: ClassVar[str]
    title: ClassVar[str]
    numbered: ClassVar[type]
    clashes: ClassVar[tuple[Check, ...]] = ()
    players: int

    @property
    def seats(self) -> int:
        """As many seats as players."""
        return self.players

    @classmethod
    def declared(cls) -> Mapping[str, AnyKind]:
        """Every option with its declaration, in the order in which records write them."""
        return _declared(cls)  # type: ignore[arg-type]  # mypy takes no class for hashable

    @classmethod
    def checks(cls) -> tuple[Check, ...]:
        """What refuses options that do not fit together."""
        return _checks(cls)  # type: ignore[arg-type]

    @classmethod
    def read(cls, given: Given) -> Self:
        """Check options given by name; what is left out gets its default."""
        cls._check_names(given)
        asked = _Asked(cls, given)
        agreed = cls(**{name: getattr(asked, name) for name in cls.declared()})
        for check in cls.checks():
            check(agreed)
        return agreed

    @classmethod
    def check(cls, given: Given) -> dict[str, tuple[Judged, ...]]:
        """By option: which of its values can be chosen beside what is given, and why the others cannot."""
        cls._check_names(given)
        agreed = cls.supposed(given)
        read = {name: getattr(agreed, name) for name in given}
        known = {
            name: read[name] if isinstance(cls.declared()[name], CardSets) else value
            for name, value in given.items()
            if name not in agreed.forgiven
        }
        return {name: tuple(cls._judged(name, known, agreed)) for name in cls.declared()}

    @classmethod
    def _judged(cls, name: str, given: Given, agreed: Agreed) -> Iterator[Judged]:
        for each in cls.declared()[name].candidates(getattr(agreed, name), agreed):
            faults = cls._faults({**given, name: each.whole})
            yield Judged(each.value, next((fault for asked, fault in faults if name in asked), None), each.seat)

    @classmethod
    def _faults(cls, given: Given) -> Iterator[tuple[set[str], Fault]]:
        """Everything that is wrong with these options, with the names of those that it was found by."""
        agreed = _Asked(cls, given)
        checks: tuple[Check, ...] = (*map(attrgetter, cls.declared()), *cls.checks())
        for check in checks:
            agreed.asked = set()
            try:
                check(agreed)
            except InvalidOptions as refused:
                yield agreed.asked, refused.fault

    @classmethod
    def supposed(cls, given: Given) -> Agreed:
        """What would be agreed, whether or not it fits together; what cannot be read counts as not said."""
        return _Asked(cls, given, forgiving=True)

    @classmethod
    def schema(cls) -> Schema:
        """The JSON Schema of options; what may be left out has a default."""
        properties = {name: kind.schema() for name, kind in cls.declared().items()}
        return {"$schema": DIALECT, "type": "object", "properties": properties, "additionalProperties": False}

    def as_json(self) -> JsonObject:
        """JSON-ready; reads back to equal options."""
        return {name: kind.written(getattr(self, name)) for name, kind in self.declared().items()}

    def numbers(self) -> Numbers:
        """What the rules read at set-up."""
        kinds = self.declared()
        values = {name: getattr(self, name) for name in _fields(self.numbered)}
        return {name: kinds[name].number(value) if name in kinds else value for name, value in values.items()}

    @classmethod
    def _check_names(cls, given: Given) -> None:
        if not isinstance(given, Mapping):
            raise InvalidOptions("options_type", found=shown(given))
        for name in given:
            if name not in cls.declared():
                known = ", ".join(cls.declared())
                raise InvalidOptions("no_such_option", game=cls.title, found=shown(name), known=known)


@cache
def _declared(options: type[Any]) -> Mapping[str, AnyKind]:
    hints: dict[str, Any] = {}
    for part in reversed(options.__mro__):
        hints |= get_annotations(part, eval_str=True)
    parts = {each.name: hints[each.name].__metadata__ for each in fields(options)}
    return {name: next(part for part in said if isinstance(part, OptionKind)) for name, said in parts.items()}


@cache
def _checks(options: type[Any]) -> tuple[Check, ...]:
    parts = (part for kind in options.__mro__ for part in vars(kind).values())
    return (*options.clashes, *(part for part in parts if getattr(part, "together", False)))


@cache
def _fields(numbered: type[Any]) -> tuple[str, ...]:
    return tuple(get_type_hints(numbered))


class _Asked:
    """Options being read: each is read when it is first asked for, and it is noted which were asked for."""

    def __init__(self, options: type[Options], given: Given, *, forgiving: bool = False) -> None:
        self.game = options.game
        self._options = options
        self._kinds = options.declared()
        self._given = given
        self._forgiving = forgiving
        self._read: dict[str, tuple[object, set[str]]] = {}
        self.asked: set[str] = set()
        self.forgiven: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        kind = self._kinds.get(name)
        if kind is None:
            return getattr_static(self._options, name).__get__(self)
        if name not in self._read:
            before, self.asked = self.asked, {name}
            try:
                self._read[name] = self._value(name, kind), self.asked
            finally:
                self.asked = self.asked | before
        value, asked = self._read[name]
        self.asked |= asked
        return value

    def _value(self, name: str, kind: AnyKind) -> object:
        value = self._given.get(name)
        if name not in self._given or (value is None and kind.none_says_nothing):
            return kind.usual(self)
        try:
            return kind.read(name, value, self, Checks(InvalidOptions, self.game))
        except InvalidOptions:
            if not self._forgiving:
                raise
            self.forgiven.add(name)
            return kind.usual(self)
