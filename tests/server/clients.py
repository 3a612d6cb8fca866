"""Programs that play over real sockets, as a browser does: they keep what they know, and come back when a line breaks.

A client names the last entry of the log that it has, and says again what was not answered; it holds the table to what
it was told before.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tablemate.kernel.json_types import JsonObject

from .processes import Server

ANSWERS = ("accepted", "refused", "preview", "possible")
Arguments = Mapping[str, object]
RETRY = 0.02
"""Seconds before a client tries again to reach a server that is gone."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


@dataclass(frozen=True, slots=True)
class Address:
    """A table, and the cookies by which somebody holds something there."""

    server: Server
    table: str
    cookies: Mapping[str, str] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """Where its socket is."""
        return f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[ClientConnection]:
        """A connection; what is told is taken at once, also by those who do not listen, so that it can be closed."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(
            self.url, additional_headers=headers, compression=None, max_size=None, max_queue=None
        ) as socket:
            yield socket


@dataclass(frozen=True, slots=True)
class MadeTable:
    """A new table: its host, and the secrets of its links by seat."""

    host: Address
    links: Mapping[int, str]

    @property
    def table(self) -> str:
        """Its name."""
        return self.host.table

    @property
    def watching(self) -> Address:
        """As somebody who holds nothing."""
        return Address(self.host.server, self.table)


class Asking:
    """The server over HTTP; many people share it, so that cookies are handed on by hand."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self._server = server
        self.http = http

    async def ask(
        self, method: str, path: str, body: object = None, cookies: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """One request."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())}
        response = await self.http.request(
            method, f"{self._server.url}{path}", json=body, headers=headers if cookies else None
        )
        self.http.cookies.clear()
        return response

    async def make(
        self, game: str, options: Arguments | None = None, *, bots: Sequence[str | None] = (), **more: object
    ) -> MadeTable:
        """A new table; in some seats sit bots."""
        seats = [{} if bot is None else {"bot": bot} for bot in bots]
        body = {"game": game, "options": dict(options or {}), "seats": seats, **more}
        response = await self.ask("POST", "/api/tables", body)
        assert response.status_code == 201, response.text
        made = response.json()
        links = {each["seat"]: each["link"].rpartition("/")[2] for each in made["seats"]}
        return MadeTable(Address(self._server, made["table"], dict(response.cookies)), links)

    async def take(self, made: MadeTable, seat: int, name: str | None = None) -> Address:
        """Take a seat by its link."""
        response = await self.ask("POST", "/api/seats", {"token": made.links[seat], "name": name})
        assert response.status_code == 200, response.text
        return Address(self._server, made.table, dict(response.cookies))


@asynccontextmanager
async def asking(server: Server) -> AsyncIterator[Asking]:
    """Somebody who asks over HTTP, once the server answers."""
    await server.is_ready()
    async with httpx.AsyncClient(timeout=30) as http:
        yield Asking(server, http)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a client was shown at a step, and the version that it was shown with."""

    version: int
    step: int
    view: JsonObject | None


class Client:
    """Somebody at a table, in a seat or not."""

    def __init__(self, address: Address, name: str, *, language: str = "en", labels: bool = False) -> None:
        self.address = address
        self.name = name
        self.language = language
        self.labels = labels
        self.version = 0
        self.viewer: int | str | None = None
        self.now: JsonObject = {}
        self.log: dict[int, JsonObject] = {}
        self.seen: list[Seen] = []
        self.seats: list[JsonObject] = []
        self.said: dict[str, JsonObject] = {}
        self.asked: dict[str, JsonObject] = {}
        self.answers: dict[str, JsonObject] = {}
        self.contested: list[JsonObject] = []
        self.bye: JsonObject | None = None
        self.connections = 0
        self._ids = 0
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._leaving = False

    async def run(self) -> None:
        """Stay at the table, however often the line breaks, until `leave` or a last word."""
        while not self._leaving and self.bye is None:
            with suppress(*GONE):
                async with self.address.opened() as self._socket:
                    await self._listen(self._socket)
            self._socket = None
            await asyncio.sleep(RETRY)

    async def _listen(self, socket: ClientConnection) -> None:
        self.connections += 1
        join = {"type": "join", "language": self.language, "labels": self.labels}
        await self._say(join if not self.version else {**join, "last": self.version})
        async for data in socket:
            await self._hear(msgspec.json.decode(data))

    async def leave(self) -> None:
        """Go, and do not come back."""
        self._leaving = True
        if self._socket is not None:
            await self._socket.close()

    def drop(self) -> None:
        """Lose the line, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _hear(self, told: JsonObject) -> None:
        match told["type"]:
            case "table":
                self._take_over(told)
                await self._say_again()
            case "news":
                self._go_on(told)
            case "ping":
                await self._say({"type": "pong", "number": told["number"]})
            case "contested":
                self.contested.append(told)
            case "bye":
                self.bye = told
            case answer if answer in ANSWERS:
                self._note(told)
            case other:
                raise AssertionError(f"{self.name} was told {other}")
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def _take_over(self, told: JsonObject) -> None:
        assert told["version"] >= self.version, f"{self.name}: the table has forgotten something"
        assert told["after"] in (0, self.version)
        self.viewer = told["viewer"]
        self._read(told["log"], told)

    def _go_on(self, told: JsonObject) -> None:
        assert all(entry["version"] > self.version for entry in told["entries"]), f"{self.name} is told again"
        assert told["version"] >= self.version + len(told["entries"])
        self._read(told["entries"], told)

    def _read(self, entries: Sequence[JsonObject], told: JsonObject) -> None:
        for entry in entries:
            known = self.log.setdefault(entry["version"], entry)
            assert (known["kind"], known["step"], known["time"]) == (entry["kind"], entry["step"], entry["time"])
        self.version, self.now, self.seats = told["version"], told["now"], told["seats"] or self.seats
        self.seen.append(Seen(self.version, self.now["step"], self.now["view"]))

    def _note(self, told: JsonObject) -> None:
        if told["id"] not in self.asked:
            before = self.answers.get(told["id"])
            assert before is None or before["type"] == told["type"], f"{self.name}: {before}, and then {told}"
            return
        del self.asked[told["id"]]
        self.answers[told["id"]] = told

    async def _say_again(self) -> None:
        for message in [*self.asked.values()]:
            await self._say(message)

    async def _say(self, message: JsonObject) -> None:
        """Say something, if the line is there; what is answered is said again when it is back."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message).decode())

    async def ask(self, kind: str, **said: object) -> JsonObject:
        """Say something that is answered, however often the line breaks before it is: the answer."""
        known = await self.say(kind, **said)
        await self.until(lambda: known in self.answers or self.bye is not None)
        return self.answers.get(known) or self.bye or {}

    async def say(self, kind: str, **said: object) -> str:
        """The same without waiting for the answer: the id by which it will be known."""
        self._ids += 1
        message: JsonObject = {"type": kind, "id": f"{self.name} {self._ids}", **said}
        known: str = message["id"]
        self.said[known] = self.asked[known] = message
        await self._say(message)
        return known

    async def play(self, action: str, **said: object) -> JsonObject:
        """Play something at the step that is shown."""
        return await self.ask("play", **{"action": action, "step": self.now["step"], **said})

    async def until(self, what: Callable[[], object]) -> None:
        """Wait until something is so."""
        while not what():
            await self._changed.wait()

    async def is_there(self) -> None:
        """Wait until the table was shown, or somebody said why not."""
        await self.until(lambda: self.now or self.bye)

    async def hears_the_end(self) -> None:
        """Wait until the game is over, and everything was answered."""
        await self.until(lambda: self.is_over and not self.asked)

    @property
    def is_over(self) -> bool:
        """Was it told how the game ended?"""
        return bool(self.now) and self.now["ended"] is not None

    @property
    def accepted(self) -> dict[str, JsonObject]:
        """What was acknowledged, by the id that this client gave it."""
        return {known: answer for known, answer in self.answers.items() if answer["type"] == "accepted"}


@asynccontextmanager
async def staying(*clients: Client) -> AsyncIterator[None]:
    """Clients stay at their tables meanwhile; if one of them finds something wrong, that is told at once."""
    async with asyncio.TaskGroup() as group:
        running = [group.create_task(client.run()) for client in clients]
        try:
            for client in clients:
                await client.is_there()
            yield
        finally:
            for client in clients:
                await client.leave()
            for task in running:
                task.cancel()
