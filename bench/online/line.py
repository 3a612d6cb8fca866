"""A connection to a table that costs next to nothing: people share their machine with the server that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable, Iterator

Hear = Callable[[bytes, float], None]
"""Takes a message, and when it arrived."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, MASKED = 0x80, 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What a length says where the length itself follows."""
NO_MASK = bytes(4)
"""Clients mask what they send; this mask changes nothing."""
END_OF_HEAD = b"\r\n\r\n"
_ASKING = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookies}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """A WebSocket as this server speaks it: messages are whole, and nothing is compressed."""

    def __init__(self, hear: Hear) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self._hear = hear
        self._rest = b""
        self._leaving = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody answers."""
        self._transport = transport

    def ask(self, port: int, path: str, cookies: str) -> None:
        """Ask for the connection of a table."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(_ASKING.format(port=port, path=path, cookies=cookies, key=key).encode())

    def send(self, message: bytes) -> None:
        """Say something."""
        self._write(TEXT, message)

    async def close(self) -> None:
        """Hang up; whoever was hung up on is told so."""
        self._leaving = True
        if not self.ended.done():
            self._write(CLOSE, b"")
        await self.ended

    def data_received(self, data: bytes) -> None:
        """Something has arrived."""
        arrived = time.perf_counter()
        self._rest += data
        if not self.opened.done() and not self._has_opened():
            return
        for kind, message in self._frames():
            if kind == TEXT:
                self._hear(message, arrived)
            elif kind == PING:
                self._write(PONG, message)
            elif kind == CLOSE:
                self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        gone = None if self._leaving else ConnectionError("the server has hung up")
        for waited in (self.opened, self.ended):
            if not waited.done():
                if gone is None:
                    waited.set_result(None)
                else:
                    waited.set_exception(gone)

    def _has_opened(self) -> bool:
        head, end, rest = self._rest.partition(END_OF_HEAD)
        if end:
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self._rest = rest
            self.opened.set_result(None)
        return bool(end)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Whole frames, each with its kind."""
        data, start = self._rest, 0
        while (size := _size(data, start)) is not None and start + sum(size) <= len(data):
            head, body = size
            yield data[start] & 0x0F, data[start + head : start + head + body]
            start += head + body
        self._rest = data[start:]

    def _write(self, kind: int, message: bytes) -> None:
        short = len(message) < TWO_BYTES
        length = bytes([len(message)]) if short else bytes([TWO_BYTES]) + len(message).to_bytes(2, "big")
        self._transport.write(bytes([LAST | kind, MASKED | length[0]]) + length[1:] + NO_MASK + message)


def _size(data: bytes, start: int) -> tuple[int, int] | None:
    """How long the head and the body of a frame are; None if that has not arrived."""
    if len(data) < start + 2:
        return None
    length = data[start + 1]
    further = {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(length, 0)
    if len(data) < start + 2 + further:
        return None
    return 2 + further, int.from_bytes(data[start + 2 : start + 2 + further], "big") if further else length


async def opened(port: int, path: str, cookies: str, hear: Hear) -> Line:
    """The connection of a table."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear), "127.0.0.1", port)
    line.ask(port, path, cookies)
    await line.opened
    return line
