"""`tablemate cards`: the cards of a game, all of them or one, and the check of a deck of one's own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from tablemate.games import part_of, with_part
from tablemate.kernel.checking import shown
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words

from .problems import Problem
from .progress import busy
from .terminal import Terminal

LONGEST_NAME = 28
"""How much of a name a table of cards shows."""


class CardCatalogue(Protocol):
    """The cards of a game as the command shows them."""

    ids: tuple[str, ...]

    def counts(self, words: Words) -> str:
        """How many there are of each kind."""

    def ranges(self, words: Words) -> str:
        """The ids of each kind, from the first to the last."""

    def how_to_play(self, words: Words) -> str:
        """The command that plays a deck of one's own, or why none does."""

    def table(self, words: Words) -> list[str]:
        """All cards, a line or two each."""

    def card(self, words: Words, card: str) -> list[str]:
        """One card, drawn and explained."""

    def as_json(self, card: str | None) -> list[JsonObject]:
        """All cards or one for programs."""


def show_cards(
    words: Words, terminal: Terminal, game: str, card: str | None, deck: str | None, *, as_json: bool
) -> None:
    """Print all cards or one, of a deck that is read and checked first where one is said."""
    catalogue = part_of("tablemate.cli", game, "cards")
    if catalogue is None:
        raise Problem("no_card_list", game=game, games=", ".join(with_part("tablemate.cli", "cards")))
    with busy(words, "progress-cards"):
        cards: CardCatalogue = catalogue.read_cards(deck)
    known = {each.lower(): each for each in cards.ids}
    if card is not None and card.lower() not in known:
        raise Problem("no_such_card", found=shown(card), cards=cards.ranges(words))
    found = None if card is None else known[card.lower()]
    if as_json:
        terminal.show(json.dumps(cards.as_json(found), ensure_ascii=False))
        return
    if deck is not None:
        terminal.paragraph(words.say("cards-checked", file=deck, counts=cards.counts(words)))
        terminal.paragraph(cards.how_to_play(words))
        terminal.show()
    terminal.show(*(cards.table(words) if found is None else cards.card(words, found)))


def id_range(words: Words, ids: Sequence[str]) -> str:
    """Ids from the first to the last."""
    return ids[0] if len(ids) == 1 else words.say("number-range", first=ids[0], last=ids[-1])


def short_name(name: str) -> str:
    """A name that fits into a table of cards."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def columns(texts: Sequence[str], widths: Sequence[int]) -> str:
    """A line of a table of cards."""
    return "  ".join(text.ljust(width) for text, width in zip(texts, widths, strict=True))
