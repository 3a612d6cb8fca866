"""The time of a game: whole milliseconds that one clock of the server has counted, pauses left out."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tablemate.kernel.clock import Clock

COUNT_DOWN = 3_000
"""Before a game begins or goes on, everybody gets this long to look at the table."""


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


@dataclass(slots=True)
class GameTime:
    """What was counted, and since when it runs; None while it stands still.

    After a count-down it runs from a moment that is still to come.
    """

    clock: Clock
    counted: int = 0
    since: int | None = None

    def now(self) -> int:
        """What the clock shows."""
        return self.at(monotonic())

    def at(self, moment: int) -> int:
        """What it showed at a moment since it was let run, or made to stand still, last."""
        return self.counted if self.since is None else self.counted + max(0, moment - self.since)

    @property
    def runs(self) -> bool:
        """Does it run, with its count-down behind it?"""
        return self.since is not None and self.since <= monotonic()

    @property
    def starts_in(self) -> int:
        """What is left of the count-down."""
        return 0 if self.since is None else max(0, self.since - monotonic())

    def start(self, count_down: int = 0) -> None:
        """Let it run."""
        self.since = monotonic() + count_down

    def stop(self) -> int:
        """Let it stand still; what it shows."""
        self.stand(self.now())
        return self.counted

    def stand(self, at: int) -> None:
        """Let it stand still at what it showed."""
        self.counted, self.since = at, None

    @property
    def ends_at(self) -> int:
        """When the deadline is, or was, by the clock that nobody sets."""
        return (monotonic() if self.since is None else self.since) + self.clock.deadline - self.counted
