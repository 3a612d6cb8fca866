"""All pages, and what their looks are made of."""

from __future__ import annotations

from importlib.resources import files

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from tablemate.server.settings import Limits

from . import counts, home, mine, playing, replays, rules, seats, set_up, sharing, today
from .desk import Desk
from .troubles import broken, not_answered


def add_pages(app: FastAPI, limits: Limits) -> None:
    """Let a server answer with pages."""
    app.state.desk = Desk.of(limits)
    for part in (home, mine, today, counts, set_up, seats, sharing, replays, playing, rules):
        app.include_router(part.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=str(files(__package__) / "static")))
    app.add_exception_handler(HTTPException, not_answered)
    app.add_exception_handler(Exception, broken)
