"""Measure the browser client and write docs/benchmarks-browser.md: `make bench-browser`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import tablemate
from tests.browser.looks import PHONE, Look
from tests.browser.playing import OPEN
from tests.browser.programs import started, usual
from tests.browser.tables import make
from tests.browser.waiting import done
from tests.server.processes import Server, served

from .monkey import ANYTHING, Fetched, Seen, fetched, tap, throttle
from .page import Board, Found, page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks-browser.md"
SLOWER = 4
BESIDE = """<!doctype html><html lang=en><title>One button</title>
<main><button onclick="this.textContent = Number(this.textContent) + 1">1</button></main>"""
"""The least that a page can do with an input: what the browser itself needs."""
OPTIONS = {"assembly": {}, "fuse": {"mode": "practice", "players": 1}, "origin_story": {}}


def main() -> None:
    """Measure, print and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--taps", type=int, default=150, help="of each kind")
    parser.add_argument("--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    text = page(_measured(arguments.taps), arguments.taps, SLOWER)
    arguments.output.write_text(text, encoding="utf-8")
    print(text)


def _measured(taps: int) -> Found:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        done(server.is_ready())
        with started(playwright, usual()) as browser:
            return Found(
                _beside(browser, server, taps),
                {game: _board(browser, server, game, taps) for game in tablemate.games()},
                _first_load(browser, server),
                {game: _first_load(browser, server, game) for game in tablemate.games()},
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
        return tap(page, ANYTHING, taps)


def _board(browser: Browser, server: Server, game: str, taps: int) -> Board:
    return Board(*[_tapped(browser, server, game, taps, what) for what in (OPEN, ANYTHING)])


def _tapped(browser: Browser, server: Server, game: str, taps: int, what: str) -> Seen:
    with _phone(browser, server) as page:
        page.goto(_table_of(page, game), wait_until="networkidle")
        throttle(page, SLOWER)
        return tap(page, what, taps)


def _first_load(browser: Browser, server: Server, game: str | None = None) -> Fetched:
    with _phone(browser, server) as page:
        return fetched(page, _table_of(page, game) if game else "/")


def _table_of(page: Page, game: str) -> str:
    return f"/t/{make(page, game, **OPTIONS[game]).table}"


if __name__ == "__main__":
    main()
