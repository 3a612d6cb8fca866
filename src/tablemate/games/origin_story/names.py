"""Numbers and names of Origin Story: playing cards, cards with abilities, seats, members of enumerations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

from .cards.language import CardSet, Power
from .cards.terms import SUIT_LETTERS
from .terms import EVENT_SPOT, MAT, MAT_SPOT, STORY, SUPERHERO, SUPERHERO_SPOT

E = TypeVar("E", bound=IntEnum)
WHO_NAMES = ("automaton", "factoryon", "you")


@lru_cache(maxsize=8)
def playing_cards(cards: CardSet) -> tuple[str, ...]:
    """The playing cards by number: `9M`, `4.5L`; the second of equal ones is `4.5L2`, the third `4.5L3`."""
    copies: Counter[str] = Counter()
    names: list[str] = []
    for card in cards.playing_cards:
        copies[card.text] += 1
        names.append(card.text if copies[card.text] == 1 else f"{card.text}{copies[card.text]}")
    return tuple(names)


@lru_cache(maxsize=8)
def playing_numbers(cards: CardSet) -> Mapping[str, int]:
    """The numbers of playing cards by name, in small letters."""
    return {name.lower(): number for number, name in enumerate(playing_cards(cards))}


@lru_cache(maxsize=8)
def powers(cards: CardSet) -> Mapping[int, Power]:
    """Mats, stories and superheroes by number."""
    blocks = ((MAT, cards.mats), (STORY, cards.stories), (SUPERHERO, cards.superheroes))
    return {base + place: power for base, block in blocks for place, power in enumerate(block, start=1)}


@lru_cache(maxsize=8)
def power_numbers(cards: CardSet) -> Mapping[str, int]:
    """The numbers of mats, stories and superheroes by id, in small letters."""
    return {power.id.lower(): number for number, power in powers(cards).items()}


def power_name(cards: CardSet, number: int) -> str | None:
    """The id of a mat, story or superhero; None for none."""
    return powers(cards)[number].id if number else None


def vancard_name(cards: CardSet, number: int) -> str | None:
    """The id of a Vancardian card; None for none."""
    return cards.vancardians[number - 1].id if number else None


def cards_in(mask: int) -> list[int]:
    """The playing cards of a set."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def suit_name(number: int) -> str:
    """The letter of a suit."""
    return SUIT_LETTERS[number]


def half(doubled: int) -> int | float:
    """A doubled value as people say it."""
    return doubled / 2 if doubled % 2 else doubled // 2


def spot_name(spot: int) -> str:
    """A place for a card with abilities."""
    return {MAT_SPOT: "mat", SUPERHERO_SPOT: "superhero", EVENT_SPOT: "event"}.get(spot, f"panel {spot}")


def names(kind: type[E]) -> tuple[str, ...]:
    """The names of an enumeration's members, small, without NONE."""
    return tuple(member.name.lower() for member in kind if member.name != "NONE")


@lru_cache(maxsize=256)
def name_of(kind: type[E], number: int) -> str | None:
    """The name of a member; None for NONE."""
    name = kind(number).name.lower()
    return None if name == "none" else name
