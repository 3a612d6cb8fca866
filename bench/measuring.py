"""Measure one game: its tables in turns with its peer, then size, start-up and compile times."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

import tablemate

from .contest import Contestant, measure_in_turns
from .fresh import cards_seconds, greedy_rate, interpreted_rate, serving_times, telling_times
from .openspiel import cpp_loop, python_loop, roll_outs
from .random_play import RandomPlay, clones_per_second
from .rate import Rate
from .start_up import measure_start_up
from .subjects import CPP, PLAY_OUTS, PYTHON, ROLL_OUTS, Findings, Subject


def measure(subject: Subject, seconds: float, rounds: int) -> Findings:
    """Everything about one game; `seconds` for each contestant in each round."""
    game = tablemate.game(subject.game)
    print(f"{subject.title}: compiling the rules", file=sys.stderr)
    game.compile(_show)
    rates = measure_in_turns(dict(_contestants(subject, seconds)), rounds)
    print("  telling, serving, start-up and compile times", file=sys.stderr)
    return Findings(
        rates=rates,
        size=game.layout.size,
        clones=clones_per_second(subject.game, seconds),
        cards=cards_seconds(subject.game),
        telling=telling_times(subject.game, subject.seatings[0].options, seconds),
        serving=serving_times(subject.game, subject.seatings[0].options, seconds),
        start=measure_start_up(subject.game, subject.play),
    )


def _show(done: int, total: int) -> None:
    print(f"\r  {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True)


def _contestants(subject: Subject, seconds: float) -> Iterator[tuple[str, Contestant]]:
    """The compiled tables and the peer run next to each other, then what needs a process of its own."""
    game, peer = subject.game, subject.peer
    for seating in subject.seatings:
        play = RandomPlay(game, seating.options, compiled=True)
        yield f"{seating.name}, compiled", _same(partial(play.run, seconds))
    yield f"{peer}, {CPP}", lambda turn: cpp_loop(peer, seconds, turn)
    for seating in subject.seatings:
        play = RandomPlay(game, seating.options, compiled=True)
        yield f"{seating.name}, {PLAY_OUTS}", _same(partial(play.play_outs, seconds))
    yield f"{peer}, {ROLL_OUTS}", lambda turn: roll_outs(peer, seconds, turn)
    yield f"{peer}, {PYTHON}", lambda turn: python_loop(peer, seconds, turn)
    for seating in subject.seatings:
        yield f"{seating.name}, interpreted", _same(partial(interpreted_rate, game, seating.options, seconds))
        if seating.greedy:
            yield f"{seating.name}, greedy team", _same(partial(greedy_rate, game, seating.options, seconds))


def _same(run: Callable[[], Rate]) -> Contestant:
    """A contestant that does the same in every round."""
    return lambda turn: run()
