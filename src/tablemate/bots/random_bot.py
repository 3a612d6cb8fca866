"""The bottom of the ladder: any legal action."""

from __future__ import annotations

from tablemate.kernel.chance import WORDS, roll, seed_stream
from tablemate.kernel.decisions import Action

from .perspective import Perspective

BOT_STREAM = 16


class RandomBot:
    """Plays every legal action equally often."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._stream = [0] * WORDS
        seed_stream(self._stream, seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action:
        """One of the legal actions."""
        legal = perspective.legal
        return legal[roll(self._stream, len(legal))]
