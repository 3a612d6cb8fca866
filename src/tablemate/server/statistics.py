"""How games ended, counted: how many, how many won, the mean score, and how many for each score and band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

import tablemate
from tablemate.kernel.errors import TablemateError
from tablemate.kernel.options import Options

from .storage.finding import Finding, ResultRow
from .storage.store import Store
from .tables.head import has_own_cards, written_options
from .tokens import hashed

MOST_LISTED = 20
"""How many different agreements are listed."""


class Ended(Protocol):
    """A game that came to its end."""

    @property
    def won(self) -> bool:
        """Was it won?"""

    @property
    def score(self) -> int:
        """The points."""

    @property
    def band(self) -> str:
        """The band of the score."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games counted by how they ended, lowest score first."""

    rows: Sequence[ResultRow]

    @classmethod
    def of(cls, ended: Iterable[Ended]) -> Tally:
        """Count games one by one."""
        counted = Counter((each.won, each.score, each.band) for each in ended)
        return cls(sorted((ResultRow(*how, number) for how, number in counted.items()), key=_order))

    @property
    def finished(self) -> int:
        """How many there are."""
        return sum(row.number for row in self.rows)

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(row.number for row in self.rows if row.won)

    @property
    def mean(self) -> float | None:
        """The mean score; None where there is no game."""
        return sum(row.score * row.number for row in self.rows) / self.finished if self.rows else None

    def bands(self) -> dict[tuple[str, bool], int]:
        """How many games there are in each band, lowest first, won and lost apart."""
        counted: Counter[tuple[str, bool]] = Counter()
        for row in self.rows:
            counted[row.band, row.won] += row.number
        return dict(counted)


def _order(row: ResultRow) -> tuple[int, bool]:
    return row.score, row.won


@dataclass(frozen=True, slots=True)
class Agreed:
    """Options that games were played with, and how many."""

    options: Options
    finished: int


class Statistics:
    """Counts the games that came to their end: no practice, no forks, and no deal that somebody may have known."""

    def __init__(self, store: Store) -> None:
        self._finding = Finding.of(store)

    async def tally(self, game: str, options: Options | None, person: str | None) -> Tally:
        """The games of everybody or of one person, with all options or with these."""
        choices = None if options is None else written_options(options.as_json())
        rows = await self._finding.results(game, choices, None if person is None else hashed(person))
        return Tally(sorted(rows, key=_order))

    async def most_played(self, game: str, person: str | None) -> list[Agreed]:
        """The options that games are played with most often; whose cards are somebody's own is not told."""
        found = await self._finding.most_played(game, MOST_LISTED, None if person is None else hashed(person))
        read = ((_read(game, choices), number) for choices, number in found)
        return [Agreed(options, number) for options, number in read if options is not None]


def _read(game: str, choices: str) -> Options | None:
    """Options as games kept them; None if they hold cards of somebody's own, or are not played any more."""
    said = msgspec.json.decode(choices)
    if has_own_cards(said):
        return None
    try:
        options: Options = tablemate.game(game).read_options(said)
    except TablemateError:
        return None
    return options
