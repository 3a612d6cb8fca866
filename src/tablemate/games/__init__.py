"""The games of Tablemate: the folders in this one.  Each is imported when it is first asked for.

The package answers a call with their names, so that `tablemate.games()` and `import tablemate.games.NAME as NAME` both
work: one name cannot be a function and a package.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from tablemate.kernel.checking import check_kind, shown
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.game import Game

REGISTERED = tuple(sorted(each.name for each in iter_modules(__path__) if each.ispkg))


class _Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games."""
        return REGISTERED


sys.modules[__name__].__class__ = _Games


def game(name: str) -> Game:
    """A game by name."""
    if name not in REGISTERED:
        raise InvalidOptions("no_such_game", found=shown(name), games=", ".join(REGISTERED))
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found


def part_of(layer: str, name: str, part: str) -> ModuleType | None:
    """What a layer of the house, `tablemate.bots` for example, has in a game's own folder; None if it has none."""
    return import_module(f"{layer}.{name}.{part}") if _has_part(layer, name, part) else None


def _has_part(layer: str, name: str, part: str) -> bool:
    return name in REGISTERED and _is_there(f"{layer}.{name}", part)


@cache
def _is_there(folder: str, part: str) -> bool:
    """Is there such a module?  Servers ask again and again, and each time the disk would be searched for it."""
    return find_spec(folder) is not None and find_spec(f"{folder}.{part}") is not None


def described(name: str, options: object) -> Mapping[str, object]:
    """The cards that these options are played with, by id, as the game's `described.py` has them; none without one."""
    check_kind(options, game(name).options)
    module = part_of(__name__, name, "described")
    found: Mapping[str, object] = {} if module is None else module.describe(options)
    return found


def with_part(layer: str, part: str) -> tuple[str, ...]:
    """The games of which a layer has such a part."""
    return tuple(name for name in REGISTERED if _has_part(layer, name, part))
