"""The door between the truth and a view: only what a viewer may know can be read through it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import chain
from math import prod
from struct import Struct
from types import MappingProxyType
from typing import Generic, TypeAlias

import numpy as np

from .errors import HiddenField
from .events import HIDDEN
from .json_types import Known
from .layout import PUBLIC, AnyRecord, Field, Layout
from .seats import VIEWER_BITS
from .type_parameters import OptionsT, StateT

SeenValue: TypeAlias = int | str | tuple["SeenValue", ...]
"""What can be read of a field: a number, `HIDDEN`, or a row of either."""


class Seen(Generic[StateT, OptionsT]):
    """A state as one viewer may know it now.  Reading a secret field is an error, not a leak.

    It is made for one look: nothing is read again, so do not keep it while the table moves on.  Numbers come as
    integers and rows as tuples.  In fields with an owner, or that some viewers have seen, each unknown element is
    `HIDDEN`.  `options` are what was agreed before the game: everybody knows them.  Viewers who look at the same time
    can share what is `public`, as `public_fields` reads it.

    Rules that read no hidden field can be asked about it as about a state: hand them `for_rules`.
    """

    _fields: Mapping[str, Field] = MappingProxyType({})

    def __init__(
        self,
        layout: Layout[StateT],
        state: StateT,
        viewer: int,
        options: OptionsT,
        public: Mapping[str, SeenValue] | None = None,
    ) -> None:
        self._fields = layout.fields
        self._layout = layout
        self._state = state
        self.viewer = viewer
        self.options = options
        self._bit = VIEWER_BITS[viewer]
        self._public = public_fields(layout, state) if public is None else public
        self.__dict__.update(self._public)

    def __getattr__(self, name: str) -> Known:
        field = self._fields.get(name)
        if field is None:
            raise AttributeError(name)
        value = self.__dict__[name] = self._known(field)
        return value

    @property
    def for_rules(self) -> StateT:
        """The same, as rules take it."""
        return self._layout.for_rules(self)

    def _known(self, field: Field) -> SeenValue:
        audience = field.audience
        if audience.kind == "owner":
            return self._own(self._read(field))
        if audience.mask is not None:
            return _veiled(self._read(field), self._read(self._fields[audience.mask]), self._bit)
        raise HiddenField("hidden_field", field=field.name)

    def _read(self, field: Field) -> SeenValue:
        value: int | memoryview = getattr(self._state, field.name)
        return value if isinstance(value, int) else _frozen(value)

    @cached_property
    def _single(self) -> dict[str, int]:
        """The public fields that are no rows."""
        return {name: value for name, value in self._public.items() if isinstance(value, int)}

    def _own(self, rows: SeenValue) -> SeenValue:
        assert isinstance(rows, tuple)
        return tuple(row if seat == self.viewer else _hidden(row) for seat, row in enumerate(rows))


class Trial(Generic[StateT]):
    """A copy of what a viewer knows, for rules to try something on; one that asks for more meets `HiddenField`."""

    def __init__(self, seen: Seen[StateT]) -> None:
        self.__dict__.update(seen._single)
        self._seen = seen

    @property
    def for_rules(self) -> StateT:
        """The same, as rules take it."""
        return self._seen._layout.for_rules(self)

    def __getattr__(self, name: str) -> Known:
        """A row is copied when it is first asked for."""
        known = getattr(self._seen, name)
        if not isinstance(known, int):
            try:
                known = _changeable(known)
            except TypeError:
                raise HiddenField("veiled_field", field=name) from None
        self.__dict__[name] = known
        return known


def public_fields(layout: Layout[StateT], state: StateT) -> Mapping[str, SeenValue]:
    """All that everybody may know of a state, read at once."""
    return _public(layout).read(state)


@cache
def _public(layout: Layout[object]) -> _Public:
    return _Public(layout)


class _Public:
    """How the public fields of a layout are read: their numbers in one row, and where in it each field lies."""

    def __init__(self, layout: Layout[object]) -> None:
        fields = {name: field for name, field in layout.fields.items() if field.audience == PUBLIC}
        lies = {name: layout.dtype[name] for name in layout.dtype.names or ()}
        self._numbers = Struct("".join(_format(column, name in fields) for name, column in lies.items()))
        self._names = [name for name in lies if name in fields]
        self._grids = {name: fields[name].shape[1] for name in self._names if len(fields[name].shape) > 1}
        self._places = [*_places([fields[name].shape for name in self._names])]

    def read(self, state: AnyRecord) -> dict[str, SeenValue]:
        """By name."""
        numbers: tuple[Known, ...] = self._numbers.unpack(state.raw)
        found = dict(zip(self._names, map(numbers.__getitem__, self._places)))
        for name, width in self._grids.items():
            row = found[name]
            found[name] = tuple([row[start : start + width] for start in range(0, len(row), width)])
        return found


def _format(column: np.dtype[np.generic], is_public: bool) -> str:
    """The numbers of a field, or as many octets that are not read."""
    return f"{prod(column.shape)}{column.base.char}" if is_public else f"{column.itemsize}x"


def _places(shapes: list[tuple[int, ...]]) -> Iterator[int | slice]:
    start = 0
    for shape in shapes:
        end = start + prod(shape)
        yield slice(start, end) if shape else start
        start = end


def _frozen(rows: Known) -> SeenValue:
    """A row as a tuple, a grid as a tuple of tuples."""
    return tuple(rows) if rows.ndim == 1 else tuple(map(tuple, rows.tolist()))


def _changeable(rows: Known) -> memoryview | array[int]:
    """The opposite: a row or a grid whose numbers rules can change."""
    if not isinstance(rows[0], tuple):
        return array("q", rows)
    numbers = memoryview(array("q", chain.from_iterable(rows)))
    return numbers.cast("B").cast("q", shape=(len(rows), len(rows[0])))


def _hidden(row: SeenValue) -> SeenValue:
    return tuple(_hidden(part) for part in row) if isinstance(row, tuple) else HIDDEN


def _veiled(value: Known, mask: Known, bit: int) -> SeenValue:
    if isinstance(value, int):
        return value if mask & bit else HIDDEN
    if isinstance(value[0], int):
        return tuple([part if known & bit else HIDDEN for part, known in zip(value, mask)])
    return tuple([_veiled(part, known, bit) for part, known in zip(value, mask)])
