"""The options of Origin Story: typed, validated, and explained when they do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from tablemate.kernel.checking import Checks, check_names, shown
from tablemate.kernel.errors import InvalidOptions, OptionName

from .cards import SETS, CardSet, cards_from_data, name_of, named_cards, standard_cards
from .cards.sets import STANDARD, STANDARD_1
from .terms import LEVELS

TIES = ("shared", "lost")
_CHECK = Checks(InvalidOptions, "origin_story")


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
        return {**values, "cards": name_of(self.cards) or self.cards.as_json()}

    def numbers(self) -> dict[str, Any]:
        """What the rules read at set-up."""
        return {"level": self.level, "strict": int(self.ties == "lost")}


def read_options(given: Mapping[str, Any]) -> OriginStoryOptions:
    """Check options given by name; what is left out gets its default."""
    check_names("Origin Story", given, tuple(each.name for each in fields(OriginStoryOptions)))
    return OriginStoryOptions(
        players=_CHECK.one_of("players", given.get("players", 1), (1,)),
        level=_CHECK.number("level", given.get("level", 0), 0, LEVELS),
        ties=_CHECK.one_of("ties", given.get("ties", "shared"), TIES),
        cards=_cards(given.get("cards", STANDARD)),
    )


def earlier_options(given: Mapping[str, Any], version: int) -> Mapping[str, Any]:
    """Options of an earlier version as they are called now: standard was another set in version 1."""
    cards = given.get("cards", STANDARD)
    is_standard = cards is standard_cards() or cards == STANDARD
    return {**given, "cards": STANDARD_1} if version < 2 and is_standard else given


def _cards(value: Any) -> CardSet:
    if isinstance(value, CardSet):
        return value if name_of(value) else _one_of_equals(value)
    if isinstance(value, str) and value in SETS:
        return named_cards(value)
    if isinstance(value, Mapping):
        return _one_of_equals(cards_from_data(value))
    _CHECK.refuse("not_cards", option=OptionName("cards"), sets=", ".join(SETS), found=shown(value))


@lru_cache(maxsize=8)
def _one_of_equals(cards: CardSet) -> CardSet:
    """The same object for equal sets of one's own, so that what is kept by set is found without comparing all cards."""
    return cards
