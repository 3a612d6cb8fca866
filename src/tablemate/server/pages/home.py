"""The first page: the games, and where to go on; and the language of all pages."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request, Response

import tablemate
from tablemate.bots import bots_of
from tablemate.server.api.mine import my_games
from tablemate.server.api.shapes.mine import MyGame, MyGames
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import LANGUAGE, PERSON
from tablemate.server.problems import NotThere
from tablemate.server.usual import usual
from tablemate.words import LANGUAGES, SPOKEN, Words

from .forms import TheForm
from .mine import seated
from .page import page, see, words_of
from .routes import shows, takes

router = APIRouter()
RECENT = 6
_LINK = re.compile(r"(?:.*/)?(s|t)/([\w-]{8,100})(?:[/?#].*)?")


@shows(router, "/")
async def home(request: Request, house: TheHouse) -> Response:
    """The games, and first the tables that one has left."""
    words = words_of(request)
    games = [_offered(words.of(game)) for game in SPOKEN]
    going_on = await _under_way(request, house)
    return page(request, "home.html", words=words, here="/", games=games, mine=going_on, seated=seated)


async def _under_way(request: Request, house: House) -> list[MyGame]:
    """The tables of this browser that go on, first those that wait for it."""
    found = await my_games(request, house, None, RECENT) if PERSON in request.cookies else MyGames(games=[], more=None)
    going_on = (each for each in found.games if each.ended is None and not each.closed)
    return sorted(going_on, key=lambda each: not each.waits_for_me)


def _offered(words: Words) -> dict[str, object]:
    game = tablemate.game(str(words.game))
    return {
        "game": game.name,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "notice": words.say("game-notice"),
        "alone": 1 in game.traits.players,
        "with_bot": max(game.traits.players) > 1 and bool(bots_of(game.name)),
        "spares_the_clock": game.traits.timed and game.clock(usual(game.name)) is None,
    }


@takes(router, "/language")
async def speak(request: Request, form: TheForm, house: TheHouse) -> Response:
    """Another language from now on."""
    chosen, back = form.one("language"), form.one("back")
    response = see(back if _is_ours(back) else "/")
    if chosen in LANGUAGES:
        house.cookies.set(response, LANGUAGE, chosen)
    return response


def _is_ours(path: str) -> bool:
    """Is this a path of this server, and no way to another one?"""
    return re.fullmatch(r"/(?![/\\])[!-~]*", path) is not None


@takes(router, "/join")
async def join(form: TheForm) -> Response:
    """Go where a link leads that somebody sent."""
    found = _LINK.fullmatch(form.one("link"))
    if found is None:
        raise NotThere("no_such_link")
    return see(f"/{found[1]}/{found[2]}")
