"""The bots at one table: they are asked in processes of their own, and never hold it up."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tablemate.bots import USUAL_PACE, Company
from tablemate.kernel.table import Table
from tablemate.server.logs import facts
from tablemate.server.thinking import How

from .game_time import monotonic

if TYPE_CHECKING:
    from .keeper import Keeper

LOG = logging.getLogger(__name__)
BUDGET = 3.0
"""Seconds that a bot may think."""
BREATH = 400
"""Milliseconds between a move and a bot's answer where no clock runs, so that people can follow."""


class Choice(Protocol):
    """What a bot answers: an action, or None to let the others go first."""

    @property
    def action(self) -> str | None:
        """The action in notation."""

    @property
    def how(self) -> How:
        """How it came about."""


class Thinking(Protocol):
    """Where bots think."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Choice:
        """What the bot in a seat does; always an answer within the budget, which counts from when
        it is thought about: at once, or later when nobody else asks.
        """


@dataclass(frozen=True, slots=True)
class _Answer:
    seat: int
    step: int
    action: str | None


class BotsHere:
    """Asks one bot after the other, whichever is due."""

    def __init__(self, keeper: Keeper, thinking: Thinking) -> None:
        self._keeper = keeper
        self._thinking = thinking
        self._asked: dict[int, int] = {}
        self._passed: dict[int, int] = {}
        self._task: asyncio.Task[None] | None = None
        self._answer: _Answer | None = None

    def look(self) -> None:
        """See which bots are asked; whoever is asked anew acts after a while, and where nobody may act, nobody is."""
        now, wait = monotonic(), BREATH if self._keeper.time is None else int(USUAL_PACE * 1000)
        has_bots = any(seat.bot for seat in self._keeper.room.seats)
        asked = self._company().asked() if has_bots and self._keeper.telling.can_act() else {}
        self._asked = {seat: self._asked.get(seat, now + wait) for seat in asked}

    def _company(self) -> Company:
        return Company(self._keeper.room.table, self._keeper.room.bots(self.seed))

    @property
    def seed(self) -> int:
        """Bots have chance of their own; the table's name gives it."""
        return sum(map(ord, self._keeper.room.id))

    @property
    def are_idle(self) -> bool:
        """Is no bot asked anything?"""
        return self._task is None and not self.moments()

    def moments(self) -> list[int]:
        """When bots are due."""
        if self._task is not None:
            return []
        if self._answer is not None:
            return [self._free_at(self._answer) or monotonic()]
        step = self._keeper.room.step
        return [moment for seat, moment in self._asked.items() if self._passed.get(seat) != step]

    async def act(self, now: int) -> None:
        """Play what a bot has chosen, unless people wanted it before, or ask one that is due."""
        answer = self._answer
        if answer is not None and self._free_at(answer) is None:
            self._answer = None
            await self._play(answer)
        elif answer is None and self._task is None and self._keeper.telling.can_act():
            self._ask(now)

    def _free_at(self, answer: _Answer) -> int | None:
        """When what a bot would take is settled between people who want it."""
        return None if answer.action is None else self._keeper.playing.free_at(answer.action, answer.seat)

    def _ask(self, now: int) -> None:
        room, company = self._keeper.room, self._company()
        for seat, moment in sorted(self._asked.items(), key=lambda each: each[1]):
            if moment <= now and self._passed.get(seat) != room.step:
                if seat in company.stopping():
                    self._answer = _Answer(seat, room.step, "stop")
                    return
                self._task = asyncio.create_task(self._think(seat, room.step, room.table.twin()))
                return

    async def _think(self, seat: int, step: int, table: Table) -> None:
        """A bot is asked about the table as it stood then: the keeper goes on before this begins.

        Where it cannot even be asked, something is played all the same: asking again would fail again, without end.
        """
        bot = self._keeper.room.seats[seat].bot
        try:
            if bot is not None:
                choice = await self._thinking.choose(table, seat, bot, self.seed + seat, step, BUDGET)
                self._answer = _Answer(seat, step, choice.action)
        except Exception:
            LOG.exception("a bot could not be asked", extra=facts(table=self._keeper.room.id))
            self._answer = _Answer(seat, step, _another_each_time(table, seat, step))
        finally:
            self._task = None
            self._keeper.put(_wake)

    async def _play(self, answer: _Answer) -> None:
        room, seat = self._keeper.room, answer.seat
        if answer.step != room.step or room.seats[seat].bot is None:
            return
        if answer.action is None and self._is_waited_for_only(seat):
            answer = _Answer(seat, answer.step, str(room.table.legal(seat)[0]))
        if answer.action is None:
            self._passed[seat] = room.step
            return
        self._asked.pop(seat, None)
        await self._keeper.playing.play_for(seat, answer.action, None)

    def _is_waited_for_only(self, seat: int) -> bool:
        """Has everybody else either nothing to do or let the others go first, too?"""
        room = self._keeper.room
        others = [each.seat for each in room.table.waiting if each.seat != seat and not each.optional]
        return all(room.seats[each].bot and self._passed.get(each) == room.step for each in others)

    def close(self) -> None:
        """Ask no bot any more."""
        if self._task is not None:
            self._task.cancel()


def _another_each_time(table: Table, seat: int, step: int) -> str | None:
    """An action that is open to a seat: what is always the same may lead nowhere."""
    legal = table.legal(seat)
    return str(legal[step % len(legal)]) if legal else None


async def _wake(keeper: Keeper) -> None:
    """A bot has answered: the alarm that follows every errand plays it."""
