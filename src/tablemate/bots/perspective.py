"""What a bot gets: the view of its seat, the decision, the legal actions, and samples, never the truth."""

from __future__ import annotations

from typing import Protocol

from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.arena import Arena
from tablemate.kernel.checking import check_kind, shown
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.game import Game
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seen import Seen
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView


class Bot(Protocol):
    """A program that answers decisions."""

    name: str
    version: str

    def choose(self, perspective: Perspective) -> Action | None:
        """One of the legal actions, or None: not now, the others first.

        Only a game that waits for several seats at once can be answered with None.  Whoever runs the table then asks
        the others, and this bot again when something has happened.
        """
        ...


class Perspective:
    """A table as one seat knows it."""

    def __init__(self, table: Table, seat: int) -> None:
        check_kind(table, Table)
        self._table = table
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._table.game

    @property
    def view(self) -> AnyView:
        """What the seat may know."""
        return self._table.view(self.seat)

    @property
    def seen(self) -> Seen:
        """The same as numbers, for a bot in a hurry; reading a field that the seat may not know is an error."""
        return self._table.seen(self.seat)

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        asked = next((decision for decision in self._table.waiting if decision.seat == self.seat), None)
        if asked is None:
            raise InvalidArgument("seat_not_asked", seat=shown(self.seat))
        return asked

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may answer."""
        return self._table.legal(self.seat)

    @property
    def events(self) -> list[JsonObject]:
        """Everything the seat has seen happen."""
        return [event.seen_by(self.seat) for event in self._table.events]

    def sample(self, stream: int) -> Table:
        """A table that could be the real one for all the seat knows."""
        return self._table.redealt(self.seat, stream)

    def arena(self, places: int, stream: int) -> Arena:
        """A quiet arena to think in; what stands at place 0 could be the real table for all the seat knows."""
        arena = Arena(self.game, self._table.options, places, quiet=True)
        arena.take(self._table)
        arena.redeal(0, self.seat, stream)
        return arena
