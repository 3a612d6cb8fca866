"""Random legal play of our own games, in one call of the engine's loop."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import tablemate
from tablemate.kernel.engine import Engine

from .rate import Rate


class RandomPlay:
    """One game with fixed options on one engine."""

    def __init__(self, name: str, options: Mapping[str, Any], *, compiled: bool) -> None:
        game = tablemate.game(name)
        chosen = game.read_options(options)
        states = game.layout.new(2)
        self.engine: Engine = game.compiled(states) if compiled else game.interpreted(states)
        self.cards = self.engine.given(game.program.cards, game.cards(chosen))
        numbers = game.program.options.filled(chosen.numbers())
        self.options = self.engine.given(game.program.options, numbers)
        self.limit = game.longest_game(chosen)
        self.next_game = 0

    def run(self, seconds: float) -> Rate:
        """Play batches of games until the time is over."""
        self._batch(4)
        size, decisions, games, elapsed = 16, 0, 0, 0.0
        while elapsed < seconds:
            started = time.perf_counter()
            counted = self._batch(size)
            took = time.perf_counter() - started
            elapsed += took
            decisions += counted.decisions
            games += counted.games
            if took < seconds / 20:
                size *= 2
        return Rate(decisions, games, elapsed)

    def _batch(self, games: int) -> Any:
        counted = self.engine.random_games(self.cards, self.options, self.next_game, games, self.limit)
        self.next_game += games
        return counted


def clones_per_second(name: str, seconds: float) -> float:
    """How often a state is copied in compiled code."""
    game = tablemate.game(name)
    engine = game.compiled(game.layout.new(2))
    copy = engine.function("copy_many")
    copies, elapsed = 0, 0.0
    while elapsed < seconds:
        started = time.perf_counter()
        copies += copy(engine.states, 1_000_000)
        elapsed += time.perf_counter() - started
    return copies / elapsed
