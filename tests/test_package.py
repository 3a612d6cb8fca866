"""The package as it is imported."""

from __future__ import annotations

from importlib import import_module
from typing import Any, assert_type

import pytest

import tablemate
import tablemate.games
import tablemate.games.fuse as fuse_by_another_name
from tablemate import games
from tablemate.games import fuse
from tablemate.games.fuse.options import FuseOptions
from tablemate.games.fuse.view_types import View


def test_the_games_can_be_asked_for_by_a_call() -> None:
    names: tuple[str, ...] = tablemate.games()
    assert names == games() == tuple(sorted(names))
    assert "fuse" in names


def test_a_game_can_be_imported_in_every_way_that_python_has() -> None:
    """One name is both: a function of this name would hide the package of the games."""
    assert fuse_by_another_name is fuse is import_module("tablemate.games.fuse")
    assert fuse.GAME is tablemate.game("fuse")
    assert vars(tablemate)["games"] is import_module("tablemate.games")


def test_a_table_of_a_game_that_was_imported_has_its_types() -> None:
    """Whoever names the game is told by a type checker what its options and views hold; others may hold anything."""
    table = fuse.GAME.new(seed=1)
    assert assert_type(table.options, FuseOptions).players == table.seats
    assert assert_type(table.view(0), View)["won"] is False
    assert table.copy().options is table.options


def test_a_misspelt_field_of_what_a_seat_sees_is_a_type_error() -> None:
    """The ignored error must be there: mypy reports an ignore that ignores nothing."""
    seen = fuse.GAME.new(seed=1).seen(0)
    assert assert_type(seen.players, int) == len(assert_type(seen.owed, tuple[Any, ...])[: seen.players])
    with pytest.raises(AttributeError):
        _ = seen.plyers  # type: ignore[attr-defined]
