"""The door between the truth and a view: only what a viewer may know can be read through it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar, cast

import numpy as np

from .errors import HiddenField
from .events import HIDDEN
from .layout import Field, Layout
from .seats import viewer_bit

StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT")
Value: TypeAlias = int | str | tuple["Value", ...]
"""What can be read of a field: a number, `HIDDEN`, or a row of either."""


class Seen(Generic[StateT, OptionsT]):
    """A state as one viewer may know it now.  Reading a secret field is an error, not a leak.

    It is made for one look: a field that was read once is not read again, so do not keep it while the table moves on.
    Numbers come as integers and rows as tuples.  In fields with an owner, or that some viewers have seen, each unknown
    element is `HIDDEN`.  `options` are what was agreed before the game: everybody knows them.

    Rules that read no hidden field can be asked about it as about a state: hand them `for_rules`.
    """

    _fields: Mapping[str, Field] = MappingProxyType({})

    def __init__(self, layout: Layout[StateT], state: StateT, viewer: int, options: OptionsT) -> None:
        self._fields = layout.fields
        self._state = state
        self.viewer = viewer
        self.options = options
        self._bit = viewer_bit(viewer)

    def __getattr__(self, name: str) -> Any:
        field = self._fields.get(name)
        if field is None:
            raise AttributeError(name)
        value = self.__dict__[name] = self._known(field)
        return value

    @property
    def for_rules(self) -> StateT:
        """The same, as rules take it."""
        return cast(StateT, self)

    def _known(self, field: Field) -> Value:
        audience = field.audience
        if audience.kind == "public":
            return self._read(field)
        if audience.kind == "owner":
            return self._own(self._read(field))
        if audience.mask is not None:
            return _veiled(self._read(field), self._read(self._fields[audience.mask]), self._bit)
        raise HiddenField("hidden_field", field=field.name)

    def _read(self, field: Field) -> Value:
        value: int | memoryview = getattr(self._state, field.name)
        return value if isinstance(value, int) else _frozen(value)

    def _own(self, rows: Value) -> Value:
        assert isinstance(rows, tuple)
        return tuple(row if seat == self.viewer else _hidden(row) for seat, row in enumerate(rows))


AnySeen: TypeAlias = Seen[Any, Any]
"""What is seen of whichever game."""


class Trial(Generic[StateT]):
    """A copy of what a viewer knows, for rules to try something on; one that asks for more meets `HiddenField`."""

    def __init__(self, seen: Seen[StateT, Any]) -> None:
        self._seen = seen

    @property
    def for_rules(self) -> StateT:
        """The same, as rules take it."""
        return cast(StateT, self)

    def __getattr__(self, name: str) -> Any:
        """A field is copied when it is first asked for."""
        known = getattr(self._seen, name)
        if not isinstance(known, int):
            known = np.array(known)
            if known.dtype.kind != "i":
                raise HiddenField("veiled_field", field=name)
        setattr(self, name, known)
        return known


def _frozen(rows: Any) -> Value:
    """A row as a tuple, a grid as a tuple of tuples."""
    return tuple(rows) if rows.ndim == 1 else tuple(map(tuple, rows.tolist()))


def _hidden(row: Value) -> Value:
    return tuple(_hidden(part) for part in row) if isinstance(row, tuple) else HIDDEN


def _veiled(value: Value, mask: Value, bit: int) -> Value:
    if isinstance(value, tuple) and isinstance(mask, tuple):
        return tuple(_veiled(part, known, bit) for part, known in zip(value, mask, strict=True))
    return value if isinstance(mask, int) and mask & bit else HIDDEN
