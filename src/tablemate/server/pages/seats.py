"""The link of a seat.  Opening it takes nothing, for messengers open links too: a button does."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tablemate.kernel.errors import InvalidName
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import seat_cookie

from .forms import TheForm
from .page import page, see, words_of
from .routes import shows, takes

router = APIRouter()


@shows(router, "/s/{token}")
async def link(token: str, request: Request, house: TheHouse) -> Response:
    """What a link is for."""
    return await _offered(request, house, token)


@takes(router, "/s")
async def take(request: Request, form: TheForm, house: TheHouse) -> Response:
    """Take the seat of a link; from then on its secret is in no address any more."""
    token, response = form.one("token"), see("/")
    person = house.cookies.person(request, response)
    try:
        taken = await house.lobby.take(token, form.one("name") or None, person)
    except InvalidName as wrong:
        return await _offered(request, house, token, wrong)
    house.cookies.set(response, seat_cookie(taken.table), taken.holder)
    response.headers["Location"] = f"/t/{taken.table}"
    return response


async def _offered(request: Request, house: House, token: str, wrong: InvalidName | None = None) -> Response:
    table, seat = await house.lobby.opened_by(token)
    keeper = await house.lobby.keeper(table)
    held, room = await house.held(request, table), keeper.room
    words = words_of(request, room.head.game).naming(room.names)
    return page(
        request,
        "seat.html",
        words=words,
        status=200 if wrong is None else 400,
        here=f"/s/{token}",
        token=token,
        table=table,
        seat=room.seats[seat],
        called=words.seat(seat),
        options=words.options(room.table.options),
        is_mine=held.seat == seat,
        closed=room.closed,
        over=room.over,
        wrong=None if wrong is None else words.told(wrong.fault),
    )
