"""What the numbers of a record mean: how each is written as JSON and read back, without loss.

A meaning stands beside the field it belongs to:

    phase: Annotated[int, i1, PUBLIC, Named(Phase)]
    picking: Annotated[int, i1, PUBLIC, Bits(SEAT)]
    pile: Annotated[Row, i1, 60, Each(CARD, count="n_pile", top_first=True)]

An `Atom` is the meaning of one number; on a row it is that of each.  Other codecs say how numbers lie together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from .chance import Chance
from .checking import Checks, shown
from .json_types import Arguments
from .layout import AnyRecord, FieldMeaning
from .options import Options

S = TypeVar("S", bound=Chance)
O = TypeVar("O", bound=Options)  # noqa: E741
At: TypeAlias = tuple[int, ...]
"""Where in a field: nothing for a number, an index for a row, two for a grid."""


@dataclass(slots=True)
class Board(Generic[S, O]):
    """One position being read or written: what it says, the options, the card table, and the state it is about."""

    says: Arguments
    options: O
    s: S
    cards: AnyRecord
    check: Checks
    meanings: Mapping[str, FieldMeaning | None]
    lying: set[tuple[str, str]] = field(default_factory=set)
    """The pieces that lie somewhere already, by kind and name."""
    given: set[tuple[str, At]] = field(default_factory=set)
    """The numbers that the position says or that were filled in, by field and place."""
    _names: dict[Pieces, Mapping[int, str]] = field(default_factory=dict)
    _numbers: dict[Pieces, Mapping[str, int]] = field(default_factory=dict)

    def names(self, pieces: Pieces) -> Mapping[int, str]:
        """The names of pieces by number."""
        if pieces not in self._names:
            self._names[pieces] = pieces.names(self.options)
        return self._names[pieces]

    def numbers(self, pieces: Pieces) -> Mapping[str, int]:
        """The numbers of pieces by name in small letters."""
        if pieces not in self._numbers:
            self._numbers[pieces] = {name.lower(): number for number, name in self.names(pieces).items()}
        return self._numbers[pieces]

    def bound(self, size: Size) -> int:
        """A number that is given as such, by a field of the state, or by a question to the board."""
        if isinstance(size, int):
            return size
        return int(getattr(self.s, size) if isinstance(size, str) else size(self))

    def get(self, name: str, at: At = ()) -> int:
        """A number of a field."""
        row = getattr(self.s, name)
        return int(row[at if len(at) > 1 else at[0]] if at else row)

    def put(self, name: str, at: At, number: int) -> None:
        """Set a number of a field."""
        self.given.add((name, at))
        if at:
            getattr(self.s, name)[at if len(at) > 1 else at[0]] = number
        else:
            setattr(self.s, name, number)

    def gives(self, name: str, *at: int) -> bool:
        """Was this number of a field said or filled in?"""
        return (name, at) in self.given

    def fill(self, name: str, number: int, *at: int) -> None:
        """Set a number of a field that was not said."""
        if not self.gives(name, *at):
            self.put(name, at, number)


AnyBoard: TypeAlias = Board[Any, Any]
Size: TypeAlias = int | str | Callable[[AnyBoard], int]


class Codec(FieldMeaning, ABC):
    """How the numbers of a field `name`, from a place on, are written and read; what a fault calls them is `called`."""

    __slots__ = ()

    @abstractmethod
    def write(self, board: AnyBoard, name: str, at: At) -> object:
        """As JSON."""

    @abstractmethod
    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        """From JSON onto the state, or a fault."""


class Atom(Codec):
    """The meaning of one number."""

    __slots__ = ()

    @abstractmethod
    def said(self, board: AnyBoard, number: int) -> object:
        """As JSON."""

    @abstractmethod
    def number(self, board: AnyBoard, value: object, called: str) -> int:
        """From JSON, or a fault."""

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        """The number there."""
        return self.said(board, board.get(name, at))

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        """The number goes there."""
        board.put(name, at, self.number(board, value, called))


@dataclass(frozen=True, slots=True)
class Number(Atom):
    """A whole number in a range."""

    low: Size
    high: Size

    def said(self, board: AnyBoard, number: int) -> object:
        return number

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return board.check.number(called, value, board.bound(self.low), board.bound(self.high))


SEAT = Number(0, lambda board: board.options.seats - 1)


@dataclass(frozen=True, slots=True)
class Truth(Atom):
    """1 for true, 0 for false."""

    def said(self, board: AnyBoard, number: int) -> object:
        return bool(number)

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return int(board.check.flag(called, value))


FLAG = Truth()


@dataclass(frozen=True, slots=True)
class Spelled(Atom):
    """Numbers from 0 on by their names."""

    names: tuple[str, ...]

    def said(self, board: AnyBoard, number: int) -> object:
        return self.names[number]

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return self.names.index(board.check.one_of(called, value, self.names))


@dataclass(frozen=True, slots=True)
class Named(Atom):
    """The members of an enumeration by their names in small letters; None for NONE."""

    kind: type[IntEnum]

    def said(self, board: AnyBoard, number: int) -> object:
        return spelling(self.kind)[number]

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        names = {name: number for number, name in spelling(self.kind).items()}
        if value is None and None in names:
            return names[None]
        allowed = tuple(name for name in names if name is not None)
        return names[board.check.one_of(called, value, allowed)]


@cache
def spelling(kind: type[IntEnum]) -> Mapping[int, str | None]:
    """The names of the members of an enumeration in small letters; None for NONE."""
    return {each.value: None if each.name == "NONE" else each.name.lower() for each in kind}


@dataclass(frozen=True, slots=True, eq=False)
class Pieces(Atom):
    """Pieces by their names, in small or capital letters; unless named `again`, there is only one of each."""

    kind: str
    names: Callable[[Any], Mapping[int, str]]
    """By the options of a game."""
    again: bool = False

    def said(self, board: AnyBoard, number: int) -> object:
        return board.names(self)[number]

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        name = value.lower() if isinstance(value, str) else ""
        if name not in board.numbers(self):
            board.check.refuse("no_such_piece", name=called, found=shown(value))
        if not self.again:
            if (self.kind, name) in board.lying:
                board.check.refuse("piece_twice", name=called, found=str(value))
            board.lying.add((self.kind, name))
        return board.numbers(self)[name]


@dataclass(frozen=True, slots=True)
class OrNone(Atom):
    """Something, or None."""

    atom: Atom
    none: int = 0

    def said(self, board: AnyBoard, number: int) -> object:
        return None if number == self.none else self.atom.said(board, number)

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return self.none if value is None else self.atom.number(board, value, called)


@dataclass(frozen=True, slots=True)
class PlusOne(Atom):
    """One more than what is meant, so that 0 is free for none."""

    atom: Atom

    def said(self, board: AnyBoard, number: int) -> object:
        return self.atom.said(board, number - 1)

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return self.atom.number(board, value, called) + 1


@dataclass(frozen=True, slots=True)
class Bits(Atom):
    """A set, as the list of what is in it."""

    atom: Atom

    def said(self, board: AnyBoard, number: int) -> object:
        return [self.atom.said(board, bit) for bit in bits_of(number)]

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        mask = 0
        for entry in board.check.rows(called, value, MOST_BITS):
            bit = 1 << self.atom.number(board, entry, called)
            if mask & bit:
                board.check.refuse("named_twice", name=called, found=shown(entry))
            mask |= bit
        return mask


MOST_BITS = 64


def bits_of(mask: int) -> Iterator[int]:
    """The members of a set."""
    return (bit for bit in range(mask.bit_length()) if mask >> bit & 1)


@dataclass(frozen=True, slots=True)
class Each(Codec):
    """A list: as many as another field counts, or up to a size; from the top of a pile, which is its last piece.

    Without a count all are written, or as many as `written` says, `None` too unless it is left out.
    """

    codec: Codec
    size: Size
    count: str | None = None
    top_first: bool = False
    exactly: bool = False
    without_none: bool = False
    written: Size | None = None

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        counted = self.count or self.written
        size = board.get(counted, at) if isinstance(counted, str) else board.bound(counted or self.size)
        entries = [self.codec.write(board, name, (*at, index)) for index in self._order(size)]
        return [entry for entry in entries if entry is not None] if self.without_none else entries

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        entries = board.check.rows(called, value, board.bound(self.size), exactly=self.exactly)
        for index, entry in zip(self._order(len(entries)), entries, strict=True):
            self.codec.read(board, entry, called, name, (*at, index))
        if self.count is not None:
            board.put(self.count, at, len(entries))

    def _order(self, size: int) -> range:
        return range(size - 1, -1, -1) if self.top_first else range(size)


def for_seats(codec: Codec) -> Each:
    """A list with an entry for each seat."""
    return Each(codec, lambda board: board.options.seats, exactly=True)


@dataclass(frozen=True, slots=True)
class Keyed(Codec):
    """An object: what each of some names has."""

    names: tuple[str, ...]
    codec: Codec
    complete: bool = False
    """Must each of them be there?"""

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        return {key: self.codec.write(board, name, (*at, index)) for index, key in enumerate(self.names)}

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        says = board.check.fields(called, value, self.names, complete=self.complete)
        for index, key in enumerate(self.names):
            if key in says:
                self.codec.read(board, says[key], f"{called}.{key}", name, (*at, index))


@dataclass(frozen=True, slots=True)
class Together(Codec):
    """An object of several fields at the same place, each with its own meaning; what it does not say stays as it is.

    A plain text or number may stand for the first; where it is a text, the first must be there.
    All are written, or only what there is.
    """

    fields: Mapping[str, str]
    plain: type[str | int] | None = None
    sparse: bool = False

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        told = {key: each for key, each in self.fields.items() if not self.sparse or board.get(each, at)}
        return {key: _meaning(board, each).write(board, each, at) for key, each in told.items()}

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        first = next(iter(self.fields))
        if type(value) is self.plain:
            value = {first: value}
        says = board.check.fields(called, value, tuple(self.fields))
        if self.plain is str:
            says.setdefault(first, None)
        for key in says:
            _meaning(board, self.fields[key]).read(board, says[key], f"{called}.{key}", self.fields[key], at)


@dataclass(frozen=True, slots=True)
class InOrder(Codec):
    """A list of several fields at the same place, each with its own meaning."""

    fields: tuple[str, ...]

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        return [_meaning(board, each).write(board, each, at) for each in self.fields]

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        for each, entry in zip(
            self.fields, board.check.rows(called, value, len(self.fields), exactly=True), strict=True
        ):
            _meaning(board, each).read(board, entry, called, each, at)


def _meaning(board: AnyBoard, name: str) -> Codec:
    meaning = board.meanings[name]
    assert isinstance(meaning, Codec), f"{name} has no meaning"
    return meaning


@dataclass(frozen=True, slots=True)
class Members(Codec):
    """A row of marks by number: the list of what is marked."""

    atom: Atom
    most: Size

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        return [self.atom.said(board, number) for number, marked in enumerate(getattr(board.s, name)) if marked]

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        for entry in board.check.rows(called, value, board.bound(self.most)):
            board.put(name, (self.atom.number(board, entry, called),), 1)


@dataclass(frozen=True, slots=True)
class Maybe(Codec):
    """Something, or None where a field is 0."""

    codec: Codec
    known_by: str
    at: At = ()

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        return self.codec.write(board, name, at) if board.get(self.known_by, self.at) else None

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        if value is not None:
            self.codec.read(board, value, called, name, at)


@dataclass(frozen=True, slots=True, eq=False)
class Own(Codec):
    """A codec of a game's own."""

    writes: Callable[[AnyBoard, At], object]
    reads: Callable[[AnyBoard, object, str, At], None]

    def write(self, board: AnyBoard, name: str, at: At) -> object:
        return self.writes(board, at)

    def read(self, board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        self.reads(board, value, called, at)


@dataclass(frozen=True, slots=True, eq=False)
class OwnAtom(Atom):
    """The meaning of a number in a game of its own."""

    says: Callable[[AnyBoard, int], object]
    reads: Callable[[AnyBoard, object, str], int]

    def said(self, board: AnyBoard, number: int) -> object:
        return self.says(board, number)

    def number(self, board: AnyBoard, value: object, called: str) -> int:
        return self.reads(board, value, called)
