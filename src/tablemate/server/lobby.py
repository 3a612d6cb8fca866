"""Tables are made here, found, and their seats given out; whoever asks over HTTP or by a page asks this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tablemate
from tablemate.bots import check_bot
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seat_names import clean_name
from tablemate.words.first_games import first_game

from .identity import Carried
from .problems import NotThere, NotYours, Refusal
from .storage.store import SeatRow, Store, TableRow, wall_time
from .tables import entries as log
from .tables.entries import AnyWhat, Entry
from .tables.head import Head, new_seed
from .tables.keeper import Keeper
from .tables.keepers import Keepers
from .tables.room import bot_called
from .tokens import hashed, matches, new_id, new_token


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit in a seat: a bot by its name, or a person, perhaps by name."""

    bot: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A new table: its name, the secret of its host, and a secret for the link of each seat."""

    table: str
    host: str
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """What a browser holds at a table: a seat perhaps, and whether it is the host's."""

    seat: int | None = None
    host: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that was taken, and the secret that holds it."""

    table: str
    seat: int
    holder: str


class Lobby:
    """Where tables are made and seats are given out."""

    def __init__(self, store: Store, keepers: Keepers) -> None:
        self.store = store
        self.keepers = keepers

    def head(
        self,
        game: str,
        options: JsonObject,
        *,
        practice: bool = False,
        auto_roll: bool = False,
        deal: str | None = None,
    ) -> Head:
        """A new game as it was asked for, with a seed that nobody can guess."""
        played = tablemate.game(game)
        played.read_options(options)  # whoever gives a seed, too, is refused here
        table = played.new(seed=new_seed(), **options)
        return Head.of(table, practice=practice, auto_roll=auto_roll, deal=deal)

    def guided_head(self, game: str) -> Head:
        """The guided first game of a game, in which everything can be taken back."""
        first = first_game(game)
        if first is None:
            raise NotThere("no_guide")
        return Head.of(first.table(), practice=True, guided=True)

    async def make(self, head: Head, wishes: Sequence[SeatWish], person: str) -> Made:
        """A new table."""
        seats = await self.keepers.aside(lambda: head.agreed.seats) if head.has_own_cards else head.agreed.seats
        if len(wishes) > seats:
            raise InvalidArgument("seat_count", seats=seats, found=len(wishes))
        wishes = [*wishes, *[SeatWish()] * (seats - len(wishes))]
        made = Made(new_id(), new_token(), tuple(new_token() for _ in wishes))
        row = TableRow(made.table, head, hashed(made.host), wall_time(), None, None, hashed(person))
        rows = [SeatRow(number, hashed(link), None, None) for number, link in enumerate(made.links)]
        await self.store.add_table(row, rows, _first_entries(head.game, wishes))
        return made

    async def keeper(self, table: str) -> Keeper:
        """The keeper of a table."""
        return await self.keepers.of(table)

    async def held(self, table: str, by: Carried) -> Held:
        """What a browser holds at a table by its secrets.

        Browsers throw cookies away when there are too many of them: then its own token still says whose a seat is.
        """
        row = await self.store.table(table)
        if row is None:
            raise NotThere("no_such_table")
        seats = await self.store.seats(table)
        own = [each.seat for each in seats if matches(by.seat, each.holder)]
        own += [each.seat for each in seats if matches(by.person, each.person)]
        return Held(own[0] if own else None, matches(by.host, row.host) or matches(by.person, row.person))

    async def opened_by(self, link: str) -> tuple[str, int]:
        """The table and seat that a link is for; looking takes no seat."""
        found = await self.store.seat_of_link(hashed(link))
        if found is None:
            raise NotThere("no_such_link")
        return found

    async def take(self, link: str, name: str | None, person: str) -> Taken:
        """Take the seat of a link, which is read before the table's turn, so that nobody waits for that."""
        table, seat = await self.opened_by(link)
        keeper = await self.keeper(table)
        since = keeper.room.seats[seat].since
        await self.opened_by(link)
        holder = await keeper.asked(lambda it: self._take(it, seat, link, since, name, person))
        return Taken(table, seat, holder)

    async def _take(self, keeper: Keeper, seat: int, link: str, since: int, name: str | None, person: str) -> str:
        """In its turn: where somebody else sits there since, the host may have made another link."""
        if keeper.room.seats[seat].since != since:
            await self.opened_by(link)
        return await keeper.seating.take(seat, name, hashed(person))

    async def reissue(self, table: str, seat: int, held: Held) -> str:
        """Another link for a seat."""
        keeper = await self._hosted(table, seat, held)
        return await keeper.asked(lambda it: it.seating.reissue(seat))

    async def give_to_bot(self, table: str, seat: int, bot: str, held: Held) -> None:
        """Give a seat to a bot."""
        keeper = await self._hosted(table, seat, held)
        check_bot(bot, keeper.room.head.game)
        await keeper.asked(lambda it: it.seating.give_to_bot(seat, bot))

    async def close(self, table: str, held: Held) -> None:
        """Close a table."""
        keeper = await self._hosted(table, 0, held)
        await keeper.asked(lambda it: it.seating.close())

    async def _hosted(self, table: str, seat: int, held: Held) -> Keeper:
        if not held.host:
            raise NotYours("only_the_host")
        keeper = await self.keeper(table)
        if not 0 <= seat < len(keeper.room.seats):
            raise InvalidArgument("no_such_seat", last=len(keeper.room.seats) - 1, found=str(seat))
        return keeper


def _first_entries(game: str, wishes: Sequence[SeatWish]) -> list[Entry]:
    """Bots sit down at once; people by their links.  A table of bots alone would wait for nobody."""
    if all(wish.bot is not None for wish in wishes):
        raise Refusal("no_person_here")
    what: list[AnyWhat] = []
    for seat, wish in enumerate(wishes):
        if wish.bot is not None:
            check_bot(wish.bot, game)
        name = None if wish.name is None else clean_name(wish.name)
        if wish.bot is not None or name is not None:
            what.append(log.Sat(seat, None if wish.bot is None else bot_called(wish.bot), name))
    now = wall_time()
    return [Entry(number + 1, now, 0, each) for number, each in enumerate(what)]
