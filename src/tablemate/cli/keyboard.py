"""Waiting for keys and for time at once, where the terminal allows it."""

from __future__ import annotations

import codecs
import os
import signal
from contextlib import AbstractContextManager, suppress
from types import FrameType, TracebackType
from typing import Any, Protocol, TextIO

try:
    import select
    import termios
    import tty

    _CAN_WAIT = True
    _ENDINGS: tuple[int, ...] = (signal.SIGTERM, signal.SIGHUP)
except ImportError:  # Windows
    _CAN_WAIT = False
    _ENDINGS = ()


class Keys(Protocol):
    """Keys as they are typed, for as long as it is entered."""

    def __enter__(self) -> Keys:
        """Take the keyboard."""

    def __exit__(self, *problem: Any) -> None:
        """Leave it as it was."""

    def wait(self, seconds: float | None) -> str:
        """What was typed, at most so many seconds later if that is told; empty if nothing was."""

    def forget(self) -> None:
        """Drop what was typed and not read yet."""


def _leave(number: int, frame: FrameType | None) -> None:
    """Told to end: leave through the open blocks, so that the terminal is put back."""
    raise SystemExit(128 + number)


class InputClosed(Exception):
    """The terminal is gone."""


class TerminalKeys(AbstractContextManager["TerminalKeys"]):
    """The keys of a terminal: one by one, or, where it edits the line itself, a line at a time."""

    def __init__(self, source: TextIO, *, one_by_one: bool) -> None:
        self._file = source.fileno()
        self._one_by_one = one_by_one
        self._decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")(errors="replace")
        self._before: list[Any] = []
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> TerminalKeys:
        """Switch echo and line editing off; Ctrl-C still interrupts."""
        self._before = termios.tcgetattr(self._file)
        if self._one_by_one:
            self._handlers = {number: signal.signal(number, _leave) for number in _ENDINGS}
            tty.setcbreak(self._file, termios.TCSADRAIN)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the terminal as it was, whatever happened; one that was closed needs nothing."""
        try:
            with suppress(termios.error):
                termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)
        finally:
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

    def wait(self, seconds: float | None) -> str:
        """What was typed, at most so many seconds later if that is told."""
        ready, _, _ = select.select([self._file], [], [], None if seconds is None else max(0.0, seconds))
        if not ready:
            return ""
        try:
            typed = os.read(self._file, 4096)
        except OSError:
            raise InputClosed from None
        if not typed:
            raise InputClosed
        return self._decoder.decode(typed)

    def forget(self) -> None:
        """Drop what was typed and not read yet."""
        with suppress(termios.error):
            termios.tcflush(self._file, termios.TCIFLUSH)


def keys_of(source: TextIO, *, one_by_one: bool) -> Keys | None:
    """The keys of a terminal that can be waited for; None where there is none."""
    if not _CAN_WAIT:
        return None
    try:
        keys = TerminalKeys(source, one_by_one=one_by_one)
        termios.tcgetattr(source.fileno())
    except (OSError, ValueError, termios.error):
        return None
    return keys
