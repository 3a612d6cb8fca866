"""Contestants run in turns, so that a busy machine is busy for all of them."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .rate import Rate

Contestant = Callable[[int], Rate]
"""Runs once; the argument is the number of the round."""


@dataclass(frozen=True)
class Measured:
    """The rates of several rounds of one contestant."""

    name: str
    rounds: list[Rate]

    @property
    def decisions(self) -> float:
        """The median of decisions per second."""
        return statistics.median(rate.decisions_per_second for rate in self.rounds)

    @property
    def games(self) -> float:
        """The median of games per second."""
        return statistics.median(rate.games_per_second for rate in self.rounds)

    def ratio_to(self, peer: Measured) -> float:
        """The median over rounds of the ratio in decisions per second; both ran next to each other in each round."""
        pairs = zip(self.rounds, peer.rounds, strict=True)
        return statistics.median(ours.decisions_per_second / theirs.decisions_per_second for ours, theirs in pairs)


def measure_in_turns(contestants: Mapping[str, Contestant], rounds: int) -> dict[str, Measured]:
    """Each round runs every contestant once."""
    found: dict[str, list[Rate]] = {name: [] for name in contestants}
    for turn in range(rounds):
        for name, run in contestants.items():
            print(f"  round {turn + 1} of {rounds}: {name}", file=sys.stderr)
            found[name].append(run(turn))
    return {name: Measured(name, rates) for name, rates in found.items()}
