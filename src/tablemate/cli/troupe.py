"""Bots in all seats of a table: what they do next, and when, in the time of the game."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.bots import USUAL_PACE, Bot, Company, Due, Pace
from tablemate.bots.company import STOP
from tablemate.kernel.actions import Action
from tablemate.kernel.players import STAND_IN
from tablemate.kernel.seats import CLOCK
from tablemate.kernel.table import Table


class Troupe:
    """Plays one action after the other.  No clock is read: each bot takes its usual time, and time passes at once."""

    def __init__(self, table: Table, bots: Mapping[int, Bot]) -> None:
        self.table = table
        self._company = Company(table, bots)
        self._deadline = table.game.clock(table.options)
        self._pace = Pace(self._company, round(USUAL_PACE * 1000))
        self._now = table.time or 0

    def play(self) -> None:
        """Whoever acts next does."""
        if self._deadline is None:
            self._play_in_turn()
        else:
            self._play_in_time(self._deadline)

    def _play_in_turn(self) -> None:
        first = self._company.first()
        if first is None:
            self._push()
            return
        seat, action = first
        self.table.play(action, seat)

    def _play_in_time(self, deadline: int) -> None:
        """The first who has thought long enough, unless time is up by then."""
        due = self._awaited(deadline)
        if self._now >= deadline:
            self.table.play(self.table.legal(CLOCK)[0], CLOCK, at=deadline)
        elif due is None:
            self._push(self._now)
        else:
            self.table.play(due.action, due.seat, at=due.at)
            self._pace.played(due)

    def _awaited(self, deadline: int) -> Due | None:
        """Let time pass until a bot acts; None where all let the others go first, or time is up before."""
        self._pace.look(self._now)
        while (due := self._pace.due(self._now)) is None:
            at = self._pace.next()
            self._now = min(deadline, self._now + self._pace.step if at is None else at)
            if at is None or self._now == deadline:
                return None
        return due

    def _push(self, at: int | None = None) -> None:
        """Everybody waits for everybody, or for nobody: what ends the game is done first."""
        stop = self._open_stop()
        seat, action = stop or self._company.pushed()
        self.table.play(action, seat, at=at, by=None if stop else STAND_IN)

    def _open_stop(self) -> tuple[int, Action] | None:
        open_to = ((each.seat, action) for each in self.table.waiting for action in self.table.legal(each.seat))
        return next(((seat, action) for seat, action in open_to if action.kind == STOP), None)
