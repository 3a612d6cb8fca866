"""A table with its keeper: moves acknowledged once, refusals, taking back, coming back, and whoever watches."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablemate
from tablemate.server.wire import heard

from .at_table import Clock, clock, head_at, head_of, run, sitting, two

__all__ = ["clock"]


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


def test_who_asks_for_it_is_told_the_table_as_headings_and_sentences_and_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            ana, ben = at.people
            await ben.join("fr", sections=True)
            await ana.play("ask swap")
            assert "sections" not in ana.now()
            parts = {part["heading"]: part["lines"] for part in ben.now()["sections"]}
            assert len(parts["L’anneau, baie par baie"]) == 12
            own, other = parts["Mains et rôles"]
            assert own.startswith("Votre main")
            assert "cartes" in other

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
            assert (refused["code"], refused["rule"]) == ("not_your_step", "TABLE-UNDO")
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
