"""Numbers and names of Origin Story: the three at the table, places, members of enumerations."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import TypeVar

from .terms import POWERS

E = TypeVar("E", bound=IntEnum)
WHO_NAMES = ("automaton", "factoryon", "you")
SPOT_NAMES = ("mat", *(f"panel {panel}" for panel in range(1, POWERS - 1)), "superhero", "event")
"""The places for cards with abilities."""


def names(kind: type[E]) -> tuple[str, ...]:
    """The names of an enumeration's members, small, without NONE."""
    return tuple(member.name.lower() for member in kind if member.name != "NONE")


def member_names(kind: type[E]) -> Mapping[int, str | None]:
    """The same by number; None for none."""
    return {0: None, **{member.value: member.name.lower() for member in kind if member}}
