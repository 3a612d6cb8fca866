"""Long work beside the event loop: one piece at a time and in slices, so that no table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakValueDictionary

from .problems import TooLarge, TooMuch

T = TypeVar("T")
MOST_WAITING, MOST_OF_ONE = 48, 12
"""How many pieces may wait for their turn, and how many of them may be one client's."""
LONGEST = 5.0
"""Seconds of a processor that a piece may take."""
SLICE, REST = 0.002, 0.0005
"""Seconds of work after which whoever else has something to do goes first, and how long they are let."""


class Breath:
    """Taken between two steps of long work: others go first, and what takes too long ends here."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._since = time.monotonic()
        self._until = time.thread_time() + longest

    def __call__(self, _step: int = 0) -> None:
        """Take one; replays tell the step that they have reached."""
        if time.thread_time() > self._until:
            raise TooLarge("takes_too_long")
        if time.monotonic() - self._since > SLICE:
            time.sleep(REST)
            self._since = time.monotonic()

    def share(self, parts: int) -> Breath:
        """For one of so many pieces: it may take its part of the time that is left."""
        return Breath((self._until - time.thread_time()) / parts)

    def between(self, items: Iterable[T]) -> Iterator[T]:
        """One item after the other, with a breath before each."""
        for item in items:
            self()
            yield item


class Workshop:
    """Where it is done: a thread of its own."""

    def __init__(self, most_waiting: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self._pool = ThreadPoolExecutor(1, "workshop")
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        self._waiting: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, client: str) -> Work:
        """The workshop as a client has its work done there."""
        return Work(self, client)

    async def do(self, work: Callable[[Breath], T], client: str) -> T:
        """What a piece of work comes to when its turn has come; where too much waits, it is refused."""
        if self._waiting[client] >= self._most_of_one or self._waiting.total() >= self._most_waiting:
            raise TooMuch("too_busy")
        self._waiting[client] += 1
        try:
            return await self.do_patiently(work, client)
        finally:
            self._waiting[client] -= 1
            self._waiting += Counter()

    async def do_patiently(self, work: Callable[[Breath], T], client: str) -> T:
        """The same, however much waits: for who has one piece done after the other.

        A client has one piece at a time in the line, so that nobody waits for all that another one wants.
        """
        turn = self._turns.setdefault(client, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(Breath()))

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Work:
    """A workshop, for one client."""

    workshop: Workshop
    client: str

    async def do(self, work: Callable[[Breath], T]) -> T:
        """What a piece of work comes to."""
        return await self.workshop.do(work, self.client)

    async def do_patiently(self, work: Callable[[Breath], T]) -> T:
        """The same, however much waits."""
        return await self.workshop.do_patiently(work, self.client)
