"""The games of this browser over HTTP: a list, one to take out of it, and all of them as one file."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from tablemate.kernel.errors import TablemateError
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.server import mine
from tablemate.server.after import is_open
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import PERSON, host_cookie, language_of, seat_cookie
from tablemate.server.problems import NotThere
from tablemate.server.storage.store import EndRow, wall_time
from tablemate.server.tables.entries import Sat
from tablemate.server.tables.head import Head
from tablemate.server.tables.telling import prepared_words
from tablemate.server.tokens import LONGEST_ID, matches
from tablemate.server.workshop import Breath
from tablemate.words import Words

from .counting import result_of
from .shapes.common import REFUSALS, PlayerAbout, Result
from .shapes.mine import MyGame, MyGames

router = APIRouter(prefix="/api/mine", tags=["my games"], responses=REFUSALS)
MOST, USUAL = 50, 20
FORMAT, VERSION = "tablemate-games", 1
FILE = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
After = Annotated[str | None, Query(max_length=LONGEST_ID)]


@router.get("")
async def my_games(
    request: Request, house: TheHouse, after: After = None, most: Annotated[int, Query(ge=1, le=MOST)] = USUAL
) -> MyGames:
    """The games that this browser made or sits at, newest first; or those that come after one of them."""
    person = request.cookies.get(PERSON)
    found = [] if person is None else await house.mine(request).games(person, after, most)
    words = {game: prepared_words(language_of(request), game) for game in {each.row.head.game for each in found}}
    games = await house.work(request).do(lambda breath: _listed(found, words, request, house, breath))
    return MyGames(games=games, more=games[-1].table if len(games) == most else None)


@router.delete("/{table}", status_code=204)
async def forget(table: str, request: Request, house: TheHouse) -> None:
    """Take a game out of the list of this browser: one at which nobody else ever sat is deleted for good, unless it is
    the deal of a day; for the others at a table nothing changes.
    """
    person = request.cookies.get(PERSON)
    if person is None:
        raise NotThere("no_such_table")
    await house.mine(request).forget(person, table)


@router.get("/export", responses=FILE)  # type: ignore[arg-type]
async def export(request: Request, house: TheHouse) -> Response:
    """All games of this browser as one file: with their records, where those are open, else with what anybody knows."""
    person = request.cookies.get(PERSON)
    headers = {"Content-Disposition": 'attachment; filename="tablemate-games.json"'}
    return StreamingResponse(_file(house.mine(request), person), media_type="application/json", headers=headers)


async def _file(games: mine.Mine, person: str | None) -> AsyncIterator[str]:
    """The file, game by game: nobody waits until all of them are there."""
    yield f'{{"format": "{FORMAT}", "version": {VERSION}, "games": ['
    between = "\n"
    if person is not None:
        async for game, record in games.export(person):
            yield between + json.dumps(_exported(game, record), ensure_ascii=False)
            between = ",\n"
    yield "\n]}\n"


def _exported(game: mine.FoundGame, record: Record | None) -> JsonObject:
    """A game in the file.  Without its record there is nothing in it that a watcher does not know."""
    row, end = game.row, game.found.end
    return {
        "table": row.id,
        "game": row.head.game,
        "options": row.head.options,
        "seats": [[sat.player, sat.name] for _, sat in sorted(game.sitting.items())],
        "practice": row.head.practice,
        "deal": row.head.deal,
        "commitment": row.head.promise,
        "created": row.created,
        "ended": row.ended,
        "outcome": None if end is None or end.abandoned else {"won": end.won, "score": end.score, "band": end.band},
        "record": None if record is None else record.as_json(),
    }


def _listed(
    found: list[mine.FoundGame], words: Mapping[str, Words], request: Request, house: House, breath: Breath
) -> list[MyGame]:
    return [_told(each, words[each.row.head.game], request, house, breath) for each in found]


def _told(game: mine.FoundGame, words: Words, request: Request, house: House, breath: Breath) -> MyGame:
    row, end = game.row, game.found.end
    return MyGame(
        table=row.id,
        game=row.head.game,
        name=words.say("game-name"),
        options=_options(row.head, words, breath),
        practice=row.head.practice,
        deal=row.head.deal,
        guided=row.head.guided,
        created=row.created,
        ended=row.ended,
        closed=row.closed is not None,
        abandoned=end is not None and end.abandoned,
        seats=_seats(game, words),
        host=matches(request.cookies.get(host_cookie(row.id)), row.host),
        my_seat=_held(game, request),
        waits_for_me=game.waits,
        sentence=_sentence(game, words),
        result=_result(end, words),
        page=house.url(request, f"t/{row.id}"),
        replay=house.url(request, f"t/{row.id}/replay") if is_open(row, wall_time()) else None,
        only_mine=game.concerns_nobody_else,
    )


def _options(head: Head, words: Words, breath: Breath) -> list[tuple[str, str]]:
    """What was agreed; nothing where that cannot be read, or not in time: a game is listed all the same."""
    with suppress(TablemateError):
        breath()
        return words.options(head.agreed)
    return []


def _held(game: mine.FoundGame, request: Request) -> int | None:
    """The seat that this browser holds now."""
    secret = request.cookies.get(seat_cookie(game.row.id))
    return next((seat for seat, holder in game.own.items() if matches(secret, holder)), None)


def _sentence(game: mine.FoundGame, words: Words) -> str | None:
    """What is asked of this browser, or of somebody else there."""
    if game.asked is None:
        return None
    viewer = game.asked.seat if game.waits else min(game.own)
    return words.naming(sat.name for sat in _sitting(game)).decision(game.asked, viewer)


def _sitting(game: mine.FoundGame) -> list[Sat]:
    return [game.sitting.get(seat, Sat(seat, None)) for seat in range(game.found.seats)]


def _seats(game: mine.FoundGame, words: Words) -> list[PlayerAbout]:
    sitting = _sitting(game)
    words = words.naming(sat.name for sat in sitting)
    return [
        PlayerAbout(seat=sat.seat, player=sat.player, name=sat.name, called=words.seat_label(sat.seat))
        for sat in sitting
    ]


def _result(end: EndRow | None, words: Words) -> Result | None:
    if end is None or end.won is None or end.score is None or end.band is None:
        return None
    return result_of(end.won, end.score, end.band, words)
