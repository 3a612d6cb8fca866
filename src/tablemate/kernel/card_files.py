"""What the card files of all games have in common: cards in lists by kind, each with an id, a name and known keys.

Every fault says what was expected, names the card, and in a text the line: of the offending key where it is there,
else of the card's header.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypedDict, TypeVar

from .card_faults import CardFault, Spot
from .card_lines import NotToml, find_lines, read_toml
from .checking import shown

MOST_BYTES = 200_000
MOST_LETTERS = 60
"""The longest name."""
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
CardEntry: TypeAlias = Mapping[str, object]
T = TypeVar("T")


class BothNames(TypedDict):
    """A name that differs between the languages."""

    en: str
    fr: str


NameText = str | BothNames
"""A name as data: one text where both languages agree."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a card is called, in each language."""

    en: str
    fr: str

    def as_json(self) -> NameText:
        """One text where both languages agree."""
        return self.en if self.en == self.fr else {"en": self.en, "fr": self.fr}


@dataclass(frozen=True, slots=True)
class CardForm:
    """A kind of card: how many there can be, the keys that a card can have and those it needs."""

    most: int
    keys: tuple[str, ...]
    needed: tuple[str, ...]


def read_text(text: str, error: type[CardFault], from_data: Callable[[Mapping[str, object]], T]) -> T:
    """What a TOML text says; faults tell the line where something is wrong."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise error.under("file_too_long", most=MOST_BYTES, found=size)
    try:
        data = read_toml(text)
    except NotToml as problem:
        raise error.under("toml", why=problem.fault).on_line(problem.line) from None
    try:
        return from_data(data)
    except error as problem:
        raise problem.on_line(_line_of(text, problem.spot)) from None


def _line_of(text: str, spot: Spot) -> int | None:
    """The line of a spot, None where the file as a whole is wrong."""
    lines = find_lines(text)
    if spot.kind is None or spot.index is None:
        return lines.top.get(spot.key) if spot.key is not None else None
    return lines.card(spot.kind, spot.index).of(spot.key)


class CardReader:
    """Reads the cards of one file: ids are unique."""

    def __init__(self, error: type[CardFault], forms: Mapping[str, CardForm]) -> None:
        self.error = error
        self.forms = forms
        self.ids: set[str] = set()

    def cards(self, data: Mapping[str, object], kind: str) -> list[CardEntry]:
        """The cards of a kind, not too many, each a table."""
        cards, most = data.get(kind, []), self.forms[kind].most
        if not isinstance(cards, list) or not all(isinstance(card, Mapping) for card in cards):
            raise self.error.under("cards_type", kind, kind=kind)
        if len(cards) > most:
            raise self.error.under("too_many_cards", kind, kind=kind, most=most, found=len(cards))
        return cards

    def each(self, kind: str, cards: list[CardEntry], read: Callable[[str, CardEntry], T]) -> tuple[T, ...]:
        """Each card read from its id and its keys, faults telling which card they are about."""
        made = []
        for index, card in enumerate(cards):
            try:
                made.append(read(self._id(kind, card), card))
            except self.error as problem:
                raise problem.on_card(kind, index, _card_id(card)) from None
        return tuple(made)

    def _id(self, kind: str, card: CardEntry) -> str:
        """The id of a card that has all keys it needs and no others."""
        self._check_keys(kind, card)
        found = card["id"]
        if not isinstance(found, str) or not _ID.fullmatch(found):
            raise self.error.under("id", "id", found=shown(found))
        if found.lower() in self.ids:
            raise self.error.under("id_taken", "id", found=found)
        self.ids.add(found.lower())
        return found

    def _check_keys(self, kind: str, card: CardEntry) -> None:
        form = self.forms[kind]
        for key in card:
            if key not in form.keys:
                allowed = ", ".join(form.keys)
                raise self.error.under("card_key", key_of(key), kind=kind, found=shown(key), allowed=allowed)
        for key in form.needed:
            if key not in card:
                raise self.error.under("key_missing", kind=kind, missing=key)


def key_of(key: object) -> str | None:
    """A key as files have it; data of a program may have other keys, which stand on no line."""
    return key if isinstance(key, str) else None


def _card_id(card: CardEntry) -> str | None:
    """How a fault names the card, if it has a name at all."""
    found = card.get("id")
    return found if isinstance(found, str) and _ID.fullmatch(found) else None


def card_name(card: CardEntry, key: str, error: type[CardFault]) -> Name:
    """The name in each language: one text serves both, and without a name the id does."""
    name = card.get(key, card["id"])
    names = {"en": name, "fr": name} if isinstance(name, str) else name
    if not isinstance(names, Mapping) or names.keys() != {"en", "fr"} or not all(map(_is_name, names.values())):
        raise error.under("name", key, most=MOST_LETTERS)
    return Name(names["en"], names["fr"])


def _is_name(text: object) -> bool:
    return isinstance(text, str) and text.strip() != "" and len(text) <= MOST_LETTERS and text.isprintable()


def card_texts(card: CardEntry, key: str, error: type[CardFault]) -> list[str]:
    """The list of texts under a key; an empty one where the card does not have it."""
    texts = card.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise error.under("texts", key, which=key)
    return texts
