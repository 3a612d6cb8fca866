"""Games stored in the repository replay to the same end, step by step."""

from __future__ import annotations

import pytest

from tablemate import Record

from .stored import FOLDER, GAME, SCENARIOS, playthrough


def test_every_scenario_is_stored_and_nothing_else() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(SCENARIOS)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCENARIOS)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_stored_record_replays_to_the_same_end(name: str) -> None:
    record = Record.load(FOLDER / f"{name}.json")
    table = record.replay(GAME)
    assert table.outcome is not None
    assert table.outcome.as_json() == record.outcome
    assert table.record() == record


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_stored_playthrough_reads_the_same_line_by_line(name: str) -> None:
    record = Record.load(FOLDER / f"{name}.json")
    assert playthrough(record) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
