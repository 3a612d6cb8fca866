"""`copy_record(target, source)`: one memory copy, interpreted and compiled."""

from __future__ import annotations

from typing import Any

from .rule import NATIVE


def copy_record(target: Any, source: Any) -> None:
    """Overwrite a state with another one of the same game."""
    target.raw[:] = source.raw


def _compiled_copy() -> Any:
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    memcpy: Any = cgutils.raw_memcpy

    @intrinsic
    def copy_record(context: Any, target: Any, source: Any) -> Any:
        def code(ctx: Any, builder: Any, signature: Any, args: Any) -> Any:
            memcpy(builder, args[0], args[1], ctx.get_constant(types.intp, target.size), 1)
            return ctx.get_dummy_value()

        return types.none(target, source), code

    return copy_record


NATIVE[copy_record] = _compiled_copy
