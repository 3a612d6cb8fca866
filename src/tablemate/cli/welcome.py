"""How to begin, and whose games these are: what help ends with."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.words import SPOKEN, Words

from .examples import examples

WAYS = ("welcome-two", "welcome-bot", "welcome-browser", "welcome-friends", "welcome-rules", "welcome-cards")
"""To begin, besides playing a game at once."""


def welcome(words: Words) -> Iterator[list[str]]:
    """Paragraphs, each of some lines."""
    games, filled = [words.of(name) for name in SPOKEN], examples(words.language)
    yield [*(each.say("welcome-game") for each in games), *(words.say(name, **filled) for name in WAYS)]
    yield [words.say("welcome-notice"), *(each.say("game-notice") for each in games)]
