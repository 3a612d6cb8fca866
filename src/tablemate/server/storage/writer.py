"""One writer for everything: whatever waits to be written when it is free is written in one go.

It never waits for more to come: on a fast disk that costs more than it saves.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablemate.server.meter import Meter, Part
from tablemate.server.problems import NotStored

Statement = tuple[Executable, Sequence[Mapping[str, object]]]
"""What is carried out, for each of some rows."""
MOST_AT_ONCE = 500
REST = 0.2
"""Seconds before a broken connection is made again."""
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """Statements that are carried out together or not at all."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Writes jobs in their order."""

    def __init__(self, engine: AsyncEngine, meter: Meter) -> None:
        self._engine = engine
        self._meter = meter
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.written = 0
        self.commits = 0

    @property
    def runs(self) -> bool:
        """Is there somebody who writes?"""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, and end."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Carry statements out together; done once they are on the disk."""
        job = Job(statements)
        self._jobs.put_nowait(job)
        return job.done

    async def _run(self) -> None:
        """Write on one connection, and on another one if that breaks."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    while True:
                        await self._write_what_waits(connection)
            except Exception:
                LOG.exception("the database is connected to again")
                await asyncio.sleep(REST)

    async def _write_what_waits(self, connection: AsyncConnection) -> None:
        jobs = [await self._jobs.get()]
        while not self._jobs.empty() and len(jobs) < MOST_AT_ONCE:
            jobs.append(self._jobs.get_nowait())
        since = time.perf_counter()
        try:
            await self._write(connection, jobs)
        finally:
            self._meter.spent(Part.COMMIT, since)
            for job in jobs:
                _fail(job)
                self._jobs.task_done()

    async def _write(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """All jobs in one transaction; if that fails, each in its own, so that only the culprit does."""
        try:
            for statement, rows in _merged(jobs):
                await connection.execute(statement, rows)
            await connection.commit()
        except SQLAlchemyError:
            LOG.warning("the database did not take something", exc_info=True)
            await connection.rollback()
            for job in jobs if len(jobs) > 1 else ():
                await self._write(connection, [job])
            return
        self.commits += 1
        self.written += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


def _merged(jobs: Sequence[Job]) -> list[tuple[Executable, list[Mapping[str, object]]]]:
    """The statements of all jobs; the same statement again and again becomes one with more rows.

    Different statements of ours never touch the same row in one go, so that their order does not matter.
    """
    merged: dict[int, tuple[Executable, list[Mapping[str, object]]]] = {}
    for job in jobs:
        for statement, rows in job.statements:
            merged.setdefault(id(statement), (statement, []))[1].extend(rows)
    return [(statement, rows) for statement, rows in merged.values() if rows]


def _fail(job: Job) -> None:
    """Whatever was not written has not happened."""
    if not job.done.done():
        job.done.set_exception(NotStored("not_stored"))
