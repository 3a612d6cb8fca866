"""Two tiny games that nobody would buy, complete enough for everything the kernel does with a game."""

from __future__ import annotations

from .count_up import GAME as COUNT_UP
from .fingers import GAME as FINGERS

TOYS = (COUNT_UP, FINGERS)

__all__ = ["COUNT_UP", "FINGERS", "TOYS"]
