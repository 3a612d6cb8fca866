"""Many tables at once, each with a move now and then, for some minutes."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from .people import Table, Times, sit_down
from .server import Running, running

AT_ONCE = 20
"""How many tables are made at the same time."""


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables of a game, a move at each every so many seconds."""

    tables: int
    game: str
    options: Mapping[str, Any]
    every: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Found:
    """What came out: milliseconds from a move to the other person's message, and what it cost."""

    moves: int
    refused: int
    p50: float
    p95: float
    p99: float
    most: float
    acknowledged_p99: float
    core: float
    """The share of a processor core that the server used."""
    megabytes: float


def measure(load: Load) -> Found:
    """Run a load on a server of its own."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        return asyncio.run(_run(load, server))


async def _run(load: Load, server: Running) -> Found:
    times = Times()
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(limits=limits, timeout=60) as http:
        gate = asyncio.Semaphore(AT_ONCE)

        async def made() -> Table:
            async with gate:
                return await sit_down(server, httpx_alone(http), load.game, load.options, times)

        tables = await asyncio.gather(*(made() for _ in range(load.tables)))
        await asyncio.sleep(4)
        times.told.clear()
        times.acknowledged.clear()
        before, started = server.seconds(), time.perf_counter()
        ends = started + load.seconds
        played = await asyncio.gather(*(_play(number, table, load, ends, made) for number, table in enumerate(tables)))
        core = (server.seconds() - before) / (time.perf_counter() - started)
        megabytes = server.megabytes()
    told, acknowledged = sorted(times.told), sorted(times.acknowledged)
    cut = statistics.quantiles(told, n=1000)
    return Found(
        sum(played),
        times.refused,
        cut[499],
        cut[949],
        cut[989],
        told[-1],
        statistics.quantiles(acknowledged, n=100)[98],
        core,
        megabytes,
    )


def httpx_alone(http: httpx.AsyncClient) -> httpx.AsyncClient:
    """Cookies belong to people, not to whoever measures."""
    http.cookies.clear()
    return http


async def _play(number: int, table: Table, load: Load, ends: float, made: Any) -> int:
    chance, moves = random.Random(number), 0
    await asyncio.sleep(chance.random() * load.every)
    due = time.perf_counter()
    while due < ends:
        if table.over:
            await table.leave()
            table = await made()
            due = time.perf_counter()
        moves += await table.move(moves, chance)
        due += load.every
        await asyncio.sleep(max(0, due - time.perf_counter()))
    await table.leave()
    return moves


if __name__ == "__main__":
    import sys

    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    game = sys.argv[3] if len(sys.argv) > 3 else "assembly"
    options = {"players": 2} if game == "assembly" else {"players": 5, "mode": "live"}
    every = 2.0 if game == "assembly" else 1 / 15
    print(measure(Load(tables, game, options, every, seconds)))
