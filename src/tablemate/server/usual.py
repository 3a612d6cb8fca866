"""How a game is usually played, by so many."""

from __future__ import annotations

import tablemate
from tablemate.kernel.options import Options


def usual(game: str, players: int | None = None) -> Options:
    """The usual options, for so many players or for as many as usually play; not every game lets one choose."""
    rules = tablemate.game(game)
    options: Options = rules.read_options({})
    return options if players in (None, options.seats) else rules.read_options({"players": players})
