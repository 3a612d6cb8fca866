"""`tablemate serve`, and plain `tablemate`: the table online, until somebody stops it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import get_args

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Either
from tablemate.kernel.json_types import Arguments
from tablemate.server.logs import LEVELS, set_up
from tablemate.server.network import ANY_PORT, Place, checked_url, listen_near
from tablemate.server.serving import serve
from tablemate.server.settings import MetricsFor, Settings
from tablemate.server.storage.database import DatabaseTrouble
from tablemate.words import Words

from .offers import OFFERS
from .problems import Problem
from .program import program
from .serve_folder import server_folder
from .terminal import Terminal

MOST_THINKERS = 64
LAST_PORT = 65_535
LOCALHOST, USUAL_PORT = "127.0.0.1", 8000
USUAL_LEVEL, QUIET = "info", "warning"
"""Whoever sits at the terminal wants to read where the server is, and no log."""


def settings_of(
    *,
    host: str | None,
    port: int | None,
    data: Path | None,
    public_url: str | None,
    database: str | None,
    bots: str | None,
    metrics: str | None,
) -> Settings:
    """The settings that were typed; what was not is as usual."""
    thinkers = None if bots is None else _whole("--bots", bots, 1, MOST_THINKERS)
    said: Arguments = {"host": host, "port": port, "database": database, "thinkers": thinkers, "metrics": metrics}
    settings = Settings(
        server_folder() if data is None else data,
        public_url=None if public_url is None else checked_url(public_url),
        **{name: value for name, value in said.items() if value is not None},
    )
    check_port(settings.port)
    _check_one_of("--metrics", settings.metrics, get_args(MetricsFor))
    if database is not None:
        _check_database(database)
    return settings


def check_port(port: int, low: int = ANY_PORT) -> None:
    """There are only so many."""
    _whole("--port", str(port), low, LAST_PORT)


def _whole(name: str, found: str, low: int, high: int) -> int:
    """A number that was typed; elsewhere `--bots` names the bots, so that nobody else has read it as one."""
    if not found.isdecimal() or len(found) > len(str(high)) or not low <= int(found) <= high:
        raise Problem("not_number", name=name, low=low, high=str(high), found=shown(found))
    return int(found)


def _check_one_of(name: str, found: str, allowed: tuple[str, ...]) -> None:
    if found not in allowed:
        raise Problem("not_one_of", name=name, allowed=Either(allowed), found=shown(found))


def _check_database(url: str) -> None:
    """What was typed is not repeated: it may hold a password."""
    try:
        kind = make_url(url).drivername
    except ArgumentError:
        kind = ""
    if kind != "sqlite+aiosqlite":
        raise Problem("database_kind")


def run(settings: Settings, log_level: str | None, words: Words, terminal: Terminal) -> int:
    """`tablemate serve`: serve until it is stopped; the exit code."""
    if log_level is None:
        log_level = QUIET if sys.stderr.isatty() else USUAL_LEVEL
    _check_one_of("--log-level", log_level, LEVELS)
    set_up(log_level, sys.stderr)
    serve(settings, on_ready=lambda place: _tell(settings, place, words, terminal))
    return 0


def run_here(words: Words, terminal: Terminal, *, game: str | None, browser: bool) -> int:
    """Plain `tablemate`: serve this machine alone, and open the browser, perhaps at a game; the exit code.

    Whoever has it running already is shown that one.
    """
    page = "" if game is None else _page_of(game)
    settings = Settings(server_folder(), LOCALHOST)
    opens = browser and has_display(os.environ, sys.platform)

    def on_ready(place: Place) -> None:
        _tell(settings, place, words, terminal, page)
        terminal.show(words.say("serving-terminal", program=program(), game=next(iter(OFFERS))))
        terminal.show(words.say("serving-everything", program=program()))
        _show(place.url + page, words, terminal, opens=opens)

    set_up(QUIET, sys.stderr)
    try:
        serve(settings, listen_near(LOCALHOST, USUAL_PORT), on_ready)
    except DatabaseTrouble as trouble:
        running = str(trouble.fault.arguments.get("where", ""))
        if not running.startswith("http://"):
            raise
        terminal.show(words.say("serving-already", url=running + page))
        _show(running + page, words, terminal, opens=opens, at_once=True)
    return 0


def _page_of(game: str) -> str:
    """Where the client makes a table of a game at once; without script the game is set up there."""
    _check_one_of("--game", game, tuple(OFFERS))
    return f"/new/{game}?now=1"


def _tell(settings: Settings, place: Place, words: Words, terminal: Terminal, page: str = "") -> None:
    """Where the server is, and how it is stopped."""
    terminal.show(words.say("serving-at", url=place.url + page))
    if place.network_url is not None:
        terminal.show(words.say("serving-in-network", url=place.network_url))
    if settings.public_url is not None:
        terminal.show(words.say("serving-public", url=settings.public_url))
    terminal.show(words.say("serving-kept", folder=str(settings.data)), words.say("serving-stop"))


def _show(url: str, words: Words, terminal: Terminal, *, opens: bool, at_once: bool = False) -> None:
    """Open the browser, or say that somebody else has to."""
    terminal.show(words.say("serving-opened" if opens else "serving-open-yourself"))
    if opens:
        opening = Thread(target=webbrowser.open, args=(url,), daemon=True)
        opening.start()
        if at_once:
            opening.join()


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Is there a screen on which a browser can open, or did somebody say which one to use?"""
    if platform in ("win32", "darwin") or environment.get("BROWSER"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
