"""Who is here by a page.  A page has no connection that could end: whoever opened one is here for some minutes.

Looking at a table again and again makes no entry of its own in the log: only the first visit does, and staying away.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tablemate.server.problems import NotYours
from tablemate.server.tables import entries as log
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.words import LANGUAGES

STAYS = 180.0
"""For how many seconds a visit counts."""


@dataclass(slots=True)
class Visit:
    """Somebody who sits at a table and looked at it not long ago; nothing is sent to them."""

    keeper: Keeper
    listener: Listener
    since: int
    """The entry of the log by which they sit there."""
    ends: asyncio.TimerHandle


class Visits:
    """The visits of all seats."""

    def __init__(self, stays: float = STAYS) -> None:
        self._stays = stays
        self._by_seat: dict[tuple[str, int], Visit] = {}

    async def note(self, keeper: Keeper, seat: int, since: int) -> Listener:
        """Whoever holds a seat, since an entry of the log, has opened a page: by whom the table knows that."""
        _check_holds(keeper, seat, since)
        place = (keeper.room.id, seat)
        visit = self._by_seat.get(place)
        if visit is not None:
            visit.ends.cancel()
        if visit is not None and (visit.keeper, visit.since) == (keeper, since) and not visit.listener.farewell:
            visit.ends = self._end_later(place)
            return visit.listener
        listener = Listener(seat, False, Ear(seat, LANGUAGES[0]), 1)
        self._by_seat[place] = Visit(keeper, listener, since, self._end_later(place))
        await keeper.asked(lambda it: _come(it, listener, seat, since))
        return listener

    def _end_later(self, place: tuple[str, int]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._stays, self._end, place)

    def _end(self, place: tuple[str, int]) -> None:
        visit = self._by_seat.pop(place)
        visit.keeper.put(lambda it: it.depart(visit.listener))


async def _come(keeper: Keeper, listener: Listener, seat: int, since: int) -> None:
    """In its turn: whoever has lost the seat meanwhile does not come."""
    try:
        _check_holds(keeper, seat, since)
    except NotYours:
        listener.farewell = True
        raise
    await keeper.arrive(listener)
    if keeper.alarms.is_back(seat):
        await keeper.come_or_go(log.Came(seat))


def _check_holds(keeper: Keeper, seat: int, since: int) -> None:
    if keeper.room.seats[seat].since != since:
        raise NotYours("taken_over")
