"""What happens at a table by itself: people who do not come back, contests, the clock, and whoever lets all wait."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tablemate.kernel.clock import grace
from tablemate.kernel.players import TABLE
from tablemate.kernel.seats import SPECTATOR
from tablemate.server.problems import NotStored

from . import entries as log
from .customs import Due
from .game_time import monotonic

if TYPE_CHECKING:
    from .keeper import Keeper

AWAY_AFTER = 5_000
"""Who comes back within this time was never away."""
SEEN_AGAIN_AFTER = 2_000
CLOCK_NOTED_EVERY = 1_000
PING_EVERY = 2_000
RESTS = 1.0
"""For so many seconds after something was not stored nothing is done by itself: a full disk stays full for a while."""
HELD_UP = 0.02
"""An alarm that comes so many seconds late tells that the server was held up."""
CATCHES_UP = 0.025
"""For so many seconds after that, what came meanwhile is read."""
JUST_BEFORE = 1
"""Milliseconds before the deadline: an alarm then tells whether the server was held up when time ran out."""


class Alarms:
    """Wakes the keeper of one table when something is due.  All moments are milliseconds of a clock nobody sets."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._handle: asyncio.TimerHandle | None = None
        self._rests_until = 0.0
        self._held_up = (0, 0)
        """Since when the server was held up last, and until when it has read what came meanwhile."""
        self._leaving: dict[int, int] = {}
        self._coming: dict[int, int] = {}
        self._see_again_at: int | None = None
        self._waiting: dict[Due, int] = {}
        self._noted = 0
        self._pinged = 0
        self._was_running = False

    def may_have_left(self, seat: int) -> None:
        """The last connection of a seat has ended."""
        self._leaving[seat] = monotonic() + AWAY_AFTER

    def expect(self, *seats: int) -> None:
        """People have just sat down, or the table was opened again: they get as long to come as others to come back."""
        self._coming |= dict.fromkeys(seats, monotonic() + AWAY_AFTER)

    @property
    def coming(self) -> set[int]:
        """The seats of people who are about to come."""
        return self._coming.keys() & {*self._keeper.room.people()}

    def see_again(self) -> None:
        """What follows from what everybody wants may not have been stored: it is tried again in a moment."""
        self._see_again_at = monotonic() + SEEN_AGAIN_AFTER

    def is_back(self, seat: int) -> bool:
        """Somebody joins: was the seat away?"""
        self._leaving.pop(seat, None)
        self._coming.pop(seat, None)
        return not self._keeper.room.seats[seat].here

    def has_acted(self, seat: int) -> None:
        """Somebody lets nobody wait: for what they are asked next, everybody waits anew."""
        self._waiting = {each: moment for each, moment in self._waiting.items() if each.seat != seat}

    def look(self) -> None:
        """See for whom everybody waits, and since when."""
        keeper = self._keeper
        if keeper.time is None or not keeper.telling.can_act():
            self._waiting = {}
            return
        table, now = keeper.room.table, monotonic()
        legal = [table.legal(seat) for seat in range(table.seats)]
        due = keeper.customs.due(keeper.telling.seen(SPECTATOR), legal, auto_roll=keeper.room.head.auto_roll)
        self._waiting = {each: self._waiting.get(each, now + each.after) for each in due}

    def set(self) -> None:
        """Wake up when the next thing is due."""
        self.cancel()
        moments = [*self._leaving.values(), *self._waiting.values(), *self._keeper.playing.closing()]
        moments += [*self._of_clock(), *self._keeper.bots.moments(), *self._coming.values()]
        if self._see_again_at is not None:
            moments.append(self._see_again_at)
        if moments:
            loop, now = asyncio.get_running_loop(), monotonic()
            moment = max(now, min(moments))
            due = max(loop.time() + (moment - now) / 1000, self._rests_until)
            self._handle = loop.call_at(due, self._wake, due, moment)

    def _wake(self, due: float, moment: int) -> None:
        """Something is due.  Where the server was held up, whoever wrote to it meanwhile is heard before that."""
        now = asyncio.get_running_loop().time()
        if due > self._rests_until and now - due > HELD_UP:
            self._rests_until = now + CATCHES_UP
            self._held_up = (moment, monotonic() + round(CATCHES_UP * 1_000))
            self.set()
        else:
            self._keeper.put(partial(_ring, at=monotonic()))

    def held_up_since(self, at: int) -> int | None:
        """Of what was read at a moment right after the server was held up: since when it may have waited to be read."""
        since, until = self._held_up
        return since if since <= at <= until else None

    def rest(self) -> None:
        """Something was not stored: what is due now is tried again after a while."""
        self._rests_until = asyncio.get_running_loop().time() + RESTS

    def cancel(self) -> None:
        """Sleep."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _of_clock(self) -> list[int]:
        keeper, time = self._keeper, self._keeper.time
        if time is None or keeper.room.over:
            return []
        moments = [self._pinged + PING_EVERY] if len(keeper.crowd) else []
        if time.since is not None:
            longest = max(map(grace, keeper.crowd.round_trips()), default=0)
            moments += [time.ends_at + longest, max(self._noted + CLOCK_NOTED_EVERY, time.since)]
            if monotonic() < time.ends_at - JUST_BEFORE:
                moments.append(time.ends_at - JUST_BEFORE)
        return moments

    async def ring(self, now: int | None = None) -> None:
        """Do whatever was due at a moment, or is now; what came before that moment was heard before."""
        now = monotonic() if now is None else now
        await self._see_off(now)
        await self._keeper.playing.settle(now)
        await self._look_at_clock(now)
        for due, moment in [*self._waiting.items()]:
            if moment <= now and self._waiting.pop(due, None) is not None:
                await self._play(due)
        await self._keeper.bots.act(now)
        await self._see(now)

    async def _play(self, due: Due) -> None:
        """The table acts for whoever lets it wait, at once or when a bot has said how."""
        if due.wants_thought:
            self._keeper.advising.stand_in(due.seat, due.action)
        else:
            await self._keeper.playing.play_for(due.seat, due.action, TABLE)

    async def _see_off(self, now: int) -> None:
        for seat in [seat for seat, moment in self._leaving.items() if moment <= now]:
            del self._leaving[seat]
            if self._keeper.room.seats[seat].here:
                await self._keeper.come_or_go(log.Went(seat))

    async def _see(self, now: int) -> None:
        """Whoever has not come is waited for no longer, and what could not be stored is tried again."""
        late = [seat for seat, moment in self._coming.items() if moment <= now]
        for seat in late:
            del self._coming[seat]
        if late or (self._see_again_at is not None and self._see_again_at <= now):
            self._see_again_at = None
            await self._keeper.agreeing.see()

    async def _look_at_clock(self, now: int) -> None:
        keeper, time = self._keeper, self._keeper.time
        if time is None or keeper.room.over:
            return
        if self._pinged + PING_EVERY <= now:
            self._pinged = now
            for each in keeper.crowd:
                if each.joined:
                    each.tell(each.lag.ping())
        if time.runs and not self._was_running:
            keeper.news.tell()
            keeper.look_round()
        self._was_running = time.runs
        if time.runs and self._noted + CLOCK_NOTED_EVERY <= now:
            self._noted = now
            with suppress(NotStored):  # nothing of the table is lost by that
                await keeper.store.note_clock(keeper.room.id, time.now())
        if time.runs and time.clock.ended(time.at(now), keeper.crowd.round_trips()):
            await keeper.playing.time_up()


async def _ring(keeper: Keeper, at: int) -> None:
    await keeper.alarms.ring(at)
