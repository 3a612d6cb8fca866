"""Reading the parts of a position: each of the right type and range, or refused with what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidPosition

from .names import die_number
from .options import FuseOptions


class Given(Checks):
    """What can be given, with the dice and seats of FUSE."""

    __slots__ = ()

    def die(self, name: str, value: Any) -> int:
        """A die type by the name of the die."""
        found = die_number(value)
        if found is None:
            self.refuse("not_die", name=name, found=shown(value))
        return found

    def seats(self, name: str, value: Any, players: int) -> int:
        """Seats as a set."""
        mask = 0
        for seat in self.rows(name, value, players):
            bit = 1 << self.number(name, seat, 0, players - 1)
            if mask & bit:
                self.refuse("seat_twice", name=name, seat=seat)
            mask |= bit
        return mask


given = Given(InvalidPosition, "fuse")
refuse = given.refuse


@dataclass(frozen=True, slots=True)
class Board:
    """One position being laid out: what it says, the options, and the state it is laid onto."""

    says: Mapping[str, Any]
    options: FuseOptions
    s: Any
