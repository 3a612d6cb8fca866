"""What a process costs, as the system counts it."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from pathlib import Path

from .figures import Cost

TICKS = os.sysconf("SC_CLK_TCK")
KILOBYTES = 1024
PATIENCE = 60.0
"""Seconds after which a server that does not answer never will."""
UTIME, STIME = 11, 12
"""Places after the name of the program in a line of /proc."""
IDLE, IO_WAIT, STEAL = 3, 4, 7
"""Places after the name of a core in /proc/stat; what comes after them is counted before them, too."""


def cost_of(pid: int) -> Cost:
    """What a process has used so far."""
    process = Path(f"/proc/{pid}")
    threads = {int(task.name): _seconds(task) for task in (process / "task").iterdir()}
    peak = next(line for line in (process / "status").read_text().splitlines() if line.startswith("VmHWM"))
    return Cost(_seconds(process), sum(threads.values()) - threads[pid], int(peak.split()[1]) / KILOBYTES, _busy())


def _busy() -> float:
    """Processor seconds of all programs on the cores that are ours, and of the system."""
    names = {f"cpu{core}" for core in os.sched_getaffinity(0)}
    lines = (line.split() for line in Path("/proc/stat").read_text().splitlines())
    return sum(_busy_core(fields[1:]) for fields in lines if fields[0] in names) / TICKS


def _busy_core(fields: list[str]) -> int:
    ticks = [int(field) for field in fields[: STEAL + 1]]
    return sum(ticks) - ticks[IDLE] - ticks[IO_WAIT]


def _seconds(folder: Path) -> float:
    fields = (folder / "stat").read_text().rpartition(") ")[2].split()
    return (int(fields[UTIME]) + int(fields[STIME])) / TICKS


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int, runs: Callable[[], bool]) -> None:
    """Wait until somebody listens at a port."""
    end = time.monotonic() + PATIENCE
    while not _answers(port):
        if not runs() or time.monotonic() > end:
            raise RuntimeError("the server does not answer")
        time.sleep(0.05)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
