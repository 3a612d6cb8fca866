"""How to begin, and whose games these are: what help ends with."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.words import SPOKEN, Words

from .examples import examples
from .program import runnable

WAYS = (
    "welcome-two",
    "welcome-bot",
    "welcome-watch",
    "welcome-browser",
    "welcome-friends",
    "welcome-rules",
    "welcome-cards",
)
"""To begin, besides playing a game at once."""


def ways_to_begin(words: Words) -> Iterator[str]:
    """Lines that end with a command."""
    filled = examples(words.language)
    yield from (runnable(words.of(name).say("welcome-game")) for name in SPOKEN)
    yield from (runnable(words.say(name, **filled)) for name in WAYS)


def notices(words: Words) -> Iterator[str]:
    """Whose games these are."""
    yield words.say("welcome-notice")
    yield from (words.of(name).say("game-notice") for name in SPOKEN)
