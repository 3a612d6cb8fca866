"""Who sits where: seats are taken by a link, given to bots, given away again; a table is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.kernel.players import PERSON
from tablemate.kernel.seat_names import clean_name
from tablemate.server.problems import Refusal
from tablemate.server.tokens import hashed, new_token

from . import entries as log
from .room import bot_called

if TYPE_CHECKING:
    from .keeper import Keeper


class Seating:
    """The seats of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def take(self, seat: int, name: str | None, person: str | None) -> str:
        """A person takes a seat; the secret by which this browser holds it.  Whoever held it before is told."""
        keeper, holder = self._keeper, new_token()
        self._check_open()
        entries = keeper.entries(log.Sat(seat, PERSON, self._name(seat, name)))
        await keeper.store.hold(keeper.room.id, seat, hashed(holder), person, entries)
        keeper.alarms.expect(seat)
        await self._sat(seat, entries, Refusal("taken_over"))
        return holder

    async def reissue(self, seat: int) -> str:
        """The host gives a seat another link: the old one opens nothing any more, and the seat is free."""
        keeper, link = self._keeper, new_token()
        self._check_open()
        entries = keeper.entries(log.Sat(seat, None))
        await keeper.store.reissue(keeper.room.id, seat, hashed(link), entries)
        await self._sat(seat, entries, Refusal("link_reissued"))
        return link

    async def give_to_bot(self, seat: int, bot: str) -> None:
        """The host gives a seat to a bot; whoever sat there can take it again by the link."""
        keeper = self._keeper
        self._check_open()
        entries = keeper.entries(log.Sat(seat, bot_called(bot), self._keeper.room.seats[seat].name))
        await keeper.store.hold(keeper.room.id, seat, None, None, entries)
        await self._sat(seat, entries, Refusal("seat_to_bot"))

    async def close(self) -> None:
        """The host closes the table: nobody plays there any more."""
        keeper = self._keeper
        if keeper.room.closed:
            raise Refusal("table_closed")
        entries = keeper.entries(log.Closed())
        await keeper.store.close_table(keeper.room.id, entries)
        keeper.note(entries)
        if keeper.time is not None:
            keeper.time.stop()
        keeper.news.tell(entries)
        await keeper.playing.settle_all()
        await keeper.playing.try_kept()
        keeper.look_round()

    def _check_open(self) -> None:
        """Nobody changes seats at a closed table, nor after the end: whose game it was stays as it is."""
        if self._keeper.room.closed:
            raise Refusal("table_closed")
        if self._keeper.room.over:
            raise Refusal("seats_stay")
        self._keeper.check_log()

    def _name(self, seat: int, name: str | None) -> str | None:
        return self._keeper.room.seats[seat].name if name is None else clean_name(name)

    async def _sat(self, seat: int, entries: list[log.Entry], why: Refusal) -> None:
        keeper = self._keeper
        keeper.note(entries)
        for each in keeper.crowd.at(seat):
            each.bye(why)
            keeper.crowd.remove(each)
        keeper.playing.forget(seat)
        keeper.news.tell(entries)
        await keeper.agreeing.see()
        keeper.look_round()
