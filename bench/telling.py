"""Telling a step: its events as sentences, beside building the view that goes out with them."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

import tablemate
from tablemate import Event, Table
from tablemate.words import LANGUAGES, Words

VIEWER = 0
PERCENT = 100


@dataclass(frozen=True)
class Telling:
    """Processor time in milliseconds: telling a step in one language, the slowest of a hundred, and viewing it."""

    told: float
    slow: float
    viewed: float


@dataclass(frozen=True)
class _Step:
    """How long it took to tell a step in each language, and to view it."""

    told: list[float]
    viewed: float


def telling(game: str, options: Mapping[str, Any], seconds: float) -> Telling:
    """Whole random games, each step told and viewed in turns; the first one only fills what is kept between games."""
    speakers = [Words(language, game).prepare() for language in LANGUAGES]
    list(_measured(speakers, game, 0, options))
    steps: list[_Step] = []
    end = time.perf_counter() + seconds
    for seed in count(1):
        steps += _measured(speakers, game, seed, options)
        if time.perf_counter() > end:
            break
    told = [each for step in steps for each in step.told]
    return Telling(
        told=statistics.mean(told),
        slow=statistics.quantiles(told, n=PERCENT)[-1],
        viewed=statistics.mean(step.viewed for step in steps),
    )


def _measured(speakers: list[Words], game: str, seed: int, options: Mapping[str, Any]) -> Iterator[_Step]:
    """The steps of one game."""
    for table, events in _played(game, seed, options):
        yield _Step([_took(words.story, events) for words in speakers], _took(table.view))


def _played(game: str, seed: int, options: Mapping[str, Any]) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    chance = random.Random(seed)
    table = tablemate.game(game).new(seed=seed, **options)
    while table.waiting:
        decision = chance.choice(table.waiting)
        yield table, table.play(chance.choice(table.legal(decision.seat)), decision.seat)


def _took(work: Callable[..., object], *given: object) -> float:
    """Milliseconds of what is done for the viewer."""
    started = time.process_time_ns()
    work(*given, VIEWER)
    return (time.process_time_ns() - started) / 1e6
