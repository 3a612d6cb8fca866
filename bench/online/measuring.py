"""Measure everything: each load on our server, then on the peer's, so that a busy machine is busy for both."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from .beside import measure_beside
from .figures import Findings
from .load import measure
from .loads import Load, fives, pairs

SIZES = (100, 300, 500, 1_000)
"""Tables of pairs."""
LONGEST = 500
"""The number of tables that is measured for the whole time; all other loads take a part of it."""
PART = 5
FIVES = 40
"""Tables of five people."""


@dataclass(slots=True)
class Results:
    """All that was measured; pairs and the peer's pairs by the number of tables."""

    pairs: dict[int, Findings] = field(default_factory=dict)
    peer: dict[int, Findings] = field(default_factory=dict)
    fives: Findings | None = None

    def ours(self) -> list[Findings]:
        """What was measured of our server."""
        return [*self.pairs.values(), *([self.fives] if self.fives else [])]

    def every(self) -> list[Findings]:
        """What was measured of both."""
        return [*self.ours(), *self.peer.values()]


def measure_all(seconds: float, sizes: Sequence[int], tables_of_five: int, *, alone: bool) -> Results:
    """Measure loads in turns; `alone` leaves the peer out."""
    results = Results()
    for tables in sizes:
        load = pairs(tables, seconds if tables == LONGEST else seconds / PART)
        _say("Tablemate", load)
        results.pairs[tables] = measure(load)
        if not alone:
            _say("boardgame.io", load)
            results.peer[tables] = measure_beside(load)
    if tables_of_five:
        load = fives(tables_of_five, seconds / PART)
        _say("Tablemate", load)
        results.fives = measure(load)
    return results


def _say(whom: str, load: Load) -> None:
    print(f"  {whom}: {load.tables} tables of {load.people} for {load.seconds:.0f} s", file=sys.stderr)
