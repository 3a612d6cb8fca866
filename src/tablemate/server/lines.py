"""The lines of clients, below what is said over them: who asks nothing, asks without end or takes nothing is let go.

Uvicorn waits for all of that without end.  A line whose other end takes nothing must be cut: closing it would wait
until everything is sent, here and then in the system.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import Counter
from typing import ClassVar, cast

from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from .identity import household
from .mail import Mail

MOST_OF_ONE = 200
"""Lines over which one address asks at a time; whoever is on this machine, as a proxy is, may have more."""
LOOPBACK = ("127.0.0.1", "::1", "")
TAKEN_WITHIN = 30.0
"""Seconds that a line may take nothing of an answer."""
ASKED_WITHIN = 60.0
"""Seconds that a request may take to come, all of it."""
LONGEST_HEAD = 65_536
"""Octets before the body of a request."""
AT_ONCE = struct.pack("ii", 1, 0)
"""What is not sent yet is thrown away, and the other end is told so."""
LINE = "tablemate.line"
TEXT = 0x81
"""The first octet of a frame that is a whole message."""
SHORT, LONG = 126, 1 << 16
"""From these lengths on, a frame tells how long it is in two octets, and in eight."""


def line_of(socket: WebSocket) -> Line | None:
    """The line below a socket; none where a test has no lines."""
    found: Line | None = socket.scope.get(LINE)
    return found


def _head(length: int) -> bytes:
    """What stands before a message of so many octets."""
    if length < SHORT:
        return bytes((TEXT, length))
    return struct.pack("!BBH", TEXT, SHORT, length) if length < LONG else struct.pack("!BBQ", TEXT, SHORT + 1, length)


def cut(transport: asyncio.Transport) -> None:
    """End a line at once."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


class AskingLine(HttpToolsProtocol):
    """A line over which requests come."""

    _of_address: ClassVar[Counter[str]] = Counter()
    _cutting: asyncio.TimerHandle | None = None
    _waiting: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """How long the head of a request is so far; None once it is there."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self._hurry()
        address = self._address
        self._of_address[address] += 1
        if self._of_address[address] > MOST_OF_ONE and address not in LOOPBACK:
            cut(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._rest()
        self._uncount()
        self._is_taken()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return household(self.client[0]) if self.client else ""

    def _uncount(self) -> None:
        self._of_address[self._address] -= 1
        if not self._of_address[self._address]:
            del self._of_address[self._address]

    def pause_writing(self) -> None:
        """Whoever asked takes nothing for now."""
        super().pause_writing()
        self._waiting = self.loop.call_later(TAKEN_WITHIN, cut, self.transport)

    def resume_writing(self) -> None:
        """The answer goes on."""
        super().resume_writing()
        self._is_taken()

    def _is_taken(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def data_received(self, data: bytes) -> None:
        """Something of a request has come."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                cut(self.transport)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._hurry()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Messages follow, over a line of another kind; this one and its parser, which know each other, are freed."""
        self._rest()
        self._uncount()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _hurry(self) -> None:
        if self._cutting is None:
            self._cutting = self.loop.call_later(ASKED_WITHIN, cut, self.transport)

    def _rest(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None


class Line(WebSocketsSansIOProtocol):
    """A line over which messages go both ways: there are thousands, each for hours."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        super().__init__(config, server_state, app_state)
        self.queue = Mail()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for it: whoever serves it finds the line in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required]

    def forget_greeting(self) -> None:
        """Nobody asks any more how the line was asked for, which is half of what it keeps."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more: what knows each other forgets it, because garbage is rarely looked for here."""
        super().connection_lost(exc)
        self.conn.parser.close()
        cast("dict[str, object]", getattr(self, "scope", {})).pop(LINE, None)

    def take(self, message: bytes) -> bool:
        """Send a message now, if nothing else waits to be sent."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.writelines((_head(len(message)), message))
        return True

    def keepalive_timeout(self) -> None:
        """The other end has not answered for long: whatever waits to be sent is not sent any more."""
        super().keepalive_timeout()
        cut(self.transport)
