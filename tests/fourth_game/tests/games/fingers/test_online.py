"""Fingers online: nothing there knows it, and it is played and proved all the same."""

from __future__ import annotations

from pathlib import Path

from tablemate.server.tables.entries import Played
from tests.server.whole_games import played


def test_fingers_is_played_by_two_across_a_kill_and_its_record_holds(tmp_path: Path) -> None:
    game, room = played(tmp_path, "fingers", {"rounds": 4}, kill_at=3)
    assert game.record is not None
    assert {entry.what.seat for entry in room.log if isinstance(entry.what, Played)} == {0, 1}
