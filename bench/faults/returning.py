"""How soon a table is there again that was put away: nothing is kept of it but its log."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import tablemate
from tablemate.kernel.players import PERSON
from tablemate.kernel.table import Table
from tablemate.server.lobby import Lobby, SeatWish
from tablemate.server.storage.store import Store, wall_time
from tablemate.server.tables import entries as log
from tablemate.server.tables.entries import AnyWhat, Entry
from tablemate.server.tables.head import Head
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.thinking import Thinkers

SEED, LONG, EVERY = 7, 5_000, 100
"""The seed of every game, entries of a long log, and milliseconds between two moves where a clock runs."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A table, the entries of its log, and milliseconds until its keeper did something again."""

    table: str
    entries: int
    usual: float
    longest: float


async def returned(times: int) -> list[Returned]:
    """Each table comes back so many times."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'tablemate.db'}")
        try:
            return [await _returned(store, *each, times) for each in _tables()]
        finally:
            await store.close()


def _tables() -> Iterator[tuple[str, Head, list[AnyWhat]]]:
    yield "Assembly for two, finished", *_played("assembly", players=2)
    yield "Origin Story, finished", *_played("origin_story")
    yield "FUSE for five against the clock, finished", *_played("fuse", players=5, mode="live")
    yield f"Assembly for two, {LONG:,} moves and steps taken back", *_taken_back("assembly", players=2)


def _new(game: str, options: dict[str, Any], *, practice: bool = False) -> tuple[Table, Head, list[AnyWhat]]:
    table = tablemate.game(game).new(seed=SEED, **options)
    table.practice = practice
    sat = [log.Sat(seat, PERSON, None) for seat in range(table.seats)]
    return table, Head.of(table, practice=practice), [*sat, log.Started()]


def _played(game: str, **options: Any) -> tuple[Head, list[AnyWhat]]:
    """A random game to its end."""
    (table, head, what), chance = _new(game, options), Random(SEED)
    while table.waiting:
        what.append(_move(table, chance))
    return head, what


def _taken_back(game: str, **options: Any) -> tuple[Head, list[AnyWhat]]:
    """A game in which every move but a few is taken back, as long as a log may grow by that."""
    (table, head, what), chance = _new(game, options, practice=True), Random(SEED)
    while len(what) < LONG:
        what.append(moved := _move(table, chance))
        if len(what) % EVERY or not table.waiting:
            table.undo(moved.seat)
            what.append(log.TookBack(moved.seat))
    return head, what


def _move(table: Table, chance: Random) -> log.Played:
    seat = chance.choice([each for each in table.waiting if not each.optional] or table.waiting).seat
    action = chance.choice(table.legal(seat))
    at = None if table.time is None else table.time + EVERY
    table.play(action, seat, at=at)
    return log.Played(seat, str(action), at)


async def _returned(store: Store, name: str, head: Head, what: Sequence[AnyWhat], times: int) -> Returned:
    """The first time only fills what is kept for every table."""
    lobby = Lobby(store, Keepers(store, Thinkers(), 0))
    made = await lobby.make(head, [SeatWish()] * head.agreed.seats, "somebody")
    await store.add(made.table, [Entry(number + 1, wall_time(), 0, each) for number, each in enumerate(what)])
    took = [await _comes_back(store, made.table) for _ in range(times + 1)][1:]
    return Returned(name, len(what), statistics.median(took), max(took))


async def _comes_back(store: Store, table: str) -> float:
    keepers, began = Keepers(store, Thinkers(), 0), time.perf_counter()
    keeper = await keepers.of(table)
    await keeper.asked(_look)
    took = time.perf_counter() - began
    await keepers.stop()
    return took * 1_000


async def _look(keeper: Keeper) -> int:
    return keeper.room.version


def measure(times: int = 20) -> list[Returned]:
    """The same for whoever has no loop."""
    return asyncio.run(returned(times))
