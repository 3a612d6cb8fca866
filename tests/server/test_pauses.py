"""Where a clock stands still: it goes on again, whatever happened meanwhile, and the record says how long it stood."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.kernel.circumstances import Pause
from tablemate.kernel.records import Record
from tablemate.server.lobby import Held
from tablemate.server.tables import agreeing
from tablemate.server.tables import entries as log
from tablemate.server.tables.entries import AnyWhat
from tablemate.server.tables.head import Head
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import Room, read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard
from tests.games.fuse.builders import bag_runs_out

from .at_table import AtTable, Clock, Person, clock, head_at, head_of, run, sitting
from .running import set_clock

__all__ = ["clock"]
DRAFT: dict[str, Any] = {
    "options": {"players": 2, "mode": "live"},
    "phase": "draft",
    "tray": ["R4", "K3", "G2", "B1"],
    "mats": [["B02", "B43"], ["B17", "B35"]],
}
DEADLINE = 600_000
NOON = 1_800_000_000_000
HOUR = 3_600_000


async def all_want(at: AtTable, what: heard.Matter) -> None:
    """All want something, one after the other."""
    for number, person in enumerate(at.people):
        await person.say(heard.Want(f"{what} {at.keeper.room.version} {number}", what))


async def reread(at: AtTable) -> Room:
    """The table as its log tells it."""
    room = at.keeper.room
    return read_room(room.id, room.head, await at.lobby.store.log(room.id))


async def opened_again(at: AtTable) -> Keeper:
    """The table after a kill: nobody could say goodbye."""
    at.keeper.alarms.cancel()
    at.lobby.keepers._keepers.clear()
    keeper = await at.lobby.keeper(at.keeper.room.id)
    for person in at.people:
        person.keeper, person.listener = keeper, Listener(person.listener.seat, False, person.listener.ear, 1_000)
        await person.join()
    at.keeper = keeper
    return keeper


def test_a_log_that_is_told_in_a_pause_does_not_say_what_was_played(tmp_path: Path, clock: Clock) -> None:
    """Or the dice that nobody looks at could be laid out again."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana, _ = at.people
            await at.everybody_ready()
            await ana.play("claim r4")
            await at.pass_time(100)
            await ana.say(heard.Sign("s", "take_this", "K3"))
            version = at.keeper.room.version
            await all_want(at, "pause")
            for person, last in ((ana, None), (ana, version - 2), (at.watcher(), None)):
                for masked in of_pieces_in(await person.join(last=last)):
                    assert masked.keys() == {"version", "kind", "step", "time", "lines"}
                    assert masked["lines"] == []
            await all_want(at, "resume")
            for person in (ana, at.watcher()):
                played, signed = of_pieces_in(await person.join())
                assert (played["played"]["action"], len(played["lines"])) == ("claim r4", 1)
                assert "K3" in signed["lines"][0]

    run(scenario)


def of_pieces_in(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries about what was played and what was pointed at, in a table that is told."""
    found = [entry for entry in told["log"] if entry["kind"] in ("played", "signed")]
    assert len(found) == 2
    return found


@pytest.mark.parametrize("late", [0, 40])
def test_a_pause_that_is_agreed_at_the_deadline_ends(tmp_path: Path, clock: Clock, late: int) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            at.people[0].listener.lag.round_trip = 200
            clock.now += DEADLINE + late
            await all_want(at, "pause")
            assert at.people[1].now()["paused"]
            await all_want(at, "resume")
            assert not at.people[1].now()["paused"]
            await at.pass_time(3_000)
            await at.pass_time(200)
            assert at.keeper.room.over
            assert (await reread(at)).table.digest() == at.keeper.room.table.digest()

    run(scenario)


def test_a_log_with_a_pause_at_the_deadline_goes_on(tmp_path: Path) -> None:
    """Earlier servers have written some."""
    head = head_at("fuse", DRAFT)
    whole: list[AnyWhat] = [log.Started(), log.Paused(DEADLINE, "agreed")]
    room = read_room("x", head, [(number + 1, NOON, what) for number, what in enumerate(whole)])
    assert (room.paused_at, room.paused_now) == (NOON, DEADLINE - 1)
    assert log.read('{"kind":"paused","now":5,"why":"agreed"}') == log.Paused(5, "agreed")


@pytest.mark.parametrize("is_down", [False, True])
def test_giving_up_while_the_game_stands_still_ends_the_pause_as_well(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, is_down: bool
) -> None:
    async def scenario() -> None:
        set_clock(monkeypatch, NOON)
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            if is_down:
                await opened_again(at)
            else:
                await all_want(at, "pause")
            assert at.people[0].now()["view"] is None
            set_clock(monkeypatch, NOON + HOUR)
            await all_want(at, "abandon")
            now, again = at.people[0].now(), await reread(at)
            assert (now["paused"], now["clock"]["runs"], now["clock"]["now"]) == (False, False, 5_000)
            assert now["view"] is not None
            for room in (at.keeper.room, again):
                assert room.table.circumstances.pauses == (Pause(0, 5_000, HOUR),)
                assert (room.paused, room.over) == (False, True)
            record = Record.loads(again.table.record().dumps())
            assert record.circumstances.abandoned
            record.replay(tablemate.game("fuse"))

    run(scenario)


def test_a_log_of_a_game_that_was_given_up_in_a_pause_shows_its_end(tmp_path: Path) -> None:
    """Earlier servers have noted no end of such a pause."""
    head = head_at("fuse", DRAFT)
    whole: list[AnyWhat] = [log.Started(), log.Paused(5_000, "agreed"), log.Abandoned()]
    room = read_room("x", head, [(number + 1, NOON, what) for number, what in enumerate(whole)])
    assert not room.paused
    assert room.table.circumstances.pauses == ()


def test_downtime_counts_from_when_the_clock_was_noted_last(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not from when somebody opened the table again."""

    async def scenario() -> None:
        set_clock(monkeypatch, NOON)
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(7_000)
            set_clock(monkeypatch, NOON + 8 * HOUR)
            await opened_again(at)
            assert at.keeper.room.paused_at == (await reread(at)).paused_at == NOON
            set_clock(monkeypatch, NOON + 9 * HOUR)
            await all_want(at, "resume")
            for room in (at.keeper.room, await reread(at)):
                assert [(pause.at, pause.lasted) for pause in room.table.circumstances.pauses] == [(7_000, 9 * HOUR)]

    run(scenario)


def test_downtime_before_the_clock_was_noted_counts_from_the_last_entry(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        set_clock(monkeypatch, NOON)
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live"), clock=clock) as at:
            set_clock(monkeypatch, NOON + HOUR)
            for person in at.people:
                await person.say(heard.Ready("ready"))
            set_clock(monkeypatch, NOON + 2 * HOUR)
            again = await opened_again(at)
            assert again.room.paused_at == NOON + HOUR

    run(scenario)


@pytest.mark.parametrize("how", ["won", "lost", "given up", "time is up"])
def test_the_clock_of_a_game_that_is_over_stands_still_when_that_was(tmp_path: Path, clock: Clock, how: str) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, last_die(won=how == "won"), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            if how == "given up":
                await all_want(at, "abandon")
            elif how == "time is up":
                await at.pass_time(DEADLINE)
            else:
                await at.people[4].play("place k6 on b02.1")
                await at.pass_time(100)
            assert at.keeper.room.over
            stands = at.people[0].now()["clock"]
            assert stands["runs"] is False
            assert stands["now"] == (at.keeper.room.table.time or 0)
            await at.pass_time(60_000)
            assert (await at.people[0].join())["now"]["clock"] == stands
            again = await opened_again(at)
            assert again.room.over
            assert at.people[0].now()["clock"] == stands

    run(scenario)


def last_die(*, won: bool) -> Head:
    """Five people, of whom the last lays a die with which the bag is empty: lost, or won if no bomb was left."""
    fields = {"won": True, "row": "", "pile": "", "picks": 1} if won else {}
    table = bag_runs_out(done=["B03", "", "", "", ""], options={"mode": "live"}, **fields)
    return head_at("fuse", table.to_position())


def test_a_wanted_pause_is_granted_when_the_one_who_had_not_agreed_leaves(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana, ben = at.people
            await at.everybody_ready()
            await ana.say(heard.Want("p", "pause"))
            await at.keeper.asked(lambda it: it.depart(ben.listener))
            await at.pass_time(4_999)
            assert not at.keeper.room.paused
            await at.pass_time(1)
            assert at.keeper.room.paused

    run(scenario)


def test_a_pause_that_nobody_wants_any_more_is_not_granted_by_leaving(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana, ben = at.people
            await at.everybody_ready()
            await ana.say(heard.Want("p", "pause"))
            await ana.say(heard.Want("q", "pause", wanted=False))
            await at.keeper.asked(lambda it: it.depart(ben.listener))
            await at.pass_time(5_000)
            assert not at.keeper.room.paused

    run(scenario)


def test_pauses_are_refused_before_a_record_could_not_hold_one_more(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agreeing, "MOST_AGREED", 1)

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await all_want(at, "pause")
            await all_want(at, "resume")
            await at.pass_time(3_000)
            told = await at.people[0].say(heard.Want("once more", "pause"))
            assert [each["code"] for each in told if each.get("id") == "once more"] == ["enough_pauses"]
            assert not at.keeper.room.wanted.get("pause")

    run(scenario)


def test_a_wish_to_go_on_ends_with_the_server_that_heard_it(tmp_path: Path, clock: Clock) -> None:
    """Whoever comes back first has not looked at the table yet."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await all_want(at, "pause")
            await at.people[0].say(heard.Want("on", "resume"))
            assert (await reread(at)).wanted == {}
            again = await opened_again(at)
            assert again.room.paused
            assert at.people[1].now()["wanted"] == {}

    run(scenario)


def test_nobody_goes_on_without_whoever_is_moving_to_another_device(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana = at.people[0]
            await at.everybody_ready()
            await all_want(at, "pause")
            await ana.say(heard.Want("on", "resume"))
            await at.keeper.asked(lambda it: it.seating.take(1, None, "phone"))
            await at.pass_time(4_999)
            assert at.keeper.room.paused
            ben = Person(at.keeper, Listener(1, False, Ear(1, "en"), 1_000))
            await ben.join()
            await at.pass_time(60_000)
            assert at.keeper.room.paused
            await ben.say(heard.Want("on", "resume"))
            assert not at.keeper.room.paused

    run(scenario)


def test_whoever_takes_a_seat_over_and_does_not_come_is_not_waited_for_long(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            await all_want(at, "pause")
            await at.people[0].say(heard.Want("on", "resume"))
            await at.keeper.asked(lambda it: it.seating.take(1, None, "phone"))
            await at.pass_time(5_000)
            assert not at.keeper.room.paused

    run(scenario)


def test_after_a_restart_the_first_who_is_back_does_not_go_on_before_the_others_could_come(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            await at.everybody_ready()
            del at.people[1:]
            await opened_again(at)
            await at.people[0].say(heard.Want("on", "resume"))
            assert at.keeper.room.paused
            await at.pass_time(5_000)
            assert not at.keeper.room.paused

    run(scenario)


def test_a_wish_does_not_stay_with_the_seat_when_another_person_sits_down(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), clock=clock) as at:
            ana, ben = at.people
            await at.everybody_ready()
            await ben.say(heard.Want("up", "abandon"))
            link = await at.lobby.reissue(at.keeper.room.id, 1, Held(None, host=True))
            await at.lobby.take(link, "Cy", "another browser")
            cy = Person(at.keeper, Listener(1, False, Ear(1, "en"), 1_000))
            await cy.join()
            assert cy.now()["wanted"] == {}
            await ana.say(heard.Want("up", "abandon"))
            assert not at.keeper.room.over
            assert (await reread(at)).wanted["abandon"] == {0}
            await cy.say(heard.Want("up", "abandon"))
            assert at.keeper.room.over

    run(scenario)
