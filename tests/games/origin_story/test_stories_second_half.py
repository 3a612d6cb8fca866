"""The stories s25 to s48, each with its effect and an edge of it."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.terms import Op

from .board import (
    NAMES,
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
    tricks,
    vp,
    winners,
    worth,
)
from .builders import OLD_TURF_WAR, between, last_trick, trick


@pytest.mark.parametrize("side", ["hero", "villain"])
def test_s25_plated_suit_adds_two_when_you_follow(side: str) -> None:
    table = trick(hand="9M 1B", plays="automaton 10M, factoryon 3M", powers="s25", side=side)
    events = play(table, "play 9m")
    assert happened(events, "played")[0]["value"] == 11
    assert winners(events) == ["you"]
    table = trick(hand="9M 1B", powers="s25", side=side)
    assert happened(play(table, "play 9m"), "played")[0]["value"] == 9


@pytest.mark.parametrize("side", ["hero", "villain"])
def test_s26_aero_suit_adds_three_when_you_lead(side: str) -> None:
    table = trick(hand="9M 1B", powers="s26", side=side)
    assert happened(play(table, "play 9m"), "played")[0]["value"] == 12
    table = trick(hand="9M 1B", plays="automaton 10M, factoryon 3M", powers="s26", side=side)
    assert happened(play(table, "play 9m"), "played")[0]["value"] == 9


def test_s27_mirror_cloak_swaps_owners_and_second_wind_then_helps_your_new_card() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 13M", powers="s27 s45")
    play(table, "use s27")
    assert may(table) == ["automaton", "factoryon"]
    play(table, "automaton")
    events = play(table, "use s45")
    assert happened(events, "value_changed") == [{"event": "value_changed", "card": "12M", "value": 22}]
    assert winners(events) == ["you"]


def test_s27_mirror_cloak_takes_second_wind_with_the_card() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 13M", powers="s27 s45")
    play(table, "use s45", "use s27", "automaton")
    assert winners(table.events) == ["automaton"]


def test_s27_mirror_cloak_then_s18_gives_the_trick_to_who_owns_the_second_card() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 3M", powers="s27 s18")
    play(table, "use s27", "automaton")
    assert winners(play(table, "use s18")) == ["automaton"], "your 9 is hers now"


def test_s27_mirror_cloak_the_card_you_got_is_not_shown() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 3M", powers="s27 s40", revealed="9M")
    events = play(table, "use s27", "automaton")
    assert winners(events) == ["you"]
    assert scored(events) == []


@pytest.mark.parametrize(("won", "points"), [(0, 4), (1, 4), (2, 0)])
def test_s28_shadow_weave_pays_a_villain_with_one_trick(won: int, points: int) -> None:
    assert vp(last_trick(A, side="villain", tricks=(5, 2 - won, won), powers="s28"))[Y] == points


def test_s28_shadow_weave_does_not_change_when_surrender_is_forbidden() -> None:
    assert "surrender" not in may(trick(hand="1M", leader=A, side="villain", powers="s28"))
    assert "surrender" in may(trick(hand="1M", leader=A, side="villain", powers="s28", tricks=(2, 0, 1)))
    table = trick(hand="9M", automaton="2L 5M", plays="", leader=A, side="villain", powers="s28", tricks=(0, 0, 1))
    assert answer(table.events, A) == ("5M", "highest")


def test_s29_underdog_lining_goes_by_printed_values_up_to_five() -> None:
    table = trick(hand="5M 6M 4.5L 1B", powers="s29 s04")
    assert [worth(table, card)[1] for card in ("5M", "6M", "4.5L", "1B")] == [13, 8, 12.5, 9]


def test_s30_two_tone_suit_flips_at_once_for_their_procedures_and_surrender() -> None:
    table = trick(hand="9M 1B", automaton="2L 5B", factoryon="3S 3B", powers="s30 s06", side="hero")
    play(table, "use s30")
    assert happened(table.events, "aligned") == [{"event": "aligned", "side": "villain"}]
    assert answer(play(table, "play 9m"), A) == ("5B", "lowest_not_love")
    table = trick(hand="9M 1B", leader=A, powers="s30", side="villain")
    assert may(table, "surrender") == []
    play(table, "use s30")
    assert may(table, "surrender") == [], "only at the very start of the turn (A17)"
    assert table.s.align == 1


def test_s29_underdog_lining_changes_neither_their_cards_nor_a_card_you_gave() -> None:
    table = trick(hand="1M 9S", automaton="3B 9B", factoryon="13S 12S", powers="s29 s21", at=Op.LATER_PARTS, leader=A,
                  side="villain")  # fmt: skip
    play(table, "give 1m", "decline")
    assert happened(table.events, "played")[0]["value"] == 1


def test_s30_two_tone_suit_counts_for_the_points_of_the_round() -> None:
    for side, points in (("hero", 4), ("villain", 0)):
        table = trick(
            hand="1S", plays="automaton 12M, factoryon 5M", trick=8, side=side, powers="s30", tricks=(5, 2, 0)
        )
        play(table, "use s30", "play 1s")
        assert vp(table)[Y] == points


def test_s31_police_captain_pays_for_trick_1_alone() -> None:
    for number, points in ((1, [1]), (2, [])):
        table = trick(hand="1S 2S", plays="you 9M, automaton 2M, factoryon 3M", powers="s31", trick=number)
        assert scored(table.events) == points
    assert scored(trick(hand="1S", plays="you 9M, automaton 12M, factoryon 3M", powers="s31", trick=1).events) == []


def test_s32_night_editor_pays_for_trick_8_and_adds_up_with_s08_h09_and_the_event() -> None:
    assert scored(last_trick(Y, powers="s32", tricks=(4, 3, 0)).events) == [1, 1]
    assert scored(last_trick(A, powers="s32", tricks=(4, 3, 0)).events) == []
    table = last_trick(Y, powers="s32 s08 h09", event="X5", tricks=(4, 3, 0))
    assert sorted(scored(table.events)) == [1, 1, 1, 2, 2]


def test_s33_the_mole_buries_a_card_of_each_row() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B 4S", factoryon="5S 9S", powers="s33", at=Op.LATER_PARTS)
    assert may(table) == ["bury 3b", "bury 9b", "bury 4s"]
    play(table, "bury 9b")
    assert may(table) == ["bury 5s", "bury 9s"]
    play(table, "bury 9s")
    assert (row(table, A), row(table, F)) == ("3B 4S 9B", "5S 9S")
    assert happened(table.events, "buried")[1] == {"event": "buried", "who": "factoryon", "card": "9S"}


def test_s33_the_mole_the_rightmost_card_means_no_change() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B 4S", factoryon="5S 9S", powers="s33", at=Op.LATER_PARTS)
    play(table, "bury 4s", "bury 9s")
    assert (row(table, A), row(table, F)) == ("3B 9B 4S", "5S 9S")


def test_s34_twin_engineers_draw_two() -> None:
    table = trick(hand="1M", automaton="", factoryon="", draws="11S 12S 13S", powers="s34", at=Op.PARTS)
    assert hand(table) == {"1M", "11S", "12S"}
    assert kind(table) == "align"


def test_s34_twin_engineers_draw_after_all_tokens_and_what_is_left_goes_away() -> None:
    table = between(in_round=2, stamina=4, powers="m6 s34", stories="s01 s03 s05")
    play(table, "keep s01", "charge s34")
    assert (len(hand(table)), kind(table)) == (8, "charge")
    play(table, "done")
    assert len(hand(table)) == 10
    events = finish_round(table)
    assert len([each for each in happened(events, "left_over") if each["who"] == "you"]) == 2


def test_s34_twin_engineers_draw_nothing_without_a_charge() -> None:
    table = trick(hand="1M", automaton="", factoryon="", draws="11S 12S", powers="s34.0", at=Op.PARTS)
    assert hand(table) == {"1M"}


@pytest.mark.parametrize(
    ("won", "points"),
    [("9M", 0), ("9M 8M", 0), ("9M 8B", 1), ("9M 8B 7S", 2), ("9M 8B 7S 2L", 3), ("9M 8B=L 2L", 1), ("", 0)],
)
def test_s35_old_mentor_counts_effective_suits(won: str, points: int) -> None:
    count = len(won.split())
    table = last_trick(A, side="villain", won=won, tricks=(7 - count, 0, count), powers="s35")
    assert vp(table)[Y] == points + (4 if count == 0 else 0)


def test_s36_faithful_hound_takes_the_lead_twice_a_round_not_in_trick_8() -> None:
    table = trick(hand="1S 2S 3S 4S", plays="you 9M, automaton 12M, factoryon 3M", powers="s36 s06", trick=5,
                  automaton="12S 11S 10S", factoryon="5S 6S 7S")  # fmt: skip
    assert may(table) == ["use s36", "pass"]
    play(table, "use s36")
    assert (table.s.leader, table.s.trick, tricks(table)[A]) == (Y, 6, 1)
    play(table, "play 1s", "use s36")
    assert (table.s.leader, table.s.trick) == (Y, 7)
    play(table, "play 2s")
    assert kind(table) == "turn"
    assert table.s.leader == A
    table = trick(hand="", plays="you 9M, automaton 12M, factoryon 3M", powers="s36", trick=8)
    assert kind(table) != "outcome"


@pytest.mark.parametrize("side", ["hero", "villain"])
@pytest.mark.parametrize(("story", "who"), [("s37", A), ("s38", F)])
@pytest.mark.parametrize(("mine", "theirs", "pays"), [(3, 2, 1), (2, 2, 0), (2, 3, 0)])
def test_s37_s38_nemesis_needs_strictly_more_tricks(
    side: str, story: str, who: int, mine: int, theirs: int, pays: int
) -> None:
    counts = [0, 0, mine]
    counts[who], counts[1 - who] = theirs, 7 - mine - theirs
    table = last_trick(1 - who, side=side, tricks=(counts[0], counts[1], counts[2]), powers=story)
    assert vp(table)[Y] == (mine if side == "hero" else 0) + pays


@pytest.mark.parametrize(
    ("counts", "dials", "after"),
    [
        ((2, 2, 3), (0, 0, 0), (1, 2, 5)),
        ((1, 3, 3), (0, 0, 0), (1, 2, 5)),
        ((4, 0, 3), (0, 0, 0), (3, 0, 5)),
        ((4, 1, 2), (0, 0, 0), (4, 1, 3)),
        ((0, 0, 3), (0, 0, 0), (0, 0, 4)),
        ((1, 3, 3), (9, 0, 0), (10, 2, 5)),
        ((1, 4, 2), (0, 0, 0), (1, 4, 3)),
    ],
)
def test_s39_grudge_match_steals_from_the_one_with_most_tricks_the_automaton_if_equal(
    counts: tuple[int, int, int], dials: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert vp(last_trick(Y, tricks=counts, vp=dials, powers="s39")) == after


def test_s40_public_speech_reveals_exactly_three_and_pays_either_side() -> None:
    table = trick(hand="1M 2M 3M 4M", automaton="", factoryon="", powers="s40", at=Op.PARTS)
    play(table, "reveal 1m", "reveal 3m")
    assert may(table) == ["reveal 2m", "reveal 4m"]
    play(table, "reveal 4m")
    assert kind(table) == "align"
    for side, value in (("hero", 8), ("villain", 10)):
        table = trick(hand="9M 1S", plays="automaton 2M, factoryon 3M", powers="s40", revealed="9M", side=side)
        events = play(table, "play 9m")
        assert happened(events, "played")[0]["value"] == value
        assert scored(events) == [1]
    table = trick(hand="9M 1S", plays="automaton 2M, factoryon 3M", powers="s40")
    assert scored(play(table, "play 9m")) == []


def test_s40_public_speech_a_card_given_away_loses_its_mark() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", powers="s21 s40", revealed="1M 2M",
                  at=Op.LATER_PARTS)  # fmt: skip
    play(table, "give 1m", "decline")
    assert table.s.marked == 1 << NAMES.index("2M")
    assert worth(table, "3B") == ("B", 3)


def test_s41_blackmailer_binds_in_every_trick_you_lead_and_love_led_has_no_effect() -> None:
    table = trick(hand="9L 1S", automaton="2L 6B 8S", powers="s41 s06")
    assert answer(play(table, "play 9l"), A)[0] == "2L"
    table = trick(hand="9M 1S", automaton="2L 6B 8S", plays="", powers="s41.0 s06")
    assert answer(play(table, "play 9m"), A)[0] == "2L"


def test_s41_blackmailer_has_no_effect_on_a_trick_a_vancardian_leads() -> None:
    table = trick(hand="9M 1S", automaton="13M 6B", factoryon="1L 5B 6S", leader=A, powers="s41 s20")
    assert answer(table.events, F) == ("1L", "no_suit")


def test_s42_puppeteer_after_their_draw_each_slot_once_and_only_when_leading() -> None:
    table = trick(hand="9M 1S", automaton="12M 4M", factoryon="11M 3M", draws="2M 1B 5M 2B", powers="s42")
    play(table, "play 9m")
    assert may(table) == ["use s42", "pass"]
    events = play(table, "use s42")
    assert answer(events, A)[0] == "2M"
    assert answer(events, F)[0] == "5M"
    assert [table.s.slot[1, slot] for slot in range(2)] == [3, 1]
    table = trick(hand="9M 1S", leader=A, powers="s42")
    play(table, "play " + next(iter(may(table, "play"))).split()[1])
    assert kind(table) == "turn"


def test_s42_puppeteer_reports_no_change_of_a_value() -> None:
    """Binding the followers changes no card: nothing is to be told about a value."""
    table = trick(hand="9M 1S", automaton="12M 4M", factoryon="11M 3M", powers="s42")
    play(table, "play 9m")
    assert not happened(play(table, "use s42"), "value_changed")


@pytest.mark.parametrize("suit", ["b", "m", "s"])
def test_s43_heart_forge_names_a_suit_that_is_love_for_you(suit: str) -> None:
    table = trick(hand="4B 4M 4S 4L", automaton="", factoryon="", powers="s43", at=Op.PARTS)
    assert may(table) == ["name b", "name m", "name s"]
    play(table, f"name {suit}")
    for card in hand(table):
        assert worth(table, card)[0] == ("L" if card[1].lower() == suit else card[1])
    assert kind(table) == "align"


def test_s43_heart_forge_is_love_and_no_trump_where_another_suit_is() -> None:
    table = trick(hand="9M 1S", plays="automaton 2B, factoryon 3B", powers="s43=M", **OLD_TURF_WAR)
    assert winners(play(table, "play 9m")) == ["factoryon"]


def test_s43_heart_forge_under_turf_war_is_love_and_counts_as_love_does() -> None:
    table = trick(hand="9M 1S", plays="automaton 2B, factoryon 3B", powers="s43=M", event="X6")
    assert worth(table, "9M") == ("L", 9), "the event is about strength"
    assert winners(play(table, "play 9m")) == ["you"]


@pytest.mark.parametrize(("side", "won", "points"), [("hero", 2, 2), ("hero", 5, 8), ("villain", 5, 0), ("hero", 1, 1)])
def test_s44_gravity_well_pays_a_hero_for_tricks_beyond_two(side: str, won: int, points: int) -> None:
    assert vp(last_trick(A, side=side, tricks=(7 - won, 0, won), powers="s44"))[Y] == points


def test_s45_second_wind_adds_ten_after_all_have_played() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 12M, factoryon 13M", powers="s45")
    assert may(table) == ["use s45", "pass"]
    events = play(table, "use s45")
    assert happened(events, "value_changed")[0]["value"] == 19
    assert winners(events) == ["you"]
    assert kind(table) == "turn"
    table = trick(hand="1S 2S", plays="you 9M, automaton 12B, factoryon 2L", powers="s45")
    assert winners(play(table, "use s45")) == ["factoryon"]


def test_s46_absolute_zero_only_in_tricks_you_lead_and_she_knows_what_beats() -> None:
    table = trick(hand="9M 1S", automaton="12B 2L", factoryon="10M 3M", powers="s46 s06")
    events = play(table, "play 9m")
    assert answer(events, A)[0] == "2L"
    assert answer(events, F) == ("10M", "beats")
    table = trick(hand="9M 1S", plays="automaton 12M, factoryon 2L", powers="s46")
    assert winners(play(table, "play 9m")) == ["factoryon"]


def test_s46_absolute_zero_and_s27_her_love_is_trump_again_when_it_is_yours() -> None:
    table = trick(hand="9M 1S", automaton="4L 12B", factoryon="13M 3M", powers="s46 s27 s06")
    play(table, "play 9m")
    assert winners(play(table, "use s27", "automaton"))[0] == "you"


@pytest.mark.parametrize(("side", "won", "points"), [("villain", 0, 7), ("villain", 1, 0), ("hero", 0, 0)])
def test_s47_perfect_crime_pays_a_villain_without_tricks(side: str, won: int, points: int) -> None:
    assert vp(last_trick(A, side=side, tricks=(5, 2 - won, won), powers="s47"))[Y] == points


def test_s47_perfect_crime_takes_one_off_every_card_of_a_villain() -> None:
    assert worth(trick(hand="9M", powers="s47", side="villain"), "9M") == ("M", 8)
    assert worth(trick(hand="9M", powers="s47"), "9M") == ("M", 9)


@pytest.mark.parametrize("side", ["hero", "villain"])
def test_s48_master_plan_predicts_0_to_8_after_the_rows_and_pays_two(side: str) -> None:
    table = between(in_round=2, stamina=3, powers="m6 s48", stories="s01 s02 s03")
    play(table, "keep s01", "charge s48", "charge s01", "done", side)
    assert kind(table) == "predict"
    assert table.s.n_row[F] == 8
    assert may(table) == [f"predict {number}" for number in range(9)]
    events = play(table, "predict 3")
    assert happened(events, "predicted")[0]["tricks"] == 3
    for won, points in ((1, 2), (2, 0)):
        table = last_trick(A, tricks=(5, 2 - won, won), powers="s48~1", side=side)
        assert vp(table)[Y] == points + (won if side == "hero" else 0)
