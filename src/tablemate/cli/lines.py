"""Lines as pipes give them, and terminals that edit them themselves: nothing is drawn again."""

from __future__ import annotations

import codecs
import os
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from tablemate.kernel.actions import LONGEST_TEXT

try:
    import select
    import termios

    _CAN_WAIT = True
except ImportError:  # Windows
    _CAN_WAIT = False

LONGEST_LINE = LONGEST_TEXT
MOST_DROPPED = 1_000_000
"""How much of a line that is too long is looked through for its end; one that goes on is given up."""
Patience = Callable[[], float | None]
"""How many seconds a line is waited for before this is asked again, or None for ever; raises when it is at its end."""


class InputEnded(Exception):
    """There is nothing more to read; `farewell` is the message that says so."""

    farewell = "input-ended"


class EndlessLine(InputEnded):
    """A line went on and on: nothing more is read."""

    farewell = "input-endless"


class LineTooLong(Exception):
    """A line that was dropped; `start` is how it began."""

    def __init__(self, start: str) -> None:
        super().__init__(start)
        self.start = start


class OutOfTime(Exception):
    """Time was up before a line was entered."""


class Interrupted(Exception):
    """Something happened before a line was entered; what was typed so far is kept for the next time."""


class Resized(Interrupted):
    """The screen has another size than before."""


def checked(line: str) -> str:
    """A line that was read, if it is not too long."""
    if len(line) > LONGEST_LINE:
        raise LineTooLong(line)
    return line


def read_line(source: TextIO) -> str:
    """The next line without its end; no more than a piece of it is held at a time."""
    line = source.readline(LONGEST_LINE + 1)
    if not line:
        raise InputEnded
    if len(line) > LONGEST_LINE and not line.endswith("\n"):
        _drop_rest(source)
    return checked(line.removesuffix("\n"))


def _drop_rest(source: TextIO) -> None:
    for _ in range(MOST_DROPPED // LONGEST_LINE):
        piece = source.readline(LONGEST_LINE)
        if not piece or piece.endswith("\n"):
            return
    raise EndlessLine


class WaitedLines:
    """The lines of a terminal that edits them itself, waited for with an eye on the time."""

    def __init__(self, source: TextIO) -> None:
        self._file = source.fileno()
        self._decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")(errors="replace")
        self._read = ""

    def next(self, patience: Patience) -> str:
        """The next line, unless the patience ends before."""
        while "\n" not in self._read:
            if self._comes(patience()):
                self._read = self._read[: LONGEST_LINE + 1] + self._piece()
        line, _, self._read = self._read.partition("\n")
        return checked(line)

    def _comes(self, seconds: float | None) -> bool:
        return bool(select.select([self._file], [], [], seconds)[0])

    def _piece(self) -> str:
        try:
            typed = os.read(self._file, 4096)
        except OSError:
            raise InputEnded from None
        if not typed:
            raise InputEnded
        return self._decoder.decode(typed)

    def put_back(self, typed: str) -> None:
        """Read this first: it was typed before."""
        self._read = typed + self._read

    def take_back(self) -> str:
        """What was typed for lines to come, which somebody else reads."""
        typed, self._read = self._read, ""
        return typed

    def forget(self) -> None:
        """Drop what was typed and not read yet."""
        self._read = ""
        with suppress(termios.error):
            termios.tcflush(self._file, termios.TCIFLUSH)


def waited_lines(source: TextIO) -> WaitedLines | None:
    """The lines of a terminal that can be waited for; None where there is none."""
    if not _CAN_WAIT:
        return None
    try:
        lines = WaitedLines(source)
        termios.tcgetattr(source.fileno())
    except (OSError, ValueError, termios.error):
        return None
    return lines
