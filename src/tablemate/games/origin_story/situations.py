"""Random options, for tests that look at a game from everywhere."""

from __future__ import annotations

from tablemate.kernel.chance import Stream, roll
from tablemate.kernel.json_types import JsonObject

from .cards import SETS
from .options import TIES, OriginStoryOptions
from .terms import LEVELS


def random_options(stream: Stream) -> JsonObject:
    """Any options."""
    return {
        "level": roll(stream, LEVELS + 1),
        "ties": TIES[roll(stream, len(TIES))],
        "cards": SETS[roll(stream, len(SETS))],
    }


def longest_game(options: OriginStoryOptions) -> int:
    """More decisions than any game has, also with cards of one's own that take tricks back again and again."""
    return 20_000
