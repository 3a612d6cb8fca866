"""What time it is at a table, as far as it was told: whole milliseconds since the game began.

Time runs forward, also when a step is taken back.  A table that was never told a time has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

from .checking import shown
from .errors import InvalidArgument, InvalidPosition
from .seats import CLOCK

LATEST = 1 << 53


@dataclass(slots=True)
class TableTime:
    """The time that a table has reached, None if it was never told one, and when its clock ends, if it has a clock."""

    end: int | None
    reached: int | None = None

    def untold(self, seat: int, end: int) -> int | None:
        """When an action happens that says no time: at the time reached, `time up` when the clock ends."""
        return max(self.reached or 0, end) if seat == CLOCK else self.reached

    def told(self, seat: int, at: object) -> int:
        """A time that can be: not before the last one; for seats before the clock ends, for the clock then or later."""
        if not is_time(at):
            raise InvalidArgument("time_type", found=shown(at))
        if self.reached is not None and at < self.reached:
            raise InvalidArgument("time_backwards", reached=str(self.reached), at=str(at))
        if self.end is not None and (at < self.end) == (seat == CLOCK):
            raise InvalidArgument("time_clock", end=str(self.end), at=str(at))
        return at

    def is_up(self, seat: int, at: int) -> bool:
        """Is this too late for a seat?"""
        return seat != CLOCK and self.end is not None and at >= self.end


def is_time(value: object) -> TypeGuard[int]:
    """Is this a whole number of milliseconds that a record can hold?"""
    return type(value) is int and 0 <= value < LATEST


def read_time(position: Mapping[str, object]) -> int | None:
    """The time at which a position stands, if it says one."""
    time = position.get("time")
    if time is not None and not is_time(time):
        raise InvalidPosition("position_time", found=shown(time))
    return time
