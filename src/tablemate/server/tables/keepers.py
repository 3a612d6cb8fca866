"""The keepers of all tables that somebody uses; the others are put away, and come back when they are asked for."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from tablemate.server.logs import facts
from tablemate.server.problems import NotThere
from tablemate.server.storage.store import Store

from .bots_here import Thinking
from .customs import customs_of
from .game_time import monotonic
from .intents import CLAIM_WINDOW
from .keeper import Keeper
from .room import read_room

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 1.0
OVER_IDLE = 2_000
"""Milliseconds after which a table is put away whose game is over and at which nobody is left: games that began
together end together, and their people sit down at as many new tables.
"""


class Keepers:
    """Finds the keeper of a table, and reads the table from its log where it was put away."""

    def __init__(self, store: Store, thinking: Thinking, idle_seconds: float, claim_window: int = CLAIM_WINDOW) -> None:
        self._store = store
        self._thinking = thinking
        self._idle = int(idle_seconds * 1000)
        self._claim_window = claim_window
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._keepers)

    def listeners(self) -> int:
        """How many connections there are."""
        return sum(len(keeper.crowd) for keeper in self._keepers.values())

    def start(self) -> None:
        """Put idle tables away from now on."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Let every keeper finish what it has begun; one that cannot holds up none of the others."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*(self._stop(keeper) for keeper in self._keepers.values()))
        self._keepers.clear()

    async def _stop(self, keeper: Keeper) -> None:
        try:
            await keeper.stop()
        except Exception:
            LOG.exception("a table could not finish what it had begun", extra=facts(table=keeper.room.id))

    def at_hand(self, table: str) -> Keeper | None:
        """The keeper of a table, if it is in memory."""
        return self._keepers.get(table)

    async def of(self, table: str) -> Keeper:
        """The keeper of a table."""
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.broken:
            keeper.used = monotonic()
            return keeper
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Keeper:
        try:
            row = await self._store.table(table)
            if row is None:
                raise NotThere("no_such_table")
            log = await self._store.log(table)
            if row.head.has_own_cards:
                room = await asyncio.to_thread(read_room, row.id, row.head, log)
            else:
                room = read_room(row.id, row.head, log)
            keeper = Keeper(room, self._store, customs_of(row.head.game), self._thinking, self._claim_window)
            self._keepers[table] = keeper
            keeper.start()
            return keeper
        finally:
            self._opening.pop(table, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.put_away()

    async def put_away(self) -> None:
        """Let go of tables that nobody has used for a while."""
        now = monotonic()
        for table, keeper in [*self._keepers.items()]:
            if keeper.used < now - (OVER_IDLE if keeper.room.over else self._idle) and keeper.is_idle:
                del self._keepers[table]
                await self._stop(keeper)
                keeper.let_go()
