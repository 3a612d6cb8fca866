"""What the numbers of Fingers are worth, as `tablemate cards fingers` shows it."""

from __future__ import annotations

from tablemate.cli.cards import id_range
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words


def read_cards(deck: str | None) -> FingersCards:
    """There is one deck."""
    return FingersCards()


class FingersCards:
    """See `cli.cards.Cards`."""

    ids = ("1", "2", "3")

    def counts(self, words: Words) -> str:
        """How many there are."""
        return str(len(self.ids))

    def ranges(self, words: Words) -> str:
        """From the first to the last."""
        return id_range(words, self.ids)

    def how_to_play(self, words: Words) -> str:
        """As ever."""
        return words.say("game-play")

    def table(self, words: Words) -> list[str]:
        """A line each."""
        return [line for card in self.ids for line in self.card(words, card)]

    def card(self, words: Words, card: str) -> list[str]:
        """What it is worth."""
        return [words.say("card-worth", card=card)]

    def as_json(self, card: str | None) -> list[JsonObject]:
        """For programs."""
        return [{"id": each} for each in self.ids if card in (None, each)]
