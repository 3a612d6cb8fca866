"""What happens when everybody wants it: beginning a game with a clock, pauses, going on, giving up."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from tablemate.kernel.circumstances import MOST_PAUSES
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.server.problems import NotStored, Refusal
from tablemate.server.storage.store import EndRow, wall_time
from tablemate.server.wire.heard import Matter

from . import entries as log
from .entries import AnyWhat
from .game_time import COUNT_DOWN
from .listeners import Listener
from .playing import seat_of
from .room import SeatState

if TYPE_CHECKING:
    from .keeper import Keeper

# A record holds only so many pauses: half of them are left for when the server is down.
MOST_AGREED = MOST_PAUSES // 2


class Agreeing:
    """What the people of one table agree on."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def begin(self) -> None:
        """The table is opened: after the server was down a clock stands still until everybody wants to go on."""
        room, time = self._keeper.room, self._keeper.time
        if time is None or not room.started or room.over or room.closed:
            await self.see()
            return
        self._keeper.alarms.expect(*room.people())
        if room.paused:
            time.counted = room.paused_now or 0
            return
        counted, noted_at = await self._keeper.store.clock(room.id) or (0, 0)
        time.counted = max(time.counted, room.before_the_deadline(counted))
        await self._keeper.do_unasked(log.Paused(time.counted, "downtime", max(noted_at, room.log[-1].at)))

    async def stop_clock(self) -> None:
        """The server is about to stop: the time of the game is noted, or else what was noted last counts."""
        time = self._keeper.time
        if time is not None and time.since is not None and not self._keeper.room.over:
            with suppress(NotStored):
                await self._keeper.store.note_clock(self._keeper.room.id, time.stop())

    async def ready(self, listener: Listener, id: str, ready: bool) -> None:
        """A seat is ready, or not any more; when all are, the game begins."""
        seat, room = seat_of(listener), self._keeper.room
        if room.started:
            raise Refusal("already_started")
        if room.closed:
            raise Refusal("table_closed")
        if room.seats[seat].ready == ready:
            self._keeper.answering.acknowledge(listener, id)
        else:
            await self._keeper.do_as_asked(listener, id, log.Readied(seat, ready, id))
        await self.see()

    async def see(self) -> None:
        """Whoever comes, goes or takes a seat may be the one that everybody waits for.

        Also a server that was killed may have stored who agreed, and not yet what follows.
        """
        room = self._keeper.room
        if room.closed or room.over:
            return
        if not room.started:
            if all(map(self._may_begin, room.seats)):
                await self.start_game()
        elif room.paused:
            await self._see_whether_all_want("resume")
        elif self._clock_runs:
            await self._see_whether_all_want("pause")

    @property
    def _clock_runs(self) -> bool:
        return self._keeper.time is not None and self._keeper.time.runs

    def _may_begin(self, seat: SeatState) -> bool:
        """Without a clock whoever sits there is ready."""
        if self._keeper.time is None or seat.bot is not None:
            return seat.player is not None
        return seat.is_person and seat.here and seat.ready

    async def start_game(self) -> None:
        """The game begins; where a clock runs, after a count-down."""
        await self._turn_clock(log.Started())
        self._keeper.look_round()

    async def _turn_clock(self, what: log.Started | log.Paused | log.Resumed) -> None:
        """Something lets the clock run or stand still: it does when that is stored, and before it is told."""
        keeper, time = self._keeper, self._keeper.time
        entries = keeper.entries(what)
        await keeper.keep(entries)
        if time is not None and isinstance(what, log.Paused):
            time.stand(time.now() if what.now is None else what.now)
        elif time is not None:
            time.start(COUNT_DOWN)
        keeper.news.tell(entries)

    async def want(self, listener: Listener, id: str, what: Matter, wanted: bool) -> None:
        """A seat wants something, or not any more; when all who are here do, it happens."""
        seat, keeper = seat_of(listener), self._keeper
        self._check(what)
        if (seat in keeper.room.wanted.get(what, ())) == wanted:
            keeper.answering.acknowledge(listener, id)
        else:
            await keeper.do_as_asked(listener, id, log.Wanted(seat, what, wanted, id))
        await self._see_whether_all_want(what)

    async def _see_whether_all_want(self, what: Matter) -> None:
        """When all whose word counts want something, it happens; who is about to come counts like who is here."""
        room = self._keeper.room
        asked = {*room.agreeing(what, wall_time())}
        if asked and asked | self._keeper.alarms.coming <= room.wanted.get(what, set()):
            await self._agreed(what)

    def _check(self, what: Matter) -> None:
        room = self._keeper.room
        if room.closed:
            raise Refusal("table_closed")
        if room.over:
            raise IllegalAction(room.head.game, Reason("game_over", "TABLE-OVER"))
        if what == "pause" and not self._clock_runs:
            raise Refusal("no_clock_runs")
        if what == "pause" and len(room.table.circumstances.pauses) >= MOST_AGREED:
            raise Refusal("enough_pauses", most=MOST_AGREED)
        if what == "resume" and not room.paused:
            raise Refusal("not_paused")

    async def _agreed(self, what: Matter) -> None:
        keeper = self._keeper
        await keeper.playing.settle_all()
        if keeper.room.over:
            return
        if what == "abandon":
            await self._abandon()
        elif what == "pause":
            assert keeper.time is not None
            await self._turn_clock(log.Paused(keeper.room.before_the_deadline(keeper.time.now()), "agreed"))
        else:
            await self._turn_clock(self._end_pause())
        await keeper.playing.try_kept()
        keeper.look_round()

    async def _abandon(self) -> None:
        """Nobody goes on with this game; where it stood still, that is over as well."""
        keeper = self._keeper
        what: list[AnyWhat] = [self._end_pause()] if keeper.room.paused else []
        keeper.room.table.abandon()
        await keeper.do_unasked(*what, log.Abandoned(), end=EndRow(abandoned=True))

    def _end_pause(self) -> log.Resumed:
        """The game stood still until now: how long is in its record."""
        room = self._keeper.room
        assert room.paused_at is not None
        lasted = max(0, wall_time() - room.paused_at)
        if room.paused_now is not None:
            room.table.pause(lasted, at=room.paused_now)
        return log.Resumed(lasted)
