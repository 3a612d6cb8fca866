"""The stories s01 to s24, each with its effect and an edge of it."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.terms import Op

from .board import (
    A,
    F,
    Y,
    answer,
    conserved,
    discard,
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
from .builders import between, last_trick, trick


@pytest.mark.parametrize("side", ["hero", "villain"])
@pytest.mark.parametrize(("won", "pays"), [(0, True), (1, True), (2, False)])
def test_s01_orphaned_heir_pays_for_one_trick_at_most_on_either_side(side: str, won: int, pays: bool) -> None:
    plain = last_trick(A, side=side, tricks=(5, 2 - won, won))
    table = last_trick(A, side=side, tricks=(5, 2 - won, won), powers="s01")
    assert vp(table)[Y] - vp(plain)[Y] == (1 if pays else 0)


@pytest.mark.parametrize("slots", [1, 2])
def test_s02_lab_accident_redraws_up_to_k(slots: int) -> None:
    table = trick(hand="1M 2M 3M", automaton="", factoryon="", draws="11S 12S 13S", powers=f"s02.{slots}", at=Op.PARTS)
    play(table, "redraw 1m")
    if slots == 2:
        assert not happened(table.events, "you_drew")
        play(table, "redraw 2m")
    assert kind(table) == "align"
    assert hand(table) == ({"2M", "3M", "11S"} if slots == 1 else {"3M", "11S", "12S"})


def test_s02_lab_accident_may_redraw_fewer_or_none() -> None:
    for lines, left in ((["done"], {"1M", "2M"}), (["redraw 1m", "done"], {"2M", "11S"})):
        table = trick(hand="1M 2M", automaton="", factoryon="", draws="11S 12S", powers="s02", at=Op.PARTS)
        play(table, *lines)
        assert hand(table) == left


@pytest.mark.parametrize(("card", "pays"), [("4M", 1), ("4L", 1), ("1B", 1), ("5S", 0), ("4.5L", 0), ("13B", 0)])
def test_s03_small_town_roots_counts_printed_values_up_to_four(card: str, pays: int) -> None:
    table = last_trick(A, tricks=(4, 2, 1), won=card, powers="s03")
    assert vp(table)[Y] == 1 + pays


def test_s03_small_town_roots_ignores_what_the_value_has_become() -> None:
    table = trick(hand="3S", plays="automaton 4S, factoryon 2S", trick=8, powers="s03 s29", tricks=(4, 3, 0))
    assert scored(play(table, "play 3s")) == [1, 1]


def test_s04_lost_twin_adds_two_to_every_card_of_yours() -> None:
    table = trick(hand="9M 2L 13S", powers="s04", automaton="9B")
    assert [worth(table, card) for card in ("9M", "2L", "13S")] == [("M", 11), ("L", 4), ("S", 15)]
    assert happened(play(table, "play 9m"), "played")[0]["value"] == 11
    assert worth(trick(hand="9M", powers="s04.0"), "9M") == ("M", 9)


@pytest.mark.parametrize(("side", "won", "pays"), [("hero", 4, 1), ("hero", 3, 0), ("villain", 4, 0)])
def test_s05_sworn_oath_pays_a_hero_with_four_tricks(side: str, won: int, pays: int) -> None:
    table = last_trick(A, side=side, tricks=(4, 3 - won if won < 4 else 0, won), powers="s05")
    assert vp(table)[Y] == (won if side == "hero" else 0) + pays


def test_s06_raised_by_machines_nobody_draws_when_you_lead() -> None:
    table = trick(hand="9M 1B 2B", automaton="2M 1S", factoryon="3M 2S", powers="s06")
    events = play(table, "play 9m")
    assert not happened(events, "follow_drew")
    assert winners(events) == ["you"]


def test_s06_raised_by_machines_does_nothing_when_you_follow() -> None:
    table = trick(hand="9M 1B 2B", leader=A, powers="s06")
    assert len(happened(table.events, "follow_drew")) == 2


def test_s06_raised_by_machines_works_again_after_a_rewind() -> None:
    table = trick(hand="9M 1B", automaton="12M 1S", factoryon="3M 2S", powers="s06 s22")
    play(table, "play 9m", "use s22")
    assert not happened(play(table, "play 1b"), "follow_drew")


def test_s07_costume_trunk_draws_a_ninth_card_that_is_left_over() -> None:
    table = between(in_round=2, powers="s07", stories="s01 s02 s03")
    play(table, "keep s01", "charge s07", "done")
    assert len(hand(table)) == 9
    assert len(happened(table.events, "you_drew")) == 1
    play(table, "hero")
    while table.s.trick < 8 or kind(table) != "turn":
        play(table, next(line for line in may(table) if line.startswith(("play", "pass"))))
    assert len(hand(table)) == 2
    held = hand(table)
    events = finish_round(table)
    left = [each["card"] for each in happened(events, "left_over") if each["who"] == "you"]
    played = [each["card"] for each in happened(events, "played") if each["who"] == "you"]
    assert sorted(left + played) == sorted(held)
    assert (len(left), table.s.round) == (1, 3)


def test_s07_costume_trunk_draws_nothing_without_a_charge() -> None:
    table = trick(hand="1M", automaton="", factoryon="", draws="11S", powers="s07.0", at=Op.PARTS)
    assert (hand(table), kind(table)) == ({"1M"}, "align")


@pytest.mark.parametrize("lead", [True, False])
def test_s08_time_served_helps_the_card_of_trick_8_and_pays(lead: bool) -> None:
    if lead:
        table = trick(hand="9M", automaton="12M", factoryon="5B", trick=8, powers="s08 s20", tricks=(4, 3, 0))
    else:
        table = trick(hand="9M", plays="automaton 12M, factoryon 5B", trick=8, powers="s08", tricks=(4, 3, 0))
    events = play(table, "play 9m")
    assert [each["value"] for each in happened(events, "played") if each["who"] == "you"] == [13]
    assert scored(events) == [1, 1]


def test_s08_time_served_is_silent_before_trick_8_and_pays_only_a_winner() -> None:
    table = trick(hand="9M 1B", plays="automaton 12M, factoryon 5B", trick=7, powers="s08")
    events = play(table, "play 9m")
    assert happened(events, "played")[0]["value"] == 9
    assert winners(events) == ["automaton"]
    table = trick(hand="2M", plays="automaton 12M, factoryon 5B", trick=8, powers="s08", tricks=(4, 3, 0))
    assert scored(play(table, "play 2m")) == []


@pytest.mark.parametrize(("story", "suit"), [("s10", "S"), ("s11", "M"), ("s12", "B"), ("s13", "L")])
def test_s10_s11_s12_s13_add_three_to_one_suit(story: str, suit: str) -> None:
    table = trick(hand="6S 6M 6B 6L", powers=story)
    for card in hand(table):
        assert worth(table, card) == (card[1], 9 if card[1] == suit else 6)


def test_s12_and_s13_with_s43_an_x_card_is_love_and_nothing_else() -> None:
    table = trick(hand="6B 6M", powers="s12 s13 s43=B")
    assert worth(table, "6B") == ("L", 9)
    assert worth(table, "6M") == ("M", 6)


@pytest.mark.parametrize(
    ("powers", "named", "card", "value"),
    [("s10 s15", "s", "9B", 12), ("s12 s15", "s", "9B", 9), ("s13 s15", "l", "9B", 12), ("s13 s15", "m", "9L", 9)],
)
def test_s10_to_s13_with_s15_go_by_the_suit_that_was_named(powers: str, named: str, card: str, value: int) -> None:
    """The effective suit counts, and that is the named one for the card you play (A40)."""
    table = trick(hand=f"{card} 1S", powers=powers)
    play(table, f"use s15 as {named}")
    events = play(table, f"play {card.lower()}")
    assert happened(events, "played")[0]["value"] == value


def test_s14_echo_voice_sets_the_value_and_may_be_declined() -> None:
    table = trick(hand="3M 1B", plays="automaton 9M, factoryon 12M", powers="s14")
    play(table, "play 3m")
    assert may(table) == ["use s14", "pass"]
    assert winners(play(table, "pass")) == ["factoryon"]
    assert not may(table, "use")


@pytest.mark.parametrize("powers", ["s14 s04", "s14 s29"])
def test_s14_echo_voice_with_lasting_changes_on_top(powers: str) -> None:
    table = trick(hand="3M 1B", plays="automaton 9M, factoryon 1M", powers=powers)
    play(table, "play 3m")
    change = 2 if "s04" in powers else 6
    assert happened(play(table, "use s14"), "value_changed")[0]["value"] == 9.5 + change


def test_s14_echo_voice_reads_the_led_cards_effective_value_also_off_suit() -> None:
    table = trick(hand="3B", plays="automaton 9M, factoryon 1M", powers="s14", event="G3")
    play(table, "play 3b")
    assert happened(play(table, "use s14"), "value_changed")[0]["value"] == 11.5


def test_s14_echo_voice_is_not_offered_when_you_lead() -> None:
    table = trick(hand="3B 4B", powers="s14 s06", automaton="1B 1S", factoryon="2B 2S")
    play(table, "play 3b")
    assert kind(table) == "turn"


def test_s15_shapeshift_leading_names_the_led_suit() -> None:
    table = trick(hand="9B 2M", powers="s15 m3 s06", automaton="4M 1S", factoryon="13S 1B")
    assert may(table, "use") == [f"use s15 as {letter}" for letter in "lbms"]
    play(table, "use s15 as m")
    events = play(table, "play 9b")
    assert winners(events) == ["you"]
    assert happened(events, "played")[0]["value"] == 14
    assert happened(table.events, "suit_named")[0]["suit"] == "M"


def test_s15_shapeshift_void_may_name_anything_and_a_named_love_trumps() -> None:
    table = trick(hand="2B 3S", plays="automaton 9M, factoryon 12M", powers="s15")
    play(table, "use s15 as l")
    assert may(table) == ["play 2b", "play 3s"]
    assert winners(play(table, "play 2b")) == ["you"]


def test_s15_shapeshift_with_grapple_line_makes_every_card_legal() -> None:
    table = trick(hand="9B 4M 7M", plays="automaton 6M, factoryon 1M", powers="s15 s17")
    play(table, "use s17")
    assert may(table, "use") == [f"use s15 as {letter}" for letter in "lbms"]
    play(table, "use s15 as l")
    assert may(table) == ["play 9b", "play 4m", "play 7m"]


def test_s16_featherfall_starts_and_stops_with_your_side() -> None:
    table = trick(hand="9M 1B", powers="s16 s30", side="villain")
    assert worth(table, "9M") == ("M", 4)
    assert worth(table, "1B") == ("B", -4)
    play(table, "use s30")
    assert worth(table, "9M") == ("M", 9)


def test_s16_featherfall_helps_a_villain_to_lose() -> None:
    table = trick(hand="9M", plays="automaton 5M, factoryon 2M", powers="s16", side="villain")
    assert winners(play(table, "play 9m")) == ["automaton"]


def test_s17_grapple_line_is_offered_only_when_it_frees_a_card() -> None:
    table = trick(hand="9B 4M", plays="automaton 6M, factoryon 1M", powers="s17")
    assert may(table) == ["surrender", "use s17", "play 4m"]
    play(table, "use s17")
    assert may(table) == ["play 9b", "play 4m"]
    assert happened(table.events, "freed") == [{"event": "freed"}]
    assert not may(trick(hand="9M 4M", plays="automaton 6M, factoryon 1M", powers="s17"), "use")
    assert not may(trick(hand="9B 4S", plays="automaton 6M, factoryon 1M", powers="s17"), "use")
    assert not may(trick(hand="9B 4M", powers="s17"), "use")


def test_s18_smoke_pellets_give_to_the_higher_of_two_off_suit_cards_the_earlier_if_equal() -> None:
    for cards, winner in (
        ("5B|7S", "factoryon"),
        ("7B|5S", "automaton"),
        ("7B|7S", "automaton"),
        ("2M|7S", "automaton"),
    ):
        first, second = cards.split("|")
        table = trick(hand="1S 2B", plays=f"you 9M, automaton {first}, factoryon {second}", powers="s18")
        assert winners(play(table, "use s18"))[0] == winner


def test_s18_smoke_pellets_under_mirror_city_give_to_the_lower() -> None:
    table = trick(hand="1S 2B", plays="you 9M, automaton 7B, factoryon 5S", powers="s18", event="X7")
    assert winners(play(table, "use s18")) == ["factoryon"]


def test_s18_smoke_pellets_twice_a_round_once_a_trick_never_forced() -> None:
    table = trick(hand="13M 12M 11M 10M", automaton="1M 2M 3M 4M", factoryon="5M 6M 7M 8M", powers="s18 s06", trick=5)
    for expected in (["use s18", "pass"], ["use s18", "pass"]):
        play(table, may(table, "play")[-1])
        assert may(table) == expected
        play(table, "use s18")
        assert tricks(table)[Y] == 0
    finish_round(table)
    assert len(happened(table.events, "trick_given")) == 2


def test_s19_decoy_drone_each_slot_once_and_not_when_you_win() -> None:
    table = trick(hand="1S 2B", plays="you 9M, automaton 5M, factoryon 3M", powers="s19")
    assert kind(table) == "turn"
    table = trick(hand="1S 2B", plays="you 9M, automaton 10M, factoryon 3M", powers="s19")
    assert may(table) == ["use s19", "pass"]
    events = play(table, "use s19")
    assert happened(events, "trick_cancelled")
    assert {"9M", "10M", "3M"} <= discard(table)
    assert table.s.spare == 1
    assert conserved(table)


def test_s19_decoy_drone_after_smoke_pellets() -> None:
    table = trick(hand="1S 2B", plays="you 9M, automaton 5M, factoryon 3M", powers="s18 s19 s22 s36")
    play(table, "use s18")
    assert may(table) == ["use s19", "use s22", "use s36", "pass"]
    play(table, "use s19")
    assert may(table) == ["use s36", "pass"]


@pytest.mark.parametrize(("slots", "drawn"), [(1, 1), (2, 0)])
def test_s20_signal_jammer_cuts_the_draws_and_the_test_stays(slots: int, drawn: int) -> None:
    table = trick(hand="9M 1B", automaton="2M 1S", draws="3S", powers=f"s20.{slots}")
    events = [each for each in play(table, "play 9m") if each.get("who") == "automaton"]
    assert len(happened(events, "follow_drew")) == drawn
    assert len(happened(events, "kept")) == drawn
    assert answer(events, A) == ("2M", "cannot_beat")


def test_s20_signal_jammer_a_single_card_of_a_suit_she_lacks_is_not_kept() -> None:
    table = trick(hand="9M 1B", automaton="2M 1S", draws="3B", powers="s20.1")
    told = [each for each in play(table, "play 9m") if each.get("who") == "automaton"]
    assert [each["event"] for each in told[:3]] == ["follow_drew", "not_kept", "played"]


def test_s21_magnet_glove_accepts_or_declines_each_on_its_own() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", powers="s21", at=Op.LATER_PARTS)
    play(table, "decline", "give 2m")
    assert (row(table, A), row(table, F), hand(table)) == ("3B 9B", "2M 9S", {"1M", "5S"})


def test_s21_magnet_glove_waits_for_the_rows() -> None:
    table = between(in_round=2, powers="s21", stories="s01 s02 s03")
    play(table, "keep s01", "charge s21", "done")
    assert kind(table) == "align"
    play(table, "hero")
    assert kind(table) == "exchange"
    assert table.s.n_row[F] == 8


def test_s22_rewind_watch_keeps_draws_and_marks_and_pays_nothing() -> None:
    table = trick(
        hand="9M 1B", automaton="12M 4M 1S 2S", factoryon="3B 5B 6S 7S", draws="2M 3S 11B 4S", powers="s22",
        revealed="9M", event="G4", trick=1,
    )  # fmt: skip
    play(table, "play 9m")
    events = play(table, "use s22")
    assert scored(events, A) == []
    assert (row(table, A), row(table, F)) == ("12M 4M 2M 3S", "3B 5B 11B 4S")
    assert {"1S", "2S", "6S", "7S"} <= discard(table)
    assert worth(table, "9M") == ("M", 8)
    assert table.s.trick == 1
    assert len(happened(play(table, "play 1b"), "follow_drew")) == 4


def test_s22_rewind_watch_after_mirror_cloak_gives_cards_to_those_who_played_them() -> None:
    table = trick(
        hand="1S",
        automaton="3B",
        factoryon="4B",
        plays="automaton 2M, factoryon 13M, you 7M",
        powers="s22 s27",
        trick=7,
    )
    play(table, "use s27", "automaton")
    assert may(table) == ["use s22", "pass"]
    play(table, "use s22")
    assert (row(table, A), row(table, F), hand(table)) == ("2M 3B", "13M 4B", {"1S", "7M"})


def test_s23_spare_battery_gives_a_token_also_after_a_surrender() -> None:
    table = trick(hand="1M 2M", leader=A, trick=7, powers="s23")
    owned = table.s.stamina
    play(table, "surrender")
    assert table.s.stamina == owned + 2, "one of the battery, one of the next round"


def test_s23_spare_battery_gives_one_token_at_the_end_of_a_round_and_none_without_a_charge() -> None:
    for powers, gained in (("s23", 1), ("s23.0", 0)):
        table = last_trick(Y, powers=powers, tricks=(4, 3, 0))
        assert table.s.stamina == 3 + gained + 1, "three of round 2 and one of round 3"


def test_s24_sorting_visor_draws_first_and_may_discard_the_drawn_card() -> None:
    table = trick(hand="1M 2M", automaton="", factoryon="", draws="11S", powers="s24", at=Op.PARTS)
    assert may(table) == ["discard 1m", "discard 2m", "discard 11s"]
    play(table, "discard 11s")
    assert hand(table) == {"1M", "2M"}
    assert "11S" in discard(table)
    assert kind(table) == "align"
