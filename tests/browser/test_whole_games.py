"""Whole games at the boards, by mouse and by keys alone: whoever does what is lit comes to the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.games import GAMES

from .axe import axe
from .conftest import Visit
from .looks import Look
from .playing import Player
from .tables import make

STILL = Look(still=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_mouse(visit: Visit, game: str) -> None:
    player = sitting(visit, game)
    player.play(Player.by_mouse)
    player.ended()
    axe(player.page)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_keys_alone(visit: Visit, game: str) -> None:
    player = sitting(visit, game, replace(STILL, dark=True))
    player.play(Player.by_keys)
    player.ended()
    axe(player.page)


def sitting(visit: Visit, game: str, look: Look = STILL) -> Player:
    """Somebody at a table of their own, where nothing moves by itself."""
    page = visit(look)
    return Player.at(page, f"/t/{make(page, game).table}")
