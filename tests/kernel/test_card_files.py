"""What the card files of all games have in common, on a game of one kind of card."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import pytest

from tablemate.kernel.card_faults import CardFault, Spot
from tablemate.kernel.card_files import (
    MOST_BYTES,
    CardEntry,
    CardForm,
    CardReader,
    Name,
    card_name,
    card_texts,
    key_of,
    read_text,
)
from tablemate.kernel.card_lines import NotToml, read_toml
from tablemate.words import Words

ENDLESS = 10**5000
"""A number of more digits than Python prints."""


class Wrong(CardFault):
    """Cards of the toy game that are wrong."""


FORMS = {"pawn": CardForm(3, keys=("id", "name", "moves"), needed=("id",))}
Pawn = tuple[str, Name, list[str]]


def pawn(card_id: str, card: CardEntry) -> Pawn:
    """A card of the toy game."""
    return card_id, card_name(card, "name", Wrong), card_texts(card, "moves", Wrong)


def pawns(data: Mapping[str, Any]) -> tuple[Pawn, ...]:
    """All cards of the toy game."""
    reader = CardReader(Wrong, FORMS)
    return reader.each("pawn", reader.cards(data, "pawn"), pawn)


def refusal(*cards: Any) -> CardFault:
    """The fault of data."""
    with pytest.raises(Wrong) as caught:
        pawns({"pawn": list(cards)})
    return caught.value


def test_cards_are_read_in_their_order() -> None:
    text = "[[pawn]]\nid = 'a'\nname = { en = 'One', fr = 'Un' }\n[[pawn]]\nid = 'b'\nmoves = ['up']\n"
    assert read_text(text, Wrong, pawns) == (("a", Name("One", "Un"), []), ("b", Name("b", "b"), ["up"]))


@pytest.mark.parametrize(
    ("card", "code", "key"),
    [
        ("a", "cards_type", "pawn"),
        ({"id": "a", "colour": 1}, "card_key", "colour"),
        ({"id": "a", ENDLESS: 1}, "card_key", None),
        ({}, "key_missing", None),
        ({"id": ENDLESS}, "id", "id"),
        ({"id": "a b"}, "id", "id"),
        ({"id": "OLD"}, "id_taken", "id"),
        ({"id": "a", "name": ENDLESS}, "name", "name"),
        ({"id": "a", "name": {"en": "One"}}, "name", "name"),
        ({"id": "a", "moves": [ENDLESS]}, "texts", "moves"),
    ],
)
def test_what_is_wrong_is_refused_under_its_key(card: Any, code: str, key: str | None) -> None:
    fault = refusal({"id": "old"}, card)
    assert (fault.bare.code, fault.spot.key) == (code, key)
    assert str(fault).isprintable()


def test_a_fault_tells_card_and_line() -> None:
    with pytest.raises(Wrong) as caught:
        read_text("[[pawn]]\nid = 'a'\n\n[[pawn]]\nid = 'b'\nmoves = 3\n", Wrong, pawns)
    assert str(caught.value) == "line 6: b: moves must be a list of texts"
    assert caught.value.spot == Spot("pawn", 1, "moves")


def test_a_fault_in_a_text_shows_that_text() -> None:
    fault = Wrong.under("texts", which="moves").in_text("moves", "up\x1b")
    assert str(fault) == '"up\\u001b": moves must be a list of texts'
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_a_file_has_its_limits() -> None:
    for text, code in (("x" * (MOST_BYTES + 1), "file_too_long"), ("pawn = [", "toml"), ("pawn = [{}]", "key_missing")):
        with pytest.raises(Wrong) as caught:
            read_text(text, Wrong, pawns)
        assert caught.value.bare.code == code
    assert refusal(*[{"id": f"p{number}"} for number in range(4)]).bare.code == "too_many_cards"


def test_only_a_text_is_the_key_of_a_file() -> None:
    assert (key_of("id"), key_of(ENDLESS)) == ("id", None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('id = "x\nvalue = 1\n', "a text in quotation marks does not end on its line (column 8)"),
        ('id = "\N{NULL}"\n', "it cannot be read at column 7 (Illegal character)"),
        ("[[card]]\n[card]\n", "it cannot be read at column 6 (Cannot declare twice)"),
        ("id = {a = 1, a = 2}\n", "it cannot be read at column 19 (Duplicate inline table key)"),
        ("id = [1,\n", "it ends before what is begun there is complete"),
    ],
)
def test_what_is_not_toml_is_told_with_its_place_and_nothing_as_python_writes_it(text: str, said: str) -> None:
    with pytest.raises(NotToml) as refused:
        read_toml(text)
    assert Words("en").fault(refused.value.fault) == said
