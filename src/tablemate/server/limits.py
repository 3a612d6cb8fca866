"""How often somebody may do something: buckets that fill again as time passes."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

MOST_KNOWN = 20_000
HINTS_UNDER_WAY = 2
"""For how many hints one client may wait at a time."""


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second after that."""

    a_second: float
    at_once: float
    left: float = field(init=False)
    filled: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.at_once

    def take(self, amount: float = 1) -> float:
        """Take one, or what counts as several: how many seconds to wait before it is due; 0 if it is now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.a_second)
        self.filled = now
        self.left -= amount
        return 0.0 if self.left >= 0 else -self.left / self.a_second

    def give_back(self) -> None:
        """What was refused was not taken."""
        self.left += 1


class UnderWay:
    """What one client has begun and is not done yet: so much at a time."""

    def __init__(self, most: int) -> None:
        self._left = most

    def begins(self) -> bool:
        """May one more begin?  It has, then."""
        if self._left == 0:
            return False
        self._left -= 1
        return True

    def ends(self) -> None:
        """One is done."""
        self._left += 1


class Buckets:
    """A bucket for each of many clients; those that have not come for long are forgotten."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        """The bucket of a client."""
        bucket = self._known.setdefault(client, Bucket(self._a_second, self._at_once))
        self._known.move_to_end(client)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket

    def allows(self, client: str) -> bool:
        """May this client do it now?"""
        bucket = self.of(client)
        if bucket.take() > 0:
            bucket.give_back()
            return False
        return True
