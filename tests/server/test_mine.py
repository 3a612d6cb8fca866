"""The games of a browser: listed, gone on with, taken out of the list, and exported; nothing of them leaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from functools import partialmethod

import httpx
import pytest
from sqlalchemy import bindparam, func, select, update

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.server.api.shapes.mine import MyGames
from tablemate.server.lobby import Lobby, Taken
from tablemate.server.mine import Mine
from tablemate.server.problems import NotStored, NotThere, TooLarge
from tablemate.server.storage.finding import Finding
from tablemate.server.storage.schema import CLOCKS, ENTRIES, FORGOTTEN, SEATS, TABLES
from tablemate.server.tables.entries import AnyWhat
from tablemate.server.tables.head import Head
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.room import Room, read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.tokens import hashed
from tablemate.server.workshop import Breath
from tablemate.words import Words

from .conftest import Browser
from .games import (
    FOR_TWO,
    GAMES,
    alike,
    done,
    finished,
    looking_alike,
    made_with,
    make,
    make_for_others,
    person_of,
    refused,
    take_seats,
)
from .running import Running

ABOUT_TABLES = (TABLES, ENTRIES, SEATS, CLOCKS, FORGOTTEN)


def games_of(browser: httpx.Client, **asked: object) -> MyGames:
    return MyGames.model_validate(done(browser.get("/api/mine", params=asked)))  # type: ignore[arg-type]


def names(browser: httpx.Client) -> list[str]:
    return [game.table for game in games_of(browser).games]


def exported(browser: httpx.Client) -> list[JsonObject]:
    response = browser.get("/api/mine/export")
    assert response.headers["content-disposition"] == 'attachment; filename="tablemate-games.json"'
    file = done(response)
    assert (file["format"], file["version"]) == ("tablemate-games", 1)
    games: list[JsonObject] = file["games"]
    return games


def test_a_browser_that_has_played_nothing_has_no_games(browser: Browser) -> None:
    asking = browser()
    assert games_of(asking) == MyGames(games=[], more=None)
    assert exported(asking) == []
    assert not asking.cookies


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_listed_with_what_was_agreed_and_how_it_ended(server: Running, browser: Browser, game: str) -> None:
    own = browser("fr")
    made = finished(server, own, game)
    [mine] = games_of(own).games
    table, words = server.table(made["table"]), Words("fr", game).illustrated()
    assert (mine.table, mine.game, mine.name) == (made["table"], game, words.say("game-name"))
    assert mine.options == words.options(table.options)
    assert mine.result is not None
    assert table.outcome is not None
    assert (mine.result.won, mine.result.score, mine.result.band) == (
        table.outcome.won,
        table.outcome.score,
        table.outcome.band,
    )
    assert mine.result.words
    assert (mine.host, mine.my_seat, mine.waits_for_me, mine.abandoned, mine.closed) == (True, 0, False, False, False)
    assert (mine.page, mine.replay) == (made["page"], f"{made['page']}/replay")
    assert mine.sentence is None
    assert mine.ended is not None
    assert mine.created <= mine.ended


def test_a_game_says_whether_it_waits_for_this_browser(server: Running, browser: Browser) -> None:
    one, two = browser(), browser()
    made = make_for_others(one, FOR_TWO, players=2, first=1)
    assert [game.waits_for_me for game in games_of(one).games] == [False]
    take_seats(made, one, two)
    assert [game.waits_for_me for game in games_of(one).games] == [False]
    assert [game.waits_for_me for game in games_of(two).games] == [True]
    ([mine], [theirs]) = (games_of(each).games for each in (one, two))
    asked, words = server.table(made["table"]).waiting[0], Words("en", FOR_TWO)
    assert (mine.sentence, theirs.sentence) == (words.decision(asked, 0), words.decision(asked, 1))
    assert mine.sentence != theirs.sentence
    assert (theirs.host, theirs.my_seat, theirs.replay, theirs.result) == (False, 1, None, None)


def test_a_table_that_was_put_away_is_only_looked_at(server: Running, browser: Browser) -> None:
    own = browser()
    made = make(own, FOR_TWO)
    keepers = server.house.lobby.keepers
    version = server.keeper(made["table"]).room.version
    keeper = keepers._keepers.pop(made["table"])
    server.done(keeper.stop())
    assert [game.waits_for_me for game in games_of(own).games] == [True]
    assert keepers.at_hand(made["table"]) is None
    assert server.keeper(made["table"]).room.version == version


@pytest.fixture
def put_away(server: Running, browser: Browser) -> tuple[httpx.Client, list[str]]:
    """Somebody's games that wait for them, newest first; none is in memory."""
    own = browser()
    made = [make(own, FOR_TWO)["table"] for _ in range(3)]
    keepers = server.house.lobby.keepers
    for table in made:
        server.done(keepers._keepers.pop(table).stop())
    return own, names(own)


def waiting(browser: httpx.Client) -> list[str]:
    """The games that wait for this browser; its pages have all of them."""
    games = games_of(browser).games
    for page in ("/", "/mine"):
        text = browser.get(page).text
        assert all(game.table in text for game in games)
    return [game.table for game in games if game.waits_for_me]


def spoil(server: Running, table: str) -> None:
    """A log has something in it that nobody can read."""
    second = ENTRIES.c.table == bindparam("of"), ENTRIES.c.sequence == bindparam("second")
    change = update(ENTRIES).where(*second).values(what=bindparam("spoilt"))
    server.write((change, [{"of": table, "second": 2, "spoilt": '{"kind":"nobody"}'}]))


def test_a_game_whose_log_cannot_be_read_is_exported_without_its_record(server: Running, browser: Browser) -> None:
    own = browser()
    one, other = (finished(server, own, FOR_TWO)["table"] for _ in range(2))
    spoil(server, one)
    assert {game["table"]: game["record"] is None for game in exported(own)} == {one: True, other: False}


def test_a_game_whose_log_cannot_be_read_takes_no_other_from_the_list(
    server: Running, put_away: tuple[httpx.Client, list[str]]
) -> None:
    own, (first, *others) = put_away
    spoil(server, first)
    assert waiting(own) == others
    assert own.delete(f"/api/mine/{first}").status_code == 204
    assert (names(own), rows_of(server, first)) == (others, 0)


def test_a_game_that_takes_long_to_read_takes_no_other_from_the_list(
    put_away: tuple[httpx.Client, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    own, (first, *others) = put_away

    def read(table: str, head: Head, kept: Iterable[tuple[int, int, AnyWhat]]) -> Room:
        if table == first:
            raise TooLarge("takes_too_long")
        return read_room(table, head, kept)

    monkeypatch.setattr("tablemate.server.mine.read_room", read)
    assert waiting(own) == others


def test_games_whose_options_take_too_long_to_read_are_listed_without(
    put_away: tuple[httpx.Client, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has cards of somebody's own: whoever has time for all of them waits for nobody else's either."""
    own, tables = put_away
    monkeypatch.setattr(Breath, "__init__", partialmethod(Breath.__init__, longest=-1.0))
    assert [(game.table, game.options) for game in games_of(own).games] == [(table, []) for table in tables]
    assert waiting(own) == []


def test_names_are_told_as_they_were_typed_and_seats_as_the_language_calls_them(browser: Browser) -> None:
    own = browser("fr")
    seats = [{"name": "Ana <b>"}, {"bot": "random"}]
    asked = {"game": FOR_TWO, "options": {"players": 2}, "seats": seats}
    done(own.post("/api/tables", json=asked), 201)
    [mine] = games_of(own).games
    assert [(seat.name, seat.called) for seat in mine.seats] == [("Ana <b>", "Ana <b>"), (None, "place 2")]
    assert mine.seats[1].player is not None
    assert mine.seats[1].player.startswith("bot random")


def test_the_list_comes_in_pages_newest_first(browser: Browser) -> None:
    own = browser()
    made = [make(own, FOR_TWO)["table"] for _ in range(5)]
    first = games_of(own, most=2)
    second = games_of(own, most=2, after=first.more)
    third = games_of(own, most=2, after=second.more)
    listed = [game.table for page in (first, second, third) for game in page.games]
    assert sorted(listed) == sorted(made)
    assert third.more is None
    created = [game.created for page in (first, second, third) for game in page.games]
    assert created == sorted(created, reverse=True)
    assert games_of(own, after="nowhere").games == []


def test_a_game_is_taken_out_of_ones_own_list_and_of_no_other(server: Running, browser: Browser) -> None:
    one, two, stranger = browser(), browser(), browser()
    made = make_for_others(one, FOR_TWO, players=2)
    take_seats(made, one, two)
    refused(stranger.delete(f"/api/mine/{made['table']}"), 404, "no_such_table")
    assert one.delete(f"/api/mine/{made['table']}").status_code == 204
    refused(one.delete(f"/api/mine/{made['table']}"), 404, "no_such_table")
    assert (names(one), exported(one), names(two)) == ([], [], [made["table"]])
    assert server.table(made["table"]).waiting


def rows_of(server: Running, table: str) -> int:
    """How many rows the database has about a table."""

    async def count() -> int:
        named = {"tables": "id"}
        chosen = [select(func.count()).where(of.c[named.get(of.name, "table")] == table) for of in ABOUT_TABLES]
        async with server.house.store.engine.connect() as connection:
            return sum([(await connection.execute(each)).scalar_one() for each in chosen])

    return server.done(count())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("in_memory", [True, False])
def test_a_game_that_concerns_nobody_else_is_deleted_with_its_names_and_its_talk(
    server: Running, browser: Browser, game: str, *, in_memory: bool
) -> None:
    own = browser()
    made, other = (finished(server, own, game)["table"] for _ in range(2))
    keepers, kept = server.house.lobby.keepers, rows_of(server, other)
    if not in_memory:
        server.done(keepers._keepers.pop(made).stop())
    assert [each.only_mine for each in games_of(own).games] == [True, True]
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert (names(own), [each["table"] for each in exported(own)]) == ([other], [other])
    assert (rows_of(server, made), keepers.at_hand(made)) == (0, None)
    assert rows_of(server, other) == kept
    for path in (f"/api/tables/{made}", f"/api/tables/{made}/replay"):
        refused(own.get(path), 404, "no_such_table")


def test_whoever_watches_a_game_that_is_deleted_is_told(server: Running, browser: Browser) -> None:
    own = browser()
    made = make(own, FOR_TWO)["table"]
    keeper, watching = server.keeper(made), Listener(None, False, Ear(tablemate.SPECTATOR, "en"), 1_000)
    server.done(keeper.asked(lambda it: it.arrive(watching)))
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert [json.loads(each)["code"] for each in watching.outgoing] == ["no_such_table"]
    with pytest.raises(NotStored):
        server.done(keeper.asked(lambda it: it.arrive(watching)))


def test_a_table_stays_at_which_somebody_else_ever_sat(server: Running, browser: Browser) -> None:
    host, guest = browser(), browser()
    made = make_for_others(host, FOR_TWO, players=2)
    links = [seat["link"].rpartition("/")[2] for seat in made["seats"]]
    done(host.post("/api/seats", json={"token": links[0]}))
    assert [each.only_mine for each in games_of(host).games] == [True]
    done(guest.post("/api/seats", json={"token": links[1], "name": "Ben"}))
    done(host.post(f"/api/tables/{made['table']}/seats/1/link"))
    assert names(guest) == []
    assert [each.only_mine for each in games_of(host).games] == [False]
    assert host.delete(f"/api/mine/{made['table']}").status_code == 204
    assert (names(host), len(server.keeper(made["table"]).room.seats)) == ([], 2)


def test_a_table_stays_whose_maker_is_somebody_else(server: Running, browser: Browser) -> None:
    host, guest = browser(), browser()
    made = make_for_others(host, FOR_TWO, players=1)
    take_seats(made, guest)
    for each in (guest, host):
        assert [game.only_mine for game in games_of(each).games] == [False]
        assert each.delete(f"/api/mine/{made['table']}").status_code == 204
    assert server.table(made["table"]).waiting


def test_the_deal_of_a_day_stays_for_whoever_compares(server: Running, browser: Browser) -> None:
    own = browser()
    made = done(own.post(f"/api/today/{FOR_TWO}", json={"players": 1}), 201)["table"]
    server.play_on(made)
    assert [each.only_mine for each in games_of(own).games] == [False]
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert server.table(made).outcome


def test_a_table_that_somebody_opens_while_it_is_deleted_is_gone_all_the_same(
    server: Running, browser: Browser
) -> None:
    own = browser()
    table, house = make_for_others(own, FOR_TWO, players=1)["table"], server.house

    async def delete() -> bool:
        await house.lobby.keeper(table)
        return await house.store.delete(table, hashed(person_of(own)))

    assert server.done(house.lobby.keepers.delete(table, delete))
    assert house.lobby.keepers.at_hand(table) is None
    refused(own.get(f"/api/tables/{table}"), 404, "no_such_table")


@pytest.mark.parametrize("in_memory", [True, False])
def test_of_a_seat_that_is_taken_and_a_table_that_is_deleted_at_once_one_happens(
    server: Running, browser: Browser, *, in_memory: bool
) -> None:
    for late in [0, 1, 2, 3, 5, 8, 13, 21] * 2:
        own = browser()
        made = make_for_others(own, FOR_TWO, players=1)
        table, token = made["table"], made["seats"][0]["link"].rpartition("/")[2]
        if in_memory:
            server.keeper(table)
        lobby, mine = server.house.lobby, Mine(server.house.store, server.house.lobby, server.house.workshop.of(""))

        async def take(late: int = late, token: str = token, lobby: Lobby = lobby) -> object:
            for _ in range(late):
                await asyncio.sleep(0)
            return await lobby.take(token, None, "a guest")

        async def both(table: str = table, own: httpx.Client = own, mine: Mine = mine) -> list[object]:
            return [*await asyncio.gather(take(), mine.forget(person_of(own), table), return_exceptions=True)]

        taken, forgotten = server.done(both())
        assert forgotten is None
        if isinstance(taken, Taken):
            assert server.keeper(table).room.seats[0].is_person
        else:
            assert isinstance(taken, NotThere | NotStored)
            assert rows_of(server, table) == 0


def test_what_is_done_again_and_again_is_put_into_sql_once(server: Running, browser: Browser) -> None:
    own, writer = browser(), server.house.store.writer

    def forget_and_deal(day: str) -> int:
        assert own.delete(f"/api/mine/{make(own, FOR_TWO)['table']}").status_code == 204
        server.done(Finding.of(server.house.store).add_deal(day, FOR_TWO, 1, 7))
        return len(writer._spelled)

    assert forget_and_deal("1999-01-01") == forget_and_deal("1999-01-02")


def test_whoever_loses_the_seat_loses_the_game_from_the_list(browser: Browser) -> None:
    host, first, second = browser(), browser(), browser()
    made = make_for_others(host, FOR_TWO, players=2)
    take_seats(made, host, first)
    done(second.post("/api/seats", json={"token": made["seats"][1]["link"].rpartition("/")[2]}))
    assert (names(first), names(second)) == ([], [made["table"]])


def test_all_games_are_exported_as_one_file_with_the_records_of_those_that_are_over(
    server: Running, browser: Browser
) -> None:
    own = browser()
    over = [finished(server, own, game)["table"] for game in GAMES]
    going_on = make(own, FOR_TWO, roles="none")["table"]
    server.play_on(going_on, 4)
    games = {game["table"]: game for game in exported(own)}
    assert games.keys() == {*over, going_on}
    for table in over:
        assert Record.from_json(games[table]["record"]) == server.table(table).record()
        assert games[table]["outcome"]["score"] == games[table]["record"]["outcome"]["score"]
    unfinished = games[going_on]
    assert (unfinished["record"], unfinished["outcome"], unfinished["ended"]) == (None, None, None)
    assert unfinished["commitment"] == server.keeper(going_on).room.head.promise
    head = server.keeper(going_on).room.head
    text = own.get("/api/mine/export").text
    assert head.salt not in text
    assert str(head.seed) not in text


def test_an_export_of_more_games_than_are_looked_up_at_once_is_whole(browser: Browser) -> None:
    own = browser()
    made = {make(own, FOR_TWO)["table"] for _ in range(53)}
    games = [game["table"] for game in exported(own)]
    assert len(games) == len(made)
    assert {*games} == made


@pytest.mark.parametrize(("game", "players"), [*((game, 1) for game in GAMES), (FOR_TWO, 2)])
@pytest.mark.parametrize("path", ["/api/mine", "/api/mine/export"])
def test_two_deals_that_look_alike_are_listed_and_exported_alike(
    server: Running, browser: Browser, game: str, players: int, path: str
) -> None:
    answers = []
    for table in looking_alike(game, players=players):
        own = browser()
        made_with(server, Head.of(table), own)
        answers.append(alike(own.get(path)))
    assert answers[0] == answers[1]
    assert game in answers[0]


def test_a_table_from_a_seed_tells_no_seed_either(server: Running, browser: Browser) -> None:
    answers = []
    for seed in (123456789, 987654321):
        own = browser()
        name = made_with(server, Head.of(tablemate.game(FOR_TWO).new(seed=seed, roles="none")), own)
        assert person_of(own)
        assert server.table(name).seed == seed
        answers.append([alike(own.get(path)) for path in ("/api/mine", "/api/mine/export", f"/api/tables/{name}")])
    assert answers[0] == answers[1]
