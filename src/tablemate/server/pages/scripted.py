"""Who gets the browser client instead of a page without script: whoever asks as a browser does, and has not said no.

The addresses are the same.  A browser that runs no script is sent on with `?plain=1`, which is remembered by a cookie;
programs, and messengers that fetch a link to describe it, get the page.
"""

from __future__ import annotations

from http import HTTPStatus
from urllib.parse import parse_qsl, urlencode

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse

from tablemate.server.client_files import ASK_AGAIN, BUILT, SHELL, is_built
from tablemate.server.house import House

from .page import see

PLAIN = "plain"
YES = "1"
HTML = "text/html"


class WithScript(Exception):
    """This is answered by the client."""


class Plainly(Exception):
    """Somebody says whether they want pages without script."""


def choose(request: Request) -> None:
    """Leave a page to the client where there is one and the browser wants it."""
    if PLAIN in request.query_params:
        raise Plainly
    if wants_script(request):
        raise WithScript


def wants_script(request: Request) -> bool:
    """Is there a client, and does the browser want it?"""
    return request.cookies.get(PLAIN) != YES and HTML in request.headers.get("accept", "") and is_built()


def shell(status: int = HTTPStatus.OK) -> Response:
    """The page that starts the client."""
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept, Cookie"}
    return FileResponse(BUILT / SHELL, status, headers=headers, media_type=HTML)


async def _with_script(request: Request, _: Exception) -> Response:
    return shell()


async def _remembered(request: Request, _: Exception) -> Response:
    house: House = request.app.state.house
    asked = parse_qsl(request.url.query, keep_blank_values=True)
    query = urlencode([(name, value) for name, value in asked if name != PLAIN])
    response = see(f"{request.url.path}?{query}" if query else request.url.path)
    house.cookies.set(response, PLAIN, YES if request.query_params[PLAIN] == YES else "0")
    return response


def add_choice(app: FastAPI) -> None:
    """Let pages be left to the client."""
    app.add_exception_handler(WithScript, _with_script)
    app.add_exception_handler(Plainly, _remembered)
