"""Whole games between greedy bots at a table, as a person sees them play."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import tablemate
from tablemate import Table
from tablemate.bots import Bot, Perspective, make_bot

from .rate import Rate


def greedy_games(name: str, options: Mapping[str, Any], seconds: float) -> Rate:
    """Play game after game until the time is over; the first one only fills what is kept between games."""
    game = tablemate.game(name)
    _play_out(game.new(seed=0, **options))
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        games += 1
        decisions += _play_out(game.new(seed=games, **options))
    return Rate(decisions, games, time.perf_counter() - started)


def _play_out(table: Table) -> int:
    bots = [make_bot("greedy", seat) for seat in range(table.seats)]
    while table.waiting:
        _act(table, bots)
    return len(table.moves)


def _act(table: Table, bots: list[Bot]) -> None:
    """The first seat that wants to acts."""
    for decision in table.waiting:
        action = bots[decision.seat].choose(Perspective(table, decision.seat))
        if action is not None:
            table.play(action, decision.seat)
            return
    raise RuntimeError("every bot waits for the others")
