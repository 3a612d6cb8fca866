"""Cards as data, for whoever puts them into words: no prose, only codes and typed arguments.

Whatever shows cards takes them from here; the language of cards is the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tablemate.kernel.card_files import Name

from .cards import SETS, CardSet, Power, Vancardian, named_cards, read_cards, standard_cards
from .cards.explain import AbilityFact, Argument, Fact, Half, Sum, ability_fact, code_of, line_facts
from .cards.expressions import Selector
from .cards.language import PlayingCard, Slot, line_text
from .cards.terms import HALVES, ROUNDS, SUIT_LETTERS, Comparison, Suit, Target
from .options import OriginStoryOptions
from .terms import TRICKS

__all__ = [
    "HALVES",
    "ROUNDS",
    "SETS",
    "SUIT_LETTERS",
    "TRICKS",
    "AbilityFact",
    "Argument",
    "Card",
    "CardSet",
    "Comparison",
    "DescribedPlayingCard",
    "DescribedPower",
    "DescribedVancardian",
    "Fact",
    "Half",
    "Selector",
    "Suit",
    "Sum",
    "Target",
    "code_of",
    "describe",
    "describe_set",
    "named_cards",
    "read_cards",
    "standard_cards",
]


@dataclass(frozen=True, slots=True)
class DescribedPower:
    """A mat, a story card or a superhero; only a story card has a type."""

    id: str
    kind: str
    type: str | None
    name: Name
    slots: tuple[Slot, ...]
    abilities: tuple[AbilityFact, ...]


@dataclass(frozen=True, slots=True)
class DescribedVancardian:
    """A Vancardian card: for each round its keywords and how these are written, and the event on its left side."""

    id: str
    bolts: int
    rounds: tuple[tuple[Fact, ...], ...]
    lines: tuple[str, ...]
    event: Name
    abilities: tuple[AbilityFact, ...]


@dataclass(frozen=True, slots=True)
class DescribedPlayingCard:
    """A playing card: what is printed on it, its suit by letter and its value; equal ones have ids of their own."""

    id: str
    text: str
    suit: str
    value: float


Card = DescribedPower | DescribedVancardian
"""A card with abilities."""


@lru_cache(maxsize=8)
def describe(options: OriginStoryOptions) -> Mapping[str, Card | DescribedPlayingCard]:
    """The cards that are played with, by id: those with abilities, then the playing cards."""
    named = zip(options.cards.playing_names, options.cards.playing_cards, strict=True)
    return {**describe_set(options.cards), **{name: _playing_card(name, card) for name, card in named}}


def _playing_card(name: str, card: PlayingCard) -> DescribedPlayingCard:
    return DescribedPlayingCard(name, card.text, SUIT_LETTERS[card.suit], card.value / HALVES)


@lru_cache(maxsize=8)
def describe_set(cards: CardSet) -> Mapping[str, Card]:
    """The cards with abilities of a set by id: mats, stories, superheroes, Vancardian cards."""
    powers = {power.id: _power(power) for power in cards.powers}
    return {**powers, **{card.id: _vancardian(card) for card in cards.vancardians}}


def _power(power: Power) -> DescribedPower:
    abilities = tuple(map(ability_fact, power.abilities))
    return DescribedPower(power.id, power.kind, power.type, power.name, power.slots, abilities)


def _vancardian(card: Vancardian) -> DescribedVancardian:
    return DescribedVancardian(
        id=card.id,
        bolts=card.bolts,
        rounds=tuple(map(line_facts, card.rounds)),
        lines=tuple(map(line_text, card.rounds)),
        event=card.event,
        abilities=tuple(map(ability_fact, card.abilities)),
    )
