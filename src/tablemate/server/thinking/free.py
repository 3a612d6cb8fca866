"""The thinking processes that have nothing to do, and whoever waits for one: first come, first served.

What can wait is served when nobody else is there: bots keep a table going, advice does not.
"""

from __future__ import annotations

import asyncio
from collections import deque

from .thinker import Thinker

Turns = deque[asyncio.Future[Thinker | None]]


class Free:
    """Where thinkers are taken from and given back to."""

    def __init__(self) -> None:
        self._thinkers: deque[Thinker] = deque()
        self._turns: Turns = deque()
        self._later: Turns = deque()
        self._is_open = False

    def open(self) -> None:
        """From now on there will be thinkers."""
        self._is_open = True

    def close(self) -> None:
        """There will be none any more: nobody waits in vain."""
        self._is_open = False
        self._thinkers.clear()
        for turns in (self._turns, self._later):
            while turns:
                turns.popleft().set_result(None)

    def give(self, thinker: Thinker) -> None:
        """A thinker has nothing to do: whoever has waited longest gets it."""
        if turns := self._turns or self._later:
            turns.popleft().set_result(thinker)
        elif self._is_open:
            self._thinkers.append(thinker)

    async def take(self, patience: float, *, later: bool = False) -> Thinker | None:
        """A thinker, as soon as one is free, or later when nobody else wants it; None if that takes too long."""
        while self._thinkers:
            thinker = self._thinkers.popleft()
            if not thinker.is_gone:
                return thinker
        return await self._wait(patience, self._later if later else self._turns) if self._is_open else None

    async def _wait(self, patience: float, turns: Turns) -> Thinker | None:
        turn: asyncio.Future[Thinker | None] = asyncio.get_running_loop().create_future()
        turns.append(turn)
        try:
            await asyncio.wait([turn], timeout=patience)
        except asyncio.CancelledError:
            thinker = self._outcome(turn, turns)
            if thinker is not None:
                self.give(thinker)
            raise
        return self._outcome(turn, turns)

    def _outcome(self, turn: asyncio.Future[Thinker | None], turns: Turns) -> Thinker | None:
        """What somebody got who waits no longer, perhaps in the last moment."""
        if turn.done():
            return turn.result()
        turns.remove(turn)
        return None
