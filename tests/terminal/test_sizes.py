"""A window that becomes smaller and larger in the middle of a game: what is asked is shown anew, and fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from .games import ARRANGED, go_on, person
from .person import PROMPT, Person
from .window import Window, window

pytestmark = pytest.mark.slow
SOME = 5
SMALL, LARGE = (50, 20), (120, 40)


@pytest.mark.parametrize("game", ARRANGED)
def test_what_is_asked_fits_a_window_of_another_size(game: str, tmp_path: Path) -> None:
    player = person(game, "fr")
    with window(*player.command, folder=tmp_path) as seen:
        for _ in range(SOME):
            assert go_on(seen, player)
            seen.type(player.answer())
        assert go_on(seen, player)
        seen.resize(SMALL)
        seen.until(lambda: player.is_listed(seen.said()), "a list")
        check(seen, player)
        seen.resize(LARGE)
        seen.until(lambda: player.is_seen(seen.screen.rows(), whole=True), "the whole table")
        check(seen, player)
        seen.type(player.answer())
        assert go_on(seen, player)
        check(seen, player)


def check(seen: Window, player: Person) -> None:
    """The question stands on the screen, and no line is broken."""
    seen.until_asked(PROMPT)
    assert player.is_asked(seen.said()), seen.text
    assert seen.screen.wrapped == []
