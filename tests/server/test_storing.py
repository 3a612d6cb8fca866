"""A table and its log: put away and read again, and what happens where the database does not take something."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tablemate.server.problems import NotStored, Refusal
from tablemate.server.storage.database import for_writing
from tablemate.server.tables import keepers
from tablemate.server.tables.entries import Entry
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import Room, read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard

from .at_table import Clock, FirstLegal, Person, clock, head_of, run, sitting, two

__all__ = ["clock"]


def test_a_table_that_nobody_uses_is_put_away_and_comes_back_as_it_was(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            await at.people[0].play("ask swap")
            table, before = at.keeper.room.id, (at.keeper.room.table.digest(), at.keeper.room.version)
            for person in at.people:
                await at.keeper.asked(lambda it, person=person: it.depart(person.listener))  # type: ignore[misc]
            await at.pass_time(5_000)
            clock.now += 301_000
            await at.lobby.keepers.put_away()
            assert len(at.lobby.keepers) == 0
            again = await at.lobby.keeper(table)
            assert again is not at.keeper
            assert again.room.table.digest() == before[0]
            assert again.room.version == before[1] + 2

    run(scenario)


def test_what_could_not_be_stored_has_not_happened_and_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana = at.people[0]
            with monkeypatch.context() as broken:
                broken.setattr(Connection, "commit", full)
                with pytest.raises(NotStored):
                    await ana.play("ask swap")
            assert [message["code"] for message in ana.hear() if message["type"] == "refused"] == ["not_stored"]
            await at.ring()
            assert at.keeper.room.step == 0
            assert ana.now()["step"] == 0
            assert (await ana.play("ask swap"))["type"] == "accepted"

    run(scenario)


def test_a_table_that_cannot_note_how_it_is_opened_keeps_nobody_waiting_and_comes_back(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill a clock stands still, which is noted: there may be no room left for it."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live"), clock=clock) as at:
            await at.everybody_ready()
            anew = Keepers(at.lobby.store, FirstLegal(), 300)
            with monkeypatch.context() as broken:
                broken.setattr(Connection, "commit", full)
                opened = await anew.of(at.keeper.room.id)
                with pytest.raises(NotStored):
                    await asyncio.wait_for(opened.asked(look), 5)
            opened = await anew.of(at.keeper.room.id)
            await asyncio.wait_for(opened.asked(look), 5)
            assert opened.room.paused
            await anew.stop()

    run(scenario)


def test_a_table_that_fails_as_it_is_opened_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            anew = Keepers(at.lobby.store, FirstLegal(), 300)
            with monkeypatch.context() as broken:
                broken.setattr(Keeper, "look_round", None)
                opened = await anew.of(at.keeper.room.id)
                with pytest.raises(NotStored):
                    await asyncio.wait_for(opened.asked(look), 5)
            assert opened.broken
            await asyncio.wait_for((await anew.of(at.keeper.room.id)).asked(look), 5)
            await asyncio.wait_for(anew.stop(), 5)

    run(scenario)


def test_a_table_that_cannot_even_set_its_alarm_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            monkeypatch.setattr(at.keeper.alarms, "set", None)
            await asyncio.wait_for(at.keeper.asked(look), 5)
            with pytest.raises(NotStored):
                await asyncio.wait_for(at.keeper.asked(look), 5)
            assert at.people[0].hear()[-1]["code"] == "table_unreadable"
            await asyncio.wait_for(at.lobby.keepers.stop(), 5)

    run(scenario)


def test_of_two_keepers_that_write_the_same_step_one_has_stored_it_and_the_other_reads_again(tmp_path: Path) -> None:
    """The database decides: a table has each entry of its log once."""

    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            kept = Keepers(at.lobby.store, FirstLegal(), 300)
            ana, other = at.people[0], await kept.of(at.keeper.room.id)
            rival = Person(other, Listener(0, False, Ear(0, "en"), 1_000, joined=True))
            await other.asked(lambda it: it.arrive(rival.listener))
            ana.hear()
            await asyncio.gather(ana.play("ask swap"), rival.play("ask lock"), return_exceptions=True)
            found = {}
            for person in (ana, rival):
                await person.keeper.asked(look)
                person.hear()
                (answer,) = [each for each in person.told if each.get("id") == "0.1"]
                found[answer.get("code", "accepted")] = person
            assert found.keys() == {"accepted", "not_stored"}
            first, late = found["accepted"], found["not_stored"]
            assert late.keeper.room.table.digest() == first.keeper.room.table.digest()
            assert late.now()["step"] == 1
            answering = next(each.seat for each in late.keeper.room.table.waiting)
            action = str(late.keeper.room.table.legal(answering)[0])
            assert await late.keeper.asked(lambda it: it.playing.play_for(answering, action, None))
            log = await at.lobby.store.log(at.keeper.room.id)
            assert [sequence for sequence, *_ in log] == [*range(1, late.keeper.room.version + 1)]
            await kept.stop()

    run(scenario)


async def look(_keeper: Keeper) -> None:
    """Wait for its turn."""


def test_a_table_whose_log_cannot_even_be_read_keeps_nobody_waiting_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana, table = at.people[0], at.keeper.room.id
            with monkeypatch.context() as broken:
                broken.setattr(Connection, "commit", full)
                broken.setattr(at.keeper.store, "log", unreadable)
                with pytest.raises(NotStored):
                    await ana.play("ask swap")
                with pytest.raises(NotStored):
                    await at.ring()
            assert [message["code"] for message in ana.hear() if message["type"] == "bye"] == ["table_unreadable"]
            again = await at.lobby.keeper(table)
            assert again is not at.keeper
            assert again.room.step == 0

    run(scenario)


async def unreadable(table: str) -> None:
    """A disk that gives nothing."""
    raise OperationalError("select", {}, Exception("disk gone"))


def full(connection: Connection) -> None:
    """A disk that takes nothing."""
    raise OperationalError("commit", {}, Exception("disk full"))


def test_a_log_that_is_damaged_is_told_as_one_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:

            async def damaged(table: str) -> None:
                raise ValueError("this is no JSON")

            await at.keeper.stop()
            with monkeypatch.context() as broken:
                broken.setattr(at.lobby.store, "log", damaged)
                with pytest.raises(Refusal) as refused:
                    await at.lobby.keeper(at.keeper.room.id)
            assert refused.value.fault.code == "table_unreadable"
            assert (await at.lobby.keeper(at.keeper.room.id)).room.version == at.keeper.room.version

    run(scenario)


def test_tables_with_own_cards_are_opened_one_after_the_other(tmp_path: Path) -> None:
    """Each takes seconds of a processor: several at once would hold up everybody's tables."""

    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            two_at_once = Barrier(2)
            works = (at.lobby.keepers.aside(lambda: two_at_once.wait(0.05)) for _ in range(2))
            met = await asyncio.gather(*works, return_exceptions=True)
            assert [type(each) for each in met] == [BrokenBarrierError] * 2

    run(scenario)


def test_what_is_written_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """SQLite calls it 2: it syncs at each commit, whatever happens to the power."""
    engine = for_writing(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    writer = engine.connect()
    found = {name: writer.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")}
    writer.close()
    engine.dispose()
    assert found == {"synchronous": 2, "journal_mode": "wal"}


def test_the_log_folds_to_the_same_table_to_the_last_entry(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            await at.people[0].say(heard.Say("s", "hi"))
            for _ in range(30):
                for person in at.people:
                    actions = person.now()["actions"]
                    if actions:
                        await person.play(actions[0]["action"])
            room = at.keeper.room
            folded = read_room(room.id, room.head, await at.lobby.store.log(room.id))
            assert folded.table.digest() == room.table.digest()
            assert folded.log == room.log
            assert folded.table.record() == room.table.record()

    run(scenario)


def test_while_a_long_log_is_read_others_go_on(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keepers, "SLICE", 0)

    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            for number in range(20):
                await at.people[0].say(heard.Say(str(number), "hello"))
            read, went_on, fold = list[int](), list[int](), Room.fold

            def note(room: Room, *entry: Any) -> Entry:
                read.append(room.version)
                return fold(room, *entry)

            async def others() -> None:
                while len(read) < at.keeper.room.version:
                    went_on.append(len(read))
                    await asyncio.sleep(0)

            monkeypatch.setattr(Room, "fold", note)
            anew, busy = Keepers(at.lobby.store, FirstLegal(), 300), asyncio.create_task(others())
            opened = await anew.of(at.keeper.room.id)
            await busy
            assert opened.room.log == at.keeper.room.log
            assert len(set(went_on)) > 20
            await anew.stop()

    run(scenario)


@pytest.mark.parametrize(("entry", "stays"), [(10, False), (1_000, True)])
def test_a_finished_game_with_a_long_log_stays_a_while(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, entry: int, *, stays: bool
) -> None:
    """Nobody has it read again and again by asking for it."""
    monkeypatch.setattr(keepers, "OVER_IDLE_OF_ENTRY", entry)

    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            for person in at.people:
                await person.say(heard.Want("up", "abandon"))
            for person in at.people:
                await at.keeper.asked(lambda it, person=person: it.depart(person.listener))  # type: ignore[misc]
            await at.pass_time(5_000)
            clock.now += 3_000
            await at.lobby.keepers.put_away()
            assert len(at.lobby.keepers) == stays
            clock.now += 20_000
            await at.lobby.keepers.put_away()
            assert len(at.lobby.keepers) == 0

    run(scenario)
