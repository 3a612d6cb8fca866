"""The games of this browser: to go on with, to look at again, to take along."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tablemate.server.api.mine import USUAL, my_games
from tablemate.server.api.mine import forget as forget_game
from tablemate.server.house import TheHouse

from .forms import TheForm
from .page import page, see
from .routes import shows, takes

router = APIRouter()
LONGEST_NAME = 24


@shows(router, "/mine")
async def mine(request: Request, house: TheHouse) -> Response:
    """The newest games, or those that come after one of them."""
    after = request.query_params.get("after", "")[:LONGEST_NAME] or None
    found = await my_games(request, house, after, USUAL)
    return page(request, "mine.html", games=found.games, more=found.more)


@takes(router, "/mine/forget")
async def forget(request: Request, form: TheForm, house: TheHouse) -> Response:
    """Take a game out of the list."""
    await forget_game(form.one("table"), request, house)
    return see("/mine")
