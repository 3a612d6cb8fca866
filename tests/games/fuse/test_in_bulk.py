"""FUSE in simulations and play-outs: nothing unasked is drawn, and the clock acts by a stated pace."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import CLOCK, InvalidOptions
from tablemate.games.fuse import GAME
from tablemate.games.fuse.rules import codes
from tablemate.games.fuse.terms import End
from tests.listening import heard_in

FREE: dict[str, Any] = {"players": 3, "bombs": 1, "sabotage_count": 0, "undo": True, "confirm_draft": True}


def test_taking_back_and_stopping_are_open_but_never_drawn() -> None:
    """After the win everybody may stop at any time, and with `undo` take back: random play goes on instead."""
    arena, heard = heard_in(GAME, **FREE, roll_budget=6)
    counted = arena.simulate(10)
    assert (counted.games, counted.wins > 0) == (10, True)
    arena.setup(0, 3)
    assert arena.play_outs(0, 1, 10).games == 10
    actions = {action for _, action in heard}
    assert codes.CONFIRM in actions
    assert not actions & {*GAME.unasked}
    assert {codes.TAKE_BACK, codes.STOP} == {*GAME.unasked}


def test_random_games_end_although_nobody_stops() -> None:
    """No state is reached in which nothing is asked of anybody."""
    for players in range(1, 6):
        assert GAME.simulate(4, compiled=False, **{**FREE, "players": players}).games == 4


@pytest.mark.parametrize(("pace", "decisions"), [(200_000, 2), (300_000, 1), (600_000, 0)])
def test_fuse_time_1_in_bulk_the_clock_ends_the_game_at_the_stated_pace(pace: int, decisions: int) -> None:
    """Ten minutes: at 200 seconds a decision the third one would come when time is up."""
    arena, heard = heard_in(GAME, players=4, mode="live")
    assert arena.simulate(1, pace=pace).decisions == decisions
    assert len(heard) == decisions + 1
    assert heard[-1] == (CLOCK, codes.TIME_UP)


def test_fuse_time_1_in_play_outs_the_clock_goes_on_from_the_time_of_the_table() -> None:
    table = GAME.new(seed=2, players=2, mode="live")
    table.play("roll", table.waiting[0].seat, at=599_000)
    arena, heard = heard_in(GAME, players=2, mode="live")
    arena.take(table)
    counted = arena.play_outs(0, 0, 3, pace=400, time=599_000)
    assert (counted.games, counted.decisions, heard.count((CLOCK, codes.TIME_UP))) == (3, 6, 3)
    table.play("time up", CLOCK)
    assert table.outcome is not None
    assert table.outcome.figures["ended_by"] == End.TIME_UP


@pytest.mark.parametrize("mode", ["live", "relaxed"])
def test_a_clock_without_a_pace_is_refused(mode: str) -> None:
    with pytest.raises(InvalidOptions, match="say by pace how many ms pass between two decisions"):
        GAME.simulate(1, mode=mode, compiled=False)
