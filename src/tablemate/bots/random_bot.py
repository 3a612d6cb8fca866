"""The bottom of the ladder: any legal action."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.chance import WORDS, roll, seed_stream
from tablemate.kernel.decisions import Action

from .perspective import Perspective

BOT_STREAM = 16
NEVER_NEEDED: Mapping[str, tuple[str, ...]] = {"fuse": ("stop", "take back")}
"""By game: actions that are open again and again but that nobody waits for."""


class RandomBot:
    """Plays every legal action equally often, but gives nothing up and takes nothing back.

    In FUSE a player may take a die back for as long as the others are busy, and stop as soon as the game is won.
    Equally often would then mean for ever, or at once; so the bot leaves both alone and waits if there is nothing else.
    """

    name = "random"

    def __init__(self, seed: int) -> None:
        self._stream = [0] * WORDS
        seed_stream(self._stream, seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action | None:
        """One of the legal actions; None if only idle ones are open."""
        idle = NEVER_NEEDED.get(perspective.game.name, ())
        useful = [action for action in perspective.legal if action.text not in idle]
        return useful[roll(self._stream, len(useful))] if useful else None
