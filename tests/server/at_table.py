"""A keeper with people around it, in process: time is moved by hand, and every message that is told is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.bots import Perspective, make_bot
from tablemate.kernel.table import Table
from tablemate.server.lobby import Lobby, SeatWish
from tablemate.server.storage.store import Store
from tablemate.server.tables import alarms, bots_here, game_time, keeper, keepers, listeners, news
from tablemate.server.tables.bots_here import Thinking
from tablemate.server.tables.head import Head
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.keepers import Keepers
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.server.thinking import How
from tablemate.server.wire import heard

READING_A_CLOCK = (alarms, bots_here, game_time, keeper, keepers, listeners, news)


class Clock:
    """The clock that nobody sets, set by a test."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that moves when a test moves it."""
    moved = Clock()
    for module in READING_A_CLOCK:
        monkeypatch.setattr(module, "monotonic", moved)
    return moved


@dataclass
class Choice:
    """What a bot answers."""

    action: str | None
    how: How = How.CHOSEN


class FirstLegal:
    """Bots that play the first action that is open to them."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Choice:
        """At once."""
        return Choice(str(table.legal(seat)[0]))


class Thoughtful:
    """Bots that think here and at once."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Choice:
        """What the bot does."""
        chosen = make_bot(bot, seed).choose(Perspective(table, seat))
        return Choice(None if chosen is None else str(chosen))


@dataclass
class Person:
    """Somebody at the table."""

    keeper: Keeper
    listener: Listener
    told: list[dict[str, Any]] = field(default_factory=list)
    numbers: int = 0

    async def say(self, message: heard.Heard) -> list[dict[str, Any]]:
        """Say something, and hear everything that comes of it."""
        await self.keeper.asked(lambda it: it.hear(self.listener, message))
        return self.hear()

    def hear(self) -> list[dict[str, Any]]:
        """What was told since."""
        new = [json.loads(message) for message in self.listener.outgoing]
        self.listener.outgoing.clear()
        self.told += new
        return new

    async def join(self, language: str = "en", **more: Any) -> dict[str, Any]:
        """Join: the whole table."""
        await self.keeper.asked(lambda it: it.arrive(self.listener))
        found = await self.say(heard.Join(language, **more))  # type: ignore[arg-type]
        return next(message for message in found if message["type"] == "table")

    async def play(self, action: str, **more: Any) -> dict[str, Any]:
        """Play something: the answer, or nothing if the table has not judged it yet."""
        self.numbers += 1
        given = {"id": f"{self.listener.viewer}.{self.numbers}", "step": self.keeper.room.step, **more}
        found = await self.say(heard.Play(action=action, **given))
        return next((message for message in found if message.get("id") == given["id"]), {})

    def now(self) -> dict[str, Any]:
        """The table as this person last saw it."""
        self.hear()
        seen: dict[str, Any] = next(message["now"] for message in reversed(self.told) if "now" in message)
        return seen

    def lines(self) -> list[str]:
        """All lines of the log that this person has heard."""
        self.hear()
        entries = [entry for message in self.told for entry in (*message.get("log", ()), *message.get("entries", ()))]
        return [line for entry in entries for line in entry["lines"]]


@dataclass
class AtTable:
    """A table with its keeper and its people."""

    keeper: Keeper
    people: list[Person]
    lobby: Lobby
    clock: Clock | None = None

    async def pass_time(self, milliseconds: int) -> None:
        """Time passes, and what is due happens."""
        assert self.clock is not None
        self.clock.now += milliseconds
        await self.ring()

    async def ring(self) -> None:
        """What is due happens."""
        await self.keeper.asked(lambda it: it.alarms.ring())

    def watcher(self) -> Person:
        """Somebody who only watches."""
        return Person(self.keeper, Listener(None, False, Ear(tablemate.SPECTATOR, "en"), 1_000))

    async def everybody_ready(self) -> None:
        """All are ready, and the count-down passes."""
        for person in self.people:
            await person.say(heard.Ready("ready"))
        await self.pass_time(game_time.COUNT_DOWN)


@asynccontextmanager
async def sitting(
    folder: Path,
    head: Head,
    wishes: Sequence[SeatWish] = (),
    clock: Clock | None = None,
    thinking: Thinking | None = None,
) -> AsyncIterator[AtTable]:
    """A table at which a person sits in every seat that is no bot's, all of them joined."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
    kept = Keepers(store, thinking or FirstLegal(), 300)
    lobby = Lobby(store, kept)
    try:
        made = await lobby.make(head, wishes, "somebody")
        keeping = await lobby.keeper(made.table)
        people = []
        for seat, link in enumerate(made.links):
            if keeping.room.seats[seat].bot is None:
                await lobby.take(link, None, "somebody")
                listener = Listener(seat, False, Ear(seat, "en"), 1_000)
                people.append(Person(keeping, listener))
        for person in people:
            await person.join()
        yield AtTable(keeping, people, lobby, clock)
    finally:
        await kept.stop()
        await store.close()


def head_of(game: str, *, seed: int = 7, practice: bool = False, auto_roll: bool = False, **options: Any) -> Head:
    """A game with a seed that tests know."""
    return Head.of(tablemate.game(game).new(seed=seed, **options), practice=practice, auto_roll=auto_roll)


def head_at(game: str, position: dict[str, Any], *, auto_roll: bool = False) -> Head:
    """A game that stands somewhere."""
    return Head.of(tablemate.game(game).from_position(position, seed=7), auto_roll=auto_roll)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario to its end."""
    asyncio.run(scenario())  # type: ignore[arg-type]


def two(**options: Any) -> Head:
    """Assembly for two without roles, whose first seat begins."""
    return head_of("assembly", players=2, roles=["none", "none"], first=0, **options)
