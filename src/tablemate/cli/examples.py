"""Games and topics to name in examples: whatever there is."""

from __future__ import annotations

from functools import cache

from tablemate.bots import BOTS, bots_of
from tablemate.games import with_part
from tablemate.words import Words
from tablemate.words.rulebook import rulebook

from .offers import OFFERS


@cache
def examples(language: str, game: str | None = None) -> dict[str, str]:
    """What fills the examples of welcome and help, also of the help of a game; no game is loaded for it."""
    words, games, with_cards = Words(language), tuple(OFFERS), with_part("tablemate.cli", "cards")
    return {
        "game": games[0],
        "games": words.either(games),
        "topic": list(rulebook(games[0], language).values())[2].typed,
        "collector": with_cards[0],
        "collectors": words.either(with_cards),
        "bots": ", ".join(BOTS if game is None else bots_of(game)),
    }
