"""Databases of earlier versions, and how they are brought up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .database import DatabaseTrouble

MIGRATIONS = Path(__file__).parent / "migrations"


def versions() -> list[str]:
    """The versions of a database that are known here, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def check_version(found: str) -> None:
    """Refuse a database of a version that is not known here."""
    if found not in versions():
        raise DatabaseTrouble("database_newer", found=found)


def upgrade(connection: Connection) -> None:
    """Bring a database up to the newest version, unless it is of one that is not known here."""
    for found in MigrationContext.configure(connection).get_current_heads():
        check_version(found)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
