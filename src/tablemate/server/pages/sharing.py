"""Who sits where, and the links to send: what the host hands out, and what the host may change."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tablemate.bots import bots_of
from tablemate.server.house import TheHouse
from tablemate.server.reach import reach_of
from tablemate.server.tables.keeper import Keeper
from tablemate.server.wire import told

from .desk import TheDesk
from .forms import TheForm
from .guests import guest_of
from .page import page, see
from .routes import shows, takes
from .scenes import sitting
from .secrets import keep_links, kept_links

router = APIRouter()


@shows(router, "/t/{table}/share")
async def share(table: str, request: Request, house: TheHouse, desk: TheDesk) -> Response:
    """The seats of a table and their links, as far as this browser knows them."""
    guest = await guest_of(request, house, desk, table)
    seats = await guest.keeper.asked(lambda keeper: _seats(keeper, guest.language))
    reach = reach_of(request, house)
    room = guest.keeper.room
    return page(
        request,
        "share.html",
        words=guest.keeper.telling.words(guest.language),
        table=table,
        seats=seats,
        own=guest.seat,
        sitting=sitting,
        host=guest.host,
        links={seat: f"{reach.base}/s/{link}" for seat, link in (await kept_links(request, house, table)).items()},
        watch=f"{reach.base}/t/{table}?watch=1",
        reach=reach.who,
        bots=bots_of(room.head.game),
        closed=room.closed,
        over=room.over,
        started=room.started,
    )


async def _seats(keeper: Keeper, language: str) -> list[told.SeatTold]:
    return keeper.telling.seats(language)


@takes(router, "/t/{table}/share/link")
async def another_link(table: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """The host makes another link for a seat."""
    seat = form.number("seat")
    link = await house.lobby.reissue(table, seat, await house.held(request, table))
    response = see(f"/t/{table}/share")
    keep_links(response, house, table, {**await kept_links(request, house, table), seat: link})
    return response


@takes(router, "/t/{table}/share/bot")
async def to_a_bot(table: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """The host gives a seat to a bot."""
    held = await house.held(request, table)
    await house.lobby.give_to_bot(table, form.number("seat"), form.one("bot"), held)
    return see(f"/t/{table}/share")


@takes(router, "/t/{table}/share/close")
async def close(table: str, request: Request, house: TheHouse) -> Response:
    """The host closes the table."""
    await house.lobby.close(table, await house.held(request, table))
    return see(f"/t/{table}")
