"""Measure the table online and write docs/benchmarks-online.md: `make bench-online`."""

from __future__ import annotations

import argparse
import resource
from pathlib import Path

from .beside import versions
from .measuring import FIVES, LONGEST, PART, SIZES, measure_all
from .page import page, picture_of

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks-online.md"


def main() -> None:
    """Measure, print and write the page; a part of the loads is only printed unless an output is named."""
    arguments = _arguments()
    sizes, alone = tuple(arguments.tables), arguments.alone
    _allow_many_connections()
    results = measure_all(arguments.seconds, sizes, arguments.fuse, alone=alone, apart=arguments.apart)
    output = arguments.output or (PAGE if (sizes, arguments.fuse, alone) == (SIZES, FIVES, False) else None)
    picture = (output or PAGE).with_suffix(".svg")
    text = page(results, "" if alone else versions(), picture.name)
    if output is not None:
        output.write_text(text, encoding="utf-8")
        if results.pairs:
            picture.write_text(picture_of(results), encoding="utf-8")
    print(text)


def _allow_many_connections() -> None:
    """A connection is a file at both ends; servers and people inherit how many there may be."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.online", description=__doc__)
    lasts = f"for {LONGEST} tables of two; every other load takes a {PART}th of it"
    parser.add_argument("--seconds", type=float, default=600.0, help=lasts)
    parser.add_argument("--tables", type=int, nargs="*", default=SIZES, help="numbers of tables of two")
    parser.add_argument("--fuse", type=int, default=FIVES, help="the number of tables of five")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--apart", action="store_true", help="loads at once, each with two cores of its own")
    parser.add_argument("--output", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    main()
