"""The card language: powers, Vancardian cards and the whole set as values.

`grammar.py` reads the text of an ability, `checks.py` says whether it fits its card, `reading.py` reads a whole set.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from zlib import crc32

from tablemate.kernel.card_files import Name
from tablemate.kernel.json_types import JsonObject

from .abilities import Ability
from .halves import half
from .table import MAT, STORY, SUPERHERO
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

    @cached_property
    def playing_names(self) -> tuple[str, ...]:
        """The playing cards by number: `9M`, `4.5L`; the second of equal ones is `4.5L2`, the third `4.5L3`."""
        copies: Counter[str] = Counter()
        names: list[str] = []
        for card in self.playing_cards:
            copies[card.text] += 1
            names.append(card.text if copies[card.text] == 1 else f"{card.text}{copies[card.text]}")
        return tuple(names)

    @cached_property
    def playing_numbers(self) -> Mapping[str, tuple[int, ...]]:
        """Which playing cards a name can mean, in small letters: `4.5l` any of equal ones, `4.5l2` the second."""
        equal: dict[str, tuple[int, ...]] = {}
        for number, card in enumerate(self.playing_cards):
            equal[card.text.lower()] = (*equal.get(card.text.lower(), ()), number)
        return {**{name.lower(): (number,) for number, name in enumerate(self.playing_names)}, **equal}

    @cached_property
    def numbered(self) -> Mapping[int, Power]:
        """Mats, stories and superheroes by number."""
        blocks = ((MAT, self.mats), (STORY, self.stories), (SUPERHERO, self.superheroes))
        return {base + place: power for base, block in blocks for place, power in enumerate(block, start=1)}

    @cached_property
    def power_ids(self) -> Mapping[int, str | None]:
        """Their ids by number; none is 0."""
        return {0: None, **{number: power.id for number, power in self.numbered.items()}}

    @cached_property
    def power_numbers(self) -> Mapping[str, int]:
        """Their numbers by id, in small letters."""
        return {power.id.lower(): number for number, power in self.numbered.items()}

    @cached_property
    def costs(self) -> Mapping[int, tuple[int, ...]]:
        """What it takes to charge one slot of them, two, and so on, the cheapest first."""
        slots = {number: sorted(slot.cost for slot in power.slots) for number, power in self.numbered.items()}
        return {number: tuple(accumulate(costs)) for number, costs in slots.items()}

    @cached_property
    def vancard_ids(self) -> Mapping[int, str | None]:
        """The ids of Vancardian cards by number; none is 0."""
        return {0: None, **{number: card.id for number, card in enumerate(self.vancardians, start=1)}}

    @cached_property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """Their lines by number and round; none is 0."""
        return ((), *(tuple(map(line_text, card.rounds)) for card in self.vancardians))

    def as_json(self) -> JsonObject:
        """JSON-ready; reads back to an equal set."""
        return {
            "extra_love": [half(value) for value in self.extra_love],
            "mat": [power.as_json() for power in self.mats],
            "story": [power.as_json() for power in self.stories],
            "superhero": [power.as_json() for power in self.superheroes],
            "vancardian": [card.as_json() for card in self.vancardians],
        }
