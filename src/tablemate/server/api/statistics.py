"""Statistics over HTTP: how the games of everybody ended, or those of this browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

import tablemate
from tablemate.kernel.options import Options
from tablemate.kernel.records import read_json
from tablemate.server.house import TheHouse
from tablemate.server.identity import NOBODY, PERSON
from tablemate.server.statistics import Agreed
from tablemate.words import Words

from .counting import counts_of
from .games import words_of
from .shapes.common import REFUSALS
from .shapes.statistics import AgreedAbout, StatisticsAbout

router = APIRouter(prefix="/api/games", tags=["statistics"], responses=REFUSALS)
LONGEST = 4_000
Given = Annotated[str | None, Query(max_length=LONGEST, description="options as JSON; the others are as usual")]


@router.get("/{game}/statistics")
async def how_games_ended(
    game: str, request: Request, house: TheHouse, options: Given = None, mine: bool = False
) -> StatisticsAbout:
    """Games that came to their end, with all options or with some; practice, forks and deals of a day do not count."""
    words, agreed = words_of(request, game), None
    if options is not None:
        agreed = await house.work(request).do(lambda breath: _agreed(game, options))
    person = request.cookies.get(PERSON, NOBODY) if mine else None
    return StatisticsAbout(
        game=game,
        name=words.say("game-name"),
        options=None if agreed is None else words.options(agreed),
        counts=counts_of(await house.statistics.tally(game, agreed, person), words),
        most_played=[_told(each, words) for each in await house.statistics.most_played(game, person)],
    )


def _agreed(game: str, given: str) -> Options:
    said = read_json(given)
    options: Options = tablemate.game(game).read_options(said)  # type: ignore[arg-type]  # refused if it is none
    return options


def _told(agreed: Agreed, words: Words) -> AgreedAbout:
    return AgreedAbout(options=agreed.options.as_json(), words=words.options(agreed.options), finished=agreed.finished)
