"""Where something fails at a table: everybody gets one answer, and clocks run as the log says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.json_types import JsonObject
from tablemate.server.app import open_house
from tablemate.server.meter import Meter
from tablemate.server.problems import NotStored
from tablemate.server.settings import Settings
from tablemate.server.storage.store import EndRow
from tablemate.server.tables import entries as log
from tablemate.server.tables import playing
from tablemate.server.tables.alarms import RESTS
from tablemate.server.tables.entries import AnyWhat, Entry
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.tables.room import read_room
from tablemate.server.wire import heard

from .at_table import AtTable, Clock, FirstLegal, Person, clock, head_at, head_of, run, sitting, two

__all__ = ["clock"]
DRAFT: JsonObject = {
    "options": {"players": 2, "mode": "live"},
    "phase": "draft",
    "tray": ["R4", "K3", "G2", "B1"],
    "mats": [["B02", "B43"], ["B17", "B35"]],
}

THREE: JsonObject = DRAFT | {"options": {"players": 3, "mode": "live"}, "tray": ["R4", "K3", "G2"]}
THREE["mats"] = [["B02", "B43"], ["B17", "B35"], ["B08", "B31"]]


def takes_no(at: AtTable, kind: type[AnyWhat], broken: pytest.MonkeyPatch) -> None:
    """A database that takes no entries of a kind."""
    store = at.lobby.store
    add = store.add

    async def refuse(table: str, entries: Sequence[Entry], end: EndRow | None = None) -> None:
        if any(isinstance(entry.what, kind) for entry in entries):
            raise NotStored("not_stored")
        await add(table, entries, end)

    broken.setattr(store, "add", refuse)


async def want(at: AtTable, what: heard.Matter, called: str) -> None:
    """All want something."""
    for person in at.people:
        await person.say(heard.Want(called, what))


def answers(told: Sequence[dict[str, Any]], called: str) -> list[str]:
    """What a message was answered with."""
    return [each.get("code", each["type"]) for each in told if each.get("id") == called]


def test_a_pause_that_is_not_stored_stops_no_clock_and_can_be_wanted_again(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            with monkeypatch.context() as broken:
                takes_no(at, log.Paused, broken)
                with pytest.raises(NotStored):
                    await want(at, "pause", "p")
                await at.ring()
            assert at.keeper.telling.can_act()
            assert (await at.people[0].play("claim r4")).get("code") is None
            await want(at, "pause", "again")
            assert at.keeper.room.paused
            assert at.keeper.time is not None
            assert at.keeper.time.now() == 5_000

    run(scenario)


def test_going_on_that_is_not_stored_starts_no_clock(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            await want(at, "pause", "p")
            with monkeypatch.context() as broken:
                takes_no(at, log.Resumed, broken)
                with pytest.raises(NotStored):
                    await want(at, "resume", "r")
                await at.pass_time(60_000)
            assert at.keeper.room.paused
            assert at.keeper.time is not None
            assert (at.keeper.time.since, at.keeper.time.now()) == (None, 5_000)
            await want(at, "resume", "again")
            await at.pass_time(4_000)
            assert at.keeper.time.now() == 6_000

    run(scenario)


def test_a_game_whose_beginning_was_not_stored_begins_a_little_later(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana, ben = at.people
            await ana.say(heard.Ready("ready"))
            with monkeypatch.context() as broken:
                takes_no(at, log.Started, broken)
                with pytest.raises(NotStored):
                    await ben.say(heard.Ready("ready"))
                await at.ring()
                with pytest.raises(NotStored):
                    await at.pass_time(2_000)
            await at.ring()
            assert not at.keeper.room.started
            await at.pass_time(2_000)
            assert at.keeper.room.started

    run(scenario)


def test_a_wish_is_answered_once_also_if_what_follows_is_not_stored(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.people[0].say(heard.Want("one", "pause"))
            with monkeypatch.context() as broken:
                takes_no(at, log.Paused, broken)
                with pytest.raises(NotStored):
                    await at.people[1].say(heard.Want("two", "pause"))
                await at.ring()
            assert answers(at.people[1].hear(), "two") == ["accepted"]

    run(scenario)


@pytest.mark.parametrize("message", [heard.Ready("again"), heard.Want("again", "pause")])
def test_being_ready_and_wanting_something_is_not_carried_out_twice(
    tmp_path: Path, clock: Clock, message: heard.Ready | heard.Want
) -> None:
    """Also not by a server that has read the table from its log."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            if isinstance(message, heard.Want):
                await at.everybody_ready()
            ana, room = at.people[0], at.keeper.room
            first = await ana.say(message)
            undone = heard.Want("not", "pause", wanted=False) if isinstance(message, heard.Want) else None
            await ana.say(undone or heard.Ready("not", ready=False))
            before = room.version
            (again,) = await ana.say(message)
            assert again == next(each for each in first if each.get("id") == "again")
            assert room.version == before
            read = read_room(room.id, room.head, await at.lobby.store.log(room.id))
            assert read.carried_out(0, "again") == room.log[again["version"] - 1]

    run(scenario)


def test_what_was_so_already_is_not_carried_out_later(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana = at.people[0]
            await ana.say(heard.Ready("one"))
            await ana.say(heard.Ready("two"))
            await ana.say(heard.Ready("three", ready=False))
            await ana.say(heard.Ready("two"))
            assert not at.keeper.room.seats[0].ready

    run(scenario)


def test_a_log_in_which_wishes_have_no_name_is_read() -> None:
    assert log.read('{"kind":"readied","seat":1,"ready":true}') == log.Readied(1, ready=True)
    assert log.read('{"kind":"wanted","seat":1,"what":"pause","wanted":true}') == log.Wanted(1, "pause", wanted=True)


def test_whoever_asks_for_what_fails_in_the_server_is_told_so(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            ana = at.people[0]
            with monkeypatch.context() as broken:
                broken.setattr(at.keeper.telling, "preview", None)
                with pytest.raises(TypeError):
                    await ana.say(heard.Preview("look", "ask swap"))
            assert answers(ana.hear(), "look") == ["server_broken"]
            assert (await ana.play("ask swap"))["type"] == "accepted"

    run(scenario)


class Losing:
    """Somebody has to lose a die first, as often as a test says."""

    def __init__(self, at: AtTable, broken: pytest.MonkeyPatch) -> None:
        self.lasts = True
        self._play = at.keeper.room.table.play
        broken.setattr(at.keeper.room.table, "play", self)

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.lasts:
            raise IllegalAction("fuse", Reason("wait_for_losses", "A30", {"seats": [1]}))
        return self._play(*given, **named)


def kept(person: Person) -> list[str]:
    """What the table keeps of what somebody wants."""
    return [intent.id for intent in person.keeper.playing._kept if intent.listener is person.listener]


def test_a_table_keeps_a_few_intents_of_a_seat_and_each_of_them_once(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        position = {**DRAFT, "options": {"players": 2, "mode": "practice"}}
        async with sitting(tmp_path, head_at("fuse", position), clock=clock) as at:
            ana, losing = at.people[0], Losing(at, monkeypatch)
            own = next(each["action"] for each in ana.now()["actions"] if each["arguments"].get("die") == "R4")
            for _ in range(3):
                assert await ana.play(own, id="same") == {}
            others = [await ana.play(own, id=f"other {number}") for number in range(playing.MOST_KEPT)]
            assert [each.get("code") for each in others] == [None] * (playing.MOST_KEPT - 1) + ["too_many_requests"]
            assert kept(ana) == ["same", *(f"other {number}" for number in range(playing.MOST_KEPT - 1))]
            losing.lasts = False
            theirs = next(each for each in at.people[1].now()["actions"] if each["arguments"].get("die") == "K3")
            assert (await at.people[1].play(theirs["action"]))["type"] == "accepted"
            assert kept(ana) == []
            ana.hear()
            assert answers(ana.told, "same") == ["accepted"]

    run(scenario)


@pytest.mark.parametrize("is_kept", [True, False])
def test_nobody_plays_for_who_is_back_although_they_asked_before(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", THREE), clock=clock) as at:
            await at.everybody_ready()
            ana, _, cy = at.people
            await at.keeper.asked(lambda it: it.depart(cy.listener))
            await at.pass_time(5_000)
            losing = Losing(at, monkeypatch)
            losing.lasts = is_kept
            assert await ana.play("claim k3", seat=2, id="for cy") == {}
            if is_kept:
                await at.pass_time(100)
                assert kept(ana) == ["for cy"]
            await cy.join()
            losing.lasts = False
            await ana.play("claim r4")
            await at.pass_time(100)
            ana.hear()
            assert answers(ana.told, "for cy") == ["not_your_seat"]
            assert [step.seat for step in at.keeper.room.table.steps[1:]] == [0]

    run(scenario)


def test_a_table_that_cannot_stop_holds_up_no_other_and_no_part_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        stopped: list[str] = []
        async with open_house(Settings(tmp_path), Meter()) as house:
            made = [await house.lobby.make(two(), [], "somebody") for _ in range(2)]
            first, second = [await house.lobby.keeper(each.table) for each in made]
            monkeypatch.setattr(first.agreeing, "stop_clock", None)
            monkeypatch.setattr(second.agreeing, "stop_clock", noting(second.agreeing.stop_clock, "table", stopped))
            monkeypatch.setattr(house.store.writer, "stop", noting(house.store.writer.stop, "writer", stopped))
        assert stopped == ["table", "writer"]

    run(scenario)


def noting(stop: Callable[[], Awaitable[None]], called: str, stopped: list[str]) -> Callable[[], Awaitable[None]]:
    """Stops, and notes that it did."""

    async def stops() -> None:
        await stop()
        stopped.append(called)

    return stops


def test_where_the_time_cannot_be_noted_at_the_stop_what_was_noted_last_counts(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            with monkeypatch.context() as broken:
                broken.setattr(at.lobby.store, "note_clock", not_noted)
                await at.lobby.keepers.stop()
            again = await Keepers(at.lobby.store, FirstLegal(), 300).of(at.keeper.room.id)
            await again.asked(lambda it: it.alarms.ring())
            assert again.room.paused_now == 5_000
            await again.stop()

    run(scenario)


async def not_noted(table: str, now: int) -> None:
    """A disk that takes nothing."""
    raise NotStored("not_stored")


def test_a_table_that_was_given_up_is_put_away(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            monkeypatch.setattr(at.keeper.store, "table", None)
            with pytest.raises(TypeError):
                await at.keeper.asked(fails)
            while not at.keeper.broken:
                await asyncio.sleep(0)
            assert at.people[0].hear()[-1]["type"] == "bye"
            clock.now += 301_000
            await at.lobby.keepers.put_away()
            assert len(at.lobby.keepers) == 0

    run(scenario)


def test_a_table_that_is_gone_says_so_where_it_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:

            async def gone(table: str) -> None:
                """It was deleted meanwhile."""

            monkeypatch.setattr(at.keeper.store, "table", gone)
            with pytest.raises(TypeError):
                await at.keeper.asked(fails)
            while not at.keeper.broken:
                await asyncio.sleep(0)
            assert at.people[0].hear()[-1]["code"] == "no_such_table"

    run(scenario)


def test_a_table_that_took_the_place_of_one_put_away_stays(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one idle table is put away, another is opened anew and a third is deleted."""

    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            keepers = at.lobby.keepers
            others = [(await at.lobby.make(two(), (), "somebody")).table for _ in range(2)]
            for each in (*at.people,):
                await at.keeper.asked(lambda it, each=each: it.depart(each.listener))  # type: ignore[misc]
            old = [await at.lobby.keeper(table) for table in others]
            new, stop = object(), keepers._stop

            async def meanwhile(keeper: Keeper) -> None:
                keepers._keepers.update({others[0]: new})  # type: ignore[dict-item]
                keepers._keepers.pop(others[1], None)
                await stop(keeper)

            monkeypatch.setattr(keepers, "_stop", meanwhile)
            clock.now += 301_000
            await keepers.put_away()
            assert keepers.at_hand(others[0]) is new
            keepers._keepers.clear()
            for keeper in old:
                await keeper.stop()

    run(scenario)


def test_a_clock_that_cannot_be_noted_changes_nothing_at_the_table(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:

            async def refuse(table: str, now: int) -> None:
                raise NotStored("not_stored")

            monkeypatch.setattr(at.keeper.store, "note_clock", refuse)
            await at.everybody_ready()
            room, _ = at.keeper.room, at.people[0].hear()
            await at.pass_time(2_000)
            assert at.keeper.room is room
            assert "table" not in [each["type"] for each in at.people[0].hear()]

    run(scenario)


def test_what_is_due_and_cannot_be_stored_is_tried_again_after_a_while_only(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live", auto_roll=True), clock=clock) as at:
            takes_no(at, log.Played, monkeypatch)
            with pytest.raises(NotStored):
                await at.everybody_ready()
            await at.keeper.asked(nothing)
            due, now = at.keeper.alarms._handle, asyncio.get_running_loop().time()
            assert due is not None
            assert due.when() > now + RESTS / 2

    run(scenario)


async def nothing(keeper: Keeper) -> None:
    """The errand before this one is done to its end."""


async def fails(keeper: Keeper) -> None:
    """A mistake of ours."""
    raise TypeError


def test_whoever_asks_a_table_that_was_put_away_waits_for_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.keeper.stop()
            with pytest.raises(NotStored):
                await asyncio.wait_for(at.ring(), 5)
            await at.keeper.stop()

    run(scenario)
