"""Measure OpenSpiel's sequential games under uniformly random legal play on one thread."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from .rate import Rate

BATCH = 64
State = Callable[[], Any]
"""Makes a state to play."""


def python_loop(game_name: str, seconds: float, seed: int) -> Rate:
    """Play whole games through the Python bindings for at least `seconds`."""
    _check_seconds(seconds)
    game = _load(_pyspiel(), game_name)
    rng = random.Random(seed)
    decisions = games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        decisions += _play(game.new_initial_state(), rng)
        games += 1
        elapsed = time.perf_counter() - start
    return Rate(decisions, games, elapsed)


def cpp_loop(game_name: str, seconds: float, seed: int) -> Rate:
    """Play whole games inside `pyspiel.evaluate_bots` for at least `seconds`, counting decisions untimed."""
    return _in_cpp(game_name, seconds, seed, lambda game, rng: game.new_initial_state)


def roll_outs(game_name: str, seconds: float, seed: int) -> Rate:
    """The same from copies of one state, the first decision of a game."""
    return _in_cpp(game_name, seconds, seed, lambda game, rng: _first_decision(game, rng).clone)


def _in_cpp(game_name: str, seconds: float, seed: int, beginning: Callable[[Any, random.Random], State]) -> Rate:
    _check_seconds(seconds)
    pyspiel = _pyspiel()
    game = _load(pyspiel, game_name)
    rng = random.Random(seed)
    begin = beginning(game, rng)
    bots = [pyspiel.make_uniform_random_bot(p, rng.getrandbits(31)) for p in range(game.num_players())]
    decisions = games = 0
    elapsed = 0.0
    while elapsed < seconds:
        seeds = [rng.getrandbits(31) for _ in range(BATCH)]
        start = time.perf_counter()
        states = [_play_bots(pyspiel, begin(), bots, s) for s in seeds]
        elapsed += time.perf_counter() - start
        games += len(states)
        decisions += sum(_decisions(state) for state in states)
        start = time.perf_counter()
        states.clear()
        elapsed += time.perf_counter() - start
    return Rate(decisions, games, elapsed)


def _first_decision(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, rng)
    return state


def _pyspiel() -> Any:
    """Import pyspiel, or say how to install it."""
    try:
        return importlib.import_module("pyspiel")
    except ModuleNotFoundError as error:
        if error.name != "pyspiel":
            raise
        how = "run this benchmark through `make bench`, with Python 3.14 or older"
        raise RuntimeError(f"open_spiel is not installed: {how}") from error


def _load(pyspiel: Any, game_name: str) -> Any:
    """Load a game by name, refusing one that is not sequential."""
    game = pyspiel.load_game(game_name)
    if game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise ValueError(f"{game_name} is not a sequential game")
    return game


def _check_seconds(seconds: float) -> None:
    """Refuse a duration in which nothing could be measured."""
    if not seconds > 0:
        raise ValueError(f"seconds must be positive, got {seconds}")


def _play(state: Any, rng: random.Random) -> int:
    """Play one state to its end and return the number of player decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def _draw(state: Any, rng: random.Random) -> None:
    """Let chance decide."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _play_bots(pyspiel: Any, state: Any, bots: list[Any], seed: int) -> Any:
    """Play a state to its end between bots in C++ and return it."""
    pyspiel.evaluate_bots(state, bots, seed)
    return state


def _decisions(state: Any) -> int:
    """Count the moves of a played state that were made by players."""
    return sum(move.player >= 0 for move in state.full_history())
