"""`copy_state(target, source)`: one memory copy, interpreted and compiled."""

from __future__ import annotations

from .layout import AnyRecord
from .rule import NATIVE, OfNumba


def copy_state(target: AnyRecord, source: AnyRecord) -> None:
    """Overwrite a state with another one of the same game."""
    target.raw[:] = source.raw


def _compiled_copy() -> OfNumba:
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    memcpy: OfNumba = cgutils.raw_memcpy

    @intrinsic
    def copy_state(context: OfNumba, target: OfNumba, source: OfNumba) -> OfNumba:
        def code(ctx: OfNumba, builder: OfNumba, signature: OfNumba, args: OfNumba) -> OfNumba:
            memcpy(builder, args[0], args[1], ctx.get_constant(types.intp, target.size), 1)
            return ctx.get_dummy_value()

        return types.none(target, source), code

    return copy_state


NATIVE[copy_state] = _compiled_copy
