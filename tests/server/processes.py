"""Servers in processes of their own: started, killed, started again, and what they leave on the disk.

As a module it is such a server, `python -m tests.server.processes DATA PORT TOLD`, with limits as tests want them, and
less patience where a test would have to wait for it.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from threading import Thread

import msgspec

from tablemate.kernel.processes import running, surroundings
from tablemate.server.logs import set_up
from tablemate.server.serving import serve
from tablemate.server.settings import Limits, Settings
from tablemate.server.tables.entries import read
from tablemate.server.tables.head import Head
from tablemate.server.tables.room import Room, read_room

Habits = Mapping[str, object]
"""What a module of the server has under a name, and what a test wants otherwise."""
MANY = 1_000_000
UNLIMITED = Limits(
    connections=MANY,
    connections_of_one=MANY,
    messages_a_second=MANY,
    messages_at_once=MANY,
    messages_of_one_a_second=MANY,
    messages_of_one_at_once=MANY,
    talk_a_second=MANY,
    talk_at_once=MANY,
    hints_of_one_a_second=MANY,
    hints_of_one_at_once=MANY,
    hints_under_way=MANY,
    joins_a_second=MANY,
    joins_at_once=MANY,
    tables_an_hour=MANY,
    requests_a_second=MANY,
    requests_at_once=MANY,
)
"""Where all clients are one machine."""
PORTS = range(20_000, 32_000)
"""Below those that the system gives to whoever calls: nobody is ever called back by itself."""
IDLE_SECONDS = 5.0
"""Tables that nobody uses are put away soon, so that they come back often."""
START_SECONDS, POLLED_EVERY = 60.0, 0.01
PAGE = os.sysconf("SC_PAGE_SIZE")
NO_TROUBLE = ["UnicodeDecodeError"]
"""What a library complains about, and what is the fault of clients alone."""


class Server:
    """A server on a folder of its own; its port stays the same from one start to the next."""

    def __init__(self, folder: Path, limits: Limits = UNLIMITED, habits: Habits | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.starts = 0
        self._told = json.dumps({"limits": asdict(limits), "habits": habits or {}})
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is asked over HTTP."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, in a session of its own, and do not wait."""
        self.starts += 1
        command = running("tests.server.processes", str(self.folder), str(self.port), self._told)
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                command, env=surroundings(), stdin=subprocess.PIPE, stdout=said, stderr=said, start_new_session=True
            )

    async def is_ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self.runs, self.said
            assert time.monotonic() < until, "the server does not answer"
            await asyncio.sleep(POLLED_EVERY)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    @property
    def runs(self) -> bool:
        """Is there a process?"""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self.runs:
            os.killpg(self.pid, how)
        status = self._process.wait(START_SECONDS)
        if self._process.stdin is not None:
            self._process.stdin.close()
        return status

    def resident(self) -> int:
        """How many bytes of memory it has now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def _said(self) -> Path:
        return self.folder / "said.txt"

    @property
    def said(self) -> str:
        """Whatever it has written to its terminal since the first start."""
        return self._said.read_text(errors="replace") if self._said.exists() else ""

    def check_it_was_well(self) -> None:
        """Nothing went wrong inside: whatever clients do is answered, and is no error of the server."""
        found = [line for line in self.said.splitlines() if _tells_of_trouble(line)]
        assert not found, found[:5]

    def rooms(self) -> dict[str, Room]:
        """Its tables as their logs tell them, each log without a gap."""
        with closing(sqlite3.connect(self.folder / "tablemate.db")) as database:
            heads = database.execute("SELECT id, head FROM tables").fetchall()
            return {table: _read(database, table, head) for table, head in heads}

    def room(self, table: str) -> Room:
        """One of them."""
        with closing(sqlite3.connect(self.folder / "tablemate.db")) as database:
            (head,) = database.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
            return _read(database, table, head)


def _tells_of_trouble(line: str) -> bool:
    """A warning or an error of our log, or a line that is none of it."""
    try:
        said = json.loads(line)
    except ValueError:
        return True
    return bool(said["level"] != "info" and said.get("error") != NO_TROUBLE)


def _read(database: sqlite3.Connection, table: str, head: str) -> Room:
    chosen = 'SELECT sequence, at, what FROM entries WHERE "table" = ? ORDER BY sequence'
    rows = database.execute(chosen, (table,)).fetchall()
    assert [row[0] for row in rows] == [*range(1, len(rows) + 1)], f"the log of {table} has a gap"
    kept = [(sequence, at, read(what)) for sequence, at, what in rows]
    return read_room(table, msgspec.json.decode(head, type=Head), kept)


@contextmanager
def served(folder: Path, limits: Limits = UNLIMITED, habits: Habits | None = None) -> Iterator[Server]:
    """A server that runs, or will soon; it is gone at the end, whatever happens."""
    server = Server(folder, limits, habits)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def free_port() -> int:
    """A port that nobody listens at."""
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def main(data: str, port: str, told: str) -> None:
    """Serve until it is killed, or whoever started it; the log has no more than a server of people would write."""
    Thread(target=_end_with_parent, daemon=True).start()
    set_up("warning", sys.stderr)
    said = json.loads(told)
    for place, value in said["habits"].items():
        module, _, name = place.rpartition(".")
        setattr(importlib.import_module(module), name, value)
    serve(Settings(Path(data), port=int(port), limits=Limits(**said["limits"]), idle_seconds=IDLE_SECONDS))


if __name__ == "__main__":
    main(*sys.argv[1:])
