"""Measure everything and write docs/benchmarks.md: `make bench`."""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import tablemate

from .openspiel import cpp_loop, python_loop
from .random_play import RandomPlay, clones_per_second, in_a_fresh_process
from .rate import Rate
from .start_up import StartUp, measure_start_up

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
STATE_LIMIT = 512


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


def measure_in_turns(contestants: dict[str, Callable[[int], Rate]], rounds: int) -> dict[str, Measured]:
    """Each round runs every contestant once, so that a busy machine is busy for all of them."""
    found: dict[str, list[Rate]] = {name: [] for name in contestants}
    for turn in range(rounds):
        for name, run in contestants.items():
            print(f"  round {turn + 1} of {rounds}: {name}", file=sys.stderr)
            found[name].append(run(turn))
    return {name: Measured(name, rates) for name, rates in found.items()}


def measure_assembly(seconds: float, rounds: int) -> dict[str, Measured]:
    """Assembly with two players and alone, compiled and interpreted, beside OpenSpiel's hanabi."""
    game = tablemate.game("assembly")
    print("compiling the rules of assembly", file=sys.stderr)
    game.compile()
    pair = RandomPlay("assembly", {"players": 2}, compiled=True)
    solo = RandomPlay("assembly", {"players": 1}, compiled=True)
    return measure_in_turns(
        {
            "Assembly, 2 players, compiled": lambda turn: pair.run(seconds),
            "Assembly, solo, compiled": lambda turn: solo.run(seconds),
            "Assembly, 2 players, interpreted": lambda turn: in_a_fresh_process("assembly", {"players": 2}, seconds),
            "Assembly, solo, interpreted": lambda turn: in_a_fresh_process("assembly", {"players": 1}, seconds),
            "OpenSpiel hanabi, C++ loop": lambda turn: cpp_loop("hanabi", seconds, turn),
            "OpenSpiel hanabi, Python loop": lambda turn: python_loop("hanabi", seconds, turn),
        },
        rounds,
    )


def page(found: dict[str, Measured], clones: float, start: StartUp) -> str:
    """The whole page."""
    size = tablemate.game("assembly").layout.size
    ours = found["Assembly, 2 players, compiled"]
    cpp, python = found["OpenSpiel hanabi, C++ loop"], found["OpenSpiel hanabi, Python loop"]
    targets = [
        ("compiled against OpenSpiel's C++ loop", f"{ours.ratio_to(cpp):.1f} x", "at least 10 x"),
        ("compiled against OpenSpiel's Python loop", f"{ours.ratio_to(python):.1f} x", "at least 25 x"),
        (
            "interpreted, decisions a second",
            _thousands(found["Assembly, 2 players, interpreted"].decisions),
            "at least 40,000",
        ),
        ("bytes of one state", str(size), f"at most {STATE_LIMIT}"),
        ("first prompt, cold cache", f"{start.first_prompt:.2f} s", "under 1 s"),
        ("compiled rules loaded from the cache", f"{start.load:.2f} s", "under 1 s"),
    ]
    rates = [(each.name, _thousands(each.decisions), _thousands(each.games)) for each in found.values()]
    times = [
        ("copies of a state a second, compiled", _thousands(clones)),
        (
            "compiling all rules, one process, cold",
            f"{start.compile_one_process:.1f} s for {start.functions} functions",
        ),
        ("compiling all rules, two processes, cold", f"{start.compile_two_processes:.1f} s"),
    ]
    return _PAGE.format(
        when=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        targets=_table(("What", "Measured", "Wanted"), targets),
        rates=_table(("Random legal play, one core", "Decisions a second", "Games a second"), rates),
        times=_table(("What", "Measured"), times),
        slowest=_table(("Function", "Seconds"), [(name, f"{seconds:.2f}") for name, seconds in start.slowest]),
    )


_PAGE = """# Benchmarks

Written by `make bench`; do not edit. Measured on {when} ({machine}). Machines differ, so the ratios count: both sides
ran in turns, and a ratio is the median over the rounds. Interpreted play is measured as a person gets it, in a process
that has never loaded the compiler.

A decision of Assembly is one small choice (a card and its command, then a bay, then a bay); a decision of hanabi is one
move. Games a second stand beside them for that reason.

## What was promised

{targets}

## Rates

{rates}

## Size and compile time

{times}

The functions that take longest to compile (a function costs what everything under it costs):

{slowest}
"""


def _thousands(number: float) -> str:
    return f"{number:,.0f}"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" if column == 0 else "---:" for column in range(len(head))), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    """Measure, print and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    found = measure_assembly(arguments.seconds, arguments.rounds)
    clones = clones_per_second("assembly", arguments.seconds)
    print("  start-up and compile times", file=sys.stderr)
    text = page(found, clones, measure_start_up("assembly"))
    arguments.output.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
