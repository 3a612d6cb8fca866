"""What cannot be answered: a page for a person, JSON for a program.  The path tells who asks."""

from __future__ import annotations

import re
from http import HTTPStatus

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tablemate.kernel.errors import TablemateError
from tablemate.server.problems import NotThere, Refusal

from .page import page, words_of
from .scripted import shell, wants_script

PROGRAMS = ("/api", "/ws", "/health", "/metrics", "/openapi.json")
"""Where programs ask."""
FILES = ("/client", "/static")
"""Where files are."""
LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""What is answered otherwise in a moment."""
_TABLE = re.compile(r"/t/[\w-]+")


def trouble(request: Request, problem: TablemateError, status: int) -> Response:
    """Why not, in the language of whoever asks."""
    words = words_of(request)
    sentence = words.told(problem.fault)
    if request.url.path.startswith(PROGRAMS):
        return JSONResponse({"code": problem.fault.code, "sentence": sentence}, status)
    return page(
        request, "trouble.html", words=words, status=status, here="/", why=sentence, back=_back(request, status)
    )


def _back(request: Request, status: int) -> str | None:
    """Where somebody goes on: to the table that it was about, or to the same page when it can be answered again."""
    path, query = request.url.path, request.url.query
    table = _TABLE.match(path)
    if table is not None and status != HTTPStatus.NOT_FOUND:
        return table[0]
    return (f"{path}?{query}" if query else path) if request.method == "GET" and status in LATER else None


def _is_of_client(request: Request) -> bool:
    """Does a browser look for a page, which the client says is not there?"""
    return not request.url.path.startswith((*PROGRAMS, *FILES)) and wants_script(request)


async def not_answered(request: Request, problem: Exception) -> Response:
    """There is nothing at this address, or it does not take what was sent there."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == HTTPStatus.NOT_FOUND and _is_of_client(request):
        return shell(problem.status_code)
    is_there = problem.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    why = Refusal("no_such_method") if is_there else NotThere("no_such_page")
    response = trouble(request, why, problem.status_code)
    response.headers.update(problem.headers or {})
    return response
