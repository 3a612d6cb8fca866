"""The answer to whoever makes a table, whatever it begins with, by a program or on a page."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import Request, Response

from tablemate.server.house import House
from tablemate.server.identity import client_of, host_cookie, seat_cookie
from tablemate.server.lobby import Made, SeatWish
from tablemate.server.problems import TooMuch
from tablemate.server.tables.head import Head
from tablemate.server.tables.keeper import Keeper

from .shapes.common import SeatAsked
from .shapes.tables import SeatLink, TableMade


def check_may_make(request: Request, house: House) -> None:
    """Refuse whoever makes too many tables."""
    if not house.tables_made.allows(client_of(request)):
        raise TooMuch("too_many_tables")


def wishes_of(seats: Sequence[SeatAsked]) -> list[SeatWish]:
    """Who is to sit where, as it was asked."""
    return [SeatWish(seat.bot, seat.name) for seat in seats]


async def make(
    head: Head, wishes: Sequence[SeatWish], request: Request, response: Response, house: House, *, own: int | None
) -> TableMade:
    """Make a table and tell its links; whoever makes it may sit down at once, in a seat of their own."""
    person = house.cookies.person(request, response)
    made = await house.lobby.make(head, wishes, person)
    house.cookies.set(response, host_cookie(made.table), made.host)
    keeper = await house.lobby.keeper(made.table)
    seat = None if own is None else await _sit(made, keeper, own, house, person, response)
    return _told(made, keeper, seat, request, house)


async def _sit(made: Made, keeper: Keeper, own: int, house: House, person: str, response: Response) -> int:
    """Whoever made the table takes a seat; the first that is free, if the one that they want is not."""
    free = [number for number, state in enumerate(keeper.room.seats) if state.player is None]
    seat = own if own in free else free[0]
    taken = await house.lobby.take(made.links[seat], None, person)
    house.cookies.set(response, seat_cookie(made.table), taken.holder)
    return seat


def _told(made: Made, keeper: Keeper, seat: int | None, request: Request, house: House) -> TableMade:
    free = [number for number, state in enumerate(keeper.room.seats) if state.bot is None]
    return TableMade(
        table=made.table,
        page=house.url(request, f"t/{made.table}"),
        watch=house.url(request, f"t/{made.table}?watch=1"),
        seats=[SeatLink(seat=each, link=house.url(request, f"s/{made.links[each]}")) for each in free],
        reach=house.reach(request),
        commitment=keeper.room.head.promise,
        seat=seat,
    )
