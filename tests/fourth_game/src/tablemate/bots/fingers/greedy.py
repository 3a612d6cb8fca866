"""Fingers, greedily: whatever the partner shows, three scores most."""

from __future__ import annotations

from tablemate.bots.perspective import Perspective
from tablemate.kernel.actions import Action


class Thinking:
    """See `bots.greedy.Thinking`."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> Action | None:
        """Three fingers."""
        return perspective.legal[-1]


thinking = Thinking
