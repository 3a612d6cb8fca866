"""Who sits at a table and who looks at it.

Seats are 0, 1, 2...  A viewer is a seat or `SPECTATOR`.  Sets of viewers are bit masks, so that rules can keep
"who has seen this card" in a record.  `CLOCK` is the seat of time: rules never read a clock, a clock acts.
"""

from __future__ import annotations

from typing import NoReturn

from .checking import shown
from .errors import InvalidArgument

MAX_SEATS = 5
SPECTATOR = -1
CLOCK = -2

SPECTATOR_BIT = 1 << MAX_SEATS
EVERYBODY = (1 << (MAX_SEATS + 1)) - 1


class _ViewerBits(dict[int, int]):
    """Whoever else looks is refused."""

    def __missing__(self, viewer: object) -> NoReturn:
        raise no_viewer(viewer)


def no_viewer(viewer: object) -> InvalidArgument:
    """The refusal of who can be no viewer."""
    return InvalidArgument("never_viewer", last=MAX_SEATS - 1, found=shown(viewer))


VIEWER_BITS = _ViewerBits({SPECTATOR: SPECTATOR_BIT, **{seat: 1 << seat for seat in range(MAX_SEATS)}})
"""The bit that stands for each viewer in a set of viewers."""


SEATS_IN = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(EVERYBODY + 1))
"""The seats in each set of viewers, lowest first."""
