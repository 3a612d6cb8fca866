"""What is asked of the database, by name."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tablemate.kernel.json_types import Known
from tablemate.server.meter import Meter
from tablemate.server.tables.entries import AnyWhat, Entry, read, written
from tablemate.server.tables.head import Head

from .database import for_writing, opened
from .deleting import deleting
from .schema import CLOCKS, ENTRIES, SEATS, TABLES
from .writer import Statement, Writer

_ADD_ENTRIES = insert(ENTRIES)
_ADD_TABLE = insert(TABLES)
_ADD_SEATS = insert(SEATS)
_SET_LINK = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("in_table"), SEATS.c.seat == bindparam("in_seat"))
    .values(link=bindparam("new_link"), holder=None, person=None)
)
_SET_HOLDER = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("in_table"), SEATS.c.seat == bindparam("in_seat"))
    .values(holder=bindparam("new_holder"), person=bindparam("new_person"))
)
_END = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("in_table"))
    .values(
        ended=bindparam("ended_at"),
        abandoned=bindparam("is_abandoned"),
        won=bindparam("is_won"),
        score=bindparam("points"),
        band=bindparam("in_band"),
    )
)
_CLOSE = update(TABLES).where(TABLES.c.id == bindparam("in_table")).values(closed=bindparam("closed_at"))
_ADD_CLOCK = insert(CLOCKS)
_NOTE_CLOCK = (
    update(CLOCKS)
    .where(CLOCKS.c.table == bindparam("in_table"))
    .values(now=bindparam("counted"), at=bindparam("noted_at"))
)


class SeatRow(NamedTuple):
    """A seat: the hashes of its link, of whoever holds it, and of that browser."""

    seat: int
    link: str
    holder: str | None
    person: str | None


class TableRow(NamedTuple):
    """A table as it was made, and what has become of it."""

    id: str
    head: Head
    host: str
    created: int
    closed: int | None
    ended: int | None
    person: str | None
    """The browser of whoever made it."""


TABLE_ROW = (
    TABLES.c.id,
    TABLES.c.head,
    TABLES.c.host,
    TABLES.c.created,
    TABLES.c.closed,
    TABLES.c.ended,
    TABLES.c.person,
)
"""The columns of a `TableRow`, in their order."""


def table_row(id: str, head: str, *rest: Known) -> TableRow:
    """A table, from these columns."""
    return TableRow(id, msgspec.json.decode(head, type=Head), *rest)


class EndRow(NamedTuple):
    """How a game ended."""

    abandoned: bool
    won: bool | None = None
    score: int | None = None
    band: str | None = None


class Store:
    """The database, as the rest of the server asks it."""

    def __init__(self, engine: AsyncEngine, writer: Writer, meter: Meter) -> None:
        self.engine = engine
        self.writer = writer
        self.meter = meter

    @classmethod
    async def open(cls, url: str, meter: Meter | None = None) -> Store:
        """A store whose tables are of this version."""
        meter = meter or Meter()
        store = cls(await opened(url), Writer(for_writing(url), meter), meter)
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what waits, and let go."""
        await self.writer.stop()
        await self.engine.dispose()

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        """Keep a new table with its seats and the beginning of its log."""
        head = table.head
        row = {
            "id": table.id,
            "game": head.game,
            "created": table.created,
            "head": msgspec.json.encode(head).decode(),
            "host": table.host,
            "person": table.person,
            "deal": head.deal,
            "choices": head.choices,
            "practice": head.practice,
            "seats": len(seats),
            "forked": head.forked is not None,
            "abandoned": False,
        }
        rows = [{"table": table.id, **seat._asdict()} for seat in seats]
        await self.writer.write(
            (_ADD_TABLE, [row]),
            (_ADD_SEATS, rows),
            (_ADD_CLOCK, [{"table": table.id, "now": 0, "at": table.created}]),
            (_ADD_ENTRIES, _entry_rows(table.id, entries)),
        )

    async def add(self, table: str, entries: Sequence[Entry], end: EndRow | None = None) -> None:
        """Add to a log, and note how the game ended if it did; done when it is on the disk."""
        statements: list[Statement] = [(_ADD_ENTRIES, _entry_rows(table, entries))]
        if end is not None:
            values = {"is_abandoned": end.abandoned, "is_won": end.won, "points": end.score, "in_band": end.band}
            statements.append((_END, [{"in_table": table, "ended_at": wall_time(), **values}]))
        await self.writer.write(*statements)

    async def reissue(self, table: str, seat: int, link: str, entries: Sequence[Entry]) -> None:
        """Give a seat another link; whoever held it does not any more."""
        row = {"in_table": table, "in_seat": seat, "new_link": link}
        await self.writer.write((_SET_LINK, [row]), (_ADD_ENTRIES, _entry_rows(table, entries)))

    async def hold(
        self, table: str, seat: int, holder: str | None, person: str | None, entries: Sequence[Entry]
    ) -> None:
        """Somebody holds a seat from now on, or no person does."""
        row = {"in_table": table, "in_seat": seat, "new_holder": holder, "new_person": person}
        await self.writer.write((_SET_HOLDER, [row]), (_ADD_ENTRIES, _entry_rows(table, entries)))

    async def close_table(self, table: str, entries: Sequence[Entry]) -> None:
        """Nobody plays at a table any more."""
        await self.writer.write(
            (_CLOSE, [{"in_table": table, "closed_at": wall_time()}]), (_ADD_ENTRIES, _entry_rows(table, entries))
        )

    async def delete(self, table: str, person: str) -> bool:
        """Delete a table that concerns this person alone; is it gone?"""
        await self.writer.write(*deleting(person, table))
        return await self.table(table) is None

    async def note_clock(self, table: str, now: int) -> None:
        """Note what the clock of a game has counted."""
        await self.writer.write((_NOTE_CLOCK, [{"in_table": table, "counted": now, "noted_at": wall_time()}]))

    async def table(self, table: str) -> TableRow | None:
        """A table by its name."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*TABLE_ROW).where(TABLES.c.id == table))).first()
        return None if row is None else table_row(*row)

    async def log(self, table: str) -> list[tuple[int, int, AnyWhat]]:
        """The whole log of a table: sequence, time and what happened."""
        columns = (ENTRIES.c.sequence, ENTRIES.c.at, ENTRIES.c.what)
        chosen = select(*columns).where(ENTRIES.c.table == table).order_by(ENTRIES.c.sequence)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).all()
        return [(sequence, at, read(what)) for sequence, at, what in rows]

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table."""
        columns = (SEATS.c.seat, SEATS.c.link, SEATS.c.holder, SEATS.c.person)
        chosen = select(*columns).where(SEATS.c.table == table).order_by(SEATS.c.seat)
        async with self.engine.connect() as connection:
            return [SeatRow(*row) for row in (await connection.execute(chosen)).all()]

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat that a link opens, by its hash."""
        chosen = select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.link == link)
        async with self.engine.connect() as connection:
            row = (await connection.execute(chosen)).first()
        return None if row is None else (row[0], row[1])

    async def clock(self, table: str) -> tuple[int, int] | None:
        """What the clock of a game had counted when it was last noted, and when that was."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(CLOCKS.c.now, CLOCKS.c.at).where(CLOCKS.c.table == table))).first()
        return None if row is None else (row[0], row[1])


def _entry_rows(table: str, entries: Sequence[Entry]) -> list[dict[str, object]]:
    return [
        {"table": table, "sequence": entry.sequence, "at": entry.at, "what": written(entry.what)} for entry in entries
    ]


def wall_time() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
