"""What a game is told besides its rules: what was agreed, when it ended, and times that make sense."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablemate.kernel.decisions import Ending, Outcome
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.events import EventType, event_type, plain
from tablemate.kernel.records import Move
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tests.kernel.toys import FINGERS
from tests.kernel.toys.fingers import Ev

from .test_table import snapshot

# What a game is told besides the rules


def test_the_door_knows_what_was_agreed() -> None:
    table = FINGERS.new(seed=1, rounds=2)
    assert table.seen(0).options is table.options
    assert table.seen(SPECTATOR).options.rounds == 2


def test_an_ending_knows_the_options_and_the_time_of_the_last_action() -> None:
    """Points for the time left are the table's: rules read no clock."""
    endings: list[Ending] = []

    def read_outcome(s: Any, figures: list[int], ending: Ending) -> Outcome:
        endings.append(ending)
        return Outcome(bool(figures[0]), figures[1], "any", {})

    table = replace(FINGERS, read_outcome=read_outcome).new(seed=1, rounds=1)
    table.play("show 1", 0, at=1_500)
    table.play("time up", CLOCK, at=2_000)
    assert table.outcome is not None
    assert endings == [Ending(table.options, 2_000)]


def test_where_several_seats_act_at_once_the_game_names_every_reason() -> None:
    """The table cannot say whom it waits for, so it does not pretend to."""
    table = FINGERS.new(seed=1)
    table.play("show 1", 0)
    with pytest.raises(IllegalAction) as refused:
        table.play("show 2", 0)
    assert refused.value.why == Reason("one_to_three", "FINGERS-SHOW")


def test_events_are_named_by_what_was_agreed() -> None:
    """A deck of one's own brings its own names."""

    def event_types(options: Any) -> dict[int, EventType]:
        return {**FINGERS.event_types(options), Ev.TIME_UP: event_type(f"over_{options.rounds}", late=plain(int))}

    table = replace(FINGERS, event_types=event_types).new(seed=1, rounds=2)
    assert table.play("time up", CLOCK)[0].name == "over_2"


def test_tables_with_equal_options_share_their_cards() -> None:
    """Card tables can be large; they are made once."""
    options = FINGERS.read_options({})
    assert FINGERS.cards(options) is FINGERS.cards(FINGERS.read_options({}))
    assert FINGERS.cards_digest(options) == replace(FINGERS).cards_digest(options)


# Time


def test_time_runs_forward() -> None:
    table = FINGERS.new(seed=1)
    table.play("show 1", 0, at=700)
    before = snapshot(table)
    with pytest.raises(ValueError, match="time runs forward"):
        table.play("show 1", 1, at=699)
    assert snapshot(table) == before
    table.play("show 1", 1)
    table.play("show 2", 0, at=700)


def test_seats_act_before_the_end_of_the_clock_and_the_clock_at_its_end() -> None:
    """Who edits the times of a record gains nothing: it does not replay."""
    table = replace(FINGERS, clock=lambda options: 1_000).new(seed=1)
    with pytest.raises(ValueError, match="the clock ends at 1000"):
        table.play("show 1", 0, at=1_000)
    with pytest.raises(ValueError, match="the clock ends at 1000"):
        table.play("time up", CLOCK, at=999)
    table.play("show 1", 0, at=999)
    table.play("time up", CLOCK, at=1_000)
    assert [move.at for move in table.moves if isinstance(move, Move)] == [999, 1_000]


@pytest.mark.parametrize("nobody", [-1.0, -2.0, 0.0])
def test_a_seat_is_a_whole_number(nobody: Any) -> None:
    table = FINGERS.new(seed=1)
    for mistake in (
        table.view,
        table.legal,
        lambda seat: table.redealt(seat, 1),
        lambda seat: table.play("show 1", seat),
    ):
        with pytest.raises(ValueError, match="seats 0 to 1"):
            mistake(nobody)
