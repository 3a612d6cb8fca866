"""The server that may be running: who keeps a database, and who answers at a port."""

from __future__ import annotations

import http.client
import json
import os
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tablemate.kernel.locks import lock
from tablemate.server.storage.hold import LONGEST_ADDRESS, lock_beside

PATIENCE = 2.0
LONGEST_ANSWER = 10_000


@dataclass(frozen=True, slots=True)
class Answer:
    """A server of ours, and whether it is well."""

    version: str
    well: bool


def keeper_of(database: Path) -> str | None:
    """The address of the server that keeps a database; None if nobody does."""
    try:
        handle = os.open(lock_beside(database), os.O_RDWR)
    except OSError:
        return None
    try:
        lock(handle, wait=False)
    except OSError:
        return os.read(handle, LONGEST_ADDRESS).decode("utf-8", "replace")
    finally:
        os.close(handle)
    return None


def answering(port: int) -> Answer | None:
    """The server of ours that answers at a port of this machine; None if something else does, or nothing."""
    try:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/health")
            told = json.loads(connection.getresponse().read(LONGEST_ANSWER))
    except (OSError, http.client.HTTPException, ValueError):
        return None
    if not isinstance(told, dict) or told.get("service") != "tablemate":
        return None
    return Answer(str(told.get("version", ""))[:40], told.get("status") == "ok")
