"""The bottom of the ladder: any legal action."""

from __future__ import annotations

from tablemate.kernel.actions import Action
from tablemate.kernel.chance import new_stream, roll

from .perspective import Perspective

BOT_STREAM = 16


class RandomBot:
    """Plays every legal action equally often, but only what its seat is asked for.

    What is open beside that, such as giving up or taking something back, may be open again and again: equally often
    would then mean at once, or for ever.  So the bot leaves it alone, and waits if there is nothing else.
    """

    name = "random"
    version = "1"

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action | None:
        """One of the legal actions; None if nothing is asked for."""
        unasked = perspective.game.unasked
        asked = [action for action in perspective.legal if action.code not in unasked]
        return asked[roll(self._stream, len(asked))] if asked else None
