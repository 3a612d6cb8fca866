"""A whole log told anew: moves that a viewer cannot tell apart at two deals, and then somebody joins and hears it all.

What a move told at its time another check compares.  Here the past is told, in sentences that are made anew, to
somebody who has nothing of it, or half of it, in either language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tablemate.kernel.actions import Action
from tablemate.kernel.cases import Case, moments, viewers_of
from tablemate.kernel.seats import CLOCK
from tablemate.kernel.table import Table
from tablemate.server.tables.intents import CLAIM_WINDOW
from tablemate.server.wire import heard

from .wire_leaks import difference, normalised, online, seen_of

MOST_MOVES = 8


@dataclass(frozen=True, slots=True)
class Pair:
    """A move at one deal, and the one that looks like it at the other."""

    seat: int
    here: Action
    there: Action


@dataclass(slots=True)
class ToldAnew:
    """How much was compared."""

    pairs: int = 0
    moves: int = 0
    entries: int = 0

    async def check_game(self, case: Case, looks: int) -> None:
        """Begin at so many moments of a random game."""
        chance, every = Random(f"{case.game.name} {case.seed}"), max(1, sum(1 for _ in moments(case)) // looks)
        for number, moment in enumerate(moments(case)):
            if number % every == 0:
                for viewer in viewers_of(moment.table):
                    await self._check(moment.table.twin(), viewer, chance, number)

    async def _check(self, here: Table, viewer: int, chance: Random, stream: int) -> None:
        there = here.redealt(viewer, stream)
        starts = here.twin(), there.twin()
        pairs = [*alike(here, there, viewer, chance)]
        one = await _told(starts[0], [(each.seat, each.here) for each in pairs], viewer)
        two = await _told(starts[1], [(each.seat, each.there) for each in pairs], viewer)
        self.pairs += 1
        self.moves += len(pairs)
        self.entries += sum(each.count(b'"kind":') for each in one)
        assert len(one) == len(two)
        for first, second in zip(one, two, strict=True):
            assert first == second, f"{here.game.name} viewer {viewer} step {stream} leaks: {difference(first, second)}"


def alike(here: Table, there: Table, viewer: int, chance: Random) -> Iterator[Pair]:
    """Moves of which a viewer hears the same at both deals, played there, as long as there are some."""
    for _ in range(MOST_MOVES):
        pair = _pair(here, there, viewer, chance)
        if pair is None:
            return
        yield pair
        here.play(pair.here, pair.seat)
        there.play(pair.there, pair.seat)


def _pair(here: Table, there: Table, viewer: int, chance: Random) -> Pair | None:
    seats = [decision.seat for decision in here.waiting if decision.seat != CLOCK]
    open_here = [(seat, action) for seat in dict.fromkeys(seats) for action in here.legal(seat)]
    for seat, action in chance.sample(open_here, len(open_here)):
        seen = seen_of(here, action, seat, viewer)
        for other in sorted(there.legal(seat), key=lambda each: each.code != action.code):
            if (seat != viewer or other.code == action.code) and seen_of(there, other, seat, viewer) == seen:
                return Pair(seat, action, other)
    return None


async def _told(start: Table, moves: Sequence[tuple[int, Action]], viewer: int) -> list[bytes]:
    """What the viewer is told who joins after these moves: the whole log, half of it, and in the other language."""
    async with online(start) as opened:
        room = opened.keeper.room
        for number, (seat, action) in enumerate(moves):
            await opened.say(seat, heard.Play(f"move {number}", action.text, step=room.step))
            await opened.pass_time(CLAIM_WINDOW)
            assert room.step == number + 1, "an action that is open was not played"
        opened.people[viewer].outgoing.clear()
        for join in (heard.Join("en"), heard.Join("fr", labels=True), heard.Join("en", room.version - len(moves) // 2)):
            await opened.say(viewer, join)
        return [normalised(message) for message in opened.people[viewer].outgoing]
