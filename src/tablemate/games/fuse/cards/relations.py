"""What a relation remembers of the dice lying in its slots, and when a further die breaks it (L4).

A memory is a whole number, 0 while none of the slots is filled and 0 again once all are: a settled relation has
nothing more to say.  It depends on which dice lie where, never on the order in which they came.
"""

from __future__ import annotations

from collections.abc import Callable

from .language import Kind, Relation

BROKEN = None
SETTLED = 0
Stepper = Callable[[int, int, int, int, int], int | None]
"""Memory, filled slots with the new one as bits, the new slot, its value 1..6, its colour 1..5 -> memory or BROKEN."""

_MIXED = 7
"""No single value or colour any more."""


def stepper(relation: Relation) -> Stepper:
    """How the memory of this relation changes when one of its slots is filled, or breaks (FUSE-CARD-2, L4)."""
    return _STEPPERS[relation.kind](relation)


def not_all_of_one_colour(slots: int) -> Stepper:
    """There are five dice of a colour: six slots never hold one colour (L5).  Remembers the one colour so far."""
    every = (1 << slots) - 1

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        held = colour if memory in (0, colour) else _MIXED
        if filled != every:
            return held
        return SETTLED if held == _MIXED else BROKEN

    return step


def _mask(slots: tuple[int, ...]) -> int:
    return sum(1 << slot for slot in slots)


def _same(relation: Relation) -> Stepper:
    """All present agree.  Remembers on what."""
    named = _mask(relation.slots)
    by_value, by_colour = relation.kind is not Kind.SAME_COLOUR, relation.kind is not Kind.SAME_VALUE

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        seen = (value * 8 if by_value else 0) + (colour if by_colour else 0)
        if memory not in (0, seen):
            return BROKEN
        return seen if named & ~filled else SETTLED

    return step


def _same_either(relation: Relation) -> Stepper:
    """All present agree in value or all agree in colour.  Remembers the value and the colour that still may do."""
    named = _mask(relation.slots)

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        if memory:
            value = value if memory >> 3 == value else _MIXED
            colour = colour if memory & 7 == colour else _MIXED
        if value == colour == _MIXED:
            return BROKEN
        return value * 8 + colour if named & ~filled else SETTLED

    return step


def _different(relation: Relation) -> Stepper:
    """All present differ.  Remembers what is used, as bits."""
    named, by_value = _mask(relation.slots), relation.kind is Kind.DIFF_VALUE

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        used = 1 << (value if by_value else colour)
        if memory & used:
            return BROKEN
        return memory | used if named & ~filled else SETTLED

    return step


def _rise(relation: Relation) -> Stepper:
    """Present values strictly increase in the listed order.

    Remembers, three bits for each place of the list, the values next to a gap: only those still limit a die.
    """
    slots = relation.slots
    place_of = {slot: place for place, slot in enumerate(slots)}
    beside = tuple(_mask(slots[max(place - 1, 0) : place + 2]) for place in range(len(slots)))

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        place = place_of[slot]
        lower = memory & (1 << 3 * place) - 1
        if lower and lower >> (lower.bit_length() - 1) // 3 * 3 >= value:
            return BROKEN
        higher = memory >> 3 * place
        if higher and higher >> ((higher & -higher).bit_length() - 1) // 3 * 3 & 7 <= value:
            return BROKEN
        memory |= value << 3 * place
        for other, neighbours in enumerate(beside):
            if not neighbours & ~filled:
                memory &= ~(7 << 3 * other)
        return memory

    return step


def _sum(relation: Relation) -> Stepper:
    """The values add up to the number, tested when all are there.  Remembers the sum so far."""
    named = _mask(relation.slots)

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        if named & ~filled:
            return memory + value
        return SETTLED if memory + value == relation.number else BROKEN

    return step


def _gap(relation: Relation) -> Stepper:
    """The two values differ by the number, whichever is higher.  Remembers the one that is there."""

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        if not memory:
            return value
        return SETTLED if abs(memory - value) == relation.number else BROKEN

    return step


def _balance(relation: Relation) -> Stepper:
    """Both sides add up to the same, tested when all are there.  Remembers the left sum less the right."""
    named, left = _mask(relation.named), _mask(relation.slots)

    def step(memory: int, filled: int, slot: int, value: int, colour: int) -> int | None:
        difference = memory + value if left >> slot & 1 else memory - value
        if named & ~filled:
            return difference
        return SETTLED if difference == 0 else BROKEN

    return step


_STEPPERS: dict[Kind, Callable[[Relation], Stepper]] = {
    Kind.SAME_VALUE: _same,
    Kind.SAME_COLOUR: _same,
    Kind.SAME_BOTH: _same,
    Kind.SAME_EITHER: _same_either,
    Kind.DIFF_COLOUR: _different,
    Kind.DIFF_VALUE: _different,
    Kind.RISE: _rise,
    Kind.SUM: _sum,
    Kind.GAP: _gap,
    Kind.BALANCE: _balance,
}
