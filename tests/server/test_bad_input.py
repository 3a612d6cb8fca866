"""Bad clients: each gets a clear answer or no line at all, and whoever plays beside them notices nothing."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablemate.kernel.json_types import JsonObject
from tablemate.server.settings import Limits
from tablemate.server.tables import entries as log

from .clients import Address, Asking, Client, MadeTable, asking, staying
from .fuzz import HOSTILE
from .people import open_to, play_on
from .processes import UNLIMITED, Server, served
from .proofs import check_room
from .raw import Raw, head

pytestmark = pytest.mark.slow
MEGABYTE = 1 << 20
REFUSED, PARTING = 40, 5
SOON = 5.0
"""Seconds within which somebody who behaves is answered, whatever others do."""
HASTY = {
    "tablemate.server.serving.PING_EVERY": 0.4,
    "tablemate.server.serving.PONG_WITHIN": 0.4,
    "tablemate.server.lines.ASKED_WITHIN": 0.4,
}
Scenario = Callable[[Server, Asking], Awaitable[None]]


def run(folder: Path, scenario: Scenario, limits: Limits = UNLIMITED, *, hasty: bool = False) -> None:
    """Run a scenario at a server of its own, which is well afterwards."""

    async def main() -> None:
        async with asyncio.timeout(120), asking(server) as house:
            await scenario(server, house)

    with served(folder, limits, HASTY if hasty else None) as server:
        asyncio.run(main())
        assert server.runs
        server.check_it_was_well()


@asynccontextmanager
async def beside(server: Server, house: Asking) -> AsyncIterator[Client]:
    """Somebody who plays alone meanwhile, and comes to the end of the game afterwards."""
    made = await house.make("origin_story")
    client = Client(await house.take(made, 0), "beside")
    async with staying(client):
        yield client
        await play_on(client, Random(1))
    check_room(server.room(made.table), [client])


async def is_served(client: Client) -> None:
    """Somebody who behaves is answered as if nobody else were there."""
    async with asyncio.timeout(SOON):
        assert (await client.play(open_to(client.now)[0]))["type"] == "accepted"


def test_thousands_of_connections_of_one_client_are_refused_beyond_its_limit(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections_of_one=20)

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        for _ in range(5):
            told = await first_words(made.watching, 400)
            assert 0 < sum(each["type"] == "table" for each in told) <= 20
            refused = [each for each in told if each["type"] != "table"]
            assert {each["code"] for each in refused} == {"too_many_connections"}
            assert all(each["sentence"] for each in refused)

    run(tmp_path, scenario, limits)


def test_of_many_who_are_refused_and_do_not_close_the_line_the_first_are_cut(tmp_path: Path) -> None:
    """Each is a file of the server's, which has only so many: nobody takes all of them by being refused."""

    async def main() -> None:
        async with asking(server) as house:
            made = await house.make("assembly", {"players": 2})
            with ExitStack() as lines:
                first, *refused = [lines.enter_context(Raw(server)) for _ in range(1 + REFUSED)]
                for raw in (first, *refused):
                    await raw.upgrade(made.watching)
                async with asyncio.timeout(SOON):
                    await asyncio.gather(*(raw.is_let_go() for raw in refused[:-PARTING]))

    habits = {"tablemate.server.sockets.MOST_PARTING": PARTING}
    with served(tmp_path, replace(UNLIMITED, connections_of_one=1), habits) as server:
        asyncio.run(main())
        server.check_it_was_well()


async def first_words(address: Address, number: int) -> list[JsonObject]:
    """So many open a line at once, and nobody leaves before all have heard something."""
    all_heard = asyncio.Barrier(number)
    return await asyncio.gather(*(first_word(address, all_heard) for _ in range(number)))


async def first_word(address: Address, all_heard: asyncio.Barrier | None = None) -> JsonObject:
    """Open a line, join, and hear one thing."""
    async with address.opened() as socket:
        with suppress(ConnectionClosed):  # where nobody may join, the last word is there already
            await socket.send('{"type":"join","language":"en"}')
        told: JsonObject = msgspec.json.decode(await socket.recv())
        if all_heard is not None:
            await all_heard.wait()
        return told


def test_a_table_takes_so_many_who_listen(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        told = await first_words(made.watching, 40)
        assert sum(each["type"] == "table" for each in told) == 10
        assert {each.get("code") for each in told} == {None, "table_full"}

    run(tmp_path, scenario, replace(UNLIMITED, listeners=10))


def test_whoever_never_reads_is_let_go_and_costs_no_memory(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        people = [Client(await house.take(made, seat), f"P{seat}") for seat in made.links]
        async with staying(*people), beside(server, house) as other:
            before = server.resident()
            with ExitStack() as lines:
                deaf = [await deaf_at(lines.enter_context(Raw(server)), made) for _ in range(10)]
                for number in range(2_500):
                    await people[number % 2].ask("say", text="a" * 280)
                await is_served(other)
                await asyncio.gather(*(raw.is_let_go() for raw in deaf))
            assert server.resident() - before < 60 * MEGABYTE

    run(tmp_path, scenario, hasty=True)


async def deaf_at(raw: Raw, made: MadeTable) -> Raw:
    """Somebody at a table who reads nothing of what is told there."""
    await raw.upgrade(made.watching)
    await raw.say({"type": "join", "language": "en"})
    return raw


def test_whoever_is_gone_without_a_word_is_away(tmp_path: Path) -> None:
    """Half-open: the line is there, but nobody answers."""

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        here = Client(await house.take(made, 1), "here")
        with Raw(server) as gone:
            await gone.upgrade(await house.take(made, 0))
            await gone.say({"type": "join", "language": "en"})
            async with staying(here):
                await here.until(lambda: here.seats[0]["here"])
                await gone.is_let_go()
                await here.until(lambda: not here.seats[0]["here"])
        assert any(isinstance(entry.what, log.Went) for entry in server.room(made.table).log)

    run(tmp_path, scenario, hasty=True)


def test_a_line_over_which_messages_go_stays(tmp_path: Path) -> None:
    """However little patience the server has with requests."""

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("origin_story")
        here = Client(await house.take(made, 0), "here")
        async with staying(here):
            with Raw(server) as silent:
                await silent.is_let_go()
            await is_served(here)
            assert here.connections == 1

    run(tmp_path, scenario, hasty=True)


def test_a_line_on_which_nothing_is_asked_is_cut(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        with ExitStack() as lines:
            silent = [lines.enter_context(Raw(server)) for _ in range(200)]
            half, drips = (lines.enter_context(Raw(server)) for _ in range(2))
            await half.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
            await drips.send(head("/api/tables", {"Host": "here", "Content-Length": "100"}, "POST") + b"{")
            async with beside(server, house) as other:
                await is_served(other)
                await asyncio.gather(*(raw.is_let_go() for raw in (*silent, half, drips)))

    run(tmp_path, scenario, hasty=True)


def test_one_address_has_only_so_many_lines_at_a_time(tmp_path: Path) -> None:
    """Whoever is on this machine is a proxy as likely as not; here nobody is."""

    async def main(server: Server) -> None:
        await server.is_ready()
        with ExitStack() as lines:
            first = [lines.enter_context(Raw(server)) for _ in range(3)]
            with Raw(server) as last:
                await last.is_let_go()
            await first[0].send(head("/health", {"Host": "here", "Connection": "close"}))
            await first[0].is_let_go()
        with Raw(server) as another:
            await another.send(head("/health", {"Host": "here", "Connection": "close"}))
            await another.is_let_go()

    foreign = {"tablemate.server.lines.MOST_OF_ONE": 3, "tablemate.server.lines.LOOPBACK": ()}
    with served(tmp_path, UNLIMITED, foreign) as server:
        asyncio.run(main(server))
        assert server.runs


def test_a_head_without_end_is_not_read(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        before = server.resident()
        with Raw(server) as endless:
            with suppress(OSError):
                await endless.send(b"GET / HTTP/1.1\r\nHost: here\r\n")
                for number in range(1_000):
                    await endless.send(b"X-%d: %s\r\n" % (number, b"a" * 8_000))
            await endless.is_let_go()
        assert server.resident() - before < 10 * MEGABYTE

    run(tmp_path, scenario)


def test_whoever_asks_too_often_is_told_to_wait_and_served_again_later(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, requests_a_second=5, requests_at_once=20)

    async def scenario(server: Server, house: Asking) -> None:
        answers = await asyncio.gather(*(house.ask("GET", "/api/tables/nowhere") for _ in range(300)))
        codes = [answer.status_code for answer in answers]
        assert {*codes} == {404, 429}
        assert codes.count(429) > 100
        for answer in answers:
            assert answer.json()["sentence"]
        while (await house.ask("GET", "/api/tables/nowhere")).status_code == 429:
            await asyncio.sleep(0.05)

    run(tmp_path, scenario, limits)


def test_whoever_makes_too_many_tables_is_told_so(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        answers = [await house.ask("POST", "/api/tables", {"game": "origin_story"}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 3
        assert {answer.json()["code"] for answer in answers[5:]} == {"too_many_tables"}
        assert len(server.rooms()) == 5

    run(tmp_path, scenario, replace(UNLIMITED, tables_an_hour=5))


def test_whoever_says_too_much_is_heard_more_slowly_and_all_of_it_is_answered(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, messages_a_second=100, messages_at_once=10)

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        async with beside(server, house) as other, made.watching.opened() as socket:
            began = time.monotonic()
            await ask_why(socket, 200)
            await is_served(other)
            await answers(socket, 200)
            assert time.monotonic() - began > 1.5

    run(tmp_path, scenario, limits)


def test_whoever_says_too_much_over_many_lines_is_heard_no_faster(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, messages_of_one_a_second=100, messages_of_one_at_once=10)

    async def scenario(_: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        async with AsyncExitStack() as opened:
            sockets = [await opened.enter_async_context(made.watching.opened()) for _ in range(4)]
            began = time.monotonic()
            await asyncio.gather(*(ask_why(socket, 50) for socket in sockets))
            await asyncio.gather(*(answers(socket, 50) for socket in sockets))
            assert time.monotonic() - began > 1.5

    run(tmp_path, scenario, limits)


async def ask_why(socket: ClientConnection, times: int) -> None:
    """Join, and ask so many questions at once."""
    await socket.send('{"type":"join","language":"en"}')
    for number in range(times):
        await socket.send(json.dumps({"type": "why", "id": str(number), "action": "?"}))


async def answers(socket: ClientConnection, times: int) -> None:
    """Wait for all answers."""
    answered: set[str | None] = set()
    while len(answered) < times:
        answered.add(msgspec.json.decode(await socket.recv()).get("id"))
        answered.discard(None)


def test_whoever_wants_the_whole_table_again_and_again_gets_it_slowly(tmp_path: Path) -> None:
    """A long log is much to tell: who joins without end, over one line or many, holds up nobody."""
    limits = replace(UNLIMITED, joins_a_second=10, joins_at_once=5, requests_a_second=5, requests_at_once=20)

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        async with made.watching.opened() as socket:
            began = time.monotonic()
            for _ in range(15):
                await socket.send('{"type":"join","language":"en"}')
            tables = 0
            while tables < 15:
                tables += msgspec.json.decode(await socket.recv())["type"] == "table"
            assert time.monotonic() - began > 0.9
        told = await first_words(made.watching, 100)
        assert {each.get("code") for each in told} == {None, "too_many_requests"}

    run(tmp_path, scenario, limits)


def test_whoever_watches_over_many_lines_says_no_more_than_over_one(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, talk_a_second=1e-6, talk_at_once=5)

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        async with AsyncExitStack() as lines:
            sockets = [await lines.enter_async_context(made.watching.opened()) for _ in range(20)]
            for number, socket in enumerate(sockets):
                await socket.send('{"type":"join","language":"en"}')
                await socket.send(f'{{"type":"say","id":"{number}","text":"hello"}}')
            answers = Counter([await answer(socket, str(number)) for number, socket in enumerate(sockets)])
            assert answers == {"accepted": 5, "too_many_requests": 15}

    run(tmp_path, scenario, limits)


async def answer(socket: ClientConnection, asked: str) -> str:
    """What a message is answered with."""
    while (told := msgspec.json.decode(await socket.recv(), type=JsonObject)).get("id") != asked:
        pass
    return str(told.get("code", told["type"]))


def test_whoever_wants_a_long_log_again_and_again_and_reads_nothing_costs_no_memory(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        client = Client(await house.take(made, 0), "talks")
        async with staying(client), beside(server, house) as other:
            for _ in range(500):
                await client.ask("say", text="a" * 280)
            before = server.resident()
            with ExitStack() as lines:
                deaf = [await deaf_at(lines.enter_context(Raw(server)), made) for _ in range(10)]
                for raw in deaf * 50:
                    with suppress(OSError):
                        await raw.say({"type": "join", "language": "en"})
                await is_served(other)
                await asyncio.gather(*(raw.is_let_go() for raw in deaf))
            assert server.resident() - before < 60 * MEGABYTE

    run(tmp_path, scenario, hasty=True)


def test_whoever_cannot_decide_whether_to_be_ready_does_not_fill_the_log(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, talk_a_second=1e-6, talk_at_once=5)

    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("fuse", {"players": 2, "mode": "live"})
        client = Client(await house.take(made, 0), "undecided")
        async with staying(client):
            answers = [await client.ask("ready", ready=number % 2 == 0) for number in range(20)]
            found = [each.get("code", each["type"]) for each in answers]
            assert found == ["accepted"] * 5 + ["too_many_requests"] * 15

    run(tmp_path, scenario, limits)


WRONG_RECORDS = {
    "nothing": b"",
    "no JSON": b"\xff\xfe{",
    "no record": b"{}",
    "a list": b"[" * 10_000,
    "a number": b"1" * 10_000,
    "another game": b'{"format":"tablemate-record","version":2,"game":"chess"}',
    "a later version": b'{"format":"tablemate-record","version":99}',
    "lone surrogates": b'{"format":"\\ud800","game":"\\udfff"}',
}


@pytest.mark.parametrize("wrong", WRONG_RECORDS)
def test_a_wrong_record_is_refused_with_a_sentence(
    wrong: str, server: object, browser: Callable[[], httpx.Client]
) -> None:
    answer = browser().post("/api/records", content=WRONG_RECORDS[wrong])
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"]
    assert answer.json()["sentence"]


def test_what_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    def endless(size: int) -> AsyncIterator[bytes]:
        async def parts() -> AsyncIterator[bytes]:
            for _ in range(size // MEGABYTE):
                yield b" " * MEGABYTE

        return parts()

    async def scenario(server: Server, house: Asking) -> None:
        before = server.resident()
        for path in ("/api/records", "/api/tables", "/api/seats"):
            for content in (b" " * 30 * MEGABYTE, endless(30 * MEGABYTE)):
                try:
                    answer = await house.http.post(f"{server.url}{path}", content=content)
                except httpx.TransportError:
                    continue
                assert answer.status_code == 413, (path, answer.text)
                assert answer.json()["sentence"]
        assert server.resident() - before < 30 * MEGABYTE

    run(tmp_path, scenario)


def test_secrets_of_one_table_open_nothing_at_another(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        one, two = await house.make("assembly", {"players": 2}), await house.make("assembly", {"players": 2})
        mine = await house.take(one, 0)
        renamed = {name.replace(one.table, two.table): value for name, value in mine.cookies.items()}
        host = {name.replace(one.table, two.table): value for name, value in one.host.cookies.items()}
        for cookies in (mine.cookies, renamed, host, {f"seat-{two.table}": "", f"host-{two.table}": "x" * 5_000}):
            async with staying(foreign := Client(Address(server, two.table, cookies), "foreign")):
                assert foreign.viewer == "spectator"
                assert (await foreign.play("deploy"))["code"] == "only_watching"
            for method, path in (("DELETE", ""), ("POST", "/seats/0/link")):
                answer = await house.ask(method, f"/api/tables/{two.table}{path}", None, cookies)
                assert (answer.status_code, answer.json()["code"]) == (403, "only_the_host")
        assert server.room(two.table).version == 0

    run(tmp_path, scenario)


def test_wrong_tokens_tables_and_seats_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("assembly", {"players": 2})
        for token in ("nothing", "'; DROP TABLE seats; --", "x" * 101, "", "\x00"):
            answer = await house.ask("POST", "/api/seats", {"token": token})
            assert answer.status_code in (404, 422), answer.text
            assert answer.json()["sentence"]
        for seat in (-1, 2, 99, 10**30):
            answer = await house.ask("POST", f"/api/tables/{made.table}/seats/{seat}/link", None, made.host.cookies)
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["sentence"]
        for table in ("nowhere", "%00", "..%2f..", "' OR 1=1 --", "x" * 3_000, "\N{PILE OF POO}"):
            told = await first_word(Address(server, httpx.URL(f"http://x/{table}").raw_path.decode()[1:]))
            assert (told["type"], told["code"]) == ("bye", "no_such_table")

    run(tmp_path, scenario)


def test_names_and_talk_with_markup_and_sql_stay_what_they_are(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        for hostile in HOSTILE:
            made = await house.make("origin_story")
            answer = await house.ask("POST", "/api/seats", {"token": made.links[0], "name": hostile})
            assert answer.status_code in (200, 400, 422), answer.text
            name = hostile if answer.status_code == 200 else None
            address = Address(server, made.table, dict(answer.cookies)) if name else await house.take(made, 0)
            async with staying(client := Client(address, "hostile")):
                said = await client.ask("say", text=hostile[:280] or ".")
                assert said["type"] == "accepted" or said["code"] == "nothing_said"
                for page in (f"/t/{made.table}", f"/t/{made.table}?watch=1"):
                    shown = (await house.ask("GET", page, None, address.cookies)).text
                    assert "<script>alert" not in shown
                    assert "<img src=x" not in shown
            check_room(server.room(made.table), [client])

    run(tmp_path, scenario)


def test_a_page_of_somebody_else_may_neither_ask_nor_listen(tmp_path: Path) -> None:
    async def scenario(server: Server, house: Asking) -> None:
        made = await house.make("origin_story")
        foreign = {"Origin": "https://evil.example"}
        answer = await house.http.post(f"{server.url}/api/tables", json={"game": "origin_story"}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        async with connect(made.watching.url, additional_headers=foreign) as socket:
            assert msgspec.json.decode(await socket.recv())["code"] == "foreign_origin"

    run(tmp_path, scenario)
