"""Long work beside the event loop: one piece at a time and in slices, so that no table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .problems import TooLarge, TooMuch

T = TypeVar("T")
MOST_WAITING = 16
"""How many pieces may wait for their turn."""
LONGEST = 10.0
"""Seconds that a piece may take."""
SLICE, REST = 0.002, 0.0005
"""Seconds of work after which whoever else has something to do goes first, and how long they are let."""


class Breath:
    """Taken between two steps of long work: others go first, and what takes too long ends here."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._since = time.monotonic()
        self._until = self._since + longest

    def __call__(self, _step: int = 0) -> None:
        """Take one; replays tell the step that they have reached."""
        now = time.monotonic()
        if now > self._until:
            raise TooLarge("takes_too_long")
        if now - self._since > SLICE:
            time.sleep(REST)
            self._since = time.monotonic()

    def between(self, items: Iterable[T]) -> Iterator[T]:
        """One item after the other, with a breath before each."""
        for item in items:
            self()
            yield item


class Workshop:
    """Where it is done: a thread of its own."""

    def __init__(self, longest: float = LONGEST, most_waiting: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(1, "workshop")
        self._longest = longest
        self._most_waiting = most_waiting
        self._waiting = 0

    async def do(self, work: Callable[[Breath], T], *, patient: bool = False) -> T:
        """What a piece of work comes to, when its turn has come; who is not patient is refused if many wait."""
        if not patient and self._waiting >= self._most_waiting:
            raise TooMuch("too_busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(Breath(self._longest)))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
