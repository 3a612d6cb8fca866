"""Waiting for what is asynchronous: Playwright has a loop of its own in the thread of the tests."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.server.processes import Server

T = TypeVar("T")


def done(coroutine: Coroutine[Any, Any, T]) -> T:
    """What something comes to, in a loop and a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def hold_back(server: Server) -> None:
    """Stop a server where it stands: it hears, and answers no more."""
    os.kill(server.pid, signal.SIGSTOP)


def restart(server: Server) -> None:
    """Kill a server as a power cut does, and start it again behind the same port."""
    server.kill()
    server.start()
    done(server.is_ready())
