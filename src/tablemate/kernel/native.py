"""The rule compiler: compiled instances of rule functions, with a cache that is never stale.

A rule stays a plain function.  For every rule that an entry point reaches, a second function with the same code is made
whose globals name the compiled callees, and compiled for exactly one signature, read off its annotations; where
arguments may be left out, for that one cut short, too.

Numba's own cache looks only at the file of the cached function.  Ours is addressed by content: the stamp of a rule
covers its code, the constants it uses, its signature, the compiler and its flags, and the stamps of all it calls.

Both lean on inner parts of Numba; `inner.py` says what follows where a release has changed them.
"""

from __future__ import annotations

import builtins
import contextlib
import hashlib
import inspect
import os
import sys
import time
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, EnumMeta
from functools import cache
from pathlib import Path
from types import FunctionType

import numba
from numba import config as _config
from numba import types

from . import inner, rule_cache
from .bulk import LOOP_RECORDS, RULE_TYPES, Policy, any_action
from .chance import Stream
from .contract import Actions, AnyCards, AnyOptions, AnyState, Figures, Many
from .errors import NotCompiled
from .events import Events
from .graph import globals_used, in_order
from .piles import Pile
from .program import ACTIONS, EVENTS, FIGURES, Program
from .rule import NATIVE, Function, OfNumba, is_rule
from .rule_cache import cache_folder

config: OfNumba = _config

_ENTRY_OPTIONS: dict[str, OfNumba] = {"nogil": True}
_HELPER_OPTIONS: dict[str, OfNumba] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@dataclass(frozen=True)
class Task:
    """One rule to compile: its signature, its stamp, and whether it is called from outside."""

    function: Function
    signature: OfNumba
    stamp: str
    is_entry: bool


def type_map(program: Program) -> dict[object, OfNumba]:
    """What the types in rule signatures are to the compiler."""
    meanings: dict[object, OfNumba] = {
        int: types.int64,
        bool: types.boolean,
        type(None): types.void,
        Stream: types.Array(types.int64, 1, "A"),
        Pile: types.Array(types.int8, 1, "A"),
    }
    records = {AnyState: program.state, AnyCards: program.cards, AnyOptions: program.options}
    records |= {Actions: ACTIONS, Figures: FIGURES, Events: EVENTS, **LOOP_RECORDS}
    for stand_in, layout in records.items():
        record = numba.from_dtype(layout.dtype)
        for meaning in (stand_in, *layout.declaration.__mro__[:-1]):
            # A base that two records share, such as `Chance`, means the state, which comes first.
            meanings.setdefault(meaning, record)
            meanings.setdefault(Many[meaning], types.Array(record, 1, "C"))  # type: ignore[valid-type]
    for name, rule_type in RULE_TYPES.items():
        meanings[rule_type] = types.FunctionType(signature_of(getattr(program.rules, name), meanings))
    meanings[Policy] = types.FunctionType(signature_of(any_action, meanings))
    return meanings


def signature_of(function: Function, meanings: Mapping[object, OfNumba]) -> OfNumba:
    """The one signature of a rule."""
    hints = typing.get_type_hints(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    try:
        return meanings[hints["return"]](*(meanings[hints[name]] for name in names))
    except KeyError as unknown:
        raise TypeError(f"{function.__module__}.{function.__qualname__}: no rule may take {unknown}") from None


def plan(program: Program) -> list[Task]:
    """Everything to compile for a game, callees first."""
    meanings = type_map(program)
    _check_policies(program, meanings)
    entries, compiler = tuple(program.entries.values()), flags()
    shown = cache(str)  # a record in a signature is told with all its fields
    stamps: dict[Function, str] = {}
    tasks = []
    for function in in_order(entries):
        signature = signature_of(function, meanings)
        stamps[function] = _stamp(function, shown(signature), compiler, stamps)
        tasks.append(Task(function, signature, stamps[function], function in entries))
    return tasks


def _check_policies(program: Program, meanings: Mapping[object, OfNumba]) -> None:
    for name, policy in program.policies.items():
        if types.FunctionType(signature_of(policy, meanings)) != meanings[Policy]:
            raise TypeError(f"the policy {name} of {program.game} must take and give what `bulk.any_action` does")


def flags() -> tuple[object, ...]:
    """What the compiler is and how it is told to compile; part of every stamp."""
    return (
        rule_cache.FORMAT,
        numba.__version__,
        sys.version_info[:2],
        config.OPT,
        config.BOUNDSCHECK,
        _ENTRY_OPTIONS,
        _HELPER_OPTIONS,
        *_what_one_piece_does(),
    )


def _what_one_piece_does() -> list[tuple[object, ...]]:
    if not inner.known().one_piece:
        return []
    from .one_piece import what_it_does

    return what_it_does()


def _stamp(function: Function, signature: str, compiler: tuple[object, ...], stamps: Mapping[Function, str]) -> str:
    code = function.__code__
    constants = [value for value in code.co_consts if value != function.__doc__]
    own = (
        compiler,
        function.__module__,
        function.__qualname__,
        code.co_code,
        code.co_names,
        code.co_varnames,
        function.__defaults__,
    )
    digest = hashlib.sha256(repr((own, constants, signature)).encode())
    for name in globals_used(function):
        if name in function.__globals__:
            digest.update(f"{name}={_constant(function.__globals__[name], stamps)}".encode())
    return digest.hexdigest()


def _constant(value: object, stamps: Mapping[Function, str]) -> str:
    """What a global contributes to a stamp; anything but rules and constants is refused."""
    if isinstance(value, FunctionType):
        if value in stamps:
            return stamps[value]
        if value in NATIVE:
            return f"native {value.__qualname__} {inspect.getsource(NATIVE[value])}"
    if isinstance(value, EnumMeta):
        members: Mapping[str, Enum] = value.__members__  # with second names, and flags of several bits
        return repr([(name, member.value) for name, member in members.items()])
    if _is_whole(value):
        return repr(value)
    name = str(getattr(value, "__name__", ""))
    if name and getattr(builtins, name, None) is value:
        return name
    raise TypeError(f"a rule may not use the global {value!r}")


def _is_whole(value: object) -> bool:
    """A whole number, or a row of them."""
    return all(map(_is_whole, value)) if isinstance(value, tuple) else isinstance(value, int)


def compile_task(task: Task, compiled: Mapping[Function, OfNumba]) -> OfNumba:
    """The compiled instance of one rule, from the cache if it is there."""
    surroundings = dict(task.function.__globals__)
    for name in globals_used(task.function):
        value = surroundings.get(name)
        if not isinstance(value, FunctionType):
            continue
        if is_rule(value):
            surroundings[name] = compiled[value]
        elif value in NATIVE:
            surroundings[name] = _native(value)
    dispatcher = _dispatcher(task, surroundings, inner.tried())
    with _way_of(task, inner.tried()):
        for signature in ways_to_call(task):
            dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


def ways_to_call(task: Task) -> Iterator[OfNumba]:
    """The signature of a rule, and one for each number of arguments that may be left out."""
    given, defaults = task.signature.args, task.function.__defaults__ or ()
    for first in range(len(defaults), -1, -1):
        left_out = [types.Omitted(value) for value in defaults[first:]]  # type: ignore[no-untyped-call]
        yield task.signature.return_type(*given[: len(given) - len(left_out)], *left_out)


def _way_of(task: Task, parts: inner.Parts) -> contextlib.AbstractContextManager[None]:
    if not parts.one_piece:
        return contextlib.nullcontext()
    from .one_piece import our_way

    return our_way(is_entry=task.is_entry)


def _dispatcher(task: Task, surroundings: dict[str, object], parts: inner.Parts) -> OfNumba:
    """Numba's handle of one rule, with the cache behind it where rules can be kept."""
    options = _ENTRY_OPTIONS if task.is_entry or not parts.one_piece else _HELPER_OPTIONS
    dispatcher = numba.njit(**options)(_counterpart(task.function, surroundings))
    if parts.keeping:
        from .numba_cache import keep

        keep(dispatcher, cache_folder(), task.stamp + ("e" if task.is_entry else "h"))
    return dispatcher


def _counterpart(function: Function, surroundings: dict[str, object]) -> FunctionType:
    """A second function with the code of a rule and other globals."""
    counterpart = FunctionType(function.__code__, surroundings, function.__name__, function.__defaults__)
    counterpart.__module__, counterpart.__qualname__ = function.__module__, function.__qualname__
    return counterpart


@cache
def _native(function: Function) -> Function:
    return NATIVE[function]()


@dataclass(frozen=True)
class Timing:
    """How long one rule took, and whether it came from the cache."""

    name: str
    seconds: float
    from_cache: bool


def compile_all(program: Program, report: Callable[[Timing], None] | None = None) -> dict[str, OfNumba]:
    """Compile (or load) every rule of a game in this process; the entry points by name."""
    compiled: dict[Function, OfNumba] = {}
    for task in plan(program):
        started = time.perf_counter()
        compiled[task.function] = compile_task(task, compiled)
        if report is not None:
            hit = came_from_cache(compiled[task.function])
            report(Timing(task.function.__qualname__, time.perf_counter() - started, hit))
    if inner.tried().keeping:
        mark_ready(program)
    return {name: compiled[function] for name, function in program.entries.items()}


def came_from_cache(dispatcher: OfNumba) -> bool:
    """Was this rule loaded rather than compiled?"""
    return not dispatcher.stats.cache_misses


def ready_mark(program: Program, tasks: list[Task] | None = None) -> Path:
    """A file that exists once everything has been compiled for this processor; `NotCompiled` if nothing can be kept."""
    check_keeping(inner.known())
    from .numba_cache import machine

    stamps = "".join(task.stamp for task in tasks or plan(program))
    return cache_folder() / f"ready-{program.game}-{hashlib.sha256((stamps + machine()).encode()).hexdigest()[:20]}"


def check_keeping(parts: inner.Parts) -> None:
    """`NotCompiled` where compiled rules are not kept for other processes."""
    if not parts.keeping:
        raise NotCompiled("not_kept", version=numba.__version__)


def mark_ready(program: Program) -> None:
    """Say that the cache holds every rule of this game as it is now."""
    rule_cache.make_private(cache_folder())
    rule_cache.touch(ready_mark(program))


def is_ready(mark: Path) -> bool:
    """Does the cache say that it is full?  `NotCompiled` if it is not ours."""
    rule_cache.check(mark.parent)
    return os.path.exists(mark)


def load(program: Program) -> dict[str, OfNumba]:
    """The entry points straight from the cache, compiling nothing; `NotCompiled` if they are not there."""
    tasks = plan(program)
    mark = ready_mark(program, tasks)
    if not is_ready(mark):
        raise NotCompiled("not_compiled", game=program.game)
    try:
        entries = {task.function: _load_entry(task) for task in tasks if task.is_entry}
    except NotCompiled:
        with contextlib.suppress(OSError):
            mark.unlink()  # so that a build mends it
        raise
    with contextlib.suppress(NotCompiled):
        rule_cache.touch(mark)  # in use: not to be pruned
    return {name: entries[function] for name, function in program.entries.items()}


def _load_entry(task: Task) -> OfNumba:
    """One entry point from the cache; its file contains all that it calls."""
    from .numba_cache import take

    dispatcher = _dispatcher(task, dict(task.function.__globals__), inner.known())
    take(dispatcher, task.signature)
    dispatcher.disable_compile()
    return dispatcher
