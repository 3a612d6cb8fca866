"""A game under way as a log: one line about the game, then one for each action, written when it is made.

A record is written whole each time, which takes longer with every action; a log takes the same time for each.  What
is cut short or unreadable at the end, because process or machine stopped in the middle of it, is left out when a log is
read.  A log belongs to one process at a time: its hold ends with it, however it ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Fault, InvalidRecord
from tablemate.kernel.files import named, read_octets
from tablemate.kernel.json_types import JsonObject, Known
from tablemate.kernel.locks import lock
from tablemate.kernel.records import MOST_BYTES, MOST_MOVES, too_long
from tablemate.kernel.table import Table

from .kept_games import new_name, private_folder, record_name
from .saving import Kept, kept, save_new

PRIVATE = 0o600
_OPEN = os.O_RDWR | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)

_CLOSED = -1

VERSION = 1
_TAIL = ("moves", "pauses", "abandoned", "outcome", "digest", "clock")
"""What of a record changes as the game goes on."""


@dataclass(frozen=True)
class Arrangement:
    """What a record does not say: who sits there, how the table is shown, in which file a person keeps the game, and
    whether a script plays it, through a pipe.
    """

    bot: str | None = None
    bots: str | None = None
    seat: str | None = None
    lang: str | None = None
    layout: str | None = None
    open_log: bool = False
    pace: float | None = None
    file: str | None = None
    piped: bool = False

    @classmethod
    def from_json(cls, data: object) -> Arrangement:
        """What a log says; what makes no sense counts as not said."""
        said = data if isinstance(data, dict) else {}
        return cls(**{each.name: said[each.name] for each in fields(cls) if _fits(each.name, said.get(each.name))})


def _fits(name: str, value: object) -> bool:
    return type(value) is {"open_log": bool, "pace": float, "piped": bool}.get(name, str)


class HeldFile:
    """A file that this process holds."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle

    @classmethod
    def new(cls, path: Path) -> HeldFile:
        """Make a file that only its owner may read, and hold it."""
        held = cls(path, os.open(path, _OPEN | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            lock(held._handle, wait=True)
        except OSError:
            held.remove()
            raise
        return held

    @classmethod
    def take(cls, path: Path) -> HeldFile | None:
        """Hold a file; None if another process does, or if it is gone."""
        try:
            handle = os.open(path, _OPEN)
        except FileNotFoundError:
            return None
        held = cls(path, handle)
        with contextlib.suppress(OSError):
            lock(handle, wait=False)
            if held.is_there():
                return held
        held.release()
        return None

    def is_there(self, size: int = 0) -> bool:
        """Does the file still stand under its name, and has nobody made it shorter than this?"""
        try:
            held = os.fstat(self._handle)
            return os.path.samestat(held, os.stat(self.path)) and held.st_size >= size
        except OSError:
            return False

    def put(self, data: bytes, at: int) -> None:
        """Write at the end, which is here: what a failed attempt left behind it goes."""
        os.ftruncate(self._handle, at)
        while data:
            data = data[os.write(self._handle, data) :]

    def release(self) -> None:
        """Let others have it."""
        handle, self._handle = self._handle, _CLOSED
        if handle != _CLOSED:
            os.close(handle)

    def remove(self) -> None:
        """Delete the file and let it go; what stands there under its name by now stays."""
        self._part_with(self.path.unlink)

    def rename(self, path: Path) -> None:
        """Let the file go under another name; what stands there under its name by now stays."""
        self._part_with(lambda: self.path.rename(path))

    def _part_with(self, change: Callable[[], object]) -> None:
        """Nobody else can take the file in between, except where only closed files can be changed."""
        is_there = self.is_there()
        if sys.platform == "win32":
            self.release()
        if is_there:
            with contextlib.suppress(OSError):
                change()
        self.release()


class GameLog:
    """The log of a game at this table.  It begins with the first action: before that there is nothing to lose.

    A game that was resumed has a `former` log, which is held until the new one stands.
    """

    def __init__(self, folder: Path, *, start: int = 0, former: HeldFile | None = None) -> None:
        self.folder = folder
        self.failing = False
        self._start = start
        self._former = former
        self._held: HeldFile | None = None
        self._size = 0
        self._steps = 0
        self._arrangement: Arrangement | None = None

    @property
    def path(self) -> Path:
        """What is told if it cannot be written."""
        return self.folder

    @property
    def steps(self) -> int | None:
        """How many actions of the game are kept on disk; None if there is no log."""
        if self._held is not None and self._size and self._held.is_there(self._size):
            return self._steps
        return self._start if self._former is not None and self._former.is_there() else None

    def write(self, table: Table, clock: int | None, arrangement: Arrangement) -> None:
        """Add what happened since the last line, unless the log would be too long to be read again."""
        steps = table.last_step.number
        if steps > MOST_MOVES:
            raise too_long(steps)
        if self._held is not None and not self._held.is_there(self._size):
            self._drop()
        if not self._has_news(steps, clock, arrangement):
            return
        if self._held is None:
            self._held = HeldFile.new(new_name(private_folder(self.folder), table.game.name))
        text = "".join(json.dumps(line) + "\n" for line in self._lines(table, clock, arrangement)).encode("ascii")
        _check_size(self._size + len(text))
        self._held.put(text, self._size)
        self._size, self._steps, self._arrangement = self._size + len(text), steps, arrangement
        self._remove_former()

    def _has_news(self, steps: int, clock: int | None, arrangement: Arrangement) -> bool:
        if self._held is None:
            return steps > self._start or (self._former is not None and clock is not None)
        return steps > self._steps or clock is not None or arrangement != self._arrangement

    def _lines(self, table: Table, clock: int | None, arrangement: Arrangement) -> Iterator[JsonObject]:
        """The first line if it is missing, and one with all actions that are not there yet."""
        if not self._size:
            told = kept(table, clock).as_json()
            yield {"log": VERSION, "record": {name: value for name, value in told.items() if name not in _TAIL}}
        changed = {} if arrangement == self._arrangement else {"arrangement": asdict(arrangement)}
        yield {**_told_since(table, self._steps), **({} if clock is None else {"clock": clock}), **changed}

    def _drop(self) -> None:
        """The log was taken away or cut short: a new one begins at the beginning."""
        assert self._held is not None
        self._held.release()
        self._held, self._size, self._steps, self._arrangement = None, 0, 0, None

    def _remove_former(self) -> None:
        if self._former is not None:
            self._former.remove()
            self._former = None

    def remove(self) -> None:
        """The game is somewhere else, or not worth keeping."""
        self._remove_former()
        if self._held is not None:
            self._held.remove()
            self._held = None

    def finish(self, record: Kept) -> Path:
        """The game is over: a record takes the place of the log."""
        held = self._held or self._former
        assert held is not None
        path = record_name(held.path)
        save_new(record, path, PRIVATE)
        self.remove()
        return path

    def release(self) -> None:
        """Leave the log where it is, for whoever resumes the game."""
        if self._former is not None:
            self._former.release()
        if self._held is not None:
            self._held.release() if self._size else self._held.remove()
        self._former = self._held = None


def _told_since(table: Table, step: int) -> JsonObject:
    """What a record says of the steps after this one, who played them included, and of where the game stands now."""
    around, outcome = table.circumstances, table.outcome
    since = map(table.step, range(step + 1, table.last_step.number + 1))
    return {
        "moves": [{**move.as_json(), "by": move.by} for each in since if (move := each.move)],
        "pauses": [asdict(pause) for pause in around.pauses],
        "abandoned": around.abandoned,
        "outcome": None if outcome is None else outcome.as_json(),
        "digest": table.digest(),
    }


@dataclass(frozen=True)
class Logged:
    """What a log tells."""

    record: Kept
    arrangement: Arrangement


def read_log(path: Path) -> Logged | None:
    """The game of a log; None if it was cut short before the first action."""
    octets = read_octets(path, MOST_BYTES + 1, InvalidRecord)
    _check_size(len(octets))
    try:
        whole, _, _ = octets.rpartition(b"\n")
        head, *lines = _readable(whole.split(b"\n")) if whole else [None]
        return _told(head, lines) if lines else None
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        raise InvalidRecord("file", file=named(path), trouble=Fault("log_lines")) from None


def _check_size(size: int) -> None:
    if size > MOST_BYTES:
        raise InvalidRecord("log_long", most=MOST_BYTES, found=size)


def _readable(lines: list[bytes]) -> list[Known]:
    """What the lines say, without those at the end that say nothing: a power failure may leave some."""
    while len(lines) > 1 and not _is_json(lines[-1]):
        lines.pop()
    return [json.loads(line) for line in lines]


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _told(head: Known, lines: list[Known]) -> Logged:
    if head["log"] != VERSION:
        raise InvalidRecord("format_version", found=shown(head["log"]), known=str(VERSION))
    moves = [move for line in lines for move in line["moves"]]
    arrangement = next((line["arrangement"] for line in reversed(lines) if "arrangement" in line), None)
    record = Kept.from_json({**head["record"], **lines[-1], "moves": moves})
    return Logged(record, Arrangement.from_json(arrangement))
