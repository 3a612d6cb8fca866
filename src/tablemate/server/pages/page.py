"""A page: a template, filled in the language of whoever asks."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

import tablemate
from tablemate.kernel.seat_names import LONGEST_NAME
from tablemate.server.identity import language_of
from tablemate.server.problems import NotThere
from tablemate.server.wire.heard import LONGEST_TALK
from tablemate.words import LANGUAGES, SPOKEN, Words, sentence

SEE_OTHER = 303
_TYPED = re.compile("`([^`]+)`")
HEADERS = {"Cache-Control": "no-store"}
"""A page may show what only one seat may know: nothing between us and the browser keeps it."""


@lru_cache(maxsize=1)
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    templates.filters |= {"sentence": sentence, "typed": _typed, "when": _when, "iso": _iso}
    templates.globals |= {"longest_name": LONGEST_NAME, "longest_talk": LONGEST_TALK}
    return templates


def _typed(text: str) -> Markup:
    """A text in which something to type is marked."""
    return Markup(_TYPED.sub(r"<code>\1</code>", str(escape(text))))


def _when(moment: int) -> str:
    """A moment, in milliseconds since 1970, as everybody in the world reads it."""
    return f"{_utc(moment):%Y-%m-%d, %H:%M} UTC"


def _iso(moment: int) -> str:
    return _utc(moment).isoformat(timespec="seconds")


def _utc(moment: int) -> datetime:
    return datetime.fromtimestamp(moment // 1000, UTC)


def known(game: str) -> str:
    """The name of a game, if there is one of that name."""
    if game not in SPOKEN:
        raise NotThere("no_such_page")
    return game


def words_of(request: Request, game: str | None = None) -> Words:
    """The words for whoever asks."""
    return Words(language_of(request), game)


def page(
    request: Request,
    template: str,
    *,
    words: Words | None = None,
    status: int = 200,
    here: str | None = None,
    **told: object,
) -> HTMLResponse:
    """A page; `here` is where it is found again, unless that is where it was asked for."""
    words = words or words_of(request)
    text = (
        _templates()
        .get_template(template)
        .render(
            words=words,
            say=words.say,
            language=words.language,
            languages={each: Words(each).say("page-language") for each in LANGUAGES},
            here=_path(request) if here is None else here,
            version=tablemate.__version__,
            **told,
        )
    )
    return HTMLResponse(text, status, HEADERS)


def _path(request: Request) -> str:
    """Where a page was asked for, within this server."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def see(path: str) -> RedirectResponse:
    """The answer to a form that was carried out: another page, which can be looked at again and again."""
    return RedirectResponse(path, SEE_OTHER, HEADERS)
