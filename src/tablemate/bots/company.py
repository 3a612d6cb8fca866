"""The bots at one table: who of them has something to do, and what they do."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.actions import Action
from tablemate.kernel.checking import check_kind
from tablemate.kernel.table import Table

from .perspective import Bot, Perspective
from .random_bot import RandomBot

STOP = "stop"
"""Having had enough of a game that could go on, in the notation of the games that have it."""


class Company:
    """Bots in some seats of a table; in the others sit people.

    Bots stop when all people have, and never before: nobody is left with a table that goes on without them.
    """

    def __init__(self, table: Table, bots: Mapping[int, Bot]) -> None:
        check_kind(table, Table)
        check_kind(bots, Mapping)
        self.table = table
        self.bots = bots
        self._people = [seat for seat in range(table.seats) if seat not in bots]

    def asked(self) -> dict[int, str]:
        """The seats of the bots that have something to do, and what."""
        waiting = (decision for decision in self.table.waiting if decision.seat in self.bots)
        return dict.fromkeys(self.stopping(), STOP) or {each.seat: each.kind for each in waiting if not each.optional}

    def stopping(self) -> list[int]:
        """The seats of the bots that are about to stop."""
        return [seat for seat in self.bots if self._stop(seat)]

    def choose(self, seat: int) -> Action | None:
        """What the bot in a seat does now; None: the others first."""
        return self._stop(seat) or self.bots[seat].choose(Perspective(self.table, seat))

    def first(self) -> tuple[int, Action] | None:
        """The first bot that wants to do something, by its seat, and what; None if all let others go first."""
        thoughts = ((seat, self.choose(seat)) for seat in self.asked())
        return next(((seat, action) for seat, action in thoughts if action is not None), None)

    def pushed(self) -> tuple[int, Action]:
        """Where everybody waits for everybody: who has to do something all the same, a bot before others, and what."""
        seat = next(iter(self.asked()), self.table.waiting[0].seat)
        return seat, RandomBot(0).choose(Perspective(self.table, seat)) or self.table.legal(seat)[0]

    def _stop(self, seat: int) -> Action | None:
        """Stopping, where it is open to a bot and to no person: all of them have."""
        stop = self._open_stop(seat)
        if stop is None or not self._people or any(map(self._open_stop, self._people)):
            return None
        return stop

    def _open_stop(self, seat: int) -> Action | None:
        return next((action for action in self.table.legal(seat) if action.kind == STOP), None)
