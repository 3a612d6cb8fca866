"""The keeper of a table: one task with an inbox.  It takes what comes in order, and nobody else writes the log.

A move is judged, stored, then acknowledged, then told to everybody.  What the keeper has not stored has not happened:
if storing fails, the table is read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tablemate.kernel.clock import Clock
from tablemate.kernel.errors import IllegalAction, TablemateError
from tablemate.server.logs import facts
from tablemate.server.problems import NotStored, NotThere, Refusal, TooMuch
from tablemate.server.storage.store import EndRow, Store, wall_time
from tablemate.server.wire import heard
from tablemate.server.wire.heard import Heard

from . import entries as log
from .advising import Advising
from .agreeing import Agreeing
from .alarms import Alarms
from .answering import Answering
from .bots_here import BotsHere, Thinking
from .customs import Customs
from .entries import AnyWhat, Entry
from .game_time import COUNT_DOWN, GameTime, monotonic
from .inbox import Errand, Inbox, is_move
from .listeners import Crowd, Listener
from .news import News
from .playing import Playing
from .room import Room, read_room
from .seating import Seating
from .talking import Talking
from .telling import Ear, Telling

T = TypeVar("T")
LOG = logging.getLogger(__name__)
LONGEST_LOG = 5_000
"""Entries after which a log grows by playing only, and twice as many before nobody sits down or wants anything."""
MOST_BESIDE = 500
"""How much watchers say to each other at one table."""


class Keeper:
    """Keeps one table: each part of it sees to one kind of thing that can happen."""

    room: Room
    time: GameTime | None
    telling: Telling
    playing: Playing
    bots: BotsHere
    advising: Advising

    def __init__(self, room: Room, store: Store, customs: Customs, thinking: Thinking, claim_window: int) -> None:
        self.store = store
        self.customs = customs
        self.claim_window = claim_window
        self.meter = store.meter
        self.crowd = Crowd(self.meter)
        self.used = monotonic()
        self.alarms = Alarms(self)
        self.talking = Talking(self)
        self.agreeing = Agreeing(self)
        self.seating = Seating(self)
        self.answering = Answering(self)
        self.news = News(self)
        self._thinking = thinking
        self.broken = False
        """Is nothing done here any more?  Whoever asks next asks another keeper of the table."""
        self.is_gone = False
        """Was the table deleted?"""
        self._answers: set[asyncio.Future[Any]] = set()
        self._inbox = Inbox()
        self._task: asyncio.Task[None] | None = None
        self._take_over(room)

    def _take_over(self, room: Room) -> None:
        """Begin, or begin again, with a table as the log tells it."""
        end = room.table.game.clock(room.table.options)
        self.room = room
        self.time = None if end is None else GameTime(Clock(end), room.table.time or 0)
        self.telling = Telling(room, self.customs, self.time, self.meter)
        self.playing = Playing(self)
        self.bots = BotsHere(self, self._thinking)
        self.advising = Advising(self, self._thinking)

    @property
    def is_idle(self) -> bool:
        """Does nobody listen, no clock run and no bot have something to do?  What is given up does nothing more."""
        runs = self.time is not None and self.time.since is not None and not self.room.over
        return self.broken or (not len(self.crowd) and not runs and self.bots.are_idle)

    @property
    def moves_wait(self) -> bool:
        """Does somebody wait to play something?"""
        return self._inbox.moves > 0

    def start(self) -> None:
        """Begin to take what comes."""
        self._task = asyncio.create_task(self._run(), name=f"keeper {self.room.id}")

    async def stop(self) -> None:
        """Take nothing more; what was begun is finished first, and the clock stands still."""
        if self._task is None or self.broken:
            return
        try:
            await self.asked(Keeper._rest)
        finally:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self.broken = True
            self._answer_nobody()

    async def delete(self, delete: Callable[[], Awaitable[bool]]) -> bool:
        """Have the table deleted, if it may be; nothing is done here afterwards."""
        self.is_gone = await delete()
        if self.is_gone:
            await self._rest()
        return self.is_gone

    def let_go(self) -> None:
        """Nobody asks this keeper again: its parts forget it, so that all of it is freed although garbage is rarely
        looked for here; whoever still looks at its room may.
        """
        self.alarms.cancel()
        whole = (self.alarms, self.talking, self.agreeing, self.seating, self.answering, self.news)
        for part in (*whole, self.playing, self.bots, self.advising):
            vars(part).clear()

    async def _rest(self) -> None:
        self.alarms.cancel()
        self.bots.close()
        self.advising.close()
        await self.agreeing.stop_clock()

    def put(self, errand: Errand) -> None:
        """Something is to be done when its turn comes."""
        self._inbox.put(errand)

    async def take_in(self, errand: Errand) -> None:
        """The same for what comes over a line, which waits where too much is to be done before."""
        await self._inbox.take_in(errand)

    async def asked(self, errand: Callable[[Keeper], Awaitable[T]]) -> T:
        """The same, and its answer."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.broken:
            raise NotStored("not_stored")
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

        async def carry_out(keeper: Keeper) -> None:
            try:
                found = await errand(keeper)
            except BaseException as problem:
                if not answer.done():
                    answer.set_exception(problem)
                if not isinstance(problem, TablemateError) or isinstance(problem, NotStored):
                    raise
            else:
                if not answer.done():
                    answer.set_result(found)

        self.put(carry_out)
        return await answer

    async def _run(self) -> None:
        """Do one errand after the other; whatever fails beyond help ends that, and never in silence."""
        try:
            await self.agreeing.begin()
            self.look_round()
            self.alarms.set()
            while not self.is_gone:
                await self._do(await self._inbox.next())
        except Exception:
            LOG.exception("a table is given up until it is asked for again", extra=facts(table=self.room.id))
            self._give_up(Refusal("table_unreadable"))
        else:
            self._give_up(NotThere("no_such_table"))

    async def _do(self, errand: Errand) -> None:
        self.used = monotonic()
        try:
            if not is_move(errand):
                self.news.tell_now()
            await errand(self)
            if not self.moves_wait:
                self.news.tell_now()
        except Exception:
            LOG.exception("a table is read again", extra=facts(table=self.room.id))
            await self._read_again()
            self.alarms.rest()
        self.answering.begin()
        self.alarms.set()
        self.room.table.look_away()

    def _give_up(self, why: Refusal) -> None:
        """There is no log, or none that can be read: nobody is kept waiting, and whoever asks next begins anew."""
        self.broken = True
        self.alarms.cancel()
        self._inbox.close()
        for each in [*self.crowd]:
            each.bye(why)
        self._answer_nobody()

    def _answer_nobody(self) -> None:
        """Whoever still waits for an answer waits in vain."""
        for answer in [*self._answers]:
            if not answer.done():
                answer.set_exception(NotStored("not_stored"))

    async def _read_again(self) -> None:
        """What was not stored has not happened: everybody sees the table as the log tells it."""
        row = await self.store.table(self.room.id)
        if row is None:
            self.is_gone = True
            return
        before = self.time
        self.news.forget()
        self.bots.close()
        self.advising.close()
        self.playing.give_up()
        self._take_over(read_room(row.id, row.head, await self.store.log(row.id)))
        if self.time is not None and before is not None:
            self._set_clock(self.time, before)
        for number, seat in enumerate(self.room.seats):
            seat.here = bool(self.crowd.at(number))
        for each in self.crowd:
            self._show(each, after=0)
        self.look_round()
        self.alarms.see_again()

    def _set_clock(self, time: GameTime, before: GameTime) -> None:
        """What the clock showed it shows; whether it runs follows from the log."""
        time.counted, time.since = before.counted, before.since
        if self.room.over:
            self._stand_at_the_end()
        elif self.room.paused:
            time.stand(before.now() if self.room.paused_now is None else self.room.paused_now)
        elif not self.room.under_way:
            time.stop()
        elif time.since is None:
            time.start(COUNT_DOWN)

    async def arrive(self, listener: Listener) -> None:
        """Somebody opened a connection."""
        self.crowd.add(listener)

    async def depart(self, listener: Listener) -> None:
        """A connection ended."""
        self.crowd.remove(listener)
        if listener.seat is not None and not self.crowd.at(listener.seat):
            self.alarms.may_have_left(listener.seat)

    async def hear(self, listener: Listener, message: Heard, at: int | None = None) -> None:
        """A client said something, at some moment or just now; whoever was sent away is not heard any more."""
        if listener not in self.crowd:
            return
        at = monotonic() if at is None else at
        if isinstance(message, heard.Pong):
            listener.lag.pong(message.number, at)
        elif isinstance(message, heard.Join):
            await self._join(listener, message)
        else:
            try:
                await self._answer(listener, message, at)
            except IllegalAction as illegal:
                self.answering.refuse(listener, message.id, illegal.why, counted=not isinstance(message, heard.Why))
            except NotStored as problem:
                self.answering.excuse(listener, message.id, problem)
                raise
            except TablemateError as problem:
                self.answering.refuse(listener, message.id, problem, counted=not isinstance(message, heard.Why))
            except Exception as problem:
                self.answering.excuse(listener, message.id, problem)
                raise

    async def _answer(self, listener: Listener, message: heard.Request, at: int) -> None:
        if not listener.joined:
            raise Refusal("join_first")
        if self.answering.was_done(listener, message.id):
            return
        self._check_log(listener, message)
        match message:
            case heard.Play():
                await self.playing.play(listener, message, at)
            case heard.Preview(id, action):
                self.playing.preview(listener, id, action)
            case heard.Why(id, action):
                self.playing.why(listener, id, action)
            case heard.Hint(id):
                self.advising.hint(listener, id)
            case heard.Undo(id, step):
                await self.playing.undo(listener, id, step)
            case heard.Say(id, text):
                await self.talking.say(listener, id, text)
            case heard.Sign(id, sign, piece):
                await self.talking.sign(listener, id, sign, piece)
            case heard.Ready(id, ready):
                await self.agreeing.ready(listener, id, ready)
            case heard.Want(id, what, wanted):
                await self.agreeing.want(listener, id, what, wanted)

    def _check_log(self, listener: Listener, message: heard.Request) -> None:
        """A log is told to everybody who comes, and kept for good: nobody makes it as long as they like."""
        if isinstance(message, heard.Say | heard.Sign | heard.Undo):
            self.check_log(LONGEST_LOG)
        elif isinstance(message, heard.Ready | heard.Want):
            self.check_log()
        if isinstance(message, heard.Say) and listener.seat is None:
            beside = sum(isinstance(each.what, log.Said) and each.what.seat is None for each in self.room.log)
            if beside >= MOST_BESIDE:
                raise TooMuch("log_full")

    def check_log(self, most: int = 2 * LONGEST_LOG) -> None:
        """Refuse what would make a log longer than this."""
        if self.room.version >= most:
            raise TooMuch("log_full")

    async def _join(self, listener: Listener, join: heard.Join) -> None:
        listener.ear = Ear(listener.viewer, join.language, join.labels, join.sections)
        listener.joined = True
        last = 0 if join.last is None or join.last > self.room.version else join.last
        self._show(listener, after=last)
        listener.tell(listener.lag.ping())
        if listener.seat is not None and self.alarms.is_back(listener.seat):
            await self.come_or_go(log.Came(listener.seat))

    def _show(self, listener: Listener, *, after: int) -> None:
        if listener.joined:
            when, missed = wall_time(), after > 0
            listener.tell(self.telling.table(listener.ear, host=listener.host, after=after, time=when, missed=missed))

    async def do_as_asked(self, listener: Listener, id: str, *what: AnyWhat) -> None:
        """What a client asked for: store it, acknowledge it, tell everybody."""
        entries = self.entries(*what)
        await self.keep(entries)
        self.answering.remember(listener, id, entries[0])
        self.answering.accept(listener, id, entries[0])
        self.news.tell(entries)

    async def do_unasked(self, *what: AnyWhat, end: EndRow | None = None) -> None:
        """What nobody asked for: store it and tell everybody."""
        entries = self.entries(*what)
        await self.keep(entries, end)
        self.news.tell(entries)

    async def come_or_go(self, what: log.Came | log.Went) -> None:
        """Somebody has come or gone; a long log does not grow by that, so that no line makes it grow for ever."""
        if self.room.version < LONGEST_LOG:
            await self.do_unasked(what)
        else:
            self.room.come_or_go(what, wall_time())
            self.news.tell(of_seats=True)
        await self.agreeing.see()

    def entries(self, *what: AnyWhat) -> list[Entry]:
        """The next entries of the log, at the step that the game has reached."""
        first, now = self.room.version + 1, wall_time()
        return [Entry(first + number, now, self.room.step, each) for number, each in enumerate(what)]

    async def keep(self, entries: Sequence[Entry], end: EndRow | None = None) -> None:
        """Store entries: from then on it has happened."""
        await self.store.add(self.room.id, entries, end)
        self.note(entries)
        if end is not None:
            self._stand_at_the_end()

    def _stand_at_the_end(self) -> None:
        """The game is over: its clock shows when that was."""
        if self.time is not None:
            self.time.stand(self.room.table.time or 0)

    def note(self, entries: Sequence[Entry]) -> None:
        """Entries are in the log."""
        self.meter.kept(entries)
        for entry in entries:
            self.room.note(entry)
        if any(isinstance(entry.what, log.Sat) for entry in entries):
            self.telling.seats_changed()

    def look_round(self) -> None:
        """See who is asked now: bots begin to think, and the table notes whom it waits for."""
        self.bots.look()
        self.alarms.look()
