"""Reading card sets: own files, and what is refused with which code on which line."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from tablemate.games.origin_story import cards as package
from tablemate.games.origin_story.cards.faults import InvalidCards
from tablemate.games.origin_story.cards.reading import cards_from_data, read_cards
from tablemate.games.origin_story.cards.sets import standard_cards
from tablemate.kernel.card_files import MOST_BYTES, Name
from tablemate.kernel.errors import InvalidOptions
from tests.words.faults import raised_by_cards

from .builders import card_fault, small_data, with_card, with_story


def small_text() -> str:
    """The small set as a file: `extra_love` on line 1, then the mat on lines 2 to 5, the first story from line 6."""
    data = small_data()
    lines = [f"extra_love = {json.dumps(data.pop('extra_love'))}"]
    for kind, cards in data.items():
        for card in cards:
            lines += [f"[[{kind}]]", *(f"{key} = {json.dumps(value)}" for key, value in card.items())]
    return "\n".join(lines) + "\n"


MAT, STORY = 2, 5
"""The lines of the headers of the mat and of the first story."""


def refusal(text: str) -> InvalidCards:
    """The fault of a text that is refused."""
    with pytest.raises(InvalidCards) as caught:
        read_cards(text)
    return caught.value


def changed(**keys: str | None) -> str:
    """The small set, its first story with these keys in TOML; None leaves one out."""
    story = {"id": '"s0"', "type": '"ally"', "slots": '["1"]', "abilities": '["lead: val(+1)"]', **keys}
    written = "".join(f"{key} = {value}\n" for key, value in story.items() if value is not None)
    return re.sub(r"\[\[story\]\]\n(?:[a-z].*\n)+", lambda _: f"[[story]]\n{written}", small_text(), count=1)


LINE = {key: STORY + place for place, key in enumerate(("id", "type", "slots", "abilities"), 1)}
LAST = STORY + 5
WRONG: list[tuple[dict[str, str | None], str, int]] = [
    ({"id": None}, "key_missing", STORY),
    ({"type": None}, "key_missing", STORY),
    ({"slots": None}, "key_missing", STORY),
    ({"abilities": None}, "key_missing", STORY),
    ({"bolts": "1"}, "card_key", LAST),
    ({"id": "7"}, "id", LINE["id"]),
    ({"id": '"0s"'}, "id", LINE["id"]),
    ({"id": '"abcdefghi"'}, "id", LINE["id"]),
    ({"id": '"M1"'}, "id_taken", LINE["id"]),
    ({"name": "7"}, "name", LAST),
    ({"name": '" "'}, "name", LAST),
    ({"name": '"a\\u001b[31m"'}, "name", LAST),
    ({"name": f'"{"x" * 61}"'}, "name", LAST),
    ({"name": '{ en = "a" }'}, "name", LAST),
    ({"name": '{ en = "a", fr = 1 }'}, "name", LAST),
    ({"type": '"friend"'}, "type", LINE["type"]),
    ({"type": "[]"}, "type", LINE["type"]),
    ({"no_solo": "1"}, "no_solo", LAST),
    ({"slots": '"1"'}, "texts", LINE["slots"]),
    ({"slots": "[1]"}, "texts", LINE["slots"]),
    ({"slots": "[]"}, "slots", LINE["slots"]),
    ({"slots": '["1", "1", "1", "1", "1"]'}, "slots", LINE["slots"]),
    ({"slots": '["0"]'}, "slot", LINE["slots"]),
    ({"slots": '["10"]'}, "slot", LINE["slots"]),
    ({"slots": '["r1"]'}, "slot", LINE["slots"]),
    ({"slots": '["1", "1r"]'}, "remove_mixed", LINE["slots"]),
    ({"abilities": '"eor: vp(1)"'}, "texts", LINE["abilities"]),
    ({"abilities": "[]"}, "abilities", LINE["abilities"]),
    ({"abilities": json.dumps(["eor: vp(1)"] * 5)}, "abilities", LINE["abilities"]),
    ({"abilities": '["eor: vp(0)"]'}, "range", LINE["abilities"]),
    ({"abilities": '["eor: draw(1)"]'}, "effect_window", LINE["abilities"]),
    ({"abilities": '["ongoing: mysuit(X->L)"]'}, "not_chosen", LINE["abilities"]),
]


@pytest.mark.parametrize(("keys", "code", "line"), WRONG)
def test_a_card_that_is_not_well_formed_is_refused_on_its_line(
    keys: dict[str, str | None], code: str, line: int
) -> None:
    fault = refusal(changed(**keys))
    assert (fault.bare.code, fault.line) == (code, line)
    assert str(fault).startswith(f"line {line}: ")


VANCARDIANS: list[tuple[dict[str, Any], str]] = [
    ({"bolts": 0}, "bolts"),
    ({"bolts": 3}, "bolts"),
    ({"bolts": True}, "bolts"),
    ({"bolts": 1.0}, "bolts"),
    ({"bolts": 10**5000}, "bolts"),
    ({"rounds": ["-"] * 4}, "rounds"),
    ({"rounds": ["-", "-", "-", "-", 1]}, "rounds"),
    ({"rounds": "-"}, "rounds"),
    ({"rounds": ["", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["R", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["D2", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["R2 M1", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["R2+", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["R2+-", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["R0", "-", "-", "-", "-"]}, "keyword_number"),
    ({"rounds": ["M9", "-", "-", "-", "-"]}, "keyword_number"),
    ({"rounds": ["R1.5", "-", "-", "-", "-"]}, "keyword_number"),
    ({"rounds": ["A5", "-", "-", "-", "-"]}, "add_value"),
    ({"rounds": ["A4.25", "-", "-", "-", "-"]}, "keyword"),
    ({"rounds": ["A4+R1+A4", "-", "-", "-", "-"]}, "add_twice"),
    ({"rounds": ["A4+A4 1/2", "-", "-", "-", "-"]}, "add_twice"),
    ({"rounds": ["R1+R1+R1+R1+R1", "-", "-", "-", "-"]}, "too_many_keywords"),
    ({"event": " "}, "name"),
    ({"abilities": ["low()"]}, "window"),
    ({"abilities": ["ongoing: low()"]}, "window_kind"),
]


@pytest.mark.parametrize(("keys", "code"), VANCARDIANS)
def test_a_vancardian_card_is_checked(keys: dict[str, Any], code: str) -> None:
    fault = card_fault("vancardian", **keys)
    assert (fault.bare.code, fault.card) == (code, "G0")


def test_a_line_may_name_the_value_it_adds_in_full() -> None:
    cards = with_card("vancardian", rounds=["A4.5", "A4 1/2", "A8", " R2 + M1 ", "A4+A8+R8+M8"])
    assert cards.vancardians[0].rounds[0] == cards.vancardians[0].rounds[1]
    assert cards.vancardians[0].as_json()["rounds"] == ["A4", "A4", "A8", "R2+M1", "A4+A8+R8+M8"]


EXTRA_LOVE: list[tuple[Any, str]] = [
    (None, "extra_love"),
    ([4.5, 4.5], "extra_love"),
    ([4.5, 4.5, 8.5, 9.5], "extra_love"),
    ([4.5, 4.5, 4.5, 8.5], "extra_love"),
    ([4.25, 4.25, 8.5, 8.5], "extra_love"),
    ([0, 0, 8.5, 8.5], "extra_love"),
    ([14, 14, 8.5, 8.5], "extra_love"),
    ([True, True, 8.5, 8.5], "extra_love"),
    (["x", "x", 8.5, 8.5], "extra_love"),
    ([1e300, 1e300, 8.5, 8.5], "extra_love"),
    ([4, 4, 4.5, 4.5], "extra_love_whole"),
]


@pytest.mark.parametrize(("values", "code"), EXTRA_LOVE)
def test_extra_love_comes_in_pairs_that_can_be_told_apart(values: Any, code: str) -> None:
    with pytest.raises(InvalidCards) as caught:
        cards_from_data({**small_data(), "extra_love": values})
    assert caught.value.bare.code == code


def test_extra_love_may_have_one_value_or_whole_values() -> None:
    assert cards_from_data({**small_data(), "extra_love": [4.5] * 4}).extra_love == (9, 9, 9, 9)
    assert cards_from_data({**small_data(), "extra_love": ["4 1/2", 9, 4.5, "9"]}).extra_love == (9, 18, 9, 18)


def _fewer(kind: str, count: int) -> dict[str, Any]:
    data = small_data()
    return {**data, kind: data[kind][:count]}


def _more(kind: str, count: int) -> dict[str, Any]:
    data = small_data()
    more = [{**data[kind][-1], "id": f"{kind[0]}x{number}"} for number in range(count - len(data[kind]))]
    return {**data, kind: data[kind] + more}


@pytest.mark.parametrize(("kind", "least", "most"), [("mat", 1, 16), ("story", 12, 80), ("superhero", 2, 24)])
def test_there_are_enough_cards_of_a_kind_and_not_too_many(kind: str, least: int, most: int) -> None:
    assert code_of(_fewer(kind, least)) is None
    assert code_of(_fewer(kind, least - 1)) == "too_few_cards"
    assert code_of(_more(kind, most)) is None
    assert code_of(_more(kind, most + 1)) == "too_many_cards"


def code_of(data: Any) -> str | None:
    """The code of the fault of data, None if there is none."""
    try:
        cards_from_data(data)
    except InvalidCards as fault:
        return fault.bare.code
    return None


def test_every_level_finds_five_cards_and_an_event_of_its_colour() -> None:
    """Level 0 takes five one-bolt cards and a one-bolt event, level 5 five two-bolt cards and a two-bolt event."""
    data = small_data()
    green, red = data["vancardian"][:6], data["vancardian"][6:]
    assert code_of({**data, "vancardian": green[:5] + red}) == "too_few_bolts"
    assert code_of({**data, "vancardian": green + red[:5]}) == "too_few_bolts"
    assert code_of({**data, "vancardian": []}) == "too_few_bolts"
    assert code_of(_more("vancardian", 32)) is None
    assert code_of(_more("vancardian", 33)) == "too_many_cards"


def test_a26_cards_with_a_gear_do_not_count_for_solo_play() -> None:
    assert with_card("mat").mats[0].no_solo is False
    assert card_fault("mat", no_solo=True).bare.code == "card_key"
    assert card_fault("superhero", no_solo=True).bare.code == "too_few_cards"
    assert card_fault("story", no_solo=True).bare.code == "too_few_cards"
    data = _more("story", 13)
    data["story"][0]["no_solo"] = True
    cards = cards_from_data(data)
    assert cards.stories[0].no_solo
    assert cards_from_data(cards.as_json()) == cards


def test_a_set_that_the_tables_cannot_hold_is_refused_with_the_card_that_is_too_much() -> None:
    data = _more("story", 80)
    for number, story in enumerate(data["story"]):
        story["abilities"] = [f"lead?suit={suit}: val(+{number % 20 + 1})" for suit in "LBMS"]
    with pytest.raises(InvalidCards) as caught:
        cards_from_data(data)
    assert (caught.value.bare.code, caught.value.card) == ("too_large", "sx51")
    assert caught.value.bare.arguments == {"what": "abilities", "most": 256}


WHOLE_SETS = [
    ("", "extra_love", None),
    ("extra_love = 3", "extra_love", 1),
    ("\ntitle = 'mine'\n" + small_text(), "set_key", 2),
    (small_text().replace("[[mat]]", "[mat]"), "cards_type", MAT),
    (small_text() + "[[event]]\nid = 1", "set_key", small_text().count("\n") + 1),
    (re.sub(r"\[\[mat\]\]\n(?:[a-z].*\n)+", "", small_text()), "too_few_cards", None),
    (
        re.sub(r"bolts = 1\n", "bolts = 2\n", small_text()),
        "too_few_bolts",
        small_text()[: small_text().index("[[van")].count("\n") + 1,
    ),
]


@pytest.mark.parametrize(("text", "code", "line"), WHOLE_SETS)
def test_a_set_as_a_whole_is_checked(text: str, code: str, line: int | None) -> None:
    fault = refusal(text)
    assert (fault.bare.code, fault.line) == (code, line)


SYNTAX = [("[[mat]]\nid = \n", 2), ("[[mat]]\nid = 'x", 2), ("x = " + "[" * 20_000, 1), ("\nx = " + "1" * 5_000, 2)]


@pytest.mark.parametrize(("text", "line"), SYNTAX)
def test_what_is_not_toml_is_refused_with_its_line(text: str, line: int) -> None:
    fault = refusal(text)
    assert (fault.bare.code, fault.line) == ("toml", line)


def test_a_file_over_200_kilobytes_is_refused() -> None:
    room = MOST_BYTES - len(small_text())
    comment = ("#" * 99 + "\n") * (room // 100) + "#" * (room % 100)
    assert read_cards(small_text() + comment) == read_cards(small_text())
    assert refusal(small_text() + comment + "#").bare.code == "file_too_long"


def test_an_own_file_is_read() -> None:
    cards = read_cards(changed(name='{ en = "One", fr = "Un" }', slots='["2r", "1r"]', abilities='["turn: align()"]'))
    story = cards.stories[0]
    assert (story.name, [slot.text for slot in story.slots]) == (Name("One", "Un"), ["2r", "1r"])
    assert story.abilities[0].removing
    assert cards.stories[1].name == Name("s1", "s1")
    assert [slot.cost for slot in cards.mats[0].slots] == [1]
    assert with_card("mat", slots=["2", "3"]).mats[0].slots[1].cost == 3
    assert with_story("eor: vp(1)", name="Both").stories[0].name == Name("Both", "Both")


@pytest.mark.parametrize("text", ["", small_text()])
def test_a_set_reads_back_from_json(text: str) -> None:
    cards = read_cards(text) if text else standard_cards()
    again = cards_from_data(json.loads(json.dumps(cards.as_json())))
    assert again == cards
    assert hash(again) == hash(cards)


def test_the_file_that_comes_with_the_game_is_written_as_it_is_read() -> None:
    """Our own file uses the one way of writing."""
    text = Path(package.__file__).with_name("standard.toml").read_text(encoding="utf-8")
    cards = standard_cards()
    written = [power.as_json() for power in cards.powers] + [card.as_json() for card in cards.vancardians]
    for card in written:
        assert f"abilities = {json.dumps(card['abilities'])}\n" in text


def test_a_fault_is_a_whole_sentence_about_its_card() -> None:
    fault = refusal(changed(abilities='["eor: vp(25)"]'))
    assert str(fault) == 'line 9: s0: "eor: vp(25)": the number in vp must be from 1 to 24'
    assert (fault.bare.code, fault.card, dict(fault.bare.arguments)) == (
        "range",
        "s0",
        {"found": "vp", "low": 1, "high": 24},
    )
    assert isinstance(fault, InvalidOptions)


def test_a_fault_shows_at_most_a_printable_line_of_what_it_found() -> None:
    fault = refusal(changed(type='"\\u001b' + "x" * 500 + '"'))
    assert str(fault).isprintable()
    assert len(str(fault)) < 250


def test_a_fault_can_be_sent_to_another_process() -> None:
    fault = refusal(changed(slots='["0"]'))
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_data_is_refused_without_a_line() -> None:
    with pytest.raises(InvalidCards) as caught:
        cards_from_data([])  # type: ignore[arg-type]
    assert (caught.value.bare.code, caught.value.line) == ("set_type", None)
    assert code_of({**small_data(), "mat": [{1: 2}]}) == "card_key"


def test_every_fault_can_happen() -> None:
    """Each code is expected somewhere in these tests, in quotes."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in raised_by_cards("origin_story") if f'"{code}"' not in tests] == []
