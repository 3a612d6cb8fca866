"""Runs a server until it is told to stop."""

from __future__ import annotations

import gc
import socket

import uvicorn

from .app import make_app
from .settings import Settings
from .wire.heard import LONGEST_MESSAGE

GRACE_SECONDS = 10
YOUNG, MIDDLE, OLD = 50_000, 50, 1_000
"""Rare garbage collections: what lasts is frozen, and tables hold no circles worth looking for often."""


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until SIGTERM or SIGINT; what was begun is finished first."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=settings.public_url is not None,
    )
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    uvicorn.Server(config).run(sockets=None if listening is None else [listening])
