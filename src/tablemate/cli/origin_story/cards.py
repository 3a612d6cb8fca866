"""The cards of Origin Story, as `tablemate cards origin_story` shows them."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence

from tablemate.cli.cards import columns, id_range, short_name
from tablemate.cli.offer import OWN_CARDS
from tablemate.cli.terminal import wrapped
from tablemate.games.origin_story.described import (
    CardSet,
    DescribedPower,
    DescribedVancardian,
    describe_set,
    standard_cards,
)
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words, capitalised
from tablemate.words.origin_story.cards import cost_of, event_in_words, explain, kind_of
from tablemate.words.origin_story.nouns import in_language, value

from .card_file import read_card_set
from .notes import points, power_lines, vancard_lines

KINDS = ("mat", "story", "superhero", "vancardian")
_HEAD = ("id", "name", "type", "slots")


def read_cards(deck: str | None) -> OriginStoryCards:
    """The standard set, or the one of a name or in a file."""
    return OriginStoryCards(standard_cards() if deck is None else read_card_set(deck), deck)


class OriginStoryCards:
    """See `cli.cards.Cards`."""

    def __init__(self, cards: CardSet, deck: str | None = None) -> None:
        self.cards = cards
        self.deck = deck
        self._cards = describe_set(cards)
        self._powers_of = _by_kind(card for card in self._cards.values() if isinstance(card, DescribedPower))
        self._vancards_of = [card for card in self._cards.values() if isinstance(card, DescribedVancardian)]
        self.ids = tuple(self._cards)

    def counts(self, words: Words) -> str:
        """How many there are of each kind."""
        numbers = {
            "mats": len(self._powers_of["mat"]),
            "stories": len(self._powers_of["story"]),
            "heroes": len(self._powers_of["superhero"]),
            "vancards": len(self._vancards_of),
        }
        return words.say("catalogue-counts", **numbers)

    def ranges(self, words: Words) -> str:
        """The ids of each kind, from the first to the last."""
        kinds = [[card.id for card in cards] for cards in self._powers_of.values()]
        kinds.append([card.id for card in self._vancards_of])
        return words.listed(id_range(words, ids) for ids in kinds if ids)

    def how_to_play(self, words: Words) -> str:
        """The command that plays the set."""
        command = shlex.join(["tablemate", "play", "origin_story", OWN_CARDS, str(self.deck)])
        return words.say("catalogue-play", command=command)

    def table(self, words: Words) -> list[str]:
        """A line a card, and below it what it does."""
        lines: list[str] = []
        for powers in self._powers_of.values():
            lines += [*self._powers(words, powers), ""]
        lines += [*self._vancards(words), ""]
        extra = ", ".join(value(each) for each in self.cards.as_json()["extra_love"])
        key = words.say("catalogue-key", card=self._powers_of["story"][0].id)
        return [*lines, words.say("catalogue-extra", cards=extra), *wrapped(key)]

    def _powers(self, words: Words, powers: Sequence[DescribedPower]) -> Iterator[str]:
        yield words.say("catalogue-heading", kind=powers[0].kind)
        rows = [_figures(words, power) for power in powers]
        head = tuple(words.say(f"catalogue-head.{name}") for name in _HEAD)
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        yield columns(head, widths).rstrip()
        for row, power in zip(rows, powers, strict=True):
            yield columns(row, widths).rstrip()
            yield from (line for text in explain(words, power) for line in wrapped(text, indent="      "))

    def _vancards(self, words: Words) -> Iterator[str]:
        yield words.say("catalogue-heading", kind="vancardian")
        for card in self._vancards_of:
            rounds = "  ".join(f"{line:<9}" for line in card.lines).rstrip()
            yield f"{card.id:<4}  {rounds}"
            yield from wrapped(event_in_words(words, card), indent="      ")

    def card(self, words: Words, card: str) -> list[str]:
        """One card, drawn and explained."""
        found = self._cards[card]
        if isinstance(found, DescribedVancardian):
            return vancard_lines(words, found)
        return [*power_lines(words, found), *points([f"{capitalised(cost_of(words, found))}."])]

    def as_json(self, card: str | None) -> list[JsonObject]:
        """The keys of a card file, and the kind."""
        printed = self.cards.as_json()
        told = [{"kind": kind, **each} for kind in KINDS for each in printed[kind]]
        return [each for each in told if card in (None, each["id"])]


def _by_kind(powers: Iterable[DescribedPower]) -> dict[str, list[DescribedPower]]:
    found: dict[str, list[DescribedPower]] = {}
    for power in powers:
        found.setdefault(power.kind, []).append(power)
    return found


def _figures(words: Words, power: DescribedPower) -> tuple[str, ...]:
    """The columns of a card, as `catalogue-head` names them."""
    name = short_name(in_language(words, power.name))
    return power.id, name, kind_of(words, power), " ".join(slot.text.upper() for slot in power.slots) or "-"
