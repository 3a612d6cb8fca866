"""Waiting for keys and for time at once, where the terminal allows it."""

from __future__ import annotations

import codecs
import os
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from types import FrameType, TracebackType
from typing import Protocol, TextIO

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

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave it as it was."""

    def wait(self, seconds: float | None) -> str:
        """What was typed, at most so many seconds later if that is told; empty if nothing was.

        Raises `WentOn` after the program was stopped: others have written on the screen.
        """

    def forget(self) -> None:
        """Drop what was typed and not read yet."""


def _leave(number: int, frame: FrameType | None) -> None:
    """Told to end: leave through the open blocks, so that the terminal is put back."""
    raise SystemExit(128 + number)


def _woken_by_signals() -> tuple[int, int]:
    """The ends of a pipe that has something to read after a signal, whichever thread the system gave it to."""
    reads, writes = os.pipe()
    os.set_blocking(writes, False)
    signal.set_wakeup_fd(writes, warn_on_full_buffer=False)
    return reads, writes


class InputClosed(Exception):
    """The terminal is gone."""


class WentOn(Exception):
    """The program was stopped, as by Ctrl-Z, and goes on."""


class TerminalKeys(AbstractContextManager["TerminalKeys"]):
    """The keys of a terminal: one by one, or, where it edits the line itself, a line at a time."""

    def __init__(self, source: TextIO, *, one_by_one: bool) -> None:
        self._file = source.fileno()
        self._one_by_one = one_by_one
        self._decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")(errors="replace")
        self._before: list[int | list[bytes | int]] = []
        self._handlers: dict[int, Callable[[int, FrameType | None], object] | int | None] = {}
        self._waking: tuple[int, ...] = ()
        self._went_on = False

    def __enter__(self) -> TerminalKeys:
        """Switch echo and line editing off; Ctrl-C still interrupts."""
        self._before = termios.tcgetattr(self._file)
        if self._one_by_one:
            answers = {**dict.fromkeys(_ENDINGS, _leave), signal.SIGTSTP: self._stop, signal.SIGCONT: self._go_on}
            self._handlers = {number: signal.signal(number, answer) for number, answer in answers.items()}
            self._waking = _woken_by_signals()
            tty.setcbreak(self._file, termios.TCSADRAIN)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the terminal as it was, whatever happened; one that was closed needs nothing."""
        try:
            self._put_back()
        finally:
            for number, handler in self._handlers.items():
                signal.signal(number, handler)
            self._close_waking()

    def _close_waking(self) -> None:
        if self._waking:
            signal.set_wakeup_fd(-1)
        for file in self._waking:
            os.close(file)
        self._waking = ()

    def _put_back(self) -> None:
        with suppress(termios.error):
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back and stop; where nobody could wake it the system does not stop it."""
        self._put_back()
        signal.signal(number, self._handlers[number])
        os.kill(os.getpid(), number)
        self._go_on(number, frame)

    def _go_on(self, number: int, frame: FrameType | None) -> None:
        """Take the terminal again; whoever waits for keys will hear of it."""
        signal.signal(signal.SIGTSTP, self._stop)
        with suppress(termios.error):
            tty.setcbreak(self._file, termios.TCSADRAIN)
        self._went_on = True

    def wait(self, seconds: float | None) -> str:
        """What was typed, at most so many seconds later if that is told."""
        if not self._comes(None if seconds is None else max(0.0, seconds)):
            return ""
        try:
            typed = os.read(self._file, 4096)
        except OSError:
            raise InputClosed from None
        if not typed:
            raise InputClosed
        return self._decoder.decode(typed)

    def _comes(self, seconds: float | None) -> bool:
        """Is something typed within so many seconds?"""
        ready, _, _ = select.select([self._file, *self._waking[:1]], [], [], 0 if self._went_on else seconds)
        if any(file in ready for file in self._waking):
            os.read(self._waking[0], 4096)
        if self._went_on:
            self._went_on = False
            raise WentOn
        return self._file in ready

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
