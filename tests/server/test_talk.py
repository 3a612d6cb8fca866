"""Talk at a table: as its game allows it, among watchers, and never without end."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from tablemate.server.tables import entries as log
from tablemate.server.tables import keeper
from tablemate.server.tables.room import read_room
from tablemate.server.wire import heard

from .at_table import clock, head_of, run, sitting, two

__all__ = ["clock"]


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
            said = [(await each.say(heard.Say(name, "hello"))) for each, name in ((one, "a"), (other, "b"), (one, "c"))]
            assert [next(m for m in each if m.get("id"))["type"] for each in said] == [
                "accepted",
                "accepted",
                "refused",
            ]
            assert (await at.people[0].say(heard.Say("a", "hello")))[-2]["type"] == "accepted"

    run(scenario)


def test_what_a_watcher_says_again_over_another_line_is_said_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, two()) as at:
            one, again, stranger = at.watcher(), at.watcher(), at.watcher()
            again.listener.person = one.listener.person
            for person in (one, again, stranger):
                await person.join()
            first, *_ = await one.say(heard.Say("a", "hello"))
            before = at.keeper.room.version
            assert [each for each in await again.say(heard.Say("a", "hello")) if "id" in each] == [first]
            assert at.keeper.room.version == before
            await stranger.say(heard.Say("a", "hello"))
            assert at.keeper.room.version == before + 1

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
            assert (refused["code"], refused["rule"]) == ("talk_closed", "ASM-TALK-1")
            assert refused["topic"] == "communication"

    run(scenario)


DECOMPOSED = unicodedata.normalize("NFD", "J’AI DÉPLOYÉ")
COMMANDS = [
    *("better not lock that", "LOCK!", "a deployment", "I turned it"),
    *("mieux vaut verrouiller", "j'ai verrouillé", "verrouillons", "tu échanges ?", "on déploiera", DECOMPOSED),
    *("tournées", "deux rotations", "j'ai echange"),
]


@pytest.mark.parametrize("said", COMMANDS)
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
            (refused,) = await ana.say(heard.Say("c", "what?"))
            assert (refused["code"], refused["rule"]) == ("talk_closed", "ASM-TALK-2")
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
            (refused,) = await ana.say(heard.Say("t", "hello"))
            assert (refused["code"], refused["rule"]) == ("talk_closed", "ASM-TALK-3")
            assert (await ana.say(heard.Sign("p", "point_at_bay", "7")))[0]["type"] == "accepted"
            assert any("7" in line for line in ben.lines()[-1:])
            for sign, piece in (("point_at_bay", None), ("look", "3"), ("point_at_bay", "13")):
                (refused,) = await ana.say(heard.Sign("x", sign, piece))
                assert (refused["code"], refused["rule"]) == ("sign_piece", "ASM-TALK-3")
            (refused,) = await ana.say(heard.Sign("y", "whistle"))
            assert (refused["code"], refused["rule"]) == ("no_such_sign", "ASM-TALK-3")
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
