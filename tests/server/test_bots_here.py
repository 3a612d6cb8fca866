"""Bots at a table: where nobody may act nothing is due for them, and one that cannot be asked holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablemate.server.lobby import SeatWish
from tablemate.server.tables.head import Head
from tablemate.server.wire import heard

from .at_table import AtTable, Clock, FirstLegal, clock, head_at, run, sitting, two
from .log_lines import logged

__all__ = ["clock"]

Ends = Callable[[AtTable], Awaitable[object]]
WITH_A_BOT = [SeatWish(bot="greedy"), SeatWish()]
DRAFT = {
    "options": {"players": 2, "mode": "live"},
    "phase": "draft",
    "tray": ["R4", "K3", "G2", "B1"],
    "mats": [["B02", "B43"], ["B17", "B35"]],
}


async def give_up(at: AtTable) -> None:
    """The only person gives up."""
    await at.people[0].say(heard.Want("up", "abandon"))


async def pause(at: AtTable) -> None:
    """The only person wants a pause."""
    await at.people[0].say(heard.Want("pause", "pause"))


async def close(at: AtTable) -> None:
    """The host closes the table."""
    await at.keeper.asked(lambda it: it.seating.close())


@pytest.mark.parametrize(
    ("head", "ends"),
    [
        (two(), give_up),
        (two(), close),
        (head_at("fuse", DRAFT), give_up),
        (head_at("fuse", DRAFT), pause),
        (head_at("fuse", DRAFT), close),
    ],
)
def test_where_nobody_may_act_no_bot_is_due_and_the_table_is_put_away(
    tmp_path: Path, clock: Clock, head: Head, ends: Ends
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head, WITH_A_BOT, clock) as at:
            if at.keeper.time is not None:
                await at.everybody_ready()
            assert at.keeper.bots.moments()
            await ends(at)
            assert at.keeper.bots.moments() == []
            await at.keeper.asked(lambda it: it.depart(at.people[0].listener))
            await at.pass_time(5_000)
            clock.now += 301_000
            await at.lobby.keepers.put_away()
            assert len(at.lobby.keepers) == 0

    run(scenario)


def test_after_a_pause_the_bot_goes_on(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", DRAFT), WITH_A_BOT, clock) as at:
            await at.everybody_ready()
            await pause(at)
            await at.people[0].say(heard.Want("on", "resume"))
            for _ in range(12):
                await at.pass_time(1_000)
            assert any(step.by == "bot greedy 1" for step in at.keeper.room.table.steps)

    run(scenario)


def test_a_bot_that_cannot_even_be_asked_holds_up_nobody(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked once for each move, not again and again, and the log says that it failed."""
    asked = 0

    async def fails(*_: object, **__: object) -> Any:
        nonlocal asked
        asked += 1
        raise ValueError

    monkeypatch.setattr(FirstLegal, "choose", fails)

    async def scenario() -> None:
        async with sitting(tmp_path, two(), WITH_A_BOT, clock) as at:
            for _ in range(5):
                await at.pass_time(1_000)
                await asyncio.sleep(0.01)
            moves = [step for step in at.keeper.room.table.steps if step.by == "bot greedy 1"]
            assert 0 < len(moves) == asked

    with logged() as lines:
        run(scenario)
    failed = [line for line in lines if b'"event":"a bot could not be asked"' in line]
    assert len(failed) == asked
    assert all(b"ValueError" in line for line in failed)
