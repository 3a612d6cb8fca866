"""From where the links of this server can be opened, and what they begin with there."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .house import House
from .network import Place


@dataclass(frozen=True, slots=True)
class Reach:
    """Who can open links that begin with `base`: `anybody`, this `network` or this `machine`."""

    who: str
    base: str


def reach_of(connection: HTTPConnection, house: House) -> Reach:
    """Where the server is reached only by this machine's own name, its address in the local network is offered."""
    base, who = house.url(connection, "").rstrip("/"), house.reach(connection)
    network = _network_url(connection, house) if who == "machine" else None
    return Reach(who, base) if network is None else Reach("network", network)


def _network_url(connection: HTTPConnection, house: House) -> str | None:
    try:
        port = urlsplit(house.url(connection, "")).port or house.settings.port
        return Place(house.settings.host, port).network_url
    except ValueError:
        return None
