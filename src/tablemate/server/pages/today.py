"""Today's deal: one for everybody, and how everybody fared with it."""

from __future__ import annotations

from datetime import date

from fastapi import APIRouter, Request, Response

from tablemate.server.api import today as deals
from tablemate.server.api.shapes.today import TodayAsked
from tablemate.server.house import TheHouse

from .arriving import go_to
from .forms import TheForm, fitting
from .page import known, page, see, words_of
from .routes import shows, takes

router = APIRouter()


@shows(router, "/today")
async def today(request: Request, house: TheHouse) -> Response:
    """What is dealt today."""
    return page(request, "today.html", day=await deals.today(request, house))


@takes(router, "/today/{game}")
async def play(game: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """A table with today's deal."""
    response = see("/")
    with fitting():
        asked = TodayAsked(players=form.number("players"))
    return go_to(response, house, await deals.play_today(game, asked, request, response, house))


@shows(router, "/deals/{game}")
async def past(game: str, request: Request, house: TheHouse) -> Response:
    """The deals of days that are over."""
    found = await deals.past_deals(known(game), house, request)
    return page(request, "deals.html", words=words_of(request, game), game=game, deals=found)


@shows(router, "/deals/{game}/{day}")
async def deal(game: str, day: date, request: Request, house: TheHouse) -> Response:
    """How everybody fared with the deal of a day."""
    players = request.query_params.get("players", "")
    asked = int(players) if players.isdecimal() and len(players) < 3 else None
    found = await deals.deal_of(known(game), day, request, house, asked)
    return page(request, "deal.html", words=words_of(request, game), game=game, deal=found)
