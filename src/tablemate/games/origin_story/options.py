"""The options of Origin Story: typed, validated, and explained when they do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from tablemate.kernel.errors import InvalidOptions

from .cards import CardSet, cards_from_data, standard_cards
from .terms import LEVELS

STANDARD = "standard"
TIES = ("shared", "lost")


@dataclass(frozen=True)
class OriginStoryOptions:
    """What is agreed before the game: how hard, what a tie is worth, and with which cards."""

    players: int = 1
    level: int = 0
    ties: str = "shared"
    cards: CardSet = field(default_factory=standard_cards, repr=False)

    @property
    def seats(self) -> int:
        """You alone; the Vancardians have no decisions."""
        return 1

    def as_json(self) -> dict[str, Any]:
        """JSON-ready; reads back to equal options."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**values, "cards": STANDARD if self.cards == standard_cards() else self.cards.as_json()}

    def numbers(self) -> dict[str, Any]:
        """What the rules read at set-up."""
        return {"level": self.level, "strict": int(self.ties == "lost")}


def read_options(given: Mapping[str, Any]) -> OriginStoryOptions:
    """Check options given by name; what is left out gets its default."""
    known = [each.name for each in fields(OriginStoryOptions)]
    for name in given:
        if name not in known:
            raise InvalidOptions(f"Origin Story has no option {name!r}; it has {', '.join(known)}")
    return OriginStoryOptions(
        players=_number("players", given.get("players", 1), 1, 1),
        level=_number("level", given.get("level", 0), 0, LEVELS),
        ties=_one_of("ties", given.get("ties", "shared"), TIES),
        cards=_cards(given.get("cards", STANDARD)),
    )


def _number(name: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidOptions(f"{name} must be a whole number from {low} to {high}, not {str(value)[:60]!r}")
    return value


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise InvalidOptions(f"{name} must be one of {', '.join(allowed)}, not {str(value)[:60]!r}")
    return value


def _cards(value: Any) -> CardSet:
    if isinstance(value, CardSet):
        return value
    if value == STANDARD:
        return standard_cards()
    if isinstance(value, Mapping):
        return cards_from_data(value)
    raise InvalidOptions(f"cards must be standard or a set of cards, not {str(value)[:60]!r}")
