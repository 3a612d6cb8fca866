"""A server in a process of its own, and what it costs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
READY_SECONDS = 30


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs."""

    pid: int
    port: int

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def seconds(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """The memory that it has."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def running(data: Path) -> Iterator[Running]:
    """A server with its tables in a folder."""
    port = free_port()
    command = [sys.executable, "-P", "-m", "tablemate.server", str(data), str(port), "unlimited"]
    process = subprocess.Popen(command, cwd=data, start_new_session=True)
    try:
        server = Running(process.pid, port)
        _wait_for(server)
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _wait_for(server: Running) -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(f"{server.url}/openapi.json")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server does not answer")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
