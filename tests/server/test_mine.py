"""The games of a browser: listed, gone on with, taken out of the list, and exported; nothing of them leaks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partialmethod

import httpx
import pytest
from sqlalchemy import bindparam, update

import tablemate
from tablemate.kernel.records import Record
from tablemate.server.api.shapes.mine import MyGames
from tablemate.server.problems import TooLarge
from tablemate.server.storage.finding import Finding
from tablemate.server.storage.schema import ENTRIES
from tablemate.server.tables.entries import AnyWhat
from tablemate.server.tables.head import Head
from tablemate.server.tables.room import Room, read_room
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
from .my_games import exported, games_of, names, rows_of
from .running import Running


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
