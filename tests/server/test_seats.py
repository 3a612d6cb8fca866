"""Seats: taken by a link, over by another device, given to bots by the host, and left for a moment or for good."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import tablemate
from tablemate.kernel.records import Record
from tablemate.server.identity import Carried
from tablemate.server.lobby import Held, SeatWish
from tablemate.server.pages.visits import Visits
from tablemate.server.problems import NotThere, NotYours, Refusal
from tablemate.server.storage.store import wall_time
from tablemate.server.tables import agreeing, keeper
from tablemate.server.tables import entries as log
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import LONG_AWAY, read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard

from .at_table import Clock, Person, clock, run, sitting, two

__all__ = ["clock"]
HOST = Held(None, host=True)


def test_whoever_takes_a_seat_over_is_heard_whatever_ids_were_used_there_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            first = at.people[0]
            await first.say(heard.Say("1", "hello"))
            entries = at.keeper.room.version
            await at.keeper.asked(lambda it: it.seating.take(0, "Other", "another browser"))
            other = Person(at.keeper, Listener(0, False, Ear(0, "en"), 1_000))
            await other.join()
            accepted, news = (await other.say(heard.Say("1", "good evening")))[-2:]
            assert accepted["version"] > entries
            assert news["entries"][0]["said"] == "good evening"
            kept = read_room("x", at.keeper.room.head, await at.lobby.store.log(at.keeper.room.id))
            assert [*kept.seats[0].ids] == ["1"]

    run(scenario)


def test_another_device_takes_a_seat_over_and_both_know_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            link = await at.lobby.reissue(at.keeper.room.id, 1, HOST)
            first = await at.lobby.take(link, "Ben", "phone")
            second = await at.lobby.take(link, None, "laptop")
            held = [await at.lobby.held(first.table, Carried(each.holder)) for each in (first, second)]
            assert [each.seat for each in held] == [None, 1]
            assert at.people[1].listener.farewell
            (bye,) = [message for message in at.people[1].hear() if message["type"] == "bye"]
            assert (bye["code"], bool(bye["sentence"])) == ("link_reissued", True)
            assert any("Ben takes a seat" in line for line in at.people[0].lines())

    run(scenario)


def test_a_browser_that_lost_the_cookie_of_a_seat_still_holds_it_until_another_takes_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            table = at.keeper.room.id
            link = await at.lobby.reissue(table, 1, HOST)
            await at.lobby.take(link, None, "phone")
            assert (await at.lobby.held(table, Carried(person="phone"))).seat == 1
            await at.lobby.take(link, None, "laptop")
            assert (await at.lobby.held(table, Carried(person="phone"))).seat is None
            assert (await at.lobby.held(table, Carried(person="nobody"))) == Held()
            assert (await at.lobby.held(table, Carried(person="somebody"))).host

    run(scenario)


def test_looking_at_a_link_takes_no_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            link = await at.lobby.reissue(at.keeper.room.id, 1, HOST)
            before = at.keeper.room.version
            assert await at.lobby.opened_by(link) == (at.keeper.room.id, 1)
            assert at.keeper.room.version == before
            assert at.keeper.room.seats[1].player is None
            with pytest.raises(NotThere):
                await at.lobby.opened_by("somebody-guessed-this")

    run(scenario)


def test_only_the_host_reissues_links_gives_seats_to_bots_and_closes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            table, guest = at.keeper.room.id, Held(1)
            for asked in (
                at.lobby.reissue(table, 0, guest),
                at.lobby.give_to_bot(table, 0, "greedy", guest),
                at.lobby.close(table, guest),
            ):
                with pytest.raises(NotYours):
                    await asked
            await at.lobby.close(table, HOST)
            assert (await at.people[0].play("ask swap"))["code"] == "table_closed"
            with pytest.raises(Refusal):
                await at.lobby.reissue(table, 0, HOST)

    run(scenario)


def test_a_table_goes_on_while_a_link_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            link = await at.lobby.reissue(at.keeper.room.id, 1, HOST)
            look_up = at.lobby.store.seat_of_link

            async def meanwhile(hashed: str) -> tuple[str, int] | None:
                await asyncio.wait_for(at.people[0].say(heard.Say(f"{at.keeper.room.version}", "who comes?")), 5)
                return await look_up(hashed)

            monkeypatch.setattr(at.lobby.store, "seat_of_link", meanwhile)
            taken = await at.lobby.take(link, "Ben", "phone")
            assert (taken.seat, at.keeper.room.seats[1].name) == (1, "Ben")

    run(scenario)


def test_a_link_that_is_replaced_while_it_is_looked_up_takes_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            table = at.keeper.room.id
            link = await at.lobby.reissue(table, 1, HOST)
            look_up, looked = at.lobby.store.seat_of_link, 0

            async def replaced(hashed: str) -> tuple[str, int] | None:
                nonlocal looked
                found, looked = await look_up(hashed), looked + 1
                if looked == 2:
                    await asyncio.wait_for(at.lobby.reissue(table, 1, HOST), 5)
                return found

            monkeypatch.setattr(at.lobby.store, "seat_of_link", replaced)
            with pytest.raises(NotThere):
                await at.lobby.take(link, "Ben", "phone")
            assert at.keeper.room.seats[1].player is None

    run(scenario)


def test_a_page_that_was_asked_for_before_a_seat_was_lost_is_no_visit_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            visits, since = Visits(), at.keeper.room.seats[1].since
            taking = asyncio.create_task(at.keeper.asked(lambda it: it.seating.take(1, None, "another browser")))
            await asyncio.sleep(0)
            with pytest.raises(NotYours):
                await visits.note(at.keeper, 1, since)
            await taking
            with pytest.raises(NotYours):
                await visits.note(at.keeper, 1, since)
            assert not at.keeper.room.seats[1].here
            visit = await visits.note(at.keeper, 1, at.keeper.room.seats[1].since)
            assert visit in at.keeper.crowd
            assert at.keeper.room.seats[1].here

    run(scenario)


def test_a_seat_that_is_given_to_a_bot_goes_on_and_the_record_says_who_played(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            await at.lobby.give_to_bot(at.keeper.room.id, 0, "greedy", HOST)
            for _ in range(3):
                await at.pass_time(500)
                await at.ring()
            first = at.keeper.room.table.steps[1]
            assert (first.seat, first.by) == (0, "bot greedy 1")
            record = Record.loads(at.keeper.room.table.record().dumps())
            assert record.circumstances.seats == ("bot greedy 1", "person")

    run(scenario)


def test_a_bot_in_a_seat_plays_a_whole_game_with_a_person(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), [SeatWish(), SeatWish(bot="random")], clock) as at:
            (person,) = at.people
            for _ in range(600):
                if at.keeper.room.over:
                    break
                actions = person.now()["actions"]
                if actions:
                    await person.play(actions[-1]["action"])
                await at.pass_time(500)
            assert at.keeper.room.over
            at.keeper.room.table.record().replay(tablemate.game("assembly"))

    run(scenario)


def test_nobody_opens_the_hand_of_somebody_who_just_left_by_giving_up(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            ana, ben = at.people
            await at.keeper.asked(lambda it: it.depart(ben.listener))
            await at.pass_time(5_000)
            await ana.say(heard.Want("g", "abandon"))
            assert ana.now()["ended"] is None
            later = wall_time() + LONG_AWAY
            monkeypatch.setattr(agreeing, "wall_time", lambda: later)
            await ana.say(heard.Want("h", "abandon"))
            assert ana.now()["ended"]["abandoned"]

    run(scenario)


@pytest.mark.parametrize("lost", ["to a bot", "by a new link"])
def test_nobody_opens_a_hand_by_taking_the_seat_away_before_giving_up(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            ana, table = at.people[0], at.keeper.room.id
            if lost == "to a bot":
                await at.lobby.give_to_bot(table, 1, "greedy", HOST)
            else:
                await at.lobby.reissue(table, 1, HOST)
            await ana.say(heard.Want("g", "abandon"))
            assert ana.now()["ended"] is None
            later = wall_time() + LONG_AWAY
            monkeypatch.setattr(agreeing, "wall_time", lambda: later)
            await ana.say(heard.Want("h", "abandon"))
            assert ana.now()["ended"]["abandoned"]

    run(scenario)


def test_a_bot_that_sat_there_from_the_beginning_is_not_asked_whether_to_give_up(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), [SeatWish(), SeatWish(bot="random")], clock) as at:
            (ana,) = at.people
            await ana.say(heard.Want("g", "abandon"))
            assert ana.now()["ended"]["abandoned"]

    run(scenario)


def test_who_is_away_for_a_moment_was_never_away(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            ben = at.people[1]
            await at.keeper.asked(lambda it: it.depart(ben.listener))
            await at.pass_time(4_000)
            await ben.join()
            await at.pass_time(4_000)
            assert not [entry for entry in at.keeper.room.log if isinstance(entry.what, log.Went)]
            await at.keeper.asked(lambda it: it.depart(ben.listener))
            await at.pass_time(5_000)
            assert isinstance(at.keeper.room.log[-1].what, log.Went)
            at.people[0].hear()
            assert [seat["here"] for seat in at.people[0].told[-1]["seats"]] == [True, False]

    run(scenario)


def test_a_long_log_does_not_grow_by_who_comes_and_goes_and_everybody_sees_it_all_the_same(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(), clock=clock) as at:
            ana, ben = at.people
            monkeypatch.setattr(keeper, "LONGEST_LOG", at.keeper.room.version)
            before = at.keeper.room.version
            for _ in range(3):
                await at.keeper.asked(lambda it: it.depart(ben.listener))
                await at.pass_time(5_000)
                assert [each["here"] for each in ana.hear()[-1]["seats"]] == [True, False]
                await ben.join()
                assert [each["here"] for each in ana.hear()[-1]["seats"]] == [True, True]
            assert at.keeper.room.version == before

    run(scenario)
