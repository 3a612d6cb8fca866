"""Today's deal: one for everybody that day, in UTC, for each game and each number of players, with the usual options.

The first attempt of a browser that comes to its end counts, if it does so that day; whoever played before only
practises, and so does everybody at their table.  What was dealt stays sealed until the day is over.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import tablemate

from .days import day_of, end_of
from .problems import NotThere
from .storage.finding import AttemptRow, DealRow, Finding
from .storage.store import Store
from .tables.head import Head, new_seed
from .tokens import hashed
from .usual import usual


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day."""

    day: str
    game: str
    players: int

    def is_over(self, now: int) -> bool:
        """May everybody know what was dealt?"""
        return now >= end_of(self.day)


@dataclass(frozen=True, slots=True)
class Standing:
    """The attempts that count, best first."""

    attempts: Sequence[AttemptRow]

    def place(self, attempt: AttemptRow) -> int:
        """The place of an attempt: one more than there are better ones."""
        return 1 + bisect_left(self.attempts, _rank(attempt), key=_rank)

    def of(self, person: str) -> AttemptRow | None:
        """The attempt of somebody, if one counts."""
        own = hashed(person)
        return next((each for each in self.attempts if own in each.people), None)


def _rank(attempt: AttemptRow) -> tuple[bool, int]:
    return not attempt.won, -attempt.score


def counted(attempts: Iterable[AttemptRow]) -> Iterator[AttemptRow]:
    """Of attempts in the order of their ends those that count: the first of everybody who took part, if no bot did."""
    known: set[str] = set()
    for attempt in attempts:
        if attempt.whole and attempt.people.isdisjoint(known):
            yield attempt
        known |= attempt.people


class Deals:
    """Deals for a day, and tells how everybody fared."""

    def __init__(self, store: Store) -> None:
        self._finding = Finding.of(store)

    async def head(self, game: str, players: int | None, now: int) -> Head:
        """A game with today's deal."""
        options = usual(game, players)
        seed = await self._dealt(Deal(day_of(now), game, options.seats))
        return Head.of(tablemate.game(game).new(seed=seed, **options.as_json()), deal=day_of(now))

    async def _dealt(self, deal: Deal) -> int:
        """The seed of a deal; whoever asks first has it drawn, and of two at once one."""
        seed = await self.seed(deal)
        if seed is None:
            await self._finding.add_deal(deal.day, deal.game, deal.players, new_seed())
            seed = await self.seed(deal)
        assert seed is not None
        return seed

    async def seed(self, deal: Deal) -> int | None:
        """The seed of a deal; None if nobody has asked for it yet."""
        return await self._finding.deal(deal.day, deal.game, deal.players)

    async def check(self, deal: Deal, now: int) -> None:
        """Refuse a day for which nothing was dealt; today something is, at the latest when it is asked for."""
        if deal.day != day_of(now) and await self.seed(deal) is None:
            raise NotThere("no_such_deal")

    async def standing(self, deal: Deal) -> Standing:
        """How everybody fared whose attempt counts."""
        ended = await self._finding.attempts(deal.day, deal.game, deal.players, end_of(deal.day))
        return Standing(sorted(counted(ended), key=_rank))

    async def has_attempt(self, deal: Deal, person: str) -> bool:
        """Does an attempt of somebody count?  The others are looked at only where there may be one."""
        took_part = await self._finding.took_part(deal.day, deal.game, deal.players, hashed(person))
        return took_part and (await self.standing(deal)).of(person) is not None

    async def past(self, game: str, before: str, most: int) -> list[DealRow]:
        """The deals before a day, newest first."""
        return await self._finding.deals(game, before, most)
