"""Statistics: games that came to their end, by game and options; practice and whatever is not over is not in them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

import tablemate
from tablemate.games.fuse.cards import standard_deck
from tablemate.kernel.json_types import JsonObject
from tablemate.server.api.shapes.statistics import StatisticsAbout
from tablemate.server.statistics import Tally
from tablemate.server.storage.finding import ResultRow
from tablemate.server.tables.head import Head
from tablemate.words import Words

from .conftest import Browser
from .games import FOR_TWO, GAMES, alike, done, finished, looking_alike, made_with, make, options_of, refused
from .running import Running, running


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which nobody else plays."""
    with running(tmp_path_factory.mktemp("alone")) as server:
        yield server


def asked(browser: httpx.Client, game: str = FOR_TWO, **given: object) -> StatisticsAbout:
    answer = browser.get(f"/api/games/{game}/statistics", params=given)  # type: ignore[arg-type]
    return StatisticsAbout.model_validate(done(answer))


def ended(server: Running, *tables: JsonObject) -> list[tuple[bool, int, str]]:
    outcomes = [server.table(made["table"]).outcome for made in tables]
    return [(outcome.won, outcome.score, outcome.band) for outcome in outcomes if outcome is not None]


def test_where_nobody_has_played_there_is_nothing_to_count(alone: Running) -> None:
    with alone.browser() as browser:
        for game in GAMES:
            found = asked(browser, game)
            assert (found.counts.finished, found.counts.won, found.counts.mean) == (0, 0, None)
            assert (found.counts.scores, found.counts.bands, found.most_played, found.options) == ([], [], [], None)


def test_games_are_counted_by_score_and_band_and_by_options(alone: Running) -> None:
    with alone.browser() as browser:
        usual = [finished(alone, browser, FOR_TWO, chance=chance) for chance in range(4)]
        other = finished(alone, browser, FOR_TWO, roles="none")
        found = asked(browser)
        all_of_them = ended(alone, *usual, other)
        assert found.counts.finished == 5
        assert found.counts.won == sum(won for won, _, _ in all_of_them)
        assert found.counts.mean == sum(score for _, score, _ in all_of_them) / 5
        assert {(each.score, each.won): each.number for each in found.counts.scores} == Counter(
            (score, won) for won, score, _ in all_of_them
        )
        assert {each.band: each.number for each in found.counts.bands} == Counter(band for _, _, band in all_of_them)
        assert [(each.options["roles"], each.finished) for each in found.most_played] == [
            (["useful"], 4),
            (["none"], 1),
        ]
        some = asked(browser, options=json.dumps({"roles": "none"}))
        assert some.counts.finished == 1
        assert some.options == Words("en", FOR_TWO).options(tablemate.game(FOR_TWO).read_options({"roles": "none"}))


def test_what_is_not_over_given_up_practice_or_a_fork_does_not_count(alone: Running) -> None:
    with alone.browser() as browser:
        over = finished(alone, browser, FOR_TWO)
        make(browser, FOR_TWO)
        practice = {"game": FOR_TWO, "practice": True, "sit": True}
        alone.play_on(done(browser.post("/api/tables", json=practice), 201)["table"])
        fork = done(browser.post(f"/api/tables/{over['table']}/fork", json={"step": 1, "sit": True}), 201)
        alone.play_on(fork["table"])
        given_up = alone.keeper(make(browser, FOR_TWO)["table"])
        alone.done(given_up.asked(lambda it: it.agreeing._agreed("abandon")))
        deal = done(browser.post(f"/api/today/{FOR_TWO}", json={}), 201)
        alone.play_on(deal["table"])
        assert alone.keeper(fork["table"]).room.over
        assert asked(browser).counts.finished == 1


def test_ones_own_games_are_counted_apart(alone: Running) -> None:
    with alone.browser() as one, alone.browser() as two:
        finished(alone, one, FOR_TWO)
        assert (asked(one, mine=True).counts.finished, asked(two, mine=True).counts.finished) == (1, 0)
        assert asked(two).counts.finished == 1


def test_cards_of_somebodys_own_are_counted_and_not_told(alone: Running) -> None:
    deck = standard_deck().as_json()
    deck["bomb"][0]["name"] = "A secret of mine"
    with alone.browser() as browser:
        finished(alone, browser, "fuse", deck=deck)
        answer = browser.get("/api/games/fuse/statistics")
        assert "A secret of mine" not in answer.text
        assert (answer.json()["counts"]["finished"], answer.json()["most_played"]) == (1, [])


def test_what_cannot_be_asked_is_refused(browser: Browser) -> None:
    asking = browser("fr")
    path = f"/api/games/{FOR_TWO}/statistics"
    refused(asking.get(path, params={"options": "{"}), 400, "json")
    refused(asking.get(path, params={"options": "[]"}), 400, "options_type")
    refused(asking.get(path, params={"options": '{"colour": 1}'}), 400, "no_such_option")
    refused(asking.get(path, params={"options": "x" * 5000}), 422, "request_invalid")
    refused(asking.get("/api/games/chess/statistics"), 404, "no_such_game")


def test_bands_are_said_in_the_words_of_the_game_or_as_won_and_lost(server: Running, browser: Browser) -> None:
    for game in GAMES:
        finished(server, browser(), game)
        counts = asked(browser("fr"), game).counts
        words = Words("fr", game)
        named = {f"band-{band.band}" for band in counts.bands} & {*words.catalogue.sources}
        assert {each.words for each in counts.bands} <= {"Gagné", "Perdu", *map(words.say, named)}


def test_a_tally_counts() -> None:
    tally = Tally([ResultRow(False, 3, "poor", 2), ResultRow(True, 10, "good", 1), ResultRow(True, 12, "good", 1)])
    assert (tally.finished, tally.won, tally.mean) == (4, 2, 7.0)
    assert tally.bands() == {("poor", False): 2, ("good", True): 2}
    assert Tally.of([*tally.rows, tally.rows[0]]).rows[0].number == 2


@pytest.mark.parametrize("game", GAMES)
def test_statistics_tell_nothing_of_a_game_under_way(tmp_path_factory: pytest.TempPathFactory, game: str) -> None:
    """Two servers, each with a table that differs only in what nobody knows, and one with none."""
    answers = []
    for table in (*looking_alike(game), None):
        with running(tmp_path_factory.mktemp("one")) as server, server.browser() as browser:
            if table is not None:
                made_with(server, Head.of(table), browser)
            options = json.dumps(options_of(game))
            asking = [{}, {"mine": "1"}, {"options": options}]
            answers.append([alike(browser.get(f"/api/games/{game}/statistics", params=each)) for each in asking])
    assert answers[0] == answers[1] == answers[2]
