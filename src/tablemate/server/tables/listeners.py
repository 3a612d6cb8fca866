"""Who listens at a table: connections, each as a viewer in a language, and how long their lines are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field

from tablemate.kernel.seats import SPECTATOR
from tablemate.server.limits import HINTS_UNDER_WAY, UnderWay
from tablemate.server.meter import Meter, Part
from tablemate.server.problems import Refusal
from tablemate.server.tokens import new_id
from tablemate.server.wire import told
from tablemate.words import Words

from .game_time import monotonic
from .telling import Ear

Take = Callable[[bytes], bool]
"""Sends a message at once, if the line takes it now."""
REMEMBERED = 8
"""The shortest of so many last round trips is the lag of a line; so many questions may be on their way."""
MOST_OCTETS = 2_000_000
"""How much may wait to be sent over one line."""


@dataclass(slots=True)
class Lag:
    """The round trips of a line, measured by the table itself."""

    number: int = 0
    asked: dict[int, int] = field(default_factory=dict)
    """The questions that are not answered yet, by number: when each was sent."""
    trips: tuple[int, ...] = ()
    round_trip: int = 0
    """Milliseconds there and back."""

    def ping(self) -> told.Ping:
        """A question to measure by."""
        self.number += 1
        self.asked[self.number] = monotonic()
        self.asked.pop(self.number - REMEMBERED, None)
        return {"type": "ping", "number": self.number}

    def pong(self, number: int, at: int) -> None:
        """Its answer came at this moment, perhaps after the next question; one to no open question measures nothing."""
        sent_at = self.asked.pop(number, None)
        if sent_at is not None:
            self.trips = (*self.trips, at - sent_at)[-REMEMBERED:]
            self.round_trip = min(self.trips)


def takes_nothing(_: bytes) -> bool:
    """A line that takes no message at once."""
    return False


@dataclass(eq=False, slots=True)
class Listener:
    """One connection to a table."""

    seat: int | None
    host: bool
    ear: Ear
    most_waiting: int
    joined: bool = False
    person: str = field(default_factory=new_id)
    """Who it is, also over another line; somebody whom nothing tells apart is another one each time."""
    lag: Lag = field(default_factory=Lag)
    outgoing: list[bytes] = field(default_factory=list)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    farewell: bool = False
    take: Take = takes_nothing
    hints: UnderWay = field(default_factory=lambda: UnderWay(HINTS_UNDER_WAY))
    """Those for which its address waits, at whatever table."""

    @property
    def viewer(self) -> int:
        """As whom this connection looks at the table."""
        return SPECTATOR if self.seat is None else self.seat

    def tell(self, message: told.Told) -> None:
        """Send a message as soon as the line takes it."""
        self.send(told.write(message))

    def send(self, written: bytes) -> None:
        """The same with one that is written already; whoever reads too slowly is let go."""
        if self.farewell or (not self.outgoing and self.take(written)):
            return
        self.outgoing.append(written)
        if self._is_behind():
            self.outgoing.clear()
            self.farewell = True
        self.wake.set()

    def _is_behind(self) -> bool:
        """Does too much wait?  One message may be as long as it likes: a long log is one."""
        waiting = len(self.outgoing)
        return waiting > self.most_waiting or (waiting > 1 and sum(map(len, self.outgoing)) > MOST_OCTETS)

    def bye(self, why: Refusal) -> None:
        """The last message."""
        self.tell(farewell(why, Words(self.ear.language)))
        self.farewell = True
        self.wake.set()

    async def waiting(self) -> AsyncIterator[bytes]:
        """What waits to be sent, until the last of it; as long as one is being sent, no other overtakes it."""
        while self.outgoing or not self.farewell:
            if self.outgoing:
                yield self.outgoing[0]
                if self.outgoing:
                    self.outgoing.pop(0)
            else:
                self.wake.clear()
                await self.wake.wait()


def farewell(why: Refusal, words: Words) -> told.Bye:
    """What is told last, and why."""
    return {"type": "bye", "code": why.fault.code, "sentence": words.told(why.fault)}


class Crowd:
    """All who listen at a table."""

    def __init__(self, meter: Meter) -> None:
        self._those: list[Listener] = []
        self._meter = meter

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._those)

    def __len__(self) -> int:
        return len(self._those)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return sum(each.seat is None for each in self._those)

    def add(self, listener: Listener) -> None:
        """Somebody begins to listen."""
        if listener not in self._those:
            self._those.append(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody listens no longer."""
        if listener in self._those:
            self._those.remove(listener)

    def at(self, seat: int) -> list[Listener]:
        """The connections of a seat."""
        return [each for each in self._those if each.seat == seat]

    def round_trips(self) -> tuple[int, ...]:
        """The lags of all lines of seats."""
        return tuple(each.lag.round_trip for each in self._those if each.seat is not None)

    def tell(self, message: Callable[[Ear], told.Told]) -> None:
        """Tell everybody; who listens alike gets the same bytes."""
        written: dict[Ear, bytes] = {}
        for each in self._those:
            if each.joined:
                if each.ear not in written:
                    written[each.ear] = self._written(message, each.ear)
                each.send(written[each.ear])

    def _written(self, message: Callable[[Ear], told.Told], ear: Ear) -> bytes:
        with self._meter.timing(Part.WORDS):
            said = message(ear)
        with self._meter.timing(Part.JSON):
            return told.write(said)
