"""Games of earlier versions of the rules replay and go on as they were."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

import numpy as np
import pytest

from tablemate.kernel.errors import InvalidPosition, InvalidRecord
from tablemate.kernel.game import Earlier
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, i8, since
from tablemate.kernel.records import Record
from tests.kernel.toys import COUNT_UP


def earlier_options(options: Mapping[str, Any], version: int) -> Mapping[str, Any]:
    """Version 1 played to 12 where nothing was said, and called the target `goal`."""
    if version > 1:
        return options
    said = {"target" if name == "goal" else name: value for name, value in options.items()}
    return {"target": 12, **said}


def mark(state: Any, version: int) -> None:
    state.total = 0 if version > 1 else 3


PRESENT = replace(COUNT_UP, rules_version=2, earlier=Earlier(earlier_options, mark))
"""A second version of the toy: its total begins at 0 and no longer at 3."""
OLD = PRESENT.as_of(1, InvalidRecord)


def old_record() -> Record:
    table = OLD.new(seed=4)
    table.play("roll, leave")
    return table.record()


def test_a_game_of_an_earlier_version_is_set_up_as_it_was() -> None:
    table = OLD.new(seed=4)
    assert table.to_position()["total"] == 3
    assert PRESENT.new(seed=4).to_position()["total"] == 0
    assert table.record().rules_version == 1


def test_a_record_of_an_earlier_version_replays_by_that_version() -> None:
    record = old_record()
    again = record.replay(PRESENT)
    assert again.digest() == record.digest
    assert again.record() == record
    assert Record.loads(record.dumps()) == record


def test_an_option_that_a_record_lacks_takes_the_behaviour_of_its_time() -> None:
    record = old_record()
    lacking = replace(record, options={"players": record.options["players"]})
    assert lacking.replay(PRESENT).options.target == 12
    renamed = replace(record, options={"players": record.options["players"], "goal": 12})
    assert renamed.replay(PRESENT).digest() == record.digest
    with pytest.raises(InvalidRecord):
        replace(record, options={"goal": 13}).replay(PRESENT)


def test_a_fork_of_an_earlier_game_goes_on_by_its_version_and_so_does_its_record() -> None:
    record = old_record()
    fork = record.fork(PRESENT, 1)
    assert fork.digest() == record.at(PRESENT, 1).digest()
    assert fork.game.rules_version == 1
    assert fork.to_position()["rules_version"] == 1
    fork.play(fork.legal(fork.waiting[0].seat)[0])
    own = Record.loads(fork.record().dumps())
    assert own.rules_version == 1
    assert own.replay(PRESENT).digest() == fork.digest()


def test_a_promised_start_of_an_earlier_version_is_written_as_it_was_then() -> None:
    """A start of the present says no version; one of the past would, and would not be what was promised."""
    then = replace(PRESENT, rules_version=1)
    table = then.from_position(then.new(seed=4).to_position())
    table.commit()
    record = table.record()
    assert record.start is not None
    assert "rules_version" not in record.start
    assert record.replay(PRESENT).record() == record


def test_the_start_of_an_old_record_says_no_version_and_is_read_as_of_the_record() -> None:
    record = old_record().fork(PRESENT, 0).record()
    assert record.start is not None
    start = {name: value for name, value in record.start.items() if name != "rules_version"}
    assert replace(record, start=start).replay(PRESENT).digest() == record.digest


def test_copies_and_redeals_keep_the_version() -> None:
    table = OLD.new(seed=4)
    assert table.copy().digest() == table.digest()
    assert table.redealt(0, 5).record().rules_version == 1


def test_a_position_of_the_present_says_no_version() -> None:
    assert "rules_version" not in PRESENT.new(seed=1).to_position()


@pytest.mark.parametrize("version", [0, 3, -1, True, 1.0, "1", None, 10**40])
def test_a_position_of_an_unknown_version_is_refused(version: Any) -> None:
    with pytest.raises(InvalidPosition, match="of the rules of count_up; the newest known here is version 2"):
        PRESENT.from_position({"rules_version": version}, seed=1)


class Before:
    """A record as it was."""

    total: Annotated[int, i2, PUBLIC]
    far: Annotated[int, i8]
    hand: Annotated[Grid, i1, 2, 3]


class Now:
    """The same with fields that came later, in between and larger than the others."""

    total: Annotated[int, i2, PUBLIC]
    marks: Annotated[Row, i8, 3, since(2)]
    far: Annotated[int, i8]
    mood: Annotated[int, i1, PUBLIC, since(3)]
    hand: Annotated[Grid, i1, 2, 3]


@dataclass(frozen=True)
class Filled:
    """A blank record of a layout with some values."""

    layout: Layout[object]

    def array(self, **later: Any) -> np.ndarray[Any, Any]:
        array = self.layout.new()
        values = {"total": -5, "far": 1 << 40, "hand": [[1, 2, 3], [4, 5, 6]], **later}
        for name, value in values.items():
            array[name][0] = value
        return array


def test_the_digest_of_a_version_covers_the_fields_that_it_had_and_no_others() -> None:
    before, now = Layout(Before), Layout(Now)
    then = before.digest(Filled(before).array(), 1)
    assert now.digest(Filled(now).array(marks=[7, 8, 9], mood=3), 1) == then
    assert now.digest(Filled(now).array(marks=[7, 8, 9], total=6), 1) != then
    assert now.digest(Filled(now).array(marks=[7, 8, 9]), 2) != now.digest(Filled(now).array(), 2)
    assert now.digest(Filled(now).array(mood=1), 2) == now.digest(Filled(now).array(), 2)
    assert now.digest(Filled(now).array(mood=1), 3) != now.digest(Filled(now).array(), 3)


def test_a_field_has_one_first_version() -> None:
    class Twice:
        total: Annotated[int, i1, since(2), since(3)]

    with pytest.raises(TypeError, match="total is not declared as a record field"):
        Layout(Twice)
