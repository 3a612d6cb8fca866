"""Kill -9 under load: what was acknowledged is there once, what was seen is so, and nobody is stuck."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .kills import Storm
from .processes import served

KILLS = 20


@pytest.mark.slow
def test_a_server_that_is_killed_at_random_moments_loses_nothing_and_leaves_nobody_stuck(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        found = asyncio.run(Storm(server, seed=1).rage(KILLS))
        server.check_it_was_well()
        rooms = server.rooms()
    assert found.kills == KILLS
    assert found.games >= 6
    assert len(rooms) >= found.games
