"""Sockets as no library opens them: which never read, never answer, or never say what they want."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import select
import socket
from collections.abc import Mapping
from typing import Self

from .clients import Address
from .processes import Server

PATIENCE = 30.0


class Raw:
    """A connection of which only the octets are known."""

    def __init__(self, server: Server) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self._socket.connect(("127.0.0.1", server.port))
        self._socket.setblocking(False)
        self._server = server

    async def send(self, octets: bytes) -> None:
        """Send something; a line that was cut takes nothing."""
        await asyncio.get_running_loop().sock_sendall(self._socket, octets)

    async def receive(self) -> bytes:
        """What has come; nothing if the line is closed."""
        return await asyncio.get_running_loop().sock_recv(self._socket, 65_536)

    async def is_let_go(self) -> None:
        """Wait until the other end has cut or closed the line, without reading anything."""
        polled = select.poll()
        polled.register(self._socket, select.POLLRDHUP)
        ended = await asyncio.to_thread(polled.poll, PATIENCE * 1000)
        assert ended, "the line is still open"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    async def upgrade(self, address: Address) -> None:
        """Begin to talk to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in address.cookies.items())
        headers = {
            "Host": f"127.0.0.1:{self._server.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **({"Cookie": cookies} if cookies else {}),
        }
        await self.send(head(f"/ws/{address.table}", headers))
        answered = b""
        while b"\r\n\r\n" not in answered:
            answered += await self.receive()
        assert answered.startswith(b"HTTP/1.1 101"), answered

    async def say(self, message: Mapping[str, object]) -> None:
        """Send a message of less than 126 octets, masked with nothing."""
        octets = json.dumps(message).encode()
        await self.send(bytes([0x81, 0x80 | len(octets)]) + bytes(4) + octets)


def head(path: str, headers: Mapping[str, str], method: str = "GET") -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()
