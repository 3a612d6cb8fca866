"""A thinking process as the server sees it: it is started, asked one thing at a time, and ended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from subprocess import DEVNULL
from typing import cast

from tablemate.kernel.processes import running, surroundings

from .messages import Ready, Reply, Unreadable, read_reply


def worker_command() -> list[str]:
    """The command of a thinking process, which imports nothing from the current folder."""
    return running("tablemate.server.thinking.worker")


class Thinker(asyncio.SubprocessProtocol):
    """One process.  It is heard when it is ready, and then when it was asked; whatever else it says ends it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._transport: asyncio.SubprocessTransport | None = None
        self._heard = bytearray()
        self._reply: asyncio.Future[Reply | None] = loop.create_future()
        self._ended: asyncio.Future[None] = loop.create_future()
        self.is_gone = False
        self.has_worked = False
        """It was asked, and did not end of itself."""

    @staticmethod
    async def start(command: Sequence[str]) -> Thinker:
        """A process in a session of its own, so that what is typed at the server's terminal does not reach it."""
        starting = asyncio.create_task(_started(command))
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            with suppress(OSError):
                thinker = await starting
                thinker.kill()
                await thinker.ended()
            raise

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.get_pid()

    @property
    def _process(self) -> asyncio.SubprocessTransport:
        assert self._transport is not None
        return self._transport

    async def is_ready(self, patience: float) -> bool:
        """Wait until it can be asked; False if it ends before, or takes too long."""
        try:
            async with asyncio.timeout(patience):
                return isinstance(await self._reply, Ready)
        except TimeoutError:
            return False

    async def ask(self, question: bytes) -> Reply | None:
        """The reply to a framed question; None if there will be none."""
        if self.is_gone:
            return None
        self._reply = asyncio.get_running_loop().create_future()
        cast(asyncio.WriteTransport, self._process.get_pipe_transport(0)).write(question)
        try:
            return await self._reply
        finally:
            self.has_worked |= not self.is_gone

    async def ended(self) -> None:
        """Wait until it has ended, for whatever reason, and nothing is left of it."""
        await asyncio.shield(self._ended)

    def kill(self) -> None:
        """End it at once; whoever waits for a reply gets none."""
        self._give_up()
        with suppress(ProcessLookupError):
            self._process.kill()

    def _give_up(self) -> None:
        self.is_gone = True
        self._resolve(None)

    def _resolve(self, reply: Reply | None) -> None:
        if not self._reply.done():
            self._reply.set_result(reply)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It said something."""
        if self.is_gone:
            return
        self._heard += data
        try:
            self._hear()
        except Unreadable:
            self.kill()

    def _hear(self) -> None:
        if self._reply.done():
            raise Unreadable
        reply = read_reply(self._heard)
        if reply is not None:
            self._heard.clear()
            self._resolve(reply)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It is ending, or neither listens nor speaks any more."""
        self.kill()

    def process_exited(self) -> None:
        """It has ended; what it may have started itself, and holds its pipes, is not waited for."""
        self._give_up()
        self._process.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is left of it."""
        self._ended.set_result(None)


async def _started(command: Sequence[str]) -> Thinker:
    loop, there = asyncio.get_running_loop(), surroundings()
    _, thinker = await loop.subprocess_exec(Thinker, *command, env=there, stderr=DEVNULL, start_new_session=True)
    return thinker
