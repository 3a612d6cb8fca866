"""What Origin Story says of its options otherwise than by their names."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.games.origin_story.described import ROUNDS
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.words.options import ValueWords, with_meaning
from tablemate.words.words import OptionWords, Words


def _level(words: Words, level: int, agreed: OriginStoryOptions) -> ValueWords:
    return with_meaning(words, "level-cards", level=str(level), red=level, green=ROUNDS - level)


def _cards(words: Words, cards: str | JsonObject, agreed: OriginStoryOptions) -> ValueWords:
    if isinstance(cards, str):
        return with_meaning(words, f"cards-{cards}")
    kinds = {"mats": "mat", "stories": "story", "heroes": "superhero", "vancards": "vancardian"}
    return with_meaning(words, "cards-own", **{name: len(cards[key]) for name, key in kinds.items()})


OPTIONS: Mapping[str, OptionWords] = {"level": _level, "cards": _cards}
