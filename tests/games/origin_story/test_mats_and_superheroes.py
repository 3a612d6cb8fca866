"""The mats m1 to m6 and the superheroes h01 to h12, each with its effect and an edge of it."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.terms import Op
from tablemate.games.origin_story.view import build_view
from tablemate.games.origin_story.view_types import PlayedCard

from .board import A, Board, F, Y, finish_round, hand, happened, kind, may, play, row, scored, vp, winners, worth
from .builders import between, holding, last_trick, stacked, trick


@pytest.mark.parametrize(
    ("mat", "card", "value"),
    [("m1", "9S", 14), ("m1", "9M", 9), ("m3", "9M", 14), ("m3", "9L", 9), ("m4", "9L", 15), ("m4", "9S", 9)],
)
def test_m1_m3_m4_courier_stevedore_florist_help_one_suit_you_lead(mat: str, card: str, value: int) -> None:
    table = trick(hand=f"{card} 1B", powers=mat)
    assert happened(play(table, f"play {card.lower()}"), "played")[0]["value"] == value


@pytest.mark.parametrize(("mat", "card"), [("m1", "9S"), ("m3", "9M"), ("m4", "9L")])
def test_m1_m3_m4_do_nothing_when_you_follow_or_uncharged(mat: str, card: str) -> None:
    table = trick(hand=f"{card} 1B", plays=f"automaton 2{card[1]}, factoryon 3{card[1]}", powers=mat)
    assert happened(play(table, f"play {card.lower()}"), "played")[0]["value"] == 9
    table = trick(hand=f"{card} 1B", powers=f"{mat}.0")
    assert happened(play(table, f"play {card.lower()}"), "played")[0]["value"] == 9


def test_m1_courier_goes_by_the_suit_named_with_s15() -> None:
    for named, value in (("s", 14), ("m", 9)):
        table = trick(hand="9B 1B", powers="m1 s15")
        play(table, f"use s15 as {named}")
        assert happened(play(table, "play 9b"), "played")[0]["value"] == value


def test_m4_florist_helps_the_x_cards_of_s43() -> None:
    table = trick(hand="9B 1S", powers="m4 s43=B")
    assert happened(play(table, "play 9b"), "played")[0]["value"] == 15


def test_m2_archivist_redraws_one_card_or_none() -> None:
    table = trick(hand="1M 2M", automaton="", factoryon="", draws="11S 12S", powers="m2", at=Op.PARTS)
    assert may(table) == ["redraw 1m", "redraw 2m", "done"]
    play(table, "redraw 2m")
    assert hand(table) == {"1M", "11S"}
    assert kind(table) == "align"
    table = trick(hand="1M 2M", automaton="", factoryon="", powers="m2", at=Op.PARTS)
    play(table, "done")
    assert hand(table) == {"1M", "2M"}


def test_m5_locksmith_buries_in_one_row_and_may_not_decline() -> None:
    table = trick(hand="1M", automaton="3B 9B 4S", factoryon="5S 9S 1B", powers="m5", at=Op.LATER_PARTS)
    assert may(table) == ["automaton", "factoryon"]
    play(table, "factoryon")
    assert may(table) == ["bury 5s", "bury 9s", "bury 1b"]
    play(table, "bury 5s")
    assert (row(table, A), row(table, F)) == ("3B 9B 4S", "9S 1B 5S")


def test_m5_locksmith_the_rightmost_card_means_no_change_and_nothing_is_asked_without_a_charge() -> None:
    table = trick(hand="1M", automaton="3B 9B 4S", factoryon="5S 9S 1B", powers="m5", at=Op.LATER_PARTS)
    play(table, "automaton", "bury 4s")
    assert (row(table, A), row(table, F)) == ("3B 9B 4S", "5S 9S 1B")
    table = trick(hand="1M", automaton="3B 9B 4S", factoryon="5S 9S 1B", powers="m5.0", at=Op.LATER_PARTS)
    assert kind(table) == "turn"


@pytest.mark.parametrize("side", ["hero", "villain"])
@pytest.mark.parametrize(("won", "pays"), [(0, 1), (2, 1), (3, 0)])
def test_m6_night_nurse_pays_for_two_tricks_at_most(side: str, won: int, pays: int) -> None:
    table = last_trick(A, side=side, tricks=(4, 3 - won, won), powers="m6")
    plain = last_trick(A, side=side, tricks=(4, 3 - won, won), powers="m6.0")
    assert vp(table)[Y] - vp(plain)[Y] == pays


def test_h01_aurora_vane_gives_two_tokens_to_place_at_once() -> None:
    table = between(in_round=5, heroes="h01 h02", powers="m6")
    owned = table.s.stamina
    events = play(table, "keep h01")
    assert happened(events, "stamina") == [{"event": "stamina", "gained": 2, "owned": owned + 2}]
    assert table.s.left == owned + 2


def test_h01_aurora_vane_pays_what_could_not_be_paid_and_nothing_if_not_kept() -> None:
    for hero, offered in (("h01", True), ("h02", False)):
        table = between(in_round=5, stamina=3, heroes="h01 h02", powers="m6 s43")
        play(table, f"keep {hero}")
        assert ("charge s43" in may(table)) == offered, "it costs five"
        assert table.s.stamina == (5 if offered else 3)


def test_h02_lark_colossus_adds_two_and_a_half() -> None:
    table = trick(hand="9M 1L", powers="h02")
    assert [worth(table, card)[1] for card in ("9M", "1L")] == [11.5, 3.5]
    assert happened(play(table, "play 9m"), "played")[0]["value"] == 11.5


def test_h02_lark_colossus_changes_neither_printed_values_nor_their_cards() -> None:
    table = trick(hand="4M", plays="automaton 6M, factoryon 2M", trick=8, powers="h02 s03", tricks=(4, 3, 0))
    assert [each["value"] for each in view_of_plays(table)] == [6, 2]
    assert scored(play(table, "play 4m")) == [1, 1], "the card is still a printed 4"
    assert worth(trick(hand="5M 6M", powers="h02 s29"), "5M") == ("M", 13.5)
    assert worth(trick(hand="5M 6M", powers="h02 s29"), "6M") == ("M", 8.5)


def view_of_plays(table: Board) -> list[PlayedCard]:
    """The cards on the table as you see them."""
    return build_view(table.seen)["plays"]


def test_h03_tidewalker_redraws_up_to_the_whole_hand_before_charging() -> None:
    table = between(in_round=5, heroes="h03 h02", powers="m6")
    holding(table, "1M 2M 3M 4M 5M 6M 7M 8M")
    stacked(table, "1S 2S 3S 4S 5S 6S 7S 8S")
    play(table, "keep h03", *[f"redraw {number}m" for number in range(1, 9)])
    assert hand(table) == {f"{number}S" for number in range(1, 9)}
    assert kind(table) == "charge"
    assert len(happened(table.events, "you_drew")) == 8


def test_h03_tidewalker_draws_only_after_all_discards() -> None:
    table = between(in_round=5, heroes="h03 h02", powers="m6")
    holding(table, "1M 2M 3M 4M 5M 6M 7M 8M")
    play(table, "keep h03", "redraw 1m", "redraw 5m")
    assert not happened(table.events, "you_drew")
    play(table, "done")
    assert len(happened(table.events, "you_drew")) == 2
    assert len(hand(table)) == 8


@pytest.mark.parametrize(
    ("plays", "winner"), [("automaton 9M, factoryon 9S", "you"), ("automaton 10M, factoryon 1M", "automaton")]
)
def test_h04_quickstep_wins_a_tie_and_leads_four_higher(plays: str, winner: str) -> None:
    table = trick(hand="7M", plays=plays, powers="h04 s25")
    assert winners(play(table, "play 7m")) == [winner]
    table = trick(hand="7M 1B", powers="h04")
    assert happened(play(table, "play 7m"), "played")[0]["value"] == 11


def test_h04_quickstep_wins_no_tie_with_a_card_that_is_off_suit() -> None:
    table = trick(hand="9B", plays="automaton 9M, factoryon 2M", powers="h04")
    assert winners(play(table, "play 9b")) == ["automaton"]


def test_h04_quickstep_leaves_ties_of_others_to_the_earlier_card() -> None:
    table = trick(hand="1S", plays="you 9M, automaton 4.5L, factoryon 4.5L2", powers="h04")
    assert winners(table.events) == ["automaton"]


def test_h05_null_shade_lowers_a_villains_cards_and_pays_five_for_one_trick() -> None:
    assert worth(trick(hand="9M", powers="h05", side="villain"), "9M") == ("M", 6)
    assert worth(trick(hand="9M", powers="h05"), "9M") == ("M", 9)
    for won, points in ((0, 5), (1, 5), (2, 0)):
        assert vp(last_trick(A, side="villain", tricks=(5, 2 - won, won), powers="h05"))[Y] == points
    assert vp(last_trick(A, side="hero", tricks=(5, 1, 1), powers="h05"))[Y] == 1


def test_h05_null_shade_pays_nothing_after_a_surrender() -> None:
    table = trick(hand="1M 2M", leader=A, trick=7, side="villain", tricks=(3, 2, 1), powers="h05")
    play(table, "surrender")
    assert vp(table) == (5, 2, 0)


def test_h06_monument_adds_four_when_you_follow() -> None:
    table = trick(hand="9M 1B", plays="automaton 12M, factoryon 2M", powers="h06")
    events = play(table, "play 9m")
    assert happened(events, "played")[0]["value"] == 13
    assert winners(events) == ["you"]
    assert happened(play(trick(hand="9M 1B", powers="h06"), "play 9m"), "played")[0]["value"] == 9


def test_h06_monument_helps_a_card_that_is_off_suit_to_nothing() -> None:
    table = trick(hand="13B", plays="automaton 2M, factoryon 1M", powers="h06")
    events = play(table, "play 13b")
    assert happened(events, "played")[0]["value"] == 17
    assert winners(events) == ["automaton"]


def test_h07_duplicate_charges_a_story_of_your_choice_not_the_mat() -> None:
    table = between(in_round=5, heroes="h07 h02", powers="m2 s02 s43 s21 s08")
    play(table, "keep h07")
    assert may(table) == ["freely s02", "freely s43", "freely s21", "freely s08"]
    play(table, "freely s02", "done")
    assert kind(table) == "redraw"
    assert table.s.arg[table.s.depth - 1] // 32 == 2, "k is the number of its slots"


@pytest.mark.parametrize(("story", "asked"), [("s43", "suit"), ("s40", "reveal")])
def test_h07_duplicate_its_charged_part_comes_after_charging(story: str, asked: str) -> None:
    table = between(in_round=5, heroes="h07 h02", powers="m6 s01 s43 s40 s08")
    play(table, "keep h07", f"freely {story}")
    assert kind(table) == "charge"
    play(table, "done")
    assert kind(table) == asked


def test_h07_duplicate_a_postponed_part_waits_for_the_rows() -> None:
    table = between(in_round=5, heroes="h07 h02", powers="m6 s01 s21 s40 s08")
    play(table, "keep h07", "freely s21", "done")
    assert kind(table) == "align"
    play(table, "hero")
    assert kind(table) == "exchange"


def test_h08_quartermaster_draws_three() -> None:
    table = between(in_round=5, heroes="h08 h02", powers="m6")
    play(table, "keep h08")
    assert len(hand(table)) == 11
    assert kind(table) == "charge", "drawn before charging, and nothing is asked"


def test_h08_quartermaster_leaves_three_cards_over() -> None:
    table = between(in_round=5, heroes="h08 h02", powers="m6")
    play(table, "keep h08")
    events = finish_round(table)
    assert len([each for each in happened(events, "left_over") if each["who"] == "you"]) == 3
    table = between(in_round=5, heroes="h08 h02", powers="m6")
    play(table, "keep h02")
    assert len(hand(table)) == 8, "the other superhero went away"


def test_h09_comet_kid_adds_six_in_trick_8_and_pays_two() -> None:
    table = trick(hand="7M", plays="automaton 12M, factoryon 2M", trick=8, powers="h09", tricks=(4, 3, 0), in_round=5)
    events = play(table, "play 7m")
    assert happened(events, "played")[0]["value"] == 13
    assert scored(events) == [2, 1]
    table = trick(hand="7M 1B", plays="automaton 12M, factoryon 2M", trick=7, powers="h09")
    assert happened(play(table, "play 7m"), "played")[0]["value"] == 7


def test_h09_comet_kid_pays_only_a_winner() -> None:
    table = trick(hand="6M", plays="automaton 12M, factoryon 2M", trick=8, powers="h09", tricks=(4, 3, 0), in_round=5)
    events = play(table, "play 6m")
    assert happened(events, "played")[0]["value"] == 12
    assert (winners(events), scored(events)) == (["automaton"], [])


@pytest.mark.parametrize(("dials", "points"), [((5, 3, 4), 2), ((3, 5, 4), 2), ((4, 4, 4), 0), ((3, 2, 4), 0)])
def test_h10_redeemer_pays_when_you_are_behind(dials: tuple[int, int, int], points: int) -> None:
    table = last_trick(A, tricks=(5, 2, 0), powers="h10", vp=dials)
    assert vp(table)[Y] == 4 + points


def test_h10_redeemer_is_the_first_end_of_round_part() -> None:
    table = last_trick(A, tricks=(5, 1, 1), powers="h10 m6 s01", vp=(5, 0, 4))
    assert scored(table.events) == [2, 1, 1, 1]


def test_h11_the_conductor_buries_two_in_each_row_one_after_the_other() -> None:
    table = trick(hand="1M", automaton="3B 9B 4S", factoryon="5S 9S 1B", powers="h11", at=Op.LATER_PARTS)
    play(table, "bury 3b")
    assert row(table, A) == "9B 4S 3B"
    play(table, "bury 9b")
    assert row(table, A) == "4S 3B 9B"
    play(table, "bury 5s", "bury 5s")
    assert row(table, F) == "9S 1B 5S"


def test_h11_the_conductor_waits_for_the_rows_and_may_not_decline() -> None:
    table = between(in_round=5, heroes="h11 h02", powers="m6", vancard="G4")
    play(table, "keep h11", "done")
    assert (kind(table), table.s.n_row[A]) == ("align", 0)
    play(table, "hero")
    assert may(table) == [f"bury {card.lower()}" for card in row(table, A).split()]
    before = row(table, A), row(table, F)
    for who in (A, A, F, F):
        play(table, f"bury {row(table, who).split()[-1].lower()}")
    assert (row(table, A), row(table, F)) == before, "the rightmost card means no change"


@pytest.mark.parametrize(
    ("won", "points"), [("9M", 0), ("9L", 1), ("9L 8L", 2), ("9L 8L 7L", 2), ("9B=L", 1), ("4.5L 9B=L", 2)]
)
def test_h12_heartwright_counts_love_in_your_pile_up_to_two(won: str, points: int) -> None:
    count = len(won.split())
    table = last_trick(A, side="villain", won=won, tricks=(7 - count, 0, count), powers="h12")
    assert vp(table)[Y] == points


def test_h12_heartwright_counts_the_love_of_all_three_seats() -> None:
    table = trick(hand="", plays="you 12L, automaton 5L, factoryon 3L", trick=8, side="villain", tricks=(4, 3, 0),
                  powers="h12")  # fmt: skip
    assert vp(table)[Y] == 2
