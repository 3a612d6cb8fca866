"""One writer for everything: whatever waits to be written when it is free is written in one go.

It never waits for more to come: on a fast disk that costs more than it saves.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, Executable

from tablemate.server.meter import Meter, Part
from tablemate.server.problems import NotStored

Statement = tuple[Executable, Sequence[Mapping[str, object]]]
"""What is carried out, for each of some rows."""
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
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.written = 0
        self.commits = 0
        self.fails = False
        """Was the last thing that was to be written not taken?"""

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
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()
        self._engine.dispose()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Carry statements out together; done once they are on the disk."""
        job = Job(statements)
        self._jobs.put_nowait(job)
        return job.done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._jobs.get_nowait())
            since = time.perf_counter()
            stored = await loop.run_in_executor(self._thread, self._write, jobs)
            self._meter.spent(Part.COMMIT, since)
            for job, is_stored in zip(jobs, stored, strict=True):
                _tell(job, is_stored=is_stored)
                self._jobs.task_done()

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
            self._connection.execute(statement, rows)
        self._connection.commit()

    def _let_go(self) -> None:
        """Whatever was begun is not done; the next job gets a connection that is whole."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None


def _merged(jobs: Sequence[Job]) -> list[tuple[Executable, list[Mapping[str, object]]]]:
    """The statements of all jobs; the same statement again and again becomes one with more rows.

    Different statements of ours never touch the same row in one go, so that their order does not matter.
    """
    merged: dict[int, tuple[Executable, list[Mapping[str, object]]]] = {}
    for job in jobs:
        for statement, rows in job.statements:
            merged.setdefault(id(statement), (statement, []))[1].extend(rows)
    return [(statement, rows) for statement, rows in merged.values() if rows]


def _tell(job: Job, *, is_stored: bool) -> None:
    """Whatever was not written has not happened."""
    if job.done.done():
        return
    if is_stored:
        job.done.set_result(None)
    else:
        job.done.set_exception(NotStored("not_stored"))
