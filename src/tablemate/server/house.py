"""Everything that a running server has, in one place for whoever answers a request."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from .after import After
from .identity import Cookies, carried, client_of
from .limits import Buckets
from .lobby import Held, Lobby
from .meter import Meter
from .mine import Mine
from .paces import Paces
from .settings import Settings
from .sockets import Sockets
from .statistics import Statistics
from .storage.store import Store
from .today import Deals
from .uploads import Uploads
from .workshop import Work, Workshop


@dataclass(frozen=True, slots=True)
class House:
    """The parts of a server."""

    settings: Settings
    store: Store
    lobby: Lobby
    sockets: Sockets
    cookies: Cookies
    tables_made: Buckets
    requests: Buckets
    workshop: Workshop
    uploads: Uploads
    paces: Paces

    def work(self, connection: HTTPConnection) -> Work:
        """Where long work is done for a client."""
        return self.workshop.of(client_of(connection))

    def after(self, connection: HTTPConnection) -> After:
        """What opens games that are over."""
        return After(self.store, self.work(connection))

    def mine(self, connection: HTTPConnection) -> Mine:
        """What finds the games of a browser."""
        return Mine(self.store, self.lobby, self.work(connection))

    @property
    def statistics(self) -> Statistics:
        """What counts games."""
        return Statistics(self.store)

    @property
    def deals(self) -> Deals:
        """What deals for a day."""
        return Deals(self.store)

    @property
    def meter(self) -> Meter:
        """What it counts."""
        return self.store.meter

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self.lobby.keepers)

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return self.lobby.keepers.listeners()

    @property
    def commits(self) -> int:
        """How often the database was written to."""
        return self.store.writer.commits

    @property
    def writes(self) -> int:
        """How much was written, each with others in one go or alone."""
        return self.store.writer.written

    def url(self, connection: HTTPConnection, path: str) -> str:
        """The address of a page as others reach it."""
        base = self.settings.public_url or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
        return f"{base.rstrip('/')}/{path}"

    def reach(self, connection: HTTPConnection) -> str:
        """Who can open an address of ours: `anybody`, `network` or `machine`."""
        try:
            host = urlsplit(self.url(connection, "")).hostname or ""
        except ValueError:
            return "anybody"
        if host == "localhost":
            return "machine"
        try:
            address = ip_address(host)
        except ValueError:
            return "network" if host.endswith(".local") or "." not in host else "anybody"
        return "machine" if address.is_loopback else "network" if address.is_private else "anybody"

    async def held(self, connection: HTTPConnection, table: str) -> Held:
        """What a browser holds at a table."""
        return await self.lobby.held(table, carried(connection, table))


def house_of(request: Request) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]
