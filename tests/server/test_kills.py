"""Kill -9 under load: what was acknowledged is there once, what was seen is so, and nobody is stuck."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tablemate.kernel.table import Table
from tablemate.server.storage.store import Store
from tablemate.server.tables import entries as log
from tablemate.server.tables.alarms import AWAY_AFTER
from tablemate.server.tables.entries import AnyWhat, read
from tablemate.server.tables.head import Head
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard

from .at_table import Clock, FirstLegal, Person, clock, head_of, run, sitting
from .kills import Storm
from .processes import served

__all__ = ["clock"]
KILLS = 20
LIVE = head_of("fuse", players=2, mode="live")


@pytest.mark.slow
def test_a_server_that_is_killed_at_random_moments_loses_nothing_and_leaves_nobody_stuck(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        found = asyncio.run(Storm(server, seed=1).rage(KILLS))
        server.check_it_was_well()
        rooms = server.rooms()
    assert found.kills == KILLS
    assert found.games >= 6
    assert len(rooms) >= found.games


def test_a_game_begins_although_the_server_was_killed_when_the_last_seat_was_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        head = head_of("origin_story")
        table = await left_after(tmp_path, head, log.Started)
        async with opened_again(tmp_path, table) as keeper:
            assert keeper.room.started

    run(scenario)


def test_a_game_begins_although_the_server_was_killed_when_all_were_ready(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, LIVE, clock=clock) as at:
            await at.everybody_ready()
            table = at.keeper.room.id
        cut(tmp_path, log.Started)
        async with opened_again(tmp_path, table) as keeper:
            people = at_table(keeper)
            await people[0].join()
            assert not keeper.room.started
            await people[1].join()
            assert keeper.room.started

    run(scenario)


def test_a_pause_can_end_although_the_server_was_killed_when_all_wanted_that(tmp_path: Path, clock: Clock) -> None:
    """What was wanted before counts no longer: whoever is back says so again."""

    async def scenario() -> None:
        async with sitting(tmp_path, LIVE, clock=clock) as at:
            await at.everybody_ready()
            for what in ("pause", "resume"):
                for person in at.people:
                    await person.say(heard.Want(what, what))
            assert not at.keeper.room.paused
            table = at.keeper.room.id
        cut(tmp_path, log.Resumed)
        async with opened_again(tmp_path, table) as keeper:
            people = at_table(keeper)
            for person in people:
                assert (await person.join())["now"]["wanted"] == {}
                assert keeper.room.paused
            for person in people:
                await person.say(heard.Want("again", "resume"))
            assert not keeper.room.paused

    run(scenario)


def test_who_wants_to_go_on_does_not_wait_for_somebody_who_leaves(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, LIVE, clock=clock) as at:
            await at.everybody_ready()
            one, two = at.people
            for person in at.people:
                await person.say(heard.Want("pause", "pause"))
            await one.say(heard.Want("resume", "resume"))
            await at.keeper.asked(lambda it: it.depart(two.listener))
            assert at.keeper.room.paused
            await at.pass_time(AWAY_AFTER)
            assert not at.keeper.room.paused

    run(scenario)


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path, clock: Clock) -> None:
    """Garbage is rarely looked for, so that nobody has to wait for that: a table may not depend on it."""

    async def scenario() -> None:
        table = await left_after(tmp_path, head_of("assembly", players=2), log.Started)
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        keepers = Keepers(store, FirstLegal(), 300)
        gc.collect()
        gc.disable()
        try:
            kept = await used(keepers, table)
            clock.now += 1_000_000
            await keepers.put_away()
            await asyncio.sleep(0)
            assert [each() for each in kept] == [None, None]
        finally:
            gc.enable()
            await keepers.stop()
            await store.close()

    run(scenario)


async def used(keepers: Keepers, table: str) -> tuple[weakref.ref[Keeper], weakref.ref[Table]]:
    """A table at which somebody has looked around and left again."""
    keeper = await keepers.of(table)
    person = at_table(keeper)[0]
    await person.join()
    await person.play("nothing of that kind")
    await keeper.asked(lambda it: it.depart(person.listener))
    return weakref.ref(keeper), weakref.ref(keeper.room.table)


async def left_after(folder: Path, head: Head, last: type[AnyWhat]) -> str:
    """A table at which everybody sits, as a server left it that was killed before it stored the last entry."""
    async with sitting(folder, head) as at:
        table = at.keeper.room.id
    cut(folder, last)
    return table


def cut(folder: Path, last: type[AnyWhat]) -> None:
    """Forget an entry of this kind and what came after it: the server was killed just before."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        rows = database.execute("SELECT sequence, what FROM entries ORDER BY sequence").fetchall()
        first = next(sequence for sequence, what in rows if isinstance(read(what), last))
        database.execute("DELETE FROM entries WHERE sequence >= ?", (first,))


@asynccontextmanager
async def opened_again(folder: Path, table: str) -> AsyncIterator[Keeper]:
    """A table after a restart."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
    keepers = Keepers(store, FirstLegal(), 300)
    try:
        keeper = await keepers.of(table)
        await keeper.asked(_nothing)
        yield keeper
    finally:
        await keepers.stop()
        await store.close()


async def _nothing(keeper: Keeper) -> None:
    """Something to wait for: the table is open then."""


def at_table(keeper: Keeper) -> list[Person]:
    """Somebody in every seat, who has not joined yet."""
    return [Person(keeper, Listener(seat, False, Ear(seat, "en"), 1_000)) for seat in range(len(keeper.room.seats))]
