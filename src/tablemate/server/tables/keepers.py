"""The keepers of all tables that somebody uses; the others are put away, and come back when they are asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tablemate.server.logs import facts
from tablemate.server.problems import NotThere, Refusal
from tablemate.server.storage.store import Store, TableRow

from .bots_here import Thinking
from .customs import customs_of
from .entries import AnyWhat
from .game_time import monotonic
from .intents import CLAIM_WINDOW
from .keeper import Keeper
from .room import Room

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 1.0
OVER_IDLE = 2_000
"""Milliseconds after which a table is put away whose game is over and at which nobody is left: games that began
together end together, and their people sit down at as many new tables.
"""
OVER_IDLE_OF_ENTRY = 10
"""The same for each entry of its log, where that is more: nobody has a long game read again and again."""
SLICE = 5
"""Milliseconds after which others go on while a table is read."""


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
        self._aside = ThreadPoolExecutor(1, "own cards")

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
        self._aside.shutdown(wait=False, cancel_futures=True)

    async def aside(self, work: Callable[[], T]) -> T:
        """What takes seconds with somebody's own cards: one after the other, so that tables of others go on."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work)

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

    async def delete(self, table: str, delete: Callable[[], Awaitable[bool]]) -> bool:
        """Have a table deleted, if it may be; one in memory in its turn, so that nothing at it is cut short."""
        keeper = await self._opened(table)
        if keeper is not None:
            deleted = await keeper.asked(lambda it: it.delete(delete))
        else:
            deleted = await delete()
            if deleted and await self._opened(table):  # by somebody who looked meanwhile
                await self.delete(table, delete)
        if deleted:
            self._keepers.pop(table, None)
        return deleted

    async def _opened(self, table: str) -> Keeper | None:
        """The keeper of a table that is in memory, or about to be."""
        if table in self._opening:
            await asyncio.wait([self._opening[table]])
        keeper = self._keepers.get(table)
        return None if keeper is None or keeper.broken else keeper

    async def _open(self, table: str) -> Keeper:
        try:
            row = await self._store.table(table)
            if row is None:
                raise NotThere("no_such_table")
            room = await self._read(row)
            keeper = Keeper(room, self._store, customs_of(row.head.game), self._thinking, self._claim_window)
            self._keepers[table] = keeper
            keeper.start()
            return keeper
        finally:
            self._opening.pop(table, None)

    async def _read(self, row: TableRow) -> Room:
        """A table as its log tells it; one that tells nothing that can be read is none for now."""
        try:
            return await self._told_by(row, await self._store.log(row.id))
        except SQLAlchemyError:
            raise
        except Exception:
            LOG.exception("a table cannot be read", extra=facts(table=row.id))
            raise Refusal("table_unreadable") from None

    async def _told_by(self, row: TableRow, log: Sequence[tuple[int, int, AnyWhat]]) -> Room:
        """Read in slices between which others go on."""
        room = await self.aside(lambda: Room.open(row.id, row.head)) if row.head.has_own_cards else None
        room, since = room or Room.open(row.id, row.head), monotonic()
        for sequence, at, what in log:
            room.fold(sequence, at, what)
            if monotonic() - since >= SLICE:
                await asyncio.sleep(0)
                since = monotonic()
        room.leave_empty()
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.put_away()
            except Exception:
                LOG.exception("tables could not be put away")

    async def put_away(self) -> None:
        """Let go of tables that nobody has used for a while."""
        now = monotonic()
        for table, keeper in [*self._keepers.items()]:
            if (
                keeper.used < now - self._patience(keeper.room)
                and keeper.is_idle
                and self._keepers.get(table) is keeper
            ):
                del self._keepers[table]
                await self._stop(keeper)
                keeper.let_go()

    def _patience(self, room: Room) -> int:
        """How long a table stays although nobody uses it; one that takes long to read, the longer."""
        return min(self._idle, max(OVER_IDLE, room.version * OVER_IDLE_OF_ENTRY)) if room.over else self._idle
