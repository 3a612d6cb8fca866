"""Card sets for tests: the one that comes with the game by id, and a small one to change."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.games.origin_story.cards.abilities import Ability
from tablemate.games.origin_story.cards.faults import InvalidCards
from tablemate.games.origin_story.cards.grammar import read_ability
from tablemate.games.origin_story.cards.language import CardSet
from tablemate.games.origin_story.cards.reading import cards_from_data
from tablemate.games.origin_story.cards.sets import standard_cards

POWERS = {power.id: power for power in standard_cards().powers}
EVENTS = {card.id: card for card in standard_cards().vancardians}


def abilities(card: str) -> tuple[Ability, ...]:
    """The abilities of a card that comes with the game."""
    return POWERS[card].abilities if card in POWERS else EVENTS[card].abilities


def small_data() -> dict[str, Any]:
    """The smallest set that can be played with."""
    return {
        "extra_love": [4.5, 4.5, 8.5, 8.5],
        "mat": [{"id": "m1", "abilities": ["eor: vp(1)"]}],
        "story": [_story(f"s{number}") for number in range(12)],
        "superhero": [{"id": f"h{number}", "abilities": ["ongoing: tie()"]} for number in range(2)],
        "vancardian": [_vancardian(f"{'GX'[bolts - 1]}{n}", bolts) for bolts in (1, 2) for n in range(6)],
    }


def _story(card: str) -> dict[str, Any]:
    return {"id": card, "type": "ally", "slots": ["1"], "abilities": ["lead: val(+1)"]}


def _vancardian(card: str, bolts: int) -> dict[str, Any]:
    lines = ["-", "R1", "M1", "A4", "R2+M1"]
    return {"id": card, "bolts": bolts, "rounds": lines, "abilities": ["static: low()"]}


def with_story(*texts: str, slots: str = "1", **keys: Any) -> CardSet:
    """A small set whose first story has these abilities."""
    data = small_data()
    data["story"][0] |= {"abilities": [*texts], "slots": slots.split(","), **keys}
    return cards_from_data(data)


def with_card(kind: str, **keys: Any) -> CardSet:
    """A small set whose first card of a kind has these keys."""
    data = small_data()
    data[kind][0] |= keys
    return cards_from_data(data)


def story_fault(*texts: str, slots: str = "1") -> InvalidCards:
    """The fault of a story that is refused."""
    with pytest.raises(InvalidCards) as caught:
        with_story(*texts, slots=slots)
    return caught.value


def card_fault(kind: str, **keys: Any) -> InvalidCards:
    """The fault of a set whose first card of a kind is refused."""
    with pytest.raises(InvalidCards) as caught:
        with_card(kind, **keys)
    return caught.value


def text_fault(text: str) -> InvalidCards:
    """The fault of the text of an ability, whatever card it is on."""
    with pytest.raises(InvalidCards) as caught:
        read_ability(text)
    return caught.value
