"""Whoever opens a page of a table, and how they speak to its keeper: with the messages of a connection."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec
from fastapi import Request

from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seats import SPECTATOR
from tablemate.server.house import House
from tablemate.server.identity import carried, client_of, language_of, person_of
from tablemate.server.limits import UnderWay
from tablemate.server.problems import NotYours, Refusal, unreadable
from tablemate.server.tables.bots_here import BUDGET
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.server.thinking import thinkers
from tablemate.server.tokens import hashed
from tablemate.server.wire import heard

from .desk import Desk

PATIENCE = 2.0
"""Seconds in which a table answers; what it keeps for later is answered then, and nobody waits for it."""
LONGEST_HINT = thinkers.PATIENCE + BUDGET + PATIENCE
"""Seconds in which a bot has found a process that is free, thought, and been heard."""
WAITING_MESSAGES = 50
LETTERS = 32
"""How long the id of a message is."""


@dataclass(frozen=True, slots=True)
class Guest:
    """As whom somebody looks at a table, and in which language; whoever holds a seat has a visit there."""

    keeper: Keeper
    seat: int | None
    host: bool
    language: str
    person: str
    hints: UnderWay
    """Those for which their address waits."""
    visit: Listener | None = None
    lost: bool = False
    """Did this browser hold a seat here once that is not its own any more?"""

    @property
    def ear(self) -> Ear:
        """How they listen: pages are read aloud."""
        return Ear(SPECTATOR if self.seat is None else self.seat, self.language, labels=True)

    async def ask(self, message: JsonObject) -> JsonObject | None:
        """What the table answers to a message; None where it keeps it for later.  A hint is of no use later."""
        try:
            asked = heard.read(msgspec.json.encode(message))
        except heard.Unreadable as wrong:
            raise unreadable(wrong.field) from None
        listener = Listener(self.seat, self.host, self.ear, WAITING_MESSAGES, joined=True, hints=self.hints)
        listener.person = self.person
        try:
            await self.keeper.asked(lambda it: self._say(it, listener, asked))
            return await self._answered(listener, message["id"], hint=isinstance(asked, heard.Hint))
        finally:
            self.keeper.put(lambda it: it.depart(listener))

    async def _answered(self, listener: Listener, id: str, *, hint: bool) -> JsonObject | None:
        try:
            return await asyncio.wait_for(_answer(listener, id), LONGEST_HINT if hint else PATIENCE)
        except TimeoutError:
            return self._without_hint(id) if hint else None

    def _without_hint(self, id: str) -> JsonObject:
        return dict(self.keeper.telling.refused(self.ear, id, Refusal("hint_failed")))

    async def _say(self, keeper: Keeper, listener: Listener, message: heard.Heard) -> None:
        """Whoever was sent away since the page was asked for is not heard."""
        if self.visit is not None and self.visit not in keeper.crowd:
            raise NotYours("taken_over")
        await keeper.arrive(listener)
        await keeper.hear(listener, message)


async def _answer(listener: Listener, asked: str) -> JsonObject | None:
    """The answer to a message, among whatever else is told."""
    async for told in listener.waiting():
        message = msgspec.json.decode(told, type=JsonObject)
        if message.get("id") == asked:
            return message
    return None


async def guest_of(request: Request, house: House, desk: Desk, table: str) -> Guest:
    """Who asks for a page of a table; whoever holds a seat is here from then on, and may also just watch."""
    keeper = await house.lobby.keeper(table)
    since = [each.since for each in keeper.room.seats]
    held = await house.held(request, table)
    seat = None if request.query_params.get("watch") else held.seat
    visit = None if seat is None else await desk.visits.note(keeper, seat, since[seat])
    lost = held.seat is None and carried(request, table).seat is not None
    hints = house.paces.hints_under_way(client_of(request))
    return Guest(keeper, seat, held.host, language_of(request), person_of(request), hints, visit, lost)


def id_of(page: str, what: str, *said: str) -> str:
    """The id of a message from a page: the same button pressed twice is one message, another button another one."""
    return hashed("\n".join((page, what, *said)))[:LETTERS]
