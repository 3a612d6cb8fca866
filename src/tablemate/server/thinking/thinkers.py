"""All thinking processes of a server: each is replaced when it ends, and each question gets an answer in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Self

from tablemate.kernel.table import Table

from .free import Free
from .messages import Answer, Failed, Reply, framed
from .thinker import Thinker, worker_command
from .thought import Asked, Thought, Trouble

PATIENCE = 5.0
"""Seconds that a question waits for a process that is free."""
START = 60.0
"""Seconds after which a process that is not ready counts as stuck."""
FIRST_REST, LONGEST_REST = 0.25, 10.0


def rest(failures: int) -> float:
    """Seconds before a process is started in place of one that ended: none at first, then longer and longer.

    >>> [rest(failures) for failures in (0, 1, 2, 3, 99)]
    [0.0, 0.0, 0.25, 0.5, 10.0]
    """
    return 0.0 if failures < 2 else min(FIRST_REST * 2.0 ** min(failures - 2, 20), LONGEST_REST)


class Thinkers:
    """The processes in which bots think.

    `command` starts one of them, `patience` is how many seconds a question may wait for a free one, and `rests` says
    how long nobody takes the place of one that ended, after so many in a row that were of no use.
    """

    def __init__(
        self,
        number: int = 1,
        *,
        command: Sequence[str] | None = None,
        patience: float = PATIENCE,
        rests: Callable[[int], float] = rest,
    ) -> None:
        self._number = number
        self._command = command or worker_command()
        self._patience = patience
        self._rests = rests
        self._free = Free()
        self._keepers: list[asyncio.Task[None]] = []
        self._asking: set[asyncio.Task[Reply | Trouble]] = set()
        self._thinkers: set[Thinker] = set()
        self.started = 0
        """How many processes there have been."""

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that there are now."""
        return sorted(thinker.pid for thinker in self._thinkers if not thinker.is_gone)

    async def start(self) -> None:
        """Start the processes, and do not wait until they are ready."""
        self._free.open()
        self._keepers = [asyncio.create_task(self._keep(), name="thinker") for _ in range(self._number)]

    async def stop(self) -> None:
        """End the processes; whoever still waits for an answer gets a fallback."""
        self._free.close()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, *self._asking, return_exceptions=True)
        await asyncio.gather(*(thinker.ended() for thinker in self._thinkers))
        self._keepers.clear()
        self._thinkers.clear()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Thought:
        """What a bot does in a seat that is asked something; its time is counted from when a process is free.

        What can be answered `later` waits for every other question.

        The table may go on meanwhile: the thought is about how it stood.  `seed` is the bot's own and `stream` another
        for each question; neither may follow from the seed of the game.  When bots stop, a `Company` knows.
        """
        asked = Asked(table, seat, bot, seed, stream)
        thinker = await self._free.take(self._patience, later=later)
        if thinker is None:
            return asked.thought(Trouble.BUSY)
        asking = asyncio.create_task(self._ask(thinker, framed(asked.question), budget_s))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return asked.thought(await asyncio.shield(asking))

    async def _ask(self, thinker: Thinker, question: bytes, budget_s: float) -> Reply | Trouble:
        """Ask, and give the process back; that is done to the end, even if nobody wants to know any more."""
        try:
            async with asyncio.timeout(budget_s):
                reply = await thinker.ask(question)
        except TimeoutError:
            thinker.kill()
            return Trouble.LATE
        if not isinstance(reply, Answer | Failed):
            thinker.kill()
            return Trouble.ENDED
        self._free.give(thinker)
        return reply

    async def _keep(self) -> None:
        """See to it that there is a process, however often one ends."""
        failures = 0
        while True:
            await asyncio.sleep(self._rests(failures))
            failures = 0 if await self._employ() else failures + 1

    async def _employ(self) -> bool:
        """One process from its start to its end: was it of any use?"""
        self.started += 1
        try:
            thinker = await Thinker.start(self._command)
        except OSError:
            return False
        self._thinkers.add(thinker)
        try:
            if await thinker.is_ready(START):
                self._free.give(thinker)
                await thinker.ended()
        finally:
            thinker.kill()
            await thinker.ended()
            self._thinkers.discard(thinker)
        return thinker.has_worked
