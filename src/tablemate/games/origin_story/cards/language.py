"""The card language: powers, Vancardian cards and the whole set as values.

`grammar.py` reads the text of an ability, `checks.py` says whether it fits its card, `reading.py` reads a whole set.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from zlib import crc32

from tablemate.kernel.card_files import Name
from tablemate.kernel.json_types import JsonObject

from .abilities import Ability
from .terms import HALVES, KEYWORD_LETTERS, SUIT_LETTERS, VALUES, KeywordKind, Suit


class Kind(StrEnum):
    """The kinds of powers; a word is also the key of their list in a card file."""

    MAT = "mat"
    STORY = "story"
    SUPERHERO = "superhero"


class StoryType(StrEnum):
    """The kinds of story cards."""

    BACKSTORY = "backstory"
    TALENT = "talent"
    GADGET = "gadget"
    SUIT = "suit"
    ALLY = "ally"
    ARCHENEMY = "archenemy"
    ULTIMATE = "ultimate"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for tokens: its cost, and whether using the ability empties it."""

    cost: int
    remove: bool = False

    @property
    def text(self) -> str:
        """As on the card: `2`, `1r`."""
        return f"{self.cost}{'r' if self.remove else ''}"


@dataclass(frozen=True, slots=True)
class Power:
    """A mat, a story card or a superhero.  Only a story card has a type; a superhero has no slots.

    `no_solo` is the gear icon: the card is left out of solo play (A26).
    """

    kind: Kind
    id: str
    name: Name
    slots: tuple[Slot, ...]
    abilities: tuple[Ability, ...]
    type: StoryType | None = None
    no_solo: bool = False

    def as_json(self) -> JsonObject:
        """JSON-ready, with the keys of the card file."""
        card: JsonObject = {"id": self.id, "name": self.name.as_json()}
        if self.type is not None:
            card["type"] = str(self.type)
        if self.slots:
            card["slots"] = [slot.text for slot in self.slots]
        card["abilities"] = [ability.text for ability in self.abilities]
        if self.no_solo:
            card["no_solo"] = True
        return card


@dataclass(frozen=True, slots=True)
class Keyword:
    """One keyword of a line: how many cards are replaced or moved, or the doubled value of the love added."""

    kind: KeywordKind
    number: int

    @property
    def text(self) -> str:
        """As on the card: `R2`, `M1`, `A4` for 4 1/2."""
        shown = self.number // HALVES if self.kind is KeywordKind.ADD else self.number
        return f"{KEYWORD_LETTERS[self.kind - 1]}{shown}"


Line = tuple[Keyword, ...]


def line_text(line: Line) -> str:
    """A line as on the card: `R2+M1`, or `-`."""
    return "+".join(keyword.text for keyword in line) or "-"


@dataclass(frozen=True, slots=True)
class Vancardian:
    """A Vancardian card: its bolts, one line for each round, and the event of round 3 on its left side."""

    id: str
    bolts: int
    rounds: tuple[Line, ...]
    event: Name
    abilities: tuple[Ability, ...]

    def as_json(self) -> JsonObject:
        """JSON-ready, with the keys of the card file."""
        return {
            "id": self.id,
            "bolts": self.bolts,
            "rounds": [line_text(line) for line in self.rounds],
            "event": self.event.as_json(),
            "abilities": [ability.text for ability in self.abilities],
        }


@dataclass(frozen=True, slots=True)
class PlayingCard:
    """A playing card: its suit and its printed value, doubled."""

    suit: Suit
    value: int

    @property
    def text(self) -> str:
        """As people write it: `9M`, `4.5L`."""
        whole, half = divmod(self.value, HALVES)
        return f"{whole}{'.5' if half else ''}{SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True)
class CardSet:
    """All cards in file order; `extra_love` are the doubled values of the four extra-love cards.

    Much is looked up by set, so what follows from the cards is worked out once.
    """

    mats: tuple[Power, ...]
    stories: tuple[Power, ...]
    superheroes: tuple[Power, ...]
    vancardians: tuple[Vancardian, ...]
    extra_love: tuple[int, ...]

    def __hash__(self) -> int:
        return self._number

    @cached_property
    def _number(self) -> int:
        """By all that is printed, and the same in every process."""
        return crc32(json.dumps(self.as_json()).encode())

    @cached_property
    def powers(self) -> tuple[Power, ...]:
        """Mats, stories and superheroes."""
        return self.mats + self.stories + self.superheroes

    @cached_property
    def playing_cards(self) -> tuple[PlayingCard, ...]:
        """The 52 cards, suit by suit, then the extra-love cards."""
        printed = [PlayingCard(suit, value * HALVES) for suit in Suit for value in range(1, VALUES + 1)]
        return (*printed, *(PlayingCard(Suit.LOVE, value) for value in self.extra_love))

    def as_json(self) -> JsonObject:
        """JSON-ready; reads back to an equal set."""
        return {
            "extra_love": [_json_number(value) for value in self.extra_love],
            "mat": [power.as_json() for power in self.mats],
            "story": [power.as_json() for power in self.stories],
            "superhero": [power.as_json() for power in self.superheroes],
            "vancardian": [card.as_json() for card in self.vancardians],
        }


def _json_number(doubled: int) -> int | float:
    return doubled / HALVES if doubled % HALVES else doubled // HALVES
