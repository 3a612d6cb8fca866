"""A table with its keeper: seats, moves that are acknowledged once, taking back, talk, leaving and coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

import tablemate
from tablemate.kernel.records import Record
from tablemate.server.identity import Carried
from tablemate.server.lobby import Held, SeatWish
from tablemate.server.problems import NotStored, NotThere, NotYours, Refusal
from tablemate.server.storage.store import wall_time
from tablemate.server.tables import agreeing, keeper
from tablemate.server.tables import entries as log
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import LONG_AWAY, read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard

from .at_table import Clock, FirstLegal, Person, clock, head_at, head_of, run, sitting

__all__ = ["clock"]
HOST = Held(None, host=True)


def two(**options: Any) -> Any:
    return head_of("assembly", players=2, roles=["none", "none"], first=0, **options)


def test_a_game_without_a_clock_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            kinds = [entry.what.__struct_config__.tag for entry in at.keeper.room.log]
            assert kinds[:3] == ["sat", "sat", "started"]

    run(scenario)


def test_a_move_is_acknowledged_and_told_to_both_in_their_own_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana, ben = at.people
            await ben.join("fr")
            answer = await ana.play("ask swap")
            assert (answer["type"], answer["step"]) == ("accepted", 1)
            (news,) = [message for message in ben.hear() if message["type"] == "news"]
            (entry,) = news["entries"]
            assert (entry["version"], entry["step"], entry["kind"], entry["seat"]) == (
                answer["version"],
                1,
                "played",
                0,
            )
            assert entry["played"]["action"] == "ask swap"
            assert any("échange" in line for line in entry["lines"])

    run(scenario)


def test_notation_of_either_language_is_understood_and_the_log_keeps_that_of_records(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.people[0].join("fr")
            typed = next(each["notation"] for each in at.people[0].now()["actions"] if each["action"] == "ask swap")
            assert typed != "ask swap"
            assert (await at.people[0].play(typed))["type"] == "accepted"
            assert at.keeper.room.table.moves[0].as_json()["action"] == "ask swap"

    run(scenario)


def test_a_sentence_is_several_entries_and_one_message(tmp_path: Path) -> None:
    position = {
        "options": {"players": 2, "roles": ["none", "none"]},
        "hands": [["any", "swap", "cw"], ["acw", "deploy_lock"]],
    }

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("assembly", position)) as at:
            seat = at.keeper.room.table.waiting[0].seat
            person = at.people[seat]
            await person.play("ask nothing")
            person.hear()
            answer = await person.play("any: acw 2")
            assert answer["type"] == "accepted"
            (news,) = [message for message in at.people[1 - seat].hear() if message["type"] == "news"][-1:]
            assert [entry["played"]["action"] for entry in news["entries"]] == ["any: acw", "2"]
            assert [entry["step"] for entry in news["entries"]] == [2, 3]

    run(scenario)


def test_the_same_message_twice_is_carried_out_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            first = await at.people[0].play("ask swap", id="once")
            again = await at.people[0].play("ask swap", id="once")
            assert first == again
            assert at.keeper.room.step == 1

    run(scenario)


def test_a_doubled_burn_burns_one_die_also_after_the_server_was_killed(tmp_path: Path, clock: Clock) -> None:
    position = {
        "options": {"players": 2, "mode": "practice", "burn_if": "any"},
        "phase": "draft",
        "tray": ["R6", "R6", "G2", "B1"],
        "mats": [["B02", "B43"], ["B17", "B35"]],
    }

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", position)) as at:
            answer = await at.people[0].play("burn r6", id="x")
            assert answer["type"] == "accepted", answer
            at.lobby.keepers._keepers.clear()
            again = await at.lobby.keeper(at.keeper.room.id)
            at.people[0].keeper = again
            await at.people[0].join()
            assert (await at.people[0].play("burn r6", id="x", step=0))["type"] == "accepted"
            assert again.room.step == at.keeper.room.step == 1
            at.keeper.alarms.cancel()

    run(scenario)


def test_what_was_chosen_for_a_question_that_is_answered_is_refused_and_not_dropped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.people[0].play("ask swap")
            stale = await at.people[0].play("ask lock", step=0)
            assert (stale["type"], stale["code"], stale["rule"]) == ("refused", "stale_action", "TABLE-STALE")
            assert stale["sentence"]

    run(scenario)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "waits for your partner"), ("fr", "attend maintenant votre partenaire")]
)
def test_a_refusal_has_code_rule_and_a_sentence_in_the_language_of_the_person(
    tmp_path: Path, language: str, said: str
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.people[1].join(language)
            refused = await at.people[1].play("ask swap")
            assert (refused["code"], refused["rule"]) == ("not_your_decision", "TABLE-SEAT")
            assert said in refused["sentence"]

    run(scenario)


def test_whoever_comes_back_gets_what_was_missed_or_the_whole_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana, ben = at.people
            seen = at.keeper.room.version
            await ana.play("ask swap")
            missed = await ben.join(last=seen)
            assert missed["after"] == seen
            assert [entry["version"] for entry in missed["log"]] == [at.keeper.room.version]
            for last in (None, 0, at.keeper.room.version + 50):
                whole = await ben.join(last=last)
                assert (whole["after"], len(whole["log"])) == (0, at.keeper.room.version)

    run(scenario)


def test_changing_the_language_tells_the_log_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.people[0].play("ask swap")
            english = await at.people[1].join("en")
            french = await at.people[1].join("fr")
            assert [entry["version"] for entry in english["log"]] == [entry["version"] for entry in french["log"]]
            assert english["log"][-1]["lines"] != french["log"][-1]["lines"]
            assert english["now"]["sentence"] != french["now"]["sentence"]

    run(scenario)


def test_previews_and_reasons_come_as_far_as_the_seat_may_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana = at.people[0]
            ana.hear()
            (preview,) = await ana.say(heard.Preview("p", "ask swap"))
            assert (preview["type"], preview["id"]) == ("preview", "p")
            (possible,) = await ana.say(heard.Why("w", "ask swap"))
            assert possible == {"type": "possible", "id": "w"}
            (refused,) = await ana.say(heard.Why("n", "ask nonsense"))
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", "n", "no_such_command")

    run(scenario)


def test_only_ones_own_last_step_is_taken_back_and_only_if_nobody_learnt_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana, ben = at.people
            await ana.play("ask nothing")
            assert ana.now()["undo"]
            assert not ben.now()["undo"]
            (refused,) = await ben.say(heard.Undo("u", 1))
            assert refused["code"] == "not_your_step"
            found = await ana.say(heard.Undo("u", 1))
            assert found[0]["type"] == "accepted"
            again = await ana.say(heard.Undo("u", 1))
            assert again[0]["type"] == "accepted"
            assert [type(entry.what).__name__ for entry in at.keeper.room.log[-2:]] == ["Played", "TookBack"]
            answer = await ana.play("ask swap")
            assert answer["type"] == "accepted"
            (learnt,) = await ana.say(heard.Undo("v", at.keeper.room.step))
            assert learnt["code"] == "information_gained"

    run(scenario)


def test_in_practice_anything_is_taken_back_and_the_record_says_practice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("origin_story", practice=True)) as at:
            (person,) = at.people
            await person.play(person.now()["actions"][0]["action"])
            found = await person.say(heard.Undo("u", at.keeper.room.step))
            assert found[0]["type"] == "accepted"
            assert at.keeper.room.table.record().practice

    run(scenario)


def test_who_watches_sees_the_public_view_and_plays_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            watcher = at.watcher()
            table = await watcher.join()
            assert table["viewer"] == "spectator"
            assert {card for hand in table["now"]["view"]["hands"] for card in hand} == {"hidden"}
            assert table["now"]["actions"] == []
            assert (await watcher.play("ask swap"))["code"] == "only_watching"

    run(scenario)


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


def test_watchers_talk_among_themselves_until_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            one, other = at.watcher(), at.watcher()
            await one.join()
            await other.join()
            await one.say(heard.Say("s", "she should swap"))
            assert any("she should swap" in line for line in other.lines())
            assert not any("she should swap" in line for line in at.people[0].lines())
            version = at.keeper.room.version
            for person in at.people:
                await person.say(heard.Want("g", "abandon"))
            whole = await at.people[0].join()
            assert any(entry["version"] == version and "swap" in entry["said"] for entry in whole["log"])

    run(scenario)


def test_a_log_grows_by_playing_only_once_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who comes is told all of it."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_of("origin_story", practice=True)) as at:
            (person,) = at.people
            monkeypatch.setattr(keeper, "LONGEST_LOG", at.keeper.room.version + 1)
            assert (await person.say(heard.Say("a", "hello")))[0]["type"] == "accepted"
            assert (await person.say(heard.Say("b", "hello")))[0]["code"] == "log_full"
            assert (await person.play(person.now()["actions"][0]["action"]))["type"] == "accepted"
            assert (await person.say(heard.Undo("c", at.keeper.room.step)))[0]["code"] == "log_full"
            assert (await person.say(heard.Want("d", "abandon")))[0]["type"] == "accepted"

    run(scenario)


def test_watchers_cannot_fill_the_log_of_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            monkeypatch.setattr(keeper, "MOST_BESIDE", 2)
            one, other = at.watcher(), at.watcher()
            await one.join()
            await other.join()
            said = [(await each.say(heard.Say("a", "hello"))) for each in (one, other, one)]
            assert [next(m for m in each if m.get("id"))["type"] for each in said] == [
                "accepted",
                "accepted",
                "refused",
            ]
            assert (await at.people[0].say(heard.Say("a", "hello")))[-2]["type"] == "accepted"

    run(scenario)


def test_free_talk_ends_with_the_question_in_the_first_mode(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(communication="limited")) as at:
            ana, ben = at.people
            assert (await ben.say(heard.Say("a", "<b>you can lock</b>")))[0]["type"] == "accepted"
            assert ana.lines()[-1].endswith("<b>you can lock</b>")
            await ana.play("ask swap")
            assert not ben.now()["may_talk"]
            (refused,) = await ben.say(heard.Say("b", "oh"))
            assert refused["code"] == "talk_closed"

    run(scenario)


@pytest.mark.parametrize("said", ["better not lock that", "mieux vaut verrouiller", "LOCK!"])
def test_a_command_word_in_either_language_ends_the_talk_of_the_turn_in_the_second_mode(
    tmp_path: Path, said: str
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(communication="reduced")) as at:
            ana, ben = at.people
            assert (await ben.say(heard.Say("a", "good morning")))[0]["type"] == "accepted"
            assert ana.now()["may_talk"]
            await ben.say(heard.Say("b", said))
            assert isinstance(at.keeper.room.log[-1].what, log.Hushed)
            assert not ana.now()["may_talk"]
            assert (await ana.say(heard.Say("c", "what?")))[0]["code"] == "talk_closed"
            kept = read_room("x", at.keeper.room.head, await at.lobby.store.log(at.keeper.room.id))
            assert kept.hushed == at.keeper.room.hushed

    run(scenario)


def test_the_third_mode_has_signs_with_their_meaning_and_pointing_at_a_bay(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(communication="jammed")) as at:
            ana, ben = at.people
            now = ana.now()
            assert not now["may_talk"]
            assert {"look", "point_at_bay"} <= {sign["sign"] for sign in now["signs"]}
            assert all(sign["words"] and sign["means"] for sign in now["signs"])
            assert (await ana.say(heard.Say("t", "hello")))[0]["code"] == "talk_closed"
            assert (await ana.say(heard.Sign("p", "point_at_bay", "7")))[0]["type"] == "accepted"
            assert any("7" in line for line in ben.lines()[-1:])
            for sign, piece in (("point_at_bay", None), ("look", "3"), ("point_at_bay", "13")):
                assert (await ana.say(heard.Sign("x", sign, piece)))[0]["code"] == "sign_piece"
            assert (await ana.say(heard.Sign("y", "whistle")))[0]["code"] == "no_such_sign"
            await ana.say(heard.Sign("z", "lock"))
            assert ana.now()["signs"] == []

    run(scenario)


def test_talk_is_plain_text_on_one_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            await at.people[0].say(heard.Say("a", "one\n\x1b[2J two\x00"))
            (said,) = [entry.what for entry in at.keeper.room.log if isinstance(entry.what, log.Said)]
            assert said.text == "one [2J two"
            (refused,) = await at.people[0].say(heard.Say("b", "\n\x00 \t"))
            assert refused["code"] == "nothing_said"

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


def test_the_same_claim_twice_within_the_window_takes_one_die(tmp_path: Path, clock: Clock) -> None:
    position = {
        "options": {"players": 2, "mode": "live", "burn_if": "any"},
        "phase": "draft",
        "tray": ["R6", "R6", "G2", "B1"],
        "mats": [["B02", "B43"], ["B17", "B35"]],
    }

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", position), clock=clock) as at:
            await at.everybody_ready()
            for _ in range(2):
                await at.people[0].play("burn r6", id="same")
            await at.pass_time(100)
            assert at.keeper.room.step == 1
            assert [message["type"] for message in at.people[0].hear() if message.get("id") == "same"] == [
                "accepted"
            ] * 2

    run(scenario)


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


def test_the_seed_is_told_at_the_end_and_not_before_and_the_promise_holds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two(seed=8_765_432_109_876_543)) as at:
            table = await at.people[0].join()
            assert table["now"]["ended"] is None
            assert str(at.keeper.room.head.seed) not in str(at.people[0].told)
            assert at.keeper.room.head.salt not in str(at.people[0].told)
            for person in at.people:
                await person.say(heard.Want("g", "abandon"))
            ended = at.people[0].now()["ended"]
            assert (ended["seed"], ended["salt"]) == (at.keeper.room.head.seed, at.keeper.room.head.salt)
            promised = tablemate.kernel.circumstances.Commitment(table["commitment"], ended["salt"])
            assert promised.holds(ended["seed"])

    run(scenario)
