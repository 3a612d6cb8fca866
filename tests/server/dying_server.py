"""A server that has a bot think in a process that holds a pipe, says so, and waits to be killed."""

from __future__ import annotations

import asyncio
import sys

import tablemate
from tablemate.kernel.processes import running
from tablemate.server.thinking import Thinkers


async def main(bot: str, alive: str) -> None:
    """Ask a good bot first, so that the process is ready, and then the one that is named."""
    table = tablemate.game(tablemate.games()[0]).new(seed=1)
    async with Thinkers(command=running("tests.server.misbehaving", "when-asked", alive)) as thinkers:
        await thinkers.choose(table, table.waiting[0].seat, "random", 1, 1, 60)
        asking = asyncio.create_task(thinkers.choose(table, table.waiting[0].seat, bot, 1, 1, 60))
        await asyncio.sleep(0)
        print("thinking", flush=True)
        await asking
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
