"""Worked cases once more, each set up as a position of the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.kernel.events import BUFFER_ROWS

from .positions import HERO, kind, laid, row, texts, told

ROWS5 = {"automaton": ["12L", "8M", "10S", "3L", "5S"], "factoryon": ["1L", "2L", "4L", "5L", "6L"]}


def test_a_position_of_case_1_she_keeps_a_card_of_a_suit_she_has() -> None:
    hand = ["11M", "9L", "9S", "10B", "13B"]
    table = laid(round=2, trick=4, **HERO, hand=hand, rows=ROWS5, deck=["9B", "6M"])
    table.play("11m", 0)
    assert told(table, "played")[1]["card"] == "6M"
    assert {"9B", "5S"} <= set(table.to_position()["discard"])


@pytest.mark.parametrize(("first", "expected"), [("7B", "11M"), ("7M", "11M"), ("2L", "4M")])
def test_a_position_of_case_3_the_third_seat_beats_both_cards_or_saves_hers(first: str, expected: str) -> None:
    rows = {"automaton": ["1L", "2B", "3S", "4B"], "factoryon": ["12M", "4M", "11M", "5S", "6L"]}
    hand = ["13S", "1S", "2S", "3L"]
    table = laid(trick=4, **HERO, plays=["9M", first], hand=hand, rows=rows, deck=["3B", "13B"])
    won = [card for pile in table.to_position()["piles"].values() for card in pile]
    assert sorted(won) == sorted(["9M", first, expected])


def test_a_position_of_case_4_in_the_last_trick_she_has_two_cards() -> None:
    table = laid(
        **HERO, trick=8, plays=["5S", "3S"], hand=[], rows={"automaton": [], "factoryon": ["7S"]}, deck=["9S", "2S"]
    )
    assert table.view(0)["round"] == 2, "the round is over"


def test_positions_whose_first_steps_tell_much_can_be_set_up_again_and_again() -> None:
    for _ in range(BUFFER_ROWS // 4):
        test_a_position_of_case_4_in_the_last_trick_she_has_two_cards()


def test_a_position_of_case_10_the_weakest_cards_are_replaced() -> None:
    automaton = ["9L", "4B", "11M", "4S", "2L", "8B", "13S", "6M"]
    factoryon = ["1L", "3L", "4L", "5L", "6L", "7L", "8L", "10L"]
    hand = ["1S", "2S", "3S", "5S", "6S", "7S", "8S", "9S"]
    deck = [*automaton, *factoryon, "5B", "12L"]
    table = laid(agenda="rows", round=5, **HERO, hand=hand, deck=deck, vancard_deck=["G2"], leader="you")
    assert row(table, "automaton") == ["9L", "11M", "2L", "8B", "13S", "6M", "5B", "12L"]


def test_a_position_of_case_16_an_exchange_with_small_rows() -> None:
    rows = {"automaton": ["3L", "5B", "5S", "12M"], "factoryon": ["3B", "9B", "9L", "10L"]}
    table = laid(
        agenda="later_parts", **HERO, powers=["m1", "s21"], slots={"s21": 1}, rows=rows, hand=["2M", "8M", "7M", "6M"]
    )
    assert (kind(table), table.view(0)["trick"]) == ("exchange", 5)
    table.play("2m", 0)
    assert row(table, "automaton") == ["2M", "3L", "5S", "12M"]
    assert "5B" in table.to_position()["hand"]


def test_a_position_of_case_18_surrender() -> None:
    table = laid(**HERO, trick=3, leader="automaton", tricks={"automaton": 1, "you": 1})
    table.play("surrender", 0)
    assert table.view(0)["vp"] == {"automaton": 7, "factoryon": 0, "you": 1}


def test_a_position_of_case_22_the_discard_becomes_the_deck() -> None:
    table = laid(**HERO, trick=4, deck=["9B"], discard="rest", hand=["11M", "9L", "9S", "10B", "13B"], rows=ROWS5)
    table.play("11m", 0)
    assert told(table, "reshuffled")


def test_a_position_of_cases_25_and_28_suits_of_your_cards() -> None:
    shifted = laid(
        **HERO, powers=["m1", "s15"], slots={"s15": 1}, hand=["9B", "4M", "7M"], leader="automaton", plays=["6M"],
        rows={"automaton": ["1B", "2B"], "factoryon": ["3B", "4B", "5B"]}, deck=["6B", "8B"],
    )  # fmt: skip
    assert sum("s15" in text for text in texts(shifted)) == 1
    forged: dict[str, Any] = {**HERO, "powers": ["m1", "s43"], "slots": {"s43": 1}, "named": {"s43": "B"}}
    rows = {"automaton": ["1S", "2S"], "factoryon": ["3S", "4S", "5S"]}
    for led, number in (("6B", 3), ("6L", 1)):
        table = laid(
            **forged, hand=["3B", "5M", "8S"], leader="automaton", plays=[led], rows=rows, agenda="next_card",
            deck=["7S", "9S"],
        )  # fmt: skip
        assert sum(text.startswith("play") for text in texts(table)) == number


def test_a_position_of_case_32_another_card_in_place_of_yours() -> None:
    rows = {"automaton": ["1S", "2S", "3S"], "factoryon": ["4S", "5S", "6S"]}
    table = laid(
        **HERO, powers=["m1", "s09"], slots={"s09": 2}, hand=["12M", "13B", "13L"], plays=["9M", "11M", "3M"], rows=rows
    )
    assert kind(table) == "react"
    table.play(next(text for text in texts(table) if "s09" in text), 0)
    assert texts(table) == ["lay 12m"]


def test_a_position_of_case_36_a_rewound_trick() -> None:
    rows = {"automaton": ["3B"], "factoryon": ["4B"]}
    table = laid(
        **HERO, powers=["m1", "s22"], slots={"s22": 1}, leader="automaton", plays=["12M", "5M", "7M"], rows=rows,
        hand=["1L"],
    )  # fmt: skip
    assert (kind(table), table.view(0)["trick"]) == ("outcome", 7)
    table.play(next(text for text in texts(table) if "s22" in text), 0)
    assert (row(table, "automaton"), row(table, "factoryon")) == (["12M", "3B"], ["5M", "4B"])
    assert set(table.to_position()["hand"]) == {"1L", "7M"}


def test_a_position_of_case_48_a_round_about_to_be_scored() -> None:
    table = laid(**HERO, powers=["m1", "s39"], slots={"s39": 1}, tricks={"you": 4, "automaton": 3, "factoryon": 1})
    assert (table.view(0)["round"], table.view(0)["vp"]) == (2, {"automaton": 2, "factoryon": 1, "you": 5})
