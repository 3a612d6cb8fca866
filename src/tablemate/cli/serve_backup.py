"""`tablemate backup`: a copy of a server's database in one file, also while the server writes to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tablemate.kernel.files import named, trouble
from tablemate.server.settings import DATABASE
from tablemate.words import Words

from .problems import Problem
from .serve_folder import server_folder
from .terminal import Terminal

PRIVATE = 0o600


def run(file: Path, data: Path | None, words: Words, terminal: Terminal) -> int:
    """Copy, and say what was copied; the exit code."""
    folder = server_folder() if data is None else data
    tables = backup(folder / DATABASE, file)
    size = str(file.stat().st_size)
    terminal.paragraph(words.say("backup-done", file=str(file), tables=tables, bytes=size))
    return 0


def backup(database: Path, file: Path) -> int:
    """Copy a database to a file that is not there yet, whole or not at all; how many tables it holds."""
    if not database.is_file():
        raise Problem("no_database", folder=named(database.parent))
    if file.exists():
        raise Problem("backup_there", file=named(file))
    with _scratch(file) as scratch:
        tables = _copied(database, scratch)
        scratch.replace(file)
    return tables


@contextmanager
def _scratch(file: Path) -> Iterator[Path]:
    """A private file beside the one that is to be written."""
    scratch = file.with_name(f".{file.name}.part")
    try:
        os.close(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            yield scratch
        finally:
            scratch.unlink(missing_ok=True)
    except OSError as problem:
        raise Problem("file_unwritten", file=named(file), trouble=trouble(problem, writing=True)) from None


def _copied(database: Path, scratch: Path) -> int:
    """The copy is of one moment, needs no other file beside it, and was looked through."""
    try:
        with closing(reading(database)) as source, closing(sqlite3.connect(scratch)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            check_whole(target)
            return int(target.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as problem:
        raise Problem("database_broken", detail=str(problem)) from None


def reading(database: Path) -> sqlite3.Connection:
    """A database that is only looked at."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def check_whole(connection: sqlite3.Connection) -> None:
    """`sqlite3.DatabaseError` if a database is damaged."""
    found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        raise sqlite3.DatabaseError(found)
