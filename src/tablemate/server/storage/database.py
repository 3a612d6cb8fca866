"""The connection to the database, brought up to the newest version of its tables."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablemate.kernel.errors import TablemateError

MIGRATIONS = Path(__file__).parent / "migrations"
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


def versions() -> list[str]:
    """The versions of a database that are known here, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def check_version(found: str) -> None:
    """Refuse a database of a version that is not known here."""
    if found not in versions():
        raise DatabaseTrouble("database_newer", found=found)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _migrate(connection: Connection) -> None:
    """All of it or nothing, also if the server is killed meanwhile: of itself SQLite's driver begins nothing here."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    for found in MigrationContext.configure(connection).get_current_heads():
        check_version(found)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
