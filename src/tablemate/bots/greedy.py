"""One step ahead: plays what looks best at once.  What looks good is known to each game's own thinking."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol

from tablemate.kernel.actions import Action
from tablemate.kernel.errors import InvalidOptions

from .perspective import Perspective

THINKING: Mapping[str, str] = {
    "assembly": "assembly_greedy",
    "fuse": "fuse_greedy",
    "origin_story": "origin_story_greedy",
}
"""By game: the module whose `thinking(seed)` plays it.  It is imported when the game is first played."""


class Thinking(Protocol):
    """How a game is played greedily."""

    def choose(self, perspective: Perspective) -> Action | None:
        """The best action, or None: the others first."""
        ...


class GreedyBot:
    """Chooses what looks best one step ahead; what a step is depends on the game."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._game = ""
        self._thinking: Thinking | None = None

    def choose(self, perspective: Perspective) -> Action | None:
        """The best action, the first of equals."""
        if self._thinking is None or self._game != perspective.game.name:
            self._game = perspective.game.name
            self._thinking = _thinking(self._game)(self._seed)
        return self._thinking.choose(perspective)


def _thinking(game: str) -> Callable[[int], Thinking]:
    if game not in THINKING:
        raise InvalidOptions(f"the bot greedy does not play {game!r}; it plays {', '.join(THINKING)}")
    made: Callable[[int], Thinking] = import_module(f".{THINKING[game]}", __package__).thinking
    return made
