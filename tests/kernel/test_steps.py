"""Steps: what was played, in order, each with its events, as each viewer may know it."""

from __future__ import annotations

import json

import pytest

import tablemate
from tablemate import CLOCK, SPECTATOR, IllegalAction, InvalidArgument
from tablemate.kernel.cases import Case, moments
from tablemate.kernel.moves import Move, Undo
from tests.kernel.test_table import count_up
from tests.kernel.toys import COUNT_UP, TOYS

ASSEMBLY = tablemate.game("assembly")
FUSE = tablemate.game("fuse")


def test_step_0_is_the_set_up() -> None:
    table = ASSEMBLY.new(seed=7)
    (set_up,) = table.steps
    assert (set_up.number, set_up.seat, set_up.action, set_up.at) == (0, None, None, None)
    assert list(set_up.events) == table.events
    assert ASSEMBLY.from_position(table.to_position()).steps[0].events == ()


def test_one_action_is_one_step_with_its_seat_its_time_and_what_followed() -> None:
    table = COUNT_UP.new(seed=2)
    seat = table.waiting[0].seat
    action = table.legal(seat)[0]
    events = table.play(action, seat, at=250)
    step = table.steps[1]
    assert (step.number, step.seat, step.action, step.at, step.events) == (1, seat, action, 250, events)
    assert step.move == Move(seat, action.text, 250)


def test_a_step_is_found_by_its_number_and_no_other_is_there() -> None:
    table = ASSEMBLY.new(seed=7)
    table.play(table.legal(0)[0])
    assert (table.step(0), table.step(1), table.last_step) == (*table.steps, table.steps[1])
    for number in (-1, 2, True, "1"):
        with pytest.raises(InvalidArgument, match="the steps 0 to 1"):
            table.step(number)  # type: ignore[arg-type]


def test_a_sentence_makes_a_step_of_each_action_and_plays_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ASSEMBLY.new(seed=7)
    for name in ("copy", "twin"):
        monkeypatch.delattr(tablemate.Table, name)
    events = table.play("three: cw 2", 0)
    first, second = table.steps[1:]
    assert [str(step.action) for step in (first, second)] == ["three: cw", "2"]
    assert first.events[0].name == "played"
    assert second.events[0].name == "rotated"
    assert (*first.events, *second.events) == events


def test_seats_that_act_at_once_are_numbered_in_the_order_in_which_the_table_took_them() -> None:
    draft = {"options": {"players": 3, "mode": "live"}, "phase": "draft", "tray": ["R4", "K3", "G2"]}
    table = FUSE.from_position({**draft, "mats": [["B02", "B43"], ["B17", "B35"], ["B08", "B31"]]}, seed=7)
    table.play("claim g2", 2, at=2100)
    table.play("place r4 on b02.1", 0, at=2100)
    table.play("time up", CLOCK, at=600_000)
    assert [(step.number, step.seat, step.at) for step in table.steps[1:]] == [
        (1, 2, 2100),
        (2, 0, 2100),
        (3, CLOCK, 600_000),
    ]
    assert table.steps[3].seen_by(0)["seat"] == "clock"


def test_taking_back_is_a_step_of_its_seat_and_what_it_undoes_stays_among_the_steps() -> None:
    table = count_up()
    table.play("pass")
    table.undo(1)
    table.play("pass")
    assert [(step.number, step.seat, step.undoes) for step in table.steps] == [
        (0, None, None),
        (1, 0, None),
        (2, 1, 1),
        (3, 0, None),
    ]
    assert table.steps[2].seen_by(SPECTATOR) == {"step": 2, "seat": 1, "action": None, "undoes": 1, "events": []}
    assert [step.number for step in table.standing] == [0, 3]
    assert [*table.standing_backwards] == [*reversed(table.standing)]
    assert table.moves == (Move(0, "pass"), Undo(1), Move(0, "pass"))
    assert table.events == list(table.steps[3].events)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", CLOCK, SPECTATOR])
def test_only_a_seat_of_the_table_takes_back(seat: object) -> None:
    table = count_up()
    table.play("pass")
    with pytest.raises(InvalidArgument):
        table.undo(seat)  # type: ignore[arg-type]
    assert [step.number for step in table.standing] == [0, 1]


def test_what_is_refused_is_no_step_and_neither_is_asking_why_not() -> None:
    table = ASSEMBLY.new(seed=7)
    table.play("three: cw 2", 0)
    before = table.steps
    with pytest.raises(IllegalAction):
        table.play("three: cw 2 2", 0)
    assert table.why_not(table.legal(0)[0], 0) is None
    assert table.steps == before
    assert table.standing == before


def test_a_copy_has_the_steps_of_its_model_and_goes_its_own_way() -> None:
    table = ASSEMBLY.new(seed=7)
    table.play("three: cw 2", 0)
    copy = table.copy()
    assert copy.steps == table.steps
    copy.play(copy.legal(0)[0], 0)
    assert copy.steps[:3] == table.steps
    assert len(table.steps) == 3


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_steps_are_numbered_without_a_gap_and_hold_every_event_once(game: tablemate.Game) -> None:
    for seed in range(8):
        for moment in moments(Case.random(game, seed)):
            table = moment.table
        assert [step.number for step in table.steps] == list(range(len(table.moves) + 1))
        assert [event for step in table.steps for event in step.events] == table.events


def test_any_slice_of_steps_is_had_as_a_viewer_may_see_it() -> None:
    table = ASSEMBLY.new(seed=7, players=2, roles=["none", "none"])
    table.play("ask nothing", 0)
    table.play(table.legal(0)[0], 0)
    seen = {viewer: [step.seen_by(viewer) for step in table.steps[1:]] for viewer in (0, 1, SPECTATOR)}
    assert json.loads(json.dumps(seen[1])) == seen[1]
    assert [step["events"] for step in seen[1]] == [
        [event.seen_by(1) for event in step.events] for step in table.steps[1:]
    ]
    assert [step.as_json()["action"] for step in table.steps[1:]] == [step["action"] for step in seen[0]]


@pytest.mark.parametrize("game", ["assembly", "fuse", "origin_story"])
def test_a_step_of_long_ago_is_told_as_it_was_when_it_was_played(game: str) -> None:
    table = tablemate.game(game).new(seed=11)
    fresh = [table.last_step]
    while table.waiting and len(fresh) < 40:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[len(fresh) % len(table.legal(seat))], seat)
        fresh.append(table.last_step)
    assert table.steps == tuple(fresh)
    assert [step.as_json() for step in table.steps] == [step.as_json() for step in fresh]
    assert [step.told for step in table.steps] == [step.told for step in fresh]
    assert sum(len(step.events) for step in fresh) > 40
