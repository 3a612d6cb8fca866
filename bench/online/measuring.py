"""Measure everything: each load on our server, then on the peer's, so that a busy machine is busy for both."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from queue import SimpleQueue

from .beside import measure_beside
from .figures import Findings
from .load import measure
from .loads import Load, fives, pairs

SIZES = (100, 300, 500, 1_000)
"""Tables of pairs."""
LONGEST = 500
"""The number of tables that is measured for the whole time; all other loads take a part of it."""
PART = 5
FIVES = 40
"""Tables of five people."""


@dataclass(slots=True)
class Results:
    """All that was measured; pairs and the peer's pairs by the number of tables."""

    pairs: dict[int, Findings] = field(default_factory=dict)
    peer: dict[int, Findings] = field(default_factory=dict)
    fives: Findings | None = None
    apart: bool = False

    def ours(self) -> list[Findings]:
        """What was measured of our server."""
        return [*self.pairs.values(), *([self.fives] if self.fives else [])]

    def every(self) -> list[Findings]:
        """What was measured of both."""
        return [*self.ours(), *self.peer.values()]


def measure_all(seconds: float, sizes: Sequence[int], tables_of_five: int, *, alone: bool, apart: bool) -> Results:
    """Measure loads in turns; `alone` leaves the peer out, `apart` gives each two cores of its own, all at once."""
    loads = [pairs(tables, seconds if tables == LONGEST else seconds / PART) for tables in sizes]
    jobs = [Job(load, beside=beside) for load in loads for beside in ((False,) if alone else (False, True))]
    if tables_of_five:
        jobs.append(Job(fives(tables_of_five, seconds / PART)))
    results = Results(apart=apart)
    for job, findings in done_apart(jobs) if apart else ((job, job.do()) for job in jobs):
        if job.load.people > 2:
            results.fives = findings
        else:
            (results.peer if job.beside else results.pairs)[job.load.tables] = findings
    results.pairs, results.peer = dict(sorted(results.pairs.items())), dict(sorted(results.peer.items()))
    return results


@dataclass(frozen=True, slots=True)
class Job:
    """A load on our server, or on the peer's."""

    load: Load
    beside: bool = False

    def do(self) -> Findings:
        """Measure it."""
        load, whom = self.load, "boardgame.io" if self.beside else "Tablemate"
        print(f"  {whom}: {load.tables} tables of {load.people} for {load.seconds:.0f} s", file=sys.stderr)
        findings = measure_beside(load) if self.beside else measure(load)
        told = findings.told
        print(f"    p50 {told.p50:.1f}, p99 {told.p99:.1f}, longest {told.most:.1f} ms", file=sys.stderr)
        return findings


def done_apart(jobs: Sequence[Job]) -> Iterator[tuple[Job, Findings]]:
    """Each job on two cores of its own, as many at once as there are pairs of cores; the longest begin first."""
    cores = sorted(os.sched_getaffinity(0))
    free: SimpleQueue[set[int]] = SimpleQueue()
    for first, second in zip(cores[::2], cores[1::2], strict=False):
        free.put({first, second})
    longest_first = sorted(jobs, key=lambda job: -job.load.seconds)
    with ThreadPoolExecutor(max(1, len(cores) // 2)) as hands:
        yield from zip(longest_first, hands.map(lambda job: _on_cores(job, free), longest_first), strict=True)


def _on_cores(job: Job, free: SimpleQueue[set[int]]) -> Findings:
    """A process of its own, so that the cores are its own and its children's."""
    cores = free.get()
    try:
        with ProcessPoolExecutor(1, get_context("spawn"), initializer=os.sched_setaffinity, initargs=(0, cores)) as one:
            return one.submit(job.do).result()
    finally:
        free.put(cores)
