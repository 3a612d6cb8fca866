"""What pages show of a terminal, as a picture and as text, is what the window of a game looks like."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .drawing import picture
from .games import ARRANGED, PICTURES, ROOT, go_on, pictured

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ARRANGED)
def test_a_picture_shows_a_real_window_and_the_sample_below_it_the_same_as_a_list(game: str, tmp_path: Path) -> None:
    taken = (PICTURES / f"terminal-{game}.svg").read_text(encoding="utf-8")
    with pictured(game, tmp_path) as (seen, player):
        is_same = picture(seen.screen, ARRANGED[game].title) == taken
        assert is_same, f"the window has changed: run make pictures and look\n{seen.text}"
        seen.type("list")
        assert go_on(seen, player)
        assert {*sample(game)} <= {*seen.screen.rows()}, seen.text


def sample(game: str) -> list[str]:
    """The text below the picture of a game in the README."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"terminal-{game}\.svg\).*?^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert found, game
    return found[1].splitlines()
