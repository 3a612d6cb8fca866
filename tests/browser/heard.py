"""All that a person's browser is told: bodies of answers, frames of lines, and what the pages hold."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Error, Page, Request, WebSocket

from tablemate.kernel.json_types import JsonObject

NO_BODY = range(300, 400)
"""Who is sent elsewhere gets no body."""
FOR_EVERYBODY = ("/static/", "/client/")
"""Files that are the same for everybody tell no secret."""
ABOUT_GAMES = "/api/games/"
POLLED_EVERY = 10.0
TRIES = 1_000


@dataclass
class Heard:
    """What was told to the pages of a person since `listen`. (No slots: Playwright marks whoever listens.)"""

    frames: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    """The text of every answer, after the address that was asked; pictures and the like have none."""
    missed: list[str] = field(default_factory=list)
    """Answers that a page left before they could be read."""

    _open: int = 0

    def listen(self, context: BrowserContext) -> None:
        """Note everything from now on, also of pages that are opened later."""
        context.on("request", self._ask)
        context.on("requestfinished", self._note)
        context.on("requestfailed", self._fail)
        context.on("page", self._listen_to)
        for page in context.pages:
            self._listen_to(page)

    def _ask(self, _request: Request) -> None:
        self._open += 1

    def _fail(self, _request: Request) -> None:
        self._open -= 1

    def _note(self, request: Request) -> None:
        if not any(each in request.url for each in FOR_EVERYBODY):
            self._read(request)
        self._open -= 1

    def _read(self, request: Request) -> None:
        """Read it now: a browser forgets what was told to a page that is left."""
        response = request.response()
        if response is None or response.status in NO_BODY:
            return
        try:
            self.bodies.append(f"{request.url}\n{response.body().decode()}")
        except UnicodeDecodeError:
            pass
        except Error:
            self.missed.append(request.url)

    def _listen_to(self, page: Page) -> None:
        page.on("websocket", self._line)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda told: self.frames.append(told if isinstance(told, str) else told.decode()))

    def settle(self, page: Page) -> None:
        """Wait until all answers are read; to be called before a page is left, or some may be missed, which fails."""
        while self._open > 0:
            page.wait_for_timeout(POLLED_EVERY)
        assert not self.missed, self.missed

    def catch_up(self, page: Page, version: int) -> JsonObject:
        """Wait until the line has told of this entry of the log, and take what it told then."""
        for _ in range(TRIES):
            for told in map(json.loads, reversed(self.frames)):
                if told.get("version") == version and "now" in told:
                    return dict(told["now"])
            page.wait_for_timeout(POLLED_EVERY)
        raise AssertionError(f"entry {version} was not told")

    @property
    def answers(self) -> list[str]:
        """The bodies besides those that tell of a game, not of a table: all its cards have names and texts."""
        return [body for body in self.bodies if ABOUT_GAMES not in body.partition("\n")[0]]

    def everything(self, *pages: Page) -> str:
        """All of it, with what the pages show and keep now."""
        self.settle(pages[0])
        return "\n".join([*self.bodies, *self.frames, *map(held, pages)])


def held(page: Page) -> str:
    """What a page shows, and what it has put away."""
    kept = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])")
    return f"{page.content()}\n{kept}"
