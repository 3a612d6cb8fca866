"""The games of a browser: found by its token, whoever sits in front of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from dataclasses import dataclass

from tablemate.kernel.records import Record

from .after import After, is_open
from .lobby import Lobby
from .problems import NotThere
from .storage.finding import Finding, FoundRow
from .storage.store import Store, TableRow, wall_time
from .tables.entries import Sat
from .tables.room import Room, read_room
from .tokens import hashed
from .workshop import Workshop

EXPORTED_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class MyGame:
    """One of somebody's games: who sits where, which seats are one's own, and whether one is asked something there."""

    found: FoundRow
    sitting: Mapping[int, Sat]
    own: Mapping[int, str | None]
    waits: bool = False

    @property
    def row(self) -> TableRow:
        """The table."""
        return self.found.table


class Mine:
    """Finds somebody's games by the token of their browser."""

    def __init__(self, store: Store, lobby: Lobby, workshop: Workshop) -> None:
        self._store = store
        self._finding = Finding.of(store)
        self._lobby = lobby
        self._workshop = workshop

    async def games(self, person: str, after: str | None, most: int) -> list[MyGame]:
        """The newest games, or those that come after one, and whether they wait for this person."""
        games = await self._listed(person, after, most)
        return [MyGame(each.found, each.sitting, each.own, await self._waits(each)) for each in games]

    async def _listed(self, person: str, after: str | None, most: int) -> list[MyGame]:
        person = hashed(person)
        found = await self._finding.games_of(person, after, most)
        names = [row.table.id for row in found]
        own, sitting = await self._finding.seats_of(person, names), await self._finding.sitting(names)
        return [MyGame(row, sitting.get(row.table.id, {}), own.get(row.table.id, {})) for row in found]

    async def _waits(self, game: MyGame) -> bool:
        """Is one asked something at a table?  One that was put away is only looked at."""
        if game.row.ended is not None or game.row.closed is not None or not game.own:
            return False
        keeper = self._lobby.keepers.at_hand(game.row.id)
        return waits_for(await self._read(game.row) if keeper is None else keeper.room, game.own)

    async def _read(self, row: TableRow) -> Room:
        kept = await self._store.log(row.id)
        return await self._workshop.do(lambda breath: read_room(row.id, row.head, breath.between(kept)))

    async def forget(self, person: str, table: str) -> None:
        """Take a game out of somebody's list; the table stays for the others."""
        if not await self._finding.is_of(hashed(person), table):
            raise NotThere("no_such_table")
        await self._finding.forget(hashed(person), table)

    async def export(self, person: str) -> AsyncIterator[tuple[MyGame, Record | None]]:
        """All games of somebody, newest first, each with its record if everybody may see it."""
        opening, last = After(self._store, self._workshop), None
        while games := await self._listed(person, last, EXPORTED_AT_ONCE):
            for game in games:
                yield game, await opening.opened(game.row, patient=True) if is_open(game.row, wall_time()) else None
            last = games[-1].row.id


def waits_for(room: Room, seats: Collection[int]) -> bool:
    """Does a table wait for one of these seats?"""
    if not room.started or room.paused or room.closed:
        return False
    return any(asked.seat in seats and not asked.optional for asked in room.table.waiting)
