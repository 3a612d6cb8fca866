"""What is looked up across tables: somebody's games, how games ended, and deals of the day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, Insert, Select, Table, and_, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from tablemate.kernel.json_types import Known
from tablemate.server.tables.entries import Sat, read

from .deleting import SAT, concerns_only
from .schema import DEALS, ENTRIES, FORGOTTEN, SEATS, TABLES
from .store import TABLE_ROW, EndRow, Store, TableRow, table_row
from .writer import Writer

Found = tuple[Known, ...]
"""The columns of a row."""
_END = (TABLES.c.abandoned, TABLES.c.won, TABLES.c.score, TABLES.c.band)
_A_BOT = '"player":"bot '
"""How an entry goes on that tells of a bot who sits down."""
_NEWEST_FIRST = (TABLES.c.created.desc(), TABLES.c.id)
_COUNTS = and_(
    TABLES.c.ended.is_not(None), ~TABLES.c.abandoned, ~TABLES.c.practice, ~TABLES.c.forked, TABLES.c.deal.is_(None)
)
"""Games that count: to their end, not to practise, and with a deal that nobody could know."""


class FoundRow(NamedTuple):
    """A table, how many seats it has, and how it ended, if it did."""

    table: TableRow
    seats: int
    end: EndRow | None


class ResultRow(NamedTuple):
    """How many games ended like this."""

    won: bool
    score: int
    band: str
    number: int


class AttemptRow(NamedTuple):
    """An attempt at the deal of a day that came to its end; its people are whoever made the table and sits there.

    It is `whole` if a person sits in each seat, and no bot ever did.
    """

    table: str
    ended: int
    won: bool
    score: int
    band: str
    people: frozenset[str]
    whole: bool


class DealRow(NamedTuple):
    """A deal of a day."""

    day: str
    players: int


class Finding:
    """Asks the database, and writes what is only there to be found."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._dialect = engine.dialect.name

    @classmethod
    def of(cls, store: Store) -> Finding:
        """In the database of a store."""
        return cls(store.engine, store.writer)

    async def games_of(self, person: str, after: str | None, most: int) -> list[FoundRow]:
        """The games that somebody made or sits at and has not forgotten, newest first; or those that come after one."""
        chosen = select(TABLES.c.seats, *_END, *TABLE_ROW).where(_is_of(person)).order_by(*_NEWEST_FIRST).limit(most)
        if after is not None:
            chosen = chosen.where(_comes_after(after))
        return [_found(row) for row in await self._all(chosen)]

    async def is_of(self, person: str, table: str) -> bool:
        """Is a table in somebody's list?"""
        return bool(await self._all(select(TABLES.c.id).where(_is_of(person), TABLES.c.id == table)))

    async def forget(self, person: str, table: str) -> None:
        """Take a table out of somebody's list; once is enough."""
        forget = _unless_there(self._dialect, FORGOTTEN)
        await self._writer.write((forget, [{"person": person, "table": table}]))

    async def only_of(self, person: str, tables: Sequence[str]) -> set[str]:
        """Those tables that concern nobody else: forgotten, they are deleted."""
        chosen = select(TABLES.c.id).where(TABLES.c.id.in_(tables), concerns_only(person))
        return {row[0] for row in await self._all(chosen)}

    async def seats_of(self, person: str, tables: Sequence[str]) -> dict[str, dict[int, str | None]]:
        """The seats that somebody sits in, by table, each with the hash of what holds it."""
        columns = (SEATS.c.table, SEATS.c.seat, SEATS.c.holder)
        found: dict[str, dict[int, str | None]] = {}
        for table, seat, holder in await self._all(
            select(*columns).where(SEATS.c.person == person, SEATS.c.table.in_(tables))
        ):
            found.setdefault(table, {})[seat] = holder
        return found

    async def sitting(self, tables: Sequence[str]) -> dict[str, dict[int, Sat]]:
        """Who sits where, by table, as the logs tell it."""
        chosen = (
            select(ENTRIES.c.table, ENTRIES.c.what)
            .where(ENTRIES.c.table.in_(tables), ENTRIES.c.what.startswith(SAT, autoescape=True))
            .order_by(ENTRIES.c.table, ENTRIES.c.sequence)
        )
        found: dict[str, dict[int, Sat]] = {}
        for table, what in await self._all(chosen):
            sat = read(what)
            assert isinstance(sat, Sat)
            found.setdefault(table, {})[sat.seat] = sat
        return found

    async def results(self, game: str, choices: str | None = None, person: str | None = None) -> list[ResultRow]:
        """How games ended: all of a game, or those with some options, or somebody's own."""
        columns = (TABLES.c.won, TABLES.c.score, TABLES.c.band)
        chosen = select(*columns, func.count()).where(*_counted(game, choices, person)).group_by(*columns)
        return [ResultRow(*row) for row in await self._all(chosen)]

    async def most_played(self, game: str, most: int, person: str | None = None) -> list[tuple[str, int]]:
        """The options that most games were played with, and how many."""
        number = func.count()
        chosen = (
            select(TABLES.c.choices, number)
            .where(*_counted(game, None, person))
            .group_by(TABLES.c.choices)
            .order_by(number.desc(), TABLES.c.choices)
            .limit(most)
        )
        return [(choices, count) for choices, count in await self._all(chosen)]

    async def deal(self, day: str, game: str, players: int) -> int | None:
        """The seed of a deal, if there is one."""
        chosen = select(DEALS.c.seed).where(DEALS.c.day == day, DEALS.c.game == game, DEALS.c.players == players)
        rows = await self._all(chosen)
        return rows[0][0] if rows else None

    async def add_deal(self, day: str, game: str, players: int, seed: int) -> None:
        """Deal for a day; if somebody else has just done so, theirs stays."""
        add = _unless_there(self._dialect, DEALS)
        await self._writer.write((add, [{"day": day, "game": game, "players": players, "seed": seed}]))

    async def deals(self, game: str, before: str, most: int) -> list[DealRow]:
        """The deals before a day, newest first."""
        chosen = (
            select(DEALS.c.day, DEALS.c.players)
            .where(DEALS.c.game == game, DEALS.c.day < before)
            .order_by(DEALS.c.day.desc(), DEALS.c.players)
            .limit(most)
        )
        return [DealRow(*row) for row in await self._all(chosen)]

    async def attempts(self, day: str, game: str, players: int, until: int) -> list[AttemptRow]:
        """The attempts at a deal that came to their end by then, in that order."""
        deal = (TABLES.c.deal == day, TABLES.c.game == game, TABLES.c.seats == players)
        ended = (TABLES.c.ended < until, ~TABLES.c.abandoned, ~TABLES.c.practice)
        with_bots = await self._with_bots(*deal, *ended)
        columns = (TABLES.c.id, TABLES.c.ended, TABLES.c.won, TABLES.c.score, TABLES.c.band, TABLES.c.person)
        chosen = (
            select(*columns, SEATS.c.person)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(*deal, *ended)
            .order_by(TABLES.c.ended, TABLES.c.id)
        )
        rows: dict[str, list[Found]] = {}
        for row in await self._all(chosen):
            rows.setdefault(row[0], []).append(row)
        return [_attempt(each, with_bot=table in with_bots) for table, each in rows.items()]

    async def _with_bots(self, *chosen: ColumnElement[bool]) -> set[Known]:
        """Of some tables those at which a bot ever sat, as the logs tell it."""
        bots = (ENTRIES.c.what.startswith(SAT, autoescape=True), ENTRIES.c.what.contains(_A_BOT, autoescape=True))
        sat = select(ENTRIES.c.table).join(TABLES, TABLES.c.id == ENTRIES.c.table).where(*chosen, *bots).distinct()
        return {table for (table,) in await self._all(sat)}

    async def took_part(self, day: str, game: str, players: int, person: str) -> bool:
        """Has somebody made a table with a deal, or sat down at one?"""
        deal = (TABLES.c.deal == day, TABLES.c.game == game, TABLES.c.seats == players)
        sits = select(SEATS.c.table).where(SEATS.c.person == person)
        chosen = select(TABLES.c.id).where(*deal, or_(TABLES.c.person == person, TABLES.c.id.in_(sits))).limit(1)
        return bool(await self._all(chosen))

    async def _all(self, chosen: Select[Known]) -> list[Found]:
        async with self._engine.connect() as connection:
            return [tuple(row) for row in (await connection.execute(chosen)).all()]


@cache
def _unless_there(dialect: str, table: Table) -> Insert:
    """Adds a row; what is there already stays, which each database says in its own way."""
    if dialect == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


def _is_of(person: str) -> ColumnElement[bool]:
    """Did this person make a table or sit down there, and not forget it?"""
    sits = select(SEATS.c.table).where(SEATS.c.person == person)
    forgotten = select(FORGOTTEN.c.table).where(FORGOTTEN.c.person == person)
    return and_(or_(TABLES.c.person == person, TABLES.c.id.in_(sits)), TABLES.c.id.not_in(forgotten))


def _comes_after(table: str) -> ColumnElement[bool]:
    """Does a table come behind this one in a list?"""
    created = select(TABLES.c.created).where(TABLES.c.id == table).scalar_subquery()
    return or_(TABLES.c.created < created, and_(TABLES.c.created == created, TABLES.c.id > table))


def _counted(game: str, choices: str | None, person: str | None) -> Iterator[ColumnElement[bool]]:
    yield TABLES.c.game == game
    yield _COUNTS
    if choices is not None:
        yield TABLES.c.choices == choices
    if person is not None:
        yield TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))


def _found(row: Found) -> FoundRow:
    seats, *end = row[: 1 + len(_END)]
    table = table_row(*row[1 + len(_END) :])
    return FoundRow(table, seats, None if table.ended is None else EndRow(*end))


def _attempt(rows: Sequence[Found], *, with_bot: bool) -> AttemptRow:
    """An attempt, from a row for each of its seats."""
    table, ended, won, score, band, made, _ = rows[0]
    sitting = [row[-1] for row in rows]
    people = frozenset(person for person in (made, *sitting) if person is not None)
    return AttemptRow(table, ended, won, score, band, people, not with_bot and None not in sitting)
