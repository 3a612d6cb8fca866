"""Talking at a table, as the rules of the game have it: plain text, signs and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.views import AnyView
from tablemate.server.problems import Refusal

from . import entries as log
from .entries import AnyWhat
from .listeners import Listener
from .playing import seat_of

if TYPE_CHECKING:
    from .keeper import Keeper


class Talking:
    """The talk of one table.  Nothing that is said enters the rules."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def say(self, listener: Listener, id: str, text: str) -> None:
        """A client writes something; watchers write to each other."""
        plain = plain_text(text)
        telling, viewer = self._keeper.telling, listener.viewer
        if not telling.may_talk(viewer, telling.view(viewer)):
            raise Refusal("talk_closed").by(self._keeper.customs.silence_rule(self._view()))
        said = log.Said(listener.seat, plain, id)
        await self._keeper.do_as_asked(listener, id, said, *self._hushed(listener, plain, sign=False))

    async def sign(self, listener: Listener, id: str, sign: str, piece: str | None) -> None:
        """A client makes a sign or a call, perhaps about a piece."""
        seat, keeper = seat_of(listener), self._keeper
        palette = keeper.telling.palette(seat, keeper.telling.view(seat))
        if sign not in palette.signs:
            raise Refusal("no_such_sign").by(keeper.customs.sign_rule)
        known = piece is None or piece in keeper.customs.pieces(self._view())
        if not known or (sign in palette.pointing) != (piece is not None):
            raise Refusal("sign_piece").by(keeper.customs.sign_rule)
        made = log.Signed(seat, sign, piece, id)
        await keeper.do_as_asked(listener, id, made, *self._hushed(listener, sign, sign=True))

    def _hushed(self, listener: Listener, said: str, *, sign: bool) -> list[AnyWhat]:
        """What follows where this ends the talk of the turn."""
        if listener.seat is None or self._keeper.room.over:
            return []
        customs, view = self._keeper.customs, self._view()
        return [log.Hushed(customs.turn(view))] if customs.ends_talk(view, said, sign=sign) else []

    def _view(self) -> AnyView:
        return self._keeper.telling.seen(SPECTATOR)


def plain_text(text: str) -> str:
    """Talk as it is kept: on one line, and nothing in it that cannot be seen."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not plain:
        raise Refusal("nothing_said")
    return plain
