"""Lines have a length: a longer one is dropped whole, and one that does not end is given up."""

from __future__ import annotations

from typing import TextIO

LONGEST_LINE = 1_000
MOST_DROPPED = 1_000_000
"""How much of a line that is too long is looked through for its end."""


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
