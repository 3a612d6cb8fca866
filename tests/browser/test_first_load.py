"""The first load is small: so much script travels before a page is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from tests.server.games import GAMES

from .company import look_at
from .conftest import Visit
from .tables import make

MOST = 200_000
"""Octets of script, as they travel."""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_there_after_less_than_200_kb_of_script(visit: Visit, game: str) -> None:
    page = visit()
    made = make(page, game)
    scripts: list[Request] = []
    page.on("requestfinished", lambda asked: scripts.append(asked) if asked.resource_type == "script" else None)
    look_at(page, made)
    page.wait_for_load_state("networkidle")
    travelled = sum(each.sizes()["responseBodySize"] for each in scripts)
    assert 0 < travelled < MOST
