"""One writer for everything: whatever waits to be written when it is free is written in one go.

It never waits for more to come: on a fast disk that costs more than it saves.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue

from sqlalchemy import Connection, Delete, Engine, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler

from tablemate.server.meter import Meter, Part
from tablemate.server.problems import NotStored

Row = Mapping[str, object]
"""Plain values by the names that a statement has for them."""
Statement = tuple[Insert | Update | Delete, Sequence[Row]]
"""What is carried out, for each of some rows.  It lasts as long as the program: it is put into SQL once."""
MOST_AT_ONCE = 500
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that are carried out together or not at all."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Writes jobs in their order, in a thread of its own: one way there and back costs less than one a statement."""

    def __init__(self, engine: Engine, meter: Meter) -> None:
        self._engine = engine
        self._meter = meter
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self._spelled: dict[Insert | Update | Delete, SQLCompiler] = {}
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        """What waits to be written; None: nothing comes any more."""
        self._loop = asyncio.get_running_loop()
        self.written = 0
        self.commits = 0
        self.fails = False
        """Was the last thing that was to be written not taken?"""

    @property
    def runs(self) -> bool:
        """Is there somebody who writes?"""
        return self._thread.is_alive()

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    async def stop(self) -> None:
        """Write what is waiting, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Carry statements out together; done once they are on the disk."""
        job = Job(statements)
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        while (jobs := self._waiting()) is not None:
            since = time.perf_counter()
            stored = self._write(jobs)
            self._loop.call_soon_threadsafe(self._tell, jobs, stored, since)
        self._let_go()

    def _waiting(self) -> list[Job] | None:
        """All that waits to be written, at least one job; None at the end."""
        jobs: list[Job] = []
        while not jobs or (len(jobs) < MOST_AT_ONCE and not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                return jobs or None
            jobs.append(job)
        return jobs

    def _tell(self, jobs: Sequence[Job], stored: Sequence[bool], since: float) -> None:
        """Whatever was not written has not happened."""
        self._meter.spent(Part.COMMIT, since)
        for job, is_stored in zip(jobs, stored, strict=True):
            if job.done.done():
                continue
            if is_stored:
                job.done.set_result(None)
            else:
                job.done.set_exception(NotStored("not_stored"))

    def _write(self, jobs: Sequence[Job]) -> list[bool]:
        """All jobs in one transaction; if that fails, each in its own, so that only the culprit does."""
        try:
            self._commit(jobs)
        except Exception:
            LOG.warning("the database did not take something", exc_info=True)
            self.fails = True
            self._let_go()
            return [False] if len(jobs) == 1 else [self._write([job])[0] for job in jobs]
        self.fails = False
        self.commits += 1
        self.written += len(jobs)
        return [True] * len(jobs)

    def _commit(self, jobs: Sequence[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        for statement, rows in _merged(jobs):
            sql = self._sql(statement, rows[0])
            self._connection.exec_driver_sql(sql.string, [_as_the_driver_takes(sql, row) for row in rows])
        self._connection.commit()

    def _sql(self, statement: Insert | Update | Delete, row: Row) -> SQLCompiler:
        """A statement as the database reads it: to look it up at each commit would take as long as the rest of it."""
        if statement not in self._spelled:
            self._spelled[statement] = statement.compile(dialect=self._engine.dialect, column_keys=[*row])
        return self._spelled[statement]

    def _let_go(self) -> None:
        """Whatever was begun is not done; the next job gets a connection that is whole."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None


def _as_the_driver_takes(sql: SQLCompiler, row: Row) -> tuple[object, ...] | Row:
    """The values of a row, in the order of their places where places have no names."""
    values = sql.construct_params(dict(row))
    return tuple(values[name] for name in sql.positiontup or ()) if sql.positional else values


def _merged(jobs: Sequence[Job]) -> list[tuple[Insert | Update | Delete, list[Row]]]:
    """The statements of all jobs; the same statement again and again becomes one with more rows.

    Different statements of ours never touch the same row in one go, so that their order does not matter.  Only what is
    for a table that is deleted beside it may come too late: then nothing of all this is done, and each job in its turn.
    """
    merged: dict[int, tuple[Insert | Update | Delete, list[Row]]] = {}
    for job in jobs:
        for statement, rows in job.statements:
            merged.setdefault(id(statement), (statement, []))[1].extend(rows)
    return [(statement, rows) for statement, rows in merged.values() if rows]
