"""The games of Tablemate.  Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.game import Game

REGISTERED = ("assembly", "fuse", "origin_story")


def game(name: str) -> Game:
    """A game by name."""
    if name not in REGISTERED:
        raise InvalidOptions(f"there is no game {name!r}; the games are {', '.join(REGISTERED)}")
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found
