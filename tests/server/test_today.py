"""Today's deal: the same for everybody, sealed until the day is over, and only the first attempt counts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import update

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.server.api.shapes.today import DayAbout, DealAbout
from tablemate.server.days import day_of, end_of
from tablemate.server.storage.finding import AttemptRow, Finding
from tablemate.server.storage.schema import TABLES
from tablemate.server.storage.store import wall_time
from tablemate.server.tables.head import Head, new_seed
from tablemate.server.tables.telling import Ear
from tablemate.server.today import Deal, Deals, Standing, counted
from tablemate.words import Words

from .conftest import Browser
from .games import FOR_TWO, GAMES, alike, done, looking_alike, made_with, refused, take_seats
from .running import Running, running, set_clock

SEALED = ("record", "replay", "replay?viewer=0", "replay/0")


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which nobody else plays today's deal."""
    with running(tmp_path_factory.mktemp("alone")) as server:
        yield server


def today() -> str:
    return day_of(wall_time())


def play(server: Running, browser: httpx.Client, chance: int = 0, *, end: bool = True, **asked: object) -> JsonObject:
    """Somebody plays today's deal alone."""
    made: JsonObject = done(browser.post(f"/api/today/{FOR_TWO}", json=asked), 201)
    server.play_on(made["table"], None if end else 2, chance=chance)
    return made


def deal(browser: httpx.Client, day: str | None = None, **asked: object) -> DealAbout:
    answer = browser.get(f"/api/deals/{FOR_TWO}/{day or today()}", params=asked)  # type: ignore[arg-type]
    return DealAbout.model_validate(done(answer))


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_deal_that_day_with_the_usual_options(
    server: Running, browser: Browser, game: str
) -> None:
    tables = [server.table(done(browser().post(f"/api/today/{game}", json={}), 201)["table"]) for _ in range(2)]
    usual = tablemate.game(game).new(seed=1)
    assert tables[0].digest() == tables[1].digest()
    assert tables[0].agreed == tables[1].agreed == usual.agreed
    promises = {table.circumstances.commitment for table in tables}
    assert len(promises) == 2


def test_each_number_of_players_and_each_day_has_a_deal_of_its_own(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seed(**asked: object) -> int | None:
        made = done(browser().post(f"/api/today/{FOR_TWO}", json=asked), 201)
        return server.table(made["table"]).seed

    now = {seed(), seed(players=1), seed(players=2)}
    assert len(now) == 2
    set_clock(monkeypatch, end_of(today()) + 1)
    assert not {seed(), seed(players=2)} & now


def test_of_two_who_ask_first_at_once_both_get_the_same(alone: Running) -> None:
    deals = Deals(alone.house.store)

    async def at_once() -> list[Head]:
        return [*await asyncio.gather(*(deals.head(FOR_TWO, None, wall_time()) for _ in range(20)))]

    assert len({head.seed for head in alone.done(at_once())}) == 1


def test_a_number_of_players_that_the_game_is_not_for_is_refused(browser: Browser) -> None:
    refused(browser().post(f"/api/today/{FOR_TWO}", json={"players": 5}), 400, "not_one_of")
    refused(browser().post(f"/api/today/{FOR_TWO}", json={"players": 9}), 422, "request_invalid")
    refused(browser().post("/api/today/chess", json={}), 404, "no_such_game")


@pytest.mark.parametrize("path", SEALED)
def test_nobody_is_told_what_was_dealt_before_the_day_is_over(
    server: Running, browser: Browser, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = browser()
    made = play(server, own)
    sentence = refused(own.get(f"/api/tables/{made['table']}/{path}"), 409, "deal_sealed")
    assert today() in sentence
    assert "donne" in refused(browser("fr").get(f"/api/tables/{made['table']}/{path}"), 409, "deal_sealed")
    set_clock(monkeypatch, end_of(today()))
    assert own.get(f"/api/tables/{made['table']}/{path}").status_code == 200


def test_the_deal_is_no_game_to_go_on_from_before_the_day_is_over(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = browser()
    for made in (play(server, own), play(server, own, end=False)):
        for future in ("same", "anew"):
            answer = own.post(f"/api/tables/{made['table']}/fork", json={"step": 1, "future": future})
            refused(answer, 409, "deal_sealed")
    over = play(server, own)
    set_clock(monkeypatch, end_of(today()))
    assert done(own.post(f"/api/tables/{over['table']}/fork", json={"step": 1}), 201)


def test_the_table_itself_keeps_the_seed_until_the_day_is_over(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, telling = (keeper := server.keeper(play(server, browser())["table"])).room, keeper.telling
    ended = telling.now(Ear(0, "en"))["ended"]
    assert ended is not None
    assert (ended["seed"], ended["salt"], bool(ended["sentences"])) == (None, None, True)
    set_clock(monkeypatch, end_of(today()))
    ended = telling.now(Ear(0, "en"))["ended"]
    assert ended is not None
    assert (ended["seed"], ended["salt"]) == (room.head.seed, room.head.salt)


def test_exports_and_lists_keep_it_too(server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    own = browser()
    made = play(server, own)
    head = server.keeper(made["table"]).room.head
    export = own.get("/api/mine/export")
    [game] = export.json()["games"]
    assert (game["record"], game["deal"], game["outcome"] is None) == (None, today(), False)
    assert str(head.seed) not in export.text
    [mine] = done(own.get("/api/mine"))["games"]
    assert (mine["replay"], mine["deal"]) == (None, today())
    set_clock(monkeypatch, end_of(today()))
    [game] = done(own.get("/api/mine/export"))["games"]
    assert game["record"]["seed"] == head.seed


def test_only_the_first_attempt_of_a_browser_that_came_to_its_end_counts(alone: Running) -> None:
    with alone.browser() as one, alone.browser() as two:
        assert deal(one).counts.finished == 0
        play(alone, one, end=False)
        assert deal(one).counts.finished == 0
        first = play(alone, one, chance=1)
        play(alone, one, chance=2)
        found = deal(one)
        assert (found.counts.finished, found.seed, found.over) == (1, None, False)
        assert found.mine is not None
        assert (found.mine.table, found.mine.place, found.mine.mine) == (first["table"], 1, True)
        play(alone, two, chance=3)
        assert deal(two).counts.finished == 2


def test_an_attempt_that_was_given_up_is_none(alone: Running) -> None:
    with alone.browser() as one:
        keeper = alone.keeper(play(alone, one, end=False)["table"])
        alone.done(keeper.asked(lambda it: it.agreeing._agreed("abandon")))
        assert deal(one).counts.finished == 0
        play(alone, one)
        assert deal(one).counts.finished == 1


def test_friends_play_a_deal_of_their_own_and_who_played_it_before_only_practises(alone: Running) -> None:
    with alone.browser() as one, alone.browser() as two, alone.browser() as three:

        def together(*friends: httpx.Client) -> None:
            made = done(friends[0].post(f"/api/today/{FOR_TWO}", json={"players": 2, "sit": False}), 201)
            take_seats(made, *friends)
            alone.play_on(made["table"])

        play(alone, one)
        together(one, two)
        assert (deal(one).counts.finished, deal(one, players=2).counts.finished) == (1, 1)
        together(three, two)
        together(two, one)
        assert deal(three, players=2).counts.finished == 1
        assert deal(three, players=2).mine is None
        assert deal(two, players=2).mine == deal(one, players=2).mine


def test_a_bot_at_the_table_makes_it_practice(alone: Running) -> None:
    with alone.browser() as one:
        made = done(one.post(f"/api/today/{FOR_TWO}", json={"players": 2}), 201)
        assert one.put(f"/api/tables/{made['table']}/seats/1/bot", json={"bot": "random"}).status_code == 204
        alone.play_on(made["table"])
        assert deal(one, players=2).counts.finished == 0


def test_a_bot_that_played_makes_it_practice_also_if_somebody_takes_the_seat_before_the_end(alone: Running) -> None:
    with alone.browser() as one, alone.browser() as two:
        made = done(one.post(f"/api/today/{FOR_TWO}", json={"players": 2}), 201)
        path = f"/api/tables/{made['table']}/seats/1"
        assert one.put(f"{path}/bot", json={"bot": "random"}).status_code == 204
        alone.play_on(made["table"], 2)
        link = done(one.post(f"{path}/link"))["link"]
        done(two.post("/api/seats", json={"token": link.rpartition("/")[2]}))
        alone.play_on(made["table"])
        assert deal(one, players=2).counts.finished == 0


def test_after_the_end_nobody_changes_seats_and_an_attempt_counts_as_it_was_played(alone: Running) -> None:
    with alone.browser() as one, alone.browser() as two, alone.browser("fr") as late:
        made = done(one.post(f"/api/today/{FOR_TWO}", json={"players": 2, "sit": False}), 201)
        take_seats(made, one, two)
        alone.play_on(made["table"])
        path, token = f"/api/tables/{made['table']}", made["seats"][1]["link"].rpartition("/")[2]
        assert "game is over" in refused(one.post(f"{path}/seats/1/link"), 409, "seats_stay")
        refused(one.put(f"{path}/seats/1/bot", json={"bot": "random"}), 409, "seats_stay")
        assert "partie est finie" in refused(late.post("/api/seats", json={"token": token}), 409, "seats_stay")
        assert done(late.get(f"{path}"))["over"]
        assert done(two.get(f"{path}"))["my_seat"] == 1
        assert deal(one, players=2).counts.finished == 1
        assert [deal(each, players=2).mine is not None for each in (one, two, late)] == [True, True, False]


def test_names_are_told_as_typed_and_nobody_elses_table(alone: Running) -> None:
    with alone.browser() as ana, alone.browser() as nobody, alone.browser() as looking:
        made = play(alone, ana, names=["Ana <i>"])
        other = play(alone, nobody)
        text = looking.get(f"/api/deals/{FOR_TWO}/{today()}").text
        found = deal(looking)
        assert [attempt.names for attempt in found.best] == [["Ana <i>"]]
        assert (found.counts.finished, found.mine) == (2, None)
        assert made["table"] not in text
        assert other["table"] not in text
        own = deal(nobody)
        assert own.mine is not None
        assert (own.mine.names, own.mine.table) == ([], other["table"])


def test_places_are_by_victory_and_then_by_score() -> None:
    def attempt(number: int, score: int, *, won: bool) -> AttemptRow:
        return AttemptRow(str(number), number, won, score, "", frozenset({str(number)}), whole=True)

    rows = [attempt(2, 10, won=True), attempt(3, 10, won=True), attempt(4, 9, won=True), attempt(1, 50, won=False)]
    standing = Standing(rows)
    assert [standing.place(row) for row in rows] == [1, 1, 3, 4]


def test_who_took_part_in_anything_before_only_practises() -> None:
    def attempt(number: int, people: str, *, whole: bool = True) -> AttemptRow:
        return AttemptRow(str(number), number, True, 1, "", frozenset(people), whole=whole)

    ends = [
        attempt(1, "ab"),
        attempt(2, "bc"),
        attempt(3, "c"),
        attempt(4, "d", whole=False),
        attempt(5, "d"),
        attempt(6, "e"),
    ]
    assert [row.table for row in counted(ends)] == ["1", "6"]


def test_a_deal_of_the_past_is_found_by_its_date_with_its_seed(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    now = today()
    with alone.browser() as one, alone.browser() as late:
        play(alone, one, names=["Ana"])
        too_late = play(alone, late, end=False)
        seed = alone.table(too_late["table"]).seed
        assert done(one.get(f"/api/deals/{FOR_TWO}")) == []
        set_clock(monkeypatch, end_of(now) + 1)
        alone.play_on(too_late["table"])
        found = deal(one, now)
        assert (found.day, found.over, found.seed, found.counts.finished) == (now, True, seed, 1)
        assert deal(late, now).mine is None
        assert done(one.get(f"/api/deals/{FOR_TWO}")) == [{"day": now, "players": 1}]
        assert done(one.get(f"/api/deals/{FOR_TWO}?before={now}")) == []
        assert done(one.get("/api/today"))["day"] > now


@pytest.mark.parametrize("day", ["2020-01-01", "9999-12-30"])
def test_a_day_without_a_deal_is_not_there(browser: Browser, day: str) -> None:
    refused(browser().get(f"/api/deals/{FOR_TWO}/{day}"), 404, "no_such_deal")


def test_what_is_no_day_is_refused(browser: Browser) -> None:
    refused(browser().get(f"/api/deals/{FOR_TWO}/yesterday"), 422, "request_invalid")
    refused(browser().get(f"/api/deals/{FOR_TWO}/2026-02-31"), 422, "request_invalid")
    refused(browser().get(f"/api/deals/{FOR_TWO}/{today()}?players=7"), 400, "not_one_of")


def test_the_page_of_the_day_says_what_is_dealt_and_what_one_has_played(alone: Running) -> None:
    with alone.browser("fr") as one:
        play(alone, one)
        day = DayAbout.model_validate(done(one.get("/api/today")))
        assert (day.day, day.ends) == (today(), end_of(today()))
        assert [each.game for each in day.games] == [*GAMES]
        for each in day.games:
            assert each.name == Words("fr", each.game).say("game-name")
            assert each.players == [*tablemate.game(each.game).traits.players]
            assert each.played == ([1] if each.game == FOR_TWO else [])


def sealed(server: Running, browser: httpx.Client, table: tablemate.Table) -> str:
    """A finished attempt at a deal that looks like another one."""
    name = made_with(server, Head.of(table, deal=today()), browser)

    async def end() -> None:
        ended = update(TABLES).where(TABLES.c.id == name).values(ended=wall_time(), won=True, score=9, band="won")
        async with server.house.store.engine.begin() as connection:
            await connection.execute(ended)

    server.done(end())
    return name


@pytest.mark.parametrize("game", GAMES)
def test_two_deals_that_look_alike_are_answered_alike_until_the_day_is_over(
    tmp_path_factory: pytest.TempPathFactory, game: str
) -> None:
    """Two servers that differ only in what was dealt; the outcome is the same, and so is every byte."""
    answers: list[list[str]] = []
    for table in looking_alike(game):
        with running(tmp_path_factory.mktemp("one")) as server, server.browser() as own, server.browser() as other:
            add = Finding.of(server.house.store).add_deal(today(), game, table.seats, new_seed())
            server.done(add)
            name = sealed(server, own, table)
            paths = [f"/api/tables/{name}/{path}" for path in SEALED]
            paths += [
                "/api/today",
                f"/api/deals/{game}/{today()}",
                f"/api/deals/{game}",
                "/api/mine",
                "/api/mine/export",
            ]
            told = [alike(browser.get(path)) for browser in (own, other) for path in paths]
            fork = {"step": 0, "future": "anew"}
            answers.append([*told, alike(own.post(f"/api/tables/{name}/fork", json=fork))])
    assert answers[0] == answers[1]


def test_a_deal_is_over_when_its_day_is() -> None:
    deal = Deal("2026-01-31", FOR_TWO, 1)
    assert not deal.is_over(end_of("2026-01-31") - 1)
    assert deal.is_over(end_of("2026-01-31"))
