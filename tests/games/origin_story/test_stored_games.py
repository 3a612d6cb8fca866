"""Games of version 1 of the rules, stored as they were written: Turf War makes strength trump in each of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tablemate import InvalidPosition, InvalidRecord, Record
from tablemate.games.origin_story import GAME
from tablemate.games.origin_story.cards import standard_cards
from tablemate.games.origin_story.options import earlier_options

STORED = {path.stem: Record.load(path) for path in sorted((Path(__file__).parent / "stored").glob("version_1_*.json"))}
VERSION_1 = GAME.as_of(1, InvalidRecord)
every_game = pytest.mark.parametrize("record", STORED.values(), ids=STORED)


def test_the_stored_games_are_of_version_1_and_say_standard() -> None:
    assert len(STORED) == 5
    assert {(record.rules_version, record.options["cards"]) for record in STORED.values()} == {(1, "standard")}
    assert sum(record.start is not None for record in STORED.values()) == 2


@every_game
def test_a_game_of_version_1_replays_to_its_end_with_strength_as_trump(record: Record) -> None:
    trumps = [table.view(0)["trump"] for table in record.steps(GAME)]
    assert "M" in trumps
    table = record.replay(GAME)
    assert table.digest() == record.digest
    assert (table.outcome and table.outcome.as_json()) == record.outcome


@every_game
def test_a_game_of_version_1_is_saved_again_as_one_of_standard_1(record: Record) -> None:
    again = Record.loads(record.replay(GAME).record().dumps())
    assert (again.rules_version, again.options["cards"]) == (1, "standard-1")
    assert (again.moves, again.outcome, again.digest) == (record.moves, record.outcome, record.digest)
    assert again.replay(GAME).record() == again


@every_game
def test_a_game_of_version_1_goes_on_as_it_was_from_any_step(record: Record) -> None:
    table = record.at(GAME, len(record.moves) // 2)
    fork = GAME.from_position(table.to_position())
    assert fork.digest() == table.digest()
    assert fork.to_position()["rules_version"] == 1
    assert fork.to_position()["options"]["cards"] == "standard-1"
    assert Record.loads(fork.record().dumps()).replay(GAME).digest() == fork.digest()


def test_the_same_record_as_one_of_today_has_other_cards() -> None:
    record = replace(STORED["version_1_whole_game"], rules_version=GAME.rules_version)
    with pytest.raises(InvalidRecord, match="another card set"):
        record.replay(GAME)


def test_a_record_of_version_1_that_says_nothing_about_cards_has_those_of_its_time() -> None:
    record = STORED["version_1_whole_game"]
    silent = {name: value for name, value in record.options.items() if name != "cards"}
    assert replace(record, options=silent).replay(GAME).digest() == record.digest


def test_a_record_of_version_1_with_cards_of_its_own_keeps_them_also_if_they_are_those_of_today() -> None:
    table = VERSION_1.new(seed=3, level=5, cards=standard_cards().as_json())
    table.play(table.legal(0)[0])
    record = Record.loads(table.record().dumps())
    again = record.replay(GAME)
    assert again.record() == record
    assert again.options.cards == standard_cards()


def test_standard_is_standard_1_in_version_1_alone() -> None:
    for said in ({}, {"cards": "standard"}, {"cards": "standard-1"}, {"cards": standard_cards()}):
        assert earlier_options(said, 1)["cards"] == "standard-1"
        assert earlier_options(said, 2) == said
    assert VERSION_1.new(seed=3).options.as_json()["cards"] == "standard-1"
    assert GAME.new(seed=3).options.as_json()["cards"] == "standard"


def test_a_position_that_says_no_version_is_one_of_today() -> None:
    position = STORED["version_1_from_round_3"].start
    assert position is not None
    assert GAME.from_position(position).view(0)["trump"] == "L"
    assert GAME.from_position({**position, "rules_version": 1}).view(0)["trump"] == "M"
    old = {**position, "options": {**position["options"], "cards": "standard-1"}}
    assert GAME.from_position(old).view(0)["trump"] == "M"


def test_a_position_of_version_1_that_does_not_stand_with_the_cards_of_today_is_refused() -> None:
    position = STORED["version_1_from_a_trick"].start
    assert position is not None
    with pytest.raises(InvalidPosition, match="12M of a Vancardian changes only by the event"):
        GAME.from_position(position)
    assert GAME.from_position({**position, "rules_version": 1}).view(0)["plays"][0]["value"] == 12
