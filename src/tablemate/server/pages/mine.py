"""The games of this browser: to go on with, to look at again, to take along."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request, Response

from tablemate.kernel.players import PERSON
from tablemate.server.api.mine import USUAL, my_games
from tablemate.server.api.mine import forget as forget_game
from tablemate.server.api.shapes.common import PlayerAbout
from tablemate.server.api.shapes.mine import MyGame
from tablemate.server.house import TheHouse
from tablemate.server.tokens import LONGEST_ID
from tablemate.words import sentence

from .forms import TheForm
from .page import page, see
from .routes import shows, takes

router = APIRouter()


@shows(router, "/mine")
async def mine(request: Request, house: TheHouse) -> Response:
    """The newest games, or those that come after one of them."""
    after = request.query_params.get("after", "")[:LONGEST_ID] or None
    found = await my_games(request, house, after, USUAL)
    return page(request, "mine.html", games=found.games, more=found.more, seated=seated)


def seated(say: Callable[..., str], game: MyGame) -> str:
    """Who plays, as a sentence: who is known by a name or a seat, and who is oneself, a bot, or nobody yet."""
    return sentence(", ".join(_seated(say, seat, game.my_seat) for seat in game.seats))


def _seated(say: Callable[..., str], seat: PlayerAbout, own: int | None) -> str:
    if seat.player == PERSON and seat.seat != own:
        return seat.called
    who = "you" if seat.seat == own else "bot" if seat.player else "nobody"
    return f"{seat.called} ({say('page-sits', who=who, here='True', ready='False')})"


@takes(router, "/mine/forget")
async def forget(request: Request, form: TheForm, house: TheHouse) -> Response:
    """Take a game out of the list."""
    await forget_game(form.one("table"), request, house)
    return see("/mine")
