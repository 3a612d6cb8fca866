"""Reading decks: what is well formed, and what is refused with which code on which line."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from tablemate.games.fuse.cards.faults import InvalidDeck
from tablemate.games.fuse.cards.language import Kind
from tablemate.games.fuse.cards.reading import deck_from_data, read_deck, standard_deck
from tablemate.kernel.card_files import MOST_BYTES, Name
from tablemate.kernel.errors import InvalidOptions
from tests.words.faults import raised_by_cards

from .builders import SHEET_EXAMPLES, card, data

GOOD = {"id": '"C1"', "value": "4", "layout": '"row"', "slots": '["_", "_"]', "rules": '["same_value 1 2"]'}
LINE = {key: number for number, key in enumerate(GOOD, 2)}
"""The header is on line 1, a key that is not in `GOOD` comes after the others."""
HEADER, LAST = 1, len(GOOD) + 2


def deck_text(**keys: str | None) -> str:
    """A deck of one bomb with these keys changed; None leaves one out."""
    merged = {**GOOD, **keys}
    return "[[bomb]]\n" + "\n".join(f"{key} = {value}" for key, value in merged.items() if value is not None) + "\n"


def refusal(text: str) -> InvalidDeck:
    """The fault of a text that is refused."""
    with pytest.raises(InvalidDeck) as caught:
        read_deck(text)
    return caught.value


def refused_data(given: Any) -> str:
    """The code of the fault of data that is refused."""
    with pytest.raises(InvalidDeck) as caught:
        deck_from_data(given)
    assert caught.value.line is None
    return caught.value.bare.code


WRONG: list[tuple[dict[str, str | None], str, int]] = [
    ({"id": None}, "key_missing", HEADER),
    ({"value": None}, "key_missing", HEADER),
    ({"layout": None}, "key_missing", HEADER),
    ({"slots": None}, "key_missing", HEADER),
    ({"colour": '"R"'}, "card_key", LAST),
    ({"id": "7"}, "id", LINE["id"]),
    ({"id": '""'}, "id", LINE["id"]),
    ({"id": '"1C"'}, "id", LINE["id"]),
    ({"id": '"ABCDEFGHI"'}, "id", LINE["id"]),
    ({"id": '"C-1"'}, "id", LINE["id"]),
    ({"id": '"É1"'}, "id", LINE["id"]),
    ({"id": '"C1\\n"'}, "id", LINE["id"]),
    ({"name": "7"}, "name", LAST),
    ({"name": '" "'}, "name", LAST),
    ({"name": '"a\\u001b[31m"'}, "name", LAST),
    ({"name": f'"{"x" * 61}"'}, "name", LAST),
    ({"name": '{ en = "a" }'}, "name", LAST),
    ({"name": '{ en = "a", fr = "b", de = "c" }'}, "name", LAST),
    ({"name": '{ en = "a", fr = 1 }'}, "name", LAST),
    ({"value": "0"}, "value", LINE["value"]),
    ({"value": "10"}, "value", LINE["value"]),
    ({"value": "true"}, "value", LINE["value"]),
    ({"value": "1.0"}, "value", LINE["value"]),
    ({"value": '"4"'}, "value", LINE["value"]),
    ({"value": "0x1" + "0" * 900}, "value", LINE["value"]),
    ({"layout": "1"}, "layout", LINE["layout"]),
    ({"layout": '"Row"'}, "layout", LINE["layout"]),
    ({"layout": '"wall"'}, "layout", LINE["layout"]),
    ({"layout": '"twin 3+4"'}, "layout", LINE["layout"]),
    ({"layout": '"twin 0+2"'}, "layout", LINE["layout"]),
    ({"layout": '"twin 1 + 1"'}, "layout", LINE["layout"]),
    ({"slots": '"_ _"'}, "texts", LINE["slots"]),
    ({"slots": '["_", 1]'}, "texts", LINE["slots"]),
    ({"slots": "[]"}, "slot_range", LINE["slots"]),
    ({"slots": '["1", "1", "1", "1", "1", "1", "1"]'}, "slot_range", LINE["slots"]),
    ({"layout": '"pyr2"'}, "slot_count", LINE["slots"]),
    ({"layout": '"pyr3"'}, "slot_count", LINE["slots"]),
    ({"layout": '"twin 1+2"'}, "slot_count", LINE["slots"]),
    ({"slots": '["R/B/G", "_"]'}, "slot_alternatives", LINE["slots"]),
    ({"slots": '["_", "_", "_"]'}, "slot_unnamed", LINE["slots"]),
    ({"rules": None}, "slot_unnamed", LINE["slots"]),
    ({"slots": '["_", "?"]'}, "slot_named", LINE["slots"]),
    ({"rules": '"same_value 1 2"'}, "texts", LINE["rules"]),
    ({"rules": "[12]"}, "texts", LINE["rules"]),
    ({"rules": '["rise 1 3"]'}, "rule_slot", LINE["rules"]),
    ({"rules": '["rise 0 1"]'}, "rule_slot", LINE["rules"]),
    ({"rules": '["balance 1 = 3"]'}, "rule_slot", LINE["rules"]),
    ({"rules": '["rise 1 2 1"]'}, "rule_repeats", LINE["rules"]),
    ({"rules": '["balance 1 2 = 1"]'}, "rule_repeats", LINE["rules"]),
    ({"rules": '["same_value 1"]'}, "rule_two_slots", LINE["rules"]),
    ({"rules": '["sum 1 = 4"]'}, "rule_two_slots", LINE["rules"]),
    ({"rules": '["gap 1 = 4"]'}, "rule_gap_slots", LINE["rules"]),
    ({"slots": '["_", "_", "_"]', "rules": '["gap 1 2 3 = 1"]'}, "rule_gap_slots", LINE["rules"]),
    ({"rules": str(["rise 1 2"] * 21).replace("'", '"')}, "too_many_rules", LINE["rules"]),
    ({"supports": '{ "2" = [1] }'}, "supports_layout", LAST),
    ({"layout": '"free"'}, "supports_missing", LINE["layout"]),
    ({"layout": '"free"', "supports": "[1]"}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "3" = [1] }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "02" = [1] }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "2" = 1 }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "2" = [0] }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "2" = [true] }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "2" = [1, 1] }'}, "supports", LAST),
    ({"layout": '"free"', "supports": '{ "2" = [2] }'}, "supports_cycle", LAST),
    ({"layout": '"free"', "supports": '{ "1" = [2], "2" = [1] }'}, "supports_cycle", LAST),
    ({"rules": '["sum 1 2 = 13"]'}, "not_completable", HEADER),
    ({"rules": '["sum 1 2 = 999"]'}, "not_completable", HEADER),
    ({"rules": '["rise 1 2", "rise 2 1"]'}, "not_completable", HEADER),
    ({"slots": '["R", "R"]', "rules": '["diff_colour 1 2"]'}, "not_completable", HEADER),
    ({"slots": '["R", "R", "R", "R", "R", "R"]', "rules": None}, "six_of_one_colour", HEADER),
    ({"slots": '["_", "_", "_", "_", "_", "_"]', "rules": '["same_colour 1 2 3 4 5 6"]'}, "six_of_one_colour", HEADER),
]


@pytest.mark.parametrize(("keys", "code", "line"), WRONG)
def test_what_is_not_well_formed_is_refused_on_its_line(keys: dict[str, str | None], code: str, line: int) -> None:
    fault = refusal(deck_text(**keys))
    assert (fault.bare.code, fault.line) == (code, line)
    assert str(fault).startswith(f"line {line}: ")


NOT_SLOTS = ["", "r", "7", "0", "4R", "RB", "44", "R/", "/", "_/R", "?/1", "R /B", " R", "R\\n", "١"]
NOT_RULES = [
    "",
    "same 1 2",
    "Rise 1 2",
    "rise",
    "rise 1,2",
    "rise 1 2 = 3",
    "rise a b",
    "rise -1 2",
    "sum 1 2",
    "sum 1 2 =",
    "sum = 7",
    "sum 1 2 = 3 4",
    "sum 1 2 = 3 = 4",
    "sum 1 2 = -3",
    "gap 1 2",
    "balance 1 2",
    "balance = 1 2",
    "balance 1 = 2 = 3",
]


@pytest.mark.parametrize("slot", NOT_SLOTS)
def test_a_slot_is_free_or_has_alternatives_of_colour_then_value(slot: str) -> None:
    fault = refusal(deck_text(slots=f'["{slot}", "_"]'))
    assert (fault.bare.code, fault.line) == ("slot", LINE["slots"])


@pytest.mark.parametrize("rule", NOT_RULES)
def test_a_rule_is_a_word_slots_and_what_its_kind_needs(rule: str) -> None:
    fault = refusal(deck_text(rules=f'["{rule}"]'))
    assert (fault.bare.code, fault.line) == ("rule", LINE["rules"])


def test_a_fault_names_what_could_be_written_instead() -> None:
    """Every rule word, every colour letter, and that a slot rests on itself."""
    assert all(kind in str(refusal(deck_text(rules='["rises 1 2"]'))) for kind in Kind)
    assert "R B G Y K" in str(refusal(deck_text(slots='["W", "_"]')))
    assert "rests on itself" in str(refusal(deck_text(layout='"free"', supports='{ "2" = [2] }')))


MATCHES = ['"R4"', '"r"', '"7"', '""', '"_"', "3", '"RB"']


@pytest.mark.parametrize("match", MATCHES)
def test_a_sabotage_card_shows_one_colour_or_one_value(match: str) -> None:
    fault = refusal(deck_text() + f'[[sabotage]]\nid = "S1"\nmatch = {match}\n')
    assert (fault.bare.code, fault.card, fault.line) == ("match", "S1", LAST + 2)


WHOLE_DECKS = [
    ("", "no_bomb", None),
    ('[[sabotage]]\nid = "S1"\nmatch = "R"', "no_bomb", None),
    ("bomb = []", "no_bomb", 1),
    ("\nbomb = 3", "cards_type", 2),
    ("# none\nbomb = [1]", "cards_type", 2),
    ("[bomb]\nid = 1", "cards_type", 1),
    (deck_text() + "[[bombs]]\nid = 1", "deck_key", LAST),
    ("title = 'mine'\n" + deck_text(), "deck_key", 1),
    ("\n".join(deck_text(id=f'"C{number}"') for number in range(81)), "too_many_cards", 1),
    (deck_text() + "[[sabotage]]\n" * 21, "too_many_cards", LAST),
    (deck_text() + deck_text(id='"c1"'), "id_taken", LAST + 1),
    (deck_text() + '[[sabotage]]\nid = "c1"\nmatch = "R"', "id_taken", LAST + 1),
    (deck_text() + '[[sabotage]]\nid = "S1"', "key_missing", LAST),
    (deck_text() + '[[sabotage]]\nid = "S1"\nvalue = 3\nmatch = "R"', "card_key", LAST + 2),
]


@pytest.mark.parametrize(("text", "code", "line"), WHOLE_DECKS)
def test_a_deck_as_a_whole_is_checked(text: str, code: str, line: int | None) -> None:
    fault = refusal(text)
    assert (fault.bare.code, fault.line) == (code, line)


SYNTAX = [
    ("[[bomb]]\nid = \n", 2),
    ("[[bomb]]\nid = 1\nid = 2\n", 3),
    ("[[bomb]]\nid = 'x", 2),
    ("[[bomb]]\n\n\nid = [1,\n", 4),
    ("x = " + "[" * 20_000, 1),
    ("\nx = " + "1" * 5_000, 2),
]


@pytest.mark.parametrize(("text", "line"), SYNTAX)
def test_what_is_not_toml_is_refused_with_its_line(text: str, line: int) -> None:
    fault = refusal(text)
    assert (fault.bare.code, fault.line) == ("toml", line)


def test_a_deck_over_200_kilobytes_is_refused() -> None:
    room = MOST_BYTES - len(deck_text())
    comment = ("#" * 99 + "\n") * (room // 100) + "#" * (room % 100)
    assert read_deck(deck_text() + comment) == read_deck(deck_text())
    assert refusal(deck_text() + comment + "#").bare.code == "file_too_long"
    assert refusal("é" * 100_001).bare.code == "file_too_long"


def test_every_fault_can_happen() -> None:
    met = {code for _, code, _ in WRONG} | {code for _, code, _ in WHOLE_DECKS}
    assert met | {"slot", "rule", "match", "toml", "file_too_long", "deck_type", "too_large"} == raised_by_cards("fuse")


def test_a_fault_is_a_whole_sentence_about_its_card() -> None:
    fault = refusal(deck_text(value="12"))
    assert str(fault) == "line 3: C1: value must be a whole number from 1 to 9, not 12"
    assert (fault.bare.code, fault.card, dict(fault.bare.arguments)) == ("value", "C1", {"most": 9, "found": "12"})
    assert isinstance(fault, InvalidOptions)


def test_a_fault_shows_at_most_a_printable_line_of_what_it_found() -> None:
    fault = refusal(deck_text(layout='"\\u001b' + "x" * 500 + '"'))
    assert str(fault).isprintable()
    assert len(str(fault)) < 200


def test_a_fault_can_be_sent_to_another_process() -> None:
    fault = refusal(deck_text(value="12"))
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_data_is_refused_without_a_line() -> None:
    assert refused_data([]) == "deck_type"
    assert refused_data({"bomb": [data("row", "? ?", "rise 1 2")]}) == "slot_named"
    assert refused_data({"bomb": [{1: 2}]}) == "card_key"


@pytest.mark.parametrize("text", ["", SHEET_EXAMPLES])
def test_a_deck_reads_back_from_json(text: str) -> None:
    deck = read_deck(text) if text else standard_deck()
    again = deck_from_data(json.loads(json.dumps(deck.as_json())))
    assert again == deck
    assert hash(again) == hash(deck)


def test_free_supports_read_back_from_json() -> None:
    free = card("free", "? ? ?", supports={"3": [2, 1], "2": []})
    assert free.supports == ((), (), (0, 1))
    assert deck_from_data({"bomb": [free.as_json()]}).bombs == (free,)


def test_a_name_is_one_text_or_one_for_each_language_or_the_id() -> None:
    read = read_deck(deck_text(name='"Both"') + deck_text(id='"C2"', name='{ en = "One", fr = "Un" }'))
    assert [bomb.name for bomb in read.bombs] == [Name("Both", "Both"), Name("One", "Un")]
    assert read_deck(deck_text()).bombs[0].name == Name("C1", "C1")


def test_rules_may_be_spaced_as_one_likes() -> None:
    read = read_deck(deck_text(rules='["  sum\\t1  2=7 "]'))
    assert read.bombs[0].rules[0].text == "sum 1 2 = 7"


@pytest.mark.parametrize("layout", ["twin 1+1", "twin 1+5", "twin 5+1", "twin 2+2"])
def test_twin_columns_of_any_heights_up_to_six(layout: str) -> None:
    slots = int(layout[5]) + int(layout[7])
    assert card(layout, " ".join("?" * slots)).size == slots


@pytest.mark.parametrize("text", ["a." * 99_000 + "a=1", "[" + "a." * 400 + "a]", "a." * 20 + "a=1"])
def test_keys_of_many_dots_are_refused_at_once(text: str) -> None:
    """`tomllib` would take all the memory of the machine for them."""
    assert (refusal(text).bare.code, refusal(text).line) == ("toml", 1)


@pytest.mark.slow
def test_a_deck_that_would_take_minutes_to_read_is_refused() -> None:
    rules = ",\n".join(['"sum 1 2 3 4 5 6 = 21"'] * 19)
    slots = '["R/1", "_", "_", "_", "_", "_"]'
    card = '[[bomb]]\nid = "C{}"\nvalue = 1\nlayout = "row"\nslots = ' + slots + "\nrules = [" + rules + "]\n"
    assert refusal("".join(card.format(number) for number in range(65))).bare.code == "too_large"
