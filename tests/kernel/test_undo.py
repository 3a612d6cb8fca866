"""Taking back: what told nobody anything may be undone, in practice everything."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tablemate
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.moves import Move, Undo
from tests.kernel.toys import COUNT_UP

from .test_table import count_up, rolling, snapshot


def test_a_step_that_told_nothing_can_be_taken_back() -> None:
    table = count_up()
    before = table.digest()
    table.play("pass")
    assert table.can_undo()
    table.undo()
    assert table.digest() == before
    assert table.moves == (Move(0, "pass"), Undo())
    assert [decision.seat for decision in table.waiting] == [0]


@pytest.mark.parametrize("action", ["play 1", "roll"])
def test_a_step_that_told_something_stays(action: str) -> None:
    """A card shown, a card drawn, a die rolled: nobody can unlearn that."""
    table = count_up()
    table.play(action)
    before = snapshot(table)
    assert not table.can_undo()
    with pytest.raises(IllegalAction) as refused:
        table.undo()
    assert refused.value.why == Reason("information_gained", "TABLE-UNDO")
    assert snapshot(table) == before


def test_a_private_look_is_information_too() -> None:
    table = rolling(6)
    table.play("leave")
    assert table.can_undo()
    table.undo()
    table.play("look")
    assert not table.can_undo()


def test_a_game_with_its_own_taking_back_leaves_the_tables_undo_to_practice() -> None:
    game = replace(COUNT_UP, traits=replace(COUNT_UP.traits, own_take_back=True))
    table = game.new(seed=1)
    table.play("pass")
    assert not table.can_undo()
    with pytest.raises(IllegalAction) as refused:
        table.undo()
    assert refused.value.why == Reason("own_take_back", "TABLE-UNDO")
    table.practice = True
    assert table.can_undo()
    table.undo()
    assert table.moves == (Move(0, "pass"), Undo())


def test_there_is_nothing_to_take_back_at_first() -> None:
    table = count_up()
    assert not table.can_undo()
    with pytest.raises(IllegalAction) as refused:
        table.undo()
    assert refused.value.why == Reason("nothing_to_undo", "TABLE-UNDO")
    assert table.moves == ()


def test_undo_goes_back_step_by_step_to_the_last_that_told_something() -> None:
    table = count_up()
    table.play("play 1")
    told = table.digest()
    table.play("pass")
    table.play("pass")
    table.undo()
    table.undo()
    assert table.digest() == told
    assert not table.can_undo()


def test_what_was_taken_back_did_not_happen() -> None:
    table = count_up()
    table.play("play 1")
    events = list(table.events)
    table.play("pass")
    table.undo()
    assert table.events == events
    assert table.record().replay(COUNT_UP).events == events


def test_practice_may_take_everything_back() -> None:
    table = count_up()
    start = table.digest()
    table.practice = True
    table.play("roll, leave")
    while table.can_undo():
        table.undo()
    assert table.digest() == start
    assert table.record().replay(COUNT_UP).digest() == start


def test_after_an_undo_the_future_is_the_same_future() -> None:
    table = count_up()
    table.practice = True
    first = table.play("roll")
    table.undo()
    assert table.play("roll") == first


@pytest.mark.parametrize("taken_back", [1, 15, 16, 17, 40])
def test_however_far_back_a_table_stands_as_it_did_then(taken_back: int) -> None:
    """Not every state is kept: the way back may lead over one that lies before it."""
    table = tablemate.game("assembly").new(seed=5, players=2)
    table.practice = True
    digests = [table.digest()]
    for number in range(40):
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[number % len(table.legal(seat))], seat)
        digests.append(table.digest())
    table = table.copy()
    for _ in range(taken_back):
        table.undo(0)
        digests.pop()
        assert table.digest() == digests[-1]
    assert [step.number for step in table.standing] == [*range(len(digests))]
    assert [step.undoes for step in table.steps[41:]] == [*range(40, 40 - taken_back, -1)]
