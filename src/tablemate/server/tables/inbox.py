"""What is to be done at a table, in the order in which it came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablemate.server.wire import heard
from tablemate.server.wire.heard import Heard

from .listeners import Listener

if TYPE_CHECKING:
    from .keeper import Keeper

Errand = Callable[["Keeper"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Hearing:
    """A client said something."""

    listener: Listener
    message: Heard

    def __call__(self, keeper: Keeper) -> Awaitable[None]:
        """Hear it."""
        return keeper.hear(self.listener, self.message)


class Inbox:
    """Errands that wait; how many of them are moves is known beforehand."""

    def __init__(self) -> None:
        self._errands: asyncio.Queue[Errand] = asyncio.Queue()
        self.moves = 0

    def put(self, errand: Errand) -> None:
        """Something is to be done when its turn comes."""
        self.moves += is_move(errand)
        self._errands.put_nowait(errand)

    async def next(self) -> Errand:
        """What is to be done now."""
        errand = await self._errands.get()
        self.moves -= is_move(errand)
        return errand


def is_move(errand: Errand) -> bool:
    """Does a client play something by it?"""
    return isinstance(errand, Hearing) and isinstance(errand.message, heard.Play)
