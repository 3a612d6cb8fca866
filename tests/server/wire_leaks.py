"""The leak check over the wire: whatever a viewer receives stays the same when all that it cannot know is dealt anew.

At a moment of a random game two tables are opened online, one at the true position and one at another deal of it for
this viewer.  The same people say the same there, and every octet that the viewer is told is compared, in number, order
and kind of messages.  Times are normalised, and the promise, which is a hash with a salt.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import cast
from zlib import crc32

import msgspec
import pytest

import tablemate
from tablemate.kernel.actions import Action
from tablemate.kernel.cases import Case, Moment, moments, viewers_of
from tablemate.kernel.events import Event
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.table import Table
from tablemate.server.meter import CountedThinking, Meter
from tablemate.server.metrics import metrics
from tablemate.server.storage.store import Store
from tablemate.server.tables import alarms
from tablemate.server.tables.customs import customs_of
from tablemate.server.tables.entries import Entry
from tablemate.server.tables.game_time import COUNT_DOWN
from tablemate.server.tables.head import Head
from tablemate.server.tables.intents import CLAIM_WINDOW
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import Room
from tablemate.server.tables.telling import Ear
from tablemate.server.thinking import How, Thought
from tablemate.server.thinking.thought import Asked
from tablemate.server.wire import heard
from tablemate.server.wire.heard import Heard
from tablemate.words import LANGUAGES, Words

from .at_table import READING_A_CLOCK, Clock
from .log_lines import logged

TABLE = "table"
MOST_WAITING = 10_000
MOST_ASKED = 12
"""Of each kind of question so many."""
_TIMES = re.compile(rb'"time":\d+')
_PROMISE = re.compile(rb'"commitment":"[0-9a-f]+"')
_SALT = re.compile(rb'"salt":"[0-9a-f]+"')


class Shelf:
    """A store that keeps nothing, and only counts: these tables are not read again."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.writes = 0

    async def add(self, table: str, entries: Sequence[Entry], end: object = None) -> None:
        """Nothing is kept."""
        self.writes += 1

    async def hold(self, table: str, seat: int, holder: str, person: str | None, entries: Sequence[Entry]) -> None:
        """Nothing is kept."""
        self.writes += 1

    async def note_clock(self, table: str, now: int) -> None:
        """Nothing is kept."""
        self.writes += 1

    async def clock(self, table: str) -> tuple[int, int] | None:
        """Nothing was kept."""


class OnRedeals:
    """Bots that answer by whatever reaches their process: where that differs, their advice does."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Thought:
        """At once."""
        question, legal = Asked(table, seat, bot, seed, stream).question, table.legal(seat)
        return Thought(str(legal[crc32(msgspec.msgpack.encode(question)) % len(legal)]), How.CHOSEN)


class Online:
    """A table online at which a person sits in every seat, and somebody watches."""

    def __init__(self, table: Table, clock: Clock, *, practice: bool) -> None:
        head = Head.of(table.game.from_position(table.to_position()), practice=practice)
        shelf = Shelf()
        thinking = CountedThinking(OnRedeals(), shelf.meter)
        self.keeper = Keeper(Room.open(TABLE, head), cast(Store, shelf), customs_of(head.game), thinking, CLAIM_WINDOW)
        self._shelf = shelf
        self.clock = clock
        self.people = {viewer: _listener(viewer) for viewer in viewers_of(table)}

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return 1

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self.keeper.crowd)

    @property
    def commits(self) -> int:
        """How often something was written."""
        return self._shelf.writes

    writes = commits

    async def begin(self) -> None:
        """Everybody sits down, joins and is ready."""
        self.keeper.start()
        for viewer in self.people:
            await self._sit_down(viewer)
        if self.keeper.time is not None:
            for viewer in self.people:
                await self.say(viewer, heard.Ready("ready"))
            await self.pass_time(COUNT_DOWN)

    async def _sit_down(self, viewer: int) -> None:
        if viewer != SPECTATOR:
            await self.keeper.asked(lambda it: it.seating.take(viewer, None, None))
        await self.keeper.asked(lambda it: it.arrive(self.people[viewer]))
        await self.say(viewer, heard.Join("en"))

    async def say(self, viewer: int, message: Heard) -> None:
        """Somebody says something."""
        await self.keeper.asked(lambda it: it.hear(self.people[viewer], message))

    async def pass_time(self, milliseconds: int) -> None:
        """Time passes, and what is due happens."""
        self.clock.now += milliseconds
        await self.keeper.asked(lambda it: it.alarms.ring())

    def counted(self) -> bytes:
        """What the server counts, as its figures tell it, without seconds and what is counted of its process."""
        told = metrics(self.keeper.meter, self).splitlines()
        return b"\n".join(line for line in told if line.startswith(b"tablemate_") and b"_seconds_" not in line)

    def told(self, viewer: int) -> list[bytes]:
        """What a viewer was told since this was asked last, normalised."""
        outgoing = self.people[viewer].outgoing
        told = [normalised(message) for message in outgoing]
        outgoing.clear()
        return told


def _listener(viewer: int) -> Listener:
    return Listener(None if viewer == SPECTATOR else viewer, False, Ear(viewer, "en"), MOST_WAITING)


def normalised(message: bytes) -> bytes:
    """A message without its times, and without a promise that says nothing."""
    for pattern, stands_for in ((_TIMES, b'"time":0'), (_PROMISE, b'"commitment":""'), (_SALT, b'"salt":""')):
        message = pattern.sub(stands_for, message)
    return message


@asynccontextmanager
async def online(table: Table, *, practice: bool = False) -> AsyncIterator[Online]:
    """A table online that stands where a table stands, at a time of its own."""
    opened = Online(table, CLOCK_NOW, practice=practice)
    CLOCK_NOW.now = 1_000_000
    await opened.begin()
    try:
        yield opened
    finally:
        await opened.keeper.stop()


CLOCK_NOW = Clock()
"""The clock of all tables here."""


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that only tests move, and tables that do nothing for whoever lets all wait: that would be chance.

    So would be whether a busy machine lets an alarm ring late.
    """
    monkeypatch.setattr(alarms, "HELD_UP", float("inf"))
    for module in READING_A_CLOCK:
        monkeypatch.setattr(module, "monotonic", CLOCK_NOW)
    for game in tablemate.games():
        monkeypatch.setattr(type(customs_of(game)), "due", lambda *_, **__: [])


@dataclass(frozen=True, slots=True)
class Battery:
    """All that a viewer asks and says before anything is played; the same at every deal."""

    viewer: int
    legal: Sequence[str]
    wrong: Sequence[str]
    seats: int
    practice: bool

    @classmethod
    def of(cls, moment: Moment, viewer: int, chance: Random) -> Battery:
        """What somebody could come to ask at a moment: about what is open, and about what is near that."""
        table = moment.table
        legal = [] if viewer == SPECTATOR else [*map(str, table.legal(viewer))]
        others = [str(action) for seat in range(table.seats) for action in table.legal(seat) if seat != viewer]
        near = [f"{text} {more}" for text in legal for more in ("1 1", "5")] + ["yes", "done", "deploy", "undo", "1"]
        wrong = [
            text for text in dict.fromkeys([*others, *near]) if viewer == SPECTATOR or _refused(table, text, viewer)
        ]
        picked = [chance.sample(each, min(MOST_ASKED, len(each))) for each in (legal, wrong)]
        return cls(viewer, picked[0], picked[1], table.seats, chance.random() < 0.3)

    def messages(self) -> Iterator[Heard]:
        """In order; none of them plays anything."""
        yield heard.Join("en", labels=True)
        yield from self._questions("en")
        yield heard.Join("fr", labels=True, sections=True)
        yield from self._questions("fr")
        yield heard.Join("en", 1)
        yield heard.Undo("undo", 0)
        yield heard.Undo("undo stale", 7)
        yield heard.Say("say", "what do you have?")
        for sign in ("deploy", "need_red", "point_at_bay", "nothing"):
            yield heard.Sign(sign, sign)
        yield heard.Sign("pointing", "point_at_bay", "1")
        yield heard.Ready("ready again")
        yield heard.Ready("not ready", False)
        yield heard.Want("pause", "pause", False)
        yield heard.Want("resume", "resume")
        yield heard.Want("abandon", "abandon", False)
        yield heard.Pong(1)

    def _questions(self, language: str) -> Iterator[Heard]:
        yield heard.Hint(f"{language} hint")
        for number, text in enumerate(self.legal):
            yield heard.Preview(f"{language} preview {number}", text)
            yield heard.Why(f"{language} why {number}", text)
            yield heard.Play(f"{language} stale {number}", text, step=99)
        for number, text in enumerate(self.wrong):
            yield heard.Preview(f"{language} wrong preview {number}", text)
            yield heard.Why(f"{language} wrong why {number}", text)
            yield heard.Play(f"{language} wrong {number}", text, step=0)
            yield heard.Play(f"{language} for another {number}", text, step=0, seat=(self.viewer + 1) % self.seats)


def _refused(table: Table, text: str, seat: int) -> bool:
    """Is this refused, in whichever language it is said?  A text may be a whole sentence of actions."""
    understood = {Words(language, table.game.name).understood(text) for language in LANGUAGES}
    return all(table.why_not(each, seat) is not None for each in understood)


@dataclass(slots=True)
class Found:
    """How much was compared."""

    games: int = 0
    pairs: int = 0
    messages: int = 0
    moves: int = 0
    equal_moves: int = 0
    """Moves after which the viewer could not tell the deals apart."""


@dataclass(slots=True)
class Leaks:
    """Compares deals, at some moments of random games."""

    found: Found = field(default_factory=Found)

    async def check_game(self, case: Case, looks: int) -> None:
        """Look so many times at a random game."""
        chance = Random(f"{case.game.name} {case.seed}")
        every = max(1, int(sum(1 for _ in moments(case)) / looks))
        self.found.games += 1
        for number, moment in enumerate(moments(case)):
            if number % every == case.seed % every and moment.seat != CLOCK:
                for viewer in viewers_of(moment.table):
                    await self.check_moment(moment, viewer, chance, number)

    async def check_moment(self, moment: Moment, viewer: int, chance: Random, stream: int) -> None:
        """Compare the truth with another deal, as a viewer hears of both."""
        other = moment.table.redealt(viewer, stream)
        battery = Battery.of(moment, viewer, chance)
        here = await self._hear(moment.table, battery, moment)
        there = await self._hear(other, battery, moment)
        where = f"{moment.table.game.name} {moment.table.agreed} viewer {viewer} step {stream}"
        self.found.pairs += 1
        self._check_equal(here.before, there.before, where)
        if here.events is not None and there.events is not None:
            self._check_move(here, there, viewer, where)

    async def _hear(self, table: Table, battery: Battery, moment: Moment) -> Told:
        with logged() as log:
            async with online(table, practice=battery.practice) as opened:
                before = opened.told(battery.viewer)
                for message in battery.messages():
                    await opened.say(battery.viewer, message)
                    before += opened.told(battery.viewer)
                before.append(opened.counted())
                for viewer in opened.people:
                    if viewer not in (battery.viewer, SPECTATOR):
                        await opened.say(viewer, heard.Preview("quietly", str(moment.action)))
                        await opened.say(viewer, heard.Play("wrongly", "nothing of that kind", step=0))
                await opened.pass_time(CLAIM_WINDOW)
                before += [*opened.told(battery.viewer), *log]
                after, events = await self._play(opened, battery.viewer, moment)
                return Told(before, after, log, events)

    async def _play(self, opened: Online, viewer: int, moment: Moment) -> tuple[list[bytes], tuple[Event, ...] | None]:
        """The action of the moment, or one that looks like it at this deal: what the viewer hears of it."""
        room = opened.keeper.room
        action = like(moment, room.table, viewer)
        if action is None:
            return [], None
        steps = room.step
        await opened.say(moment.seat, heard.Play("the move", action.text, step=steps))
        await opened.pass_time(CLAIM_WINDOW)
        await opened.say(viewer, heard.Join("fr", labels=True, sections=True))
        assert room.step == steps + 1, "an action that is open was not played"
        events = room.table.last_step.events
        await opened.say(viewer, heard.Undo("back", steps + 1))
        return opened.told(viewer), events

    def _check_equal(self, here: Sequence[bytes], there: Sequence[bytes], where: str) -> None:
        self.found.messages += len(here)
        assert len(here) == len(there), f"{where}: the number of messages leaks"
        for one, two in zip(here, there, strict=True):
            assert one == two, f"{where} leaks: {difference(one, two)}"

    def _check_move(self, here: Told, there: Told, viewer: int, where: str) -> None:
        """Where nothing that is told to the viewer differs, no octet does; else the kinds of messages are the same."""
        assert here.events is not None
        assert there.events is not None
        self.found.moves += 1
        if [each.seen_by(viewer) for each in here.events] == [each.seen_by(viewer) for each in there.events]:
            self.found.equal_moves += 1
            after = f"{where}, after {[str(event) for event in here.events]}"
            self._check_equal([*here.after, *here.logged], [*there.after, *there.logged], after)
        else:
            assert [shape(each) for each in here.after[:2]] == [shape(each) for each in there.after[:2]], where


@dataclass(frozen=True, slots=True)
class Told:
    """What a viewer was told before and after a move, and what happened in it; None where it was not played."""

    before: list[bytes]
    after: list[bytes]
    logged: list[bytes]
    """What the server wrote to its log meanwhile."""
    events: tuple[Event, ...] | None


def like(moment: Moment, table: Table, viewer: int) -> Action | None:
    """The action of a moment by its number, whatever it means at this deal.

    Where it is not open, one that others hear the same events of: what was done unseen may not be told.
    """
    legal = table.legal(moment.seat)
    same = next((action for action in legal if action.code == moment.action.code), None)
    if same is not None or viewer == moment.seat:
        return same
    seen = seen_of(moment.table, moment.action, moment.seat, viewer)
    return next((action for action in legal if seen_of(table, action, moment.seat, viewer) == seen), None)


def seen_of(table: Table, action: Action, seat: int, viewer: int) -> list[JsonObject]:
    """What a viewer hears of the events of an action."""
    return [event.seen_by(viewer) for event in table.twin().play(action, seat)]


def shape(message: bytes) -> object:
    """The kind of a message, and which fields it has."""
    told: JsonObject = msgspec.json.decode(message)
    return told["type"], [*told], told.get("version")


def difference(one: bytes, two: bytes) -> str:
    """Where two messages differ."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, place - 200) : place + 100]!r} or {two[max(0, place - 20) : place + 100]!r}"
