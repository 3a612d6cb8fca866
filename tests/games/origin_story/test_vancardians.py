"""The two Vancardians: their keywords on both sides, and their turn step by step with what is told about it."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.games.origin_story.rules.vancardians import apply_keywords

from .board import TABLE, VANCARDS, WHO, A, Board, F, answer, conserved, discard, happened, names_of, play, row, scored
from .builders import trick
from .test_cases_booklet import keyword


def hers(table: Board, who: int = A) -> list[tuple[Any, ...]]:
    """What is told about one Vancardian, short: the kind of event, the card, and the reason."""
    told = []
    for each in table.events:
        if each.get("who") == WHO[who] and "card" in each and each["event"] != "to_beat":
            told.append((each["event"], each["card"], *([each["why"]] if each["event"] == "played" else [])))
    return told


# Keywords


@pytest.mark.parametrize(
    ("word", "side", "before", "after"),
    [
        ("R1", "hero", "9L 4B 11M 4S", "9L 11M 4S 1S"),
        ("R1", "villain", "9L 4B 11M 4S", "9L 4B 4S 1S"),
        ("R1", "hero", "9L 2L", "9L 1S"),
        ("R1", "villain", "9L 13L 13M", "9L 13M 1S"),
        ("R3", "hero", "9L 4B 2L 11M", "9L 1S 2S 3S"),
        ("R3", "villain", "9L 4B 2L 11M", "2L 1S 2S 3S"),
        ("R2", "hero", "4B 4S 4M", "4M 1S 2S"),
        ("R2", "villain", "4B 4S 4M", "4M 1S 2S"),
    ],
)
def test_replace_on_both_sides_ties_leftmost(word: str, side: str, before: str, after: str) -> None:
    table = trick(automaton=before, draws="1S 2S 3S", side=side, begin=False)
    keyword(table, word)
    assert row(table, A) == after
    assert conserved(table)


def test_replace_picks_all_cards_before_it_draws() -> None:
    table = trick(automaton="5B 9S", draws="1S 2S", begin=False)
    events = keyword(table, "R2")
    assert names_of(events) == ["keyword", "row_discarded", "row_discarded", "row_drew", "row_drew"]
    assert row(table, A) == "1S 2S"


@pytest.mark.parametrize("side", ["hero", "villain"])
def test_add_gives_each_her_own_card_of_the_value(side: str) -> None:
    table = trick(automaton="5B 9S", factoryon="2M 3M", side=side, begin=False)
    for who in (A, F):
        keyword(table, "A8", who)
    assert (row(table, A), row(table, F)) == ("8.5L 5B", "8.5L2 2M")
    assert {"9S", "3M"} <= discard(table)
    assert bin(table.s.aside).count("1") == 2
    assert conserved(table)


@pytest.mark.parametrize(
    ("word", "before", "after"),
    [
        ("M1", "4B 9L 11M 2L 8S", "2L 4B 9L 11M 8S"),
        ("M2", "9L 2L 8S", "9L 2L 8S"),
        ("M2", "9L 8S", "9L 8S"),
        ("M3", "8S 1L 2L 9S 3L", "1L 2L 3L 8S 9S"),
    ],
)
@pytest.mark.parametrize("side", ["hero", "villain"])
def test_move_takes_the_rightmost_love_each_time(word: str, before: str, after: str, side: str) -> None:
    table = trick(automaton=before, side=side, begin=False)
    events = keyword(table, word)
    assert row(table, A) == after
    assert names_of(events) == ["keyword"] + ["love_moved"] * int(word[1])


@pytest.mark.parametrize(("side", "after"), [("hero", "11M 8S 1B 2B"), ("villain", "4B 3M 1B 2B")])
def test_move_falls_back_to_replace_of_the_same_number(side: str, after: str) -> None:
    table = trick(automaton="4B 3M 11M 8S", draws="1B 2B", side=side, begin=False)
    events = keyword(table, "M2")
    assert row(table, A) == after
    assert not happened(events, "love_moved")


def test_a_line_is_applied_in_printed_order_each_keyword_for_both() -> None:
    table = trick(automaton="4B 3M 11M 8S 5S 6S 7S 9S", trick=1, in_round=5, begin=False)
    table.s.vancard = VANCARDS["X5"]
    buffer = table.buffer()
    apply_keywords(table.s, TABLE, buffer)
    events = table.tell(buffer)
    told = [(each["who"], each["keyword"]) for each in happened(events, "keyword")]
    assert told == [(who, word) for word in ("add", "add", "replace") for who in ("automaton", "factoryon")]
    assert row(table, A)[:9] == "8.5L 4.5L"


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("name", list(VANCARDS))
def test_every_line_of_every_vancardian_card_keeps_eight_cards_each(name: str, number: int) -> None:
    for side in ("hero", "villain"):
        table = trick(trick=1, in_round=number, side=side, begin=False, seed=number)
        table.s.vancard = VANCARDS[name]
        buffer = table.buffer()
        apply_keywords(table.s, TABLE, buffer)
        assert (table.s.n_row[A], table.s.n_row[F]) == (8, 8)
        assert conserved(table)


# Leading


@pytest.mark.parametrize(
    ("side", "won", "cards", "expected"),
    [
        ("hero", 0, "5M 9S 9L 2L", ("played", "9S", "highest")),
        ("hero", 3, "5M 9L 9S 2L", ("played", "9L", "highest")),
        ("villain", 0, "5M 2B 9L 2L", ("played", "2B", "lowest")),
        ("villain", 1, "5M 2B 9L 2L", ("played", "9L", "highest")),
    ],
)
def test_leading_highest_or_lowest_without_drawing(side: str, won: int, cards: str, expected: tuple[str, ...]) -> None:
    table = trick(hand="1S", automaton=cards, leader=A, side=side, tricks=(0, 0, won))
    assert hers(table) == [expected]


# Following: F1


def test_f1_order_drawn_judged_pushed_played() -> None:
    table = trick(hand="1S", automaton="4M 8S 9S", plays="you 6M", draws="10M 3B", factoryon="1B")
    assert hers(table)[:6] == [
        ("follow_drew", "10M"),
        ("follow_drew", "3B"),
        ("kept", "10M"),
        ("not_kept", "3B"),
        ("pushed_out", "9S"),
        ("played", "10M", "beats"),
    ]


def test_f1_both_kept_push_out_two_from_the_right() -> None:
    table = trick(hand="1S", automaton="13M 4M 8S 9S", plays="you 6M", draws="2S 2M", factoryon="1B 2B")
    assert hers(table)[:7] == [
        ("follow_drew", "2S"),
        ("follow_drew", "2M"),
        ("kept", "2S"),
        ("kept", "2M"),
        ("pushed_out", "9S"),
        ("pushed_out", "8S"),
        ("played", "13M", "beats"),
    ]


def test_f1_none_kept_pushes_nothing_out() -> None:
    table = trick(hand="1S", automaton="4M 8S 9S", plays="you 6M", draws="1B 1L", factoryon="1M")
    assert names_of(happened(table.events, "kept", "not_kept", "pushed_out"))[:2] == ["not_kept", "not_kept"]
    assert ("pushed_out", "9S") not in hers(table)


def test_f1_the_second_card_is_not_kept_for_the_first_ones_suit() -> None:
    """Suits are those of her hand before the draw: a drawn B does not make room for another B."""
    table = trick(hand="1S", automaton="4M 8S 9S", plays="you 6M", draws="1B 2B", factoryon="1M")
    assert [each[0] for each in hers(table)[:4]] == ["follow_drew", "follow_drew", "not_kept", "not_kept"]


def test_f1_is_skipped_altogether_when_nothing_is_drawn() -> None:
    table = trick(hand="1S", automaton="4M 8S 9S", plays="you 6M", powers="s20", factoryon="1M")
    assert hers(table)[0] == ("played", "4M", "cannot_beat")


# Following: F2 to F4


@pytest.mark.parametrize(
    ("side", "won", "cards", "best", "reason"),
    [
        ("villain", 0, "12M 9M 3L", "9M", "lowest_not_love"),
        ("villain", 0, "3L 9B 2B 2S", "2B", "lowest_not_love"),
        ("villain", 0, "7L 3L", "3L", "lowest_love"),
        ("villain", 1, "12M 9M 3L", "9M", "beats"),
        ("hero", 0, "12M 9M 7M 3L", "7M", "beats"),
        ("hero", 0, "5M 4M 3L", "4M", "cannot_beat"),
        ("hero", 0, "9B 3L 3S", "3L", "no_suit"),
        ("hero", 0, "9B 3S 3L", "3S", "no_suit"),
        ("hero", 0, "9L 8L", "8L", "no_suit"),
    ],
)
def test_f2_f3_f4_each_branch_with_its_reason(side: str, won: int, cards: str, best: str, reason: str) -> None:
    table = trick(hand="1S", automaton=cards, plays="you 6M", side=side, tricks=(0, 0, won), no_draw=True,
                  factoryon="1B 5S")  # fmt: skip
    assert answer(table.events, A) == (best, reason)


@pytest.mark.parametrize(
    ("lying", "best", "reason"),
    [("7M", "9M", "beats"), ("2L", "4M", "cannot_beat"), ("9S", "9M", "beats"), ("12M", "13M", "beats")],
)
def test_f3_beats_every_card_played_so_far(lying: str, best: str, reason: str) -> None:
    table = trick(hand="1S", factoryon="4M 9M 13M 1L", plays=f"you 6M, automaton {lying}", no_draw=True)
    assert answer(table.events, F) == (best, reason)


def test_f3_with_love_led_a_higher_love_beats() -> None:
    table = trick(hand="1S", automaton="9L 7L 2B", plays="you 6L", no_draw=True)
    assert answer(table.events, A) == ("7L", "beats")


def test_f3_ties_go_to_the_leftmost_and_equal_does_not_beat() -> None:
    table = trick(hand="1S", automaton="4.5L2 4.5L 9B", plays="you 6L", no_draw=True)
    assert answer(table.events, A) == ("4.5L2", "cannot_beat")
    table = trick(hand="1S", automaton="4.5L 13B", factoryon="4.5L2 13S", plays="you 1L", no_draw=True)
    assert answer(table.events, F) == ("4.5L2", "cannot_beat")


def test_they_ask_again_in_the_same_round_whether_you_are_a_villain_without_tricks() -> None:
    table = trick(hand="13M 1S", automaton="2M 5B 3B", factoryon="3M 6B 4B", side="villain", powers="s06", trick=6)
    first = play(table, "play 13m")
    assert [answer(first, A)[1], answer(first, F)[1]] == ["lowest_not_love", "lowest_not_love"]
    second = play(table, "play 1s")
    assert [answer(second, A)[1], answer(second, F)[1]] == ["no_suit", "no_suit"]


def test_what_is_left_after_the_last_trick_is_told_for_all_three() -> None:
    """After trick 8 what is left in all hands is discarded, yours too (A19)."""
    table = trick(hand="1M 2M 3M", plays="automaton 12M, factoryon 5M", automaton="", factoryon="", trick=8)
    events = play(table, "play 1m")
    left = {(each["who"], each["card"]) for each in happened(events, "left_over")}
    assert left == {("you", "2M"), ("you", "3M")}
    assert scored(events, A) == [1]
