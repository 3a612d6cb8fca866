"""What was measured of a load."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from .loads import Load

HUNDRED = 100
THREADS, WHOLE = "threads", "whole"
"""Of a move, beside the parts that a server counts itself: what its further threads use, and the whole of it."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Milliseconds: of a hundred waits 50, 95 and 99 were no longer, and none was longer than the most."""

    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, waits: Sequence[float]) -> Self:
        """What came out of many."""
        cut = statistics.quantiles(waits, n=HUNDRED, method="inclusive")
        return cls(cut[49], cut[94], cut[98], max(waits))


@dataclass(frozen=True, slots=True)
class Cost:
    """What a process has used so far: processor seconds, those of its further threads, and memory at its most.

    `busy` is what all programs of the machine together have used.
    """

    seconds: float
    threads: float
    megabytes: float
    busy: float


@dataclass(frozen=True, slots=True)
class Findings:
    """How long people waited for what others did, and what that cost."""

    load: Load
    moves: int
    """Those that were acknowledged."""
    told: Waits
    """From a move to the message of each other person."""
    core: float
    """The share of a processor core that the server used."""
    clients: float
    """What all people together used."""
    busy: float
    """What the whole machine used."""
    megabytes: float
    replaced: int
    """Games that ended, and whose people went to a new table."""
    refused: Mapping[str, int] = field(default_factory=dict)
    """By what was said to them."""
    unanswered: int = 0
    acknowledged: Waits | None = None
    parts: Mapping[str, float] = field(default_factory=dict)
    """Milliseconds of a move by what they were spent on."""

    @property
    def others(self) -> float:
        """What neither the server nor its people used."""
        return max(0.0, self.busy - self.core - self.clients)
