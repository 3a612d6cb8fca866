"""The card language: bombs, slots, relations and sabotage cards as values.

Slots are numbered from 0 here and from 1 in card text.  `grammar.py` reads the text, `reading.py` a whole deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from zlib import crc32

from tablemate.kernel.card_files import Name
from tablemate.kernel.json_types import JsonObject

from .dice import COLOUR_LETTERS, dice_of
from .layouts import FREE, Supports


class Kind(StrEnum):
    """The kinds of relations between slots."""

    SAME_VALUE = "same_value"
    SAME_COLOUR = "same_colour"
    SAME_BOTH = "same_both"
    SAME_EITHER = "same_either"
    DIFF_COLOUR = "diff_colour"
    DIFF_VALUE = "diff_value"
    RISE = "rise"
    SUM = "sum"
    GAP = "gap"
    BALANCE = "balance"


SEE_COLOUR = frozenset({Kind.SAME_COLOUR, Kind.SAME_BOTH, Kind.SAME_EITHER, Kind.DIFF_COLOUR})
"""The relations that look at colours."""
SEE_VALUE = frozenset(Kind) - {Kind.SAME_COLOUR, Kind.DIFF_COLOUR}
"""The relations that look at values."""
NUMBERED = frozenset({Kind.SUM, Kind.GAP})
"""The relations that end in `= n`."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One half of a split die, or the whole of another: a colour, a value, or both; None: whichever."""

    colour: int | None
    value: int | None

    @property
    def dice(self) -> int:
        """The die types that satisfy it."""
        return dice_of(self.colour, self.value)

    @property
    def text(self) -> str:
        """As on the card: `R`, `4`, `R4`."""
        colour = "" if self.colour is None else COLOUR_LETTERS[self.colour]
        return colour + ("" if self.value is None else str(self.value))


@dataclass(frozen=True)
class Slot:
    """What is printed in a slot (FUSE-CARD-1), and so what it takes by itself (L3).

    Without alternatives that is any die: `_` if rules judge that die, `?` if none.
    """

    alternatives: tuple[Alternative, ...] = ()
    judged: bool = False

    @property
    def dice(self) -> int:
        """The die types that the slot by itself accepts (L3): an alternative is a whole."""
        accepted = 0 if self.alternatives else dice_of(None, None)
        for alternative in self.alternatives:
            accepted |= alternative.dice
        return accepted

    @cached_property
    def text(self) -> str:
        """As on the card: `_`, `?`, `R4/B2`."""
        if not self.alternatives:
            return "_" if self.judged else "?"
        return "/".join(alternative.text for alternative in self.alternatives)


ANY_DIE = Slot()
JUDGED_DIE = Slot(judged=True)


@dataclass(frozen=True)
class Relation:
    """A rule of a card: what the dice in `slots` must have in common.  `right` is the other side of a balance."""

    kind: Kind
    slots: tuple[int, ...]
    right: tuple[int, ...] = ()
    number: int | None = None

    @property
    def named(self) -> tuple[int, ...]:
        """All slots that the relation names."""
        return self.slots + self.right

    @cached_property
    def text(self) -> str:
        """As in the deck file: `sum 1 2 = 7`."""
        words = [str(self.kind), *(str(slot + 1) for slot in self.slots)]
        if self.number is not None:
            words += ["=", str(self.number)]
        if self.right:
            words += ["=", *(str(slot + 1) for slot in self.right)]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Bomb:
    """A bomb card."""

    id: str
    name: Name
    value: int
    layout: str
    slots: tuple[Slot, ...]
    rules: tuple[Relation, ...]
    supports: Supports

    @property
    def size(self) -> int:
        """The number of slots."""
        return len(self.slots)

    @property
    def below(self) -> tuple[int, ...]:
        """By slot: the slots it rests on as bits."""
        return tuple(sum(1 << slot for slot in below) for below in self.supports)

    def as_json(self) -> JsonObject:
        """JSON-ready, with the keys of the deck file."""
        card: JsonObject = {"id": self.id, "name": self.name.as_json(), "value": self.value, "layout": self.layout}
        card["slots"] = [slot.text for slot in self.slots]
        card["rules"] = [relation.text for relation in self.rules]
        if self.layout == FREE:
            card["supports"] = self.resting()
        return card

    def resting(self) -> dict[str, list[int]]:
        """By slot that rests on others, those others; counted from 1, as in the deck file."""
        return {str(slot + 1): [each + 1 for each in below] for slot, below in enumerate(self.supports) if below}


@dataclass(frozen=True, slots=True)
class Sabotage:
    """A sabotage card: the one colour or the one value of the dice it takes."""

    id: str
    name: Name
    match: Alternative

    def as_json(self) -> JsonObject:
        """JSON-ready, with the keys of the deck file."""
        return {"id": self.id, "name": self.name.as_json(), "match": self.match.text}


@dataclass(frozen=True)
class Deck:
    """All cards in file order; bomb number 1 is `bombs[0]`, and so with sabotage cards."""

    bombs: tuple[Bomb, ...]
    sabotage: tuple[Sabotage, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", crc32("|".join(bomb.id for bomb in self.bombs).encode()))

    def __hash__(self) -> int:
        """By the ids alone, which tells decks apart well enough; counted once, and equal in every process."""
        return self._hash

    @cached_property
    def bomb_ids(self) -> Mapping[int, str]:
        """The ids of bombs by number."""
        return {number: bomb.id for number, bomb in enumerate(self.bombs, start=1)}

    @cached_property
    def sabotage_ids(self) -> Mapping[int, str]:
        """The ids of sabotage cards by number."""
        return {number: card.id for number, card in enumerate(self.sabotage, start=1)}

    def as_json(self) -> JsonObject:
        """JSON-ready; reads back to an equal deck."""
        return {
            "bomb": [bomb.as_json() for bomb in self.bombs],
            "sabotage": [card.as_json() for card in self.sabotage],
        }
