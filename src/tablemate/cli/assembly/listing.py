"""The table as sentences, one line a bay, for reading aloud."""

from __future__ import annotations

from tablemate.games.assembly.view_types import View
from tablemate.words import Words, capitalised
from tablemate.words.assembly.labels import bay

from .status import centre


def listing(words: Words, view: View) -> list[str]:
    """Every bay in clock order, then the piles."""
    bays = [bay(words, view, entry) for entry in view["bays"]]
    return [*bays, *(f"{capitalised(text)}." for text in centre(words, view) if text)]
