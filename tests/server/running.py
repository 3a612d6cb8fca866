"""A server in this process: its loop runs in a thread of its own, so that tests ask it over real sockets and wait.

It has a house to look into, and no bots that think: whoever needs those starts a server with some.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import TypeVar

import httpx
import pytest
import uvicorn

from tablemate.kernel.table import Table
from tablemate.server.app import make_app
from tablemate.server.house import House
from tablemate.server.network import ANY_PORT, Place, listen
from tablemate.server.settings import Limits, Settings
from tablemate.server.storage.writer import Statement
from tablemate.server.tables.keeper import Keeper

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds after which a server that does not answer is stuck."""
GENEROUS = Limits(tables_an_hour=1_000_000, requests_a_second=10_000, requests_at_once=100_000, joins_at_once=100_000)
"""All tests come from one address."""


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self._listening = listen("127.0.0.1", ANY_PORT)  # as a server does: no answer waits for others to fill a packet
        self.port = Place.of(self._listening).port
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = make_app(settings)
        self._server = uvicorn.Server(
            uvicorn.Config(self.app, log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=1)
        )
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, name="server", daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve(sockets=[self._listening]))

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()
        with self.browser() as browser:
            browser.get("/")

    def stop(self) -> None:
        """End."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def house(self) -> House:
        """What it has."""
        house: House = self.app.state.house
        return house

    def done(self, coroutine: Coroutine[object, object, T]) -> T:
        """What something comes to in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def browser(self, language: str = "en") -> httpx.Client:
        """Somebody's browser: it keeps its cookies, and asks for a language."""
        headers = {"Accept-Language": language}
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, verify=False)

    def write(self, *statements: Statement) -> None:
        """Change the database behind the server's back."""

        async def write() -> None:
            await self.house.store.writer.write(*statements)

        self.done(write())

    def keeper(self, table: str) -> Keeper:
        """The keeper of a table; its room may be looked at while nobody plays."""
        return self.done(self.house.lobby.keeper(table))

    def table(self, table: str) -> Table:
        """A table with all its secrets."""
        return self.keeper(table).room.table

    def play(self, table: str, seat: int, action: str) -> None:
        """A seat plays something."""
        keeper = self.keeper(table)
        assert self.done(keeper.asked(lambda it: it.playing.play_for(seat, action, None)))

    def play_on(self, table: str, steps: int | None = None, *, chance: int = 0) -> None:
        """Somebody plays anything that is open: so many steps, or to the end."""
        keeper, random = self.keeper(table), Random(chance)

        async def play() -> None:
            left = -1 if steps is None else steps
            while keeper.room.table.waiting and left:
                left -= 1
                await keeper.asked(lambda it: _play(it, random))

        self.done(play())


async def _play(keeper: Keeper, random: Random) -> None:
    table = keeper.room.table
    asked = [each for each in table.waiting if not each.optional] or table.waiting
    seat = random.choice(asked).seat
    assert await keeper.playing.play_for(seat, str(random.choice(table.legal(seat))), None)


@contextmanager
def running(data: Path, *, limits: Limits = GENEROUS, thinkers: int = 0, **settings: object) -> Iterator[Running]:
    """A server with its data in a folder."""
    server = Running(Settings(data, limits=limits, thinkers=thinkers, **settings))  # type: ignore[arg-type]
    server.start()
    try:
        yield server
    finally:
        server.stop()


def set_clock(monkeypatch: pytest.MonkeyPatch, now: int) -> None:
    """Let the servers of this process take another moment for now, in milliseconds since 1970."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("tablemate.server") and "wall_time" in vars(module):
            monkeypatch.setattr(module, "wall_time", lambda: now)
