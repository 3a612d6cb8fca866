"""What seats want to do: each intent as it came, and those that came nearly together for the same piece."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .listeners import Listener

Why = Literal["need", "line", "order"]
CLAIM_WINDOW = 100
"""Milliseconds after the first claim of a piece in which others are judged beside it."""


@dataclass(frozen=True, slots=True)
class Intent:
    """An action that a client asked for, and when, in time of the game, it came."""

    listener: Listener
    id: str
    seat: int
    action: str
    step: int
    received: int | None = None
    sent: int | None = None

    @property
    def asked_by(self) -> int | None:
        """The seat that asked, where it plays for another one."""
        return None if self.listener.seat == self.seat else self.listener.seat


@dataclass(slots=True)
class Contest:
    """Claims of one piece that came nearly together."""

    piece: str
    closes: int
    claims: list[Intent] = field(default_factory=list)

    def why(self, ranked: Sequence[Intent], needing: Collection[int]) -> Why:
        """What put the first claim before the others."""
        first, second = ranked[:2]
        if (first.seat in needing) != (second.seat in needing):
            return "need"
        return "line" if first.listener.lag.round_trip != second.listener.lag.round_trip else "order"

    def ranked(self, needing: Collection[int], seats: int, first: int) -> list[Intent]:
        """Who can take nothing else, then who has the longest line, then in the order of seats from the first one."""

        def rank(claim: Intent) -> tuple[bool, int, int]:
            return claim.seat not in needing, -claim.listener.lag.round_trip, (claim.seat - first) % seats

        return sorted(self.claims, key=rank)
