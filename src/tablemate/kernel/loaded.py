"""Compiled rules are loaded once a process, and again only when they would be other ones."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from types import FunctionType

from . import inner, native
from .build import OnProgress, compile_here, run_build
from .graph import globals_used, in_order
from .program import Program
from .rule import NATIVE, Function
from .rule_cache import cache_folder


@dataclass(frozen=True)
class _Loaded:
    """The entry points of a game, and what they were compiled from."""

    sources: list[object]
    entries: dict[str, Function]


_Key = tuple[Program, Path, str]
_loaded: dict[_Key, _Loaded] = {}
_one_at_a_time = Lock()


def entries_of(program: Program) -> dict[str, Function]:
    """The entry points of a game at native speed; `NotCompiled` if they are not in the cache."""
    key, sources = _key(program), _sources(program)
    with _one_at_a_time:
        if not _is_loaded(key, sources):
            _loaded[key] = _Loaded(sources, native.load(program))
        return _loaded[key].entries


def compile_now(module: str, program: Program, progress: OnProgress | None = None) -> None:
    """Fill the cache with the rules of a game; where rules cannot be kept, compile them here, for this process."""
    if not inner.known().keeping or not native.is_ready(native.ready_mark(program)):
        if inner.tried().keeping:
            run_build(module, 2, progress)
        else:
            _compile_for_this_process(program, progress or (lambda done, total: None))


def _compile_for_this_process(program: Program, progress: OnProgress) -> None:
    key, sources = _key(program), _sources(program)
    with _one_at_a_time:
        if not _is_loaded(key, sources):
            _loaded[key] = _Loaded(sources, compile_here(program, progress))


def _key(program: Program) -> _Key:
    return program, cache_folder(), repr(native.flags())


def _is_loaded(key: _Key, sources: list[object]) -> bool:
    return key in _loaded and _are_the_same(_loaded[key].sources, sources)


def _sources(program: Program) -> list[object]:
    """All that a stamp is made of, as it is now: the code of every rule and whatever its globals name."""
    rules = in_order(tuple(program.entries.values()))
    named = [rule.__globals__.get(name) for rule in rules for name in globals_used(rule)]
    by_hand = [NATIVE.get(value) for value in named if isinstance(value, FunctionType)]
    return [*(rule.__code__ for rule in rules), *(rule.__defaults__ for rule in rules), *named, *by_hand]


def _are_the_same(before: list[object], now: list[object]) -> bool:
    return len(before) == len(now) and all(map(operator.is_, before, now))
