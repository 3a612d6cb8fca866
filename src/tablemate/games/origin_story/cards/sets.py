"""The card sets that come with the game, by name.

The standard set is what the rules give today.  A set of an earlier version stays for the games that were played with
it: the file of its name holds the cards that were different, all others are those of the standard set.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablemate.kernel.card_lines import read_toml
from tablemate.kernel.json_types import Arguments

from .language import CardSet
from .reading import cards_from_data

STANDARD = "standard"
STANDARD_1 = "standard-1"
SETS = (STANDARD, STANDARD_1)


def standard_cards() -> CardSet:
    """The card set of today's rules."""
    return named_cards(STANDARD)


@cache
def named_cards(name: str) -> CardSet:
    """The card set of a name, one of `SETS`."""
    data = _data(STANDARD)
    if name != STANDARD:
        data = _with_cards(data, _data(name))
    return cards_from_data(data)


def name_of(cards: CardSet) -> str | None:
    """The name of a set that comes with the game; another one with the same cards is a set of one's own."""
    return next((name for name in SETS if named_cards(name) is cards), None)


def _data(name: str) -> Arguments:
    return read_toml(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))


def _with_cards(data: Arguments, other: Arguments) -> Arguments:
    """The same set with other cards in the places of those with their ids."""
    changed = {card["id"]: card for cards in other.values() for card in cards}
    return {
        kind: [changed.get(card["id"], card) for card in cards] if kind in other else cards
        for kind, cards in data.items()
    }
