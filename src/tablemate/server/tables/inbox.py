"""What is to be done at a table, in the order in which it came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablemate.server.mail import Mail
from tablemate.server.wire import heard
from tablemate.server.wire.heard import Heard

from .listeners import Listener

if TYPE_CHECKING:
    from .keeper import Keeper

Errand = Callable[["Keeper"], Awaitable[None]]
MOST_WAITING = 200
"""Errands that wait at one table before those who bring more have to wait as well."""


@dataclass(frozen=True, slots=True)
class Hearing:
    """A client said something."""

    listener: Listener
    message: Heard
    at: int | None = None
    """When it came, which is before its turn does; None: as it is heard."""

    def __call__(self, keeper: Keeper) -> Awaitable[None]:
        """Hear it."""
        return keeper.hear(self.listener, self.message, self.at)


class Inbox:
    """Errands that wait; how many of them are moves is known beforehand."""

    def __init__(self) -> None:
        self._errands: Mail[Errand] = Mail()
        self._lines: list[asyncio.Future[None]] = []
        """Those that wait because there is no room."""
        self._is_closed = False
        self.moves = 0

    def put(self, errand: Errand) -> None:
        """Something is to be done when its turn comes."""
        self.moves += is_move(errand)
        self._errands.put_nowait(errand)

    async def take_in(self, errand: Errand) -> None:
        """The same for what comes over a line: where too much waits, the line does, too."""
        while len(self._errands) >= MOST_WAITING and not self._is_closed:
            room = asyncio.get_running_loop().create_future()
            self._lines.append(room)
            await room
        self.put(errand)

    async def next(self) -> Errand:
        """What is to be done now."""
        errand = await self._errands.get()
        self.moves -= is_move(errand)
        if len(self._errands) < MOST_WAITING:
            self._let_in(1)
        return errand

    def close(self) -> None:
        """Nothing is done any more: no line waits for that."""
        self._is_closed = True
        self._let_in(len(self._lines))

    def _let_in(self, lines: int) -> None:
        """Those that came first; one that has gone meanwhile makes room for the next."""
        while lines and self._lines:
            line = self._lines.pop(0)
            if not line.done():
                line.set_result(None)
                lines -= 1


def is_move(errand: Errand) -> bool:
    """Does a client play something by it?"""
    return isinstance(errand, Hearing) and isinstance(errand.message, heard.Play)
