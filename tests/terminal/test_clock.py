"""FUSE against the clock in a window: the time runs beside the prompt while whole games are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablemate import Record
from tablemate.words import LANGUAGES

from .games import go_on
from .person import PROMPT, Person
from .test_whole_games import SAVED, check
from .window import Window, flat, window

pytestmark = pytest.mark.slow
SHORT = {"mode": "live", "edition": "book2015", "bombs": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_won_while_the_clock_runs(language: str, tmp_path: Path) -> None:
    player = Person("fuse", language, 3, SHORT)
    with window(*player.command, folder=tmp_path) as seen:
        seen.until_asked(player.words.say("prompt-ready"))
        seen.press_enter()
        seen.until(lambda: shows_time(seen), "the clock")
        begun = seen.screen.before_cursor()
        seen.until(lambda: shows_time(seen) and seen.screen.before_cursor() != begun, "the next second")
        while go_on(seen, player):
            check(seen, player)
            seen.type(player.answer())
        outcome = player.table.outcome
        assert outcome is not None
        assert flat(player.words.outcome(outcome)[0]) in flat(seen.text)
        seen.type(SAVED)
        assert seen.until_closed() == 0
    assert actions(Record.load(tmp_path / SAVED)) == actions(player.table.record())


def shows_time(seen: Window) -> bool:
    """Does the time that is left stand before the cursor?"""
    return re.fullmatch(rf"\d+:\d\d {PROMPT}", seen.screen.before_cursor()) is not None


def actions(record: Record) -> list[object]:
    """What was done, whenever that was."""
    return [move.as_json()["action"] for move in record.moves]
