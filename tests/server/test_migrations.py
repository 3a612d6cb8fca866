"""What migrations make of a database is what the schema declares, from wherever it comes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, select

from tablemate.server.storage.database import MIGRATIONS, opened
from tablemate.server.storage.schema import DEALS, METADATA, TABLES


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


async def _open(file: Path) -> None:
    engine = await opened(f"sqlite+aiosqlite:///{file}")
    await engine.dispose()
