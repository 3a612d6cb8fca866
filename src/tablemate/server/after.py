"""What is open when a game is over: its record, and so everything.  Before, nobody gets a byte of it.

A game that was given up is over.  A table that its host closed while the game went on stays shut: nobody agreed to show
what they had in hand.
"""

from __future__ import annotations

from tablemate.kernel.records import Record

from .problems import NotThere, Refusal
from .storage.store import Store, TableRow, wall_time
from .tables.room import read_room
from .workshop import Work


def check_open(row: TableRow, now: int) -> None:
    """Refuse a game that is not over, and the deal of a day that is not."""
    if row.ended is None:
        raise Refusal("not_over")
    check_unsealed(row, now)


def check_unsealed(row: TableRow, now: int) -> None:
    """Refuse the deal of a day that is not over."""
    if row.head.is_sealed(now):
        raise Refusal("deal_sealed", day=str(row.head.deal))


def is_open(row: TableRow, now: int) -> bool:
    """May everybody see all of this game?"""
    return row.ended is not None and not row.head.is_sealed(now)


class After:
    """Opens games that are over."""

    def __init__(self, store: Store, work: Work) -> None:
        self._store = store
        self._work = work

    async def record(self, table: str) -> Record:
        """The record of a game that is over."""
        row = await self.row(table)
        check_open(row, wall_time())
        return await self.opened(row)

    async def row(self, table: str) -> TableRow:
        """A table by its name, open or not."""
        row = await self._store.table(table)
        if row is None:
            raise NotThere("no_such_table")
        return row

    async def opened(self, row: TableRow, *, patiently: bool = False) -> Record:
        """The record of a game, whoever may see it: to be asked by those who have checked."""
        kept = await self._store.log(row.id)
        do = self._work.do_patiently if patiently else self._work.do
        return await do(lambda breath: read_room(row.id, row.head, breath.between(kept)).table.record())
