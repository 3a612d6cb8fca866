"""The cards that are spoken of, by their ids."""

from __future__ import annotations

from tablemate.games.origin_story.described import DescribedPower, DescribedVancardian
from tablemate.kernel.card_files import Name
from tablemate.words.words import Words


def power_of(words: Words, name: str) -> DescribedPower | None:
    """A mat, story or superhero by its id; None if this set has no such card."""
    found = _card(words, name)
    return found if isinstance(found, DescribedPower) else None


def vancard_of(words: Words, name: str) -> DescribedVancardian | None:
    """A Vancardian card by its id; None if this set has no such card."""
    found = _card(words, name)
    return found if isinstance(found, DescribedVancardian) else None


def _card(words: Words, name: str) -> object:
    """A card by its id in small or capital letters."""
    named = words.cards.get(name)
    return named or next((card for each, card in words.cards.items() if each.lower() == name.lower()), None)


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
