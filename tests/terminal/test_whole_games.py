"""Whole games in a window of 80 columns and 24 lines, typed by keys, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import tablemate
from tablemate import Record
from tablemate.words import LANGUAGES

from .games import ARRANGED, go_on, person
from .person import Person
from .window import Window, window

pytestmark = pytest.mark.slow
Compare = Callable[[str, str], None]
SAVED = "game.json"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ARRANGED)
def test_a_whole_game_is_played_and_saved(game: str, language: str, tmp_path: Path, same_as_before: Compare) -> None:
    player = person(game, language)
    met: set[str] = set()
    with window(*player.command, folder=tmp_path) as seen:
        while go_on(seen, player):
            check(seen, player)
            kind = player.decision.kind
            if kind not in met:
                same_as_before(f"{game}-{kind}.{language}", seen.text)
                met.add(kind)
            seen.type(player.answer())
        same_as_before(f"{game}-over.{language}", seen.text)
        seen.type(SAVED)
        assert seen.until_closed() == 0
        same_as_before(f"{game}-left.{language}", seen.text)
    record = Record.load(tmp_path / SAVED)
    assert record.replay(tablemate.game(game)).digest() == player.table.digest()


def check(seen: Window, player: Person) -> None:
    """The question and what is needed of the table stand on the screen, and nothing has gone wrong in drawing them."""
    assert player.is_asked(seen.said()), seen.text
    assert player.is_seen(seen.screen.rows()), seen.text
    assert seen.screen.wrapped == []
    assert seen.screen.unprintable() == []
