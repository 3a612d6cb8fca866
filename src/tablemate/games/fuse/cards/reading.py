"""Reading a deck: from the text of a TOML file, or from JSON-ready data such as a record holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tablemate.kernel.card_files import CardEntry, CardForm, CardReader, card_name, card_texts, key_of, read_text
from tablemate.kernel.checking import shown

from .automaton import MOST_DECK_WORK, check_completable
from .faults import InvalidDeck, fault
from .grammar import check_judged, read_alternative, read_relation, read_slot
from .language import Alternative, Bomb, Deck, Relation, Sabotage, Slot
from .layouts import FREE, SLOTS, Supports, bottom_up, is_layout, slots_of, supports_of

MOST_BOMBS = 80
MOST_SABOTAGE = 20
MOST_VALUE = 9
MOST_RULES = 20

BOMB, SABOTAGE = "bomb", "sabotage"
_FORMS = {
    BOMB: CardForm(
        MOST_BOMBS,
        keys=("id", "name", "value", "layout", "slots", "rules", "supports"),
        needed=("id", "value", "layout", "slots"),
    ),
    SABOTAGE: CardForm(MOST_SABOTAGE, keys=("id", "name", "match"), needed=("id", "match")),
}


def read_deck(text: str) -> Deck:
    """The deck of a TOML text; raises `InvalidDeck` with the line where something is wrong."""
    return read_text(text, InvalidDeck, deck_from_data)


def deck_from_data(data: Mapping[str, object]) -> Deck:
    """The deck of JSON-ready data, as `Deck.as_json` gives it; raises `InvalidDeck` where something is wrong."""
    if not isinstance(data, Mapping):
        raise fault("deck_type")
    for key in data:
        if key not in _FORMS:
            raise fault("deck_key", key_of(key), found=shown(key), allowed=", ".join(_FORMS))
    reader = CardReader(InvalidDeck, _FORMS)
    bombs, sabotage = reader.cards(data, BOMB), reader.cards(data, SABOTAGE)
    if not bombs:
        raise fault("no_bomb", BOMB)
    weighed = _Weighed()
    return Deck(reader.each(BOMB, bombs, weighed.bomb), reader.each(SABOTAGE, sabotage, _sabotage))


@cache
def standard_deck() -> Deck:
    """The deck that comes with the game."""
    return read_deck(Path(__file__).with_name("standard.toml").read_text(encoding="utf-8"))


class _Weighed:
    """Reads the bombs of one deck, which as a whole is not too large."""

    def __init__(self) -> None:
        self.work = 0

    def bomb(self, card_id: str, card: CardEntry) -> Bomb:
        """A well-formed bomb whose empty card can be completed."""
        bomb = _bomb(card_id, card)
        self.work += check_completable(bomb)
        if self.work > MOST_DECK_WORK:
            raise fault("too_large")
        return bomb


def _sabotage(card_id: str, card: CardEntry) -> Sabotage:
    return Sabotage(card_id, card_name(card, "name", InvalidDeck), _match(card["match"]))


def _bomb(card_id: str, card: CardEntry) -> Bomb:
    layout = _layout(card["layout"])
    slots = _slots(card, layout)
    relations = _relations(card, len(slots))
    check_judged(slots, relations)
    supports = _supports(card, layout, len(slots))
    name = card_name(card, "name", InvalidDeck)
    return Bomb(card_id, name, _value(card["value"]), layout, slots, relations, supports)


def _value(value: object) -> int:
    if type(value) is not int or not 1 <= value <= MOST_VALUE:
        raise fault("value", "value", most=MOST_VALUE, found=shown(value))
    return value


def _match(match: object) -> Alternative:
    read = read_alternative(match) if isinstance(match, str) and len(match) == 1 else None
    if read is None:
        raise fault("match", "match", found=shown(match))
    return read


def _layout(layout: object) -> str:
    if not isinstance(layout, str) or not is_layout(layout):
        raise fault("layout", "layout", most=SLOTS, found=shown(layout))
    return layout


def _slots(card: CardEntry, layout: str) -> tuple[Slot, ...]:
    """As many slots as the layout has."""
    texts = card_texts(card, "slots", InvalidDeck)
    expected = slots_of(layout)
    if expected is None and not 1 <= len(texts) <= SLOTS:
        raise fault("slot_range", "slots", layout=layout, most=SLOTS, found=len(texts))
    if expected is not None and len(texts) != expected:
        raise fault("slot_count", "slots", layout=layout, expected=expected, found=len(texts))
    return tuple(read_slot(text, number) for number, text in enumerate(texts, 1))


def _relations(card: CardEntry, slots: int) -> tuple[Relation, ...]:
    texts = card_texts(card, "rules", InvalidDeck)
    if len(texts) > MOST_RULES:
        raise fault("too_many_rules", "rules", most=MOST_RULES, found=len(texts))
    return tuple(read_relation(text, slots) for text in texts)


def _supports(card: CardEntry, layout: str, slots: int) -> Supports:
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


def _support_table(table: object, slots: int) -> Supports:
    """A table such as `{ 3 = [1, 2] }`: by slot, the different slots it rests on."""
    numbers = {str(number): number for number in range(1, slots + 1)}
    if not isinstance(table, Mapping) or not table.keys() <= numbers.keys():
        raise fault("supports", "supports", slots=slots)
    below: list[tuple[int, ...]] = [()] * slots
    for key, resting_on in table.items():
        below[numbers[key] - 1] = tuple(sorted(slot - 1 for slot in _slot_list(resting_on, slots)))
    return tuple(below)


def _slot_list(slots: object, size: int) -> list[int]:
    """Different slots of a card."""
    known = isinstance(slots, list) and all(type(slot) is int and 1 <= slot <= size for slot in slots)
    if not isinstance(slots, list) or not known or len(set(slots)) != len(slots):
        raise fault("supports", "supports", slots=size)
    return slots
