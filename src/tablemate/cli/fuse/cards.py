"""The bombs and sabotage cards of FUSE, as `tablemate cards fuse` shows them."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path

from tablemate.cli.cards import columns, id_range, short_name
from tablemate.cli.offer import OWN_CARDS
from tablemate.cli.terminal import wrapped
from tablemate.games.fuse.decks import Deck, standard_deck, weigh
from tablemate.games.fuse.described import DescribedBomb, DescribedSabotage, describe_deck
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words
from tablemate.words.fuse.pieces import explain, lost, name_of, short_rules, slot_sign

from .deck_file import read_deck_file
from .how_to_play import how_to_play
from .mats import draw

DICE = 30
"""How many different dice there are."""
EXAMPLE = "B13"
"""The card that shows how one card is read, where the deck has it."""
_ONE_DECIMAL = Decimal("0.1")


def read_cards(deck: str | None) -> FuseCards:
    """The standard deck, or the deck in a file."""
    path = None if deck is None else Path(deck)
    return FuseCards(standard_deck() if path is None else read_deck_file(path), path)


class FuseCards:
    """See `cli.cards.Cards`."""

    def __init__(self, deck: Deck, path: Path | None = None) -> None:
        self.deck = deck
        self.path = path
        self._cards = describe_deck(deck)
        self._of_bombs = [card for card in self._cards.values() if isinstance(card, DescribedBomb)]
        self._of_sabotage = [card for card in self._cards.values() if isinstance(card, DescribedSabotage)]
        self.ids = tuple(self._cards)

    def counts(self, words: Words) -> str:
        """How many bombs and how many sabotage cards."""
        return words.say("cards-counts", bombs=len(self._of_bombs), sabotage=len(self._of_sabotage))

    def ranges(self, words: Words) -> str:
        """`B01 to B54 and S01 to S11`."""
        kinds = ([card.id for card in cards] for cards in (self._of_bombs, self._of_sabotage))
        return words.listed(id_range(words, ids) for ids in kinds if ids)

    def how_to_play(self, words: Words) -> str:
        """The command that plays the deck."""
        assert self.path is not None
        return how_to_play(words, self.deck, self.path)

    def table(self, words: Words) -> list[str]:
        """One line a card; rules that do not fit go below."""
        return [*self._bombs(words), *self._sabotage(words), "", *wrapped(words.say("cards-key", command=self._one()))]

    def _one(self) -> str:
        """The command that explains a card of this deck."""
        card = next((bomb.id for bomb in self._of_bombs if bomb.id == EXAMPLE), self.ids[0])
        return shlex.join(["tablemate", "cards", "fuse", card, *([OWN_CARDS, str(self.path)] if self.path else [])])

    def _bombs(self, words: Words) -> Iterator[str]:
        rows = [self._figures(words, bomb) for bomb in self._of_bombs]
        head = tuple(words.say(f"cards-head.{name}") for name in ("id", "name", "value", "layout", "first", "effort"))
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        yield f"{columns(head, widths)}  {words.say('cards-head.slots')}"
        for row, bomb in zip(rows, self._of_bombs, strict=True):
            start = f"{columns(row, widths)}  "
            rules = words.say("between-rules").join(short_rules(words, bomb))
            yield start + " ".join(slot_sign(words, slot) for slot in bomb.slots)
            yield from wrapped(rules, indent=" " * (widths[0] + 4)) if rules else ()

    def _sabotage(self, words: Words) -> Iterator[str]:
        if self._of_sabotage:
            yield ""
            width = max(len(card.id) for card in self._of_sabotage)
        for card in self._of_sabotage:
            yield f"{card.id:<{width}}  {words.say('cards-sabotage', match=lost(words, card.match))}"

    def card(self, words: Words, card: str) -> list[str]:
        """One card, drawn and explained."""
        found = self._cards[card]
        if isinstance(found, DescribedSabotage):
            return [f"{found.id}  {words.say('cards-sabotage', match=lost(words, found.match))}"]
        said = [line for text in explain(words, found) for line in wrapped(text, indent="  - ", hanging="    ")]
        first, effort = weigh(self.deck, card)
        figures = words.say("cards-figures", first=first, dice=DICE, effort=_decimal(words, effort))
        return [*draw(words, found), "", *said, "", *wrapped(figures)]

    def as_json(self, card: str | None) -> list[JsonObject]:
        """The keys of a deck file, and what was computed."""
        printed = self.deck.as_json()
        told = [{"kind": kind, **each, **self._weight(each["id"])} for kind, cards in printed.items() for each in cards]
        return [each for each in told if card in (None, each["id"])]

    def _weight(self, card: str) -> JsonObject:
        if isinstance(self._cards[card], DescribedSabotage):
            return {}
        first, effort = weigh(self.deck, card)
        return {"first": first, "effort": float(one_decimal(effort))}

    def _figures(self, words: Words, bomb: DescribedBomb) -> tuple[str, ...]:
        """The columns of a bomb, as `cards-head` names them."""
        first, effort = weigh(self.deck, bomb.id)
        name = short_name(name_of(words, bomb))
        kind, _, heights = bomb.layout.partition(" ")
        layout = words.say("cards-layout", kind=kind, heights=heights)
        return bomb.id, name, str(bomb.value), layout, f"{first:>2}", f"{_decimal(words, effort):>4}"


def _decimal(words: Words, value: Fraction) -> str:
    """A number as it is written in a language."""
    text = one_decimal(value)
    return text.replace(".", ",") if words.language == "fr" else text


def one_decimal(value: Fraction) -> str:
    """A number to one decimal, halves up: 27/4 is 6.8."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return str(exact.quantize(_ONE_DECIMAL, rounding=ROUND_HALF_UP))
