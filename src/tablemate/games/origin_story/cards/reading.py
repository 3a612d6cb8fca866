"""Reading a card set: from the text of a TOML file, or from JSON-ready data such as a record holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import partial

from tablemate.kernel.card_files import CardEntry, CardForm, CardReader, card_name, card_texts, key_of, read_text
from tablemate.kernel.checking import shown

from .abilities import Ability
from .checks import EVENT, check_abilities
from .compiling import card_numbers
from .expressions import MOST_PRINTED
from .faults import InvalidCards, fault
from .grammar import read_ability
from .halves import half_text, read_half
from .keywords import read_line
from .language import CardSet, Kind, Line, Power, Slot, StoryType, Vancardian
from .table import MOST_MATS, MOST_SLOTS, MOST_STORIES, MOST_SUPERHEROES, MOST_VANCARDS
from .terms import EXTRA_CARDS, HALVES, ROUNDS

MOST_ABILITIES_OF_CARD = 4
MOST_COST = 9
LEAST_BOLTS = 6
"""Vancardian cards of either colour: five for the Vancardian deck of the easiest or the hardest level, one event."""

EXTRA_LOVE = "extra_love"
_LEAST = {Kind.MAT: 1, Kind.STORY: 12, Kind.SUPERHERO: 2}
"""For solo play: three stories in each of four rounds, two superheroes to choose from."""
_FORMS: dict[str, CardForm] = {
    Kind.MAT: CardForm(MOST_MATS, keys=("id", "name", "slots", "abilities"), needed=("id", "abilities")),
    Kind.STORY: CardForm(
        MOST_STORIES,
        keys=("id", "name", "type", "slots", "abilities", "no_solo"),
        needed=("id", "type", "slots", "abilities"),
    ),
    Kind.SUPERHERO: CardForm(MOST_SUPERHEROES, keys=("id", "name", "abilities", "no_solo"), needed=("id", "abilities")),
    EVENT: CardForm(
        MOST_VANCARDS,
        keys=("id", "bolts", "rounds", "event", "abilities"),
        needed=("id", "bolts", "rounds", "abilities"),
    ),
}
_MAT_SLOTS = (Slot(1),)
_SLOT = re.compile(r"([1-9])(r?)")


def read_cards(text: str) -> CardSet:
    """The card set of a TOML text; raises `InvalidCards` with the line where something is wrong."""
    return read_text(text, InvalidCards, cards_from_data)


def cards_from_data(data: Mapping[str, object]) -> CardSet:
    """The card set of JSON-ready data, as `CardSet.as_json` gives it; raises `InvalidCards` where it is wrong."""
    allowed = ", ".join((EXTRA_LOVE, *_FORMS))
    if not isinstance(data, Mapping):
        raise fault("set_type", allowed=allowed)
    for key in data:
        if key not in _FORMS and key != EXTRA_LOVE:
            raise fault("set_key", key_of(key), found=shown(key), allowed=allowed)
    card_set = _card_set(data)
    card_numbers(card_set)
    return card_set


# The set


def _card_set(data: Mapping[str, object]) -> CardSet:
    extra_love = _extra_love(data.get(EXTRA_LOVE))
    reader = CardReader(InvalidCards, _FORMS)
    lists = {kind: reader.cards(data, kind) for kind in _FORMS}
    mats, stories, superheroes = (_powers(reader, kind, lists[kind]) for kind in Kind)
    vancardians = reader.each(EVENT, lists[EVENT], partial(_vancardian, extra_love))
    _check_bolts(vancardians)
    return CardSet(mats, stories, superheroes, vancardians, extra_love)


def _powers(reader: CardReader, kind: Kind, cards: list[CardEntry]) -> tuple[Power, ...]:
    """All powers of a kind, enough of them for solo play."""
    powers = reader.each(kind, cards, partial(_power, kind))
    usable = sum(not power.no_solo for power in powers)
    if usable < _LEAST[kind]:
        raise fault("too_few_cards", kind, kind=kind, least=_LEAST[kind], found=usable)
    return powers


def _check_bolts(cards: tuple[Vancardian, ...]) -> None:
    found = Counter(card.bolts for card in cards)
    for bolts in (1, 2):
        if found[bolts] < LEAST_BOLTS:
            raise fault("too_few_bolts", EVENT, least=LEAST_BOLTS, bolts=bolts, found=found[bolts])


def _extra_love(values: object) -> tuple[int, ...]:
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


def _printed(value: object) -> int | None:
    """A printed value, doubled, written as a number or as a text."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = shown(value)
    doubled = read_half(value) if isinstance(value, str) else None
    return doubled if doubled is not None and 1 <= doubled <= MOST_PRINTED else None


# Cards


def _power(kind: Kind, card_id: str, card: CardEntry) -> Power:
    slots = () if kind is Kind.SUPERHERO else _slots(card)
    abilities = _abilities(card, kind, slots)
    story_type = _story_type(card["type"]) if kind is Kind.STORY else None
    name = card_name(card, "name", InvalidCards)
    return Power(kind, card_id, name, slots, abilities, story_type, _no_solo(card.get("no_solo", False)))


def _vancardian(extra_love: tuple[int, ...], card_id: str, card: CardEntry) -> Vancardian:
    """A Vancardian card; its lines add extra-love cards of the set."""
    return Vancardian(
        card_id,
        _bolts(card["bolts"]),
        _rounds(card["rounds"], extra_love),
        card_name(card, "event", InvalidCards),
        _abilities(card, EVENT, ()),
    )


def _story_type(found: object) -> StoryType:
    if not isinstance(found, str) or found not in set(StoryType):
        raise fault("type", "type", found=shown(found), allowed=", ".join(StoryType))
    return StoryType(found)


def _no_solo(found: object) -> bool:
    if not isinstance(found, bool):
        raise fault("no_solo", "no_solo", found=shown(found))
    return found


def _slots(card: CardEntry) -> tuple[Slot, ...]:
    """A few slots, either all Remove slots or none; a mat that has no say in it has one of cost 1."""
    if "slots" not in card:
        return _MAT_SLOTS
    texts = card_texts(card, "slots", InvalidCards)
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


def _abilities(card: CardEntry, kind: str, slots: tuple[Slot, ...]) -> tuple[Ability, ...]:
    texts = card_texts(card, "abilities", InvalidCards)
    if not 1 <= len(texts) <= MOST_ABILITIES_OF_CARD:
        raise fault("abilities", "abilities", most=MOST_ABILITIES_OF_CARD, found=len(texts))
    removing = any(slot.remove for slot in slots)
    read = tuple(read_ability(text, removing=removing) for text in texts)
    check_abilities(kind, slots, read)
    return read


def _bolts(bolts: object) -> int:
    if isinstance(bolts, bool) or bolts not in (1, 2) or not isinstance(bolts, int):
        raise fault("bolts", "bolts", found=shown(bolts))
    return bolts


def _rounds(rounds: object, extra_love: tuple[int, ...]) -> tuple[Line, ...]:
    """One line for each round."""
    if not isinstance(rounds, list) or len(rounds) != ROUNDS or not all(isinstance(line, str) for line in rounds):
        raise fault("rounds", "rounds", rounds=ROUNDS)
    return tuple(read_line(line, extra_love) for line in rounds)
