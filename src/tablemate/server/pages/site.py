"""All pages, and what their looks are made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files

from fastapi import FastAPI, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from . import counts, home, mine, playing, replays, rules, seats, set_up, sharing, today
from .desk import Desk
from .page import see
from .scripted import add_choice
from .troubles import not_answered
from .visits import Visits

FORMS = {
    "/s": "/",
    "/join": "/",
    "/language": "/",
    "/mine/forget": "/mine",
    "/today/{game}": "/today",
    "/new/{game}/now": "/",
    "/t/{table}/share/{what}": "/",
}
"""Where forms are sent that show nothing: whoever asks for such an address finds a page to go on from."""


def add_pages(app: FastAPI) -> None:
    """Let a server answer with pages."""
    app.state.desk = Desk(Visits())
    for part in (home, mine, today, counts, set_up, seats, sharing, replays, playing, rules):
        app.include_router(part.router, include_in_schema=False)
    for form, instead in FORMS.items():
        app.add_api_route(form, _instead(instead), methods=["GET"], include_in_schema=False)
    app.mount("/static", StaticFiles(directory=str(files(__package__) / "static")))
    app.add_exception_handler(HTTPException, not_answered)
    add_choice(app)


def _instead(path: str) -> Callable[[], Awaitable[Response]]:
    async def go_on() -> Response:
        return see(path)

    return go_on
