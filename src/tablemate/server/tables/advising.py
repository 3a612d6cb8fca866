"""What the bot that knows the game best would do in a seat, from what that seat may know.

It is told to whoever asks, and played by the table for whoever lets it wait where that wants thought.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablemate.bots import RandomBot, bots_of
from tablemate.kernel.players import TABLE
from tablemate.kernel.table import Table
from tablemate.server.logs import facts
from tablemate.server.problems import Refusal, TooMuch
from tablemate.server.thinking import How

from .bots_here import BUDGET, Thinking
from .listeners import Listener
from .playing import seat_of

if TYPE_CHECKING:
    from .keeper import Keeper

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who asked for advice, in which seat and about which step."""

    listener: Listener
    id: str
    seat: int
    step: int
    bot: str


class Advising:
    """Asks a bot for whoever wants to know; each seat waits for one answer at a time."""

    def __init__(self, keeper: Keeper, thinking: Thinking) -> None:
        self._keeper = keeper
        self._thinking = thinking
        self._asking: dict[int, asyncio.Task[None]] = {}
        self._standing_in: dict[int, asyncio.Task[None]] = {}

    def hint(self, listener: Listener, id: str) -> None:
        """A client asks for advice: it is answered when the bot has thought."""
        seat = seat_of(listener)
        self._keeper.playing.check_under_way()
        self._check_is_asked(seat)
        asked = _Asked(listener, id, seat, self._keeper.room.step, self._bot())
        if seat in self._asking:
            raise TooMuch("hint_under_way")
        if not listener.hints.begins():
            raise TooMuch("too_busy")
        self._asking[seat] = asyncio.create_task(self._think(asked, self._keeper.room.table.twin()))
        self._asking[seat].add_done_callback(lambda _: listener.hints.ends())

    def _check_is_asked(self, seat: int) -> None:
        waiting = self._keeper.room.table.waiting
        if not any(each.seat == seat and not each.optional for each in waiting):
            raise Refusal("nothing_asked")
        if not self._keeper.customs.may_advise(self._keeper.telling.seen(seat)):
            raise Refusal("hints_off")

    def _bot(self) -> str:
        """The best of the bots that know the game; one that plays anything has no advice."""
        bot = bots_of(self._keeper.room.head.game)[-1]
        if bot == RandomBot.name:
            raise Refusal("no_hint_bot")
        return bot

    async def _think(self, asked: _Asked, table: Table) -> None:
        """The same question, about the table as it stood, gets the same answer, however often it is asked."""
        keeper, thought = self._keeper, None
        try:
            seed = keeper.bots.seed + asked.seat
            thought = await self._thinking.choose(table, asked.seat, asked.bot, seed, asked.step, BUDGET, later=True)
        finally:
            self._asking.pop(asked.seat, None)
            found = thought is not None and thought.how != How.FALLBACK
            action = thought.action if thought is not None else None
            keeper.put(lambda it: it.advising.answer(asked, action, found=found))

    async def answer(self, asked: _Asked, action: str | None, *, found: bool) -> None:
        """The bot has thought; where the table has gone on, its advice counts if it can still be followed."""
        keeper, listener = self._keeper, asked.listener
        if listener not in keeper.crowd:
            return
        if not found:
            keeper.answering.refuse(listener, asked.id, Refusal("hint_failed"))
        elif not self._still_holds(asked, action):
            keeper.answering.refuse(listener, asked.id, Refusal("hint_late"))
        else:
            listener.tell(keeper.telling.hint(listener.ear, asked.id, asked.bot, action))

    def _still_holds(self, asked: _Asked, action: str | None) -> bool:
        room = self._keeper.room
        if not self._keeper.telling.can_act():
            return False
        if action is None:
            return asked.step == room.step
        return action in [each.text for each in room.table.legal(asked.seat)]

    def stand_in(self, seat: int, otherwise: str) -> None:
        """A seat lets the table wait: what the bot says is played for it, or what it is to be otherwise."""
        if seat not in self._standing_in:
            room = self._keeper.room
            self._standing_in[seat] = asyncio.create_task(self._act(seat, otherwise, room.table.twin(), room.step))

    async def _act(self, seat: int, otherwise: str, table: Table, step: int) -> None:
        """A bot that fails, or has nothing to say, keeps nobody waiting."""
        action, bot = otherwise, bots_of(table.game.name)[-1]
        try:
            thought = await self._thinking.choose(table, seat, bot, self._keeper.bots.seed + seat, step, BUDGET)
            if thought.how != How.FALLBACK:
                action = thought.action or otherwise
        except Exception:
            LOG.exception("a bot could not be asked", extra=facts(table=self._keeper.room.id))
        finally:
            self._standing_in.pop(seat, None)
            self._keeper.put(lambda it: it.advising.act(seat, action, step))

    async def act(self, seat: int, action: str, step: int) -> None:
        """Play it, unless the seat has acted after that step: then it has its time again."""
        if all(each.seat != seat for each in self._keeper.room.table.steps[step + 1 :]):
            await self._keeper.playing.play_for(seat, action, TABLE)

    def close(self) -> None:
        """Ask no bot any more."""
        for task in (*self._asking.values(), *self._standing_in.values()):
            task.cancel()
