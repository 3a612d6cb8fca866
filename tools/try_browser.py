"""Does a browser draw a page? `python tools/try_browser.py PROGRAM` says so by its exit status."""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

PATIENCE = 30_000
"""Milliseconds after which a browser that has not started is stuck."""


def main(program: str) -> None:
    """Fail unless it opens a page and reads it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-gpu"], timeout=PATIENCE)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_content("<p>it runs")
        sys.exit(page.inner_text("p") != "it runs")


if __name__ == "__main__":
    main(sys.argv[1])
