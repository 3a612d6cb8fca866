"""Where somebody goes who has just made a table: to the links that are to be sent, or where there are none, to it."""

from __future__ import annotations

from fastapi import Response

from tablemate.server.api.shapes.tables import TableMade
from tablemate.server.house import House

from .secrets import keep_links


def go_to(response: Response, house: House, made: TableMade) -> Response:
    """Send a browser to its new table; it keeps the links of the other seats for a while."""
    links = {each.seat: each.link.rpartition("/")[2] for each in made.seats if each.seat != made.seat}
    keep_links(response, house, made.table, links)
    response.headers["Location"] = f"/t/{made.table}/share" if links else f"/t/{made.table}"
    return response
