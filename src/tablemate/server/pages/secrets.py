"""The links of seats, as the browser of the host keeps them for a while: never in an address, never in the database."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import Request, Response

from tablemate.server.house import House
from tablemate.server.tokens import matches

DAY = 24 * 3600


def _cookie(table: str) -> str:
    return f"links-{table}"


def keep_links(response: Response, house: House, table: str, links: Mapping[int, str]) -> None:
    """Keep the links of seats; pages of this table alone are told them."""
    if links:
        written = ":".join(f"{seat}.{link}" for seat, link in links.items())
        response.set_cookie(
            _cookie(table),
            written,
            max_age=DAY,
            httponly=True,
            samesite="lax",
            secure=house.cookies.secure,
            path=f"/t/{table}",
        )


async def kept_links(request: Request, house: House, table: str) -> dict[int, str]:
    """The links that this browser keeps, by seat, as far as they still open it."""
    kept = dict(each.partition(".")[::2] for each in request.cookies.get(_cookie(table), "").split(":"))
    seats = await house.store.seats(table) if kept else []
    return {seat.seat: kept[str(seat.seat)] for seat in seats if matches(kept.get(str(seat.seat)), seat.link)}
