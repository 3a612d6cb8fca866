"""A preview tells what would follow as far as its seat may know: it comes true, and tells no chance and no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import tablemate
from tablemate import CLOCK, SPECTATOR, IllegalAction, Table
from tablemate.kernel.cases import Case, Moment, moments
from tablemate.kernel.events import Event
from tests.at_native_speed import compiled_game

SEEDS = range(12)
REDEALS = range(2)

of_every_game = pytest.mark.parametrize("name", tablemate.games())


def some_moments(name: str) -> Iterator[Moment]:
    for seed in SEEDS:
        yield from moments(Case.random(compiled_game(name), seed))


def viewer(seat: int) -> int:
    return SPECTATOR if seat == CLOCK else seat


def previewed(table: Table, moment: Moment) -> str:
    return json.dumps(table.preview(moment.action, moment.seat).as_json(moment.seat))


@pytest.mark.slow
@of_every_game
def test_a_preview_is_the_same_for_all_that_the_seat_cannot_know(name: str) -> None:
    for moment in some_moments(name):
        told = previewed(moment.table, moment)
        for stream in REDEALS:
            assert previewed(moment.table.redealt(viewer(moment.seat), stream), moment) == told


@pytest.mark.slow
@of_every_game
def test_what_a_preview_tells_comes_true_if_the_action_is_carried_out(name: str) -> None:
    untold = compiled_game(name).supposing.untold
    carried_out = 0
    for moment in some_moments(name):
        preview, table = moment.table.preview(moment.action, moment.seat), moment.table.twin()
        followed = table.play(moment.action, moment.seat)
        if not is_carried_out(followed):
            continue
        carried_out += 1
        who = viewer(moment.seat)
        seen = [event.seen_by(who) for event in followed if event.name not in untold]
        assert seen[: len(preview.events)] == [event.seen_by(who) for event in preview.events]
        assert preview.complete == (len(seen) == len(preview.events))
        if preview.complete and len(seen) == len(followed):
            assert preview.view == table.view(who)
    assert carried_out > 10


def is_carried_out(followed: tuple[Event, ...]) -> bool:
    """Was nothing in the way that a preview takes for granted?"""
    return all(event.seen_by(SPECTATOR).get("verified", True) for event in followed)


@pytest.mark.slow
@of_every_game
def test_a_preview_changes_nothing(name: str) -> None:
    for moment in some_moments(name):
        before, steps = moment.table.digest(), moment.table.moves
        moment.table.preview(moment.action, moment.seat)
        assert (moment.table.digest(), moment.table.moves) == (before, steps)


def test_a_rotation_is_shown_without_telling_whether_the_partner_could_verify_it() -> None:
    """Whatever the partner holds, the modules would move."""
    game = tablemate.game("assembly")
    told = set()
    for seed in range(40):
        table = game.new(seed=seed, players=2, honest=True)
        table.play("ask nothing", 0) if table.waiting[0].seat == 0 else table.play("ask nothing", 1)
        seat = table.waiting[0].seat
        turn = next((action for action in table.legal(seat) if action.arguments.get("command") == "cw"), None)
        if turn is not None:
            events = table.preview(f"{turn} 1", seat).events
            told.add("module_moved" in [event.name for event in events])
            assert "verified" not in [event.name for event in events]
    assert told == {True}


def test_a_preview_ends_before_a_die_is_rolled() -> None:
    table = tablemate.game("fuse").new(seed=1)
    preview = table.preview("roll", 0)
    assert [event.name for event in preview.events] == ["rolled"]
    assert not preview.complete
    assert preview.view is None


def test_a_preview_for_the_clock_tells_what_everybody_may_know() -> None:
    preview = tablemate.game("fuse").new(seed=1).preview("time up", CLOCK)
    assert preview.as_json(CLOCK) == preview.as_json(SPECTATOR)


def test_what_cannot_be_played_has_no_preview() -> None:
    table = tablemate.game("fuse").new(seed=1)
    with pytest.raises(IllegalAction, match="roll"):
        table.preview("confirm", 0)
    with pytest.raises(tablemate.InvalidArgument):
        table.preview("roll", 7)
