"""What a server is put under: so many tables of a game, a move at each every so often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

WARM_UP = 6.0
"""Seconds of play before anything is measured; the count-down before a game with a clock is among them."""


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables of a game, at each a move every so many seconds, for some time."""

    game: str
    options: Mapping[str, Any]
    tables: int
    every: float
    seconds: float

    @property
    def people(self) -> int:
        """How many sit at a table."""
        return int(self.options["players"])

    @property
    def a_second(self) -> float:
        """How many moves are made in a second, at all tables together."""
        return self.tables / self.every


def pairs(tables: int, seconds: float) -> Load:
    """Tables of two people, each table a move every two seconds."""
    return Load("assembly", {"players": 2}, tables, 2.0, seconds)


def fives(tables: int, seconds: float) -> Load:
    """Tables of five people who act all at once, each three times a second."""
    return Load("fuse", {"players": 5, "mode": "live"}, tables, 1 / 15, seconds)
