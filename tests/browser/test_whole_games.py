"""Whole games at the boards, by mouse and by keys alone: whoever does what is lit comes to the end."""

from __future__ import annotations

import pytest

from tests.server.games import GAMES

from .conftest import Visit
from .looks import Look
from .playing import Player
from .tables import make


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_mouse(visit: Visit, game: str) -> None:
    player = sitting(visit, game)
    player.play(Player.by_mouse)
    player.ended()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_keys_alone(visit: Visit, game: str) -> None:
    player = sitting(visit, game)
    player.play(Player.by_keys)
    player.ended()


def sitting(visit: Visit, game: str) -> Player:
    """Somebody at a table of their own, where nothing moves by itself."""
    page = visit(Look(still=True))
    return Player.at(page, f"/t/{make(page, game).table}")
