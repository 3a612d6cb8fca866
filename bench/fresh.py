"""Jobs that are measured as a person gets them: in a process that has never loaded the compiler."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from tablemate.kernel.processes import running, surroundings

from .greedy_play import greedy_games
from .random_play import RandomPlay
from .rate import Rate
from .serving import Serving, serving
from .telling import Telling, telling

DECK_TRIES = 3


def interpreted_rate(game: str, options: Mapping[str, Any], seconds: float) -> Rate:
    """Random legal play on the interpreted engine."""
    return Rate(**_fresh("random", game, dict(options), seconds))


def greedy_rate(game: str, options: Mapping[str, Any], seconds: float) -> Rate:
    """Whole games of a team of greedy bots."""
    return Rate(**_fresh("greedy", game, dict(options), seconds))


def cards_seconds(game: str) -> float:
    """Reading the cards of a game and compiling them for the rules: the best of a few processes."""
    return min(float(_fresh("cards", game)) for _ in range(DECK_TRIES))


def telling_times(game: str, options: Mapping[str, Any], seconds: float) -> Telling:
    """Telling the steps of random games."""
    return Telling(**_fresh("telling", game, dict(options), seconds))


def serving_times(game: str, options: Mapping[str, Any], seconds: float) -> Serving:
    """Serving the steps of random games."""
    return Serving(**_fresh("serving", game, dict(options), seconds))


def _fresh(job: str, *arguments: Any) -> Any:
    command = running(__name__, job, json.dumps(arguments))
    done = subprocess.run(command, env=surroundings(), check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def _random(game: str, options: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    return asdict(RandomPlay(game, options, compiled=False).run(seconds))


def _greedy(game: str, options: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    return asdict(greedy_games(game, options, seconds))


def _telling(game: str, options: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    return asdict(telling(game, options, seconds))


def _serving(game: str, options: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    return asdict(serving(game, options, seconds))


def _cards(name: str) -> float:
    import tablemate

    game = tablemate.game(name)
    started = time.perf_counter()
    game.cards(game.read_options({}))
    return time.perf_counter() - started


JOBS: Mapping[str, Callable[..., Any]] = {
    "random": _random,
    "greedy": _greedy,
    "telling": _telling,
    "serving": _serving,
    "cards": _cards,
}

if __name__ == "__main__":
    print(json.dumps(JOBS[sys.argv[1]](*json.loads(sys.argv[2]))))
