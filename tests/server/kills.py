"""A server that is killed again and again while people play at several tables, and lose their lines besides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

import httpx

from .clients import Arguments, Asking, Client, MadeTable, asking, staying
from .people import play_on
from .processes import Server
from .proofs import check_room

T = TypeVar("T")
SHORT, LONG, LONG_ONES = 0.6, 5.0, 5
"""Seconds that a server lives at most; one of so many lives longer, so that clocks begin to run again."""
LINE_SECONDS = 0.4
"""How long lines last on average."""
RETRY = 0.02
STUCK_SECONDS = 180.0


@dataclass(frozen=True, slots=True)
class Company:
    """People who play a game again and again, some of them beside bots or watched."""

    game: str
    options: Arguments = field(default_factory=dict)
    bots: Sequence[str | None] = ()
    practice: bool = False
    watched: bool = False


COMPANIES = (
    Company("assembly", {"players": 2}, watched=True),
    Company("assembly", {"players": 2}, practice=True),
    Company("assembly", {"players": 2}, bots=[None, "random"]),
    Company("fuse", {"players": 3, "mode": "live", "bombs": 1}, watched=True),
    Company("fuse", {"players": 2, "bombs": 2}),
    Company("origin_story"),
)


@dataclass(slots=True)
class Found:
    """What came of it."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    connections: int = 0
    seconds: float = 0.0


class Storm:
    """Some companies at a server that does not live long."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.found = Found()
        self._seed = seed
        self._is_past = False

    async def rage(self, kills: int, companies: Sequence[Company] = COMPANIES) -> Found:
        """Kill the server so often; then everybody finishes what they play."""
        began = time.monotonic()
        async with asking(self.server) as house, asyncio.TaskGroup() as group:
            for number, company in enumerate(companies):
                group.create_task(self._play(house, company, Random(self._seed * 100 + number)))
            await self._kill(kills, Random(self._seed))
        self.found.seconds = time.monotonic() - began
        return self.found

    async def _kill(self, kills: int, chance: Random) -> None:
        for number in range(kills):
            if chance.random() < 0.9:  # else it is killed while it starts
                await self.server.is_ready()
            await asyncio.sleep(chance.random() * (SHORT if number % LONG_ONES else LONG))
            self.server.kill()
            self.server.start()
            self.found.kills += 1
        await self.server.is_ready()
        self._is_past = True

    async def _play(self, house: Asking, company: Company, chance: Random) -> None:
        while not self._is_past:
            made, clients = await self._sit_down(house, company)
            async with asyncio.timeout(None) as patience, staying(*clients):
                dropping = asyncio.create_task(self._drop(clients, chance, patience))
                await asyncio.gather(
                    *(play_on(client, chance, chatty=0.1) for client in clients if isinstance(client.viewer, int))
                )
                await asyncio.gather(*(client.hears_the_end() for client in clients))
                dropping.cancel()
            self._check(made, clients)

    async def _sit_down(self, house: Asking, company: Company) -> tuple[MadeTable, list[Client]]:
        made = await patiently(
            lambda: house.make(company.game, company.options, bots=company.bots, practice=company.practice)
        )
        clients = [await self._seated(house, made, seat) for seat in made.links]
        if company.watched:
            clients.append(Client(made.watching, f"{made.table} watching"))
        return made, clients

    async def _seated(self, house: Asking, made: MadeTable, seat: int) -> Client:
        address = await patiently(lambda: house.take(made, seat, f"P{seat}"))
        return Client(address, f"{made.table} {seat}", language=("en", "fr")[seat % 2], labels=seat == 1)

    async def _drop(self, clients: Sequence[Client], chance: Random, patience: asyncio.Timeout) -> None:
        """Break lines while the server is killed; after that nobody may take long to come to an end."""
        while not self._is_past:
            await asyncio.sleep(chance.expovariate(1 / LINE_SECONDS))
            chance.choice(clients).drop()
        patience.reschedule(asyncio.get_running_loop().time() + STUCK_SECONDS)

    def _check(self, made: MadeTable, clients: Sequence[Client]) -> None:
        check_room(self.server.room(made.table), clients)
        assert not any(client.asked for client in clients)
        self.found.games += 1
        self.found.acknowledged += sum(len(client.accepted) for client in clients)
        self.found.connections += sum(client.connections for client in clients)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask a server until it lives long enough to answer."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(RETRY)
