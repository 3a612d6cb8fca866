"""Games and topics to name in examples: whatever there is."""

from __future__ import annotations

from functools import cache

import tablemate
from tablemate.bots import BOTS
from tablemate.games import with_part
from tablemate.words import Words
from tablemate.words.rulebook import rulebook


@cache
def examples(language: str) -> dict[str, str]:
    """What fills the examples of welcome and help; no game is loaded for it."""
    words, games, with_cards = Words(language), tablemate.games(), with_part("tablemate.cli", "cards")
    return {
        "game": games[0],
        "games": words.either(games),
        "topic": list(rulebook(games[0], language).values())[2].typed,
        "collector": with_cards[0],
        "collectors": words.either(with_cards),
        "bots": ", ".join(BOTS),
    }
