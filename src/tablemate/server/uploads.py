"""Records that people bring to look at.  They are kept in memory for a while and never stored."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, replace

import tablemate
from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Check, Found, Verdict, verify

from .problems import NotThere, TooLarge
from .tokens import new_token
from .workshop import Breath

KEPT_SECONDS = 3600.0
MOST_BYTES = 16_000_000
"""How much is kept of all that people bring: what came first goes first."""
MOST_MOVES = 10_000
"""More moves than people play; each is played again for every look."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A record that somebody brought and what it proves; `record` is None where it cannot be played again."""

    brought: Record
    verdicts: tuple[Verdict, ...]
    record: Record | None

    @property
    def holds(self) -> bool:
        """Is nothing wrong?"""
        return all(verdict.found is not Found.FAILS for verdict in self.verdicts)


def looked_at(data: bytes, published: str | None, breath: Breath) -> Looked:
    """Read a record and check all that it can prove; what is no record is refused."""
    brought = Record.loads(data)
    if len(brought.moves) > MOST_MOVES:
        raise TooLarge("record_long", most=MOST_MOVES, found=len(brought.moves))
    verdicts = verify(brought, tablemate.game(brought.game), published=published, on_step=breath)
    return Looked(brought, verdicts, _playable(brought, verdicts))


def _playable(record: Record, verdicts: tuple[Verdict, ...]) -> Record | None:
    """A record that can be looked at step by step; where only its promise is broken, without that."""
    broken = {verdict.check for verdict in verdicts if verdict.found is Found.FAILS}
    if not broken:
        return record
    unpromised = replace(record, circumstances=replace(record.circumstances, commitment=None))
    return unpromised if broken == {Check.PROMISE} else None


@dataclass(frozen=True, slots=True)
class _Kept:
    record: Record
    size: int
    until: float


class Uploads:
    """What people have brought lately, each under a name that nobody can guess."""

    def __init__(self, seconds: float = KEPT_SECONDS, most_bytes: int = MOST_BYTES) -> None:
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def keep(self, record: Record, size: int) -> str:
        """Keep a record for a while: the name by which it is found."""
        name = new_token()
        self._kept[name] = _Kept(record, size, time.monotonic() + self._seconds)
        self._tidy()
        return name

    def record(self, name: str) -> Record:
        """A record by its name."""
        self._tidy()
        if name not in self._kept:
            raise NotThere("no_such_upload")
        return self._kept[name].record

    def _tidy(self) -> None:
        now = time.monotonic()
        while self._kept and (next(iter(self._kept.values())).until < now or self._bytes > self._most_bytes):
            self._kept.popitem(last=False)

    @property
    def _bytes(self) -> int:
        return sum(kept.size for kept in self._kept.values())
