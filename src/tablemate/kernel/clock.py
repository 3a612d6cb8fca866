"""The clock of a table.  Rules read no clock: the table asks this one, and lets the seat `CLOCK` act when time is up.

All times are whole milliseconds since the game began, pauses left out, as the table itself has counted them.  What a
player sent over a slow line just before the deadline still counts: within a *grace* of half the line's round trip.
"""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_GRACE = 150


@dataclass(frozen=True, slots=True)
class Clock:
    """A deadline, and who was in time for it."""

    deadline: int

    def left(self, now: int) -> int:
        """Milliseconds until the deadline; never less than none."""
        return max(0, self.deadline - now)

    def admitted(self, received: int, *, sent: int | None = None, round_trip: int = 0) -> int | None:
        """The time under which an action is recorded; None if it came too late.

        `received` is the table's own time, `sent` what the player's side says.  An action admitted by grace is recorded
        at the last millisecond before the deadline, so that it stands before `time up`.
        """
        if received < self.deadline:
            return received
        if sent is None or sent >= self.deadline or received - self.deadline >= grace(round_trip):
            return None
        return self.deadline - 1

    def ended(self, now: int, round_trips: tuple[int, ...] = ()) -> bool:
        """Is the deadline past, and the longest grace of all lines with it?"""
        return now >= self.deadline + max(map(grace, round_trips), default=0)


def grace(round_trip: int) -> int:
    """How long after the deadline an action sent before it may arrive."""
    return min(round_trip // 2, LONGEST_GRACE)
