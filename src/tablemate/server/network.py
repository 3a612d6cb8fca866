"""Where a server listens, and the addresses under which it is reached."""

from __future__ import annotations

import errno
import socket
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablemate.kernel.errors import Fault

from .problems import CannotServe

BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::")
NEAR = 20
"""How many ports after the one that is wanted are tried."""
ANY_PORT = 0
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: the way there begins at the address that this machine has in its network."""


@dataclass(frozen=True, slots=True)
class Place:
    """A host and a port that somebody listens at."""

    host: str
    port: int

    @classmethod
    def of(cls, listening: socket.socket) -> Place:
        """Where a socket listens."""
        host, port = listening.getsockname()[:2]
        return cls(host, port)

    @property
    def url(self) -> str:
        """The address for this machine."""
        return _url(_loopback(self.host) if self._is_everywhere else self.host, self.port)

    @property
    def network_url(self) -> str | None:
        """The address for others in the same network; None where nobody there is heard."""
        if not self._is_everywhere:
            return None if _is_loopback(self.host) else self.url
        own = address_in_network(socket.AF_INET6 if ":" in self.host else socket.AF_INET) or address_in_network()
        return None if own is None else _url(own, self.port)

    @property
    def _is_everywhere(self) -> bool:
        return self.host in EVERYWHERE


def _is_loopback(host: str) -> bool:
    return host == "localhost" or ip_address(host).is_loopback


def _loopback(host: str) -> str:
    return "::1" if ":" in host else "127.0.0.1"


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; `CannotServe` if that is not possible."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise CannotServe("host_unknown", host=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        _bind(listening, address)
    except OSError as problem:
        listening.close()
        raise _refusal(problem, host, port) from None
    return listening


def _bind(listening: socket.socket, address: tuple[str | int, ...] | tuple[int, bytes]) -> None:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(address)
    listening.listen(BACKLOG)
    listening.setblocking(False)


def _refusal(problem: OSError, host: str, port: int) -> CannotServe:
    match problem.errno:
        case errno.EADDRINUSE:
            return CannotServe("port_taken", port=str(port))
        case errno.EACCES | errno.EPERM:
            return CannotServe("port_forbidden", port=str(port))
        case errno.EADDRNOTAVAIL:
            return CannotServe("host_elsewhere", host=host)
    why = Fault("file_other", {"detail": problem.strerror or type(problem).__name__})
    return CannotServe("not_listening", host=host, port=str(port), trouble=why)


def listen_near(host: str, port: int) -> socket.socket:
    """A socket at this port, at one of the next, or at any that is free."""
    for near in range(port, port + NEAR):
        with suppress(CannotServe):
            return listen(host, near)
    return listen(host, ANY_PORT)


def address_in_network(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((_ELSEWHERE[family], 9))
        own = str(asking.getsockname()[0])
        return None if ip_address(own).is_loopback else own
    return None


def checked_url(url: str) -> str:
    """A public address as it was given, if it is one: `https://tables.example.org`, with a port or without."""
    try:
        parts = urlsplit(url)
        port_fits = parts.port != ANY_PORT
    except ValueError:
        raise CannotServe("public_url", found=url) from None
    is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and port_fits
    if not is_whole or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise CannotServe("public_url", found=url)
    return f"{parts.scheme}://{parts.netloc}"
