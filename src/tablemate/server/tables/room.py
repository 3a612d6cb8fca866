"""A table folded from its log: the game, who sits where, and what was agreed on meanwhile.

Whatever happens is an entry first.  `fold` plays an entry of the log on a table that is opened again; `note` takes one
over whose move the table has already made.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tablemate.bots import Bot, make_bot
from tablemate.kernel.moves import Move
from tablemate.kernel.moves import Undo as UndoMove
from tablemate.kernel.players import PERSON, bot_name, bot_player
from tablemate.kernel.steps import Step
from tablemate.kernel.table import Table
from tablemate.server.wire.heard import Matter

from . import entries as log
from .entries import AnyWhat, Came, Entry, Sat, Went
from .head import Head

REMEMBERED = 64
"""How many ids of a client's messages are remembered for each seat."""
_ASKED_FOR = log.Played | log.TookBack | log.Said | log.Signed | log.Readied | log.Wanted
"""What clients ask for by a name of their own."""
LONG_AWAY = 600_000
"""Milliseconds after which nobody waits for somebody's word any more."""


@dataclass(slots=True)
class SeatState:
    """Who sits in a seat, by which name, and which messages of theirs were carried out."""

    player: str | None = None
    name: str | None = None
    here: bool = False
    away_since: int = 0
    """When a person was here last, in milliseconds since 1970, also one who has lost the seat; 0: nobody ever was."""
    since: int = 0
    """The entry of the log by which somebody else sat there last."""
    ready: bool = False
    ids: dict[str, Entry] = field(default_factory=dict)
    """By what their clients called them, the oldest first."""

    def remember(self, id: str, entry: Entry) -> None:
        """A message was carried out; of several entries the last counts."""
        self.ids.pop(id, None)
        self.ids[id] = entry
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    @property
    def is_person(self) -> bool:
        """Does a person sit here?"""
        return self.player == PERSON

    @property
    def bot(self) -> str | None:
        """The name of the bot that sits here."""
        return bot_name(self.player)


@dataclass(slots=True)
class Room:
    """The table as the log tells it."""

    id: str
    head: Head
    table: Table
    log: list[Entry] = field(default_factory=list)
    seats: list[SeatState] = field(default_factory=list)
    wanted: dict[Matter, set[int]] = field(default_factory=dict)
    started: bool = False
    paused_at: int | None = None
    """When a pause began, in milliseconds since 1970; None where there is none."""
    paused_now: int | None = None
    hushed: int | None = None
    """The turn in which something that was said ended the talk."""
    closed: bool = False

    @classmethod
    def open(cls, id: str, head: Head) -> Room:
        """A table before anything has happened at it."""
        table = head.open()
        return cls(id, head, table, seats=[SeatState() for _ in range(table.seats)])

    @property
    def version(self) -> int:
        """The sequence of the last entry."""
        return len(self.log)

    @property
    def step(self) -> int:
        """The step that the game has reached."""
        return self.table.last_step.number

    @property
    def is_timed(self) -> bool:
        """Does a clock run here?"""
        return self._deadline is not None

    @property
    def _deadline(self) -> int | None:
        return self.table.game.clock(self.table.options)

    def before_the_deadline(self, now: int) -> int:
        """When the time of a game that stands still at this time stood still: from the deadline on, none goes on."""
        return now if self._deadline is None else min(now, self._deadline - 1)

    @property
    def over(self) -> bool:
        """Is the game over, played out or abandoned?"""
        return not self.table.waiting

    @property
    def paused(self) -> bool:
        """Does the game stand still?"""
        return self.paused_at is not None

    @property
    def under_way(self) -> bool:
        """Is the table open, has the game begun, and does it not stand still?"""
        return self.started and not self.paused and not self.closed

    @property
    def names(self) -> tuple[str | None, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def agreeing(self, what: Matter | None = None, now: int = 0) -> list[int]:
        """Whose word counts where everybody has to agree: the people who are here.

        Giving up opens every hand, so that whoever left just now has to be asked as well, and whoever lost the seat.
        """
        waits = what == "abandon"
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.here or (waits and now - seat.away_since < LONG_AWAY)
        ]

    def absent(self) -> list[int]:
        """The seats for which anybody may play: where everybody sees the same, those at which nobody is."""
        if not self.started or not self.table.game.traits.alike:
            return []
        return [number for number, seat in enumerate(self.seats) if not seat.here and seat.bot is None]

    def step_of(self, entry: Entry) -> Step:
        """The step that an entry made."""
        return self.table.step(entry.step)

    def concerned(self, entry: Entry) -> set[int]:
        """The seats that an entry tells of."""
        what = entry.what
        told_of = [getattr(what, "seat", None), getattr(what, "asked_by", None)]
        if isinstance(what, log.Played):
            told_of += [seat for event in self.step_of(entry).events for seat in event.seats]
        return {seat for seat in told_of if seat is not None}

    def fold(self, sequence: int, at: int, what: AnyWhat) -> Entry:
        """Play an entry of the log that is read again."""
        self._play(what, at)
        entry = Entry(sequence, at, self.step, what)
        self.note(entry)
        return entry

    def _play(self, what: AnyWhat, at: int) -> None:
        match what:
            case log.Played():
                self.table.replay(Move(what.seat, what.action, what.at, what.by))
            case log.TookBack():
                self.table.replay(UndoMove(what.seat, what.by))
            case log.Resumed() if self.paused_now is not None:
                self.table.pause(what.lasted, at=self.paused_now)
            case log.Abandoned():
                self.table.abandon()
            case _:
                pass

    def note(self, entry: Entry) -> None:
        """Take over an entry whose move the table has made."""
        self.log.append(entry)
        match entry.what:
            case log.Sat() as sat:
                self._seat(sat, entry)
            case log.Came() | log.Went() as came_or_went:
                self.come_or_go(came_or_went, entry.at)
            case log.Readied(seat, ready):
                self.seats[seat].ready = ready
            case log.Started():
                self.started = True
            case log.Paused(now, _, since):
                self.paused_at, self.wanted = entry.at if since is None else since, {}
                self.paused_now = None if now is None else self.before_the_deadline(now)
            case log.Resumed() | log.Abandoned():
                self.paused_at, self.paused_now, self.wanted = None, None, {}
            case log.Wanted(seat, what, wanted):
                those = self.wanted.setdefault(what, set())
                (those.add if wanted else those.discard)(seat)
            case log.Hushed(turn):
                self.hushed = turn
            case log.Closed():
                self.closed = True
            case _:
                pass
        self._remember(entry)

    def come_or_go(self, what: Came | Went, at: int) -> None:
        """Whoever sits there is here, or away, from now on."""
        seat = self.seats[what.seat]
        seat.here, seat.away_since = isinstance(what, log.Came), at

    def _seat(self, sat: Sat, entry: Entry) -> None:
        """Somebody else sits there, who has not come yet: nothing that was wanted there before counts any more."""
        seat = self.seats[sat.seat]
        seat.player, seat.name, seat.ready = sat.player, sat.name, False
        if seat.here or seat.is_person:
            seat.away_since = entry.at
        seat.here, seat.since = False, entry.sequence
        seat.ids.clear()
        for seats in self.wanted.values():
            seats.discard(sat.seat)
        self.table.seat_players(*(each.player for each in self.seats))
        self.table.name_seats(*self.names)

    def _remember(self, entry: Entry) -> None:
        """Which message of a client an entry comes from, so that the same one is not carried out again."""
        what = entry.what
        if isinstance(what, _ASKED_FOR) and what.id is not None:
            by = what.asked_by if isinstance(what, log.Played) and what.asked_by is not None else what.seat
            if by is not None and by >= 0:
                self.seats[by].remember(what.id, entry)

    def carried_out(self, seat: int, id: str) -> Entry | None:
        """What a message of a client has come to, if it was carried out; the last entry of several."""
        return self.seats[seat].ids.get(id)

    def leave_empty(self) -> None:
        """The log has been read to its end: nobody is here yet, or wants to go on before they have looked again."""
        if self.paused:
            self.wanted = {}
        for seat in self.seats:
            if seat.here:
                seat.here, seat.away_since = False, self.log[-1].at

    def bots(self, seed: int) -> dict[int, Bot]:
        """The bots that sit here."""
        return {number: make_bot(seat.bot, seed + number) for number, seat in enumerate(self.seats) if seat.bot}


def read_room(id: str, head: Head, kept: Iterable[tuple[int, int, AnyWhat]]) -> Room:
    """A table as its log tells it."""
    room = Room.open(id, head)
    for sequence, at, what in kept:
        room.fold(sequence, at, what)
    room.leave_empty()
    return room


def bot_called(name: str) -> str:
    """How a seat names a bot: with its version, which records keep."""
    return bot_player(name, make_bot(name, 0).version)
