"""What was agreed before a game of Origin Story, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.games.origin_story.described import ROUNDS
from tablemate.words.words import Words


def options(words: Words, chosen: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Each option's name and what it means."""
    level = chosen["level"]
    told = {
        "players": words.say("players-alone"),
        "level": words.say("level-cards", level=str(level), red=level, green=ROUNDS - level),
        "ties": words.say(f"ties-{chosen['ties']}"),
        "cards": _cards(words, chosen["cards"]),
    }
    return [(words.say(f"option-{name}"), text) for name, text in told.items()]


def _cards(words: Words, cards: Any) -> str:
    if isinstance(cards, str):
        return words.say(f"cards-{cards}")
    kinds = {"mats": "mat", "stories": "story", "heroes": "superhero", "vancards": "vancardian"}
    return words.say("cards-own", **{name: len(cards[key]) for name, key in kinds.items()})
