"""Saving games in files that people name, without replacing what they did not mean to replace."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tablemate
from tablemate.kernel.errors import Fault, InvalidRecord, TablemateError
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.kernel.table import Table
from tablemate.words import Words

from .asking import says_yes
from .paths import path_of
from .problems import Problem, clause
from .seating import company_of
from .terminal import Terminal
from .timing import time_of

Mark = tuple[int, int, int, int]
"""What tells whether a file is still the one that was looked at: device, number, time and size."""
Extent = tuple[int, int | None, bool, str | None]
"""How much of a game a record holds: its actions, what the clock had counted, whether it was practice, and its bots."""
_EVERY_STEP = 500
"""A file is written after every step of a game up to twice as long as this, then after more and more steps."""


@dataclass(frozen=True)
class Kept(Record):
    """A record as the terminal keeps it: with what the clock had counted when it was written, where one ran."""

    clock: int | None = None

    def as_json(self) -> JsonObject:
        """The record, and the clock if there is one."""
        told = super().as_json()
        return told if self.clock is None else {**told, "clock": self.clock}

    @classmethod
    def from_json(cls, data: object) -> Kept:
        """A record of any table; a clock that makes no sense counts as none."""
        clock = data.get("clock") if isinstance(data, dict) else None
        record = Record.from_json(data)
        return cls(**vars(record), clock=clock if type(clock) is int and clock >= 0 else None)

    @property
    def time(self) -> int:
        """Milliseconds that the game had taken: thinking about an action that was not made counts too."""
        return max(time_of(self.moves), self.clock or 0)

    def begins(self, other: Record) -> bool:
        """Did the other game begin as this one, and has it come at least as far?"""
        return self.moves == other.moves[: len(self.moves)] and _begin_alike(self, other)


def _begin_alike(one: Record, other: Record) -> bool:
    """Was the same agreed?  An old record may spell it as it was then, and be written as it is spelled now."""
    if _said(one) == _said(other):
        return True
    try:
        return _beginning(one) == _beginning(other)
    except TablemateError:
        return False


def _said(record: Record) -> tuple[object, ...]:
    return record.game, record.rules_version, record.options, record.seed, record.start


def _beginning(record: Record) -> tuple[object, ...]:
    """What the game makes of what was agreed."""
    table = record.at(tablemate.game(record.game), 0)
    return record.game, record.rules_version, table.options, record.seed, table.digest()


def kept(table: Table, clock: int | None) -> Kept:
    """The record of a table, with what the clock has counted."""
    return Kept(**vars(table.record()), clock=clock)


def extent_of(record: Kept) -> Extent:
    """How much of its game a record holds."""
    return len(record.moves), record.clock, record.practice, company_of(record.circumstances)


def load(path: Path) -> Kept:
    """Read a record."""
    record = Kept.load(path)
    assert isinstance(record, Kept)
    return record


def mark_of(path: Path) -> Mark | None:
    """The mark of a file; None if there is none."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


class GameFile:
    """A file in which a person keeps a game, how it looked when we last saw it, and how much of the game it holds."""

    def __init__(self, path: Path, mark: Mark | None = None, extent: Extent | None = None) -> None:
        self.path = path
        self.failing = False
        self._mark = mark
        self._extent = extent

    @classmethod
    def read(cls, path: Path) -> tuple[GameFile, Kept]:
        """A file that holds a game already, and the game."""
        mark = mark_of(path)
        record = load(path)
        return cls(path, mark, extent_of(record)), record

    @property
    def steps(self) -> int | None:
        """How many actions of the game are on disk; None if there is no such file, or somebody else's."""
        return self._extent[0] if self._extent is not None and self.is_at(self.path) else None

    def is_at(self, path: Path) -> bool:
        """Is this the very file, by whatever name, as we last saw it?"""
        return self._mark is not None and mark_of(path) == self._mark

    def renamed(self, path: Path) -> GameFile:
        """The same file by another name."""
        return GameFile(path, self._mark, self._extent)

    def is_due(self, steps: int) -> bool:
        """Is it time to write?  Each time costs as much as the game is long, so long games wait a little longer."""
        return self.failing or steps - (self.steps or 0) >= max(1, steps // _EVERY_STEP)

    def write(self, record: Kept) -> None:
        """Write the game whole; what somebody else has put there since stays, unless this game begins with it.

        What is there already is not written again: the file may be one that can only be read.
        """
        if self.is_at(self.path) and self._extent == extent_of(record):
            return
        if mark_of(self.path) is None:
            save_new(record, self.path)
        elif self.is_at(self.path) or (self._mark is not None and _holds_beginning(self.path, record)):
            record.save(self.path)
        else:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self.path))
        self._mark, self._extent = mark_of(self.path), extent_of(record)


def save_new(record: Record, path: Path, mode: int = 0o666) -> None:
    """Save a record under a name that nothing has yet: of two who try, one succeeds.

    The name is given to the whole file; where files can have one name only, an empty one takes the name first.
    """
    scratch = path.with_name(f".{path.name[:40]}.{secrets.token_hex(8)}.part")
    try:
        _save_in_place(record, scratch, mode)
        os.link(scratch, path)
    except FileExistsError:
        raise
    except OSError:
        _save_in_place(record, path, mode)
    finally:
        scratch.unlink(missing_ok=True)


def _save_in_place(record: Record, path: Path, mode: int) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        record.save(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _holds_beginning(path: Path, record: Record) -> bool:
    """Is nothing lost if a file is replaced by this record?"""
    try:
        return load(path).begins(record)
    except (InvalidRecord, ValueError):
        return False


def written_anew(table: Table, clock: int | None) -> GameFile:
    """A file with a name that was free: of two who save at once, each finds another."""
    for path in free_names(table):
        file = GameFile(path)
        with contextlib.suppress(FileExistsError):
            file.write(kept(table, clock))
            return file
    raise AssertionError("the last name is a random one")


def free_names(table: Table) -> Iterator[Path]:
    """File names that tell games apart and that no file has yet."""
    start = f"{table.game.name}-{table.digest() if table.seed is None else table.seed}"
    names = (Path(f"{start}{ending}.json") for ending in ("", *(f"-{number}" for number in range(2, 10_000))))
    yield from (path for path in names if not os.path.lexists(path))
    yield Path(f"{start}-{secrets.token_hex(8)}.json")


@dataclass(frozen=True)
class Saver:
    """Who saves: a person who can be asked, or a script that said beforehand whether games may be replaced."""

    words: Words
    terminal: Terminal
    overwrite: bool = False

    def file(self, path: Path, known: GameFile | None) -> GameFile | Fault:
        """The file to write to, or why not.  The one that is known already is gone on with, by whatever name."""
        if known is not None and known.is_at(path):
            return known.renamed(path)
        mark = mark_of(path)
        return self._refusal(path) or GameFile(path, mark)

    def _refusal(self, path: Path) -> Fault | None:
        """Why nothing may be written there; None if it may.  What is no game of ours is never replaced."""
        if not os.path.lexists(path):
            return None
        if not _is_game(path):
            return Fault("save_refused", {"file": str(path)})
        if self.overwrite:
            return None
        if not self.terminal.interactive:
            return Fault("save_exists", {"file": str(path)})
        question = self.words.say("save-replace", file=str(path))
        return None if says_yes(self.terminal, question) else Fault("save_stays", {"file": str(path)})

    def first_file(self, path: Path, known: GameFile | None) -> GameFile | None:
        """The file that was named before the game; a person may name another one, or none."""
        found = self.file(path, known)
        while isinstance(found, Fault):
            if not self.terminal.interactive:
                raise Problem(found.code, **found.arguments)
            self.terminal.paragraph(self.words.say("remark", detail=clause(self.words, found)))
            name = self.terminal.ask(self.words.say("save-other"))
            if not name:
                return None
            found = self.file(path_of(name), known)
        return found


def _is_game(path: Path) -> bool:
    """Is this wholly a record of ours?"""
    try:
        Record.load(path)
    except (InvalidRecord, ValueError):
        return False
    return True
