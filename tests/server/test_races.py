"""Races: exactly one wins, the other is told why, and the log says what everybody was told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .processes import served
from .races import SHARES, race

RACES = 500


@pytest.mark.slow
def test_of_two_who_want_what_one_can_have_one_wins_and_the_other_hears_why(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        run = asyncio.run(race(server, RACES, seed=1))
        server.check_it_was_well()
    assert run.total() >= RACES
    assert len(run) == len(SHARES)
