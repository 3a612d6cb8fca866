"""Two want what only one can have, at the same moment: dice, steps, seats and links.

Each race asserts that exactly one wins, and that the other hears a code and a sentence.  Afterwards the logs are held
against what everybody was told.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol, TypeVar

import httpx

from tablemate.kernel.json_types import JsonObject
from tablemate.server.tables import entries as log
from tablemate.server.tables.intents import CLAIM_WINDOW
from tablemate.server.tables.room import Room

from .clients import Address, Asking, Client, MadeTable, asking, staying
from .people import open_to, to_do
from .processes import Server
from .proofs import by_id, check_acknowledged, check_record, check_seen

TAKING = ("claim", "place", "burn")
T = TypeVar("T")
U = TypeVar("U")
HEAD_START = 0.004
"""Seconds that one may be before the other."""
NEARLY_TOGETHER = CLAIM_WINDOW / 2000
"""On a machine that has much to do one may be sent later than this after the other, and there is no contest."""
STUCK_SECONDS = 300.0
LIVE = {"players": 3, "mode": "live", "bombs": 20}


@dataclass(slots=True)
class Held:
    """Everybody who was at a table, for whoever looks at its log afterwards."""

    clients: dict[str, list[Client]] = field(default_factory=dict)

    def note(self, client: Client) -> Client:
        """Somebody is there."""
        self.clients.setdefault(client.address.table, []).append(client)
        return client

    def check(self, server: Server) -> None:
        """Hold every log against what its clients were told."""
        for table, clients in self.clients.items():
            room = server.room(table)
            check_acknowledged(room, clients)
            check_seen(room, clients)
            check_record(room)
            check_silent(room, clients)
            check_in_order(room)


def check_silent(room: Room, clients: Sequence[Client]) -> None:
    """Whoever was sent away before an answer came has not done anything."""
    for client in clients:
        assert not client.asked.keys() & by_id(room).keys(), "somebody acted who had been sent away"


def check_in_order(room: Room) -> None:
    """Nothing is played while the game stands still, and nothing at a closed table."""
    paused = closed = False
    for entry in room.log:
        match entry.what:
            case log.Paused() | log.Resumed():
                paused = isinstance(entry.what, log.Paused)
            case log.Closed():
                closed = True
            case log.Played():
                assert not paused, "a game went on during its pause"
                assert not closed, "a game went on at a closed table"


More = Callable[[], bool]


class Kind(Protocol):
    """A kind of race."""

    __name__: str

    async def __call__(self, races: Races, more: More, chance: Random) -> None:
        """Run some, as long as more are due."""


class Races:
    """Races of every kind at one server."""

    def __init__(self, house: Asking, seed: int) -> None:
        self.house = house
        self.held = Held()
        self.run: Counter[str] = Counter()
        self._seed = seed
        self._patience: dict[asyncio.Task[object] | None, asyncio.Timeout] = {}

    async def of(self, kind: Kind, number: int) -> None:
        """So many races of a kind."""
        name = kind.__name__
        chance = Random(f"{name} {self._seed}")
        while self.run[name] < number:
            await kind(self, lambda: self._more(name, number), chance)

    def _more(self, name: str, number: int) -> bool:
        """Is another one due?  It is counted, and whoever was waited for is not stuck."""
        due = self.run[name] < number
        self.run[name] += due
        if patience := self._patience.get(asyncio.current_task()):
            patience.reschedule(asyncio.get_running_loop().time() + STUCK_SECONDS)
        return due

    @asynccontextmanager
    async def at(
        self, game: str, tabs: int = 1, **asked: object
    ) -> AsyncIterator[tuple[MadeTable, list[list[Client]]]]:
        """A new table with a person in every seat, each with so many tabs open."""
        made = await self.house.make(game, **asked)  # type: ignore[arg-type]
        seats = [await self._seated(made, seat, tabs) for seat in made.links]
        people = [client for tabs_of in seats for client in tabs_of]
        async with asyncio.timeout(STUCK_SECONDS) as self._patience[asyncio.current_task()], staying(*people):
            yield made, seats
        del self._patience[asyncio.current_task()]

    async def _seated(self, made: MadeTable, seat: int, tabs: int) -> list[Client]:
        address = await self.house.take(made, seat)
        return [self.client(address, f"{seat}.{tab}") for tab in range(tabs)]

    def client(self, address: Address, name: str) -> Client:
        """Somebody whose answers are looked at afterwards."""
        table = self.held.clients.get(address.table, [])
        return self.held.note(Client(address, f"{address.table} {name} {len(table)}"))


def one_wins(*answers: JsonObject, code: str | None = None) -> JsonObject:
    """Exactly one was accepted, and every other has a code and a sentence: the answer of whoever won.

    Where a code is expected, the game may also be over by what the winner did.
    """
    won = [answer for answer in answers if answer["type"] == "accepted"]
    assert len(won) == 1, answers
    for answer in answers:
        if answer["type"] != "accepted":
            assert answer["type"] in ("refused", "bye"), answer
            assert answer["code"], answer
            assert answer["sentence"], answer
            assert code is None or answer["code"] in (code, "game_over"), answer
    return won[0]


async def at_once(chance: Random, one: Awaitable[T], two: Awaitable[U]) -> tuple[T, U]:
    """Both within a moment, in any order."""
    return await asyncio.gather(_soon(chance, one), _soon(chance, two))


def chosen(client: Client, action: str) -> Awaitable[JsonObject]:
    """An action that somebody chooses now, and sends a little later."""
    return client.play(action, step=client.now["step"])


async def noting(sent: list[float], asked: Awaitable[T]) -> T:
    """Note when something is asked."""
    sent.append(asyncio.get_running_loop().time())
    return await asked


async def _soon(chance: Random, asked: Awaitable[T]) -> T:
    await asyncio.sleep(chance.random() * HEAD_START)
    return await asked


async def two_seats_want_one_die(races: Races, more: More, chance: Random) -> None:
    """FUSE live: whoever loses hears who was before, and both hear of the contest."""
    async with races.at("fuse", options=LIVE, auto_roll=True) as (_, seats):
        people = [tabs[0] for tabs in seats]
        await begin(people)
        while more():
            one, two, die = await contested_die(people, chance)
            wanted = [chance.choice(takes(client, die)) for client in (one, two)]
            told = len(one.contested), len(two.contested)
            sent: list[float] = []
            asked = [noting(sent, chosen(client, action)) for client, action in zip((one, two), wanted, strict=True)]
            answers = await at_once(chance, *asked)
            one_wins(*answers)
            winner = one if answers[0]["type"] == "accepted" else two
            if sent[1] - sent[0] < NEARLY_TOGETHER:
                await asyncio.gather(hears_of_contest(one, told[0]), hears_of_contest(two, told[1]))
                assert {one.contested[-1]["first"], two.contested[-1]["first"]} == {winner.viewer}
            await all_see([winner])
            await give_back(winner)


async def somebody_wants_a_die_who_may_not_take_it(races: Races, more: More, chance: Random) -> None:
    """Whoever stands before the others in the order, and may not take it, does not stand in their way."""
    async with races.at("fuse", options=LIVE, auto_roll=True) as (_, seats):
        people = [tabs[0] for tabs in seats]
        await begin(people)
        while more():
            one, two, die = await contested_die(people, chance)
            while die in dice(one) and dice(one) & dice(two):
                await one.play(chance.choice(takes(one, die)))
                await all_see(people)
                die = chance.choice(sorted(dice(two) or {die}))
            if die in dice(one) or die not in dice(two):
                continue
            told = len(two.contested)
            answers = await at_once(chance, chosen(one, f"claim {die}"), chosen(two, chance.choice(takes(two, die))))
            assert [answer["type"] for answer in answers] == ["refused", "accepted"], answers
            await all_see(people)
            assert all(each["first"] == two.viewer for each in two.contested[told:])


async def hears_of_contest(client: Client, before: int) -> None:
    """Wait until somebody is told of one more."""
    await client.until(lambda: len(client.contested) > before)


async def begin(people: Sequence[Client]) -> None:
    """Everybody is ready, and the clock runs."""
    for client in people:
        await client.ask("ready")
    await asyncio.gather(*map(sees_the_clock_run, people))


async def sees_the_clock_run(client: Client) -> None:
    """Wait until the game is under way."""
    await client.until(lambda: client.now["clock"]["runs"])


async def sees_a_pause(client: Client) -> None:
    """Wait until it stands still."""
    await client.until(lambda: client.now["paused"])


async def contested_die(people: Sequence[Client], chance: Random) -> tuple[Client, Client, str]:
    """Two people and a die that both could take; people play on until there is one."""
    while True:
        await all_see(people)
        one, two = chance.sample(people, 2)
        common = [die for die in sorted(dice(one) & dice(two)) if tray(one).count(die) == 1]
        if common:
            return one, two, chance.choice(common)
        await somebody_moves(people, chance)


def dice(client: Client) -> set[str]:
    """The dice of the tray that somebody could take."""
    return {each["arguments"]["die"] for each in client.now["actions"] if each["kind"] in TAKING}


def tray(client: Client) -> list[str]:
    """All dice of the tray."""
    return [each["die"] for each in client.now["view"]["tray"]]


def takes(client: Client, die: str) -> list[str]:
    """The actions by which somebody would take a die."""
    taking = [each for each in client.now["actions"] if each["kind"] in TAKING]
    return [each["action"] for each in taking if each["arguments"]["die"] == die]


async def give_back(client: Client) -> None:
    """Whoever holds dice gives them back, so that they can be wanted again."""
    for action in [each["action"] for each in client.now["actions"] if each["kind"] == "release"]:
        await client.play(action)


async def two_tabs_play_one_step(races: Races, more: More, chance: Random) -> None:
    """Whatever they choose, the step is played once; the other tab hears that its choice is stale."""
    async with races.at("origin_story", tabs=2) as (_, [(one, two)]):
        while await goes_on([one, two]) and more():
            actions = [chance.choice(open_to(client.now)) for client in (one, two)]
            answers = await at_once(chance, chosen(one, actions[0]), chosen(two, actions[1]))
            one_wins(*answers, code="stale_action")


async def all_see(people: Sequence[Client]) -> None:
    """Wait until everybody has been told of all that anybody knows of."""
    known = [client.version for client in people]
    known += [answer["version"] for client in people for answer in client.accepted.values()]
    await asyncio.gather(*(sees(client, max(known)) for client in people))


async def goes_on(people: Sequence[Client]) -> bool:
    """Is the game not over, once everybody knows all that anybody knows?"""
    await all_see(people)
    return not people[0].is_over


async def sees(client: Client, version: int) -> None:
    """Wait until somebody has been told of an entry."""
    await client.until(lambda: client.version >= version)


async def two_tabs_want_one_die(races: Races, more: More, chance: Random) -> None:
    """FUSE live, both tabs of one seat: one of them gets it."""
    async with races.at("fuse", tabs=2, options={**LIVE, "players": 2}, auto_roll=True) as (_, seats):
        await begin([tabs[0] for tabs in seats])
        while more():
            one, two, die = await a_die_for(seats, chance)
            action = chance.choice(takes(one, die))
            one_wins(*await at_once(chance, chosen(one, action), chosen(two, action)))
            await all_see([one, two])
            await give_back(one)


async def a_die_for(
    seats: Sequence[Sequence[Client]], chance: Random, *, alone: bool = True
) -> tuple[Client, Client, str]:
    """Both tabs of somebody, and a die to take that no other is like; people play on until there is one."""
    people = [tab for tabs in seats for tab in tabs]
    while True:
        await all_see(people)
        one, two = chance.choice(seats)
        found = [die for die in sorted(dice(one)) if not alone or tray(one).count(die) == 1]
        if found:
            return one, two, chance.choice(found)
        await somebody_moves(people, chance)


async def move(client: Client, chance: Random) -> None:
    """Play something, and wait for the answer, however long the table keeps it."""
    await client.play(chance.choice(open_to(client.now)))


async def somebody_moves(people: Sequence[Client], chance: Random) -> None:
    """Anybody who can do something does it; if nobody can, wait for what comes."""
    for client in chance.sample(people, len(people)):
        if to_do(client):
            await move(client, chance)
            return
    await sees_more(people[0])


async def sees_more(client: Client) -> None:
    """Wait for what comes next."""
    version = client.version
    await client.until(lambda: client.version > version)


async def one_message_over_two_lines(races: Races, more: More, chance: Random) -> None:
    """The same id twice at once: both are told that it is done, and it is done once."""
    async with races.at("origin_story", tabs=2) as (_, [(one, two)]):
        while await goes_on([one, two]) and more():
            action, known = chance.choice(open_to(one.now)), f"same {one.version}"
            step = one.now["step"]
            first, second = await at_once(
                chance, *(client.ask("play", id=known, action=action, step=step) for client in (one, two))
            )
            assert first == second
            assert first["type"] == "accepted", first


async def one_claim_over_two_lines(races: Races, more: More, chance: Random) -> None:
    """The same with a die that others may want too: a doubled burn burns one die."""
    async with races.at("fuse", tabs=2, options={**LIVE, "players": 2}, auto_roll=True) as (_, seats):
        await begin([tabs[0] for tabs in seats])
        while more():
            one, two, die = await a_die_for(seats, chance, alone=False)
            said = {"id": f"same {one.name} {one.version}", "action": chance.choice(takes(one, die))}
            first, second = await at_once(
                chance, *(client.ask("play", step=one.now["step"], **said) for client in (one, two))
            )
            assert first == second, (first, second)
            await all_see([one, two])
            await give_back(one)


async def a_seat_is_taken_over_during_a_move(races: Races, more: More, chance: Random) -> None:
    """Either the move was first and stands, or it was not and whoever made it is told that the seat is another's."""
    made = await races.house.make("origin_story")
    here = races.client(await races.house.take(made, 0), "first")
    while more():
        async with asyncio.timeout(STUCK_SECONDS), staying(here):
            if here.is_over:
                return
            move = here.play(chance.choice(open_to(here.now)))
            take = races.house.ask("POST", "/api/seats", {"token": made.links[0]})
            answer, taken = await at_once(chance, move, take)
            assert answer["type"] == "accepted" or answer["code"] == "taken_over", answer
            if was_the_last(taken):
                return
            assert taken.status_code == 200, taken.text
            assert (await is_sent_away(here)) == "taken_over"
        here = races.client(replace(made.host, cookies=dict(taken.cookies)), "next")


def was_the_last(asked: httpx.Response) -> bool:
    """Was the game over before?  From then on nobody changes seats."""
    return asked.status_code == 409 and refused(asked, 409, "seats_stay")


async def is_sent_away(client: Client) -> str:
    """Wait for the last word: its code."""
    await client.until(lambda: client.bye)
    return str((client.bye or {})["code"])


async def somebody_takes_back_what_another_answers(races: Races, more: More, chance: Random) -> None:
    """In practice anybody may take a step back: either the answer stands or the question is gone."""
    async with races.at("assembly", options={"players": 2}, practice=True) as (_, seats):
        people = [tabs[0] for tabs in seats]
        while await goes_on(people):
            player, other = people if people[0].now["actions"] else people[::-1]
            if not other.now["undo"]:
                await move(player, chance)
            elif not more():
                return
            else:
                step = player.now["step"]
                play = chosen(player, chance.choice(open_to(player.now)))
                one_wins(*await at_once(chance, play, other.ask("undo", step=step)), code="stale_action")


async def a_link_is_taken_while_the_host_makes_another(races: Races, more: More, chance: Random) -> None:
    """An old link opens nothing any more, and whoever took the seat by it holds nothing."""
    made = await races.house.make("assembly", {"players": 2})
    link = made.links[1]
    while more():
        take = races.house.ask("POST", "/api/seats", {"token": link})
        reissue = races.house.ask("POST", f"/api/tables/{made.table}/seats/1/link", None, made.host.cookies)
        taken, reissued = await at_once(chance, take, reissue)
        assert reissued.status_code == 200, reissued.text
        assert taken.status_code == 200 or refused(taken, 404, "no_such_link"), taken.text
        if taken.status_code == 200:
            assert await my_seat(races.house, made.table, taken) is None
        link = reissued.json()["link"].rpartition("/")[2]


async def two_browsers_take_one_seat(races: Races, more: More, chance: Random) -> None:
    """Both may take it by the link; whoever came last holds it alone."""
    made = await races.house.make("assembly", {"players": 2})
    while more():
        asked = (races.house.ask("POST", "/api/seats", {"token": made.links[0]}) for _ in range(2))
        both = await asyncio.gather(*asked)
        assert [taken.status_code for taken in both] == [200, 200]
        held = [await my_seat(races.house, made.table, taken) for taken in both]
        assert sorted(held, key=str) == [0, None]


async def the_host_closes_the_table_during_a_move(races: Races, more: More, chance: Random) -> None:
    """Either the move was first, or the table was closed."""
    while more():
        async with races.at("origin_story") as (made, [(client,)]):
            move = client.play(chance.choice(open_to(client.now)))
            close = races.house.ask("DELETE", f"/api/tables/{made.table}", None, made.host.cookies)
            answer, closed = await at_once(chance, move, close)
            assert closed.status_code == 204, closed.text
            assert answer["type"] == "accepted" or answer["code"] == "table_closed", answer
            again = await client.play("anything")
            assert (again["type"], again["code"]) == ("refused", "table_closed")


async def a_seat_is_given_to_a_bot_during_a_move(races: Races, more: More, chance: Random) -> None:
    """Either the move was first, or the seat is the bot's; by the link a person takes it back."""
    made = await races.house.make("assembly", {"players": 2})
    other = races.client(await races.house.take(made, 1), "other")
    async with staying(other):
        while not other.is_over and more():
            taken = await races.house.ask("POST", "/api/seats", {"token": made.links[0]})
            if was_the_last(taken):
                return
            here = races.client(replace(made.host, cookies=dict(taken.cookies)), "here")
            async with asyncio.timeout(STUCK_SECONDS), staying(here):
                await act_unless_over(here, other, chance)
                path = f"/api/tables/{made.table}/seats/0/bot"
                move = here.play((open_to(here.now) or ["deploy"])[0])
                give = races.house.ask("PUT", path, {"bot": "random"}, made.host.cookies)
                answer, given = await at_once(chance, move, give)
                if was_the_last(given):
                    return
                assert given.status_code == 204, given.text
                assert answer["type"] in ("accepted", "refused", "bye"), answer
                assert await is_sent_away(here) == "seat_to_bot"


async def act_unless_over(here: Client, other: Client, chance: Random) -> None:
    """Whoever is asked beside somebody answers first."""
    if not here.is_over and not open_to(here.now) and open_to(other.now):
        await move(other, chance)


async def a_pause_begins_during_a_claim(races: Races, more: More, chance: Random) -> None:
    """Nothing is played while the game stands still; the claim is answered all the same."""
    async with races.at("fuse", options={**LIVE, "players": 2}, auto_roll=True) as (_, seats):
        first, second = people = [tabs[0] for tabs in seats]
        await begin(people)
        while more():
            await first.ask("want", what="pause")
            _, _, die = await contested_die(people, chance)
            claim = first.play(chance.choice(takes(first, die)))
            answer, wanted = await at_once(chance, claim, second.ask("want", what="pause"))
            assert wanted["type"] == "accepted", wanted
            assert answer["type"] in ("accepted", "refused"), answer
            await asyncio.gather(*map(sees_a_pause, people))
            await asyncio.gather(*(client.ask("want", what="resume") for client in people))
            await asyncio.gather(*map(sees_the_clock_run, people))


def refused(response: httpx.Response, status: int, code: str) -> bool:
    """Was this refused so, with a sentence?"""
    said = response.json()
    return response.status_code == status and said["code"] == code and bool(said["sentence"])


async def my_seat(house: Asking, table: str, taken: httpx.Response) -> int | None:
    """The seat that whoever got an answer holds by it now."""
    about = await house.ask("GET", f"/api/tables/{table}", None, dict(taken.cookies))
    seat: int | None = about.json()["my_seat"]
    return seat


SHARES: dict[Kind, int] = {
    two_seats_want_one_die: 10,
    somebody_wants_a_die_who_may_not_take_it: 3,
    two_tabs_play_one_step: 10,
    two_tabs_want_one_die: 8,
    one_message_over_two_lines: 10,
    one_claim_over_two_lines: 8,
    a_seat_is_taken_over_during_a_move: 10,
    somebody_takes_back_what_another_answers: 10,
    a_link_is_taken_while_the_host_makes_another: 10,
    two_browsers_take_one_seat: 5,
    the_host_closes_the_table_during_a_move: 8,
    a_seat_is_given_to_a_bot_during_a_move: 6,
    a_pause_begins_during_a_claim: 2,
}
"""How many of a hundred races are of a kind; those that wait for a clock are fewer."""


async def race(server: Server, number: int, seed: int) -> Counter[str]:
    """So many races of all kinds, at the same time: how many there were of each."""
    async with asking(server) as house:
        races = Races(house, seed)
        await asyncio.gather(*(races.of(kind, -(-number * share // 100)) for kind, share in SHARES.items()))
    races.held.check(server)
    return races.run
