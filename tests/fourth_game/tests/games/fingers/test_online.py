"""Fingers online: nothing there knows it, and it is played and proved all the same."""

from __future__ import annotations

from pathlib import Path

from tablemate.server.tables.entries import Played
from tests.server.running import running
from tests.server.whole_games import played


def test_fingers_is_played_by_two_across_a_kill_and_its_record_holds(tmp_path: Path) -> None:
    game, room = played(tmp_path, "fingers", {"rounds": 4}, kill_at=3)
    assert game.record is not None
    assert {entry.what.seat for entry in room.log if isinstance(entry.what, Played)} == {0, 1}


def test_one_button_is_enough_to_play_fingers_with_a_bot_although_its_players_cannot_be_chosen(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as browser:
        page = browser.post("/new/fingers/now", data={"with": "bot"}, follow_redirects=True)
        assert page.status_code == 200, page.text
        room = server.keeper(page.url.path.rpartition("/")[2]).room
        assert [seat.bot for seat in room.seats] == [None, "greedy"]
        assert room.started
