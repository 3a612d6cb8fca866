"""The card set that is spoken of: names and texts of cards by their ids.

Words that know a table carry its cards as `cards`; without that the cards of Tablemate are meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tablemate.games.origin_story.cards import CardSet, Power, Vancardian, standard_cards
from tablemate.kernel.card_files import Name
from tablemate.words.words import Words


def card_set(words: Words) -> CardSet:
    """The cards that these words know."""
    known = getattr(words, "cards", None)
    return known if isinstance(known, CardSet) else standard_cards()


@lru_cache(maxsize=8)
def _powers(cards: CardSet) -> Mapping[str, Power]:
    return {power.id.lower(): power for power in cards.powers}


@lru_cache(maxsize=8)
def _vancards(cards: CardSet) -> Mapping[str, Vancardian]:
    return {card.id.lower(): card for card in cards.vancardians}


def power_of(words: Words, name: str) -> Power | None:
    """A mat, story or superhero by its id; None if this set has no such card."""
    return _powers(card_set(words)).get(name.lower())


def vancard_of(words: Words, name: str) -> Vancardian | None:
    """A Vancardian card by its id; None if this set has no such card."""
    return _vancards(card_set(words)).get(name.lower())


def in_language(words: Words, name: Name) -> str:
    """A name in the language of the words, set as that language is set."""
    return name.fr.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") if words.language == "fr" else name.en


def called(words: Words, card: str) -> str:
    """A card with abilities by name and id: `Courier (m1)`; a Vancardian card is called by its event."""
    power, vancard = power_of(words, card), vancard_of(words, card)
    if power is not None:
        return _named(words, power.id, power.name)
    return card if vancard is None else _named(words, vancard.id, vancard.event)


def _named(words: Words, card: str, name: Name) -> str:
    text = in_language(words, name)
    return card if text == card else words.say("power-called", called=text, power=card)
