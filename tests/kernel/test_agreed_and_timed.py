"""What a game is told besides its rules: what was agreed, when it ended, and times that make sense."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tablemate.kernel.errors import IllegalAction, InvalidArgument, InvalidPosition, Reason
from tablemate.kernel.events import EventType, event_type, plain
from tablemate.kernel.moves import Move
from tablemate.kernel.outcomes import Ending, Outcome
from tablemate.kernel.records import Record
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.table import Table
from tests.kernel.toys import FINGERS
from tests.kernel.toys.fingers import Ev, FingersOptions

from .test_table import snapshot

CLOCKED = replace(FINGERS, agreement=replace(FINGERS.agreement, clock=lambda options: 1_000))

# What a game is told besides the rules


@pytest.mark.slow
def test_the_door_knows_what_was_agreed() -> None:
    table = FINGERS.new(seed=1, rounds=2)
    assert table.seen(0).options is table.options
    assert table.seen(SPECTATOR).options.rounds == 2


def test_an_ending_knows_the_options_and_the_time_of_the_last_action() -> None:
    """Points for the time left are the table's: rules read no clock."""
    endings: list[Ending[FingersOptions]] = []

    def read_outcome(s: Any, figures: list[int], ending: Ending[FingersOptions]) -> Outcome:
        endings.append(ending)
        return Outcome(bool(figures[0]), figures[1], "any", {})

    table = replace(FINGERS, knowledge=replace(FINGERS.knowledge, outcome=read_outcome)).new(seed=1, rounds=1)
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
        over = event_type(f"over_{options.rounds}", late=plain(int))
        return {**FINGERS.knowledge.event_types(options), Ev.TIME_UP: over}

    table = replace(FINGERS, knowledge=replace(FINGERS.knowledge, event_types=event_types)).new(seed=1, rounds=2)
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
    table = CLOCKED.new(seed=1)
    with pytest.raises(ValueError, match="the clock ends at 1000"):
        table.play("show 1", 0, at=1_000)
    with pytest.raises(ValueError, match="the clock ends at 1000"):
        table.play("time up", CLOCK, at=999)
    table.play("show 1", 0, at=999)
    table.play("time up", CLOCK, at=1_000)
    assert [move.at for move in table.moves if isinstance(move, Move)] == [999, 1_000]


def stamps(table: Table) -> list[int | None]:
    """The time of every action."""
    return [move.at for move in table.moves if isinstance(move, Move)]


def test_an_action_that_says_no_time_happens_at_the_time_reached() -> None:
    table = CLOCKED.new(seed=1)
    table.play("show 1", 0, at=600)
    table.play("show 1", 1)
    table.play("show 2", 1, at=600)
    assert stamps(table) == [600, 600, 600]


def test_a_clock_that_says_no_time_acts_at_its_end() -> None:
    table = CLOCKED.new(seed=1)
    table.play("time up", CLOCK)
    assert (stamps(table), table.time) == ([1_000], 1_000)
    late = CLOCKED.from_position({"time": 1_200})
    late.play("time up", CLOCK)
    assert stamps(late) == [1_200]


def test_leaving_out_the_time_does_not_pass_the_clock() -> None:
    """After the end seats are too late, whether they say it or not."""
    table = CLOCKED.new(seed=1)
    table.play("time up", CLOCK, at=1_000)
    before = snapshot(table)
    for action in ("show 1", table.legal(0)[0]):
        with pytest.raises(IllegalAction) as refused:
            table.play(action, 0)
        assert refused.value.why == table.why_not(action, 0) == Reason("time_is_up", "TABLE-CLOCK")
    with pytest.raises(InvalidArgument, match="time runs forward: it is 1000 already"):
        table.play("show 1", 0, at=999)
    assert snapshot(table) == before
    table.play("time up", CLOCK)


def test_a_table_that_was_never_told_a_time_has_none() -> None:
    """Programs may play without minding the clock: then nothing says when anything was."""
    table = CLOCKED.new(seed=1)
    table.play("show 1", 0)
    assert (stamps(table), table.time) == ([None], None)
    assert "time" not in table.to_position()
    table.play("show 1", 1, at=5)
    assert stamps(table) == [None, 5]


def test_where_no_clock_runs_times_are_kept_as_they_were_said() -> None:
    table = FINGERS.new(seed=1)
    table.play("show 1", 0, at=600)
    table.play("show 1", 1)
    assert (stamps(table), table.time) == ([600, None], 600)


def test_what_is_refused_takes_no_time() -> None:
    table = CLOCKED.new(seed=1)
    with pytest.raises(IllegalAction):
        table.play("show 7", 0, at=900)
    assert table.time is None
    table.play("show 1", 0, at=100)


def test_time_does_not_run_back_when_a_step_is_taken_back() -> None:
    table = CLOCKED.new(seed=1)
    table.practice = True
    table.play("show 1", 0, at=700)
    table.undo()
    assert table.time == 700
    with pytest.raises(InvalidArgument, match="time runs forward"):
        table.play("show 1", 0, at=699)
    table.play("show 1", 0)
    assert table.record().replay(CLOCKED).time == 700


def test_a_position_keeps_the_time_and_so_does_everything_made_of_it() -> None:
    table = CLOCKED.new(seed=1)
    table.play("show 1", 0, at=700)
    position = json.loads(json.dumps(table.to_position()))
    assert position["time"] == 700
    record = table.record()
    heirs = [
        table.copy(),
        table.redealt(1, 5),
        CLOCKED.from_position(position),
        CLOCKED.from_position(position, seed=3),
        record.replay(CLOCKED),
        record.fork(CLOCKED, 1),
        Record.loads(record.fork(CLOCKED, 1).record().dumps()).replay(CLOCKED),
    ]
    for heir in heirs:
        assert (heir.time, heir.to_position()["time"]) == (700, 700)
        with pytest.raises(InvalidArgument, match="it is 700 already, so this cannot be at 699"):
            heir.play("show 1", 1, at=699)
        heir.play("show 1", 1)
        assert stamps(heir)[-1] == 700
        assert heir.record().replay(CLOCKED).time == 700
    assert record.fork(CLOCKED, 0).time is None


def test_a_record_says_when_its_start_was_not_when_it_was_written() -> None:
    for table in (CLOCKED.from_position({"time": 700}), CLOCKED.from_position({"time": 700}).redealt(0, 5)):
        table.play("show 1", 0, at=800)
        record = table.record()
        assert record.start is not None
        assert (record.start["time"], record.replay(CLOCKED).time) == (700, 800)


def test_an_ending_set_up_from_its_position_knows_when_it_was() -> None:
    endings: list[Ending[FingersOptions]] = []

    def read_outcome(s: Any, figures: list[int], ending: Ending[FingersOptions]) -> Outcome:
        endings.append(ending)
        return Outcome(bool(figures[0]), figures[1], "any", {})

    table = replace(CLOCKED, knowledge=replace(CLOCKED.knowledge, outcome=read_outcome)).new(seed=1, rounds=1)
    table.play("show 1", 0, at=500)
    table.play("show 1", 1)
    again = table.game.from_position(table.to_position())
    assert table.outcome == again.outcome
    assert endings == [Ending(table.options, 500), Ending(again.options, 500)]


@pytest.mark.parametrize("time", [-1, 1.5, "5", True, 1 << 53, [], float("nan")])
def test_the_time_of_a_position_is_a_whole_number_of_milliseconds(time: Any) -> None:
    with pytest.raises(InvalidPosition, match="time must be a whole number of milliseconds"):
        FINGERS.from_position({"time": time})


def test_a_record_from_before_every_action_had_a_time_replays_as_it_was() -> None:
    """Then whoever left out the time was not judged; what was played so stays played, and what follows is judged."""
    table = FINGERS.new(seed=1)
    table.play("time up", CLOCK)
    table.play("show 1", 0, at=999)
    table.play("time up", CLOCK, at=1_000)
    table.play("show 2", 0)
    record = Record.loads(table.record().dumps())
    replayed = record.replay(CLOCKED)
    assert replayed.moves == table.moves
    assert stamps(replayed) == [None, 999, 1_000, None]
    with pytest.raises(IllegalAction, match="TABLE-CLOCK"):
        replayed.play("show 2", 1)


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
