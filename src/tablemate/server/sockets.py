"""The connection of a client: what it says goes to the keeper of its table, what the table tells goes back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from weakref import ref

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words

from .identity import carried, client_of, language_of, person_of, same_origin
from .limits import Bucket, Buckets
from .lines import Line, cut, line_of
from .lobby import Held, Lobby
from .logs import facts, note
from .meter import Meter, Part
from .paces import Paces
from .problems import NotStored, NotYours, Refusal, TooMuch, unreadable
from .settings import Settings
from .tables.game_time import monotonic
from .tables.inbox import Hearing
from .tables.keeper import Keeper
from .tables.listeners import Listener, Take, farewell, takes_nothing
from .tables.telling import Ear
from .wire import heard, told

LOG = logging.getLogger(__name__)
POLICY, TRY_LATER = 1008, 1013
SOCKET_ROUTE = "/ws/{table}"
ENTRIES_OF_A_JOIN = 500
"""Of so many entries that are to be told at once, each counts as one join more."""
LOOKS_EVERY = 1.0
"""Seconds after which it is seen that whoever has to wait is gone."""
MOST_PARTING = 400
"""Lines that were refused and take their time to close; of more, those that take longest are cut."""
SLOWEST_SEND = 20.0
"""Seconds that a line may take for one message."""


class Sockets:
    """All connections of a server."""

    def __init__(self, lobby: Lobby, settings: Settings, paces: Paces) -> None:
        self._lobby = lobby
        self._settings = settings
        self._meter = lobby.store.meter
        self._open: Counter[str] = Counter()
        self._parting: deque[ref[Line]] = deque()
        limits = settings.limits
        self._calls = Buckets(limits.requests_a_second, limits.requests_at_once)
        self._messages = Buckets(limits.messages_of_one_a_second, limits.messages_of_one_at_once)
        self._paces = paces
        self._sending: dict[asyncio.Task[None], tuple[Keeper, Listener]] = {}
        self._stops = False

    async def stop(self, patience: float) -> None:
        """The server is about to stop: whoever listens is told, after the answers to what they have said before."""
        self._stops = True
        for keeper, listener in self._sending.values():
            keeper.put(partial(_part, listener))
        if self._sending:
            await asyncio.wait(self._sending, timeout=patience)

    async def serve(self, socket: WebSocket, table: str) -> None:
        """One connection, from its first message to its last."""
        since = time.monotonic()
        try:
            await self._serve(socket, table)
        finally:
            note("connection", route=SOCKET_ROUTE, seconds=round(time.monotonic() - since, 1))

    async def _serve(self, socket: WebSocket, table: str) -> None:
        asking = HTTPConnection(socket.scope)
        client, words = client_of(asking), Words(language_of(asking))
        await socket.accept()
        try:
            self._check(asking, client)
        except Refusal as refused:
            await self._say_bye(socket, refused, words)
            return
        self._open[client] += 1
        try:
            await self._sit(socket, table, words, client)
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]

    async def _sit(self, socket: WebSocket, table: str, words: Words, client: str) -> None:
        try:
            keeper = await self._lobby.keeper(table)
            listener = await keeper.asked(lambda it: self._arrive(it, socket, words.language))
        except Exception as problem:
            await self._say_bye(socket, _why_not_in(problem, table), words)
            return
        line = line_of(socket)
        if line is not None:
            line.forget_greeting()
        await self._listen(socket, keeper, listener, client)

    async def _arrive(self, keeper: Keeper, socket: WebSocket, language: str) -> Listener:
        """In its turn: whoever has lost a seat meanwhile does not listen there."""
        limits, asking, table = self._settings.limits, HTTPConnection(socket.scope), keeper.room.id
        held = await self._held(asking, table)
        if held.seat is None and keeper.crowd.watchers >= limits.listeners:
            raise TooMuch("table_full")
        viewer, client = SPECTATOR if held.seat is None else held.seat, client_of(asking)
        listener = Listener(held.seat, held.host, Ear(viewer, language), limits.waiting_messages)
        listener.person = person_of(asking)
        listener.take = self._taking(socket)
        listener.hints = self._paces.hints_under_way(client)
        await keeper.arrive(listener)
        return listener

    def _taking(self, socket: WebSocket) -> Take:
        line, meter = line_of(socket), self._meter
        if line is None:
            return takes_nothing

        def take(message: bytes) -> bool:
            with meter.timing(Part.SOCKET):
                return line.take(message)

        return take

    def _check(self, asking: HTTPConnection, client: str) -> None:
        limits = self._settings.limits
        if self._stops:
            raise TooMuch("server_stops")
        if not same_origin(asking, self._settings.public_url):
            raise NotYours("foreign_origin")
        if self._open[client] >= limits.connections_of_one or self._open.total() >= limits.connections:
            raise TooMuch("too_many_connections")
        if not self._calls.allows(client):
            raise TooMuch("too_many_requests")

    async def _held(self, asking: HTTPConnection, table: str) -> Held:
        """Who holds a seat may also just watch.  Where that cannot be read, only this line is the worse for it."""
        try:
            held = await self._lobby.held(table, carried(asking, table))
        except SQLAlchemyError:
            LOG.warning("who holds a seat could not be read", exc_info=True, extra=facts(table=table))
            raise Refusal("table_unreadable") from None
        return Held(None, held.host) if asking.query_params.get("watch") else held

    async def _say_bye(self, socket: WebSocket, refused: Refusal, words: Words) -> None:
        self._meter.refusals[refused.fault.code] += 1
        note("connection refused", route=SOCKET_ROUTE, code=refused.fault.code)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(told.write(farewell(refused, words)).decode())
            await socket.close(TRY_LATER if isinstance(refused, TooMuch) else POLICY)
        line = line_of(socket)
        if line is not None:
            self._see_off(line)

    def _see_off(self, line: Line) -> None:
        """Whoever was refused closes the line; those who do not, however many, take nobody else's place."""
        self._parting.append(ref(line))
        if len(self._parting) > MOST_PARTING:
            first = self._parting.popleft()()
            if first is not None and not first.disconnected:
                cut(first.transport)

    async def _listen(self, socket: WebSocket, keeper: Keeper, listener: Listener, client: str) -> None:
        sending = asyncio.create_task(_send(socket, listener, self._meter))
        self._sending[sending] = (keeper, listener)
        try:
            await self._read(socket, keeper, listener, client)
        finally:
            del self._sending[sending]
            keeper.put(lambda it: it.depart(listener))
            listener.farewell = True
            listener.wake.set()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sending

    async def _read(self, socket: WebSocket, keeper: Keeper, listener: Listener, client: str) -> None:
        """Hand on what the client says; one who says too much is heard more slowly, over however many lines.

        Too much talk holds up nothing else that is said over the line: it is refused.
        """
        limits = self._settings.limits
        messages = Bucket(limits.messages_a_second, limits.messages_at_once)
        of_all, joins, table = self._messages.of(client), self._paces.joins_of(client), keeper.room.id
        line = line_of(socket)
        while True:
            received, at = await socket.receive(), monotonic()
            if received["type"] == "websocket.disconnect":
                return
            data = received.get("text") or received.get("bytes") or b""
            if not (await _slowed(line, messages) and await _slowed(line, of_all)):
                return
            try:
                message = heard.read(data)
            except heard.Unreadable as wrong:
                await keeper.take_in(partial(_unreadable, listener, wrong.field))
                continue
            if isinstance(message, heard.Join):
                if not await _slowed(line, joins, 1 + _told_by(message, keeper.room.version) / ENTRIES_OF_A_JOIN):
                    return
            elif isinstance(message, heard.Request) and not self._paces.allows(
                heard.kind(message), client, table, listener.seat
            ):
                await keeper.take_in(partial(_too_much, listener, message.id))
                continue
            await keeper.take_in(Hearing(listener, message, at))


def _why_not_in(problem: Exception, table: str) -> Refusal:
    """What somebody is told who is not let in; what a database did not give or take, it may when they come again."""
    if isinstance(problem, Refusal) and not isinstance(problem, NotStored):
        return problem
    if isinstance(problem, NotStored | SQLAlchemyError):
        LOG.warning("a table could not be opened", exc_info=problem, extra=facts(table=table))
        return Refusal("table_unreadable")
    LOG.exception("somebody could not be let in", exc_info=problem, extra=facts(table=table))
    return Refusal("server_broken")


async def _slowed(line: Line | None, bucket: Bucket, amount: float = 1) -> bool:
    """Wait for as long as whoever says too much has to; whoever is gone by then has said too much for good."""
    until = time.monotonic() + bucket.take(amount)
    while (left := until - time.monotonic()) > 0:
        if line is not None and line.disconnected:
            return False
        await asyncio.sleep(min(left, LOOKS_EVERY))
    return True


def _told_by(join: heard.Join, version: int) -> int:
    """How many entries of a log somebody is told who joins."""
    return version - join.last if join.last is not None and 0 <= join.last <= version else version


async def _part(listener: Listener, _: Keeper) -> None:
    listener.bye(Refusal("server_stops"))


async def _unreadable(listener: Listener, field: str, keeper: Keeper) -> None:
    keeper.answering.refuse(listener, None, unreadable(field))


async def _too_much(listener: Listener, id: str, keeper: Keeper) -> None:
    """What was carried out before is acknowledged again, however often."""
    if not keeper.answering.was_done(listener, id):
        keeper.answering.refuse(listener, id, TooMuch("too_many_requests"))


async def _send(socket: WebSocket, listener: Listener, meter: Meter) -> None:
    """Send what waits, in order; a line that takes none is closed."""
    try:
        async for message in listener.waiting():
            since = time.perf_counter()
            async with asyncio.timeout(SLOWEST_SEND):
                await socket.send_text(message.decode())
            meter.spent(Part.SOCKET, since)
        await socket.close()
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(POLICY)
