"""Saving games, without overwriting what is not a game."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

from tablemate.kernel.errors import InvalidRecord
from tablemate.kernel.records import Record
from tablemate.kernel.table import Table
from tablemate.words import Words

from .problems import file_trouble
from .terminal import Terminal


def load(path: Path) -> Record:
    """Read a record; a folder is called one."""
    if path.is_dir():
        raise InvalidRecord(f"{path} cannot be read: [Errno {errno.EISDIR}]")
    return Record.load(path)


def free_name(table: Table) -> Path:
    """A file name that tells games apart and that no file has yet."""
    start = f"{table.game.name}-{table.digest() if table.seed is None else table.seed}"
    names = (Path(f"{start}{ending}.json") for ending in ("", *(f"-{number}" for number in range(2, 10_000))))
    return next((path for path in names if not os.path.lexists(path)), Path(f"{start}-{secrets.token_hex(8)}.json"))


def save(table: Table, path: Path, words: Words, terminal: Terminal, *, quiet: bool = False) -> bool:
    """Write the record of a table; says what went wrong and returns whether it went well."""
    if _is_foreign(path):
        terminal.paragraph(words.say("save-refused", file=str(path)))
        return False
    try:
        table.record().save(path)
    except (OSError, ValueError) as problem:
        terminal.paragraph(words.say("save-failed", file=str(path), problem=file_trouble(words, problem, "write")))
        return False
    if not quiet:
        terminal.show(words.say("saved", file=str(path)))
    return True


def _is_foreign(path: Path) -> bool:
    """Is there something that is not a record of ours, or that cannot even be read?"""
    if not os.path.lexists(path):
        return False
    try:
        Record.load(path)
    except (InvalidRecord, ValueError):
        return True
    return False
