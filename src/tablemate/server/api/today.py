"""Today's deal over HTTP: a table with it, how everybody fared, and deals of the past."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

import tablemate
from tablemate.server.days import day_of, end_of
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import NOBODY, PERSON
from tablemate.server.lobby import SeatWish
from tablemate.server.statistics import Tally
from tablemate.server.storage.finding import AttemptRow, Finding
from tablemate.server.storage.store import wall_time
from tablemate.server.tables.entries import Sat
from tablemate.server.today import Deal, Standing
from tablemate.server.usual import usual
from tablemate.words import SPOKEN, Words

from .counting import counts_of, result_of
from .games import words_of
from .making import check_may_make, make
from .shapes.common import REFUSALS
from .shapes.tables import TableMade
from .shapes.today import AttemptAbout, DayAbout, DealAbout, PastDeal, TodayAbout, TodayAsked

router = APIRouter(prefix="/api", tags=["today's deal"], responses=REFUSALS)
BEST = 100
"""How many attempts are listed by name."""
MOST_DAYS = 100


@router.get("/today")
async def today(request: Request, house: TheHouse) -> DayAbout:
    """What is dealt today, and for what this browser's attempt counts already."""
    day = day_of(wall_time())
    games = [await _dealt(game, day, request, house) for game in SPOKEN]
    return DayAbout(day=day, ends=end_of(day), games=games)


async def _dealt(game: str, day: str, request: Request, house: House) -> TodayAbout:
    words, players = words_of(request, game), tablemate.game(game).traits.players
    person = request.cookies.get(PERSON)
    dealt = [] if person is None else [Deal(day, game, each) for each in players]
    played = [deal.players for deal in dealt if await house.deals.has_attempt(deal, person or NOBODY)]
    return TodayAbout(
        game=game, name=words.say("game-name"), about=words.say("game-about"), players=[*players], played=played
    )


@router.post("/today/{game}", status_code=201)
async def play_today(game: str, asked: TodayAsked, request: Request, response: Response, house: TheHouse) -> TableMade:
    """A table with today's deal, alone or with friends; nobody is told what was dealt before the day is over."""
    check_may_make(request, house)
    words_of(request, game)
    head = await house.deals.head(game, asked.players, wall_time())
    wishes = [SeatWish(name=name) for name in asked.names]
    return await make(head, wishes, request, response, house, own=0 if asked.sit else None)


@router.get("/deals/{game}")
async def past_deals(
    game: str, house: TheHouse, request: Request, before: Annotated[date | None, Query()] = None
) -> list[PastDeal]:
    """The deals of days that are over, newest first."""
    words_of(request, game)
    today = day_of(wall_time())
    until = today if before is None else min(today, before.isoformat())
    rows = await house.deals.past(game, until, MOST_DAYS)
    return [PastDeal(day=row.day, players=row.players) for row in rows]


@router.get("/deals/{game}/{day}")
async def deal_of(
    game: str, day: date, request: Request, house: TheHouse, players: Annotated[int | None, Query()] = None
) -> DealAbout:
    """How everybody fared with the deal of a day."""
    words, now, options = words_of(request, game), wall_time(), usual(game, players)
    deal = Deal(day.isoformat(), game, options.seats)
    await house.deals.check(deal, now)
    standing = await house.deals.standing(deal)
    best, own = await _attempts(standing, request.cookies.get(PERSON, NOBODY), words, house)
    return DealAbout(
        day=deal.day,
        game=game,
        name=words.say("game-name"),
        players=deal.players,
        options=words.options(options),
        ends=end_of(deal.day),
        over=deal.is_over(now),
        seed=await house.deals.seed(deal) if deal.is_over(now) else None,
        counts=counts_of(Tally.of(standing.attempts), words),
        best=best,
        mine=own,
    )


async def _attempts(
    standing: Standing, person: str, words: Words, house: House
) -> tuple[list[AttemptAbout], AttemptAbout | None]:
    """The best attempts of people who gave a name, and one's own."""
    own = standing.of(person)
    listed = [*standing.attempts[:BEST], *([] if own is None else [own])]
    sitting = await Finding.of(house.store).sitting([each.table for each in listed])
    told = [_told(each, standing, sitting.get(each.table, {}), words, mine=each is own) for each in listed]
    best = [each for each in told[: len(standing.attempts[:BEST])] if each.names or each.mine]
    return best, None if own is None else told[-1]


def _told(
    attempt: AttemptRow, standing: Standing, sitting: Mapping[int, Sat], words: Words, *, mine: bool
) -> AttemptAbout:
    return AttemptAbout(
        place=standing.place(attempt),
        names=[sat.name for _, sat in sorted(sitting.items()) if sat.name is not None],
        result=result_of(attempt.won, attempt.score, attempt.band, words),
        mine=mine,
        table=attempt.table if mine else None,
    )
