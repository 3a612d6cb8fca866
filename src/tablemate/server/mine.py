"""The games of a browser: found by its token, whoever sits in front of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from tablemate.kernel.actions import Decision
from tablemate.kernel.records import Record

from .after import After, is_open
from .lobby import Lobby
from .logs import facts
from .problems import NotStored, NotThere, TooLarge
from .storage.finding import Finding, FoundRow
from .storage.store import Store, TableRow, wall_time
from .tables.entries import AnyWhat, Sat
from .tables.keeper import Keeper
from .tables.room import Room, read_room
from .tokens import hashed
from .workshop import Breath, Work

Asked = dict[str, Decision | None]
Log = Sequence[tuple[int, int, AnyWhat]]
EXPORTED_AT_ONCE = 50
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FoundGame:
    """One of somebody's games: who sits where, which seats are one's own, and whether one is asked something there."""

    found: FoundRow
    sitting: Mapping[int, Sat]
    own: Mapping[int, str | None]
    concerns_nobody_else: bool
    asked: Decision | None = None
    """What the table waits for, where it goes on: first of all for oneself."""

    @property
    def row(self) -> TableRow:
        """The table."""
        return self.found.table

    @property
    def waits(self) -> bool:
        """Is one asked something here?"""
        return self.asked is not None and self.asked.seat in self.own and not self.asked.optional

    @property
    def goes_on(self) -> bool:
        """Could one be asked something here?"""
        return self.row.ended is None and self.row.closed is None and bool(self.own)


class Mine:
    """Finds somebody's games by the token of their browser."""

    def __init__(self, store: Store, lobby: Lobby, work: Work) -> None:
        self._store = store
        self._finding = Finding.of(store)
        self._lobby = lobby
        self._work = work

    async def games(self, person: str, after: str | None, most: int) -> list[FoundGame]:
        """The newest games, or those that come after one, and whether they wait for this person."""
        games = await self._listed(person, after, most)
        asked = await self._asked([each for each in games if each.goes_on])
        return [replace(game, asked=asked.get(game.row.id)) for game in games]

    async def _listed(self, person: str, after: str | None, most: int) -> list[FoundGame]:
        person = hashed(person)
        found = await self._finding.games_of(person, after, most)
        names = [row.table.id for row in found]
        own, sitting = await self._finding.seats_of(person, names), await self._finding.sitting(names)
        alone = await self._finding.only_of(person, names)
        return [
            FoundGame(row, sitting.get(row.table.id, {}), own.get(row.table.id, {}), row.table.id in alone)
            for row in found
        ]

    async def _asked(self, games: Sequence[FoundGame]) -> Asked:
        """What tables wait for, by their names; those that were put away are only looked at."""
        keepers = [(game, self._lobby.keepers.at_hand(game.row.id)) for game in games]
        asked = {game.row.id: await _asked_in_turn(keeper, game.own) for game, keeper in keepers if keeper}
        logs = [each async for each in self._logs([game for game, keeper in keepers if keeper is None])]
        return asked | await self._work.do(lambda breath: _asked_by_log(logs, breath)) if logs else asked

    async def _logs(self, games: Sequence[FoundGame]) -> AsyncIterator[tuple[FoundGame, Log]]:
        for game in games:
            with _looking_at(game):
                yield game, await self._store.log(game.row.id)

    async def forget(self, person: str, table: str) -> None:
        """Take a game out of somebody's list; the table stays for the others, and is deleted where there are none."""
        person = hashed(person)
        if not await self._finding.is_of(person, table):
            raise NotThere("no_such_table")
        if not await self._lobby.keepers.delete(table, lambda: self._store.delete(table, person)):
            await self._finding.forget(person, table)

    async def export(self, person: str) -> AsyncIterator[tuple[FoundGame, Record | None]]:
        """All games of somebody, newest first, each with its record if everybody may see it and it can be read."""
        last = None
        while games := await self._listed(person, last, EXPORTED_AT_ONCE):
            for game in games:
                yield game, await self._record(game) if is_open(game.row, wall_time()) else None
            last = games[-1].row.id

    async def _record(self, game: FoundGame) -> Record | None:
        record: Record | None = None
        with _looking_at(game):
            record = await After(self._store, self._work).opened(game.row, patiently=True)
        return record


async def _asked_in_turn(keeper: Keeper, seats: Collection[int]) -> Decision | None:
    """What a table waits for when its turn comes; one that cannot be read now waits for nobody."""

    async def look(it: Keeper) -> Decision | None:
        return asked_at(it.room, seats)

    try:
        return await keeper.asked(look)
    except NotStored:
        return None


def _asked_by_log(games: Sequence[tuple[FoundGame, Log]], breath: Breath) -> Asked:
    """What tables wait for, each in its share of the time that there is."""
    asked: Asked = {}
    for number, (game, kept) in enumerate(games):
        with _looking_at(game):
            own = breath.share(len(games) - number)
            own()
            asked[game.row.id] = asked_at(read_room(game.row.id, game.row.head, own.between(kept)), game.own)
    return asked


@contextmanager
def _looking_at(game: FoundGame) -> Iterator[None]:
    """A game that cannot be read, or not in time, waits for nobody and has no record; the others are told."""
    try:
        yield
    except TooLarge:
        pass
    except Exception:
        LOG.exception("a game could not be looked at", extra=facts(table=game.row.id))


def asked_at(room: Room, seats: Collection[int]) -> Decision | None:
    """What a table waits for: of one of these seats, or else of another one."""
    if not room.under_way:
        return None
    asked = [each for each in room.table.waiting if not each.optional]
    return next((each for each in asked if each.seat in seats), asked[0] if asked else None)
