"""One suite over all registered games: a new game gets it by being registered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablemate
from tablemate.kernel.conformance import CHECKS, Case

FIRST = range(3)
OTHERS = [range(3, 30), *(range(start, start + 30) for start in range(30, 180, 30))]


@pytest.mark.parametrize("seeds", [FIRST, *(pytest.param(seeds, marks=pytest.mark.slow) for seeds in OTHERS)], ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", tablemate.games())
def test_every_game_holds(name: str, check: Callable[[Case], None], seeds: range) -> None:
    """Random games over random options and positions hold what every game must hold."""
    game = tablemate.game(name)
    for seed in seeds:
        check(Case.random(game, seed))
