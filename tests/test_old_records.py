"""Records written by every version of every game's rules replay for ever, to the digest they were written with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablemate
from tablemate import Record, Table
from tablemate.kernel.moves import Move
from tablemate.kernel.records import VERSION

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))


def by_present_rules(record: Record) -> Table:
    """The same actions on a table of the present version."""
    game = tablemate.game(record.game)
    if record.start is not None:
        table = game.from_position(record.start)
    else:
        assert record.seed is not None
        table = game.new(seed=record.seed, **record.options)
    for move in record.moves:
        assert isinstance(move, Move)
        table.play(move.action, move.seat, at=move.at)
    return table


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    """Options, cards, every move, the final state and the outcome are checked by replaying."""
    record = Record.load(path)
    assert record.replay(tablemate.game(record.game)).outcome is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_file_that_is_saved_again_is_a_good_file_of_the_newest_version(path: Path) -> None:
    record = Record.load(path)
    again = Record.loads(record.dumps())
    assert json.loads(record.dumps())["version"] == VERSION
    assert again == record
    assert again.replay(tablemate.game(record.game)).record().moves == record.moves


def test_there_are_files_of_every_version_of_the_format() -> None:
    assert {json.loads(path.read_text())["version"] for path in RECORDS} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("name", tablemate.games())
def test_there_are_records_of_every_version(name: str) -> None:
    records = [Record.load(path) for path in RECORDS]
    versions = {record.rules_version for record in records if record.game == name}
    assert versions == set(range(1, tablemate.game(name).rules_version + 1))


def test_assembly_of_version_1_learns_as_little_as_it_did() -> None:
    """By the present rules other things would be known at the end of these games, of every set of malfunctions."""
    for path in FOLDER.glob("assembly-[abcdeg]*.json"):
        record = Record.load(path)
        table = by_present_rules(record)
        assert table.game.layout.digest(table.state_array(), record.rules_version) != record.digest
