"""Positions that no table could have, inside a command: refused, however reasonable each field looks."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import InvalidPosition, Table

from .builders import GAME, assembly, play

RUNNING = [["execute", 0], ["after_command", 0], ["refill", 0], ["end_turn", 0]]


def inside(command: str, asked: str, *, picked: list[int] | None = None, **fields: Any) -> Table:
    """A solo table in the middle of a command, with two modules on the line and bay 6 locked."""
    chosen = {"command": command, "payment": "wild", "picked": picked or [], **fields.pop("more", {})}
    return assembly(
        mods={1: "engineering", 2: "airlock"},
        locked=[6],
        hands=[["any"]],
        command=chosen,
        agenda=[[asked, 0], *RUNNING],
        reserve=[["any"], []],
        **fields,
    )


@pytest.mark.parametrize(
    ("command", "asked", "picked"),
    [
        ("lock", "pick", [3]),
        ("lock", "pick", [2]),
        ("lock", "pick", [6]),
        ("swap", "pick", [6]),
        ("swap", "pick", [5]),
        ("swap", "pick", [1, 2]),
        ("deploy", "pick", []),
        ("cw", "pick", []),
        ("swap", "distance", []),
        ("lock", "distance", []),
    ],
)
def test_what_was_chosen_must_fit_the_command(command: str, asked: str, picked: list[int]) -> None:
    with pytest.raises(InvalidPosition):
        inside(command, asked, picked=picked)


@pytest.mark.parametrize(
    ("command", "asked", "picked"), [("lock", "pick", []), ("swap", "pick", [1]), ("cw", "distance", [])]
)
def test_what_fits_is_taken(command: str, asked: str, picked: list[int]) -> None:
    table = inside(command, asked, picked=picked)
    assert table.waiting[0].kind == asked
    assert GAME.from_position(table.to_position()).digest() == table.digest()


def test_a_declaration_needs_a_card() -> None:
    with pytest.raises(InvalidPosition, match="nobody could answer"):
        assembly(hands=[[]], agenda=[["declare", 0], ["refill", 0], ["end_turn", 0]])


def test_after_two_commands_there_is_no_third() -> None:
    with pytest.raises(InvalidPosition, match="two commands"):
        assembly(hands=[["any"]], commands_done=2, agenda=[["declare", 0], ["refill", 0], ["end_turn", 0]])


@pytest.mark.parametrize(
    "fields",
    [
        {"hands_from": [[0.0]]},
        {"asked": ""},
        {"shown": []},
        {"shown_by": False},
        {"turn": 0},
        {"turn": 10**9},
        {"commands_done": 1.0},
    ],
)
def test_an_odd_value_is_refused_by_name(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition, match=next(iter(fields))):
        assembly(hands=[["any"]], **fields)


def test_a_position_late_in_a_long_game_goes_on() -> None:
    """The turn after a high turn number can be written down and set up again."""
    table = assembly(hands=[["any", "cw", "swap"]], turn=5000)
    play(table, "cw: cw 1")
    assert GAME.from_position(table.to_position()).digest() == table.digest()
