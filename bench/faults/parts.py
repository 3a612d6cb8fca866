"""What is done to a server: it is killed while people play, two want what one can have, and it is sent anything.

What the tests do for minutes is done for long here.  Whatever goes wrong ends a part; what it had reached is kept.
"""

from __future__ import annotations

import asyncio
import tempfile
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Self

from tests.server import fuzz, kills
from tests.server.clients import asking
from tests.server.processes import Server, served
from tests.server.races import race

MEGABYTE = 1 << 20
MOST_GROWN = 8
"""Megabytes that the last third of all messages may cost more than the second."""


@dataclass(slots=True)
class Part(ABC):
    """Something that is done so many times, in rounds."""

    wanted: int
    seed: int

    @property
    def name(self) -> str:
        """What is done, as people are told."""
        return type(self).__name__.lower()

    @abstractmethod
    def run(self) -> Iterator[None]:
        """Do it; after each round somebody may look how far it is."""

    @property
    @abstractmethod
    def done(self) -> int:
        """How often it was done."""

    @property
    @abstractmethod
    def found(self) -> str:
        """What came of it."""

    def shares(self, number: int) -> Sequence[Part]:
        """The same in so many parts at most, for servers beside each other."""
        kind, bounds = type(self), [self.wanted * each // number for each in range(number + 1)]
        return [kind(end - start, self.seed + start) for start, end in pairwise(bounds) if end > start]

    @abstractmethod
    def add(self, share: Self) -> None:
        """Count what came of a share as well."""

    def rounds(self, longest: int, least: int = 1) -> Iterator[tuple[int, int]]:
        """Where each round begins, and how long it is: at least so many rounds, about equally long."""
        number = max(least, -(-self.wanted // longest))
        yield from pairwise(self.wanted * each // number for each in range(number + 1))


@dataclass(slots=True)
class Kills(Part):
    """Servers are killed while people play at them."""

    so_far: kills.Found = field(default_factory=kills.Found)

    def run(self) -> Iterator[None]:
        """A server of its own for each round, so that no log is read a thousand times."""
        for start, end in self.rounds(50):
            with _server() as server:
                found = asyncio.run(kills.Storm(server, self.seed + start).rage(end - start))
            self._count(found)
            yield

    def add(self, share: Self) -> None:
        """Count those of a share as well."""
        self._count(share.so_far)

    def _count(self, found: kills.Found) -> None:
        self.so_far.kills += found.kills
        self.so_far.games += found.games
        self.so_far.acknowledged += found.acknowledged
        self.so_far.connections += found.connections

    @property
    def done(self) -> int:
        """How often a server was killed."""
        return self.so_far.kills

    @property
    def found(self) -> str:
        """What people had, who all came to the end of their games."""
        games, lines, moves = self.so_far.games, self.so_far.connections, self.so_far.acknowledged
        return f"{games:,} games over {lines:,} connections; {moves:,} acknowledged messages, each there once"


@dataclass(slots=True)
class Races(Part):
    """Two want what one can have."""

    kinds: Counter[str] = field(default_factory=Counter)

    def run(self) -> Iterator[None]:
        """All at one server."""
        with _server() as server:
            for start, end in self.rounds(500):
                self.kinds += asyncio.run(race(server, end - start, self.seed + start))
                yield

    def add(self, share: Self) -> None:
        """Count those of a share as well."""
        self.kinds += share.kinds

    @property
    def done(self) -> int:
        """How many races there were."""
        return self.kinds.total()

    @property
    def found(self) -> str:
        """Of how many kinds."""
        return f"{len(self.kinds)} kinds; each time one won, and the other heard why"


@dataclass(slots=True)
class Messages(Part):
    """Clients send what no good client sends."""

    answered: Counter[str] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)
    """What the server had after each round, in octets."""

    def run(self) -> Iterator[None]:
        """All at one server, whose memory does not grow."""
        with _server() as server:
            for start, end in self.rounds(5_000, least=6):
                asyncio.run(self._rage(server, end - start, self.seed + start))
                self.memory.append(server.resident())
                yield
        second, third = self.thirds[1:]
        assert third - second <= MOST_GROWN, f"memory grew from {second:.0f} to {third:.0f} MB"

    def shares(self, number: int) -> Sequence[Part]:
        """All go to one server, whose memory is watched."""
        return [type(self)(self.wanted, self.seed)]

    def add(self, share: Self) -> None:
        """Take over what came of it."""
        self.answered += share.answered
        self.memory += share.memory

    async def _rage(self, server: Server, number: int, seed: int) -> None:
        async with asking(server) as house:
            self.answered.update((await fuzz.Storm(server, house, seed).rage(number)).answered)

    @property
    def thirds(self) -> Sequence[float]:
        """Megabytes after each third of the messages."""
        rounds = len(self.memory)
        return [self.memory[rounds * third // 3 - 1] / MEGABYTE for third in (1, 2, 3)] if rounds >= 3 else []

    @property
    def done(self) -> int:
        """How many were answered."""
        return self.answered.total()

    @property
    def found(self) -> str:
        """How they were answered."""
        refused, accepted = self.answered["refused"], self.answered["accepted"]
        return f"all answered, {refused:,} refused and {accepted:,} accepted"


@contextmanager
def _server() -> Iterator[Server]:
    """A server on a folder that is gone afterwards; nothing went wrong inside it."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        yield server
        server.check_it_was_well()
