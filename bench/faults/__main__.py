"""Kill, race and fuzz a server for long, and write docs/benchmarks-faults.md: `make bench-faults`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.server.test_fuzz import MESSAGES
from tests.server.test_kills import KILLS
from tests.server.test_races import RACES

from . import returning
from .doing import do_all
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
    suite = do_all(of_tests, 1)
    at_length = do_all([part for part in parts if part.wanted], arguments.servers)
    results = Results(at_length, suite, returned, arguments.servers)
    text, output = page(results), arguments.output or (PAGE if whole else None)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    print(text)
    sys.exit(results.went_wrong)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--servers", type=int, default=1, help="how many are at work at a time: one for two cores")
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--output", type=Path, help="left out: the page of the docs, if nothing is done less often")
    return parser.parse_args()


if __name__ == "__main__":
    main()
