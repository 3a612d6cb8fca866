"""Measure the browser client and write docs/benchmarks-browser.md: `make bench-browser`."""

from __future__ import annotations

import argparse
import platform
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import tablemate
from tests.browser.looks import PHONE, Look
from tests.browser.programs import started, usual
from tests.browser.tables import make
from tests.browser.waiting import done
from tests.server.processes import Server, served

from .monkey import Fetched, Seen, fetched, tap_around, throttle

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks-browser.md"
SLOWER = 4
INP = 0.98
BESIDE = """<!doctype html><html lang=en><title>One button</title>
<main><button onclick="this.textContent = Number(this.textContent) + 1">1</button></main>"""
"""The least that a page can do with an input: what the browser itself needs."""
OPTIONS = {"assembly": {}, "fuse": {"mode": "practice", "players": 1}, "origin_story": {}}

_TEXT = """# Benchmarks of the browser client

Written by `make bench-browser`; do not edit. Measured on {when} ({machine}, {browser}).

A phone of 390 x 844 whose processor is {slower} times slower than this machine's. Somebody taps {taps} times whatever
is open on the board of a real table, at a real server on the same machine. A wait is counted by the browser itself,
from the input to the next paint, in steps of 8 ms; shorter ones than 16 ms are not told and count as 16. INP, as
browsers report it, leaves the longest of each 50 out. Beside it, under the same load: a page with one button that
counts. What shifts within half a second after a tap is told apart from what shifts by itself.

| Board | Taps | p50 | p95 | INP | Longest | p95 to the one button's | Layout shift | Shift after taps |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{boards}

To reach: an INP of at most 100 ms, and nothing shifts while somebody plays.

| First load of | Script | Everything |
| --- | ---: | ---: |
{loads}

To reach: less than 200 kB of script, as it travels.
"""


@dataclass(frozen=True, slots=True)
class Found:
    """All that was measured."""

    beside: Seen
    boards: dict[str, Seen]
    loads: dict[str, Fetched]
    browser: str


def main() -> None:
    """Measure, print and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--taps", type=int, default=150)
    parser.add_argument("--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    text = _page(_measured(arguments.taps), arguments.taps)
    arguments.output.write_text(text, encoding="utf-8")
    print(text)


def _measured(taps: int) -> Found:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        done(server.is_ready())
        with started(playwright, usual()) as browser:
            return Found(
                _beside(browser, server, taps),
                {game: _board(browser, server, game, taps) for game in tablemate.games()},
                {name: _load(browser, server, name) for name in ("the first page", *tablemate.games())},
                f"Chromium {browser.version}",
            )


@contextmanager
def _phone(browser: Browser, server: Server) -> Iterator[Page]:
    with Look(device=PHONE).context(browser, server.url) as context:
        yield context.new_page()


def _beside(browser: Browser, server: Server, taps: int) -> Seen:
    with _phone(browser, server) as page:
        page.set_content(BESIDE)
        throttle(page, SLOWER)
        return tap_around(page, taps, 0)


def _board(browser: Browser, server: Server, game: str, taps: int) -> Seen:
    with _phone(browser, server) as page:
        page.goto(f"/t/{make(page, game, **OPTIONS[game]).table}", wait_until="networkidle")
        throttle(page, SLOWER)
        return tap_around(page, taps, 0)


def _load(browser: Browser, server: Server, name: str) -> Fetched:
    with _phone(browser, server) as page:
        path = f"/t/{make(page, name, **OPTIONS[name]).table}" if name in OPTIONS else "/"
        return fetched(page, path)


def _page(found: Found, taps: int) -> str:
    return _TEXT.format(
        when=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, {platform.system()}",
        browser=found.browser,
        slower=SLOWER,
        taps=taps,
        boards="\n".join([_row(game, seen, found.beside) for game, seen in found.boards.items()]),
        loads="\n".join(f"| {name} | {_kilo(load.script)} | {_kilo(load.all)} |" for name, load in found.loads.items()),
    )


def _row(game: str, seen: Seen, beside: Seen) -> str:
    waits = " | ".join(f"{seen.within(share):.0f} ms" for share in (0.5, 0.95, INP, 1.0))
    ratio = seen.within(0.95) / beside.within(0.95)
    shifts = f"{seen.shifted:.4f} | {seen.shifted_by_taps:.4f}"
    return f"| {game} | {seen.taps} | {waits} | {ratio:.1f} x | {shifts} |"


def _kilo(size: int) -> str:
    return f"{size / 1000:.0f} kB"


if __name__ == "__main__":
    main()
