"""Events: what followed from an action, complete enough to draw the table from events alone.

Rules write rows of numbers into a buffer.  Each kind of event is declared once,
with a name for every argument, what the number means, and who learns it:

* plain:    everybody could know this already, or it is nobody's secret;
* told:     the event makes something known to everybody that was secret until now;
* shown:    the same, but the seat concerned knew it already (a card of its hand);
* private:  only the viewers in the row's `who` see it, the others get `HIDDEN`;
* own:      the same, but those viewers knew it already.

A buffer with room 0 switches events off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from struct import unpack
from typing import Annotated, TypeAlias

from .json_types import Arguments, Json, JsonObject
from .layout import PUBLIC, Grid, Row, i2
from .rule import rule
from .seats import EVERYBODY, VIEWER_BITS, no_viewer

ARGUMENTS = 4
BUFFER_ROWS = 512
HIDDEN = "hidden"
WRITTEN = 2 * (2 + ARGUMENTS)
"""How many octets an event has: two for its kind, two for who learns it, two for each argument."""


class Events:
    """A buffer of events: how many there are, how many fit, and for each its kind, who learns it, its arguments."""

    number: Annotated[int, i2, PUBLIC]
    room: Annotated[int, i2, PUBLIC]
    kind: Annotated[Row, i2, BUFFER_ROWS, PUBLIC]
    who: Annotated[Row, i2, BUFFER_ROWS, PUBLIC]
    argument: Annotated[Grid, i2, BUFFER_ROWS, ARGUMENTS, PUBLIC]


@rule
def emit(ev: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report a fact to everybody."""
    if ev.room > 0:
        emit_to(ev, kind, EVERYBODY, a, b, c, d)


@rule
def emit_to(ev: Events, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report a fact whose private arguments only the viewers in `who` learn."""
    if ev.room == 0:
        return
    row = ev.number
    assert row < ev.room
    ev.kind[row] = kind
    ev.who[row] = who
    ev.argument[row, 0] = a
    ev.argument[row, 1] = b
    ev.argument[row, 2] = c
    ev.argument[row, 3] = d
    ev.number = row + 1


SEATS = ("seat", "to")
"""The arguments of events that are seats."""


@dataclass(frozen=True, slots=True)
class EventArgument:
    """One argument of an event: how its number is named, and whether it tells or hides a secret.

    `known` says that the seat concerned knew it already, so that alone at a table nothing is learnt by it.
    """

    named: Callable[[int], Json]
    tells: bool = False
    private: bool = False
    known: bool = False


def plain(named: Callable[[int], Json]) -> EventArgument:
    """An argument that is nobody's secret."""
    return EventArgument(named)


def told(named: Callable[[int], Json]) -> EventArgument:
    """An argument by which everybody learns something that was secret."""
    return EventArgument(named, tells=True)


def revealed(named: Callable[[int], Json]) -> EventArgument:
    """An argument by which a seat shows everybody what it alone knew."""
    return EventArgument(named, tells=True, known=True)


def private(named: Callable[[int], Json]) -> EventArgument:
    """An argument that only the viewers named by the rules learn."""
    return EventArgument(named, private=True)


def own(named: Callable[[int], Json]) -> EventArgument:
    """An argument that only the viewers named by the rules know, and knew before."""
    return EventArgument(named, private=True, known=True)


@dataclass(frozen=True, slots=True)
class EventType:
    """The declaration of one kind of event."""

    name: str
    arguments: Mapping[str, EventArgument]

    def __post_init__(self) -> None:
        if len(self.arguments) > ARGUMENTS:
            raise TypeError(f"the event {self.name} has too many arguments")


def event_type(name: str, **arguments: EventArgument) -> EventType:
    """Declare a kind of event."""
    return EventType(name, arguments)


SeenEvent: TypeAlias = Arguments
"""An event as a viewer may know it, by the names of its arguments."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that followed from an action; `seen_by` gives the form a viewer may know."""

    type: EventType
    values: tuple[int, ...]
    who: int = field(default=EVERYBODY)

    @property
    def name(self) -> str:
        """The kind of event, for example `deployed`."""
        return self.type.name

    def seen_by(self, viewer: int) -> JsonObject:
        """What this viewer learns, JSON-ready; private arguments are `HIDDEN` from the others."""
        return self._told(knows=self._is_known_to(viewer))

    def as_json(self) -> JsonObject:
        """All of it, secrets included, JSON-ready."""
        return self._told(knows=True)

    def was_unseen_by(self, viewer: int) -> bool:
        """Did a seat do this with something that it knew and this viewer does not?"""
        owned = any(argument.private and argument.known for argument in self.type.arguments.values())
        return owned and not self._is_known_to(viewer)

    def _is_known_to(self, viewer: int) -> bool:
        try:
            return bool(self.who & VIEWER_BITS[viewer])
        except TypeError:
            raise no_viewer(viewer) from None

    def _told(self, *, knows: bool) -> JsonObject:
        seen: JsonObject = {"event": self.name}
        for (name, argument), value in zip(self.type.arguments.items(), self.values, strict=True):
            seen[name] = HIDDEN if argument.private and not knows else argument.named(value)
        return seen

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that did it or to which it was done."""
        return tuple([value for name, value in zip(self.type.arguments, self.values) if name in SEATS])

    def tells(self, viewer: int) -> bool:
        """Does this viewer learn something by it?  What a seat shows, it knew itself."""
        arguments = dict(zip(self.type.arguments, self.values, strict=True))
        is_own, is_named = arguments.get("seat") == viewer, self._is_known_to(viewer)
        return any(
            (is_named and not each.known) if each.private else (each.tells and not (each.known and is_own))
            for each in self.type.arguments.values()
        )

    def gives_information(self, seats: int) -> bool:
        """Did anybody at a table of so many seats learn something by this event that was secret before?"""
        arguments = self.type.arguments.values()
        return any(argument.tells or argument.private for argument in arguments if seats > 1 or not argument.known)


def read_events(buffer: Events, types: Mapping[int, EventType]) -> Iterator[Event]:
    """The events in a buffer, in the order in which they happened."""
    kinds, who, arguments = buffer.kind, buffer.who, buffer.argument
    for row in range(buffer.number):
        kind = types[kinds[row]]
        yield Event(kind, tuple([arguments[row, column] for column in range(len(kind.arguments))]), who[row])


def read_written(octets: bytes, types: Mapping[int, EventType]) -> tuple[Event, ...]:
    """The same from what was written of a buffer: all kinds, then who learns of each event, then all arguments."""
    number = len(octets) // WRITTEN
    numbers = unpack(f"{number * (2 + ARGUMENTS)}h", octets)
    events = []
    for row in range(number):
        kind, first = types[numbers[row]], 2 * number + row * ARGUMENTS
        events.append(Event(kind, numbers[first : first + len(kind.arguments)], numbers[number + row]))
    return tuple(events)
