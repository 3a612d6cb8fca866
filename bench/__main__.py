"""Measure everything and write docs/benchmarks.md: `make bench`."""

from __future__ import annotations

import argparse
from pathlib import Path

from .games import SUBJECTS
from .measuring import measure
from .page import page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


def main() -> None:
    """Measure, print and write the page; a part of the games is only printed unless an output is named."""
    names = [subject.game for subject in SUBJECTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="+", choices=names, default=names)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    chosen = [subject for subject in SUBJECTS if subject.game in arguments.games]
    text = page([(subject, measure(subject, arguments.seconds, arguments.rounds)) for subject in chosen])
    output = arguments.output or (PAGE if len(chosen) == len(SUBJECTS) else None)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
