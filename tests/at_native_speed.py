"""Games whose tables run compiled rules, for tests that play many of them; such tests are slow by their mark."""

from __future__ import annotations

from functools import cache

import tablemate
from tablemate import Game


@cache
def compiled_game(name: str) -> Game:
    """A game at native speed; its rules are compiled if they have changed."""
    game = tablemate.game(name)
    game.compile()
    return game.at_native_speed()
