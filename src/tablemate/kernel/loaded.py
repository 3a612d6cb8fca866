"""Compiled rules are loaded once a process, and again only when they would be other ones."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

from . import native
from .bulk import LOOPS
from .graph import globals_used, in_order
from .program import Program
from .rule import NATIVE
from .rule_cache import cache_folder


@dataclass(frozen=True)
class _Loaded:
    """The entry points of a game, and what they were compiled from."""

    sources: list[Any]
    entries: dict[str, Any]


_loaded: dict[tuple[Program, Path, str], _Loaded] = {}
_one_at_a_time = Lock()


def entries_of(program: Program) -> dict[str, Any]:
    """The entry points of a game at native speed; `NotCompiled` if they are not in the cache."""
    key, sources = (program, cache_folder(), repr(native.flags())), _sources(program)
    with _one_at_a_time:
        if key not in _loaded or not _are_the_same(_loaded[key].sources, sources):
            _loaded[key] = _Loaded(sources, native.load(program))
        return _loaded[key].entries


def _sources(program: Program) -> list[Any]:
    """All that a stamp is made of, as it is now: the code of every rule and whatever its globals name."""
    rules = in_order((*program.entries, *LOOPS))
    named = [rule.__globals__.get(name) for rule in rules for name in globals_used(rule)]
    by_hand = [NATIVE.get(value) for value in named if isinstance(value, FunctionType)]
    return [*(rule.__code__ for rule in rules), *named, *by_hand]


def _are_the_same(before: list[Any], now: list[Any]) -> bool:
    return len(before) == len(now) and all(map(operator.is_, before, now))
