"""How fast something was."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """Player decisions and whole games played in a measured time; chance is not a decision."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Player decisions per measured second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Finished games per measured second."""
        return self.games / self.seconds
