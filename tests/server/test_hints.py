"""Advice of a bot at a table: who gets it, what it says, and what happens meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel.table import Table
from tablemate.server.tables import advising
from tablemate.server.thinking import How
from tablemate.server.wire import heard

from .at_table import AtTable, Choice, Clock, Person, clock, head_of, run, sitting

__all__ = ["clock"]


class Slow:
    """A bot that answers when it is let, with what it is given."""

    def __init__(self, *answers: Choice) -> None:
        self.answers = [*answers]
        self.may_answer = asyncio.Event()
        self.asked: list[tuple[int, str, int, int]] = []
        self.saw: list[list[str]] = []

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Choice:
        """What comes next."""
        self.asked.append((seat, bot, seed, stream))
        self.saw.append([str(action) for action in table.legal(seat)])
        await self.may_answer.wait()
        return self.answers.pop(0)


def advised_by(at: AtTable, bot: Slow) -> Slow:
    """Whoever asks at this table asks this bot."""
    at.keeper.advising._thinking = bot
    return bot


async def answered(at: AtTable, person: Person) -> list[dict[str, Any]]:
    """What somebody is told once the bot has thought."""
    while at.keeper.advising._asking:
        await asyncio.sleep(0)
    await at.ring()
    return person.hear()


async def hint(at: AtTable, person: Person, called: str = "h") -> dict[str, Any]:
    """The answer to somebody who asks for advice."""
    found = [*await person.say(heard.Hint(called)), *await answered(at, person)]
    return next(message for message in found if message.get("id") == called)


@pytest.mark.parametrize("game", ["assembly", "fuse", "origin_story"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_advice_names_the_bot_and_an_action_that_can_be_played(
    tmp_path: Path, clock: Clock, game: str, language: str
) -> None:
    async def scenario() -> None:
        async with sitting(
            tmp_path, head_of(game, players=1) if game != "origin_story" else head_of(game), (), clock
        ) as at:
            ana = at.people[0]
            await ana.join(language, labels=True)
            if at.keeper.time is not None:
                await at.everybody_ready()
            told = await hint(at, ana)
            chosen = next(each for each in ana.now()["actions"] if each["action"] == told["action"])
            assert (told["type"], told["bot"]) == ("hint", "greedy")
            assert (told["notation"], told["words"]) == (chosen["notation"], chosen["label"])
            assert told["bot"] in told["sentence"]
            assert told["notation"] in told["sentence"]

    run(scenario)


def test_the_same_question_is_put_to_the_bot_in_the_same_way(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            bot = advised_by(at, Slow(Choice("three: deploy"), Choice("three: deploy")))
            bot.may_answer.set()
            await hint(at, at.people[0], "one")
            await hint(at, at.people[0], "two")
            assert bot.asked[0] == bot.asked[1]

    run(scenario)


def test_advice_is_about_the_table_as_it_stood_when_it_was_asked_for(tmp_path: Path, clock: Clock) -> None:
    """A move comes with the question: it is carried out before the bot hears anything."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            ana, bot = at.people[0], advised_by(at, Slow(Choice("three: deploy")))
            before = [str(action) for action in at.keeper.room.table.legal(0)]
            at.keeper.put(lambda it: it.hear(ana.listener, heard.Hint("h")))
            await ana.play("three: cw")
            assert bot.saw == [before]
            bot.may_answer.set()
            await answered(at, ana)

    run(scenario)


def test_who_is_asked_nothing_and_who_watches_gets_no_advice(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=2, first=0), (), clock) as at:
            watcher = at.watcher()
            await watcher.join()
            assert (await hint(at, watcher))["code"] == "only_watching"
            assert (await hint(at, at.people[1]))["code"] == "nothing_asked"
            assert at.keeper.room.version == len(at.keeper.room.log)

    run(scenario)


def test_before_a_game_begins_there_is_no_advice(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live"), (), clock) as at:
            assert (await hint(at, at.people[0]))["code"] == "not_started"

    run(scenario)


def test_where_no_bot_knows_the_game_there_is_no_advice(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "bots_of", lambda game: ("random",))

    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            assert (await hint(at, at.people[0]))["code"] == "no_hint_bot"

    run(scenario)


def test_where_fuse_is_played_without_hints_bots_give_none(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=1, mode="practice", hints=False), (), clock) as at:
            assert (await hint(at, at.people[0]))["code"] == "hints_off"

    run(scenario)


def test_a_seat_waits_for_one_answer_at_a_time(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            ana, bot = at.people[0], advised_by(at, Slow(Choice("three: deploy")))
            assert await ana.say(heard.Hint("first")) == []
            (refused,) = await ana.say(heard.Hint("second"))
            assert (refused["id"], refused["code"]) == ("second", "hint_under_way")
            bot.may_answer.set()
            (told,) = await answered(at, ana)
            assert (told["id"], told["action"]) == ("first", "three: deploy")

    run(scenario)


def test_an_address_waits_for_two_hints_at_a_time_at_however_many_tables(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=4, mode="practice"), (), clock) as at:
            await next(person for person in at.people if person.now()["actions"]).play("roll")
            bot, shared = advised_by(at, Slow(*[Choice(None, How.PASSED)] * 4)), at.people[0].listener.hints
            for person in at.people:
                person.listener.hints = shared
            for person in at.people:
                person.hear()
            first = [await person.say(heard.Hint("h")) for person in at.people]
            assert [[each["code"] for each in told] for told in first] == [[], [], ["too_busy"], ["too_busy"]]
            bot.may_answer.set()
            await answered(at, at.people[0])
            assert await at.people[2].say(heard.Hint("again")) == []
            await answered(at, at.people[2])
            assert [seat for seat, *_ in bot.asked] == [0, 1, 2]

    run(scenario)


@pytest.mark.parametrize(
    ("choice", "code"), [(Choice("three: deploy", How.FALLBACK), "hint_failed"), (Choice("three: deploy"), "hint_late")]
)
def test_what_is_no_advice_any_more_is_not_given(tmp_path: Path, clock: Clock, choice: Choice, code: str) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            ana, bot = at.people[0], advised_by(at, Slow(choice))
            await ana.say(heard.Hint("h"))
            await ana.play("three: cw")
            bot.may_answer.set()
            (refused,) = await answered(at, ana)
            assert (refused["type"], refused["code"]) == ("refused", code)

    run(scenario)


def test_advice_for_a_game_that_was_given_up_meanwhile_is_refused(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            ana, bot = at.people[0], advised_by(at, Slow(Choice("three: deploy")))
            await ana.say(heard.Hint("h"))
            await ana.say(heard.Want("up", "abandon"))
            bot.may_answer.set()
            (refused,) = await answered(at, ana)
            assert (refused["id"], refused["code"]) == ("h", "hint_late")

    run(scenario)


def test_advice_that_can_still_be_followed_is_given_although_the_table_has_gone_on(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="practice"), (), clock) as at:
            holder = next(person for person in at.people if person.now()["actions"])
            await holder.play("roll")
            ana, ben = at.people
            free = next(each["action"] for each in ana.now()["actions"] if each["kind"] == "place")
            bot = advised_by(at, Slow(Choice(free)))
            await ana.say(heard.Hint("h"))
            other = next(
                each for each in ben.now()["actions"] if each["arguments"].get("die", "")[:1] not in free[6].upper()
            )
            await ben.play(other["action"])
            bot.may_answer.set()
            told = next(each for each in await answered(at, ana) if each.get("id") == "h")
            assert (told["type"], told["action"]) == ("hint", free)

    run(scenario)


def test_a_bot_may_advise_to_let_the_others_go_first(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="practice"), (), clock) as at:
            asked = next(person for person in at.people if person.now()["actions"])
            bot = advised_by(at, Slow(Choice(None, How.PASSED)))
            bot.may_answer.set()
            told = await hint(at, asked)
            assert (told["action"], told["notation"], told["words"]) == (None, None, None)
            assert "others" in told["sentence"]

    run(scenario)


def test_whoever_has_left_is_told_nothing(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1), (), clock) as at:
            ana, bot = at.people[0], advised_by(at, Slow(Choice("three: deploy")))
            await ana.say(heard.Hint("h"))
            await at.keeper.asked(lambda it: it.depart(ana.listener))
            bot.may_answer.set()
            assert await answered(at, ana) == []

    run(scenario)
