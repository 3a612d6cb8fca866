"""Positions remember cards taken from the discard and a hand put under the pile, without loss and checked."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import InvalidPosition, Table

from .builders import GAME, options_now, play, with_set

HAND = ["cw", "deploy_lock", "swap"]


def taken() -> Table:
    """Two players; seat 0 took a card by B-9, then the pile was refreshed."""
    table = with_set(
        "B",
        players=2,
        match=[9],
        mods={1: "bridge"},
        hands=[["deploy_lock", "cw"], ["any", "deploy_lock", "acw"]],
        pile=["deploy_lock"],
        seed=6,
    )
    play(table, "ask nothing", "deploy_lock: lock 9", "ask nothing", "any: cw 1")
    return table


def buried() -> Table:
    """Two players; seat 0 put two cards under a pile of one, and one of them was drawn again."""
    table = with_set(
        "G",
        players=2,
        match=[3],
        mods={1: "bridge", 5: "ai_core"},
        hands=[HAND, ["deploy_lock", "any", "swap"]],
        pile=["deploy_lock", "deploy_lock", "any"],
        active=1,
    )
    play(table, "ask cw", "deploy_lock: deploy", "ask nothing", "deploy_lock: lock 3", "under swap cw")
    return table


def changed(table: Table, name: str, **fields: Any) -> dict[str, Any]:
    """The position of a table with some fields of one of its traces changed."""
    position = table.to_position()
    if name == "taken":
        return {**position, "taken": [{**position["taken"][0], **fields}]}
    return {**position, "buried": {**position["buried"], **fields}}


def test_what_was_taken_is_written_by_kind_and_place() -> None:
    """The `any` that joined the discard, and the one of the reserve, are in the pool now and were not then."""
    assert taken().to_position()["taken"] == [
        {
            "before": {"deploy_lock": 5, "any": 1, "swap": 3},
            "after": {"deploy_lock": 5, "any": 3, "swap": 3},
            "places": [[2], []],
        }
    ]


def test_what_was_buried_is_written_with_what_was_told_of_it() -> None:
    """The deploy/lock between the two was played by its place, so the card before it is none."""
    assert buried().to_position()["buried"] == {
        "seat": 0,
        "cards": ["cw", "swap"],
        "may_be": [["cw", "acw", "any", "swap", "wild"], ["deploy_lock", "cw", "acw", "any", "swap", "wild"]],
        "from": [0, 0],
        "can_show": [{"command": "cw", "places": [1, 2]}],
        "now": [{"seat": 0, "place": 3}, "pile"],
    }


@pytest.mark.parametrize("start", [taken, buried])
def test_traces_stay_through_a_position_all_game_long(start: Any) -> None:
    table = start()
    for _ in range(40):
        if not table.waiting:
            return
        assert GAME.from_position(table.to_position()).digest() == table.digest()
        play(table, options_now(table)[0])


def test_an_old_position_without_traces_still_reads() -> None:
    for table in (taken(), buried()):
        position = {name: value for name, value in table.to_position().items() if name not in ("taken", "buried")}
        again = GAME.from_position(position).to_position()
        assert (again["taken"], again["buried"]) == ([], None)


def test_a_position_in_the_middle_of_a_burial_can_leave_it_out() -> None:
    """What is still in the hand goes under from there on."""
    table = with_set(
        "G", players=2, match=[3], hands=[HAND, ["deploy_lock", "any", "swap"]], pile=["deploy_lock", "any"]
    )
    play(table, "ask nothing", "deploy_lock: lock 3", "under cw")
    position = {name: value for name, value in table.to_position().items() if name != "buried"}
    again = GAME.from_position(position)
    assert again.to_position()["buried"]["cards"] == ["swap"]
    play(again, "under swap")
    assert again.redealt(1, 1).view(1) == again.view(1)


def test_a_game_of_version_1_has_no_traces() -> None:
    for table in (taken(), buried()):
        with pytest.raises(InvalidPosition, match="version 1"):
            GAME.from_position({**table.to_position(), "rules_version": 1})


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"before": {"deploy_lock": 8}}, "from 1 to 7"),
        ({"before": {"swap": 3, "any": 1, "deploy_lock": 6}}, "those before among those after"),
        ({"before": {}}, "must be among those before"),
        ({"before": {"tea": 1}}, "an object with the fields deploy_lock"),
        ({"places": [[], []]}, "must name the cards"),
        ({"places": [[4], []]}, "from 1 to 3"),
        ({"places": [[2]]}, "a list of 2 entries"),
        ({"tea": 1}, "before, after, places"),
    ],
)
def test_what_was_taken_must_be_possible(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        GAME.from_position(changed(taken(), "taken", **fields))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seat": 2}, "from 0 to 1"),
        ({"cards": []}, "must name the cards"),
        ({"cards": ["cw", "tea"]}, "cards must be deploy_lock, cw"),
        ({"cards": ["cw", "any"]}, "must lead to its cards"),
        ({"may_be": [["cw"], ["any"]]}, "rules out the card"),
        ({"may_be": [["cw"]]}, "a list of 2 entries"),
        ({"from": [0, 1]}, "from 0 to 0"),
        ({"can_show": [{"command": "acw", "places": [1]}]}, "no card for a command"),
        ({"can_show": [{"command": "cw", "places": [3]}]}, "from 1 to 2"),
        ({"now": ["pile", {"seat": 0, "place": 3}]}, "the last that went there"),
        ({"now": [{"seat": 0, "place": 4}, "pile"]}, "from 1 to 3"),
        ({"now": [{"seat": 0, "place": 1}, "pile"]}, "must lead to its cards"),
    ],
)
def test_what_was_buried_must_be_possible(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        GAME.from_position(changed(buried(), "buried", **fields))


def test_only_set_g_buries_a_hand() -> None:
    position = buried().to_position()
    with pytest.raises(InvalidPosition, match="set G"):
        GAME.from_position({**position, "options": {**position["options"], "malfunctions": "none"}})
