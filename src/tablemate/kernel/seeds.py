"""Seeds and stream numbers, as callers give them."""

from __future__ import annotations

from .checking import shown
from .errors import InvalidOptions

MOST_SEED = (1 << 63) - 1


def check_seed(seed: object) -> int:
    """A seed is a whole number that fits 63 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise InvalidOptions("seed", most=MOST_SEED, found=shown(seed))
    return seed
