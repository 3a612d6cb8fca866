"""Which inner parts of Numba are as we know them.

Rules are compiled in one piece (`one_piece.py`) and kept under their stamps (`numba_cache.py`) through parts of Numba
that it promises to nobody.  So they are looked up by name and arguments, and tried on a small rule before anything is
compiled.  Where one fails, rules are compiled plainly, or kept in memory only: slower, the same results, never stale.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numba
import numpy as np

from .errors import NotCompiled
from .files import trouble
from .rule import OfNumba

FOR_ONE_PIECE: dict[str, str | None] = {
    "numba.core.codegen:JITCPUCodegen._library_class": None,
    "numba.core.codegen:JITCodeLibrary._optimize_final_module": "self",
    "numba.core.compiler_lock:global_compiler_lock": None,
    "numba.core.registry:cpu_target.target_context.codegen": "",
    "numba.np.arrayobj:fix_integer_index": "context builder idxty idx size",
    "llvmlite.binding:Linkage.linkonce_odr": None,
}
"""The names behind `one_piece.py`, each with its arguments where it is called or replaced."""

FOR_KEEPING: dict[str, str | None] = {
    "numba.core.caching:IndexDataCacheFile": "cache_path filename_base source_stamp",
    "numba.core.caching:IndexDataCacheFile._load_index": "self",
    "numba.core.caching:IndexDataCacheFile._open_for_write": "self filepath",
    "numba.core.caching:IndexDataCacheFile._save_data": "self name data",
    "numba.core.caching:IndexDataCacheFile._save_index": "self overloads",
    "numba.core.caching:IndexDataCacheFile.load": "self key",
    "numba.core.caching:FunctionCache.load_overload": "self sig target_context",
    "numba.core.caching:_CacheLocator.ensure_cache_path": "self",
    "numba.core.caching:_CacheLocator.from_function": "py_func py_file",
    "numba.core.codegen:JITCPUCodegen.magic_tuple": "self",
    "numba.core.config:CACHE_LOCATOR_CLASSES": None,
    "numba.core.dispatcher:Dispatcher.add_overload": "self cres",
    "numba.core.dispatcher:Dispatcher.enable_caching": "self",
    "numba.core.registry:cpu_target.target_context.insert_user_function": "func fndesc libs",
}
"""The names behind `numba_cache.py`."""


@dataclass(frozen=True)
class Parts:
    """What can be done: compile entry points in one piece, keep rules under their stamps."""

    one_piece: bool
    keeping: bool


@cache
def known() -> Parts:
    """What has the names and arguments that we know."""
    return Parts(_are_known(FOR_ONE_PIECE), _are_known(FOR_KEEPING))


@cache
def tried() -> Parts:
    """What works, too; asked once by a process that is about to compile."""
    parts = known()
    return _heard or Parts(parts.one_piece and _works(_compiles_right), parts.keeping and _works(_keeps_right))


_heard: Parts | None = None


def hear(parts: Parts) -> None:
    """Take the word of the process that started this one."""
    global _heard
    _heard = parts


def _are_known(parts: Mapping[str, str | None]) -> bool:
    return all(_is_known(name, arguments) for name, arguments in parts.items())


def _is_known(name: str, arguments: str | None) -> bool:
    try:
        part = pkgutil.resolve_name(name)
        return arguments is None or list(inspect.signature(part).parameters) == arguments.split()
    except (ImportError, AttributeError, TypeError, ValueError):
        return False  # gone, or no function any more


def _works(trial: Callable[[], bool]) -> bool:
    """Whatever a changed part does instead, it must not stop us; a full disk is not its fault, and is told."""
    try:
        return trial()
    except NotCompiled:
        raise
    except OSError as problem:
        raise NotCompiled("cannot_compile", trouble=trouble(problem, writing=True)) from problem
    except Exception:
        return False


def _compiles_right() -> bool:
    from .one_piece import our_way

    with our_way(is_entry=False):
        element = numba.njit("int64(int64[::1], int64)")(lambda row, place: row[place])
    with our_way(is_entry=True):
        entry = numba.njit("int64(int64[::1])")(lambda row: element(row, 0) + 10 * element(row, 2))
    return bool(entry(np.array([7, 8, 4], np.int64)) == 47)


def _keeps_right() -> bool:
    with TemporaryDirectory() as folder:
        signature, kept = numba.int64(numba.int64), _small_rule(Path(folder), "a stamp")
        kept.compile(signature)
        same, other = _small_rule(Path(folder), "a stamp"), _small_rule(Path(folder), "another")
        return _is_there(same, signature) and same(3) == 4 and not _is_there(other, signature)


def _small_rule(folder: Path, stamp: str) -> OfNumba:
    from .numba_cache import keep

    rule = numba.njit(lambda number: number + 1)
    keep(rule, folder, stamp)
    return rule


def _is_there(rule: OfNumba, signature: OfNumba) -> bool:
    from .numba_cache import take

    try:
        take(rule, signature)
    except NotCompiled:
        return False
    rule.disable_compile()
    return True
