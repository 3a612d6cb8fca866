"""What the members of an enumeration are called wherever their numbers are told."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache


@cache
def named(kind: type[IntEnum]) -> Mapping[int, str]:
    """The names of the members by number, in small letters; NONE has none."""
    return {member.value: member.name.lower() for member in kind if member.name != "NONE"}


def names(kind: type[IntEnum]) -> tuple[str, ...]:
    """The same names in a row."""
    return tuple(named(kind).values())
