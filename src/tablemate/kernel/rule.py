"""`@rule` marks a function as part of the rules.  It stays the plain Python function it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

Function: TypeAlias = Callable[..., Any]
"""A function of rules, or one that calls them, whatever it takes and gives."""
OfNumba: TypeAlias = Any
"""Something of Numba, which says nothing about its types."""
F = TypeVar("F", bound=Function)

NATIVE: dict[Function, Callable[[], Function]] = {}
"""Plain functions whose compiled counterpart is made by hand: function -> maker."""


def rule(function: F) -> F:
    """Mark a function for the rule compiler."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(thing: object) -> bool:
    """Was this function marked with `@rule`?"""
    return getattr(thing, "__rule__", False) is True
