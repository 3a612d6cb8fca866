"""One step ahead: plays what looks best at once.  What looks good is known to each game's own thinking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tablemate.games import part_of, with_part
from tablemate.kernel.actions import Action
from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidOptions

from .perspective import Perspective


class Thinking(Protocol):
    """How a game is played greedily."""

    def choose(self, perspective: Perspective) -> Action | None:
        """The best action, or None: the others first."""
        ...


class GreedyBot:
    """Chooses what looks best one step ahead; what a step is depends on the game."""

    name = "greedy"
    version = "1"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._game = ""
        self._thinking: Thinking | None = None

    def choose(self, perspective: Perspective) -> Action | None:
        """The best action, the first of equals."""
        if self._thinking is None or self._game != perspective.game.name:
            self._game = perspective.game.name
            self._thinking = thinking_of(self._game)(self._seed)
        return self._thinking.choose(perspective)


def played_greedily() -> tuple[str, ...]:
    """The games that have a thinking."""
    return with_part(__package__, "greedy")


def thinking_of(game: str) -> Callable[[int], Thinking]:
    """The `thinking(seed)` of a game's own module `greedy`."""
    found = part_of(__package__, game, "greedy")
    if found is None:
        playable = ", ".join(played_greedily())
        raise InvalidOptions("bot_without_game", bot="greedy", found=shown(game), games=playable)
    made: Callable[[int], Thinking] = found.thinking
    return made
