"""One game state is one record of fixed size, declared once as an annotated class.

    class State:
        active: Annotated[int, i1, PUBLIC]
        plan: Annotated[Row, i1, 13, PUBLIC]
        hand: Annotated[Grid, i1, 2, 3, OWNER]
        pile: Annotated[Row, i1, 16]                  # no audience named: SECRET

The NumPy dtype, the record for interpreted rules and the audience of every field come from that declaration.  A field
that came with a later version of the rules says so, `since(2)`: the octets of an older game are those it always had.
What its numbers mean stands there too, `Named(Phase)`: `meanings.py` reads and writes positions by it.

* Compiled rules get the NumPy record itself.
* Interpreted rules get the same bytes, fields as plain Python integers and rows as memoryviews.  Python integers behave
  like the 64-bit integers of compiled code, and CPython checks every index.
"""

from __future__ import annotations

import ctypes
import hashlib
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, get_type_hints

import numpy as np

from .json_types import Arguments

Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[Any]]
"""Records side by side, as NumPy keeps them."""
AnyRecord: TypeAlias = Any
"""A record of whichever class; where that is known, its name is said."""
FieldNumbers: TypeAlias = Arguments
"""What fields are filled with by name: a number each, rows of numbers or arrays."""
Record_co = TypeVar("Record_co", covariant=True)

i1, i2, i4, i8 = "i1", "i2", "i4", "i8"
_INTEGERS = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}
_Letter: TypeAlias = Literal["b", "h", "i", "q"]
_LETTERS: dict[str, _Letter] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
_PADDING = "_padding"
_TAKEN = {_PADDING, "raw", "viewer", "options", "for_rules"}
"""What records and `Seen` have of their own."""


class Row(Protocol):
    """A row of integers: a field of the record, the options, or the list of legal actions."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """Two dimensions, always indexed with a pair: `s.hand[seat, place]`."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[list[int]]: ...


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may read a field.  `mask` names the field that holds, element by element, the viewers who know it."""

    kind: str
    mask: str | None = None


PUBLIC = Audience("public")
OWNER = Audience("owner")
SECRET = Audience("secret")


def seen_by(mask: str) -> Audience:
    """Each element is known to the viewers whose bit is set in the same element of the field `mask`."""
    return Audience("seen_by", mask)


@dataclass(frozen=True, slots=True)
class Since:
    """The version of the rules that a field came with."""

    version: int


def since(version: int) -> Since:
    """Games of older versions do not have this field; it must be zero in them or follow from the rest."""
    return Since(version)


class FieldMeaning:
    """What the numbers of a field mean, for whoever writes them down or reads them."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field: integer type, shape (empty for a number), audience, first version, and meaning."""

    name: str
    kind: str
    shape: tuple[int, ...]
    audience: Audience
    since: int = 1
    meaning: FieldMeaning | None = None


def fields_of(state: type) -> dict[str, Field]:
    """The declared fields of a state class, its bases' fields first."""
    fields = {}
    for name, hint in get_type_hints(state, include_extras=True).items():
        kind, *rest = getattr(hint, "__metadata__", ("",))
        shape = tuple(part for part in rest if isinstance(part, int))
        audiences = [part for part in rest if isinstance(part, Audience)]
        versions = [part.version for part in rest if isinstance(part, Since)]
        meanings = [part for part in rest if isinstance(part, FieldMeaning)]
        understood = len(shape) + len(audiences) + len(versions) + len(meanings) == len(rest)
        once = max(len(audiences), len(versions), len(meanings)) <= 1
        if kind not in _INTEGERS or not understood or not once or min(shape, default=1) < 1:
            raise TypeError(f"{state.__name__}.{name} is not declared as a record field")
        audience, version, meaning = [*audiences, SECRET][0], [*versions, 1][0], [*meanings, None][0]
        fields[name] = Field(name, kind, shape, audience, version, meaning)
    _check_names(state, fields)
    _check_masks(fields)
    return fields


def _check_names(state: type, fields: Mapping[str, Field]) -> None:
    if not fields:
        raise TypeError(f"{state.__name__} must have at least one field")
    for name in _TAKEN & fields.keys():
        raise TypeError(f"{state.__name__} cannot have a field with the name {name}")


def _check_masks(fields: Mapping[str, Field]) -> None:
    for field in fields.values():
        mask = field.audience.mask
        if mask is not None and (mask not in fields or fields[mask].shape != field.shape):
            raise TypeError(f"there must be a field {mask} of the shape of {field.name}")
        if field.audience == OWNER and not field.shape:
            raise TypeError(f"the number {field.name} cannot have an owner: only rows have one")


def dtype_of(fields: Mapping[str, Field]) -> np.dtype[np.void]:
    """Large integers first and the rest named padding, so that there are no holes and bytes can be compared."""
    ordered = sorted(fields.values(), key=lambda field: -np.dtype(field.kind).itemsize)
    columns = [(f.name, f.kind, f.shape) for f in ordered]
    used = sum(np.dtype(f.kind).itemsize * math.prod(f.shape) for f in ordered)
    alignment = max(np.dtype(f.kind).itemsize for f in ordered)
    if used % alignment:
        columns.append((_PADDING, "i1", (alignment - used % alignment,)))
    return np.dtype(columns, align=True)


class Layout(Generic[Record_co]):
    """Everything derived from a declared class: fields, dtype, and the records for interpreted rules."""

    def __init__(self, declaration: type[Record_co]) -> None:
        self.declaration = declaration
        self.fields = fields_of(declaration)
        self.dtype = dtype_of(self.fields)
        self._lay = _laying(self.dtype, strict=False)
        self._lay_strictly = _laying(self.dtype, strict=True)

    @property
    def size(self) -> int:
        """Bytes of one state."""
        return self.dtype.itemsize

    def new(self, count: int = 1) -> Array:
        """An array of `count` blank states."""
        return self.laid_over(bytearray(count * self.size))

    def laid_over(self, octets: bytearray) -> Array:
        """The states that are written in these octets; NumPy is slow at making and copying records itself."""
        return np.ndarray(len(octets) // self.size, self.dtype, octets)

    def filled(self, values: FieldNumbers) -> Array:
        """An array of one record with these values; every field must be given."""
        if values.keys() != self.fields.keys():
            raise TypeError(f"{self.declaration.__name__} has the fields {', '.join(self.fields)}")
        array = self.new()
        for name, value in values.items():
            array[name][0] = value
        return array

    def digest(self, array: Array, version: int) -> str:
        """A short name of the first record of an array, as a version of the rules laid it out."""
        known = {name: field for name, field in self.fields.items() if field.since <= version}
        if len(known) < len(self.fields):
            full, array = array, np.zeros(1, dtype_of(known))
            for name in known:
                array[name] = full[name][:1]
        return hashlib.sha256(array[:1].tobytes()).hexdigest()[:16]

    def one(self, array: Array, index: int = 0, *, strict: bool = False) -> Record_co:
        """One record of an array for interpreted rules; a strict one refuses numbers that do not fit their field."""
        return self.for_rules((self._lay_strictly if strict else self._lay)(array, index))

    def for_rules(self, posing: AnyRecord) -> Record_co:
        """What has the fields of a record, as rules take it."""
        record: Record_co = posing
        return record

    def copied(self, record: AnyRecord) -> Record_co:
        """The same record over octets of its own."""
        return self.one(self.laid_over(bytearray(record.raw)))


class Batch(Generic[Record_co]):
    """Interpreted stand-in for an array of states: `batch[i]` is one of them."""

    def __init__(self, layout: Layout[Record_co], array: Array, *, strict: bool = False) -> None:
        self.array = array
        self.records = [layout.one(array, index, strict=strict) for index in range(len(array))]

    def __getitem__(self, index: int) -> Record_co:
        return self.records[index]

    def __len__(self) -> int:
        return len(self.records)


class _Laid(Protocol):
    """The octets that a record lies over."""

    raw: memoryview


def _laying(dtype: np.dtype[np.void], *, strict: bool) -> Callable[[Array, int], AnyRecord]:
    """What lays fields over one record of an array."""
    scalars: list[tuple[str, type]] = []
    rows: dict[str, tuple[int, int, _Letter, tuple[int, ...]]] = {}
    for name, (column, offset, *_) in (dtype.fields or {}).items():
        kind = column.base.str[1:]
        if column.shape:
            rows[name] = (offset, offset + column.itemsize, _LETTERS[kind], column.shape)
            scalars.append((name + "_", _INTEGERS[kind] * math.prod(column.shape)))
        else:
            scalars.append((name, _INTEGERS[kind]))

    def lay(self: _Laid, name: str) -> memoryview:
        """A row, laid over the bytes when it is first asked for."""
        if name not in rows:
            raise AttributeError(name)
        start, end, letter, shape = rows[name]
        row = self.raw[start:end].cast(letter, shape=shape)
        setattr(self, name, row)
        return row

    made = {"_fields_": scalars, "__slots__": (*rows, "raw"), "__getattr__": lay}
    if strict:
        made["__setattr__"] = _refusing_overflow(dtype)
    record: AnyRecord = type("Record", (ctypes.Structure,), made)

    def of(array: Array, index: int) -> AnyRecord:
        octets = array[index : index + 1].view("u1")
        laid = record.from_buffer(octets)
        laid.raw = octets.data
        return laid

    return of


def _refusing_overflow(dtype: np.dtype[np.void]) -> Callable[[ctypes.Structure, str, int], None]:
    """A number too large for its field would be cut silently; a strict record raises instead."""
    columns = {name: column for name, (column, *_) in (dtype.fields or {}).items() if not column.shape}
    limits = {name: 1 << (8 * column.itemsize - 1) for name, column in columns.items()}
    store = ctypes.Structure.__setattr__

    def checked(self: ctypes.Structure, name: str, value: int) -> None:
        limit = limits.get(name)
        if limit is not None and not -limit <= value < limit:
            raise OverflowError(f"{name} cannot hold {value}")
        store(self, name, value)

    return checked
