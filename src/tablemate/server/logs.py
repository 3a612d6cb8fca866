"""The log of a server: one JSON object a line, and no secret in it.

Links are secrets, and people's names and talk are theirs.  So a line holds what our own code has put into it under a
name, and nothing that was filled into a text: of a request the template of its route, of a failure its type and where
in the code it happened, of what a library says only which one it was.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import TextIO

import msgspec
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .meter import Meter

LEVELS = ("debug", "info", "warning", "error")
OURS = "tablemate"
UNKNOWN_ROUTE = "(none)"
QUIET = ("/health", "/metrics")
"""What is asked again and again by machines."""
MOST_PLACES = 12
FAILED = 500
FACTS = "facts"
LOG = logging.getLogger(__name__)
Fact = str | int | float | None


def set_up(level: str, stream: TextIO) -> None:
    """Write the log of this process to a stream from now on, from a level up."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_worth_a_line)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def note(event: str, level: int = logging.INFO, **facts: Fact) -> None:
    """Write that something happened; facts are seen by whoever runs the server."""
    LOG.log(level, event, extra={FACTS: facts})


def facts(**named: Fact) -> Mapping[str, Mapping[str, Fact]]:
    """The same for whoever has a log of their own: `LOG.exception(event, extra=facts(table=...))`."""
    return {FACTS: named}


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Libraries are heard only when something is wrong."""
    return _is_ours(record) or record.levelno >= logging.WARNING


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


class JsonLines(logging.Formatter):
    """Writes each record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname.lower(), **_told(record), **_failure(record)}
        return msgspec.json.encode(line).decode()


def _told(record: logging.LogRecord) -> Mapping[str, Fact]:
    """What our own code says is a constant text and named facts; what a library says may hold anything."""
    if not _is_ours(record):
        return {"event": "library", "library": record.name, "line": f"{record.module}:{record.lineno}"}
    facts: Mapping[str, Fact] = getattr(record, FACTS, {})
    return {"event": record.msg, **{name: fact for name, fact in facts.items() if fact is not None}}


def _failure(record: logging.LogRecord) -> Mapping[str, object]:
    """The type of an exception and the places it came through; its text may quote anything."""
    problem = None if record.exc_info is None else record.exc_info[1]
    if problem is None:
        return {}
    places = traceback.extract_tb(problem.__traceback__, limit=-MOST_PLACES)
    at = [f"{_short(place.filename)}:{place.lineno} {place.name}" for place in places]
    return {"error": [*islice(_kinds(problem), MOST_PLACES)], "at": at}


def _kinds(problem: BaseException | None) -> Iterator[str]:
    """The type of an exception, and of those that it came from."""
    while problem is not None:
        yield type(problem).__name__
        problem = problem.__cause__ or problem.__context__


def _short(filename: str) -> str:
    """A file without the folders above its package."""
    return "/".join(filename.replace("\\", "/").split("/")[-3:])


class Watched:
    """Counts and logs requests around an application."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self._app = app
        self._meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        since, begun = time.perf_counter(), False

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self._answered(scope, message["status"], since)
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            if not begun:
                self._answered(scope, FAILED, since)

    def _answered(self, scope: Scope, status: int, since: float) -> None:
        """The answer is about to be sent: whoever has it finds it counted."""
        seconds, method, route = time.perf_counter() - since, scope["method"], route_of(scope)
        self._meter.answered(method, route, status, seconds)
        level = logging.ERROR if status >= FAILED else logging.DEBUG if route in QUIET else logging.INFO
        note("request", level, method=method, route=route, status=status, milliseconds=round(seconds * 1000, 1))


def route_of(scope: Scope) -> str:
    """The template of the route that a request took: `/api/tables/{table}`, never the path itself."""
    route = scope.get("route")
    if route is None and "endpoint" in scope:
        route = next((each for each in scope["app"].routes if _leads_to(each, scope["endpoint"])), None)
    return str(getattr(route, "path", UNKNOWN_ROUTE))


def _leads_to(route: BaseRoute, endpoint: object) -> bool:
    """Is a route, or a folder of files, what answered?"""
    return endpoint in (getattr(route, "endpoint", None), getattr(route, "app", None))
