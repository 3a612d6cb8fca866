"""Playing at a table: what seats ask for is judged in a fair order, and what only has to wait is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablemate.kernel.actions import Action
from tablemate.kernel.errors import IllegalAction, InvalidArgument, Reason, TablemateError
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.players import STAND_IN, TABLE
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.server.meter import Part
from tablemate.server.problems import NotStored, Refusal, TooMuch
from tablemate.server.storage.store import EndRow, wall_time
from tablemate.server.wire import heard, told

from . import entries as log
from .entries import Entry
from .intents import Contest, Intent, Why
from .listeners import Listener

if TYPE_CHECKING:
    from .keeper import Keeper

QUOTED = 60
MOST_KEPT = 4
"""Intents of one seat that wait until the table has gone on."""


class Playing:
    """The moves of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._room = keeper.room
        self._kept: list[Intent] = []
        self._contests: dict[str, Contest] = {}
        self._turns: dict[int, int] = {}
        self._note_turn()

    async def play(self, listener: Listener, play: heard.Play, at: int) -> None:
        """A client asks for an action, which came at this moment."""
        own = seat_of(listener)
        seat = own if play.seat is None else play.seat
        if seat != own:
            self._check_stands_in(seat)
        self.check_under_way()
        received = self._received(play, at)
        intent = Intent(listener, play.id, seat, play.action, play.step, received, play.sent)
        if self._is_stale(intent):
            raise self._illegal(Reason("stale_action", "TABLE-STALE", {"text": play.action[:QUOTED]}))
        if not self._contend(intent, at):
            await self._carry_out(intent)

    def _received(self, play: heard.Play, at: int) -> int | None:
        """When it came, in time of the game.

        What waited to be read because the server was held up came meanwhile, and not before it was sent.
        """
        time, since = self._keeper.time, self._keeper.alarms.held_up_since(at)
        if time is None:
            return None
        if since is None or play.sent is None:
            return time.at(at)
        return min(time.at(at), max(time.at(since), play.sent))

    def preview(self, listener: Listener, id: str, action: str) -> None:
        """A client asks what would follow."""
        seat_of(listener)
        self.check_under_way()
        listener.tell(self._keeper.telling.preview(listener.ear, id, self._read(listener, action, listener.viewer)))

    def why(self, listener: Listener, id: str, action: str) -> None:
        """A client asks why not."""
        seat = seat_of(listener)
        self.check_under_way()
        reason = self._room.table.why_not(self._read(listener, action, seat), seat)
        if reason is not None:
            raise self._illegal(reason)
        listener.tell({"type": "possible", "id": id})

    async def undo(self, listener: Listener, id: str, step: int) -> None:
        """A client takes the last step back: its own, or in practice anybody's."""
        seat, room = seat_of(listener), self._room
        self.check_under_way()
        if step != room.step:
            raise self._illegal(Reason("stale_action", "TABLE-STALE", {"text": "undo"}))
        if not room.head.practice and room.table.last_standing.seat not in (None, seat):
            raise Refusal("not_your_step").by("TABLE-UNDO")
        room.table.undo(seat)
        entries = self._keeper.entries(log.TookBack(seat, room.table.last_step.by, id))
        await self._has_happened(entries, listener, id)

    def check_under_way(self) -> None:
        """Refuse whatever is played before a game, during a pause or at a closed table."""
        room, time = self._room, self._keeper.time
        if room.closed:
            raise Refusal("table_closed")
        if room.over:
            raise self._illegal(Reason("game_over", "TABLE-OVER"))
        if room.paused:
            raise Refusal("game_paused")
        if not room.started or (time is not None and not time.runs):
            raise Refusal("not_started")

    def _check_stands_in(self, seat: int) -> None:
        last = len(self._room.seats) - 1
        if seat > last:
            raise InvalidArgument("no_such_seat", last=last, found=str(seat))
        if seat not in self._room.absent():
            raise Refusal("not_your_seat")

    def _illegal(self, reason: Reason) -> IllegalAction:
        return IllegalAction(self._room.head.game, reason)

    def _is_stale(self, intent: Intent) -> bool:
        """Was it chosen for a question that is answered?  Where all act at once, it is good for its turn."""
        if not self._room.table.game.traits.simultaneous:
            return intent.step != self._room.step
        return intent.step not in self._turns or self._turns[intent.step] != self._turns[self._room.step]

    def _turn(self) -> int:
        return self._keeper.customs.turn(self._keeper.telling.seen(SPECTATOR))

    def _note_turn(self) -> None:
        """Where all act at once: which turn each step belongs to."""
        if self._room.table.game.traits.simultaneous:
            self._turns[self._room.step] = self._turn()

    def _read(self, listener: Listener, action: str, seat: int) -> Action:
        """What is said is meant as records write it, or in the language of the client."""
        table = self._room.table
        open_to_it = next((each for each in table.legal(seat) if each.text == action), None)
        if open_to_it is not None:
            return open_to_it
        return table.read(self._keeper.telling.words(listener.ear.language).understood(action), seat)

    def _contend(self, intent: Intent, at: int) -> bool:
        """Does this wait for others that may come nearly together with it and want the same piece?"""
        if self._keeper.time is None or not self._keeper.claim_window or len(self._room.agreeing()) < 2:
            return False
        try:
            piece = self._keeper.customs.wanted(self._read(intent.listener, intent.action, intent.seat))
        except IllegalAction:
            return False
        if piece is None:
            return False
        contest = self._contests.setdefault(piece, Contest(piece, at + self._keeper.claim_window))
        contest.claims.append(intent)
        return True

    def closing(self) -> list[int]:
        """When contests are to be settled."""
        return [contest.closes for contest in self._contests.values()]

    def free_at(self, action: str, seat: int) -> int | None:
        """When the contest is settled about what an action would take; None where nobody wants that now."""
        if not self._contests:
            return None
        try:
            piece = self._keeper.customs.wanted(self._room.table.read(action, seat))
        except IllegalAction:
            return None
        return self._contests[piece].closes if piece in self._contests else None

    def give_up(self) -> None:
        """The table is read again: whoever still waits for an answer may ask once more."""
        waiting = [*self._kept, *(claim for contest in self._contests.values() for claim in contest.claims)]
        for intent in waiting:
            self._keeper.answering.excuse(intent.listener, intent.id, NotStored("not_stored"))

    def forget(self, seat: int) -> None:
        """Somebody else sits in a seat: what whoever sat there meant does not count any more."""
        self._kept = [intent for intent in self._kept if intent.listener.seat != seat]
        for contest in self._contests.values():
            contest.claims = [claim for claim in contest.claims if claim.listener.seat != seat]
        self._contests = {piece: contest for piece, contest in self._contests.items() if contest.claims}

    async def settle_all(self) -> None:
        """Something is about to change that ends every contest."""
        await self.settle(max(self.closing(), default=0))

    async def settle(self, now: int) -> None:
        """Settle the contests whose time has come: in a fair order, and all but the first hear who was before them."""
        for contest in [each for each in self._contests.values() if each.closes <= now]:
            del self._contests[contest.piece]
            customs, view, legal = self._keeper.customs, self._keeper.telling.seen(SPECTATOR), self._room.table.legal
            claiming = [each.seat for each in contest.claims]
            needing = [seat for seat in claiming if customs.needs(view, seat, legal(seat), contest.piece)]
            ranked = contest.ranked(needing, len(self._room.seats), customs.first(view))
            rivals = self._rivals(ranked)
            await self._carry_out_all(ranked)
            if len(rivals) > 1:
                self._tell_contest(contest.piece, rivals, contest.why(rivals, needing))

    def _rivals(self, ranked: Sequence[Intent]) -> list[Intent]:
        """Of claims in their order those that could be carried out now, one for each seat: the first of them is."""
        rivals: dict[int, Intent] = {}
        for claim in ranked:
            if claim.seat not in rivals and self._is_open(claim):
                rivals[claim.seat] = claim
        return [*rivals.values()]

    def _is_open(self, intent: Intent) -> bool:
        try:
            action, _ = self._admitted(intent)
        except TablemateError:
            return False
        return self._room.table.why_not(action, intent.seat) is None

    async def _carry_out_all(self, intents: Sequence[Intent]) -> None:
        """Play one after the other; where one fails, none of the others waits for an answer."""
        try:
            for intent in intents:
                await self._carry_out(intent)
        except Exception as problem:
            for intent in intents:
                self._keeper.answering.excuse(intent.listener, intent.id, problem)
            raise

    def _tell_contest(self, piece: str, rivals: Sequence[Intent], why: Why) -> None:
        """All who wanted the same hear who came first, and why."""
        self._keeper.news.tell_now()
        came = sorted((intent.received or 0, intent.seat) for intent in rivals)
        claims: list[told.Claim] = [{"seat": seat, "milliseconds": when - came[0][0]} for when, seat in came]
        for intent in rivals:
            listener = intent.listener
            listener.tell(self._keeper.telling.contested(listener.ear, piece, rivals[0].seat, why, claims))

    async def _carry_out(self, intent: Intent) -> None:
        """Play an intent, if it can be; one that only has to wait for the others is kept."""
        if self._keeper.answering.was_done(intent.listener, intent.id):
            return
        try:
            entries = self._judge(intent)
        except IllegalAction as illegal:
            if not self._keeper.customs.waits(illegal.why):
                self._keeper.answering.refuse(intent.listener, intent.id, illegal.why)
            elif not self._keep(intent):
                self._keeper.answering.refuse(intent.listener, intent.id, TooMuch("too_many_requests"))
        except TablemateError as problem:
            self._keeper.answering.refuse(intent.listener, intent.id, problem)
        else:
            await self._has_happened(entries, intent.listener, intent.id)

    def _keep(self, intent: Intent) -> bool:
        """Keep an intent until the table has gone on, if there is room: of one that came again, the last."""
        own = [each for each in self._kept if each.listener.seat == intent.listener.seat]
        again = [each for each in own if each.id == intent.id]
        if len(own) - len(again) >= MOST_KEPT:
            return False
        self._kept = [each for each in self._kept if each not in again] + [intent]
        return True

    def _judge(self, intent: Intent) -> list[Entry]:
        action, at = self._admitted(intent)
        by = None if intent.asked_by is None else STAND_IN
        return self._played(action, intent.seat, at, by, intent)

    def _admitted(self, intent: Intent) -> tuple[Action, int | None]:
        """What is to be played, and under which time, whether or not the rules allow it."""
        self.check_under_way()
        if intent.asked_by is not None:
            self._check_stands_in(intent.seat)
        at = self._stamp(intent)
        return self._read(intent.listener, intent.action, intent.seat), at

    def _stamp(self, intent: Intent) -> int | None:
        """The time under which an action is recorded."""
        time = self._keeper.time
        if time is None or intent.received is None:
            return None
        trip = intent.listener.lag.round_trip
        admitted = time.clock.admitted(intent.received, sent=intent.sent, round_trip=trip)
        if admitted is None:
            raise self._illegal(Reason("time_is_up", "TABLE-CLOCK"))
        return max(admitted, self._room.table.time or 0)

    def _played(
        self, action: str | Action, seat: int, at: int | None, by: str | None, intent: Intent | None = None
    ) -> list[Entry]:
        """Play an action: the entries of its steps, which are not stored yet."""
        table, before = self._room.table, self._room.step
        with self._keeper.meter.timing(Part.RULES):
            table.play(action, seat, at=at, by=by)
        steps = [table.step(number) for number in range(before + 1, table.last_step.number + 1)]
        asked: JsonObject = {} if intent is None else {"id": intent.id, "asked_by": intent.asked_by}
        now, first = wall_time(), self._room.version - before
        return [
            Entry(first + step.number, now, step.number, log.Played(seat, str(step.action), at, step.by, **asked))
            for step in steps
        ]

    async def _has_happened(self, entries: list[Entry], listener: Listener | None = None, id: str = "") -> None:
        """Store a move, acknowledge it, tell it; then go on."""
        keeper = self._keeper
        await keeper.keep(entries, self._end())
        if listener is not None:
            keeper.answering.accept(listener, id, entries[-1])
        self._note_who_acted(entries)
        keeper.news.tell(entries)
        self._note_turn()
        await self.try_kept()
        keeper.look_round()

    def _note_who_acted(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if isinstance(entry.what, log.Played) and entry.what.by != TABLE:
                self._keeper.alarms.has_acted(entry.what.seat)

    async def try_kept(self) -> None:
        """The table has gone on: what waits for that is judged again."""
        for intent in [*self._kept]:
            if intent in self._kept:
                self._kept.remove(intent)
                await self._carry_out_all([intent])

    def _end(self) -> EndRow | None:
        """How the game ended, if it did."""
        outcome = self._room.table.outcome
        return None if outcome is None else EndRow(False, outcome.won, outcome.score, outcome.band)

    async def play_for(self, seat: int, action: str, by: str | None) -> bool:
        """The table, or a bot, plays for a seat, if that is still possible."""
        at, time = None, self._keeper.time
        if time is not None:
            at = max(time.now(), self._room.table.time or 0)
        if not self._keeper.telling.can_act() or (time is not None and time.now() >= time.clock.deadline):
            return False
        try:
            entries = self._played(action, seat, at, by)
        except TablemateError:
            return False
        await self._has_happened(entries)
        return True

    async def time_up(self) -> None:
        """The clock acts, at the very deadline; what came before it is settled first."""
        time = self._keeper.time
        assert time is not None
        await self.settle_all()
        if not self._room.over:
            action = self._room.table.legal(CLOCK)[0]
            await self._has_happened(self._played(action, CLOCK, time.clock.deadline, TABLE))


def seat_of(listener: Listener) -> int:
    """The seat of a client; who only watches has none."""
    if listener.seat is None:
        raise Refusal("only_watching")
    return listener.seat
