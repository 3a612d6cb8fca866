"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from types import FrameType

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from .app import make_app
from .garbage import Garbage
from .house import House
from .lines import AskingLine, Line
from .logs import note
from .network import Place, listen
from .open_files import allow_files
from .problems import CannotServe
from .settings import Settings
from .wire.heard import LONGEST_MESSAGE

GRACE_SECONDS = 5
"""How long requests may take that are under way when the server is told to stop."""
CLOSING_SECONDS = 5.0
"""How long tables may take to finish what they have begun."""
FAREWELL_SECONDS = 2.0
"""How long lines may take for the last message."""
PING_EVERY = PONG_WITHIN = 20.0
"""Seconds after which a line that is silent is tried, and then given up."""
OTHERS = 0o077
"""What is written here is nobody else's business: seeds, names and talk."""
OnReady = Callable[[Place], None]
"""Told where the server listens, as soon as it answers."""


def serve(settings: Settings, listening: socket.socket | None = None, on_ready: OnReady = lambda place: None) -> None:
    """Serve until SIGTERM or SIGINT; what was begun is finished first.  A second signal ends it at once."""
    listening = listening or listen(settings.host, settings.port)
    place = Place.of(listening)
    app = make_app(replace(settings, host=place.host, port=place.port))
    server = Server(_config(app, settings), app, lambda: on_ready(place))
    os.umask(OTHERS)
    allow_files(settings.limits.connections)
    with listening, asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run(app, server, listening))


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        http=AskingLine,
        ws=Line,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_max_size=LONGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=settings.public_url is not None,
    )


async def _run(app: FastAPI, server: Server, listening: socket.socket) -> None:
    """The parts of the server are opened before it answers, and closed when it does not answer any more."""
    parts = AsyncExitStack()
    try:
        await parts.enter_async_context(app.router.lifespan_context(app))
    except SQLAlchemyError as problem:
        raise CannotServe("database_broken", detail=str(getattr(problem, "orig", problem))) from problem
    house: House = app.state.house
    looking = asyncio.create_task(Garbage().look(house.lobby.keepers.listeners))
    note("started")
    try:
        await server.serve(sockets=[listening])
    finally:
        looking.cancel()
        await _close(parts)


async def _close(parts: AsyncExitStack) -> None:
    """Finish what is under way; a part that comes to no end is left, because what was acknowledged is stored."""
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await parts.aclose()
    except TimeoutError:
        note("stopped before everything was finished", logging.ERROR)
    else:
        note("stopped")


class Server(uvicorn.Server):
    """Uvicorn's server; clients are told before it stops, and it ends as if nothing had happened."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, say good-bye, and finish what is under way."""
        note("stopping")
        for server in self.servers:
            server.close()
        house: House = self._app.state.house
        await house.sockets.stop(FAREWELL_SECONDS)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server, and are not raised again afterwards."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops the server, the second ends it at once: what was acknowledged is stored."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True
