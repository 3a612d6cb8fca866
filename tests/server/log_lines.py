"""The lines that a server writes to its log, for whoever compares them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager

from tablemate.server.logs import OURS, JsonLines

_WHEN = re.compile(r'"time":"[^"]*",|,"milliseconds":[\d.]+')


class Lines(logging.Handler):
    """The lines of the server's log, without their times."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(_WHEN.sub("", self.format(record)).encode())


@contextmanager
def logged() -> Iterator[list[bytes]]:
    """Whatever the server writes to its log meanwhile, at its most talkative."""
    ours, lines = logging.getLogger(OURS), Lines()
    before = ours.level
    ours.setLevel(logging.DEBUG)
    ours.addHandler(lines)
    try:
        yield lines.lines
    finally:
        ours.removeHandler(lines)
        ours.setLevel(before)
