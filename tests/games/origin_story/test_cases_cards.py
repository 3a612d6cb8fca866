"""The numbered cases about cards, levels, dealers and scores."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.terms import Op

from .board import (
    NAMES,
    POWER_NUMBERS,
    A,
    Board,
    F,
    Y,
    answer,
    conserved,
    discard,
    finish_round,
    hand,
    happened,
    kind,
    lies,
    may,
    pile,
    play,
    row,
    scored,
    tricks,
    vp,
    winners,
    worth,
)
from .builders import FILLERS, OLD_TURF_WAR, between, last_trick, new_game, trick


@pytest.fixture(autouse=True, params=range(1, 5))
def fillers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every case with several shuffles of the cards it does not name."""
    monkeypatch.setattr(FILLERS, "seed", request.param)


@pytest.mark.parametrize("order", ["3L 5B 5S 12M", "12M 5B 3L 5S", "2L 5B 13S 6M"])
def test_case_16_exchange_takes_the_lowest_that_is_not_love(order: str) -> None:
    table = trick(hand="2M 9S", automaton=order, factoryon="1S", powers="s21", at=Op.LATER_PARTS)
    play(table, "give 2m")
    assert hand(table) == {"5B", "9S"}
    assert row(table, A) == "2M " + " ".join(card for card in order.split() if card != "5B")


def test_case_17_exchange_with_love_alone_takes_the_lowest_love() -> None:
    table = trick(hand="2M 9S", automaton="4L 9L", factoryon="1S", powers="s21", at=Op.LATER_PARTS)
    play(table, "give 9s")
    assert hand(table) == {"4L", "2M"}
    assert row(table, A) == "9S 9L"


@pytest.mark.parametrize(("dealer", "leader"), [(A, F), (F, Y), (Y, A)])
def test_case_21_the_player_after_the_dealer_leads(dealer: int, leader: int) -> None:
    table = between(dealer=dealer)
    play(table, may(table)[0])
    while kind(table) != "turn":
        play(table, "done" if kind(table) == "charge" else "hero")
    assert table.s.leader == leader
    assert happened(table.events, "trick_started")[0]["leader"] == ("automaton", "factoryon", "you")[leader]


@pytest.mark.parametrize("seed", range(6))
def test_case_23_level_3_has_two_green_cards_on_three_red_ones(seed: int) -> None:
    table = new_game(seed, level=3)
    bolts = [1 if table.s.vancard_deck[index] <= 8 else 2 for index in reversed(range(5))]
    assert bolts == [1, 1, 2, 2, 2]
    while table.s.round < 3:
        finish_round(table, seed)
    revealed = table.s.event
    assert revealed > 8


def test_case_25_shapeshift_with_two_cards_of_the_led_suit_names_only_that() -> None:
    table = trick(hand="9B 4M 7M", plays="automaton 6M, factoryon 1M", powers="s15")
    assert may(table, "use") == ["use s15 as m"]
    play(table, "use s15 as m")
    assert may(table, "play") == ["play 9b", "play 4m", "play 7m"]


def test_case_26_shapeshift_with_one_card_of_the_led_suit() -> None:
    for suit, cards in {"l": ["play 4m"], "b": ["play 4m"], "s": ["play 4m"], "m": ["play 9b", "play 4m"]}.items():
        table = trick(hand="9B 4M", plays="automaton 6M, factoryon 1M", powers="s15")
        assert may(table, "use") == [f"use s15 as {letter}" for letter in "lbms"]
        play(table, f"use s15 as {suit}")
        assert may(table, "play") == cards


def test_case_27_shapeshift_overrides_heart_forge() -> None:
    table = trick(hand="9B 2B", powers="s15 s43=B s45")
    play(table, "use s15 as b")
    assert worth(table, "2B")[0] == "L"
    play(table, "play 9b")
    assert table.s.led - 1 == 1
    assert table.s.suit[0] == 1
    assert worth(table, "2B") == ("L", 2)


def test_case_28_heart_forge_cards_follow_and_trump_as_love() -> None:
    table = trick(hand="3B 5M 8S", plays="automaton 6B, factoryon 12B", powers="s43=B")
    assert may(table, "play") == ["play 3b", "play 5m", "play 8s"]
    assert winners(play(table, "play 3b")) == ["you"]
    table = trick(hand="3B 5M 8S", plays="automaton 6L, factoryon 12B", powers="s43=B")
    assert may(table, "play") == ["play 3b"]


@pytest.mark.parametrize(("led", "value"), [("9M", 11.5), ("2M", 4.5), ("13M", 15.5)])
def test_case_29_echo_voice_and_plated_suit(led: str, value: float) -> None:
    table = trick(hand="3M", plays=f"automaton {led}, factoryon 1M", powers="s14 s25 s45")
    play(table, "play 3m")
    events = play(table, "use s14")
    assert happened(events, "value_changed")[0]["value"] == value


def test_case_30_mirror_cloak_on_the_factoryon_wins_with_her_love() -> None:
    table = trick(hand="1S", plays="you 9M, automaton 12M, factoryon 4L", powers="s27 s03")
    events = play(table, "use s27", "factoryon")
    assert winners(events) == ["you"]
    assert NAMES[table.s.won_card[0] - 1] == "4L"
    table = trick(hand="", plays="you 9M, automaton 12M, factoryon 4L", powers="s27 s03", trick=8)
    events = play(table, "use s27", "factoryon")
    assert scored(events) == [1, 1]


def test_case_31_mirror_cloak_keeps_the_led_suit() -> None:
    table = trick(hand="1S 2S", plays="automaton 12M, factoryon 5M, you 3B", powers="s27")
    events = play(table, "use s27", "automaton")
    assert winners(events) == ["you"]
    assert NAMES[table.s.won_card[0] - 1] == "12M"


def test_case_32_sleight_of_mind_lays_a_card_of_the_led_suit() -> None:
    table = trick(hand="12M 13B 13L", plays="you 9M, automaton 11M, factoryon 3M", powers="s09")
    play(table, "use s09")
    assert may(table) == ["lay 12m"]
    events = play(table, "lay 12m", "pass")
    assert winners(events) == ["you"]
    assert hand(table) == {"13B", "13L", "9M"}
    table = trick(hand="", plays="you 9M, automaton 11M, factoryon 3M", powers="s09", trick=8)
    assert kind(table) != "react"


def test_case_33_smoke_pellets_give_trick_1_and_its_point_away() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 5B, factoryon 7S", powers="s18 s31", trick=1)
    events = play(table, "use s18")
    assert winners(events) == ["factoryon"]
    assert table.s.leader == F
    assert scored(events) == []
    assert tricks(table) == (0, 1, 0)


def cancelled() -> Board:
    """Case 34: trick 5 is cancelled."""
    table = trick(
        hand="1S 2S 3S", plays="you 9M, automaton 12M, factoryon 7S", powers="s19 s36", trick=5,
        tricks=(2, 1, 1), no_draw=True,
    )  # fmt: skip
    play(table, "use s19")
    return table


def test_case_34_decoy_drone_cancels_a_trick() -> None:
    table = cancelled()
    assert not {"9M", "12M", "7S"} & pile(table, A)
    play(table, "pass")
    assert {"9M", "12M", "7S"} <= discard(table)
    assert tricks(table) == (2, 1, 1)
    assert (table.s.trick, table.s.leader) == (6, A)
    assert conserved(table)
    events = finish_round(table)
    assert sum(tricks_of(events)) + 4 == 7


def tricks_of(events: list[dict[str, object]]) -> list[int]:
    """Ones for the tricks that were won."""
    return [1 for _ in winners(events)]


def test_case_35_faithful_hound_leads_after_a_cancelled_trick() -> None:
    table = cancelled()
    play(table, "use s36")
    assert (table.s.trick, table.s.leader) == (6, Y)
    assert tricks(table) == (2, 1, 1)


def test_case_36_rewind_watch_gives_every_card_back() -> None:
    table = trick(
        hand="1S 2S", automaton="3B", factoryon="4B", plays="automaton 12M, factoryon 5M, you 7M", powers="s22", trick=7
    )
    events = play(table, "use s22")
    assert (row(table, A), row(table, F)) == ("12M 3B", "5M 4B")
    assert hand(table) == {"1S", "2S", "7M"}
    assert (table.s.trick, table.s.leader, kind(table)) == (7, Y, "turn")
    assert lies(table) == []
    assert winners(events) == []
    assert conserved(table)


@pytest.mark.parametrize(
    ("event", "powers", "drawn"),
    [("X2", "", 3), ("X2", "s20.1", 1), ("X2", "s20.2", 0), (None, "s20.1", 1), (None, "s20", 0), (None, "", 2)],
)
def test_case_37_how_many_cards_a_follower_draws(event: str | None, powers: str, drawn: int) -> None:
    table = trick(hand="9M 1B", event=event, powers=powers)
    events = play(table, "play 9m")
    assert len([each for each in happened(events, "follow_drew") if each["who"] == "automaton"]) == drawn


def after_static() -> Board:
    """Case 38: the Factoryon draws three in trick 7 and wins it."""
    table = trick(
        hand="1M", automaton="1B", factoryon="2S 9B", plays="you 5S, automaton 3S", draws="4S 6B 8S", event="X2",
        trick=7, tricks=(2, 2, 2),
    )  # fmt: skip
    return table


def test_case_38_static_in_trick_7_leaves_her_two_cards() -> None:
    table = after_static()
    assert [each["card"] for each in happened(table.events, "kept")] == ["4S", "6B", "8S"]
    assert [each["card"] for each in happened(table.events, "pushed_out")] == ["9B", "2S"]
    assert answer(table.events, F) == ("8S", "beats")
    assert winners(table.events) == ["factoryon"]
    assert answer(table.events[5:], F)[0] == "8S"


def test_case_39_static_and_a_surrender_in_trick_8() -> None:
    table = after_static()
    assert (table.s.trick, table.s.leader, row(table, F)) == (8, F, "4S")
    events = play(table, "surrender")
    assert scored(events, F) == [2, 3]


def test_case_40_shadow_weave_pays_nothing_after_a_surrender() -> None:
    table = trick(hand="1M 2M 3M 4M", leader=A, trick=5, side="villain", tricks=(2, 1, 1), powers="s28")
    play(table, "surrender")
    assert vp(table) == (6, 1, 0)


@pytest.mark.parametrize(
    ("powers", "event", "won", "points"),
    [("s28", None, 1, 4), ("s28", "X4", 1, 2), ("", "X4", 0, 2), ("s28 h05", None, 1, 5)],
)
def test_case_41_what_a_villain_scores(powers: str, event: str | None, won: int, points: int) -> None:
    table = trick(hand="", plays="automaton 12M, factoryon 5M, you 3B", trick=8, side="villain",
                  tricks=(4, 3 - won, won), powers=powers, event=event)  # fmt: skip
    assert vp(table)[Y] == points


def test_case_42_mirror_city_the_lowest_card_wins_but_trump_before_led() -> None:
    table = trick(hand="1S", automaton="6M 4M 12M", factoryon="13L", plays="you 9M", event="X7", no_draw=True)
    assert answer(table.events, A) == ("4M", "beats")
    assert answer(table.events, F) == ("13L", "no_suit")
    assert winners(table.events) == ["factoryon"]


def test_case_43_turf_war_of_standard_1_strength_is_trump() -> None:
    table = trick(hand="1S", automaton="8S 3L 5M", factoryon="6L 2M", plays="you 9B", no_draw=True, **OLD_TURF_WAR)
    assert answer(table.events, A) == ("3L", "no_suit")
    assert answer(table.events, F) == ("2M", "no_suit")
    assert winners(table.events) == ["factoryon"]


@pytest.mark.parametrize("cards", ["3B 4.5L", "4.5L 3B"])
def test_case_44_cold_hearts_make_love_lower(cards: str) -> None:
    table = trick(hand="1S", automaton=cards, plays="you 9M", event="X3", no_draw=True)
    assert answer(table.events, A) == ("4.5L", "no_suit")
    assert happened(table.events, "played")[0]["value"] == 1.5


def test_case_45_absolute_zero() -> None:
    table = trick(hand="9M 1S", automaton="4L", factoryon="2L", powers="s46 s06")
    assert winners(play(table, "play 9m"))[0] == "you"
    table = trick(hand="9L 1S", automaton="11L", factoryon="2M", powers="s46 s06")
    assert winners(play(table, "play 9l"))[0] == "automaton"


@pytest.mark.parametrize(
    ("case", "cards", "powers", "side", "best"),
    [
        (46, "2L 6B 8S", "s41", "hero", "6B"),
        (46, "3L 7L", "s41", "hero", "3L"),
        (47, "12M 4M", "s42", "hero", "4M"),
        (47, "2L 5B", "s42", "villain", "2L"),
        (47, "2L 5B", "s41 s42", "hero", "5B"),
        (47, "2L 5B", "s41 s42", "villain", "5B"),
    ],
)
def test_cases_46_and_47_blackmailer_and_puppeteer(case: int, cards: str, powers: str, side: str, best: str) -> None:
    table = trick(hand="9M 1S", automaton=cards, powers=f"{powers} s06", side=side)
    events = play(table, "play 9m")
    if "s42" in powers:
        events = play(table, "use s42")
    assert answer(events, A)[0] == best


def test_case_48_grudge_match_steals_after_the_alignment_points() -> None:
    table = last_trick(Y, tricks=(3, 1, 3), powers="s39", in_round=1)
    assert vp(table) == (2, 1, 5)


@pytest.mark.parametrize(("dials", "gained"), [((15, 16, 15), 2), ((15, 16, 16), 0)])
def test_case_49_redeemer_compares_the_dials_before_alignment(dials: tuple[int, int, int], gained: int) -> None:
    table = last_trick(Y, tricks=(3, 2, 2), powers="h10", vp=dials)
    assert scored(table.events) == ([2, 3] if gained else [3])
    assert vp(table)[Y] == dials[Y] + gained + 3


def test_case_50_two_tone_suit_saves_a_villains_tricks() -> None:
    table = trick(hand="1S 2S", automaton="12M 11M", factoryon="5M 4M", leader=A, trick=7, side="villain",
                  tricks=(4, 0, 2), powers="s30 s20")  # fmt: skip
    play(table, "use s30", "play 1s")
    finish_round(table)
    assert vp(table)[Y] == 2


def test_case_51_quickstep_wins_ties() -> None:
    for powers, winner in (("s25 h04", "you"), ("s25", "automaton")):
        table = trick(hand="7M", plays="automaton 9M, factoryon 2M", powers=powers)
        events = play(table, "play 7m")
        assert happened(events, "played")[0]["value"] == 9
        assert winners(events) == [winner]


def test_case_52_magnet_glove_passes_a_card_on() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", powers="s21", at=Op.LATER_PARTS)
    assert may(table) == ["give 1m", "give 2m", "decline"]
    play(table, "give 1m")
    assert may(table) == ["give 3b", "give 2m", "decline"]
    play(table, "give 3b")
    assert (row(table, A), row(table, F), hand(table)) == ("1M 9B", "3B 9S", {"2M", "5S"})


def test_case_53_public_speech_pays_at_once() -> None:
    table = trick(hand="13L 1S", automaton="12L 1B", factoryon="7S 2B", revealed="13L", powers="s40 s06")
    events = play(table, "play 13l")
    assert happened(events, "played")[0]["value"] == 12
    assert winners(events)[0] == "you"
    assert scored(events) == [1]


def test_case_54_master_plan_is_off_after_a_surrender() -> None:
    table = trick(hand="1M 2M", leader=F, trick=7, tricks=(2, 3, 1), powers="s48~1")
    play(table, "surrender")
    assert vp(table) == (2, 5, 1)


def test_case_55_redeemer_after_a_surrender() -> None:
    table = trick(hand="1M 2M 3M", leader=A, trick=6, tricks=(2, 1, 2), powers="h10", vp=(15, 13, 16))
    play(table, "surrender")
    assert vp(table) == (20, 14, 20)


def test_case_56_ransom_and_a_surrender() -> None:
    assert vp(last_trick(Y, tricks=(3, 2, 2), event="X8")) == (4, 2, 3)
    table = trick(hand="1M 2M", leader=A, trick=7, tricks=(3, 2, 1), event="X8")
    play(table, "surrender")
    assert vp(table) == (5, 2, 1)


def tokens(table: Board) -> int:
    """Tokens to place once the question of the story or the superhero is answered."""
    play(table, may(table)[0])
    return int(table.s.left)


def test_case_57_tokens_to_place() -> None:
    plain = [tokens(between(in_round=number, heroes="h02 h04", powers="m6")) for number in range(1, 6)]
    assert plain == [2, 3, 4, 5, 5]
    assert tokens(between(in_round=3, event="G6", powers="m6")) == 5
    assert tokens(between(in_round=3, vancard="X8", event="X1", powers="m6")) == 3


def test_case_57_spare_battery_charged_in_four_rounds() -> None:
    table = between(in_round=1, stories="s23 s01 s02", heroes="h02 h04", powers="m6")
    for number in range(1, 5):
        play(table, "keep s23" if number == 1 else may(table)[0], "charge s23")
        finish_round(table)
        if number < 4:
            assert table.s.round == number + 1
    assert tokens(table) == 9


def test_case_58_duplicate_charges_sleight_of_mind_without_tokens() -> None:
    table = between(in_round=5, heroes="h07 h02", powers="m6 s09 s01 s05 s08")
    owned = table.s.stamina
    play(table, "keep h07", "freely s09")
    assert (table.s.stamina, table.s.left) == (owned, owned)
    spot = list(table.s.power).index(POWER_NUMBERS["s09"])
    assert [table.s.slot[spot, slot] for slot in range(2)] == [2, 2]
    table = trick(hand="12M 11M 1S", plays="you 9M, automaton 10M, factoryon 3M", powers="s09+")
    play(table, "use s09", "lay 11m", "use s09", "lay 12m")
    assert table.s.spare == 0
    assert winners(table.events)[0] == "you"
