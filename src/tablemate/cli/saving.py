"""Saving games, without overwriting what is not a game."""

from __future__ import annotations

import errno
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablemate.kernel.errors import InvalidRecord
from tablemate.kernel.records import Record
from tablemate.kernel.table import Table
from tablemate.words import Words

from .problems import file_trouble
from .terminal import Terminal
from .timing import time_of


@dataclass(frozen=True)
class Kept(Record):
    """A record as the terminal keeps it: with what the clock had counted when it was written, where one ran."""

    clock: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The record, and the clock if there is one."""
        told = super().as_json()
        return told if self.clock is None else {**told, "clock": self.clock}

    @classmethod
    def from_json(cls, data: Any) -> Kept:
        """A record of any table; a clock that makes no sense counts as none."""
        clock = data.get("clock") if isinstance(data, dict) else None
        record = Record.from_json(data)
        return cls(**vars(record), clock=clock if type(clock) is int and clock >= 0 else None)

    @property
    def time(self) -> int:
        """Milliseconds that the game had taken: thinking about an action that was not made counts too."""
        return max(time_of(self.moves), self.clock or 0)


def load(path: Path) -> Kept:
    """Read a record; a folder is called one."""
    if path.is_dir():
        raise InvalidRecord(f"{path} cannot be read: [Errno {errno.EISDIR}]")
    record = Kept.load(path)
    assert isinstance(record, Kept)
    return record


def free_name(table: Table) -> Path:
    """A file name that tells games apart and that no file has yet."""
    start = f"{table.game.name}-{table.digest() if table.seed is None else table.seed}"
    names = (Path(f"{start}{ending}.json") for ending in ("", *(f"-{number}" for number in range(2, 10_000))))
    return next((path for path in names if not os.path.lexists(path)), Path(f"{start}-{secrets.token_hex(8)}.json"))


def save(
    table: Table, path: Path, words: Words, terminal: Terminal, *, quiet: bool = False, clock: int | None = None
) -> bool:
    """Write the record of a table; says what went wrong and returns whether it went well."""
    if _is_foreign(path):
        terminal.paragraph(words.say("save-refused", file=str(path)))
        return False
    try:
        Kept(**vars(table.record()), clock=None if table.outcome else clock).save(path)
    except (OSError, ValueError, InvalidRecord) as problem:
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
