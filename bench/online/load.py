"""A load on our server: many tables at once, a move at each now and then."""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from .figures import THREADS, WHOLE, Findings, Waits
from .loads import WARM_UP, Load
from .lobby import Lobby, opened
from .people import MILLISECONDS, Table, Times
from .server import Server, Spent, serving

DISK = "/var/tmp"
"""Other folders for what does not last may be in memory."""
GRACE = 1.0
"""Seconds in which the last messages may still arrive."""


def measure(load: Load) -> Findings:
    """Run a load on a server of its own."""
    with tempfile.TemporaryDirectory(dir=DISK) as folder, serving(Path(folder)) as server, _without_collections():
        return uvloop.run(_measured(load, server))


@contextmanager
def _without_collections() -> Iterator[None]:
    """People do not stop to tidy up: nobody would know who was waited for."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measured(load: Load, server: Server) -> Findings:
    async with opened(server, load) as lobby:
        hall = Hall(lobby)
        tables = await hall.filled()
        playing = asyncio.gather(*(hall.play_on(number, table) for number, table in enumerate(tables)))
        await asyncio.sleep(WARM_UP)
        before, people = await server.spent(lobby.http), time.process_time()
        hall.times.measure(load.seconds)
        await asyncio.sleep(load.seconds)
        after, people = await server.spent(lobby.http), time.process_time() - people
        await playing
    _check_all_is_stored(hall.times, server)
    return _found(hall, before, after, people / load.seconds)


def _check_all_is_stored(times: Times, server: Server) -> None:
    """Every move that was acknowledged is on the disk."""
    stored = server.stored()
    if stored < times.accepted:
        raise RuntimeError(f"{times.accepted} moves were acknowledged, {stored} are in the database")


def _found(hall: Hall, before: Spent, after: Spent, clients: float) -> Findings:
    load, times = hall.load, hall.times
    return Findings(
        load=load,
        moves=len(times.acknowledged),
        told=Waits.of(times.told),
        core=(after.cost.seconds - before.cost.seconds) / load.seconds,
        clients=clients,
        busy=(after.cost.busy - before.cost.busy) / load.seconds,
        megabytes=after.cost.megabytes,
        replaced=hall.replaced,
        refused=times.refused,
        unanswered=times.unanswered,
        acknowledged=Waits.of(times.acknowledged),
        parts=_parts(before, after),
    )


def _parts(before: Spent, after: Spent) -> dict[str, float]:
    """Milliseconds of a move by part; what the database does, it does in threads of its own."""
    moves = after.moves - before.moves
    spent = {part: after.parts[part] - before.parts[part] for part in after.parts}
    spent[THREADS] = after.cost.threads - before.cost.threads
    spent[WHOLE] = after.cost.seconds - before.cost.seconds
    return {part: seconds / moves * MILLISECONDS for part, seconds in spent.items()}


class Hall:
    """All tables of a load."""

    def __init__(self, lobby: Lobby) -> None:
        self.load = lobby.load
        self.times = Times()
        self.replaced = 0
        self._lobby = lobby

    async def filled(self) -> list[Table]:
        """New tables with their people."""
        return await asyncio.gather(*(self._lobby.new_table(self.times) for _ in range(self.load.tables)))

    async def play_on(self, number: int, table: Table) -> None:
        """Play at one table to the end; where a game is over, its people go to a new one."""
        chance = random.Random(number)
        due = time.perf_counter() + chance.random() * self.load.every
        while due < self.times.ends:
            await asyncio.sleep(due - time.perf_counter())
            if table.over:
                table, due = await self._another(table), time.perf_counter()
            table.move(chance)
            due += self.load.every
        await asyncio.sleep(GRACE)
        await table.leave()

    async def _another(self, table: Table) -> Table:
        await table.leave()
        self.replaced += self.times.counts(time.perf_counter())
        return await self._lobby.new_table(self.times)
