"""Guided first games over HTTP and at their tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemate.server.api.shapes.games import GameAbout, GuideAbout
from tablemate.server.api.shapes.tables import TableAbout, TableMade
from tablemate.server.lobby import Lobby
from tablemate.server.tables.head import Head
from tablemate.server.wire import heard
from tablemate.words import LANGUAGES, Words
from tablemate.words.first_games import FirstGame, first_game, told_at

from .at_table import head_of, run, sitting
from .conftest import Browser
from .games import GAMES, done, refused

GUIDED = ("assembly", "fuse", "origin_story")


def guide_of(game: str) -> FirstGame:
    first = first_game(game)
    assert first is not None
    return first


def guided_head(game: str) -> Head:
    return Lobby.guided_head(Lobby.__new__(Lobby), game)


def test_games_say_whether_there_is_a_guide(browser: Browser) -> None:
    games = [GameAbout.model_validate(each) for each in done(browser().get("/api/games"))]
    assert {each.game for each in games if each.guided} == {game for game in GAMES if first_game(game)}
    assert {each.game for each in games if each.guided} >= {*GUIDED}


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompts_are_told_in_the_language_that_was_asked_for(browser: Browser, game: str, language: str) -> None:
    found, first = GuideAbout.model_validate(done(browser(language).get(f"/api/games/{game}/guide"))), guide_of(game)
    words = Words(language, game)
    assert (found.options, found.actions) == (first.options, [*first.actions])
    assert [each.name for each in found.prompts] == [each.name for each in first.prompts]
    for each, prompt in zip(found.prompts, first.prompts, strict=True):
        told = told_at(words, prompt)
        assert (each.title, each.what, each.why, each.tap) == (told.title, told.what, told.why, told.tap)
        assert (each.at, each.pieces) == (prompt.at, [[*pieces] for pieces in prompt.pieces])
    assert [move for each in found.prompts for move in each.actions] == found.actions


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_begins_a_guided_game_sits_at_a_table_to_practise(browser: Browser, game: str) -> None:
    someone = browser()
    made = TableMade.model_validate(done(someone.post(f"/api/games/{game}/guide"), 201))
    about = TableAbout.model_validate(done(someone.get(f"/api/tables/{made.table}")))
    assert (made.seat, about.my_seat) == (0, 0)
    assert (about.practice, about.guided) == (True, True)
    assert about.options.items() >= guide_of(game).options.items()
    assert [(each["table"], each["guided"]) for each in done(someone.get("/api/mine"))["games"]] == [(made.table, True)]


def test_other_tables_are_not_guided(browser: Browser) -> None:
    someone = browser()
    made = TableMade.model_validate(done(someone.post("/api/tables", json={"game": GUIDED[0]}), 201))
    assert not TableAbout.model_validate(done(someone.get(f"/api/tables/{made.table}"))).guided


def test_a_game_without_a_guide_is_refused(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("api.games", "lobby"):
        monkeypatch.setattr(f"tablemate.server.{module}.first_game", lambda game: None)
    refused(browser().get(f"/api/games/{GUIDED[0]}/guide"), 404, "no_guide")
    refused(browser().post(f"/api/games/{GUIDED[0]}/guide"), 404, "no_guide")
    refused(browser().post("/api/games/chess/guide"), 404, "no_such_game")


@pytest.mark.parametrize("game", GUIDED)
def test_a_table_tells_how_far_the_guide_was_followed(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        first = guide_of(game)
        async with sitting(tmp_path, guided_head(game)) as at:
            ana = at.people[0]
            assert ana.now()["guide"] == {"followed": 0, "strayed": False}
            await ana.play(first.actions[0])
            assert ana.now()["guide"] == {"followed": 1, "strayed": False}
            other = next(each["action"] for each in ana.now()["actions"] if each["action"] != first.actions[1])
            await ana.play(other)
            assert ana.now()["guide"] == {"followed": 1, "strayed": True}
            await ana.say(heard.Undo("back", at.keeper.room.step))
            assert (await ana.join())["now"]["guide"] == {"followed": 1, "strayed": False}
            for action in first.actions[1:]:
                assert (await ana.play(action))["type"] == "accepted"
            assert ana.now()["guide"] == {"followed": len(first.actions), "strayed": False}

    run(scenario)


def test_at_another_table_there_is_no_guide(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1, practice=True)) as at:
            assert at.people[0].now()["guide"] is None

    run(scenario)
