"""What the numbers of a record mean: how each is written as JSON and read back, without loss.

A meaning stands beside the field it belongs to:

    phase: Annotated[int, i1, PUBLIC, spelled(Phase)]
    picking: Annotated[int, i1, PUBLIC, bits(SEAT)]
    pile: Annotated[Row, i1, 60, list_of(CARD, 60, count="n_pile", top_first=True)]

An `Atom` is the meaning of one number; on a row it is that of each.  Other codecs say how numbers lie together.  What a
game says in its own way it declares as `Atom` or `Codec`: how it is written, and how it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from .chance import Chance
from .checking import Checks, shown
from .json_types import Arguments
from .layout import AnyRecord, Field, FieldMeaning
from .naming import named
from .options import Options

S = TypeVar("S", bound=Chance)
O = TypeVar("O", bound=Options)  # noqa: E741
At: TypeAlias = tuple[int, ...]
"""Where in a field: nothing for a number, an index for a row, two for a grid; in a number, one of its bits."""
Part: TypeAlias = "str | Codec | tuple[str | int, Codec]"
"""A field at the same place by its own meaning or by another one; an index of the same field; or just a codec."""
Names: TypeAlias = Callable[[Any], Mapping[int, str]]
"""The names of pieces by number, by the options of a game."""


@dataclass(slots=True)
class Board(Generic[S, O]):
    """One position being read or written: what it says, the options, the card table, and the state it is about."""

    says: Arguments
    options: O
    s: S
    cards: AnyRecord
    check: Checks
    fields: Mapping[str, Field]
    lying: set[tuple[str, str]] = field(default_factory=set)
    """The pieces that lie somewhere already, by kind and name."""
    given: set[tuple[str, At]] = field(default_factory=set)
    """The numbers that the position says or that were filled in, by field and place."""
    later: list[Callable[[], object]] = field(default_factory=list)
    """What is checked once everything is laid."""
    _named: dict[Names, tuple[Mapping[int, str], Mapping[str, int]]] = field(default_factory=dict)

    def named(self, names: Names) -> tuple[Mapping[int, str], Mapping[str, int]]:
        """Names by number, and numbers by name in small letters."""
        if names not in self._named:
            found = names(self.options)
            self._named[names] = found, {name.lower(): number for number, name in found.items()}
        return self._named[names]

    def bound(self, size: Size, at: At = ()) -> int:
        """A number that is given as such, by a field of the state, or by a question to the board."""
        if isinstance(size, str):
            return self.get(size, at)
        return size if isinstance(size, int) else size(self)

    def get(self, name: str, at: At = ()) -> int:
        """A number of a field."""
        found = getattr(self.s, name)
        if isinstance(found, int):
            return found >> at[0] & 1 if at else found
        return int(found[at])

    def put(self, name: str, at: At, number: int) -> None:
        """Set a number of a field."""
        self.given.add((name, at))
        found = getattr(self.s, name)
        if isinstance(found, int):
            setattr(self.s, name, found | number << at[0] if at else number)
        else:
            found[at] = number

    def gives(self, name: str, *at: int) -> bool:
        """Was this number of a field said or filled in?"""
        return (name, at) in self.given

    def fill(self, name: str, number: int, *at: int) -> None:
        """Set a number of a field that was not said."""
        if not self.gives(name, *at):
            self.put(name, at, number)

    def write(self, part: Part, name: str = "", at: At = ()) -> object:
        """A part of what stands at a place of a field, as JSON."""
        codec, name, at = self._found(part, name, at)
        return codec.write(self, name, at)

    def read(self, part: Part, value: object, called: str, name: str = "", at: At = ()) -> None:
        """The same from JSON onto the state, or a fault."""
        codec, name, at = self._found(part, name, at)
        codec.read(self, value, called, name, at)

    def _found(self, part: Part, name: str, at: At) -> tuple[Codec, str, At]:
        if isinstance(part, Codec):
            return part, name, at
        if isinstance(part, tuple):
            where, codec = part
            return (codec, name, (*at, where)) if isinstance(where, int) else (codec, where, at)
        meaning = self.fields[part].meaning
        assert isinstance(meaning, Codec), f"{part} has no meaning"
        for size in reversed(self.fields[part].shape[len(at) :] if isinstance(meaning, Atom) else ()):
            meaning = list_of(meaning, size)
        return meaning, part, at


AnyBoard: TypeAlias = Board[Any, Any]
Size: TypeAlias = int | str | Callable[[AnyBoard], int]


@dataclass(slots=True, eq=False)
class Codec(FieldMeaning):
    """How the numbers of a field are written and read: by the board, the name of the field, and the place in it.

    Who reads gets the JSON and what a fault calls it, too.
    """

    write: Callable[[AnyBoard, str, At], object]
    read: Callable[[AnyBoard, object, str, str, At], None]


# One number


class Atom(Codec):
    """The meaning of one number: how it is said, and which one is meant by what is said."""

    __slots__ = ("number", "said")

    def __init__(self, said: Callable[[AnyBoard, int], object], number: Callable[[AnyBoard, object, str], int]) -> None:
        super().__init__(
            lambda board, name, at: said(board, board.get(name, at)),
            lambda board, value, called, name, at: board.put(name, at, number(board, value, called)),
        )
        self.said, self.number = said, number


def whole(low: Size, high: Size) -> Atom:
    """A whole number in a range."""
    return Atom(
        lambda board, number: number,
        lambda board, value, called: board.check.number(called, value, board.bound(low), board.bound(high)),
    )


SEAT = whole(0, lambda board: board.options.seats - 1)
FLAG = Atom(lambda board, number: bool(number), lambda board, value, called: int(board.check.flag(called, value)))


def spelled(kind: type[IntEnum] | tuple[str, ...]) -> Atom:
    """The members of an enumeration by their names, None for NONE; or some names, from 0 on."""
    names = dict(enumerate(kind)) if isinstance(kind, tuple) else named(kind)
    numbers = {name: number for number, name in names.items()}
    nothing = getattr(kind, "NONE", None)

    def read(board: AnyBoard, value: object, called: str) -> int:
        if value is None and nothing is not None:
            return int(nothing)
        return numbers[board.check.one_of(called, value, tuple(numbers))]

    return Atom(lambda board, number: names.get(number), read)


def pieces(kind: str, names: Names, *, again: bool = False) -> Atom:
    """Pieces by their names, in small or capital letters; unless named `again`, there is only one of each."""

    def read(board: AnyBoard, value: object, called: str) -> int:
        name, numbers = value.lower() if isinstance(value, str) else "", board.named(names)[1]
        if name not in numbers:
            board.check.refuse("no_such_piece", name=called, found=shown(value))
        if not again:
            board.check.refuse_if("piece_twice", (kind, name) in board.lying, name=called, found=str(value))
            board.lying.add((kind, name))
        return numbers[name]

    return Atom(lambda board, number: board.named(names)[0][number], read)


def or_none(something: Atom, none: int = 0, word: object = None) -> Atom:
    """Something, or a number that stands for none; that is said as None, or by a word of its own."""
    return Atom(
        lambda board, number: word if number == none else something.said(board, number),
        lambda board, value, called: none if value == word else something.number(board, value, called),
    )


def plus_one(meant: Atom) -> Atom:
    """One more than what is meant, so that 0 is free for none."""
    return Atom(
        lambda board, number: meant.said(board, number - 1),
        lambda board, value, called: meant.number(board, value, called) + 1,
    )


def bits(member: Atom, first: int = 0) -> Atom:
    """A set, as the list of what is in it; its lowest bit stands for the number `first`."""

    def read(board: AnyBoard, value: object, called: str) -> int:
        mask = 0
        for entry in board.check.rows(called, value, MOST_BITS):
            bit = 1 << member.number(board, entry, called) - first
            board.check.refuse_if("named_twice", mask & bit, name=called, found=shown(entry))
            mask |= bit
        return mask

    return Atom(lambda board, mask: [member.said(board, first + bit) for bit in bits_of(mask)], read)


MOST_BITS = 64


def bits_of(mask: int) -> Iterator[int]:
    """The members of a set."""
    return (bit for bit in range(mask.bit_length()) if mask >> bit & 1)


# Several numbers


def list_of(
    codec: Codec,
    size: Size,
    *,
    count: str | None = None,
    as_many: Size | None = None,
    written: Size | None = None,
    first: Size = 0,
    top_first: bool = False,
    exactly: bool = False,
    without_none: bool = False,
) -> Codec:
    """A list up to a size, from an index on; or from the top of a pile, which is its last piece.

    Another field counts its entries, or they are as many as something else says.  Otherwise all are written, or as many
    as `written` says, `None` too unless it is left out.
    """

    def places(board: AnyBoard, at: At, number: int) -> Iterator[At]:
        start = board.bound(first)
        order = range(start, start + number)
        return ((*at, index) for index in (reversed(order) if top_first else order))

    def write(board: AnyBoard, name: str, at: At) -> object:
        number = board.bound(count or as_many or written or size, at if count or as_many else ())
        entries = [codec.write(board, name, place) for place in places(board, at, number)]
        return [entry for entry in entries if entry is not None] if without_none else entries

    def read(board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        entries = board.check.rows(called, value, board.bound(size), exactly=exactly)
        for place, entry in zip(places(board, at, len(entries)), entries, strict=True):
            codec.read(board, entry, called, name, place)
        if count is not None:
            board.put(count, at, len(entries))
        if as_many is not None:
            board.later.append(lambda: board.check.rows(called, value, board.bound(as_many, at), exactly=True))

    return Codec(write, read)


def for_seats(codec: Codec) -> Codec:
    """A list with an entry for each seat."""
    return list_of(codec, lambda board: board.options.seats, exactly=True)


def counted(member: Atom, most: Size) -> Codec:
    """A row that says of each number how often it is there: the list of them."""

    def read(board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        for entry in board.check.rows(called, value, board.bound(most)):
            getattr(board.s, name)[member.number(board, entry, called)] += 1

    def write(board: AnyBoard, name: str, at: At) -> object:
        often = enumerate(getattr(board.s, name))
        return [member.said(board, number) for number, times in often for _ in range(times)]

    return Codec(write, read)


def together(
    parts: Mapping[str, Part],
    *,
    plain: type | None = None,
    defaults: Mapping[str, object] | None = None,
    complete: bool = False,
    sparse: bool = False,
) -> Codec:
    """An object of several parts, written whole or only what there is.

    What it does not say is its default, or else stays as it is.  A plain text or number may stand for the first; where
    a text may, the first must be there.
    """
    first = next(iter(parts))
    missing = {first: None} if plain is str else defaults or {}

    def read(board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        given = {first: value} if type(value) is plain else value
        says = {**missing, **board.check.fields(called, given, tuple(parts), complete=complete)}
        for key in (key for key in parts if key in says):
            board.read(parts[key], says[key], f"{called}.{key}", name, at)

    def write(board: AnyBoard, name: str, at: At) -> object:
        said = {key: board.write(part, name, at) for key, part in parts.items()}
        return {key: value for key, value in said.items() if value or not sparse}

    return Codec(write, read)


def keyed(names: tuple[str, ...], codec: Codec, *, complete: bool = False) -> Codec:
    """An object: what each of some names has, or must have."""
    return together({name: (index, codec) for index, name in enumerate(names)}, complete=complete)


def in_order(*parts: Part) -> Codec:
    """A list of several parts."""

    def read(board: AnyBoard, value: object, called: str, name: str, at: At) -> None:
        for part, entry in zip(parts, board.check.rows(called, value, len(parts), exactly=True)):
            board.read(part, entry, called, name, at)

    return Codec(lambda board, name, at: [board.write(part, name, at) for part in parts], read)


def maybe(codec: Codec, known_by: str, at: At = ()) -> Codec:
    """Something, or None where a field is 0: at the same place, or at one of its own."""

    def write(board: AnyBoard, name: str, here: At) -> object:
        return codec.write(board, name, here) if board.get(known_by, at or here) else None

    def read(board: AnyBoard, value: object, called: str, name: str, here: At) -> None:
        if value is not None:
            codec.read(board, value, called, name, here)

    return Codec(write, read)
