"""Saving games, without overwriting what is not a game."""

from __future__ import annotations

from pathlib import Path

from tablemate.kernel.records import FORMAT
from tablemate.kernel.table import Table
from tablemate.words import Words

from .terminal import Terminal


def default_name(table: Table) -> str:
    """A file name that tells games apart."""
    return f"{table.game.name}-{table.digest() if table.seed is None else table.seed}.json"


def save(table: Table, path: Path, words: Words, terminal: Terminal, *, quiet: bool = False) -> bool:
    """Write the record of a table; says what went wrong and returns whether it went well."""
    if _is_foreign(path):
        terminal.paragraph(words.say("save-refused", file=str(path)))
        return False
    try:
        table.record().save(path)
    except (OSError, ValueError) as problem:
        terminal.paragraph(words.say("save-failed", file=str(path), problem=str(problem)))
        return False
    if not quiet:
        terminal.show(words.say("saved", file=str(path)))
    return True


def _is_foreign(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return FORMAT.encode() not in file.read(200)
    except (OSError, ValueError):
        return False
