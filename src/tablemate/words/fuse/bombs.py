"""Bombs as they lie on the table: the card behind an entry of a view."""

from __future__ import annotations

from functools import lru_cache

from tablemate.games.fuse.cards.grammar import read_relation, read_slot
from tablemate.games.fuse.cards.language import Bomb
from tablemate.games.fuse.cards.layouts import FREE, Supports, supports_of
from tablemate.games.fuse.view_types import BombCard
from tablemate.kernel.card_files import Name
from tablemate.words.words import Words


def bomb_of(entry: BombCard) -> Bomb:
    """The bomb that an entry of `view["mats"]` or `view["row"]` describes."""
    resting = tuple((int(slot), tuple(below)) for slot, below in entry.get("supports", {}).items())
    name = entry["name"]
    names = (name, name) if isinstance(name, str) else (name["en"], name["fr"])
    return _bomb(
        entry["card"], names, entry["value"], entry["layout"], tuple(entry["slots"]), tuple(entry["rules"]), resting
    )


@lru_cache(maxsize=256)
def _bomb(
    card: str,
    names: tuple[str, str],
    value: int,
    layout: str,
    slots: tuple[str, ...],
    rules: tuple[str, ...],
    resting: tuple[tuple[int, tuple[int, ...]], ...],
) -> Bomb:
    read = tuple(read_slot(text, number) for number, text in enumerate(slots, start=1))
    relations = tuple(read_relation(text, len(slots)) for text in rules)
    supports = _supports(layout, len(slots), dict(resting))
    return Bomb(card, Name(*names), value, layout, read, relations, supports)


def _supports(layout: str, size: int, resting: dict[int, tuple[int, ...]]) -> Supports:
    if layout != FREE:
        return supports_of(layout, size)
    return tuple(tuple(below - 1 for below in resting.get(slot, ())) for slot in range(1, size + 1))


def name_of(words: Words, bomb: Bomb) -> str:
    """What a bomb is called; its id where it has no other name."""
    return bomb.name.fr if words.language == "fr" else bomb.name.en
