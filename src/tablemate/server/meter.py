"""What a server counts as things happen: plain numbers, so that counting costs next to nothing.

Nothing here is about a single table or person: no names, no ids, no tokens.  Each server has its own.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from tablemate.kernel.table import Table

from .tables.entries import Entry
from .thinking import Thought

MOVE = "played"


class Part(StrEnum):
    """What the time of a move is spent on."""

    RULES = "rules"
    VIEWS = "views"
    WORDS = "words"
    JSON = "json"
    COMMIT = "commit"
    SOCKET = "socket"


class Meter:
    """Counts what happens at one server."""

    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()
        """Entries of logs by kind."""
        self.refusals: Counter[str] = Counter()
        self.thoughts: Counter[tuple[str, str]] = Counter()
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.request_seconds: dict[str, float] = {}
        self.seconds: dict[Part, float] = dict.fromkeys(Part, 0.0)
        self.inside = 0.0
        """What was timed within what is being timed."""

    @property
    def moves(self) -> int:
        """How many moves were stored."""
        return self.entries[MOVE]

    def kept(self, entries: Sequence[Entry]) -> None:
        """Entries of a log were stored."""
        for entry in entries:
            self.entries[str(entry.what.__struct_config__.tag)] += 1

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method, route, status] += 1
        self.request_seconds[route] = self.request_seconds.get(route, 0.0) + seconds

    def timing(self, part: Part) -> Timing:
        """Counts the time of what is done within it: `with meter.timing(Part.RULES)`."""
        return Timing(self, part)

    def spent(self, part: Part, since: float) -> None:
        """Time since a moment went into a part, also where others went on meanwhile."""
        self.seconds[part] += time.perf_counter() - since


class Timing:
    """What is timed within it counts for its own part only; nothing is waited for meanwhile."""

    __slots__ = ("_meter", "_outside", "_part", "_since")

    def __init__(self, meter: Meter, part: Part) -> None:
        self._meter = meter
        self._part = part

    def __enter__(self) -> None:
        self._outside, self._meter.inside = self._meter.inside, 0.0
        self._since = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        meter, lasted = self._meter, time.perf_counter() - self._since
        meter.seconds[self._part] += lasted - meter.inside
        meter.inside = self._outside + lasted


class Thinks(Protocol):
    """Where bots think."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Thought:
        """What the bot in a seat does."""


class CountedThinking:
    """Bots think elsewhere; how it went is counted here."""

    def __init__(self, thinking: Thinks, meter: Meter) -> None:
        self._thinking = thinking
        self._meter = meter

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Thought:
        """What the bot in a seat does."""
        thought = await self._thinking.choose(table, seat, bot, seed, stream, budget_s, later=later)
        self._meter.thoughts[thought.how, thought.why or ""] += 1
        return thought
