"""Kill, race and fuzz a server for long, and write docs/benchmarks-faults.md: `make bench-faults`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.server.test_fuzz import MESSAGES
from tests.server.test_kills import KILLS
from tests.server.test_races import RACES

from . import returning
from .doing import do
from .page import Results, page
from .parts import Kills, Messages, Races

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks-faults.md"
SEED_OF_TESTS = 1


def main() -> None:
    """Do it all, write the page of what was reached, and fail if something went wrong."""
    arguments = _arguments()
    seed, whole = arguments.seed, (arguments.kills, arguments.races, arguments.messages) == (1_000, 10_000, 100_000)
    returned = returning.measure()
    of_tests = Messages(MESSAGES, SEED_OF_TESTS), Races(RACES, SEED_OF_TESTS), Kills(KILLS, SEED_OF_TESTS)
    parts = Messages(arguments.messages, seed), Races(arguments.races, seed), Kills(arguments.kills, seed)
    suite, at_length = ([do(part, _say) for part in each if part.wanted] for each in (of_tests, parts))
    results = Results(at_length, suite, returned)
    text, output = page(results), arguments.output or (PAGE if whole else None)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    print(text)
    sys.exit(results.went_wrong)


def _say(text: str) -> None:
    print(text, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--output", type=Path, help="left out: the page of the docs, if nothing is done less often")
    return parser.parse_args()


if __name__ == "__main__":
    main()
