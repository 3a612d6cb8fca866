"""Entry points in one piece and plain indexes: how rules become fast where Numba can be told so (see `inner.py`)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from llvmlite.binding import Linkage
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np import arrayobj

from .rule import Function, OfNumba

_NumbaLibrary: OfNumba = JITCodeLibrary


class OnePiece(_NumbaLibrary):  # type: ignore[misc]
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


def index_from_the_start(context: OfNumba, builder: OfNumba, kind: OfNumba, index: OfNumba, size: OfNumba) -> OfNumba:
    """An index as it is.  Numba would ask of each whether it counts from the end; rules never do that."""
    return context.cast(builder, index, kind, types.intp)


@contextlib.contextmanager
def our_way(*, is_entry: bool) -> Iterator[None]:
    """Rules are compiled with plain indexes, entry points in one piece; nobody else compiles meanwhile."""
    codegen = cpu_target.target_context.codegen()
    with global_compiler_lock:
        numbas_index = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = index_from_the_start
        if is_entry:
            codegen._library_class = OnePiece
        try:
            yield
        finally:
            arrayobj.fix_integer_index = numbas_index
            vars(codegen).pop("_library_class", None)


def what_it_does() -> list[tuple[object, ...]]:
    """The code of this module, as a part of every stamp: rules compiled in another way are other ones."""
    return [_code(function) for function in (OnePiece._optimize_final_module, index_from_the_start, our_way)]


def _code(function: Function) -> tuple[object, ...]:
    code = getattr(function, "__wrapped__", function).__code__
    return code.co_code, code.co_names, [value for value in code.co_consts if value != function.__doc__]
