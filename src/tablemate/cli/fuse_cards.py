"""The bombs and sabotage cards of FUSE, as `tablemate cards fuse` shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

from tablemate.cli.fuse import draw
from tablemate.games.fuse.cards import Bomb, Deck, Sabotage, effort, first_dice, standard_deck
from tablemate.words import Words
from tablemate.words.fuse import explain
from tablemate.words.fuse.nouns import lost

from .deck_file import read_deck_file
from .terminal import wrapped

DICE = 30
"""How many different dice there are."""
LONGEST_NAME = 28
_ONE_DECIMAL = Decimal("0.1")


def read_cards(path: Path | None) -> FuseCards:
    """The standard deck, or the deck in a file."""
    return FuseCards(standard_deck() if path is None else read_deck_file(path))


class FuseCards:
    """See `cli.cards.Cards`."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._cards: dict[str, Bomb | Sabotage] = {bomb.id: bomb for bomb in deck.bombs}
        self._cards |= {card.id: card for card in deck.sabotage}
        self.ids = tuple(self._cards)

    def counts(self, words: Words) -> str:
        """How many bombs and how many sabotage cards."""
        return words.say("cards-counts", bombs=len(self.deck.bombs), sabotage=len(self.deck.sabotage))

    def table(self, words: Words) -> list[str]:
        """One line a card; rules that do not fit go below."""
        return [*self._bombs(words), *self._sabotage(words), "", *wrapped(words.say("cards-key"))]

    def _bombs(self, words: Words) -> Iterator[str]:
        rows = [_figures(words, bomb) for bomb in self.deck.bombs]
        head = tuple(words.say(f"cards-head.{name}") for name in ("id", "name", "value", "layout", "first", "effort"))
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        yield f"{_columns(head, widths)}  {words.say('cards-head.slots')}"
        for row, bomb in zip(rows, self.deck.bombs, strict=True):
            start = f"{_columns(row, widths)}  "
            rules = "; ".join(relation.text for relation in bomb.rules)
            yield start + " ".join(slot.text for slot in bomb.slots)
            yield from wrapped(rules, indent=" " * (widths[0] + 4)) if rules else ()

    def _sabotage(self, words: Words) -> Iterator[str]:
        if self.deck.sabotage:
            yield ""
            width = max(len(card.id) for card in self.deck.sabotage)
        for card in self.deck.sabotage:
            yield f"{card.id:<{width}}  {words.say('cards-sabotage', match=lost(words, card.match.text))}"

    def card(self, words: Words, card: str) -> list[str]:
        """One card, drawn and explained."""
        found = self._cards[card]
        if isinstance(found, Sabotage):
            return [f"{found.id}  {words.say('cards-sabotage', match=lost(words, found.match.text))}"]
        said = [line for text in explain(words, found) for line in wrapped(text, indent="  - ", hanging="    ")]
        figures = words.say("cards-figures", first=first_dice(found), dice=DICE, effort=_effort(words, found))
        return [*draw(words, found), "", *said, "", *wrapped(figures)]

    def as_json(self, card: str | None) -> list[Mapping[str, Any]]:
        """The keys of a deck file, and what was computed."""
        chosen = self._cards.values() if card is None else (self._cards[card],)
        return [_as_json(each) for each in chosen]


def _as_json(card: Bomb | Sabotage) -> dict[str, Any]:
    if isinstance(card, Sabotage):
        return {"kind": "sabotage", **card.as_json()}
    return {"kind": "bomb", **card.as_json(), "first": first_dice(card), "effort": float(one_decimal(effort(card)))}


def _columns(texts: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(text.ljust(width) for text, width in zip(texts, widths, strict=True))


def _figures(words: Words, bomb: Bomb) -> tuple[str, ...]:
    """The columns of a bomb, as `cards-head` names them."""
    first = f"{first_dice(bomb):>2}"
    return bomb.id, _name(words, bomb), str(bomb.value), bomb.layout, first, f"{_effort(words, bomb):>4}"


def _effort(words: Words, bomb: Bomb) -> str:
    """The effort as it is written in a language."""
    text = one_decimal(effort(bomb))
    return text.replace(".", ",") if words.language == "fr" else text


def _name(words: Words, card: Bomb) -> str:
    name = card.name.fr if words.language == "fr" else card.name.en
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def one_decimal(value: Fraction) -> str:
    """A number to one decimal, halves up: 27/4 is 6.8."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return str(exact.quantize(_ONE_DECIMAL, rounding=ROUND_HALF_UP))
