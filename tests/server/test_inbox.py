"""The inbox of a keeper: what waits, and whoever has to wait with more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from tablemate.server.tables.inbox import MOST_WAITING, Errand, Inbox
from tablemate.server.tables.keeper import Keeper


def errand(number: int) -> Errand:
    async def nothing() -> None:
        pass

    def carry_out(_: Keeper) -> Awaitable[None]:
        return nothing()

    carry_out.__name__ = str(number)
    return carry_out


def name(found: Errand) -> int:
    return int(found.__name__)


async def full() -> Inbox:
    inbox = Inbox()
    for number in range(MOST_WAITING):
        await inbox.take_in(errand(number))
    return inbox


async def turns() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_a_line_waits_where_too_much_is_to_be_done_and_goes_on_in_its_turn() -> None:
    async def scenario() -> None:
        inbox = await full()
        lines = [asyncio.create_task(inbox.take_in(errand(MOST_WAITING + number))) for number in range(3)]
        await turns()
        assert [line.done() for line in lines] == [False, False, False]
        assert name(await inbox.next()) == 0
        await turns()
        assert [line.done() for line in lines] == [True, False, False]
        rest = [name(await inbox.next()) for _ in range(MOST_WAITING)]
        assert rest == [*range(1, MOST_WAITING + 1)]
        await turns()
        assert [name(await inbox.next()) for _ in range(2)] == [MOST_WAITING + 1, MOST_WAITING + 2]
        assert all(line.done() for line in lines)

    asyncio.run(scenario())


def test_a_line_that_ends_while_it_waits_holds_up_no_other() -> None:
    async def scenario() -> None:
        inbox = await full()
        gone, stays = (asyncio.create_task(inbox.take_in(errand(number))) for number in (1_000, 1_001))
        await turns()
        gone.cancel()
        await turns()
        await inbox.next()
        await turns()
        assert stays.done()

    asyncio.run(scenario())


def test_what_the_table_itself_has_to_do_never_waits_for_room() -> None:
    async def scenario() -> None:
        inbox = await full()
        inbox.put(errand(1_000))
        assert [name(await inbox.next()) for _ in range(MOST_WAITING + 1)][-1] == 1_000

    asyncio.run(scenario())


def test_nobody_waits_for_a_table_that_is_given_up() -> None:
    async def scenario() -> None:
        inbox = await full()
        lines = [asyncio.create_task(inbox.take_in(errand(number))) for number in range(3)]
        await turns()
        inbox.close()
        await asyncio.gather(*lines)

    asyncio.run(scenario())
