"""Who sits at a table and who looks at it.

Seats are 0, 1, 2...  A viewer is a seat or `SPECTATOR`.  Sets of viewers are bit masks, so that rules can keep
"who has seen this card" in a record.  `CLOCK` is the seat of time: rules never read a clock, a clock acts.
"""

from __future__ import annotations

from .checking import shown
from .errors import InvalidArgument

MAX_SEATS = 5
SPECTATOR = -1
CLOCK = -2

SPECTATOR_BIT = 1 << MAX_SEATS
EVERYBODY = (1 << (MAX_SEATS + 1)) - 1


def viewer_bit(viewer: int) -> int:
    """The bit that stands for a viewer in a set of viewers."""
    if viewer == SPECTATOR:
        return SPECTATOR_BIT
    if 0 <= viewer < MAX_SEATS:
        return 1 << viewer
    raise ValueError(f"there is no viewer {viewer}")


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats in a set of seats, lowest first."""
    return tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1)


def check_seat(seat: object, seats: int, other: int | None = None) -> None:
    """A seat of a table, or another one that is meant here: `SPECTATOR` or `CLOCK`."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not (0 <= seat < seats or seat == other):
        looking = other == SPECTATOR
        raise InvalidArgument("no_such_viewer" if looking else "no_such_seat", last=seats - 1, found=shown(seat))
