"""The rule compiler: compiled instances of rule functions, with a cache that is never stale.

A rule stays a plain function.  For every rule that an entry point reaches, a second function with the same code is made
whose globals name the compiled callees, and compiled for exactly one signature, read off its annotations.

Numba's own cache looks only at the file of the cached function.  Ours is addressed by content: the stamp of a rule
covers its code, the constants it uses, its signature, the compiler and its flags, and the stamps of all it calls.

This module alone touches the inner parts of Numba, whose version is therefore pinned.
"""

from __future__ import annotations

import builtins
import contextlib
import hashlib
import inspect
import os
import pickle
import sys
import time
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from functools import cache
from io import BytesIO
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from llvmlite.binding import Linkage
from numba.core import config as _config
from numba.core import types
from numba.core.caching import IndexDataCacheFile, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np import arrayobj

from . import rule_cache
from .bulk import DICE, LOOP_RULES, LOOPS, Dice
from .chance import Stream
from .contract import Actions, AnyCards, AnyOptions, AnyState, Figures, Many
from .errors import NotCompiled
from .events import Events
from .graph import globals_used, in_order
from .program import ACTIONS, EVENTS, FIGURES, Program
from .rule import NATIVE, is_rule
from .rule_cache import cache_folder

Plain = Callable[..., Any]

_ENTRY_OPTIONS: dict[str, Any] = {"nogil": True}
_HELPER_OPTIONS: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class RuleLocator(_CacheLocator):
    """Tells Numba where a compiled rule lies and which stamp makes it fresh; leaves other functions alone."""

    def __init__(self, stamp: str) -> None:
        self.stamp = stamp

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> RuleLocator | None:
        """A locator for functions that carry a stamp."""
        stamp = getattr(py_func, "__rule_stamp__", None)
        return None if stamp is None else cls(stamp)

    def get_cache_path(self) -> str:
        """The folder of compiled rules."""
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        """What must be equal for a cached rule to be used."""
        return self.stamp

    def get_disambiguator(self) -> str:
        """A part of the file name, so that versions lie side by side."""
        return self.stamp[:24] + self.stamp[-1]

    def ensure_cache_path(self) -> None:
        """Called before a rule is written."""
        rule_cache.make_private(cache_folder())


_NumbaFile: Any = IndexDataCacheFile


class _CheckedFile(_NumbaFile):  # type: ignore[misc]
    """Numba's cache files, private and with a checksum: what is spoiled or could be another's counts as missing."""

    refused: NotCompiled | None = None

    def load(self, key: Any) -> Any | None:
        """What was compiled for a key."""
        name = self._load_index().get(key)
        return None if name is None else self._found(name)

    def _load_index(self) -> Any:
        return self._found(self._index_name) or {}

    def _save_index(self, overloads: Any) -> None:
        self._save_data(self._index_name, overloads)

    def _found(self, name: str) -> Any | None:
        try:
            return pickle.loads(rule_cache.read(Path(self._cache_path), name, self._source_stamp))
        except OSError:
            return None
        except NotCompiled as refused:
            self.refused = refused
            return None

    @contextlib.contextmanager
    def _open_for_write(self, filepath: str) -> Iterator[BytesIO]:
        octets = BytesIO()
        yield octets
        path = Path(filepath)
        rule_cache.write(path.parent, path.name, self._source_stamp, octets.getvalue())


_NumbaLibrary: Any = JITCodeLibrary


class _OnePiece(_NumbaLibrary):  # type: ignore[misc]
    """The machine code of an entry point with everything it calls as its own.

    Numba would share a callee between entry points, and so lay each of them at the start of a page of its own, where a
    hundred small rules compete for the same few lines of the processor's cache.  As parts of one piece they lie side by
    side, and those called from one place only are inlined there.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.private  # without a name that another piece could find
        super()._optimize_final_module()


def _index_from_the_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it is.  Numba would ask of each whether it counts from the end; rules never do that."""
    return context.cast(builder, index, kind, types.intp)


@contextlib.contextmanager
def _our_way(step: Step) -> Iterator[None]:
    """Rules are compiled with plain indexes, entry points in one piece; nobody else compiles meanwhile."""
    codegen = cpu_target.target_context.codegen()
    with global_compiler_lock:
        numbas_index = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = _index_from_the_start
        if step.is_entry:
            codegen._library_class = _OnePiece
        try:
            yield
        finally:
            arrayobj.fix_integer_index = numbas_index
            vars(codegen).pop("_library_class", None)


_NUMBA_LOCATORS = "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator"
config: Any = _config
config.CACHE_LOCATOR_CLASSES = f"{__name__}.RuleLocator,{_NUMBA_LOCATORS}"


@dataclass(frozen=True)
class Step:
    """One rule to compile: its signature, its stamp, and whether it is called from outside."""

    function: Plain
    signature: Any
    stamp: str
    is_entry: bool


def type_map(program: Program) -> dict[Any, Any]:
    """What the types in rule signatures are to the compiler."""
    meanings: dict[Any, Any] = {
        int: types.int64,
        bool: types.boolean,
        type(None): types.void,
        Stream: types.Array(types.int64, 1, "A"),
    }
    records = {AnyState: program.state, AnyCards: program.cards, AnyOptions: program.options}
    records |= {Actions: ACTIONS, Figures: FIGURES, Events: EVENTS, Dice: DICE}
    for stand_in, layout in records.items():
        record = numba.from_dtype(layout.dtype)
        for meaning in (stand_in, *layout.declaration.__mro__[:-1]):
            # A base that two records share, such as `Chance`, means the state, which comes first.
            meanings.setdefault(meaning, record)
            meanings.setdefault(Many[meaning], types.Array(record, 1, "C"))  # type: ignore[valid-type]
    for name, rule_type in LOOP_RULES.items():
        meanings[rule_type] = types.FunctionType(signature_of(getattr(program.rules, name), meanings))
    return meanings


def signature_of(function: Plain, meanings: Mapping[Any, Any]) -> Any:
    """The one signature of a rule."""
    hints = typing.get_type_hints(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    try:
        return meanings[hints["return"]](*(meanings[hints[name]] for name in names))
    except KeyError as unknown:
        raise TypeError(f"{function.__module__}.{function.__qualname__}: no rule may take {unknown}") from None


def plan(program: Program) -> list[Step]:
    """Everything to compile for a game, callees first."""
    meanings = type_map(program)
    entries: tuple[Plain, ...] = (*program.entries, *LOOPS)
    stamps: dict[Plain, str] = {}
    steps = []
    for function in in_order(entries):
        signature = signature_of(function, meanings)
        stamps[function] = _stamp(function, signature, stamps)
        steps.append(Step(function, signature, stamps[function], function in entries))
    return steps


def flags() -> tuple[Any, ...]:
    """What the compiler is and how it is told to compile; part of every stamp."""
    return (
        rule_cache.FORMAT,
        numba.__version__,
        sys.version_info[:2],
        config.OPT,
        config.BOUNDSCHECK,
        _ENTRY_OPTIONS,
        _HELPER_OPTIONS,
        *map(_what_it_does, (_OnePiece._optimize_final_module, _index_from_the_start, _our_way)),
    )


def _what_it_does(function: Any) -> tuple[Any, ...]:
    code = getattr(function, "__wrapped__", function).__code__
    return code.co_code, code.co_names, [value for value in code.co_consts if value != function.__doc__]


def _stamp(function: Plain, signature: Any, stamps: Mapping[Plain, str]) -> str:
    code = function.__code__
    constants = [value for value in code.co_consts if value != function.__doc__]
    own = (
        flags(),
        function.__module__,
        function.__qualname__,
        code.co_code,
        code.co_names,
        code.co_varnames,
    )
    digest = hashlib.sha256(repr((own, constants, str(signature))).encode())
    for name in globals_used(function):
        if name in function.__globals__:
            digest.update(f"{name}={_constant(function.__globals__[name], stamps)}".encode())
    return digest.hexdigest()


def _constant(value: Any, stamps: Mapping[Plain, str]) -> str:
    """What a global contributes to a stamp; anything but rules and constants is refused."""
    if isinstance(value, FunctionType):
        if value in stamps:
            return stamps[value]
        if value in NATIVE:
            return f"native {value.__qualname__} {inspect.getsource(NATIVE[value])}"
    if isinstance(value, EnumMeta):
        members: Mapping[str, Any] = value.__members__  # with second names, and flags of several bits
        return repr([(name, member.value) for name, member in members.items()])
    if _is_whole(value):
        return repr(value)
    name = str(getattr(value, "__name__", ""))
    if name and getattr(builtins, name, None) is value:
        return name
    raise TypeError(f"a rule may not use the global {value!r}")


def _is_whole(value: Any) -> bool:
    """A whole number, or a row of them."""
    return all(map(_is_whole, value)) if isinstance(value, tuple) else isinstance(value, int)


def compile_step(step: Step, compiled: Mapping[Plain, Any]) -> Any:
    """The compiled instance of one rule, from the cache if it is there."""
    surroundings = dict(step.function.__globals__)
    for name in globals_used(step.function):
        value: Any = surroundings.get(name)
        if is_rule(value):
            surroundings[name] = compiled[value]
        elif isinstance(value, FunctionType) and value in NATIVE:
            surroundings[name] = _native(value)
    dispatcher = _dispatcher(step, surroundings)
    with _our_way(step):
        dispatcher.compile(step.signature)
    dispatcher.disable_compile()
    return dispatcher


def _dispatcher(step: Step, surroundings: dict[str, Any]) -> Any:
    """Numba's handle of one rule, with our cache files behind it."""
    options = _ENTRY_OPTIONS if step.is_entry else _HELPER_OPTIONS
    dispatcher: Any = numba.njit(**options)(_twin(step, surroundings))
    dispatcher.enable_caching()
    kept = dispatcher._cache
    kept._cache_file = _CheckedFile(kept.cache_path, kept._impl.filename_base, kept._impl.locator.get_source_stamp())
    return dispatcher


def _twin(step: Step, surroundings: dict[str, Any]) -> Any:
    """A second function with the code of a rule, other globals, and the stamp that its cache file must carry."""
    function = step.function
    twin: Any = FunctionType(function.__code__, surroundings, function.__name__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    twin.__rule_stamp__ = step.stamp + ("e" if step.is_entry else "h")
    return twin


@cache
def _native(function: Plain) -> Any:
    return NATIVE[function]()


@dataclass(frozen=True)
class Timing:
    """How long one rule took, and whether it came from the cache."""

    name: str
    seconds: float
    from_cache: bool


def compile_all(program: Program, report: Callable[[Timing], None] | None = None) -> dict[str, Any]:
    """Compile (or load) every rule of a game in this process; the entry points by name."""
    compiled: dict[Plain, Any] = {}
    for step in plan(program):
        started = time.perf_counter()
        compiled[step.function] = compile_step(step, compiled)
        if report is not None:
            hit = came_from_cache(compiled[step.function])
            report(Timing(step.function.__qualname__, time.perf_counter() - started, hit))
    mark_ready(program)
    return {name: compiled[function] for name, function in entry_names(program).items()}


def entry_names(program: Program) -> dict[str, Plain]:
    """What is called from outside: wrappers and loops by their names, the six rules as `rule setup`..."""
    loops = {loop.__name__: loop for loop in LOOPS}
    rules = {f"rule {name}": function for name, function in program.rules.functions().items()}
    return {**program.wrappers, **loops, **rules}


def came_from_cache(dispatcher: Any) -> bool:
    """Was this rule loaded rather than compiled?"""
    return bool(dispatcher.stats.cache_hits)


def ready_mark(program: Program, steps: list[Step] | None = None) -> Path:
    """A file that exists once everything has been compiled for this processor."""
    stamps = "".join(step.stamp for step in steps or plan(program))
    machine = repr(cpu_target.target_context.codegen().magic_tuple())
    return cache_folder() / f"ready-{program.game}-{hashlib.sha256((stamps + machine).encode()).hexdigest()[:20]}"


def mark_ready(program: Program) -> None:
    """Say that the cache holds every rule of this game as it is now."""
    rule_cache.make_private(cache_folder())
    rule_cache.touch(ready_mark(program))


def is_ready(mark: Path) -> bool:
    """Does the cache say that it is full?  `NotCompiled` if it is not ours."""
    rule_cache.check(mark.parent)
    return os.path.exists(mark)


def load(program: Program) -> dict[str, Any]:
    """The entry points straight from the cache, compiling nothing; `NotCompiled` if they are not there."""
    steps = plan(program)
    mark = ready_mark(program, steps)
    if not is_ready(mark):
        raise NotCompiled(f"the rules of {program.game} are not compiled yet")
    try:
        entries = {step.function: _load_entry(step) for step in steps if step.is_entry}
    except NotCompiled:
        with contextlib.suppress(OSError):
            mark.unlink()  # so that a build mends it
        raise
    with contextlib.suppress(NotCompiled):
        rule_cache.touch(mark)  # in use: not to be pruned
    return {name: entries[function] for name, function in entry_names(program).items()}


def _load_entry(step: Step) -> Any:
    """One entry point from the cache; its file contains all that it calls."""
    dispatcher = _dispatcher(step, dict(step.function.__globals__))
    kept = dispatcher._cache
    result = kept.load_overload(step.signature, dispatcher.targetctx)
    if result is None:
        raise kept._cache_file.refused or NotCompiled(f"{step.function.__qualname__} is missing from the cache")
    dispatcher.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
    dispatcher.add_overload(result)
    dispatcher.disable_compile()
    return dispatcher
