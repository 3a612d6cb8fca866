"""A whole game of each kind over real sockets, across a kill -9 and a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemate.kernel.json_types import JsonObject
from tablemate.server.tables import entries as log

from .clients import Client
from .whole_games import played


def lines_of(client: Client) -> dict[int, JsonObject]:
    """The lines that somebody was told about steps, by version."""
    return {version: entry["lines"] for version, entry in client.log.items() if entry["kind"] == "played"}


@pytest.mark.slow
def test_assembly_is_played_by_two_in_english_and_french_across_a_kill(tmp_path: Path) -> None:
    game, room = played(tmp_path, "assembly", {"players": 2}, kill_at=12)
    english, french = map(lines_of, game.people)
    assert (
        english.keys() == french.keys() == {entry.sequence for entry in room.log if isinstance(entry.what, log.Played)}
    )
    assert all(english[version] != french[version] for version in english if english[version])


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_fuse_is_played_live_by_several_across_a_pause_and_a_kill(players: int, tmp_path: Path) -> None:
    options = {"players": players, "mode": "live", "bombs": 2}
    game, room = played(tmp_path, "fuse", options, pause_at=4, kill_at=14)
    paused = [entry.what.why for entry in room.log if isinstance(entry.what, log.Paused)]
    assert paused == ["agreed", "downtime"]
    assert game.record is not None
    first, second = game.record.circumstances.pauses
    assert (first.at or 0) <= (second.at or 0)
    readied = [entry.what.seat for entry in room.log if isinstance(entry.what, log.Readied)]
    assert sorted(readied) == [*range(players)]
    assert all(any(seen.view is None for seen in client.seen) for client in game.clients)


@pytest.mark.slow
def test_origin_story_is_played_alone_across_a_kill(tmp_path: Path) -> None:
    played(tmp_path, "origin_story", {}, kill_at=15)


@pytest.mark.slow
def test_a_bot_in_a_seat_plays_on_across_a_kill(tmp_path: Path) -> None:
    _, room = played(tmp_path, "assembly", {"players": 2}, kill_at=10, bots=[None, "greedy"])
    assert {entry.what.by for entry in room.log if isinstance(entry.what, log.Played)} == {
        "person",
        room.seats[1].player,
    }
