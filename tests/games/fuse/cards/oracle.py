"""L1 to L5 in the plainest form, over a filling; it shares nothing with the package that it judges.

A card is its data as in a deck file, a filling maps slots from 0 to dice, a die is a text such as `R4`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

Filling = Mapping[int, str]
DICE = [colour + value for colour in "RBGYK" for value in "123456"]
BELOW = {
    "pyr2": [[], [], [0, 1]],
    "pyr3": [[], [], [], [0, 1], [1, 2], [3, 4]],
}


COMPARE_COLOURS = {"same_colour", "same_both", "same_either", "diff_colour"}
COMPARE_VALUES = {"same_value", "same_both", "same_either", "diff_value", "rise", "sum", "gap", "balance"}


class Oracle:
    """The judge of one card."""

    def __init__(self, card: Mapping[str, Any]) -> None:
        self.slots: list[str] = card["slots"]
        rules: list[list[str]] = [rule.split() for rule in card.get("rules", [])]
        self.rules = [(rule, slots_named(rule)) for rule in rules]
        self.below = below(card)
        self._completable: dict[tuple[Any, ...], bool] = {}

    def open(self, filling: Filling, slot: int) -> bool:
        """L1 and L2."""
        return slot not in filling and all(under in filling for under in self.below[slot])

    def accepts(self, filling: Filling, slot: int, die: str, legality: str) -> bool:
        """L1-L4, and L5 if the legality is `extendable`."""
        after = {**filling, slot: die}
        if not self.open(filling, slot) or not fits(self.slots[slot], die) or not self.unbroken(after):
            return False
        return legality == "local" or self.completable(after)

    def unbroken(self, filling: Filling) -> bool:
        """L4."""
        return all(holds(rule, slots, filling) for rule, slots in self.rules)

    def completable(self, filling: Filling) -> bool:
        """L5: some dice, at most five of a colour, complete the card."""
        if len(filling) == len(self.slots):
            return max(Counter(die[0] for die in filling.values()).values()) <= 5
        seen = self.seen(filling)
        if seen not in self._completable:
            self._completable[seen] = any(
                fits(self.slots[slot], die) and self.unbroken(after) and self.completable(after)
                for slot in [slot for slot in range(len(self.slots)) if slot not in filling][:1]
                for die in DICE
                for after in [{**filling, slot: die}]
            )
        return self._completable[seen]

    def seen(self, filling: Filling) -> tuple[Any, ...]:
        """What rules can see of a filling: values where they compare values, colours where they compare colours.

        With six slots also the one colour of all dice so far, since there are but five dice of it.
        """
        values, colours = self._named(COMPARE_VALUES), self._named(COMPARE_COLOURS)
        dice = [(slot, die[slot not in colours : 1 + (slot in values)]) for slot, die in sorted(filling.items())]
        all_colours = {die[0] for die in filling.values()}
        return tuple(dice), all_colours.pop() if len(self.slots) == 6 and len(all_colours) == 1 else ""

    def _named(self, kinds: set[str]) -> set[int]:
        return {slot for rule, slots in self.rules if rule[0] in kinds for slot in slots}

    def exposed(self, filling: Filling) -> list[int]:
        """The filled slots upon which no filled slot rests."""
        return [slot for slot in filling if not any(slot in self.below[other] for other in filling)]


def below(card: Mapping[str, Any]) -> list[list[int]]:
    """By slot: the slots it rests on."""
    layout, size = card["layout"], len(card["slots"])
    if layout in BELOW:
        return BELOW[layout]
    if layout == "stack":
        return [[slot - 1] if slot else [] for slot in range(size)]
    if layout.startswith("twin"):
        first = int(layout[5])
        return [[] if slot in (0, first) else [slot - 1] for slot in range(size)]
    supports = card.get("supports", {})
    return [[under - 1 for under in supports.get(str(slot + 1), [])] for slot in range(size)]


def fits(slot: str, die: str) -> bool:
    """L3: one alternative, as a whole, agrees with the die."""
    return slot in "_?" or any(all(sign in die for sign in alternative) for alternative in slot.split("/"))


def slots_named(rule: list[str]) -> list[int]:
    """The slots in a rule."""
    words = rule[1:-2] if rule[0] in ("sum", "gap") else rule[1:]
    return [int(word) - 1 for word in words if word != "="]


def holds(rule: list[str], slots: list[int], filling: Filling) -> bool:
    """L4 of one rule about some slots, on the dice that are there."""
    dice = [filling[slot] for slot in slots if slot in filling]
    colours, values = [die[0] for die in dice], [int(die[1]) for die in dice]
    match rule[0]:
        case "same_value":
            return len(set(values)) <= 1
        case "same_colour":
            return len(set(colours)) <= 1
        case "same_both":
            return len(set(dice)) <= 1
        case "same_either":
            return len(set(values)) <= 1 or len(set(colours)) <= 1
        case "diff_colour":
            return len(set(colours)) == len(dice)
        case "diff_value":
            return len(set(values)) == len(dice)
        case "rise":
            return all(low < high for low, high in pairwise(values))
    if len(dice) < len(slots):
        return True
    match rule[0]:
        case "sum":
            return sum(values) == int(rule[-1])
        case "gap":
            return abs(values[0] - values[1]) == int(rule[-1])
        case "balance":
            left = rule.index("=") - 1
            return sum(values[:left]) == sum(values[left:])
    raise AssertionError(rule)
