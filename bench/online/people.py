"""People at tables: each over a socket of their own, playing what is open to them at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .server import Running


class Open(msgspec.Struct):
    """An action that is open."""

    action: str


class Now(msgspec.Struct):
    """What a person has to know of the table."""

    step: int
    actions: list[Open]
    ended: dict[str, Any] | None
    started: bool


class Told(msgspec.Struct):
    """What a person reads of a message."""

    type: str
    id: str | None = None
    now: Now | None = None
    number: int = 0


_JOIN = ('{"type":"join","language":"en"}', '{"type":"join","language":"fr"}')
_READ = msgspec.json.Decoder(Told).decode


@dataclass
class Times:
    """Milliseconds from a move to its acknowledgement, and to the message of the other person."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass(eq=False)
class Person:
    """One person with a connection."""

    socket: ClientConnection
    times: Times
    now: Now | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    sent: dict[str, float] = field(default_factory=dict)
    moves: dict[int, float] = field(default_factory=dict)
    """When another person made a move, by the step that it comes to."""

    async def read(self) -> None:
        """Take what the table tells, to the end."""
        async for data in self.socket:
            arrived = time.perf_counter()
            told = _READ(data)
            if told.type == "ping":
                await self.socket.send(f'{{"type":"pong","number":{told.number}}}')
            elif told.now is not None:
                self._see(told.now, arrived)
            elif told.id is not None and told.id in self.sent:
                self.times.acknowledged.append((arrived - self.sent.pop(told.id)) * 1000)
                self.times.refused += told.type == "refused"

    def _see(self, now: Now, arrived: float) -> None:
        self.now = now
        self.changed.set()
        for step in [step for step in self.moves if step <= now.step]:
            self.times.told.append((arrived - self.moves.pop(step)) * 1000)

    async def play(self, others: list[Person], number: int, chance: random.Random) -> None:
        """Play something that is open."""
        assert self.now is not None
        action, step = chance.choice(self.now.actions).action, self.now.step
        message = {"type": "play", "id": str(number), "action": action, "step": step}
        sent = self.sent[str(number)] = time.perf_counter()
        for other in others:
            other.moves[step + 1] = sent
        await self.socket.send(msgspec.json.encode(message).decode())


@dataclass(eq=False)
class Table:
    """A table with its people."""

    people: list[Person]
    reading: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return any(person.now is not None and person.now.ended is not None for person in self.people)

    async def move(self, number: int, chance: random.Random) -> bool:
        """Somebody who can plays something; false if nobody can."""
        for person in chance.sample(self.people, len(self.people)):
            if person.now is not None and person.now.actions:
                await person.play([other for other in self.people if other is not person], number, chance)
                return True
        return False

    async def leave(self) -> None:
        """Everybody goes."""
        for person in self.people:
            await person.socket.close()
        await asyncio.gather(*self.reading)


async def sit_down(
    server: Running, http: httpx.AsyncClient, game: str, options: Mapping[str, Any], times: Times
) -> Table:
    """A new table with a person in every seat; where a clock runs, all are ready."""
    seats = int(options.get("players", 1))
    made = (await http.post(f"{server.url}/api/tables", json={"game": game, "options": options})).raise_for_status()
    http.cookies.clear()
    people = []
    for seat in made.json()["seats"]:
        token = seat["link"].rpartition("/")[2]
        taken = (await http.post(f"{server.url}/api/seats", json={"token": token})).raise_for_status()
        http.cookies.clear()
        cookies = "; ".join(f"{name}={value}" for name, value in taken.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/ws/{made.json()['table']}"
        people.append(Person(await connect(address, additional_headers={"Cookie": cookies}, compression=None), times))
    assert len(people) == seats
    reading = [asyncio.create_task(person.read()) for person in people]
    for number, person in enumerate(people):
        await person.socket.send(_JOIN[number % 2])
        await person.changed.wait()
    if not all(person.now and person.now.started for person in people):
        for person in people:
            await person.socket.send('{"type":"ready","id":"ready"}')
    return Table(people, reading)
