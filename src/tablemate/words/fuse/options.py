"""What FUSE says of its options otherwise than by their names."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.games.fuse.options import CLOCK_SECONDS, FuseOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.words.options import ValueWords, with_meaning
from tablemate.words.words import OptionWords, Words


def _level(words: Words, level: str, agreed: FuseOptions) -> ValueWords:
    """How many bombs to defuse."""
    return with_meaning(words, "level-named", level=words.say(f"level-{level}"), bombs=agreed.to_defuse)


def _mode(words: Words, mode: str, agreed: FuseOptions) -> ValueWords:
    return with_meaning(words, f"mode-{mode}", minutes=f"{CLOCK_SECONDS * agreed.clock_factor / 60:g}")


def _deck(words: Words, deck: str | JsonObject, agreed: FuseOptions) -> ValueWords:
    if isinstance(deck, str):
        return with_meaning(words, f"deck-{deck}")
    return with_meaning(words, "deck-own", bombs=len(deck["bomb"]), sabotage=len(deck["sabotage"]))


OPTIONS: Mapping[str, OptionWords] = {"level": _level, "mode": _mode, "deck": _deck}
