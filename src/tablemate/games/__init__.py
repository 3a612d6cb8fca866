"""The games of Tablemate.  Each is imported when it is first asked for.

The package answers a call with their names, so that `tablemate.games()` and `import tablemate.games.fuse as fuse` both
work: one name cannot be a function and a package.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.game import Game

REGISTERED = ("assembly", "fuse", "origin_story")


class _Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games."""
        return REGISTERED


sys.modules[__name__].__class__ = _Games


def game(name: str) -> Game:
    """A game by name."""
    if name not in REGISTERED:
        raise InvalidOptions(f"there is no game {shown(name, repr)}; the games are {', '.join(REGISTERED)}")
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found
