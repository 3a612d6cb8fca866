"""The English voice of refusals: `str(IllegalAction)` is a sentence."""

from __future__ import annotations

from functools import cache

from tablemate.kernel.errors import Reason

from .catalogue import MissingWords
from .words import Words


@cache
def _english(game: str) -> Words:
    return Words("en", game or None)


def speak(game: str, reason: Reason) -> str:
    """A reason as an English sentence, also of no game; a game without words of its own gets the bare code."""
    try:
        return _english(game).reason(reason)
    except (MissingWords, ModuleNotFoundError):
        return reason.code.replace("_", " ")
