"""What a table waits for, and what can be answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from .json_types import Arguments, JsonObject
from .type_parameters import OptionsT


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending question: whose, which kind, about what.

    An `optional` one is open to its seat, but the others go on without an answer.
    """

    seat: int
    kind: str
    subject: Arguments = field(default_factory=dict)
    optional: bool = field(default=False, repr=False, kw_only=True)

    def as_json(self) -> JsonObject:
        """JSON-ready; `optional` is there only if it is true."""
        subject = {name: [*value] if isinstance(value, list) else value for name, value in self.subject.items()}
        asked = {"seat": self.seat, "kind": self.kind, "subject": subject}
        return {**asked, "optional": True} if self.optional else asked


@dataclass(frozen=True, slots=True)
class Clause:
    """One decision of a whole sentence; an optional one is left out where the table asks for no more.

    `text` is what the number was said to mean, where it comes from somebody who may have looked earlier.
    """

    code: int
    optional: bool = False
    text: str | None = None


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

    @property
    def result(self) -> str:
        """`won` or `lost`."""
        return "won" if self.won else "lost"

    def as_json(self) -> JsonObject:
        """JSON-ready, as records keep it."""
        return {
            "result": self.result,
            "score": self.score,
            "band": self.band,
            "figures": dict(self.figures),
            "seats": [dict(seat) for seat in self.seats],
        }
