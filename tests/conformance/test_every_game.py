"""One suite over all registered games: a new game gets it by being registered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablemate
from tablemate.kernel.cases import Case
from tablemate.kernel.conformance import CHECKS
from tests.at_native_speed import compiled_game

FIRST = range(3)
OTHERS = [range(3, 30), *(range(start, start + 30) for start in range(30, 180, 30))]

of_every_game = pytest.mark.parametrize("name", tablemate.games())
every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@of_every_game
@every_check
def test_every_game_holds(name: str, check: Callable[[Case], None]) -> None:
    """Random games over random options and positions hold what every game must hold."""
    for seed in FIRST:
        check(Case.random(tablemate.game(name), seed))


@pytest.mark.slow
@of_every_game
@every_check
@pytest.mark.parametrize("seeds", OTHERS, ids=str)
def test_every_game_holds_with_compiled_rules(name: str, check: Callable[[Case], None], seeds: range) -> None:
    """The same of many games; that compiled rules equal interpreted ones is a promise of its own."""
    game = compiled_game(name)
    for seed in seeds:
        check(Case.random(game, seed))
