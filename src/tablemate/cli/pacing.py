"""How much time bots take at the terminal."""

from __future__ import annotations

from tablemate.bots import SLOWEST_PACE, USUAL_PACE
from tablemate.kernel.table import Table

from .problems import Problem


def pace_of(seconds: float | None, table: Table) -> int:
    """Milliseconds that a bot takes for an action: none where no clock runs, else as was said, or as usual."""
    timed = table.game.clock(table.options) is not None
    if seconds is None:
        return round(USUAL_PACE * 1000) if timed else 0
    if not 0 <= seconds <= SLOWEST_PACE:
        raise Problem("pace", found=f"{seconds:g}", most=f"{SLOWEST_PACE:g}")
    if not timed:
        raise Problem("pace_clock")
    return round(seconds * 1000)
