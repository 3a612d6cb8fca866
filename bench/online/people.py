"""People at tables: each over a socket of their own, playing what is open to them at random."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from .line import Line

MILLISECONDS = 1000
PLAYED = "played"


class Open(msgspec.Struct, gc=False):
    """An action that is open."""

    action: str


class Now(msgspec.Struct):
    """What a person has to know of the table."""

    step: int
    actions: list[Open]
    ended: msgspec.Raw
    started: bool

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bytes(self.ended) != b"null"


class Entry(msgspec.Struct, gc=False):
    """An entry of the log."""

    version: int
    kind: str
    seat: int | str | None = None


class Told(msgspec.Struct):
    """What a person reads of a message."""

    type: str
    id: str | None = None
    version: int = 0
    number: int = 0
    code: str = ""
    entries: tuple[Entry, ...] = ()
    now: Now | None = None


_READ = msgspec.json.Decoder(Told).decode
_LANGUAGES = ("en", "fr")


@dataclass(slots=True)
class Times:
    """What is noted of moves that are made while it is measured; waits are milliseconds."""

    begins: float = math.inf
    ends: float = math.inf
    told: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    unanswered: int = 0
    accepted: int = 0
    """All of them, also those that are not measured."""

    def measure(self, seconds: float) -> None:
        """Note moves from now on."""
        self.begins = time.perf_counter()
        self.ends = self.begins + seconds

    def counts(self, sent: float) -> bool:
        """Is a move that was sent then among those that are measured?"""
        return self.begins <= sent < self.ends

    def hear_of(self, sent: float, arrived: float) -> None:
        """Somebody heard of another one's move."""
        if self.counts(sent):
            self.told.append((arrived - sent) * MILLISECONDS)

    def accept(self, sent: float, arrived: float) -> None:
        """A move was acknowledged."""
        self.accepted += 1
        if self.counts(sent):
            self.acknowledged.append((arrived - sent) * MILLISECONDS)

    def refuse(self, sent: float, code: str) -> None:
        """A move was refused."""
        if self.counts(sent):
            self.refused[code] += 1

    def miss(self, sent: float) -> None:
        """A move was not answered."""
        self.unanswered += self.counts(sent)


class Moves:
    """The moves at one table: whoever hears of an entry, before or after its acknowledgement, waited for it."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self._count = 0
        self._asked: dict[str, float] = {}
        self._sent: dict[int, float] = {}
        self._heard: dict[int, list[float]] = {}

    def ask(self) -> str:
        """A move is sent now: what its client calls it."""
        self._count += 1
        called = str(self._count)
        self._asked[called] = time.perf_counter()
        return called

    def answer(self, told: Told, arrived: float) -> None:
        """A move was acknowledged, as an entry of the log, or refused."""
        assert told.id is not None
        sent = self._asked.pop(told.id)
        if told.type == "refused":
            self.times.refuse(sent, told.code)
            return
        self.times.accept(sent, arrived)
        self._sent[told.version] = sent
        for each in self._heard.pop(told.version, ()):
            self.times.hear_of(sent, each)

    def hear(self, version: int, arrived: float) -> None:
        """Somebody heard of another one's move."""
        if version in self._sent:
            self.times.hear_of(self._sent[version], arrived)
        else:
            self._heard.setdefault(version, []).append(arrived)

    def close(self) -> None:
        """Whatever has no answer yet gets none."""
        for sent in self._asked.values():
            self.times.miss(sent)


class Person:
    """Somebody in a seat, with a connection."""

    def __init__(self, seat: int, moves: Moves) -> None:
        self.now: Now | None = None
        self.line: Line | None = None
        self._seat = seat
        self._moves = moves
        self._asked: str | None = None
        self._sees = asyncio.Event()

    async def join(self) -> None:
        """Join, every second person in French, and wait until the table is shown."""
        self._say({"type": "join", "language": _LANGUAGES[self._seat % len(_LANGUAGES)]})
        await self._sees.wait()

    def get_ready(self) -> None:
        """Say that the game may begin."""
        self._say({"type": "ready", "id": "ready"})

    @property
    def can_play(self) -> bool:
        """Is something open, and the last thing that was asked for answered?"""
        return self.now is not None and bool(self.now.actions) and self._asked is None

    def play(self, chance: random.Random) -> None:
        """Play something that is open."""
        assert self.now is not None
        action, step = chance.choice(self.now.actions).action, self.now.step
        self._asked = self._moves.ask()
        self._say({"type": "play", "id": self._asked, "action": action, "step": step})

    async def leave(self) -> None:
        """Go."""
        if self.line is not None:
            await self.line.close()

    def hear(self, message: bytes, arrived: float) -> None:
        """Take what the table tells."""
        told = _READ(message)
        if told.now is not None:
            self._see(told, told.now, arrived)
        elif told.id is not None and told.id == self._asked:
            self._asked = None
            self._moves.answer(told, arrived)
        elif told.type == "ping":
            self._say({"type": "pong", "number": told.number})

    def _say(self, message: dict[str, object]) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message))

    def _see(self, told: Told, now: Now, arrived: float) -> None:
        self.now = now
        self._sees.set()
        for entry in told.entries:
            if entry.kind == PLAYED and entry.seat != self._seat:
                self._moves.hear(entry.version, arrived)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its people."""

    people: tuple[Person, ...]
    moves: Moves

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return any(person.now is not None and person.now.over for person in self.people)

    def move(self, chance: random.Random) -> None:
        """Somebody who can plays something."""
        able = [person for person in self.people if person.can_play]
        if able:
            chance.choice(able).play(chance)

    async def leave(self) -> None:
        """Everybody goes."""
        self.moves.close()
        await asyncio.gather(*(person.leave() for person in self.people))
