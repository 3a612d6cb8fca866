"""Two engines, one source of rules: interpreted at once, compiled when the cache is filled.  Same bytes, same end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from threading import local

from .contract import Many
from .events import BUFFER_ROWS
from .graph import with_plain_constants
from .layout import AnyRecord, Array, Batch, Layout
from .program import ACTIONS, EVENTS, FIGURES, Program
from .rule import Function

Handing = Callable[[Layout[object], Array], Many[AnyRecord]]
_ROWS = [
    (offset, kind.itemsize // BUFFER_ROWS)
    for name, (kind, offset, *_) in (EVENTS.dtype.fields or {}).items()
    if name in ("kind", "who", "argument")
]
"""Where each field of a buffer of events begins, and how many octets of it an event has."""


class Scratch(local):
    """What a call fills and its caller reads at once: events, legal actions and figures; each thread has its own."""

    def __init__(self, given: Handing) -> None:
        events = EVENTS.filled({"number": 0, "room": BUFFER_ROWS, "kind": 0, "who": 0, "argument": 0})
        actions, figures = ACTIONS.new(), FIGURES.new()
        self.events = EVENTS.one(events)
        self.actions: memoryview = actions["action"][0].data
        self.figures: memoryview = figures["figure"][0].data
        self.on = given(EVENTS, events)
        self.off = given(EVENTS, EVENTS.new())
        self.action_list = given(ACTIONS, actions)
        self.figure_list = given(FIGURES, figures)
        self._octets: memoryview = events.view("u1").data

    def written(self) -> bytes:
        """The events as the rules wrote them, field by field."""
        number = self.events.number
        return b"".join([self._octets[start : start + number * size] for start, size in _ROWS])


@dataclass(frozen=True, eq=False, slots=True)
class Engine:
    """How the rules of one game are run: its entry points, and arrays of records in the form that those take."""

    entries: Mapping[str, Function]
    given: Handing
    scratch: Scratch
    is_compiled: bool
    is_strict: bool = False


def interpreted_engine(program: Program, *, strict: bool = False) -> Engine:
    """The rules as plain Python: no waiting, breakpoints, every index checked.

    A strict engine refuses numbers that do not fit their field; its arenas judge what they come to.
    """
    made = _strict if strict else _lenient
    if program not in made:
        counterparts = with_plain_constants(tuple(program.entries.values()))
        entries = {name: counterparts[function] for name, function in program.entries.items()}
        made[program] = Engine(entries, partial(Batch, strict=strict), _SCRATCH, is_compiled=False, is_strict=strict)
    return made[program]


def compiled_engine(program: Program) -> Engine:
    """The rules at native speed, from the cache; `NotCompiled` if it is not filled yet."""
    from .loaded import entries_of

    return engine_of(entries_of(program))


def engine_of(entries: Mapping[str, Function]) -> Engine:
    """The rules at native speed, as the rule compiler gives them."""
    return Engine(entries, _the_array, _SCRATCH_OF_COMPILED, is_compiled=True)


def _the_array(layout: Layout[object], array: Array) -> Array:
    """Compiled rules take arrays as they are."""
    return array


_lenient: dict[Program, Engine] = {}
_strict: dict[Program, Engine] = {}
_SCRATCH = Scratch(Batch)
_SCRATCH_OF_COMPILED = Scratch(_the_array)
