"""Kill, race and fuzz a server for long: `python -m bench.server_faults`.

What the tests do for minutes is done for an hour or so here.  Whatever goes wrong ends it with what was found; else a
table says what was done.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server import fuzz, kills
from tests.server.clients import asking
from tests.server.processes import Server, served
from tests.server.races import race

KILLS_A_ROUND, RACES_A_ROUND, MESSAGES_A_ROUND = 50, 500, 5_000
MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Row:
    """What was done, how often, what came of it, and how long it took."""

    what: str
    number: int
    found: str
    seconds: float


def kill(number: int, seed: int) -> Row:
    """Kill servers while people play."""
    began, total = time.monotonic(), kills.Found()
    for start in range(0, number, KILLS_A_ROUND):
        with _server() as server:
            found = asyncio.run(kills.Storm(server, seed + start).rage(min(KILLS_A_ROUND, number - start)))
        total.kills += found.kills
        total.games += found.games
        total.acknowledged += found.acknowledged
        total.connections += found.connections
        _say(f"{total.kills} kills, {total.games} games")
    told = f"{total.games:,} games, {total.acknowledged:,} acknowledged messages, {total.connections:,} connections"
    return Row("kills", total.kills, f"{told}: all there once", time.monotonic() - began)


def run_races(number: int, seed: int) -> Row:
    """Let two want what one can have."""
    began, total = time.monotonic(), Counter[str]()
    with _server() as server:
        for start in range(0, number, RACES_A_ROUND):
            total += asyncio.run(race(server, min(RACES_A_ROUND, number - start), seed + start))
            _say(f"{total.total()} races")
    return Row("races", total.total(), f"{len(total)} kinds: one wins, one hears why", time.monotonic() - began)


def send(number: int, seed: int) -> Row:
    """Send what no good client sends."""
    began, answered, grown = time.monotonic(), Counter[str](), [0]

    async def main(server: Server) -> None:
        async with asking(server) as house:
            while answered.total() < number:
                found = await fuzz.Storm(server, house, seed + answered.total()).rage(MESSAGES_A_ROUND)
                answered.update(found.answered)
                grown.append(server.resident())
                _say(f"{answered.total()} messages, {grown[-1] / MEGABYTE:.0f} MB")

    with _server() as server:
        asyncio.run(main(server))
    accepted, refused = answered["accepted"], answered["refused"]
    memory = (
        f"{grown[1] / MEGABYTE:.0f} MB after the first {MESSAGES_A_ROUND:,}, {grown[-1] / MEGABYTE:.0f} MB at the end"
    )
    told = f"{refused:,} refused, {accepted:,} accepted, all answered; {memory}"
    return Row("fuzzed messages", answered.total(), told, time.monotonic() - began)


@contextmanager
def _server() -> Iterator[Server]:
    """A server on a folder that is gone afterwards; nothing went wrong inside it."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        yield server
        server.check_it_was_well()


def _say(text: str) -> None:
    print(text, flush=True)


def table(rows: list[Row]) -> str:
    """What was done, as a table."""
    lines = [f"| {row.what} | {row.number:,} | {row.found} | {row.seconds:.0f} |" for row in rows]
    return "\n".join(["| | number | found | seconds |", "|---|---:|---|---:|", *lines]) + "\n"


def main() -> None:
    """Do it, and print what was done."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1_000)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    done: list[tuple[Callable[[int, int], Row], int]] = [
        (send, arguments.messages),
        (run_races, arguments.races),
        (kill, arguments.kills),
    ]
    text = table([measure(number, arguments.seed) for measure, number in done if number])
    if arguments.output is not None:
        arguments.output.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
