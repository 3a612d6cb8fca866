"""Readable ways to make cards and decks, and to lay dice on them.

    laid = lay(card("row", "_ _ B", "same_value 1 2 3"), "G4@1 B4@3")
    assert laid.takes("Y4@2")

Slots are numbered from 1 here, as in card text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablemate.games.fuse.cards.automaton import FINISHED, REFUSED, automaton
from tablemate.games.fuse.cards.dice import COLOUR_LETTERS, die_type
from tablemate.games.fuse.cards.language import Bomb, Kind
from tablemate.games.fuse.cards.reading import deck_from_data, read_deck, standard_deck

from .oracle import slots_named

SHEET_EXAMPLES = Path(__file__).with_name("sheet_examples.toml").read_text(encoding="utf-8")
STANDARD = {bomb.id: bomb for bomb in standard_deck().bombs}
EXAMPLES = {bomb.id: bomb for bomb in read_deck(SHEET_EXAMPLES).bombs}
PRINTED = STANDARD | EXAMPLES
CARD_DATA: dict[str, dict[str, Any]] = {
    **{card["id"]: card for card in standard_deck().as_json()["bomb"]},
    **{card["id"]: card for card in tomllib.loads(SHEET_EXAMPLES)["bomb"]},
}


def read_die(text: str) -> int:
    """The die type written as a colour letter and a value."""
    return die_type(COLOUR_LETTERS.index(text[0]), int(text[1]))


def data(layout: str, slots: str, *rules: str, supports: Mapping[str, list[int]] | None = None) -> dict[str, Any]:
    """A card as data."""
    card = {"id": "C1", "value": 4, "layout": layout, "slots": slots.split(), "rules": list(rules)}
    return card if supports is None else {**card, "supports": dict(supports)}


def card(layout: str, slots: str, *rules: str, supports: Mapping[str, list[int]] | None = None) -> Bomb:
    """A card, read and checked."""
    return deck_from_data({"bomb": [data(layout, slots, *rules, supports=supports)]}).bombs[0]


@dataclass(frozen=True)
class Laid:
    """A card with dice on it, seen through its automaton."""

    bomb: Bomb
    legality: str
    node: int

    def takes(self, placement: str) -> bool:
        """Is this placement, such as `R4@1`, legal?"""
        return self.after(placement) != REFUSED

    def after(self, placement: str) -> int:
        """The node that a placement leads to."""
        die, slot = placement.split("@")
        return automaton(self.bomb, self.legality).place(self.node, int(slot) - 1, read_die(die))

    def values(self, slot: int) -> str:
        """The values that a slot takes in some colour."""
        return "".join(v for v in "123456" if any(self.takes(f"{c}{v}@{slot}") for c in "RBGYK"))

    @property
    def finished(self) -> bool:
        """Is the card defused?"""
        return self.node == FINISHED


def lay(bomb: Bomb, placements: str = "", legality: str = "extendable") -> Laid:
    """Place dice one after the other, each of which must be legal."""
    laid = Laid(bomb, legality, automaton(bomb, legality).start)
    for placement in placements.split():
        assert laid.takes(placement), placement
        laid = Laid(bomb, legality, laid.after(placement))
    return laid


LAYOUTS = ["row", "row", "stack", "pyr2", "pyr3", "twin 1+2", "twin 2+3", "twin 3+3", "free"]
SLOT_TEXTS = ["_", "_", "_", "?", "R", "K", "3", "B/G", "1/6", "R/4", "R4/B2", "Y5"]
SIZES = {"pyr2": 3, "pyr3": 6, "twin 1+2": 3, "twin 2+3": 5, "twin 3+3": 6}


def random_card(rng: Random) -> dict[str, Any]:
    """Some card of the language as data; its rules may contradict each other."""
    layout = rng.choice(LAYOUTS)
    size = SIZES.get(layout) or rng.randint(2, 5)
    rules = [random_rule(rng, size) for _ in range(rng.choice([1, 1, 2, 2, 3]))]
    named = {slot for rule in rules for slot in slots_named(rule.split())}
    texts = [rng.choice(SLOT_TEXTS) for _ in range(size)]
    for slot in range(size):
        if texts[slot] in "_?":
            texts[slot] = "_" if slot in named else "?"
    made = data(layout, " ".join(texts), *rules)
    if layout == "free":
        made["supports"] = {
            str(s): sorted(rng.sample(range(1, s), rng.randint(0, min(2, s - 1)))) for s in range(2, size)
        }
    return made


def random_rule(rng: Random, size: int) -> str:
    """Some rule over slots 1 to `size`."""
    kind = rng.choice(list(Kind))
    slots = [str(slot) for slot in rng.sample(range(1, size + 1), 2 if kind == "gap" else rng.randint(2, min(size, 4)))]
    if kind == "balance":
        left = rng.randint(1, len(slots) - 1)
        slots.insert(left, "=")
    number = f" = {rng.randint(0, 4) if kind == 'gap' else rng.randint(5, 14)}" if kind in ("gap", "sum") else ""
    return f"{kind} {' '.join(slots)}{number}"
