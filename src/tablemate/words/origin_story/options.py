"""What Origin Story says of its options otherwise than by their names."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.games.origin_story.described import ROUNDS
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.words.words import OptionWords, Words


def _level(words: Words, level: int, agreed: OriginStoryOptions) -> str:
    return words.say("level-cards", level=str(level), red=level, green=ROUNDS - level)


def _cards(words: Words, cards: str | JsonObject, agreed: OriginStoryOptions) -> str:
    if isinstance(cards, str):
        return words.say(f"cards-{cards}")
    kinds = {"mats": "mat", "stories": "story", "heroes": "superhero", "vancards": "vancardian"}
    return words.say("cards-own", **{name: len(cards[key]) for name, key in kinds.items()})


OPTIONS: Mapping[str, OptionWords] = {"level": _level, "cards": _cards}
