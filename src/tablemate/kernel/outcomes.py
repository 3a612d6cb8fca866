"""How games end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from .json_types import JsonObject
from .type_parameters import OptionsT


@dataclass(frozen=True, slots=True)
class Ending(Generic[OptionsT]):
    """What the table knows about the end of a game besides the rules: what was agreed, and when it ended.

    The time is that of the last action in milliseconds; None where no clock ran.
    """

    options: OptionsT
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: won or lost, the score, its band, and figures about the table and each seat."""

    won: bool
    score: int
    band: str
    figures: Mapping[str, int]
    seats: tuple[Mapping[str, int], ...] = ()
    bands: Mapping[str, int] = field(default_factory=dict)
    """Where bands are ranges of scores: each with the least score in it, worst first."""
    points: Mapping[str, int] = field(default_factory=dict)
    """Where a score is a sum: what each figure brought."""

    @property
    def result(self) -> str:
        """`won` or `lost`."""
        return "won" if self.won else "lost"

    @classmethod
    def from_json(cls, ended: JsonObject) -> Outcome:
        """An outcome as a view tells it."""
        parts = {name: ended[name] for name in ("score", "band", "figures", "bands", "points")}
        return cls(won=ended["result"] == "won", seats=tuple(ended["seats"]), **parts)

    def as_json(self) -> JsonObject:
        """JSON-ready, as records keep it."""
        return {
            "result": self.result,
            "score": self.score,
            "band": self.band,
            "figures": dict(self.figures),
            "seats": [dict(seat) for seat in self.seats],
        }
