"""Random legal play of our own games, in one call of a loop: whole games, and play-outs from one state."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import tablemate
from tablemate.kernel.arena import Counted
from tablemate.kernel.clone import copy_state
from tablemate.kernel.contract import States
from tablemate.kernel.native import compile_all
from tablemate.kernel.rule import rule

from .rate import Rate

Batch = Callable[[int, int], Counted]
"""Plays games from a number on, so many of them."""


class RandomPlay:
    """One game with fixed options on one engine."""

    def __init__(self, name: str, options: Mapping[str, Any], *, compiled: bool) -> None:
        self._arena = tablemate.game(name).arena(compiled=compiled, **options)
        self._arena.setup(0, seed=1)
        self._next = 0

    def run(self, seconds: float) -> Rate:
        """Whole games."""
        return self._batches(seconds, lambda first, games: self._arena.simulate(games, first=first))

    def play_outs(self, seconds: float) -> Rate:
        """Play-outs from the first decision, each over another redeal of what seat 0 knows."""
        return self._batches(seconds, lambda first, games: self._arena.play_outs(0, 0, games, first=first))

    def _batches(self, seconds: float, play: Batch) -> Rate:
        """Play batches of games until the time is over."""
        self._batch(play, 4)
        size, decisions, games, elapsed = 16, 0, 0, 0.0
        while elapsed < seconds:
            started = time.perf_counter()
            counted = self._batch(play, size)
            took = time.perf_counter() - started
            elapsed += took
            decisions += counted.decisions
            games += counted.games
            if took < seconds / 20:
                size *= 2
        return Rate(decisions, games, elapsed)

    def _batch(self, play: Batch, games: int) -> Counted:
        counted = play(self._next, games)
        self._next += games
        return counted


@rule
def copy_many(states: States, times: int) -> int:
    """Copy two states over each other again and again; the number of copies."""
    for _ in range(times):
        copy_state(states[0], states[1])
        copy_state(states[1], states[0])
    return times * 2


def clones_per_second(name: str, seconds: float) -> float:
    """How often a state is copied in compiled code."""
    arena = tablemate.game(name).arena(2)
    copy = compile_all(replace(arena.game.program, loops=(copy_many,)))["copy_many"]
    copies, elapsed = 0, 0.0
    while elapsed < seconds:
        started = time.perf_counter()
        copies += copy(arena.states, 1_000_000)
        elapsed += time.perf_counter() - started
    return copies / elapsed
