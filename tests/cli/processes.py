"""The command in a process of its own, at a terminal or at a pipe, so that it can be killed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

from .screen import legible

PATIENCE = 120
"""Seconds after which a silent process counts as stuck."""
Size = tuple[int, int]
"""Columns and lines."""
NOTHING_MORE: Mapping[str, str | None] = MappingProxyType({})


class Process:
    """A game that is played by typing and reading."""

    def __init__(self, process: subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self.shown = ""
        self._told = b""
        self._files = {reads, writes}
        self._reads = reads
        self._writes = writes
        self._seen = 0

    def until(self, text: str) -> str:
        """Wait until a text is shown; all that was shown since the last one."""
        while text not in self.shown[self._seen :]:
            ready, _, _ = select.select([self._reads], [], [], PATIENCE)
            assert ready, f"{text!r} does not come: {self.shown!r}"
            part = os.read(self._reads, 65536)
            assert part, f"ended before {text!r}: {self.shown!r}"
            self._hear(part)
        start, self._seen = self._seen, self.shown.index(text, self._seen) + len(text)
        return self.shown[start : self._seen]

    def rest(self) -> str:
        """All that was shown until it ended."""
        with contextlib.suppress(OSError):
            while part := os.read(self._reads, 65536):
                self._hear(part)
        return self.shown

    def _hear(self, part: bytes) -> None:
        self._told += part
        self.shown = legible(self.told.replace("\r\n", "\n"))

    @property
    def told(self) -> str:
        """All that was shown, with what steers the terminal."""
        return self._told.decode("utf-8", "replace")

    @property
    def terminal(self) -> int:
        """The person's end of the terminal."""
        return self._reads

    def type(self, line: str) -> None:
        """Enter a line."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._writes, keys.encode())

    def end(self, signal_number: int) -> None:
        """Let a signal end it."""
        self.process.send_signal(signal_number)
        self.process.wait(PATIENCE)

    def hang_up(self) -> None:
        """Close the terminal's window."""
        self.close()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """Take both ends away."""
        while self._files:
            os.close(self._files.pop())


@contextmanager
def at_terminal(*arguments: str, term: str = "dumb") -> Iterator[Process]:
    """The command at a terminal."""
    with in_terminal(_command(arguments), term=term) as running:
        yield running


def resize(terminal: int, size: Size) -> None:
    """Make the window of a terminal so large; whatever runs there is told."""
    columns, lines = size
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def _take_the_terminal() -> None:
    """As a shell does; whoever runs the tests may have chosen to ignore a hang-up, which would be inherited."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextmanager
def in_terminal(
    command: list[str],
    *,
    term: str,
    size: Size | None = None,
    folder: Path | None = None,
    environment: Mapping[str, str | None] = NOTHING_MORE,
) -> Iterator[Process]:
    """Any command at a terminal of its own; what is None is not in its environment, nor is the size of another one."""
    known = {**os.environ, "COLUMNS": None, "LINES": None, "TERM": term, "LC_ALL": "C.UTF-8", **environment}
    person, program = pty.openpty()
    if size is not None:
        resize(person, size)
    running = subprocess.Popen(
        command,
        stdin=program,
        stdout=program,
        stderr=program,
        start_new_session=True,
        preexec_fn=_take_the_terminal,
        cwd=folder,
        env={name: value for name, value in known.items() if value is not None},
    )
    os.close(program)
    yield from _ended(Process(running, person, person))


@contextmanager
def at_pipe(*arguments: str) -> Iterator[Process]:
    """The command between pipes."""
    (theirs, writes), (reads, ours) = os.pipe(), os.pipe()
    running = subprocess.Popen(_command(arguments), stdin=theirs, stdout=ours, stderr=ours)
    os.close(theirs)
    os.close(ours)
    yield from _ended(Process(running, reads, writes))


def _command(arguments: tuple[str, ...]) -> list[str]:
    return [sys.executable, "-m", "tablemate", *arguments]


def _ended(running: Process) -> Iterator[Process]:
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait()
        running.close()
