"""Our server in a process of its own, and what it has spent."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tablemate.kernel.processes import running, surroundings
from tablemate.server.settings import DATABASE

from .figures import Cost
from .watching import PATIENCE, cost_of, free_port, wait_for

_MOVES_KEPT = """
SELECT count(DISTINCT "table" || ' ' || (what ->> 'id')) FROM entries
WHERE what ->> 'kind' = 'played' AND what ->> 'id' IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a server has used so far, the seconds of each part of its work, and how many moves came of it."""

    cost: Cost
    parts: Mapping[str, float]
    moves: float


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs."""

    pid: int
    port: int
    data: Path

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    async def spent(self, http: httpx.AsyncClient) -> Spent:
        """What it has spent so far, by what the system and its own meter say."""
        said = (await http.get(f"{self.url}/metrics")).raise_for_status().text
        samples = [sample for family in text_string_to_metric_families(said) for sample in family.samples]
        parts = {each.labels["part"]: each.value for each in samples if each.name == "tablemate_seconds_total"}
        moves = next(each.value for each in samples if each.name == "tablemate_moves_total")
        return Spent(cost_of(self.pid), parts, moves)

    def stored(self) -> int:
        """How many moves of clients its database has."""
        with closing(sqlite3.connect(self.data / DATABASE)) as database:
            (count,) = database.execute(_MOVES_KEPT).fetchone()
            return int(count)


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    """A server with its tables in a folder; it slows nobody down, and lets no claim wait for others."""
    port = free_port()
    command = running("tablemate.server", str(data), str(port), "unlimited", "at-once")
    process = subprocess.Popen(command, env=surroundings(), start_new_session=True)
    try:
        wait_for(port, lambda: process.poll() is None)
        yield Server(process.pid, port, data)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
