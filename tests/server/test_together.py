"""Moves that come faster than they can be told are told together, without anything being told out of turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tablemate.server.problems import NotStored
from tablemate.server.tables.inbox import Hearing
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard

from .at_table import head_of, run, sitting

TWO = head_of("assembly", players=2, roles=["none", "none"], first=0)


def test_moves_that_wait_already_are_told_together_and_each_is_acknowledged(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, TWO) as at:
            asker, step = at.people[0], at.keeper.room.step
            tried = at.keeper.room.table.twin()
            tried.play("ask nothing", 0)
            for number, action in enumerate(["ask nothing", str(tried.legal(0)[0])]):
                at.keeper.put(Hearing(asker.listener, heard.Play(str(number), action, step + number)))
            await at.keeper.asked(nothing)
            assert [each["id"] for each in asker.hear() if each["type"] == "accepted"] == ["0", "1"]
            for person in at.people:
                person.hear()
                news = [each for each in person.told if each["type"] == "news"][-1]
                assert [entry["step"] for entry in news["entries"]] == [step + 1, step + 2]
                assert news["now"]["step"] == step + 2

    run(scenario)


def test_whoever_is_refused_has_heard_before_how_the_table_went_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, TWO) as at:
            asker, step = at.people[0], at.keeper.room.step
            asker.hear()
            for called in ("a", "b"):
                at.keeper.put(Hearing(asker.listener, heard.Play(called, "ask swap", step)))
            await at.keeper.asked(nothing)
            assert [each["type"] for each in asker.hear()] == ["accepted", "news", "refused"]

    run(scenario)


def test_nobody_waits_for_news_because_of_a_move_that_comes_to_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, TWO) as at:
            asker, other = at.people
            step = at.keeper.room.step
            left = Listener(1, False, Ear(1, "en"), 1_000)
            at.keeper.put(Hearing(asker.listener, heard.Play("a", "ask swap", step)))
            at.keeper.put(Hearing(left, heard.Play("b", "ask swap", step)))
            await asyncio.sleep(0.2)
            assert other.now()["step"] == step + 1

    run(scenario)


def test_nobody_is_shown_a_move_that_was_not_stored_beside_one_that_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first waits to be told with the second, which the database does not take."""

    async def scenario() -> None:
        async with sitting(tmp_path, TWO) as at:
            (asker, other), step = at.people, at.keeper.room.step
            tried = at.keeper.room.table.twin()
            tried.play("ask nothing", 0)
            asker.hear()
            other.hear()
            monkeypatch.setattr(at.lobby.store, "add", taking_one(at.lobby.store.add))
            for number, action in enumerate(["ask nothing", str(tried.legal(0)[0])]):
                at.keeper.put(Hearing(asker.listener, heard.Play(str(number), action, step + number)))
            await at.keeper.asked(nothing)
            told = asker.hear()
            assert [each.get("code", each["type"]) for each in told] == ["accepted", "not_stored", "table"]
            (shown,) = other.hear()
            for table in (told[-1], shown):
                assert (table["type"], table["now"]["step"], table["now"]["ended"]) == ("table", step + 1, None)
                assert table["log"][-1]["played"]["action"] == "ask nothing"

    run(scenario)


def taking_one(add: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A database that is full after one more move."""
    left = [add]

    async def take(*given: object) -> None:
        if not left:
            raise NotStored("not_stored")
        await left.pop()(*given)

    return take


async def nothing(_: Keeper) -> None:
    """Whatever came before is done."""
