"""Reading a card set: from the text of a TOML file, or from JSON-ready data such as a record holds.

Every fault says what was expected, names the card, and in a text the line: of the offending key where it is there,
else of the card's header.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tablemate.kernel.card_lines import NotToml, find_lines, read_toml

from .abilities import Ability
from .checks import EVENT, check_abilities
from .compiling import card_numbers
from .expressions import MOST_PRINTED
from .faults import InvalidCards, Spot, fault, shown
from .grammar import read_ability
from .halves import half_text, read_half
from .keywords import read_line
from .language import CardSet, Kind, Line, Name, Power, Slot, StoryType, Vancardian
from .table import MOST_HEROES, MOST_MATS, MOST_SLOTS, MOST_STORIES, MOST_VANCARDS
from .terms import EXTRA_CARDS, HALVES, ROUNDS

MOST_BYTES = 200_000
MOST_ABILITIES_OF_CARD = 4
MOST_COST = 9
MOST_LETTERS = 60
"""The longest name."""
LEAST_BOLTS = 6
"""Vancardian cards of either colour: five for the Vancardian deck of the easiest or the hardest level, one event."""

EXTRA_LOVE = "extra_love"
_LEAST = {Kind.MAT: 1, Kind.STORY: 12, Kind.SUPERHERO: 2}
"""For solo play: three stories in each of four rounds, two superheroes to choose from."""
_MOST: dict[str, int] = {
    Kind.MAT: MOST_MATS,
    Kind.STORY: MOST_STORIES,
    Kind.SUPERHERO: MOST_HEROES,
    EVENT: MOST_VANCARDS,
}
_KEYS: dict[str, tuple[str, ...]] = {
    Kind.MAT: ("id", "name", "slots", "abilities"),
    Kind.STORY: ("id", "name", "type", "slots", "abilities", "no_solo"),
    Kind.SUPERHERO: ("id", "name", "abilities", "no_solo"),
    EVENT: ("id", "bolts", "rounds", "event", "abilities"),
}
_NEEDED: dict[str, tuple[str, ...]] = {
    Kind.MAT: ("id", "abilities"),
    Kind.STORY: ("id", "type", "slots", "abilities"),
    Kind.SUPERHERO: ("id", "abilities"),
    EVENT: ("id", "bolts", "rounds", "abilities"),
}
_MAT_SLOTS = ["1"]
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
_SLOT = re.compile(r"([1-9])(r?)")
Card = Mapping[str, Any]
T = TypeVar("T")


def read_cards(text: str) -> CardSet:
    """The card set of a TOML text; raises `InvalidCards` with the line where something is wrong."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise fault("file_too_long", most=MOST_BYTES, found=size)
    try:
        data = read_toml(text)
    except NotToml as problem:
        raise fault("toml", problem=problem.problem).on_line(problem.line) from None
    try:
        return cards_from_data(data)
    except InvalidCards as problem:
        raise problem.on_line(_line_of(text, problem.spot)) from None


def cards_from_data(data: Mapping[str, Any]) -> CardSet:
    """The card set of JSON-ready data, as `CardSet.as_json` gives it; raises `InvalidCards` where it is wrong."""
    allowed = ", ".join((EXTRA_LOVE, *_KEYS))
    if not isinstance(data, Mapping):
        raise fault("set_type", allowed=allowed)
    for key in data:
        if key not in _KEYS and key != EXTRA_LOVE:
            raise fault("set_key", str(key), found=shown(key), allowed=allowed)
    card_set = _card_set(data)
    card_numbers(card_set)
    return card_set


@cache
def standard_cards() -> CardSet:
    """The card set that comes with the game."""
    return read_cards(Path(__file__).with_name("standard.toml").read_text(encoding="utf-8"))


def _line_of(text: str, spot: Spot) -> int | None:
    """The line of a spot, None where the set as a whole is wrong."""
    lines = find_lines(text)
    if spot.kind is None or spot.index is None:
        return lines.top.get(spot.key) if spot.key is not None else None
    return lines.card(spot.kind, spot.index).of(spot.key)


# The set


def _card_set(data: Mapping[str, Any]) -> CardSet:
    extra_love = _extra_love(data.get(EXTRA_LOVE))
    lists = {kind: _cards(data, kind) for kind in _KEYS}
    reader = _Reader()
    mats, stories, superheroes = (reader.powers(kind, lists[kind]) for kind in Kind)
    vancardians = reader.vancardians(lists[EVENT], extra_love)
    _check_bolts(vancardians)
    return CardSet(mats, stories, superheroes, vancardians, extra_love)


def _cards(data: Mapping[str, Any], kind: str) -> list[Card]:
    """The cards of a kind, not too many, each a table."""
    cards = data.get(kind, [])
    if not isinstance(cards, list) or not all(isinstance(card, Mapping) for card in cards):
        raise fault("cards_type", kind, kind=kind)
    if len(cards) > _MOST[kind]:
        raise fault("too_many_cards", kind, kind=kind, most=_MOST[kind], found=len(cards))
    return cards


def _check_bolts(cards: tuple[Vancardian, ...]) -> None:
    found = Counter(card.bolts for card in cards)
    for bolts in (1, 2):
        if found[bolts] < LEAST_BOLTS:
            raise fault("too_few_bolts", EVENT, least=LEAST_BOLTS, bolts=bolts, found=found[bolts])


def _extra_love(values: Any) -> tuple[int, ...]:
    """Four values in pairs, which an Add can tell apart by their whole numbers."""
    read = [_printed(value) for value in values] if isinstance(values, list) else []
    doubled = tuple(value for value in read if value is not None)
    if len(read) != EXTRA_CARDS or len(doubled) != len(read) or any(n % 2 for n in Counter(doubled).values()):
        raise fault("extra_love", EXTRA_LOVE, cards=EXTRA_CARDS)
    low, high = min(doubled), max(doubled)
    if low != high and low // HALVES == high // HALVES:
        found = f"{half_text(low)} and {half_text(high)}"
        raise fault("extra_love_whole", EXTRA_LOVE, found=found, whole=low // HALVES)
    return doubled


def _printed(value: Any) -> int | None:
    """A printed value, doubled, written as a number or as a text."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = str(value)
    doubled = read_half(value) if isinstance(value, str) else None
    return doubled if doubled is not None and 1 <= doubled <= MOST_PRINTED else None


# Cards


class _Reader:
    """Reads the cards of one set: ids are unique."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def powers(self, kind: Kind, cards: list[Card]) -> tuple[Power, ...]:
        """All powers of a kind, enough of them for solo play."""
        powers = self._each(kind, cards, lambda card: _power(kind, self._id(kind, card), card))
        usable = sum(not power.no_solo for power in powers)
        if usable < _LEAST[kind]:
            raise fault("too_few_cards", kind, kind=kind, least=_LEAST[kind], found=usable)
        return powers

    def vancardians(self, cards: list[Card], extra_love: tuple[int, ...]) -> tuple[Vancardian, ...]:
        """All Vancardian cards; their lines add extra-love cards of the set."""
        return self._each(EVENT, cards, lambda card: _vancardian(self._id(EVENT, card), card, extra_love))

    def _each(self, kind: str, cards: list[Card], read: Callable[[Card], T]) -> tuple[T, ...]:
        """Each card read, faults telling which card they are about."""
        made = []
        for index, card in enumerate(cards):
            try:
                made.append(read(card))
            except InvalidCards as problem:
                raise problem.on_card(kind, index, _card_id(card)) from None
        return tuple(made)

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


def _power(kind: Kind, card_id: str, card: Card) -> Power:
    slots = () if kind is Kind.SUPERHERO else _slots(card.get("slots", _MAT_SLOTS))
    abilities = _abilities(card["abilities"], kind, slots)
    story_type = _story_type(card["type"]) if kind is Kind.STORY else None
    return Power(kind, card_id, _name(card, "name"), slots, abilities, story_type, _no_solo(card.get("no_solo", False)))


def _vancardian(card_id: str, card: Card, extra_love: tuple[int, ...]) -> Vancardian:
    return Vancardian(
        card_id,
        _bolts(card["bolts"]),
        _rounds(card["rounds"], extra_love),
        _name(card, "event"),
        _abilities(card["abilities"], EVENT, ()),
    )


def _name(card: Card, key: str) -> Name:
    """The name in each language: one text serves both, and without a name the id does."""
    name = card.get(key, card["id"])
    names = {"en": name, "fr": name} if isinstance(name, str) else name
    if not isinstance(names, Mapping) or names.keys() != {"en", "fr"} or not all(map(_is_name, names.values())):
        raise fault("name", key, most=MOST_LETTERS)
    return Name(names["en"], names["fr"])


def _is_name(text: Any) -> bool:
    return isinstance(text, str) and text.strip() != "" and len(text) <= MOST_LETTERS and text.isprintable()


def _story_type(found: Any) -> StoryType:
    if not isinstance(found, str) or found not in set(StoryType):
        raise fault("type", "type", found=shown(found), allowed=", ".join(StoryType))
    return StoryType(found)


def _no_solo(found: Any) -> bool:
    if not isinstance(found, bool):
        raise fault("no_solo", "no_solo", found=shown(found))
    return found


def _texts(key: str, texts: Any) -> list[str]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise fault("texts", key, which=key)
    return texts


def _slots(slots: Any) -> tuple[Slot, ...]:
    """A few slots, either all Remove slots or none."""
    texts = _texts("slots", slots)
    if not 1 <= len(texts) <= MOST_SLOTS:
        raise fault("slots", "slots", most=MOST_SLOTS, found=len(texts))
    read = tuple(_slot(text) for text in texts)
    if len({slot.remove for slot in read}) > 1:
        raise fault("remove_mixed", "slots")
    return read


def _slot(text: str) -> Slot:
    found = _SLOT.fullmatch(text)
    if found is None:
        raise fault("slot", "slots", most=MOST_COST, found=shown(text))
    return Slot(int(found[1]), bool(found[2]))


def _abilities(abilities: Any, kind: str, slots: tuple[Slot, ...]) -> tuple[Ability, ...]:
    texts = _texts("abilities", abilities)
    if not 1 <= len(texts) <= MOST_ABILITIES_OF_CARD:
        raise fault("abilities", "abilities", most=MOST_ABILITIES_OF_CARD, found=len(texts))
    removing = any(slot.remove for slot in slots)
    read = tuple(read_ability(text, removing=removing) for text in texts)
    check_abilities(kind, slots, read)
    return read


def _bolts(bolts: Any) -> int:
    if isinstance(bolts, bool) or bolts not in (1, 2) or not isinstance(bolts, int):
        raise fault("bolts", "bolts", found=shown(bolts))
    return bolts


def _rounds(rounds: Any, extra_love: tuple[int, ...]) -> tuple[Line, ...]:
    """One line for each round."""
    if not isinstance(rounds, list) or len(rounds) != ROUNDS or not all(isinstance(line, str) for line in rounds):
        raise fault("rounds", "rounds", rounds=ROUNDS)
    return tuple(read_line(line, extra_love) for line in rounds)
