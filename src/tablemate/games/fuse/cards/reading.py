"""Reading a deck: from the text of a TOML file, or from JSON-ready data such as a record holds.

Every fault says what was expected, names the card, and in a text the line: of the offending key where it is there,
else of the card's header.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tablemate.kernel.card_lines import NotToml, find_lines, read_toml

from .automaton import MOST_DECK_WORK, check_completable
from .faults import InvalidDeck, Spot, fault, shown
from .grammar import check_judged, read_alternative, read_relation, read_slot
from .language import Alternative, Bomb, Deck, Name, Relation, Sabotage, Slot
from .layouts import FREE, SLOTS, Supports, bottom_up, is_layout, slots_of, supports_of

MOST_BOMBS = 80
MOST_SABOTAGE = 20
MOST_BYTES = 200_000
MOST_VALUE = 9
MOST_RULES = 20
MOST_LETTERS = 60
"""The longest name."""

BOMB, SABOTAGE = "bomb", "sabotage"
_MOST = {BOMB: MOST_BOMBS, SABOTAGE: MOST_SABOTAGE}
_KEYS = {
    BOMB: ("id", "name", "value", "layout", "slots", "rules", "supports"),
    SABOTAGE: ("id", "name", "match"),
}
_NEEDED = {BOMB: ("id", "value", "layout", "slots"), SABOTAGE: ("id", "match")}
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
Card = Mapping[str, Any]


def read_deck(text: str) -> Deck:
    """The deck of a TOML text; raises `InvalidDeck` with the line where something is wrong."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise fault("deck_too_long", most=MOST_BYTES, found=size)
    try:
        data = read_toml(text)
    except NotToml as problem:
        raise fault("toml", problem=problem.problem).on_line(problem.line) from None
    try:
        return deck_from_data(data)
    except InvalidDeck as problem:
        raise problem.on_line(_line(text, problem.spot)) from None


def deck_from_data(data: Mapping[str, Any]) -> Deck:
    """The deck of JSON-ready data, as `Deck.as_json` gives it; raises `InvalidDeck` where something is wrong."""
    if not isinstance(data, Mapping):
        raise fault("deck_type")
    for key in data:
        if key not in _KEYS:
            raise fault("deck_key", str(key), found=shown(key), allowed=", ".join(_KEYS))
    bombs, sabotage = _cards(data, BOMB), _cards(data, SABOTAGE)
    if not bombs:
        raise fault("no_bomb", BOMB)
    reader = _Reader()
    read = tuple(reader.bomb(index, card) for index, card in enumerate(bombs))
    return Deck(read, tuple(reader.sabotage(index, card) for index, card in enumerate(sabotage)))


@cache
def standard_deck() -> Deck:
    """The deck that comes with the game."""
    return read_deck(Path(__file__).with_name("standard.toml").read_text(encoding="utf-8"))


def _line(text: str, spot: Spot) -> int | None:
    """The line of a spot, None where the deck as a whole is wrong."""
    lines = find_lines(text)
    if spot.kind is None or spot.index is None:
        return lines.top.get(spot.key) if spot.key is not None else None
    return lines.card(spot.kind, spot.index).of(spot.key)


def _cards(data: Mapping[str, Any], kind: str) -> list[Card]:
    """The cards of a kind, not too many, each a table."""
    cards = data.get(kind, [])
    if not isinstance(cards, list) or not all(isinstance(card, Mapping) for card in cards):
        raise fault("cards_type", kind, kind=kind)
    if len(cards) > _MOST[kind]:
        raise fault("too_many_cards", kind, kind=kind, most=_MOST[kind], found=len(cards))
    return cards


class _Reader:
    """Reads the cards of one deck: ids are unique, and the deck as a whole is not too large."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.work = 0

    def bomb(self, index: int, card: Card) -> Bomb:
        """A well-formed bomb whose empty card can be completed."""
        try:
            bomb = _bomb(self._id(BOMB, card), card)
            self.work += check_completable(bomb)
            if self.work > MOST_DECK_WORK:
                raise fault("too_large")
        except InvalidDeck as problem:
            raise problem.on_card(BOMB, index, _card_id(card)) from None
        return bomb

    def sabotage(self, index: int, card: Card) -> Sabotage:
        """A sabotage card."""
        try:
            return Sabotage(self._id(SABOTAGE, card), _name(card), _match(card["match"]))
        except InvalidDeck as problem:
            raise problem.on_card(SABOTAGE, index, _card_id(card)) from None

    def _id(self, kind: str, card: Card) -> str:
        """The id of a card that has all keys it needs and no others."""
        _check_keys(kind, card)
        found = card["id"]
        if not isinstance(found, str) or not _ID.fullmatch(found):
            raise fault("id", "id", found=shown(found))
        if found.lower() in self.ids:
            raise fault("id_taken", "id", found=found)
        self.ids.add(found.lower())
        return found


def _card_id(card: Card) -> str | None:
    """How a fault names the card, if it has a name at all."""
    found = card.get("id")
    return found if isinstance(found, str) and _ID.fullmatch(found) else None


def _check_keys(kind: str, card: Card) -> None:
    for key in card:
        if key not in _KEYS[kind]:
            raise fault("card_key", str(key), kind=kind, found=shown(key), allowed=", ".join(_KEYS[kind]))
    for key in _NEEDED[kind]:
        if key not in card:
            raise fault("key_missing", kind=kind, missing=key)


def _bomb(card_id: str, card: Card) -> Bomb:
    layout = _layout(card["layout"])
    slots = _slots(card["slots"], layout)
    relations = _relations(card.get("rules", []), len(slots))
    check_judged(slots, relations)
    supports = _supports(card, layout, len(slots))
    return Bomb(card_id, _name(card), _value(card["value"]), layout, slots, relations, supports)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _value(value: Any) -> int:
    if not _is_whole(value) or not 1 <= value <= MOST_VALUE:
        raise fault("value", "value", most=MOST_VALUE, found=shown(value))
    return int(value)


def _name(card: Card) -> Name:
    """The name in each language: one text serves both, and without a name the id does."""
    name = card.get("name", card["id"])
    names = {"en": name, "fr": name} if isinstance(name, str) else name
    if not isinstance(names, Mapping) or names.keys() != {"en", "fr"} or not all(map(_is_name, names.values())):
        raise fault("name", "name", most=MOST_LETTERS)
    return Name(names["en"], names["fr"])


def _is_name(text: Any) -> bool:
    return isinstance(text, str) and text.strip() != "" and len(text) <= MOST_LETTERS and text.isprintable()


def _match(match: Any) -> Alternative:
    read = read_alternative(match) if isinstance(match, str) and len(match) == 1 else None
    if read is None:
        raise fault("match", "match", found=shown(match))
    return read


def _layout(layout: Any) -> str:
    if not isinstance(layout, str) or not is_layout(layout):
        raise fault("layout", "layout", most=SLOTS, found=shown(layout))
    return layout


def _texts(key: str, texts: Any) -> list[str]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise fault("texts", key, which=key)
    return texts


def _slots(slots: Any, layout: str) -> tuple[Slot, ...]:
    """As many slots as the layout has."""
    texts = _texts("slots", slots)
    expected = slots_of(layout)
    if expected is None and not 1 <= len(texts) <= SLOTS:
        raise fault("slot_range", "slots", layout=layout, most=SLOTS, found=len(texts))
    if expected is not None and len(texts) != expected:
        raise fault("slot_count", "slots", layout=layout, expected=expected, found=len(texts))
    return tuple(read_slot(text, number) for number, text in enumerate(texts, 1))


def _relations(rules: Any, slots: int) -> tuple[Relation, ...]:
    texts = _texts("rules", rules)
    if len(texts) > MOST_RULES:
        raise fault("too_many_rules", "rules", most=MOST_RULES, found=len(texts))
    return tuple(read_relation(text, slots) for text in texts)


def _supports(card: Card, layout: str, slots: int) -> Supports:
    """Supports follow from the layout; the layout `free` has its own table of them, without a circle."""
    if layout != FREE:
        if "supports" in card:
            raise fault("supports_layout", "supports", layout=layout)
        return supports_of(layout, slots)
    if "supports" not in card:
        raise fault("supports_missing", "layout")
    supports = _support_table(card["supports"], slots)
    if bottom_up(supports) is None:
        raise fault("supports_cycle", "supports")
    return supports


def _support_table(table: Any, slots: int) -> Supports:
    """A table such as `{ 3 = [1, 2] }`: by slot, the different slots it rests on."""
    numbers = {str(number): number for number in range(1, slots + 1)}
    if not isinstance(table, Mapping) or not table.keys() <= numbers.keys():
        raise fault("supports", "supports", slots=slots)
    below: list[tuple[int, ...]] = [()] * slots
    for key, resting_on in table.items():
        if not _is_slot_list(resting_on, slots):
            raise fault("supports", "supports", slots=slots)
        below[numbers[key] - 1] = tuple(sorted(slot - 1 for slot in resting_on))
    return tuple(below)


def _is_slot_list(slots: Any, size: int) -> bool:
    if not isinstance(slots, list) or not all(_is_whole(slot) and 1 <= slot <= size for slot in slots):
        return False
    return len(set(slots)) == len(slots)
