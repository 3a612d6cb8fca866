"""Teaches mypy what a `Seen` has: the fields of the state that it is of."""

from __future__ import annotations

from collections.abc import Callable

from mypy.errorcodes import ATTR_DEFINED
from mypy.plugin import AttributeContext, Plugin
from mypy.types import AnyType, Instance, ProperType, Type, TypeOfAny, get_proper_type

SEEN = "tablemate.kernel.seen.Seen"
ROWS = {"Row": 1, "Grid": 2}
ANYTHING = AnyType(TypeOfAny.explicit)


class SeenFields(Plugin):
    """A field that the state does not have is an error on what is seen of it, too."""

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        """Asked for whatever a class with `__getattr__` does not declare, too."""
        look, _, name = fullname.rpartition(".")
        return (lambda context: _field(context, name)) if look == SEEN else None


def _field(context: AttributeContext, name: str) -> Type:
    seen = context.type
    if not isinstance(seen, Instance) or seen.type.has_readable_member(name):
        return context.default_attr_type
    state = get_proper_type(seen.args[0])
    if not isinstance(state, Instance):
        return context.default_attr_type
    declared = state.type.get(name)
    if declared is None or declared.type is None:
        context.api.fail(f'"{state.type.name}" has no field "{name}"', context.context, code=ATTR_DEFINED)
        return ANYTHING
    return _value(context, get_proper_type(declared.type))


def _value(context: AttributeContext, declared: ProperType) -> Type:
    """Rows are tuples; what is in them may be `HIDDEN`."""
    value: Type = declared
    if isinstance(declared, Instance) and declared.type.name in ROWS:
        value = ANYTHING
        for _ in range(ROWS[declared.type.name]):
            value = context.api.named_generic_type("builtins.tuple", [value])
    return value


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return SeenFields
