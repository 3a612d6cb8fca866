"""What migrations make of a database is what the schema declares, from wherever it comes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, select

from tablemate.kernel.processes import surroundings
from tablemate.server.storage.database import opened
from tablemate.server.storage.migrating import MIGRATIONS
from tablemate.server.storage.schema import DEALS, METADATA, NEWEST, TABLES


def configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@pytest.mark.parametrize("first", revisions())
def test_a_database_of_any_version_comes_to_have_the_tables_of_this_one(tmp_path: Path, first: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), first)
        command.upgrade(configured(connection), "head")
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert {*MigrationContext.configure(connection).get_current_heads()} == {revisions()[-1]}
    engine.dispose()


def test_every_migration_can_be_taken_back(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "head")
        command.downgrade(configured(connection), "base")
        command.upgrade(configured(connection), "head")
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_table_of_the_first_version_has_one_seat_and_is_no_fork(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "0001")
        said = {"id": "a", "game": "b", "created": 1, "head": "{}", "host": "c", "choices": "{}"}
        columns = [TABLES.c[name] for name in (*said, "practice", "abandoned")]
        values = {**said, "practice": False, "abandoned": False}
        connection.execute(insert(TABLES).values({column: values[column.name] for column in columns}))
        command.upgrade(configured(connection), "head")
        assert connection.execute(select(TABLES.c.seats, TABLES.c.forked)).one() == (1, False)
        connection.execute(insert(DEALS).values(day="2026-01-31", game="b", players=2, seed=(1 << 63) - 1))
        assert connection.execute(select(DEALS.c.seed)).scalar() == (1 << 63) - 1
    engine.dispose()


def test_a_migration_that_breaks_off_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed meanwhile can be started again."""

    class BreaksOff(Exception):
        pass

    def break_off(_table: str) -> None:
        raise BreaksOff

    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "0001")
    with monkeypatch.context() as patched:
        patched.setattr(op, "drop_table", break_off)
        with pytest.raises(BreaksOff):
            asyncio.run(_open(file))
    with engine.connect() as connection:
        assert "seats" not in {column["name"] for column in inspect(connection).get_columns("tables")}
    engine.dispose()
    asyncio.run(_open(file))


def test_a_new_database_has_what_all_migrations_lead_to(tmp_path: Path) -> None:
    new, migrated = tmp_path / "new.db", tmp_path / "migrated.db"
    asyncio.run(_open(new))
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "head")
    engine.dispose()
    assert revisions()[-1] == NEWEST
    assert _columns(new) == _columns(migrated)


def _columns(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """The columns, keys and indexes of every table, however they were made; and the version."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")]
        found = {
            name: [
                *sorted(row[1:] for row in database.execute(f'PRAGMA table_xinfo("{name}")')),
                *(row[2:] for row in database.execute(f'PRAGMA index_xinfo("{name}")')),
                *database.execute(f'PRAGMA foreign_key_list("{name}")'),
                *(row[1:] for row in database.execute(f'PRAGMA table_list("{name}")')),
            ]
            for name in names
        }
        return {**found, "version": database.execute("SELECT * FROM alembic_version").fetchall()}


def test_a_server_does_not_load_what_only_older_databases_need(tmp_path: Path) -> None:
    asking = (
        "import asyncio, sys\n"
        "from tablemate.server import serving\n"
        "from tablemate.server.storage.database import opened\n"
        f"asyncio.run(asyncio.wait_for(opened('sqlite+aiosqlite:///{tmp_path / 'new.db'}'), 60))\n"
        "print('alembic' in sys.modules)\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", asking], env=surroundings(), capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "False"


async def _open(file: Path) -> None:
    engine = await opened(f"sqlite+aiosqlite:///{file}")
    await engine.dispose()
