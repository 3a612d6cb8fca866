"""The sixteen events of round 3, each with its effect and an edge of it."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.event_types import event_types
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.games.origin_story.terms import Op

from .board import (
    VANCARDS,
    A,
    F,
    Y,
    answer,
    finish_round,
    hand,
    happened,
    kind,
    may,
    play,
    row,
    scored,
    view,
    vp,
    winners,
    worth,
)
from .builders import OLD_TURF_WAR, between, holding, last_trick, stacked, trick
from .test_cases_booklet import keyword


@pytest.mark.parametrize(
    ("event", "suit", "change"), [("G1", "S", 2), ("G2", "B", 2), ("G3", "M", 2), ("X3", "L", -3), ("X6", "M", 3)]
)
def test_g1_g2_g3_x3_x6_rush_hour_think_tank_weight_class_cold_hearts_turf_war_change_all_cards_of_a_suit(
    event: str, suit: str, change: int
) -> None:
    table = trick(hand="6S 6B 6M 6L", event=event)
    for card in hand(table):
        assert worth(table, card) == (card[1], 6 + (change if card[1] == suit else 0))
    table = trick(hand="1B", automaton=f"7{suit} 8{'M' if suit != 'M' else 'S'}", leader=A, event=event)
    first = happened(table.events, "played")[0]
    assert first["card"] == (f"7{suit}" if change > 0 else "8M")
    assert first["value"] == (7 + change if change > 0 else 8)


def test_g1_rush_hour_counts_in_replace_and_exchange() -> None:
    table = trick(automaton="6S 7B 13M", draws="1L", event="G1", begin=False)
    keyword(table, "R1")
    assert row(table, A) == "6S 13M 1L"
    table = trick(hand="2M 9S", automaton="6S 7B", factoryon="1B", powers="s21", event="G1", at=Op.LATER_PARTS)
    play(table, "give 2m")
    assert hand(table) == {"7B", "9S"}


def test_g1_rush_hour_goes_by_your_effective_suit() -> None:
    table = trick(hand="6S 6M", event="G1", powers="s43=S")
    assert worth(table, "6S") == ("L", 6)
    table = trick(hand="6S 6M", event="X3", powers="s43=S")
    assert worth(table, "6S") == ("L", 3)


def test_g1_rush_hour_goes_by_the_suit_named_with_s15() -> None:
    table = trick(hand="6B 1M", event="G1", powers="s15")
    play(table, "use s15 as s")
    assert happened(play(table, "play 6b"), "played")[0]["value"] == 8


@pytest.mark.parametrize(("event", "number", "points"), [("G4", 1, 1), ("G5", 8, 1), ("X5", 8, 2)])
@pytest.mark.parametrize("who", [A, F, Y])
def test_g4_g5_x5_open_mic_late_edition_trophy_case_pay_the_winner_of_one_trick(
    event: str, number: int, points: int, who: int
) -> None:
    plays = ("automaton 12M, factoryon 5M, you 3M", "automaton 5M, factoryon 12M, you 3M",
             "you 12M, automaton 5M, factoryon 3M")[who]  # fmt: skip
    table = trick(hand="" if number == 8 else "1S 2S", plays=plays, trick=number, event=event)
    assert scored(table.events, who)[0] == points
    table = trick(hand="1S 2S", plays=plays, trick=4, event=event)
    assert scored(table.events, who) == []


def test_g4_open_mic_pays_nobody_for_a_cancelled_trick() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 3M", trick=1, event="G4", powers="s19")
    assert not happened(play(table, "use s19"), "scored")


@pytest.mark.parametrize("event", ["G5", "X5"])
def test_g5_x5_late_edition_and_trophy_case_pay_nobody_after_a_surrender(event: str) -> None:
    table = trick(hand="1S", leader=A, trick=8, event=event, tricks=(3, 2, 2))
    play(table, "surrender")
    assert vp(table) == (4, 2, 2)


@pytest.mark.parametrize(("event", "vancard", "left"), [("G6", "G1", 5), ("X1", "X8", 3)])
def test_g6_x1_found_stash_and_brownout_lend_a_token_for_this_round(event: str, vancard: str, left: int) -> None:
    table = between(in_round=3, event=event, vancard=vancard, powers="m6", stories="s01 s03 s05 s08 s10 s11")
    play(table, "keep s01")
    assert (table.s.stamina, table.s.left) == (4, left)
    finish_round(table)
    play(table, may(table)[0])
    assert (table.s.stamina, table.s.left) == (5, 5)


def test_g6_found_stash_is_gone_where_it_was_not_placed() -> None:
    table = between(in_round=3, event="G6", powers="m6", stories="s01 s03 s05 s08 s10 s11")
    play(table, "keep s01", "charge m6", "done")
    assert (table.s.left, table.s.lent) == (4, 1)
    finish_round(table)
    assert (table.s.stamina, table.s.lent) == (5, 0), "four of round 3 and one of round 4"


def test_g2_g3_think_tank_and_weight_class_make_no_suit_trump() -> None:
    assert winners(trick(hand="1S", plays="you 1L, automaton 13B, factoryon 12B", event="G2").events) == ["you"]
    assert winners(trick(hand="1S", plays="you 9B, automaton 13M, factoryon 2B", event="G3").events) == ["you"]


def test_x3_cold_hearts_leave_love_trump_also_below_0() -> None:
    table = trick(hand="1S", automaton="13L 3B", leader=A, event="X3")
    assert happened(table.events, "played")[0] == {
        "event": "played", "who": "automaton", "card": "13L", "why": "highest", "value": 10,
    }  # fmt: skip
    table = trick(hand="1S", plays="you 2L, automaton 12M, factoryon 11M", event="X3")
    assert winners(table.events) == ["you"], "love below 0 is still trump"


def test_g7_spring_cleaning_redraws_up_to_two_before_the_stories() -> None:
    table = between(in_round=3, event="G7", stories="s01 s02 s03")
    holding(table, "1M 2M 3M 4M 5M 6M 7M 8M")
    stacked(table, "12S 13S")
    assert kind(table) == "redraw"
    assert not happened(table.events, "story_offered")
    play(table, "redraw 1m", "redraw 2m")
    assert hand(table) == {"3M", "4M", "5M", "6M", "7M", "8M", "12S", "13S"}
    assert kind(table) == "story"
    table = between(in_round=3, event="G7", stories="s01 s02 s03")
    play(table, "done")
    assert kind(table) == "story"


def test_g8_switchboard_exchanges_with_one_of_them_once_or_declines() -> None:
    for lines, rows in (
        (["decline"], ("3B 9B", "5S 9S")),
        (["factoryon", "give 1m"], ("3B 9B", "1M 9S")),
        (["automaton", "give 2m"], ("2M 9B", "5S 9S")),
        (["automaton", "decline"], ("3B 9B", "5S 9S")),
    ):
        table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", event="G8", at=Op.LATER_PARTS)
        assert may(table) == ["automaton", "factoryon", "decline"]
        play(table, *lines)
        assert (row(table, A), row(table, F)) == rows
        assert kind(table) == "turn"


def test_g8_switchboard_in_any_order_with_your_own_parts() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", event="G8", powers="s33", at=Op.LATER_PARTS)
    assert may(table) == ["part s33", "part g8"]
    play(table, "part g8", "decline")
    assert may(table) == ["bury 3b", "bury 9b"], "a single part left needs no question"
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", event="G8", powers="s33", at=Op.LATER_PARTS)
    play(table, "part s33")
    assert kind(table) == "bury"


def test_x2_static_draws_three_and_keeps_what_fits() -> None:
    table = trick(hand="9M 1B", automaton="2M 3M 4S 5S", event="X2", draws="6M 7B 8S")
    events = [each for each in play(table, "play 9m") if each.get("who") == "automaton"]
    assert [each["card"] for each in happened(events, "kept")] == ["6M", "8S"]
    assert [each["card"] for each in happened(events, "pushed_out")] == ["5S", "4S"]
    assert answer(events, A) == ("2M", "cannot_beat")


def test_x2_static_draws_three_only_to_follow() -> None:
    table = trick(hand="9M 1B", automaton="13M 3M", factoryon="2M 4S", leader=A, event="X2")
    drawn = [each["who"] for each in happened(table.events, "follow_drew")]
    assert drawn == ["factoryon"] * 3


@pytest.mark.parametrize(
    ("powers", "won", "points"), [("", 0, 2), ("s28", 1, 2), ("", 1, 0), ("s01", 0, 3), ("s47", 0, 5), ("m6", 0, 3)]
)
def test_x4_manhunt_caps_the_alignment_points_of_a_villain_alone(powers: str, won: int, points: int) -> None:
    table = last_trick(A, side="villain", tricks=(5, 2 - won, won), powers=powers, event="X4")
    assert vp(table)[Y] == points


def test_x4_manhunt_does_not_touch_a_hero() -> None:
    assert vp(last_trick(A, tricks=(3, 0, 4), event="X4"))[Y] == 4


def test_b8_x6_turf_war_love_stays_trump_and_strength_only_counts_more() -> None:
    table = trick(hand="13M 2S", plays="automaton 9B, factoryon 1L", event="X6")
    assert winners(play(table, "play 13m")) == ["factoryon"], "16 of strength are off-suit, and love is trump"
    assert winners(trick(hand="1S", plays="you 9M, automaton 11M, factoryon 1L", event="X6").events) == ["factoryon"]
    table = trick(hand="10S 1S", plays="automaton 8M, factoryon 2L", event="X6")
    assert view(table)["trump"] == "L"


def test_b8_no_event_of_ours_makes_another_suit_trump() -> None:
    for event in VANCARDS:
        assert view(trick(hand="1S", event=event))["trump"] == "L"


def test_x6_turf_war_counts_in_replace_and_in_what_beats() -> None:
    table = trick(automaton="4M 6B 13S", draws="1L", event="X6", begin=False)
    keyword(table, "R1")
    assert row(table, A) == "4M 13S 1L", "4 of strength count 7"
    table = trick(hand="1S", automaton="8M 12M", plays="you 9M", event="X6", no_draw=True)
    assert answer(table.events, A) == ("12M", "beats"), "8 of strength count 11, and the 9 that lies there counts 12"


def test_standard_1_x6_turf_war_strength_is_trump_love_is_not() -> None:
    """A14."""
    table = trick(hand="1M 2B", plays="automaton 9B, factoryon 13L", **OLD_TURF_WAR)
    assert may(table, "play") == ["play 2b"]
    table = trick(hand="1M 2S", plays="automaton 9B, factoryon 13L", **OLD_TURF_WAR)
    assert winners(play(table, "play 1m")) == ["you"]
    assert winners(trick(hand="1S", plays="you 9B, automaton 13L, factoryon 2B", **OLD_TURF_WAR).events) == ["you"]


def test_standard_1_x6_turf_war_love_in_her_instructions_is_still_love() -> None:
    """A14."""
    table = trick(hand="1S", automaton="3L 4M", plays="you 9B", side="villain", no_draw=True, **OLD_TURF_WAR)
    assert answer(table.events, A) == ("4M", "lowest_not_love")


def test_x7_mirror_city_the_lowest_wins_ties_the_earlier() -> None:
    assert winners(trick(hand="1S", plays="you 9M, automaton 3M, factoryon 2B", event="X7").events) == ["automaton"]
    assert winners(trick(hand="1S", plays="you 9M, automaton 3L, factoryon 2L", event="X7").events) == ["factoryon"]
    tied = trick(hand="1S", plays="you 9M, automaton 4.5L, factoryon 4.5L2", event="X7")
    assert winners(tied.events) == ["automaton"]
    table = trick(hand="1S", automaton="13M 2M", factoryon="5B 6B", leader=A, event="X7")
    assert answer(table.events, A) == ("13M", "highest"), "her instructions stay literal (A37)"


def test_x7_mirror_city_an_equal_card_does_not_beat() -> None:
    table = trick(hand="1S", automaton="4.5L2 9L", plays="you 4.5L", event="X7", no_draw=True)
    assert answer(table.events, A) == ("4.5L2", "cannot_beat")
    table = trick(hand="9M", plays="automaton 7M, factoryon 8M", powers="s25.0 s16", side="villain", event="X7")
    assert winners(play(table, "play 9m")) == ["you"], "9 less 5 of s16"


@pytest.mark.parametrize(
    ("counts", "after"),
    [((4, 1, 2), (6, 1, 2)), ((3, 1, 3), (5, 1, 3)), ((2, 3, 2), (4, 4, 2)), ((0, 2, 5), (1, 2, 5))],
)
def test_x8_ransom_pays_each_vancardian_with_three_tricks(
    counts: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert vp(last_trick(A, tricks=counts, event="X8")) == after


def test_x8_ransom_never_pays_you() -> None:
    assert vp(last_trick(Y, tricks=(2, 2, 3), event="X8")) == (2, 2, 4)


def test_no_argument_of_an_event_hides_its_name() -> None:
    """What happened is told under `event`; an argument of that name would take its place."""
    kinds = event_types(OriginStoryOptions.read({})).values()
    assert [each.name for each in kinds if "event" in each.arguments] == []


def test_the_event_of_round_3_is_told_when_it_is_turned_up_and_used() -> None:
    table = between(in_round=3, event="G7")
    assert "event_revealed" in [each["event"] for each in table.events]
    assert "event_used" in [each["event"] for each in table.events]
