"""The options of Origin Story: typed, validated, and explained when they do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Annotated

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidOptions, OptionName
from tablemate.kernel.option_judging import Given
from tablemate.kernel.option_kinds import CardSets, Choice, Whole
from tablemate.kernel.options import Options

from .cards import SETS, Cards, CardSet, card_table, cards_from_data, name_of, named_cards, standard_cards
from .cards.sets import STANDARD, STANDARD_1
from .state import Agreed
from .terms import LEVELS

TIES = ("shared", "lost")
_CHECK = Checks(InvalidOptions, "origin_story")


def _cards(value: object) -> CardSet:
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


def _name_or_data(cards: CardSet) -> object:
    return name_of(cards) or cards.as_json()


@dataclass(frozen=True)
class OriginStoryOptions(Options):
    """What is agreed before the game: how hard, what a tie is worth, and with which cards."""

    game, title, numbered = "origin_story", "Origin Story", Agreed

    players: Annotated[int, Choice((1,))]
    level: Annotated[int, Whole(0, LEVELS, default=0)]
    ties: Annotated[str, Choice(TIES)]
    cards: Annotated[CardSet, CardSets(tuple(SETS), _cards, _name_or_data)] = field(repr=False)

    @cached_property
    def card_table(self) -> Cards:
        """The cards as rules read them."""
        return card_table(self.cards)


def earlier_options(given: Given, version: int) -> Given:
    """Options of an earlier version as they are called now: standard was another set in version 1."""
    cards = given.get("cards", STANDARD)
    is_standard = cards is standard_cards() or cards == STANDARD
    return {**given, "cards": STANDARD_1} if version < 2 and is_standard else given
