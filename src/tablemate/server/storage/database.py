"""The connection to the database, brought up to the newest version of its tables."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablemate.kernel.errors import TablemateError

from .schema import METADATA, NEWEST, VERSION

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
"""What is acknowledged is on the disk, also when the power fails."""


class DatabaseTrouble(TablemateError):
    """A database that cannot be used."""


async def opened(url: str) -> AsyncEngine:
    """The engine of a database whose tables are of this version."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    else:
        engine = create_async_engine(url, pool_size=8)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def for_writing(url: str) -> Engine:
    """The engine of the same database for the one who writes, in a thread of its own."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed)
    engine = create_engine(parsed.set(drivername="sqlite"), connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """All of it or nothing, also if the server is killed meanwhile: of itself SQLite's driver begins nothing here.

    A new database gets the newest tables at once.  What brings older ones up to date takes ten megabytes, and is loaded
    for those alone.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = inspect(connection).get_table_names()
    if not found:
        METADATA.create_all(connection)
        connection.execute(VERSION.insert().values(version_num=NEWEST))
    elif VERSION.name not in found or connection.scalars(select(VERSION.c.version_num)).all() != [NEWEST]:
        from .migrating import upgrade

        upgrade(connection)
