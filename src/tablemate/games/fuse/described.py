"""The cards behind the texts of views, refusals and events, for whoever explains them: no face needs a parser."""

from __future__ import annotations

from functools import lru_cache

from tablemate.kernel.card_files import Name

from .cards.grammar import read_relation, read_slot
from .cards.language import Alternative, Bomb, Relation
from .cards.layouts import FREE, SLOTS, Supports, supports_of
from .view_types import BombCard


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


def relations_of(text: str) -> list[Relation]:
    """Rules as a refusal quotes them: `rise 1 2; sum 1 2 = 7`."""
    return [read_relation(rule.strip(), SLOTS) for rule in text.split(";")]


def alternatives_of(text: str) -> tuple[Alternative, ...]:
    """What a slot or a sabotage card asks for, `R4/B2`; nothing if any die will do."""
    return read_slot(text, 1).alternatives
