"""How games ended, counted: of everybody or of this browser, with all options or with some."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request, Response

from tablemate.server.api.statistics import LONGEST, how_games_ended
from tablemate.server.house import TheHouse

from .page import known, page, words_of
from .routes import shows

router = APIRouter()


@shows(router, "/statistics/{game}")
async def statistics(game: str, request: Request, house: TheHouse) -> Response:
    """How the games of a game ended."""
    mine, options = bool(request.query_params.get("mine")), request.query_params.get("options", "")[:LONGEST] or None
    told = await how_games_ended(known(game), request, house, options, mine)
    agreed = [(json.dumps(each.options), each) for each in told.most_played]
    return page(
        request,
        "statistics.html",
        words=words_of(request, game),
        game=game,
        mine=mine,
        told=told,
        agreed=agreed,
        asked=options,
    )
