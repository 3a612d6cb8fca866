"""Tables are made over HTTP, as a browser does it, and people sit down at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx

from . import line
from .loads import Load
from .people import Moves, Person, Table, Times
from .server import Server

AT_ONCE = 5
"""How many tables are made at the same time; a server does not take many more from one address."""
PATIENCE = 60


@dataclass(frozen=True, slots=True)
class Lobby:
    """Makes tables for a load."""

    server: Server
    http: httpx.AsyncClient
    load: Load
    gate: asyncio.Semaphore

    async def new_table(self, times: Times) -> Table:
        """A new table with a person in every seat; where a clock runs, all are ready."""
        async with self.gate:
            body = {"game": self.load.game, "options": self.load.options}
            made = (await self.http.post("/api/tables", json=body)).raise_for_status().json()
            moves = Moves(times)
            links = [seat["link"].rpartition("/")[2] for seat in made["seats"]]
            people = [await self._sit_down(made["table"], seat, link, moves) for seat, link in enumerate(links)]
            await asyncio.gather(*(person.join() for person in people))
            if not all(person.now and person.now.started for person in people):
                for person in people:
                    person.get_ready()
            return Table(tuple(people), moves)

    async def _sit_down(self, table: str, seat: int, link: str, moves: Moves) -> Person:
        taken = (await self.http.post("/api/seats", json={"token": link})).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in taken.cookies.items())
        person = Person(seat, moves)
        person.line = await line.opened(self.server.port, f"/ws/{table}", cookies, person.hear)
        return person


@asynccontextmanager
async def opened(server: Server, load: Load) -> AsyncIterator[Lobby]:
    """A lobby whose requests share connections, but no cookies: those belong to people."""
    none = CookieJar(DefaultCookiePolicy(allowed_domains=()))
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, cookies=none, limits=limits, timeout=PATIENCE) as http:
        yield Lobby(server, http, load, asyncio.Semaphore(AT_ONCE))
