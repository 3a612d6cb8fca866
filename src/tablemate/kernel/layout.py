"""One game state is one record of fixed size, declared once as an annotated class.

    class State:
        active: Annotated[int, i1, PUBLIC]
        plan: Annotated[Row, i1, 13, PUBLIC]
        hand: Annotated[Grid, i1, 2, 3, OWNER]
        pile: Annotated[Row, i1, 16]                  # no audience named: SECRET

The NumPy dtype, the view for interpreted rules and the audience of every field come from that declaration.  A field
that came with a later version of the rules says so, `since(2)`: the octets of an older game are those it always had.

* Compiled rules get the NumPy record itself.
* Interpreted rules get a *view*: the same bytes, fields as plain Python integers, rows as memoryviews.  Python integers
  behave like the 64-bit integers of compiled code, and CPython checks every index.
"""

from __future__ import annotations

import ctypes
import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, get_type_hints

import numpy as np

i1, i2, i4, i8 = "i1", "i2", "i4", "i8"
_INTEGERS = {
    "i1": ("b", ctypes.c_int8),
    "i2": ("h", ctypes.c_int16),
    "i4": ("i", ctypes.c_int32),
    "i8": ("q", ctypes.c_int64),
}
_PADDING = "_padding"
_TAKEN = {_PADDING, "raw", "of", "viewer", "options"}
"""What views and `Seen` have of their own."""


class Row(Protocol):
    """A row of integers: a field of the record, the options, or the list of legal actions."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Two dimensions, always indexed with a pair: `s.hand[seat, place]`."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


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


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field: its integer type, its shape (empty for a number), its audience, and its first version."""

    name: str
    kind: str
    shape: tuple[int, ...]
    audience: Audience
    since: int = 1


def fields_of(state: type) -> dict[str, Field]:
    """The declared fields of a state class, its bases' fields first."""
    fields = {}
    for name, hint in get_type_hints(state, include_extras=True).items():
        kind, *rest = getattr(hint, "__metadata__", ("",))
        shape = tuple(part for part in rest if isinstance(part, int))
        audiences = [part for part in rest if isinstance(part, Audience)]
        versions = [part.version for part in rest if isinstance(part, Since)]
        understood = kind in _INTEGERS and len(shape) + len(audiences) + len(versions) == len(rest)
        if not understood or len(audiences) > 1 or len(versions) > 1 or min(shape, default=1) < 1:
            raise TypeError(f"{state.__name__}.{name} is not declared as a record field")
        audience = audiences[0] if audiences else SECRET
        fields[name] = Field(name, kind, shape, audience, versions[0] if versions else 1)
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


def dtype_of(fields: Mapping[str, Field]) -> np.dtype[Any]:
    """Large integers first and the rest named padding, so that there are no holes and bytes can be compared."""
    ordered = sorted(fields.values(), key=lambda field: -np.dtype(field.kind).itemsize)
    columns: list[Any] = [(f.name, f.kind, f.shape) if f.shape else (f.name, f.kind) for f in ordered]
    used = sum(np.dtype(f.kind).itemsize * math.prod(f.shape) for f in ordered)
    alignment = max(np.dtype(f.kind).itemsize for f in ordered)
    if used % alignment:
        columns.append((_PADDING, "i1", (alignment - used % alignment,)))
    return np.dtype(columns, align=True)


class Layout:
    """Everything derived from a declared class: fields, dtype, and the views for interpreted rules."""

    def __init__(self, declaration: type) -> None:
        self.declaration = declaration
        self.fields = fields_of(declaration)
        self.dtype = dtype_of(self.fields)
        self._view = _view_class(self.dtype, strict=False)
        self._strict = _view_class(self.dtype, strict=True)

    @property
    def size(self) -> int:
        """Bytes of one state."""
        return self.dtype.itemsize

    def new(self, count: int = 1) -> np.ndarray[Any, Any]:
        """An array of `count` blank states."""
        return self.laid_over(bytearray(count * self.size))

    def laid_over(self, octets: bytearray) -> np.ndarray[Any, Any]:
        """The states that are written in these octets; NumPy is slow at making and copying records itself."""
        return np.ndarray(len(octets) // self.size, self.dtype, octets)

    def filled(self, values: Mapping[str, Any]) -> np.ndarray[Any, Any]:
        """An array of one record with these values; every field must be given."""
        if values.keys() != self.fields.keys():
            raise TypeError(f"{self.declaration.__name__} has the fields {', '.join(self.fields)}")
        array = self.new()
        for name, value in values.items():
            array[name][0] = value
        return array

    def digest(self, array: np.ndarray[Any, Any], version: int) -> str:
        """A short name of the first record of an array, as a version of the rules laid it out."""
        known = {name: field for name, field in self.fields.items() if field.since <= version}
        if len(known) < len(self.fields):
            full, array = array, np.zeros(1, dtype_of(known))
            for name in known:
                array[name] = full[name][:1]
        return hashlib.sha256(array[:1].tobytes()).hexdigest()[:16]

    def view(self, array: np.ndarray[Any, Any], index: int = 0, *, strict: bool = False) -> Any:
        """The view of one state of an array; a strict one refuses numbers that do not fit their field."""
        return (self._strict if strict else self._view).of(array, index)


class Batch:
    """Interpreted stand-in for an array of states: `batch[i]` is a view."""

    def __init__(self, layout: Layout, array: np.ndarray[Any, Any], *, strict: bool = False) -> None:
        self.array = array
        self.views = [layout.view(array, index, strict=strict) for index in range(len(array))]

    def __getitem__(self, index: int) -> Any:
        return self.views[index]

    def __len__(self) -> int:
        return len(self.views)


def _view_class(dtype: np.dtype[Any], *, strict: bool) -> Any:
    scalars: list[tuple[str, Any]] = []
    rows: dict[str, tuple[int, int, str, tuple[int, ...]]] = {}
    columns: Any = dtype.fields
    for name in columns:
        column, offset = columns[name][:2]
        letter, ctype = _INTEGERS[column.base.str[1:]]
        if column.shape:
            rows[name] = (offset, offset + column.itemsize, letter, column.shape)
            scalars.append((name + "_", ctype * math.prod(column.shape)))
        else:
            scalars.append((name, ctype))

    def lay(self: Any, name: str) -> Any:
        """A row, laid over the bytes when it is first asked for."""
        if name not in rows:
            raise AttributeError(name)
        start, end, letter, shape = rows[name]
        row = self.raw[start:end].cast(letter, shape=shape)
        setattr(self, name, row)
        return row

    view = type("View", (ctypes.Structure,), {"_fields_": scalars, "__slots__": (*rows, "raw"), "__getattr__": lay})
    if strict:
        _refuse_overflow(view, scalars)

    def of(array: np.ndarray[Any, Any], index: int) -> Any:
        octets: Any = array[index : index + 1].view("u1")
        made: Any = view.from_buffer(octets)  # type: ignore[attr-defined]
        made.raw = memoryview(octets)
        return made

    view.of = staticmethod(of)  # type: ignore[attr-defined]
    return view


def _refuse_overflow(view: Any, scalars: list[tuple[str, Any]]) -> None:
    """A number too large for its field would be cut silently; a strict view raises instead."""
    limits = {name: 1 << (8 * ctypes.sizeof(ctype) - 1) for name, ctype in scalars}
    store = ctypes.Structure.__setattr__

    def checked(self: Any, name: str, value: Any) -> None:
        limit = limits.get(name)
        if limit is not None and not -limit <= value < limit:
            raise OverflowError(f"{name} cannot hold {value}")
        store(self, name, value)

    view.__setattr__ = checked
