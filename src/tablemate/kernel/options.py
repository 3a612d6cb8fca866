"""What is agreed before a game, declared once.

    @dataclass(frozen=True)
    class SnapOptions(Options):
        game, title, numbered = "snap", "Snap", Agreed

        players: Annotated[int, Choice((1, 2, 3, 4, 5))]
        mode: Annotated[str, Choice(("live", "practice"), default="practice")]
        hold: Annotated[bool, Flag(default=lambda its: its.mode == "live")]

        clashes = (clash("hold_alone", lambda its: its.hold and its.players == 1, option=OptionName("hold")),)

Checking, JSON both ways, the numbers that rules read, the schema, and what is possible with the rest follow from that.
What a value depends on is found by noting which options were asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from inspect import get_annotations
from typing import ClassVar, Self, TypeVar, get_type_hints

from .checking import shown
from .errors import Argument, InvalidOptions
from .json_types import JsonObject
from .layout import FieldNumbers
from .option_judging import Check, Given, Judged, Judging, OptionsBeingRead, supposed
from .option_kinds import AgreedSoFar, AnyKind, OptionKind
from .schema import DIALECT, Schema

Method = TypeVar("Method", bound=Check)


def clash(code: str, when: Callable[[AgreedSoFar], bool], /, **arguments: Argument) -> Check:
    """Options of which this can be said are refused with a code and what fills its sentence."""

    def check(agreed: AgreedSoFar) -> None:
        if when(agreed):
            raise InvalidOptions(code, agreed.game, **arguments)

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
    def bits(cls) -> Mapping[str, int]:
        """Every option with a bit of its own, for sets of them."""
        return _bits(cls)  # type: ignore[arg-type]

    @classmethod
    def checks(cls) -> tuple[Check, ...]:
        """What refuses options that do not fit together."""
        return _checks(cls)  # type: ignore[arg-type]

    @classmethod
    def read(cls, given: Given) -> Self:
        """Check options given by name; what is left out gets its default."""
        cls._check_names(given)
        asked = OptionsBeingRead(cls, given)
        agreed = cls(**{name: getattr(asked, name) for name in cls.declared()})
        for check in cls.checks():
            check(agreed)
        return agreed

    @classmethod
    def check(cls, given: Given) -> dict[str, tuple[Judged, ...]]:
        """By option: which of its values can be chosen beside what is given, and why the others cannot.

        What is given and cannot be read is the last of them.
        """
        judging = cls.judging(given)
        unread = {name: (judged,) for name, judged in judging.unread.items()}
        return {name: judging.values(name) + unread.get(name, ()) for name in cls.declared()}

    @classmethod
    def judging(cls, given: Given) -> Judging:
        """What judges every value beside what is given."""
        cls._check_names(given)
        return Judging(cls, given)

    @classmethod
    def needed(cls, given: Given) -> dict[str, object]:
        """What must be said besides, where what is usual does not go with what is given; empty if nothing can be."""
        cls._check_names(given)
        agreed = supposed(cls, given)
        return {name: cls.declared()[name].written(getattr(agreed, name)) for name in agreed.given if name not in given}

    @classmethod
    def schema(cls) -> Schema:
        """The JSON Schema of options; what may be left out has a default."""
        properties = {name: kind.schema() for name, kind in cls.declared().items()}
        return {"$schema": DIALECT, "type": "object", "properties": properties, "additionalProperties": False}

    def as_json(self) -> JsonObject:
        """JSON-ready; reads back to equal options."""
        return {name: kind.written(getattr(self, name)) for name, kind in self.declared().items()}

    def numbers(self) -> FieldNumbers:
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
def _declared(options: type) -> Mapping[str, AnyKind]:
    bases = (get_annotations(part, eval_str=True) for part in reversed(options.__mro__))
    hints = {name: hint for base in bases for name, hint in base.items()}
    parts = {each.name: hints[each.name].__metadata__ for each in fields(options)}
    return {name: next(part for part in said if isinstance(part, OptionKind)) for name, said in parts.items()}


@cache
def _bits(options: type[Options]) -> Mapping[str, int]:
    return {name: 1 << place for place, name in enumerate(options.declared())}


@cache
def _checks(options: type[Options]) -> tuple[Check, ...]:
    parts = (part for kind in options.__mro__ for part in vars(kind).values())
    return (*options.clashes, *(part for part in parts if getattr(part, "together", False)))


@cache
def _fields(numbered: type) -> tuple[str, ...]:
    return tuple(get_type_hints(numbered))
