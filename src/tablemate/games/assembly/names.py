"""Numbers to names and back: the English nouns of positions, notation and options."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

from tablemate.kernel.naming import named

from .terms import BAYS, CLOCKWISE, KINDS, Card, Command, Malfunctions, Module, Payment, Role

E = TypeVar("E", bound=IntEnum)


def number_of(kind: type[E], name: object) -> E:
    """The member with this name; a KeyError if there is none."""
    if not isinstance(name, str) or name != name.lower():
        raise KeyError(name)
    return kind[name.upper()]


card_name = named(Card).get
module_name = named(Module).get
command_name = named(Command).get
payment_name = named(Payment).get
role_name = named(Role).get


def cards_in(counts: Sequence[int]) -> list[str]:
    """Cards counted by kind, one by one."""
    return [named(Card)[kind] for kind in range(1, KINDS + 1) for _ in range(counts[kind])]


def set_name(number: int) -> str:
    """`A` to `G`, or `none`."""
    return "none" if number == 0 else Malfunctions(number).name


def direction_name(direction: int) -> str:
    """`cw` or `acw`."""
    return "cw" if direction == CLOCKWISE else "acw"


def bays_in(mask: int) -> list[int]:
    """The bays of a set, lowest first."""
    return [bay for bay in range(1, BAYS + 1) if mask >> bay & 1]


def bay_or_none(bay: int) -> int | None:
    """A bay; None for 0."""
    return bay or None


def place_number(place: int) -> int:
    """Places in a hand are counted from 1."""
    return place + 1
