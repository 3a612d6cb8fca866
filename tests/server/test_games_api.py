"""Games over HTTP: what there is to play, forms for options, rules and cards, in the language that was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from threading import current_thread
from typing import Any

import pytest

import tablemate
from tablemate.bots import bots_of
from tablemate.games import described
from tablemate.server.api.shapes.games import GameAbout, LegendAbout, OptionsAbout, TopicText
from tablemate.words import Words
from tablemate.words.legend import legend
from tablemate.words.rulebook import Hit, Topic, rulebook, search

from .conftest import Browser
from .games import FOR_TWO, GAMES, done, refused

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed_with_what_they_say_of_themselves(browser: Browser, language: str) -> None:
    games = [GameAbout.model_validate(each) for each in done(browser(language).get("/api/games"))]
    assert [each.game for each in games] == [*GAMES]
    for each in games:
        words, game = Words(language, each.game), tablemate.game(each.game)
        assert (each.name, each.about) == (words.say("game-name"), words.say("game-about"))
        assert (each.minutes, each.sort) == (words.say("game-minutes"), words.say("game-sort"))
        assert (each.players, each.bots) == ([*game.traits.players], [*bots_of(each.game)])
        assert each == GameAbout.model_validate(done(browser(language).get(f"/api/games/{each.game}")))


@pytest.mark.parametrize(
    "path", ["", "/rules", "/rules/goal", "/rules/search?wanted=x", "/cards", "/legend", "/statistics"]
)
def test_a_game_that_is_not_there_is_refused(browser: Browser, path: str) -> None:
    assert "chess" in refused(browser().get(f"/api/games/chess{path}"), 404, "no_such_game")


def options(browser: Browser, game: str, language: str = "en", **given: object) -> OptionsAbout:
    answer = browser(language).post(f"/api/games/{game}/options", json={"given": given})
    return OptionsAbout.model_validate(done(answer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_form_has_every_option_in_words_and_what_they_come_to(browser: Browser, game: str, language: str) -> None:
    found, words = options(browser, game, language), Words(language, game)
    usual = tablemate.game(game).read_options({})
    assert [field.name for field in found.form] == [*usual.declared()]
    for field, expected in zip(found.form, words.options_form({}), strict=True):
        assert (field.label, field.by, field.chosen) == (expected["label"], expected["by"], expected["chosen"])
        assert [value.words for value in field.values] == [value["words"] for value in expected["values"]]
        assert [value.meaning for value in field.values] == [value.get("meaning") for value in expected["values"]]
    assert (found.agreed, found.words, found.why_not) == (usual.as_json(), words.options(usual), None)
    assert found.summary == words.options_summary(tablemate.game(game).options_summary(usual))


def test_options_that_quarrel_are_told_why(browser: Browser) -> None:
    found = options(browser, FOR_TWO, "fr", players=1, first=1)
    assert (found.agreed, found.words, found.summary) == (None, [], [])
    assert found.why_not is not None
    assert found.why_not.code == "first_absent"
    assert [field.name for field in found.form if field.wrong] == ["players", "first"]


def test_what_is_needed_besides_what_is_chosen_is_told_so_that_a_table_can_be_made(browser: Browser) -> None:
    chosen: dict[str, Any] = {"difficulty": ["easy_reserve_acw_cw"]}
    found = options(browser, FOR_TWO, **chosen)
    assert (found.needed, found.why_not) == ({"players": 2}, None)
    assert [field.chosen for field in found.form if field.name == "players"] == [2]
    done(browser().post("/api/tables", json={"game": FOR_TWO, "options": chosen | found.needed}), 201)
    assert options(browser, FOR_TWO).needed == {}


def test_a_value_that_cannot_be_chosen_says_why_not(browser: Browser) -> None:
    [first] = [field for field in options(browser, FOR_TWO, players=1).form if field.name == "first"]
    assert [(value.value, value.possible) for value in first.values] == [("random", True), (0, True), (1, False)]
    assert first.values[2].why_not


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"given": {"colour": "red"}}, 400, "no_such_option"),
        ({"given": []}, 422, "request_invalid"),
        ({"given": {}, "more": 1}, 422, "request_invalid"),
    ],
)
def test_what_is_no_choice_is_refused(browser: Browser, body: object, status: int, code: str) -> None:
    refused(browser().post(f"/api/games/{FOR_TWO}/options", json=body), status, code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_by_topic(browser: Browser, game: str, language: str) -> None:
    asking, topics = browser(language), rulebook(game, language)
    listed = done(asking.get(f"/api/games/{game}/rules"))
    assert [each["topic"] for each in listed] == [*topics]
    for topic in topics.values():
        found = TopicText.model_validate(done(asking.get(f"/api/games/{game}/rules/{topic.name}")))
        assert (found.title, found.text) == (topic.title, topic.text)
        assert [each.text for each in found.examples] == [each.text for each in topic.examples]
        assert all(each.view["game"] == game for each in found.examples)


def test_a_topic_is_found_by_another_word_too_and_else_refused(browser: Browser) -> None:
    french = browser("fr")
    topic = next(iter(rulebook(FOR_TWO, "fr").values()))
    assert done(french.get(f"/api/games/{FOR_TWO}/rules/{topic.title}"))["topic"] == topic.name
    assert refused(french.get(f"/api/games/{FOR_TWO}/rules/zzz"), 404, "no_such_topic").startswith(
        "il n’y a pas de sujet"
    )


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_searched(browser: Browser, game: str) -> None:
    hits = search(rulebook(game, "fr"), "la")
    found = done(browser("fr").get(f"/api/games/{game}/rules/search", params={"wanted": "LÀ"}))
    assert [(each["topic"], each["found"]) for each in found] == [(hit.topic, hit.found) for hit in hits][:200]
    assert done(browser().get(f"/api/games/{game}/rules/search", params={"wanted": "zzzz"})) == []
    refused(browser().get(f"/api/games/{game}/rules/search", params={"wanted": "z" * 101}), 422, "request_invalid")


@pytest.mark.parametrize("path", ["/api/games/fuse/rules/search?wanted=la", "/rules/fuse?q=la"])
def test_no_table_waits_while_the_rules_are_searched(
    browser: Browser, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def noted(topics: Mapping[str, Topic], asked: str) -> list[Hit]:
        threads.append(current_thread().name)
        return search(topics, asked)

    for module in ("api.games", "pages.rules"):
        monkeypatch.setattr(f"tablemate.server.{module}.search", noted)
    assert browser().get(path).status_code == 200
    assert [name.partition("_")[0] for name in threads] == ["workshop"]


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_told_by_id_where_they_have_texts(browser: Browser, game: str) -> None:
    cards = described(game, tablemate.game(game).read_options({}))
    found = done(browser().get(f"/api/games/{game}/cards"))
    assert [*found] == [*cards]
    assert found == done(browser().post(f"/api/games/{game}/cards", json={"given": {}}))
    for card in found.values():
        assert card["id"] in found


def test_cards_of_ones_own_are_told_for_their_options(browser: Browser) -> None:
    deck = tablemate.game("fuse").read_options({}).deck.as_json()
    deck["bomb"][0]["name"] = "Mine"
    cards = done(browser().post("/api/games/fuse/cards", json={"given": {"deck": deck}}))
    assert {*cards[deck["bomb"][0]["id"]]["name"].values()} == {"Mine"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_told_in_the_language_that_was_asked_for(browser: Browser, game: str, language: str) -> None:
    found = LegendAbout.model_validate(done(browser(language).get(f"/api/games/{game}/legend")))
    expected = legend(Words(language, game))
    assert found.groups.keys() == expected.keys()
    for group, nouns in expected.items():
        assert {name: (noun.name, noun.text) for name, noun in found.groups[group].items()} == {
            name: (noun.name, noun.text) for name, noun in nouns.items()
        }


def test_the_legend_names_the_cards_that_are_played_with(browser: Browser) -> None:
    deck = tablemate.game("fuse").read_options({}).deck.as_json()
    deck["bomb"][0]["name"] = "Mine"
    found = done(browser().post("/api/games/fuse/legend", json={"given": {"deck": deck}}))
    assert found["groups"]["bombs"][deck["bomb"][0]["id"]]["name"] == "Mine"
