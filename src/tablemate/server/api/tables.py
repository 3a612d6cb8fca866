"""Tables over HTTP: made, looked at, their seats taken and given away, closed."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tablemate.server.house import House, TheHouse
from tablemate.server.identity import seat_cookie
from tablemate.server.lobby import Held
from tablemate.server.reach import reach_of
from tablemate.server.tables.head import Head, has_own_cards
from tablemate.server.tables.keeper import Keeper

from .making import check_may_make, make, wishes_of
from .shapes.common import REFUSALS
from .shapes.tables import (
    BotAsked,
    LinkAbout,
    ReachAbout,
    SeatAbout,
    SeatLink,
    SeatTaken,
    TableAbout,
    TableAsked,
    TableMade,
    TakeAsked,
)

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


@router.post("/tables", status_code=201)
async def make_table(asked: TableAsked, request: Request, response: Response, house: TheHouse) -> TableMade:
    """Make a table; the links of its seats are told once, to whoever makes it."""
    check_may_make(request, house)
    own_cards = has_own_cards(asked.options)
    head = await house.work(request).do(lambda breath: _head(asked, house)) if own_cards else _head(asked, house)
    return await make(head, wishes_of(asked.seats), request, response, house, own=0 if asked.sit else None)


def _head(asked: TableAsked, house: House) -> Head:
    """The game that was asked for; cards of somebody's own may take seconds to read."""
    return house.lobby.head(asked.game, asked.options, practice=asked.practice, auto_roll=asked.auto_roll)


@router.get("/tables/{table}")
async def look(table: str, request: Request, house: TheHouse) -> TableAbout:
    """What everybody may know about a table."""
    held = await house.held(request, table)
    keeper = await house.lobby.keeper(table)
    return await keeper.asked(lambda it: _about(it, held))


async def _about(keeper: Keeper, held: Held) -> TableAbout:
    """In its turn: what is not stored has not happened."""
    room = keeper.room
    seats = [
        SeatAbout(seat=number, player=seat.player, name=seat.name, here=seat.here or seat.bot is not None)
        for number, seat in enumerate(room.seats)
    ]
    return TableAbout(
        table=room.id,
        game=room.head.game,
        options=room.head.options,
        practice=room.head.practice,
        deal=room.head.deal,
        guided=room.head.guided,
        seats=seats,
        started=room.started,
        over=room.over,
        closed=room.closed,
        version=room.version,
        step=room.step,
        commitment=room.head.promise,
        my_seat=held.seat,
        host=held.host,
    )


@router.get("/reach")
async def reach(request: Request, house: TheHouse) -> ReachAbout:
    """From where links can be opened, and what they begin with there."""
    found = reach_of(request, house)
    return ReachAbout(who=found.who, base=found.base)


@router.get("/links/{token}")
async def look_at_link(token: str, house: TheHouse) -> LinkAbout:
    """What a link is for; this takes no seat."""
    table, seat = await house.lobby.opened_by(token)
    keeper = await house.lobby.keeper(table)
    return await keeper.asked(lambda it: _about_link(it, seat))


async def _about_link(keeper: Keeper, seat: int) -> LinkAbout:
    room = keeper.room
    state = room.seats[seat]
    return LinkAbout(table=room.id, game=room.head.game, seat=seat, name=state.name, taken=state.player is not None)


@router.post("/seats")
async def take_seat(asked: TakeAsked, request: Request, response: Response, house: TheHouse) -> SeatTaken:
    """Take the seat of a link: this browser holds it from now on."""
    taken = await house.lobby.take(asked.token, asked.name, house.cookies.person(request, response))
    house.cookies.set(response, seat_cookie(taken.table), taken.holder)
    return SeatTaken(table=taken.table, seat=taken.seat, page=house.url(request, f"t/{taken.table}"))


@router.post("/tables/{table}/seats/{seat}/link")
async def reissue(table: str, seat: int, request: Request, house: TheHouse) -> SeatLink:
    """Another link for a seat; the old one opens nothing any more."""
    link = await house.lobby.reissue(table, seat, await house.held(request, table))
    return SeatLink(seat=seat, link=house.url(request, f"s/{link}"))


@router.put("/tables/{table}/seats/{seat}/bot", status_code=204)
async def give_to_bot(table: str, seat: int, asked: BotAsked, request: Request, house: TheHouse) -> None:
    """Give a seat to a bot."""
    await house.lobby.give_to_bot(table, seat, asked.bot, await house.held(request, table))


@router.delete("/tables/{table}", status_code=204)
async def close(table: str, request: Request, house: TheHouse) -> None:
    """Close a table: nobody plays there any more."""
    await house.lobby.close(table, await house.held(request, table))
