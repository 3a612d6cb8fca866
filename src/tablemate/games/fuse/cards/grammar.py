"""The text of slots and rules read into values, and what makes a card well formed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablemate.kernel.checking import shown

from .dice import COLOUR_LETTERS
from .faults import fault
from .language import ANY_DIE, JUDGED_DIE, NUMBERED, Alternative, Kind, Relation, Slot

MOST_ALTERNATIVES = 2
_ALTERNATIVE = re.compile(r"([RBGYK]?)([1-6]?)")
_SLOTS = re.compile(r"[0-9]{1,3}(?: [0-9]{1,3})*")
_EXAMPLES = {
    Kind.SUM: "sum 1 2 = 7",
    Kind.GAP: "gap 1 2 = 1",
    Kind.BALANCE: "balance 1 2 = 3 4",
}


def read_alternative(text: str) -> Alternative | None:
    """One alternative such as `R`, `4` or `R4`; None if the text is none.

    >>> read_alternative("B2")
    Alternative(colour=1, value=2)
    """
    found = _ALTERNATIVE.fullmatch(text)
    if not text or found is None:
        return None
    return Alternative(COLOUR_LETTERS.index(found[1]) if found[1] else None, int(found[2]) if found[2] else None)


def read_slot(text: str, number: int) -> Slot:
    """A slot, free or with what it asks for (FUSE-CARD-1); `number` is how the card text counts it."""
    if text in ("_", "?"):
        return JUDGED_DIE if text == "_" else ANY_DIE
    alternatives = [read_alternative(part) for part in text.split("/")]
    read = tuple(alternative for alternative in alternatives if alternative is not None)
    if len(read) < len(alternatives):
        raise fault("slot", "slots", slot=number, found=shown(text))
    if len(read) > MOST_ALTERNATIVES:
        raise fault("slot_alternatives", "slots", slot=number, most=MOST_ALTERNATIVES, found=shown(text))
    return Slot(read)


def read_relation(text: str, slots: int) -> Relation:
    """A rule of a card with so many slots: different existing slots, as many as it needs (FUSE-CARD-2)."""
    word, *rest = text.replace("=", " = ").split() or [""]
    if word not in set(Kind):
        raise fault("rule", "rules", found=shown(text), example="same_value 1 2")
    kind = Kind(word)
    sides = [side.strip() for side in " ".join(rest).split("=")]
    if len(sides) != (2 if kind in _EXAMPLES else 1) or not all(_SLOTS.fullmatch(side) for side in sides):
        raise fault("rule", "rules", found=shown(text), example=_EXAMPLES.get(kind, f"{kind} 1 2"))
    left, right = (_numbers(side) for side in (sides[0], sides[-1]))
    if kind in NUMBERED and len(right) > 1:
        raise fault("rule", "rules", found=shown(text), example=_EXAMPLES[kind])
    relation = Relation(
        kind,
        tuple(slot - 1 for slot in left),
        tuple(slot - 1 for slot in right) if kind is Kind.BALANCE else (),
        right[0] if kind in NUMBERED else None,
    )
    _check_named(relation, text, slots)
    return relation


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _check_named(relation: Relation, text: str, slots: int) -> None:
    """A rule names different existing slots, two or more, and `gap` exactly two."""
    for place, slot in enumerate(relation.named):
        if not 0 <= slot < slots:
            raise fault("rule_slot", "rules", found=shown(text), slot=slot + 1, slots=slots)
        if slot in relation.named[:place]:
            raise fault("rule_repeats", "rules", found=shown(text), slot=slot + 1)
    if relation.kind is Kind.GAP and len(relation.slots) != 2:
        raise fault("rule_gap_slots", "rules", found=shown(text))
    if len(relation.named) < 2:
        raise fault("rule_two_slots", "rules", found=shown(text))


def check_judged(slots: Sequence[Slot], relations: Sequence[Relation]) -> None:
    """A `_` is named in at least one rule, a `?` in none."""
    named = {slot for relation in relations for slot in relation.named}
    for number, slot in enumerate(slots):
        if slot == JUDGED_DIE and number not in named:
            raise fault("slot_unnamed", "slots", slot=number + 1)
        if slot == ANY_DIE and number in named:
            raise fault("slot_named", "slots", slot=number + 1)
