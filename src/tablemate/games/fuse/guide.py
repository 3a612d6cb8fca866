"""The bombs of a deck as views show them: as they are printed, as they lie, and what players look for on them.

That is which dice fit where, how long a bomb takes and which colours it needs, so that no screen has to judge.  All of
it follows from the cards and is public, so it is worked out once for a deck and looked up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_, or_
from typing import TYPE_CHECKING

from .cards.automaton import FINISHED
from .cards.dice import DIE_TYPES, VALUES
from .cards.effort import turns
from .cards.language import Bomb, Deck
from .cards.table import deck_numbers
from .names import COLOURS, DICE
from .terms import SLOTS

if TYPE_CHECKING:
    from .view_types import BombCard, BombOfRow, BombOnMat, Fits, Wanted

Row = tuple[int, ...]
REMEMBERED = 4096
"""How much of each kind is kept: with a move little of a table changes, and many tables are looked at."""
_NO_WAY = -1
"""In place of colours as bits: the card cannot be finished any more."""


class Guide:
    """What there is to know of the bombs of a deck, by their numbers from 1 and by the nodes of the card table.

    Whoever asks gets what is kept and must not change it.
    """

    def __init__(self, deck: Deck, legality: str) -> None:
        numbers = deck_numbers(deck, legality)
        self._bombs = deck.bombs
        self._fits: list[list[int]] = numbers["fits"].tolist()
        self._link, self._follow = numbers["link"], numbers["follow"]
        self._start: list[int] = numbers["start"].tolist()
        self._printed = [_printed(bomb) for bomb in deck.bombs]
        self._turns = [round(turns(bomb), 1) for bomb in deck.bombs]
        self.lying = lru_cache(REMEMBERED)(self._lying)
        self.mat = lru_cache(REMEMBERED)(self._mat)
        self.fitting = lru_cache(REMEMBERED)(self._fitting)
        self.wanted_by = lru_cache(REMEMBERED)(self._wanted_by)
        self.defused = lru_cache(REMEMBERED)(self._defused)
        self.to_pick = lru_cache(REMEMBERED)(self._to_pick)
        self.slots = lru_cache(None)(self._slots)
        self._needed = lru_cache(None)(self._needed_by_all)

    def printed(self, number: int) -> BombCard:
        """A bomb with the keys of the deck file."""
        return self._printed[number - 1]

    def turns(self, number: int) -> float:
        """How many turns a bomb takes a player alone who places one die a turn, the best of five."""
        return self._turns[number - 1]

    def wanted(self, number: int) -> int:
        """The colours without which an empty bomb cannot be finished, as bits."""
        return self.needed(self._start[number])

    def needed(self, node: int) -> int:
        """The colours without which a bomb cannot be finished from here, as bits; none if it cannot be at all."""
        return max(0, self._needed(node))

    def _lying(self, number: int, dice: tuple[int, ...]) -> BombOnMat:
        """A bomb with these dice on it, slot by slot the type plus one; 0 where none lies."""
        bomb = self._bombs[number - 1]
        placed = dice[: len(bomb.slots)]
        held = {below for upper, die in enumerate(placed) if die for below in bomb.supports[upper]}
        return {
            **self._printed[number - 1],
            "dice": [DICE[die - 1] if die else None for die in placed],
            "covered": [bool(die) and slot in held for slot, die in enumerate(placed)],
        }

    def _mat(self, cards: Row, dice: Row) -> list[BombOnMat | None]:
        """The bombs of a seat by number, 0 for none, with the dice in the slots of all of them."""
        places = range(0, len(cards) * SLOTS, SLOTS)
        return [self.lying(card, dice[at : at + SLOTS]) if card else None for card, at in zip(cards, places)]

    def _fitting(self, cards: Row, nodes: Row, dice: Row) -> list[Fits]:
        """By die: the slots of a seat that would take it, by bomb; none for a die that was used, which is 0."""
        bombs = [(self._bombs[card - 1].id, self.slots(node)) for card, node in zip(cards, nodes) if card]
        return [{card: [*taken[die]] for card, taken in bombs if taken[die]} for die in dice]

    def _wanted_by(self, cards: Row, nodes: Row) -> int:
        """The colours without which a seat cannot finish all its bombs, as bits."""
        return reduce(or_, (self.needed(node) for card, node in zip(cards, nodes) if card), 0)

    def _defused(self, by: Row, players: int) -> tuple[list[list[str]], int]:
        """The bombs that each seat has defused, and what all of them are worth; `by` is by number of a bomb the seat
        plus one, 0 for none.
        """
        bombs = [(seat - 1, self._bombs[number - 1]) for number, seat in enumerate(by) if seat]
        each = [[bomb.id for seat, bomb in bombs if seat == asked] for asked in range(players)]
        return each, sum(bomb.value for _, bomb in bombs)

    def _to_pick(self, number: int, wanted: Row) -> BombOfRow:
        """A bomb of the row, with the colours that it needs and the seats that cannot do without them either."""
        needed = self.wanted(number)
        by_colour: list[Wanted] = [
            {"colour": name, "seats": [seat for seat, colours in enumerate(wanted) if colours >> colour & 1]}
            for colour, name in enumerate(COLOURS)
            if needed >> colour & 1
        ]
        return {**self.printed(number), "turns": self.turns(number), "wanted_by": by_colour}

    def _slots(self, node: int) -> tuple[tuple[int, ...], ...]:
        """By die type plus one: the slots that take it, counted from 1."""
        fits = list(enumerate(self._fits[node], start=1))
        return (), *(tuple(slot for slot, dice in fits if dice >> die & 1) for die in range(DIE_TYPES))

    def _needed_by_all(self, node: int) -> int:
        """The colours that every way to the finished card needs."""
        ways = (self._needed(target) | 1 << colour for colour, target in set(self._ways(node)))
        return 0 if node == FINISHED else reduce(and_, ways, _NO_WAY)

    def _ways(self, node: int) -> Iterator[tuple[int, int]]:
        """The colours of dice that can be placed, each with the node to which the die leads."""
        for dice, row in zip(self._fits[node], self._link[node]):
            if dice:
                targets = self._follow[row].tolist()
                yield from ((die // VALUES, targets[die]) for die in range(DIE_TYPES) if dice >> die & 1)


@lru_cache(maxsize=8)
def guide(deck: Deck, legality: str) -> Guide:
    """The guide to a deck, which tables with equal cards share."""
    return Guide(deck, legality)


def _printed(bomb: Bomb) -> BombCard:
    card: BombCard = {
        "card": bomb.id,
        "name": bomb.name.as_json(),
        "value": bomb.value,
        "layout": bomb.layout,
        "slots": [slot.text for slot in bomb.slots],
        "rules": [relation.text for relation in bomb.rules],
    }
    if resting := bomb.resting():
        card["supports"] = resting
    return card
