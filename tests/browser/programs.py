"""Which browsers there are, as `tools/browser.sh` has set them up, and how they are started."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
SET_UP = ROOT / ".venv" / "browser"
PINNED = SET_UP / "pinned" / "chromium"
"""The one that draws pictures."""
AXE = SET_UP / "node_modules" / "axe-core" / "axe.min.js"
FONTS = Path(__file__).parent / "fonts" / "fonts.conf"
FLAGS = ["--disable-gpu", "--disable-lcd-text", "--font-render-hinting=none"]
"""Playwright adds that nothing is asked of the network by itself, and that the profile is an empty one."""


def usual() -> Path:
    """The browser in which everything but pictures is tested."""
    named = SET_UP / "program"
    assert named.exists(), "no browser is set up: `make setup-browser`"
    return Path(named.read_text(encoding="utf-8").strip())


def pinned() -> Path:
    """The browser of the pictures."""
    assert PINNED.exists(), "pictures are compared on Linux on x86-64 only, after `make setup-browser`"
    return PINNED


@contextmanager
def started(playwright: Playwright, program: Path) -> Iterator[Browser]:
    """A browser that runs, with the fonts of the tests and no others."""
    surroundings: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(FONTS)}
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env=surroundings)
    try:
        yield browser
    finally:
        browser.close()
