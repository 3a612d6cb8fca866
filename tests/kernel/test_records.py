"""Records: a whole game in a small file, which replays exactly or is refused with a sentence."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel.errors import IllegalAction, InvalidRecord
from tablemate.kernel.moves import Move, Undo
from tablemate.kernel.records import MOST_BYTES, Record
from tablemate.kernel.table import Table
from tests.kernel.toys import COUNT_UP, FINGERS


def played(seed: int = 11) -> Table:
    """A whole game with a step taken back in it."""
    table = COUNT_UP.new(seed=seed, target=12)
    seat = table.waiting[0].seat
    table.play("pass", at=250)
    table.undo(seat)
    while table.waiting:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[-1], seat)
    return table


TABLE = played()
RECORD = TABLE.record()


def changed(**fields: Any) -> str:
    """The text of the record with other fields; `...` leaves one out."""
    data = {**RECORD.as_json(), **fields}
    return json.dumps({name: value for name, value in data.items() if value is not ...})


# Round trips


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    RECORD.save(path)
    loaded = Record.load(path)
    assert loaded == RECORD
    replayed = loaded.replay(COUNT_UP)
    assert replayed.digest() == TABLE.digest()
    assert replayed.outcome == TABLE.outcome
    assert replayed.events == TABLE.events
    assert replayed.moves == TABLE.moves
    assert replayed.record() == RECORD


def test_the_file_is_readable_json_with_a_line_for_each_move() -> None:
    text = RECORD.dumps()
    assert json.loads(text) == RECORD.as_json()
    lines = text.splitlines()
    assert '    {"seat": ' in text
    assert sum(line.startswith("    {") for line in lines) == len(RECORD.moves)
    assert text.endswith("}\n")
    assert list(json.loads(text)) == list(RECORD.as_json())


def test_a_record_without_moves_survives_too() -> None:
    record = COUNT_UP.new(seed=3).record()
    assert Record.loads(record.dumps()) == record
    assert record.outcome is None
    assert record.replay(COUNT_UP).digest() == record.digest


def test_a_record_from_a_position_keeps_the_position_instead_of_a_seed() -> None:
    table = COUNT_UP.from_position(COUNT_UP.new(seed=3).to_position(), seed=99)
    table.play("roll, leave")
    record = Record.loads(table.record().dumps())
    assert record.seed is None
    assert record.start is not None
    assert record.replay(COUNT_UP).digest() == table.digest()


@pytest.mark.parametrize("whence", [COUNT_UP.new(seed=1), COUNT_UP.from_position({}, seed=1)], ids=["seed", "start"])
def test_who_changes_a_written_record_changes_no_table(whence: Table) -> None:
    before = whence.record().dumps()
    for written in (whence.record().as_json(), vars(whence.record())):
        for part in written.values():
            if isinstance(part, dict):
                part.clear()
    assert whence.record().dumps() == before


def test_undone_steps_and_times_are_in_the_record() -> None:
    seat = RECORD.moves[0].seat
    assert seat is not None
    assert RECORD.moves[:2] == (Move(seat, "pass", 250), Undo(seat))
    assert RECORD.moves[1].as_json() == {"seat": seat, "undo": 1}
    assert Undo().as_json() == {"undo": 1}


def test_every_step_can_be_looked_at() -> None:
    digests = [table.digest() for table in RECORD.steps(COUNT_UP)]
    assert len(digests) == len(RECORD.moves) + 1
    assert digests[0] == digests[2], "the step that was taken back"
    assert [RECORD.at(COUNT_UP, step).digest() for step in range(len(digests))] == digests


@pytest.mark.parametrize("step", [-1, len(RECORD.moves) + 1, 1.0, "1", True, None, 1 << 70])
def test_there_is_no_such_step(step: Any) -> None:
    with pytest.raises(InvalidRecord, match="there are the steps 0 to"):
        RECORD.at(COUNT_UP, step)


def test_practice_is_part_of_a_record() -> None:
    table = COUNT_UP.new(seed=2)
    table.practice = True
    table.play("roll, leave")
    table.undo()
    record = Record.loads(table.record().dumps())
    assert record.practice
    assert record.replay(COUNT_UP).digest() == table.digest()


def test_practice_that_is_ended_leaves_a_record_that_replays() -> None:
    """Whatever `practice` says at the end: a step that told something was taken back, and the record says so."""
    table = COUNT_UP.new(seed=2)
    table.practice = True
    table.play("roll, leave")
    table.undo()
    table.practice = False
    assert table.record().replay(COUNT_UP).digest() == table.digest()


def test_two_seats_at_once_replay_in_their_order() -> None:
    table = FINGERS.new(seed=1, rounds=1)
    table.play("show 3", 1, at=10)
    table.play("show 3", 0, at=10)
    record = Record.loads(table.record().dumps())
    assert record.replay(FINGERS).digest() == table.digest()
    assert record.outcome == {"result": "won", "score": 3, "band": "any", "figures": {"rounds": 1}, "seats": []}


# Forks


def test_a_fork_goes_on_from_a_step() -> None:
    middle = len(RECORD.moves) // 2
    fork = RECORD.fork(COUNT_UP, middle)
    assert fork.digest() == RECORD.at(COUNT_UP, middle).digest()
    for move in RECORD.moves[middle:]:
        assert isinstance(move, Move)
        fork.play(move.action, move.seat)
    assert fork.digest() == TABLE.digest(), "without a seed the future is the same"
    assert fork.record().replay(COUNT_UP).digest() == fork.digest()


def test_a_fork_with_a_seed_meets_another_future() -> None:
    start = COUNT_UP.new(seed=1).record()
    rolls = {start.fork(COUNT_UP, 0, seed=seed).play("roll")[0].values[1] for seed in range(60)}
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_a_fork_starts_a_record_of_its_own() -> None:
    fork = RECORD.fork(COUNT_UP, 2)
    assert fork.moves == ()
    assert not fork.can_undo()
    with pytest.raises(IllegalAction):
        fork.undo()


# Refused


def refused(text: str, words: str) -> None:
    with pytest.raises(InvalidRecord, match=words):
        Record.loads(text).replay(COUNT_UP)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.99])
def test_a_file_cut_short_is_refused(share: float) -> None:
    text = RECORD.dumps().rstrip()
    refused(text[: int(len(text) * share)], "cut short")


@pytest.mark.parametrize(
    "text", ["", "null", "5", "[]", '"text"', "{}", '{"format": "other"}', "<html>", "\0", "[" * 99999]
)
def test_something_else_is_refused(text: str) -> None:
    refused(text, "not JSON|not a record of Tablemate")


@pytest.mark.parametrize("version", [0, 3, "1", None, 99, True, ...])
def test_another_format_is_refused(version: Any) -> None:
    refused(changed(version=version), "format version must be 1 or 2 to be read here, not ")


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(InvalidRecord, match='a record of "count_up", not of fingers'):
        RECORD.replay(FINGERS)


def test_a_record_of_other_rules_is_refused() -> None:
    refused(changed(rules_version=2), "version 2 of the rules")
    refused(changed(rules_version=0), "version 0 of the rules")


def test_a_record_of_another_card_set_is_refused() -> None:
    cards = {"copies": [0, 4, 3, 3], "worth": [0, 1, 2, 4]}
    other = replace(COUNT_UP, agreement=replace(COUNT_UP.agreement, card_numbers=lambda _: cards))
    with pytest.raises(InvalidRecord, match="another card set"):
        RECORD.replay(other)
    refused(changed(cards="0" * 16), "another card set")


def test_a_record_that_does_not_end_where_it_says_is_refused() -> None:
    refused(changed(digest="0" * 16), "does not end where it says")
    refused(changed(moves=RECORD.as_json()["moves"][:-1]), "does not end where it says")
    refused(changed(seed=12), "does not fit|does not end where it says")


def test_a_record_that_lies_about_the_outcome_is_refused() -> None:
    """A result in a file is only worth something if replaying confirms it."""
    assert RECORD.outcome is not None
    refused(changed(outcome={**RECORD.outcome, "score": 1000}), "outcome|does not end")
    refused(changed(outcome=None), "outcome|does not end")
    refused(changed(outcome="won"), "outcome|does not end")


KINDS = {
    "game": str,
    "rules_version": int,
    "cards": str,
    "options": dict,
    "seed": int,
    "practice": bool,
    "moves": list,
    "digest": str,
}
ANYTHING = [None, ..., 1.5, "text", [1], {"a": 1}, -1, True, 10**30, float("nan")]


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, kind in KINDS.items() for value in ANYTHING if type(value) is not kind]
)
def test_a_field_of_another_kind_is_refused(name: str, value: Any) -> None:
    refused(changed(**{name: value}), f"{name} must be|either a seed or a starting position")


@pytest.mark.parametrize(
    "move",
    [
        None,
        5,
        "roll",
        [],
        {},
        {"seat": 0},
        {"action": "roll"},
        {"seat": 0, "action": "roll", "extra": 1},
        {"seat": "0", "action": "roll"},
        {"seat": True, "action": "roll"},
        {"seat": 0.0, "action": "roll"},
        {"seat": 0, "action": 5},
        {"seat": 0, "action": None},
        {"seat": 0, "action": "roll", "at": "now"},
        {"seat": 0, "action": "roll", "at": 1.5},
        {"undo": 2},
        {"undo": 1, "seat": None},
        {"undo": 1, "seat": "0"},
        {"undo": 1, "seat": 0, "at": 5},
        {"seat": 7, "action": "roll"},
        {"seat": -2, "action": "roll"},
        {"seat": 10**30, "action": "roll"},
        {"seat": 0, "action": "dance"},
        {"seat": 0, "action": "x" * 100_000},
    ],
)
def test_a_bad_move_is_refused_with_its_number(move: Any) -> None:
    with pytest.raises(InvalidRecord, match=r"move|seat|action|at must") as problem:
        Record.loads(changed(moves=[move])).replay(COUNT_UP)
    assert len(str(problem.value)) < 100_500


def test_an_illegal_move_is_refused_with_its_number_and_reason() -> None:
    moves = RECORD.as_json()["moves"]
    refused(changed(moves=[*moves, moves[-1]]), f"move {len(moves) + 1} of the record does not fit: The game is over")
    refused(changed(moves=[{"undo": 1}]), "move 1 of the record does not fit: There is nothing to take back")


def test_an_undo_of_what_was_told_is_refused_outside_practice() -> None:
    table = COUNT_UP.new(seed=2)
    table.practice = True
    table.play("roll, leave")
    while table.can_undo():
        table.undo()
    data = {**table.record().as_json(), "practice": False}
    refused(json.dumps(data), "brought something new to light")


@pytest.mark.parametrize("seed", [-1, 1 << 63, 10**40])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    refused(changed(seed=seed), "start of the record does not fit: a seed is a whole number")


def test_a_number_too_long_for_python_is_refused() -> None:
    refused(changed().replace('"seed": 11', f'"seed": {"9" * 10_000}'), "not JSON")


def test_seed_or_start_but_not_both() -> None:
    start = COUNT_UP.new(seed=1).to_position()
    refused(changed(start=start), "either a seed or a starting position")
    refused(changed(seed=None), "either a seed or a starting position")


@pytest.mark.parametrize(
    "options", [{"colour": 1}, {"players": 99}, {"players": "2"}, {"seed": 5}, {"self": 5}, {"players": 10**30}]
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    refused(changed(options=options), "start of the record does not fit")


@pytest.mark.parametrize(
    "start",
    [
        {"game": "chess"},
        {"options": []},
        {"total": 10**30},
        {"total": "many"},
        {"pile": 5},
        {"pile": [1] * 99},
        {"chance": [10**30] * 4},
        {"agenda": [[1, 7]]},
        {"agenda": [[1, 10**9]]},
    ],
)
def test_a_bad_starting_position_is_refused(start: dict[str, Any]) -> None:
    refused(changed(seed=None, start=start), "start of the record does not fit")


# Files


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(InvalidRecord, match="cannot be read"):
            Record.load(path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidRecord, match="bytes cannot be read"):
        Record.load(tmp_path / "bytes")


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(InvalidRecord, match=r"huge.json cannot be read: it has more than 32,000,000 bytes"):
        Record.load(path)


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("an older game")
    RECORD.save(path)
    assert Record.load(path) == RECORD
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "no space left")


@pytest.mark.parametrize("where", ["replace", "chmod"])
def test_a_save_that_fails_leaves_the_old_file(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("an older game")
    with monkeypatch.context() as patch:
        patch.setattr(Path, where, fail)
        with pytest.raises(InvalidRecord, match="cannot be written: the disk is full"):
            RECORD.save(path)
    assert [each.read_text() for each in tmp_path.iterdir()] == ["an older game"]


@pytest.mark.parametrize("spoil", [str.upper, lambda text: text.replace("count_up", "count_üp")])
def test_a_changed_text_is_refused_and_never_crashes(spoil: Callable[[str], str]) -> None:
    refused(spoil(RECORD.dumps()), ".")


def test_a_save_touches_no_other_file(tmp_path: Path) -> None:
    """A file that only looks like the scratch file of ours is somebody's own."""
    (tmp_path / "game.json.part").write_text("mine")
    RECORD.save(tmp_path / "game.json")
    assert (tmp_path / "game.json.part").read_text() == "mine"


def test_a_save_through_a_link_changes_what_it_points_at(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    RECORD.save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert Record.load(tmp_path / "game.json") == RECORD


def test_moves_that_are_whole_sentences_are_refused() -> None:
    """A record has one single action a move, so that steps can be counted and undone."""
    table = COUNT_UP.new(seed=2)
    table.play("roll, leave")
    data = table.record().as_json()
    data["moves"] = [{"seat": data["moves"][0]["seat"], "action": "roll, leave"}]
    with pytest.raises(InvalidRecord, match="single action"):
        Record.from_json(data).replay(COUNT_UP)


@pytest.mark.slow
def test_a_flood_of_moves_saves_loads_and_replays(tmp_path: Path) -> None:
    """One seat that does and undoes something for ten minutes does not make the game unreadable."""
    table = COUNT_UP.new(seed=2)
    while table.last_step.number < 20_000:
        table.play("pass")
        table.undo()
    table.record().save(tmp_path / "flood.json")
    replayed = Record.load(tmp_path / "flood.json").replay(COUNT_UP)
    assert replayed.moves == table.moves
    assert replayed.digest() == table.digest()


def test_a_record_holds_a_hundred_thousand_moves_and_no_more() -> None:
    data = RECORD.as_json() | {"moves": [{"undo": 1}] * 100_000}
    assert len(Record.from_json(data).moves) == 100_000
    data["moves"].append({"undo": 1})
    with pytest.raises(InvalidRecord, match="at most 100,000 moves, not 100,001"):
        Record.from_json(data)


def test_a_game_too_long_to_be_read_again_leaves_the_file_that_holds_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    RECORD.save(path)
    with pytest.raises(InvalidRecord, match="at most 100,000 moves, not 100,001"):
        replace(RECORD, moves=(Undo(),) * 100_001).save(path)
    assert Record.load(path) == RECORD


def test_a_file_of_32_million_bytes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "wide.json"
    path.write_text(RECORD.dumps().ljust(32_000_000))
    assert Record.load(path) == RECORD


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.json"):
        with pytest.raises(InvalidRecord, match="cannot be read"):
            Record.load(path)


ENDLESS = 10**5000


@pytest.mark.parametrize(
    "change",
    [{"version": ENDLESS}, {"practice": ENDLESS}, {"moves": [ENDLESS]}, {"moves": ENDLESS}, {"seed": [ENDLESS]}],
    ids=["version", "practice", "move", "moves", "seed"],
)
def test_a_number_without_end_is_refused_in_our_words(change: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord, match="…"):
        Record.from_json({**RECORD.as_json(), **change})


def test_a_step_without_end_is_refused_in_our_words() -> None:
    with pytest.raises(InvalidRecord, match="…"):
        RECORD.at(COUNT_UP, ENDLESS)
