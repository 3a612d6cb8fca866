"""One suite over all registered games: a new game gets it by being registered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablemate
from tablemate.kernel.conformance import CHECKS, Case

CASES_A_BATCH = 30
BATCHES = 6


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", tablemate.games())
def test_every_game_holds(name: str, check: Callable[[Case], None], batch: int) -> None:
    """Random games over random options and positions hold what every game must hold."""
    game = tablemate.game(name)
    for number in range(CASES_A_BATCH):
        check(Case.random(game, batch * CASES_A_BATCH + number))
