"""`tablemate serve` in a process of its own, as a person starts and stops it, and clients of its tables."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
"""Seconds after which a process that says nothing is stuck."""
COMMAND = [sys.executable, "-P", "-m", "tablemate"]


class Served:
    """A server that runs; its log is in a file."""

    def __init__(self, folder: Path, *arguments: str, command: Sequence[str] = COMMAND) -> None:
        self._log = folder.parent / f"{folder.name}.log"
        with self._log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*command, "serve", "--port", "0", "--data", str(folder), *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.url = self._line().rpartition(" ")[2]

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line, self.log
        return line

    @property
    def log(self) -> str:
        """What it has written to its log."""
        return self._log.read_text(encoding="utf-8")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Let a signal stop it; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def browser(self, language: str = "en") -> httpx.Client:
        """Somebody's browser."""
        return httpx.Client(base_url=self.url, headers={"Accept-Language": language}, timeout=PATIENCE)


@contextmanager
def served(folder: Path, *arguments: str, command: Sequence[str] = COMMAND) -> Iterator[Served]:
    """A server that is gone afterwards, however it ended."""
    server = Served(folder, *arguments, command=command)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()
        assert server.process.stdout is not None
        server.process.stdout.close()


class Client:
    """Somebody at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.heard: list[dict[str, Any]] = []
        self._line = line

    def say(self, **message: object) -> None:
        """Say something to the table."""
        self._line.send(json.dumps(message))

    def until(self, kind: str) -> dict[str, Any]:
        """Listen until a message of a kind comes."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
        self.heard.append(message)
        return message

    @property
    def now(self) -> dict[str, Any]:
        """The table as it was last told."""
        now: dict[str, Any] = next(each["now"] for each in reversed(self.heard) if "now" in each)
        return now

    def play(self, own: str) -> dict[str, Any]:
        """Play the first action that is open; its acknowledgement."""
        self.say(type="play", id=own, action=self.now["actions"][0]["action"], step=self.now["step"])
        return self.until("accepted")


@contextmanager
def at_table(browser: httpx.Client, table: str, language: str = "en") -> Iterator[Client]:
    """Somebody joins a table by the cookies of a browser."""
    with line_to(browser, table) as client:
        client.say(type="join", language=language)
        yield client


@contextmanager
def line_to(browser: httpx.Client, table: str) -> Iterator[Client]:
    """Somebody who has not said anything yet."""
    url = str(browser.base_url).replace("http", "ws", 1).rstrip("/")
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"Cookie": cookies}
    with connect(f"{url}/ws/{table}", additional_headers=headers, open_timeout=PATIENCE) as line:
        yield Client(line)
