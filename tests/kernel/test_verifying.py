"""What a record proves, check by check: the promise, the deal, every step and the outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablemate import InvalidArgument, InvalidRecord, Record, Table
from tablemate.kernel.errors import Fault
from tablemate.kernel.verifying import Check, Found, verify
from tests.kernel.test_table import count_up
from tests.kernel.toys import COUNT_UP

HOLDS, FAILS, NONE, UNCHECKED = Found.HOLDS, Found.FAILS, Found.NONE, Found.UNCHECKED


def to_the_end(table: Table) -> Record:
    """The record of a promised table, played to its end."""
    table.commit()
    while table.waiting:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[-1], seat)
    return table.record()


def seeded() -> Record:
    return to_the_end(COUNT_UP.new(seed=11, target=12))


def started() -> Record:
    return to_the_end(count_up())


def found(record: Record, **said: Any) -> list[Found]:
    """What the four checks come to."""
    verdicts = verify(record, COUNT_UP, **said)
    assert [verdict.check for verdict in verdicts] == [*Check]
    assert all((verdict.found is FAILS) == (verdict.fault is not None) for verdict in verdicts)
    return [verdict.found for verdict in verdicts]


def fault(record: Record, **said: Any) -> Fault:
    """What is wrong first."""
    return next(verdict.fault for verdict in verify(record, COUNT_UP, **said) if verdict.fault is not None)


def changed(record: Record, **fields: Any) -> Record:
    """The record with other fields, through its file."""
    return Record.from_json({**record.as_json(), **fields})


@pytest.mark.parametrize("made", [seeded, started])
def test_an_honest_record_holds(made: Callable[[], Record]) -> None:
    record = made()
    played: list[int] = []
    assert found(record, on_step=played.append) == [HOLDS] * 4
    assert played == [*range(1, len(record.moves) + 1)]
    promise = record.as_json()["commitment"]["hash"]
    assert found(record, published=f" {promise.upper()}\n") == [HOLDS] * 4


def test_where_nothing_was_promised_the_rest_is_checked() -> None:
    record = changed(seeded(), commitment=None)
    assert found(record) == [NONE, HOLDS, HOLDS, HOLDS]
    assert found(record, published="0" * 64) == [FAILS, HOLDS, HOLDS, HOLDS]
    assert fault(record, published="0" * 64).code == "promise_missing"


@pytest.mark.parametrize("made", [seeded, started])
def test_another_hash_than_the_published_one_is_found(made: Callable[[], Record]) -> None:
    assert found(made(), published="0" * 64) == [FAILS, HOLDS, HOLDS, HOLDS]
    assert fault(made(), published="0" * 64).code == "promise_other"


@pytest.mark.parametrize("published", ["", "0" * 63, "0" * 65, "g" * 64, 7])
def test_a_published_hash_is_one(published: Any) -> None:
    with pytest.raises(InvalidArgument, match="a published hash has 64 digits"):
        verify(seeded(), COUNT_UP, published=published)


@pytest.mark.parametrize("made", [seeded, started])
def test_another_salt_breaks_the_promise_alone(made: Callable[[], Record]) -> None:
    record = made()
    promise = {**record.as_json()["commitment"], "salt": "0" * 32}
    assert found(changed(record, commitment=promise)) == [FAILS, HOLDS, HOLDS, HOLDS]


def test_another_seed_or_chance_breaks_the_promise_and_the_game_comes_out_otherwise() -> None:
    promise, deal, *rest = found(changed(seeded(), seed=12))
    assert (promise, deal) == (FAILS, HOLDS)
    assert FAILS in rest
    start = {**started().as_json()["start"], "chance": "0123456789abcdef" * 2}
    promise, deal, *rest = found(changed(started(), start=start))
    assert (promise, deal) == (FAILS, HOLDS)
    assert FAILS in rest


@pytest.mark.parametrize(
    "fields", [{"cards": "0"}, {"options": {"target": "far"}}, {"seed": -1}, {"seats": ["person"]}], ids=str
)
def test_a_deal_that_cannot_have_been_leaves_nothing_to_check(fields: dict[str, Any]) -> None:
    assert found(changed(seeded(), **fields))[1:] == [FAILS, UNCHECKED, UNCHECKED]


def test_a_start_that_cannot_stand_on_a_table_is_no_deal() -> None:
    start = {**started().as_json()["start"], "pile": [9]}
    assert found(changed(started(), start=start)) == [FAILS, FAILS, UNCHECKED, UNCHECKED]


@pytest.mark.parametrize("fields", [{"pauses": [{"step": 0, "at": None, "lasted": -1}]}, {"moves": ["xyzzy"]}], ids=str)
def test_a_step_that_was_not_possible_is_told_with_its_place(fields: dict[str, Any]) -> None:
    record = seeded()
    moves = [{"seat": 0, "action": action} for action in fields.pop("moves", [])]
    told = changed(record, **fields, moves=[*record.as_json()["moves"][:1], *moves])
    assert found(told) == [HOLDS, HOLDS, FAILS, UNCHECKED]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda data: {"outcome": {**data["outcome"], "score": 1}},
        lambda data: {"outcome": None},
        lambda data: {"digest": "0" * 16},
        lambda data: {"moves": data["moves"][:-1]},
        lambda data: {"abandoned": True},
        lambda data: {"pauses": [{"step": 99, "at": None, "lasted": 1}]},
    ],
)
def test_another_end_is_found(wrong: Any) -> None:
    record = seeded()
    assert found(changed(record, **wrong(record.as_json()))) == [HOLDS, HOLDS, HOLDS, FAILS]


def test_an_unfinished_and_an_abandoned_game_hold() -> None:
    table = COUNT_UP.new(seed=11)
    table.commit()
    assert found(table.record()) == [HOLDS] * 4
    table.play("pass")
    table.abandon()
    assert found(table.record()) == [HOLDS] * 4


def test_of_unknown_rules_and_other_games_nothing_can_be_said() -> None:
    for record in (replace(seeded(), rules_version=99), replace(seeded(), game="chess")):
        with pytest.raises(InvalidRecord):
            verify(record, COUNT_UP)
