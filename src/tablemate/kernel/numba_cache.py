"""Numba's cache, told to keep each rule under a stamp of ours in a folder of ours (see `inner.py`)."""

from __future__ import annotations

import contextlib
import pickle
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from numba import config as _config
from numba.core.caching import IndexDataCacheFile, _CacheLocator
from numba.core.registry import cpu_target

from . import rule_cache
from .errors import NotCompiled
from .rule import Function, OfNumba

config: OfNumba = _config
_NUMBA_LOCATORS = "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator"
config.CACHE_LOCATOR_CLASSES = f"{__name__}.RuleLocator,{_NUMBA_LOCATORS}"


class RuleLocator(_CacheLocator):
    """Tells Numba where a compiled rule lies and which stamp makes it fresh; leaves other functions alone."""

    def __init__(self, folder: Path, stamp: str) -> None:
        self.folder, self.stamp = folder, stamp

    @classmethod
    def from_function(cls, py_func: Function, py_file: str) -> RuleLocator | None:
        """A locator for functions that carry a folder and a stamp."""
        kept = getattr(py_func, "__rule_kept__", None)
        return None if kept is None else cls(*kept)

    def get_cache_path(self) -> str:
        """The folder of compiled rules."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """What must be equal for a cached rule to be used."""
        return self.stamp

    def get_disambiguator(self) -> str:
        """A part of the file name, so that versions lie side by side."""
        return self.stamp[:24] + self.stamp[-1]

    def ensure_cache_path(self) -> None:
        """Called before a rule is written."""
        rule_cache.make_private(self.folder)


_NumbaFile: OfNumba = IndexDataCacheFile


class _CheckedFile(_NumbaFile):  # type: ignore[misc]
    """Numba's cache files, private and with a checksum: what is spoiled or could be another's counts as missing."""

    refused: NotCompiled | None = None

    def load(self, key: object) -> OfNumba:
        """What was compiled for a key."""
        name = self._load_index().get(key)
        return None if name is None else self._found(name)

    def _load_index(self) -> OfNumba:
        return self._found(self._index_name) or {}

    def _save_index(self, overloads: OfNumba) -> None:
        self._save_data(self._index_name, overloads)

    def _found(self, name: str) -> OfNumba:
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


def keep(dispatcher: OfNumba, folder: Path, stamp: str) -> None:
    """What this dispatcher compiles is kept under a stamp, and taken from there if it is there."""
    dispatcher.py_func.__rule_kept__ = folder, stamp
    dispatcher.enable_caching()
    kept = dispatcher._cache
    kept._cache_file = _CheckedFile(kept.cache_path, kept._impl.filename_base, kept._impl.locator.get_source_stamp())


def take(dispatcher: OfNumba, signature: OfNumba) -> None:
    """Give a dispatcher what was kept of it, compiling nothing; `NotCompiled` if it is not there or not ours."""
    kept = dispatcher._cache
    result = kept.load_overload(signature, dispatcher.targetctx)
    if result is None:
        name = dispatcher.py_func.__qualname__
        raise kept._cache_file.refused or NotCompiled("not_in_cache", name=name)
    dispatcher.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
    dispatcher.add_overload(result)


def machine() -> str:
    """The processor that rules are compiled for."""
    return repr(cpu_target.target_context.codegen().magic_tuple())
