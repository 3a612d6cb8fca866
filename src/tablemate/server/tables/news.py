"""What has happened at a table and is not told yet: where a move waits already, both are told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablemate.server.storage.store import wall_time

from . import entries as log
from .entries import Entry
from .game_time import monotonic

if TYPE_CHECKING:
    from .keeper import Keeper

LONGEST_UNTOLD = 10
"""Milliseconds that news may wait for a move with which they can be told."""
_ABOUT_SEATS = (log.Sat, log.Came, log.Went, log.Readied, log.Started)


class News:
    """The news of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._untold: list[Entry] | None = None
        """None where there is nothing to be told."""
        self._since = 0
        self._of_seats = False
        """Has somebody come or gone of whom the log does not tell?"""

    def tell(self, entries: Sequence[Entry] = (), *, of_seats: bool = False) -> None:
        """Tell everybody what has happened, and how the table is now; where a move waits already, together with it."""
        if self._untold is None:
            self._untold, self._since = [], monotonic()
        self._untold += entries
        self._of_seats |= of_seats
        if not self._keeper.moves_wait or monotonic() - self._since >= LONGEST_UNTOLD:
            self.tell_now()

    def tell_now(self) -> None:
        """The same, if there is something to be told: it does not wait any longer."""
        entries, of_seats = self._untold, self._of_seats
        self.forget()
        if entries is None:
            return
        keeper, seats, now = self._keeper, of_seats or any(map(_is_about_seats, entries)), wall_time()
        keeper.telling.look(each.viewer for each in keeper.crowd)
        keeper.crowd.tell(lambda ear: keeper.telling.news(ear, entries, seats=seats, time=now))

    def forget(self) -> None:
        """Everybody is shown the whole table instead."""
        self._untold, self._of_seats = None, False


def _is_about_seats(entry: Entry) -> bool:
    return isinstance(entry.what, _ABOUT_SEATS)
