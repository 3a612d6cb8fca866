"""The time of a game at the terminal: real, monotonic, and counted from the first prompt on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from tablemate.kernel.clock import Clock
from tablemate.kernel.moves import Move, Undo
from tablemate.kernel.table import Table

Seconds = Callable[[], float]
Sleep = Callable[[float], None]


class Stopwatch:
    """Milliseconds since the first prompt, on top of those that had passed before, and the clock they are held to."""

    def __init__(
        self, length: int, *, before: int = 0, seconds: Seconds = time.monotonic, sleep: Sleep = time.sleep
    ) -> None:
        self.clock = Clock(length)
        self._before = before
        self._seconds = seconds
        self._sleep = sleep
        self._started: float | None = None

    def start(self) -> None:
        """Let time run from now on, if it does not run yet."""
        if self._started is None:
            self._started = self._seconds()

    def stop(self) -> None:
        """Let time stand still, until it is started again."""
        self._before, self._started = self.now(), None

    def rest(self, until: int) -> None:
        """Let real time pass up to a moment of the game, or until time is up."""
        self.start()
        self._sleep(max(0, min(until, self.clock.deadline) - self.now()) / 1000)

    def skip(self, until: int) -> None:
        """Count on to a moment of the game, or until time is up, as if time had passed."""
        self._before += max(0, min(until, self.clock.deadline) - self.now())

    def now(self) -> int:
        """Milliseconds of the game so far."""
        if self._started is None:
            return self._before
        return self._before + int((self._seconds() - self._started) * 1000)

    def left(self) -> int:
        """Milliseconds until time is up."""
        return self.clock.left(self.now())

    def is_up(self) -> bool:
        """Has the deadline passed?"""
        return self.clock.ended(self.now())

    def stamp(self, due: int | None = None) -> int | None:
        """The time of an action made now, or due before; None if it comes too late."""
        return self.clock.admitted(self.now() if due is None else due)


class Bell:
    """Rings once each time that five minutes, one minute and half a minute are left."""

    MARKS = (300_000, 60_000, 30_000)

    def __init__(self, watch: Stopwatch | None) -> None:
        self._watch = watch
        self._left = 0 if watch is None else watch.left()

    def rings(self) -> bool:
        """Has less than such a time been left since this was last asked?"""
        if self._watch is None:
            return False
        before, self._left = self._left, self._watch.left()
        return any(self._left <= mark < before for mark in self.MARKS)


def stopwatch_for(table: Table, *, before: int = 0, seconds: Seconds = time.monotonic) -> Stopwatch | None:
    """The stopwatch of a table, None where no clock was agreed."""
    length = table.game.clock(table.options)
    return None if length is None else Stopwatch(length, before=max(before, table.time or 0), seconds=seconds)


def time_of(moves: Iterable[Move | Undo]) -> int:
    """The time of the last action that has one."""
    return max((move.at for move in moves if isinstance(move, Move) and move.at is not None), default=0)


def clock_text(left: int) -> str:
    """What a clock shows with so many milliseconds left: `9:41`, and `0:00` only when time is up."""
    seconds = -(-left // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
