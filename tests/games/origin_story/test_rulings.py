"""Rulings, each proved under its number; cases and card tests prove most of them again."""

from __future__ import annotations

import pytest

import tablemate
from tablemate.games.origin_story.cards import Cards, card_numbers
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.games.origin_story.rules.setup import setup
from tablemate.games.origin_story.rules.vancardians import apply_keywords
from tablemate.games.origin_story.state import Agreed
from tablemate.games.origin_story.terms import Op
from tablemate.games.origin_story.view import build_view
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.layout import Layout
from tablemate.kernel.meanings import bits_of

from .board import (
    NAMES,
    POWER_NUMBERS,
    SET,
    VANCARDS,
    A,
    Board,
    F,
    Y,
    answer,
    conserved,
    deck,
    discard,
    finish_round,
    go_on,
    hand,
    happened,
    kind,
    may,
    names_of,
    play,
    row,
    scored,
    tricks,
    vp,
    winners,
    worth,
)
from .builders import OLD_TURF_WAR, between, empty, last_trick, trick
from .test_cases_booklet import keyword


def line(table: Board, name: str) -> list[dict[str, object]]:
    """Apply the line of the round on a Vancardian card."""
    table.s.vancard = VANCARDS[name]
    buffer = table.buffer()
    apply_keywords(table.s, table.cards, buffer)
    return table.tell(buffer)


def test_a1_extra_love_is_four_and_a_half_and_eight_and_a_half_twice() -> None:
    assert [card.value for card in SET.playing_cards[52:]] == [9, 9, 17, 17]
    assert NAMES[52:] == ("4.5L", "4.5L2", "8.5L", "8.5L2")


@pytest.mark.parametrize(("side", "after"), [("hero", "9L 11M 1S"), ("villain", "9L 4B 1S")])
def test_a2_replaced_cards_are_picked_by_side_and_new_ones_are_rightmost(side: str, after: str) -> None:
    table = trick(automaton="9L 4B 11M", draws="1S", side=side, begin=False)
    keyword(table, "R1")
    assert row(table, A) == after


def test_a3_all_of_the_automatons_draws_come_first() -> None:
    table = trick(automaton="4B 5B 6B", factoryon="7B 8B 9B", draws="1S 2S 3S 4S", in_round=2, begin=False)
    line(table, "X7")
    drawn = [each["who"] for each in happened(table.events, "row_drew")]
    assert drawn == ["automaton"] * 3 + ["factoryon"] * 3
    assert row(table, A) == "1S 2S 3S"


def test_a4_a_love_that_is_leftmost_already_counts_as_moved() -> None:
    table = trick(automaton="9L 4B 11M", begin=False)
    events = keyword(table, "M1")
    assert row(table, A) == "9L 4B 11M"
    assert names_of(events) == ["keyword", "love_moved"]


def test_a5_effects_of_a_line_in_printed_order_each_for_both() -> None:
    table = trick(automaton="4B 5B 6B", factoryon="7B 8B 9B", in_round=3, begin=False)
    words = [(each["keyword"], each["who"]) for each in happened(line(table, "X2"), "keyword")]
    assert words == [(word, who) for word in ("add", "replace", "move") for who in ("automaton", "factoryon")]


def test_a6_extra_love_is_an_ordinary_card_for_the_rest_of_the_round() -> None:
    table = trick(hand="2M 9S", automaton="4.5L 9L", factoryon="1S", powers="s21", at=Op.LATER_PARTS)
    play(table, "give 2m")
    assert "4.5L" in hand(table)
    table = trick(hand="4.5L 9M", plays="automaton 6L, factoryon 1L")
    assert may(table, "play") == ["play 4.5l"], "it follows love"
    table = trick(hand="11M 2B", automaton="12L 8M 4.5L", draws="9M 10M", factoryon="1M 2M", trick=7)
    play(table, "play 11m")
    assert "4.5L" in discard(table)
    finish_round(table)
    assert [*bits_of(table.s.aside)] == [52, 53, 54, 55]


def test_a7_the_villain_check_keeps_the_duty_to_follow() -> None:
    table = trick(hand="1S", automaton="12M 2B", plays="you 6M", side="villain", no_draw=True)
    assert answer(table.events, A) == ("12M", "lowest_not_love")


def test_a8_no_tricks_means_this_round_and_is_asked_at_every_turn() -> None:
    table = trick(hand="9M 1B", automaton="12M 5B", factoryon="3S 3B", powers="s30 s06")
    play(table, "use s30")
    assert answer(play(table, "play 9m"), A)[1] == "lowest_not_love"
    table = trick(hand="1S", automaton="12M 5B", leader=A, side="villain", tricks=(0, 0, 1))
    assert answer(table.events, A)[1] == "highest"


def test_a9_a_reveal_lasts_until_the_card_is_gone() -> None:
    table = trick(hand="9M 8M 1S", revealed="9M", automaton="12M 1B", factoryon="3M 2B", powers="s22 s06")
    play(table, "play 9m", "use s22")
    assert worth(table, "9M") == ("M", 8)
    table = trick(hand="9M 8M 1S", revealed="9M 8M", automaton="", factoryon="", powers="s24", at=Op.PARTS, side=None)
    play(table, "discard 9m")
    assert {NAMES[card] for card in bits_of(table.s.marked)} == {"8M"}


def test_a10_the_sign_of_a_reveal_follows_your_side_at_any_moment() -> None:
    table = trick(hand="9M 8M 1S", automaton="", factoryon="", powers="s40", at=Op.PARTS, side=None)
    play(table, "reveal 9m", "reveal 8m", "reveal 1s")
    assert worth(table, "9M") == ("M", 9), "no side yet"
    table.s.vancard_deck[0], table.s.n_vancard_deck = VANCARDS["G4"], 1
    play(table, "villain")
    assert worth(table, "9M") == ("M", 10)


def test_a11_equal_does_not_beat() -> None:
    table = trick(hand="1S", automaton="9M 4M", plays="you 9L", no_draw=True)
    assert answer(table.events, A)[1] == "no_suit"
    table = trick(hand="7M", plays="automaton 9M, factoryon 2M", powers="s25")
    assert winners(play(table, "play 7m")) == ["automaton"]


def test_a12_a_token_from_a_remove_slot_is_yours_again_next_round_not_in_this() -> None:
    table = trick(hand="", plays="you 9M, automaton 12M, factoryon 3M", powers="m6.0 s45", trick=8)
    owned = table.s.stamina
    play(table, "use s45")
    assert (table.s.round, table.s.stamina) == (3, owned + 1)


def test_a13_leftover_tokens_stay_yours() -> None:
    table = between(in_round=1, powers="m6", stories="s01 s03 s05 s08 s10 s11")
    play(table, "keep s01", "done")
    finish_round(table)
    assert table.s.stamina == 3


def test_a14_love_in_their_instructions_is_love_whatever_is_trump() -> None:
    table = trick(automaton="3M 4B 1L", draws="1S", begin=False, **OLD_TURF_WAR)
    keyword(table, "R1")
    assert row(table, A) == "4B 1L 1S", "a trump is thrown, love is not"
    table = trick(hand="2S", automaton="3L 5M", factoryon="6B", powers="s21", at=Op.LATER_PARTS, **OLD_TURF_WAR)
    play(table, "give 2s")
    assert "5M" in hand(table)


def test_a15_bound_cards_first_then_the_procedure_inside_them() -> None:
    table = trick(hand="6M 1S", automaton="12M 7M 4M", powers="s42 s06")
    play(table, "play 6m")
    assert answer(play(table, "use s42"), A) == ("4M", "bound")


def test_a16_surrender_when_the_second_vancardian_has_played() -> None:
    table = trick(hand="1S 2S 3S", leader=A, trick=6)
    assert [each["who"] for each in happened(table.events, "played")] == ["automaton", "factoryon"]
    assert scored(play(table, "surrender"), A)[0] == 3


def test_a17_surrender_only_at_the_very_start_of_the_turn() -> None:
    table = trick(hand="1S 2S 3S", leader=A, powers="s30")
    play(table, "use s30")
    assert "surrender" not in may(table)


def test_a18_tricks_won_before_a_surrender_count() -> None:
    table = trick(hand="1S 2S 3S", leader=F, trick=6, tricks=(1, 1, 3))
    play(table, "surrender")
    assert vp(table) == (1, 4, 3)


def test_a19_with_more_than_eight_cards_eight_tricks_are_played() -> None:
    table = between(in_round=5, heroes="h08 h02", powers="m6")
    play(table, "keep h08")
    events = finish_round(table)
    assert len(winners(events)) == 8
    assert len(hand(table)) == 3


@pytest.mark.parametrize(("ties", "result"), [("shared", 2), ("lost", 3)])
def test_a20_a_tie_is_shared_or_lost_as_agreed(ties: str, result: int) -> None:
    assert last_trick(Y, tricks=(4, 0, 3), in_round=5, ties=ties).s.result == result
    with pytest.raises(InvalidOptions):
        OriginStoryOptions.read({"ties": "won"})


def test_a21_exchange_with_one_card_in_hand_gives_that_card() -> None:
    table = trick(hand="2M", automaton="3B 9B", factoryon="5S", powers="s21", at=Op.LATER_PARTS)
    assert may(table) == ["give 2m", "decline"]
    play(table, "give 2m")
    assert hand(table) == {"3B"}


def test_a22_event_parts_your_hand_at_once_their_rows_later() -> None:
    table = between(in_round=3, event="G7")
    assert (kind(table), table.s.n_row[A]) == ("redraw", 0)
    table = between(in_round=3, event="G8", powers="m6", stories="s01 s02 s03")
    assert kind(table) == "story"
    play(table, "keep s01", "done", "hero")
    assert (kind(table), table.s.n_row[A]) == ("target", 8)


def test_a23_only_legal_cards_are_considered_when_following() -> None:
    table = trick(hand="9M 1S", automaton="2L 6B 8S", powers="s41 s06")
    assert answer(play(table, "play 9m"), A) == ("6B", "no_suit_not_love")


def test_a24_without_deck_and_discard_the_draw_is_skipped() -> None:
    table = trick(hand="9M 1S", automaton="2M 3M", factoryon="4M 5M", begin=False)
    s = table.s
    s.pile[A] |= sum(1 << (s.deck[index] - 1) for index in range(s.n_deck))
    s.n_deck = 0
    table.s.align = 1
    go_on(table)
    events = play(table, "play 9m")
    assert not happened(events, "follow_drew", "reshuffled")
    assert winners(events) == ["you"]


def test_a25_the_view_counts_deck_discard_and_piles_and_names_none_of_them() -> None:
    table = trick(hand="9M 1S", tricks=(1, 1, 1))
    view = build_view(table.seen)
    assert (view["deck"], view["discard"]) == (table.s.n_deck, table.s.n_discard)
    named = str(view)
    lying = {card for who in range(3) for card in bits_of(table.s.pile[who])} | set(bits_of(table.s.discard))
    open_cards = hand(table) | set(row(table, A).split()) | set(row(table, F).split())
    for card in lying:
        assert f"'{NAMES[card]}'" not in named
    for name in deck(table):
        assert name not in open_cards
        assert f"'{name}'" not in named


def test_a26_cards_with_a_gear_never_come() -> None:
    data = SET.as_json()
    for cards, kept in ((data["superhero"], 2), (data["story"], 16)):
        for card in cards[kept:]:
            card["no_solo"] = True
    options = OriginStoryOptions.read({"cards": data})
    layout = Layout(Cards)
    table = layout.one(layout.filled(card_numbers(options.cards)))
    choices = Layout(Agreed)
    for seed in range(5):
        board = empty(seed)
        setup(board.s, table, choices.one(choices.filled(options.numbers())), board.buffer())
        assert {board.s.superheroes[0, place] for place in range(2)} == {POWER_NUMBERS["h01"], POWER_NUMBERS["h02"]}
        assert board.s.n_stories == 16 - 3


def test_a27_a_when_charged_draw_is_seen_after_all_tokens_are_placed() -> None:
    table = between(in_round=2, powers="s07", stories="s01 s03 s05")
    play(table, "keep s01", "charge s07")
    assert not happened(table.events, "you_drew")
    play(table, "done")
    assert happened(table.events, "you_drew")


def test_a28_forced_parts_happen_optional_ones_ask() -> None:
    table = trick(hand="1M", automaton="", factoryon="", draws="11S", powers="s07", at=Op.PARTS)
    assert hand(table) == {"1M", "11S"}
    table = trick(hand="1M", automaton="", factoryon="", draws="11S", powers="s02.1", at=Op.PARTS)
    assert "done" in may(table)
    table = trick(hand="1M 2M", automaton="3B", factoryon="5S", powers="s33", at=Op.LATER_PARTS)
    assert "decline" not in may(table)


def test_a29_payments_are_those_of_the_final_outcome() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 5M, factoryon 3M", powers="s18 s31", trick=1, event="G4")
    events = play(table, "use s18")
    assert (scored(events), scored(events, A)) == ([], [1])


def test_a30_a_card_in_a_row_or_in_the_discard_is_as_printed() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="13S 12S", powers="s21 s04", revealed="1M",
                  at=Op.LATER_PARTS, leader=A, side="villain")  # fmt: skip
    play(table, "give 1m", "decline")
    assert happened(table.events, "played")[0] == {
        "event": "played", "who": "automaton", "card": "1M", "why": "lowest", "value": 1,
    }  # fmt: skip
    assert worth(table, "3B") == ("B", 5)


def test_a31_a_villain_who_surrenders_scores_nothing() -> None:
    table = trick(hand="1M 2M", leader=A, trick=7, side="villain", tricks=(3, 2, 1), powers="s28 s01 m6")
    play(table, "surrender")
    assert vp(table)[Y] == 0


def test_a32_the_leaders_cards_are_counted_also_if_they_are_more_than_tricks() -> None:
    table = trick(hand="1M", automaton="13M 2B", factoryon="3B", leader=A, trick=8, tricks=(3, 2, 2))
    assert scored(play(table, "surrender"), A)[0] == 2


def test_a33_the_leftover_of_the_last_trick_is_still_there_for_a_rewind() -> None:
    table = trick(
        hand="", automaton="4B", factoryon="", plays="you 9M, automaton 12M, factoryon 3M", powers="s22", trick=8
    )
    play(table, "use s22")
    assert row(table, A) == "12M 4B"


def test_a34_the_smallest_number_of_draws_counts() -> None:
    for powers, event, number in (("s20.1", "X2", 1), ("s20.2", "X2", 0), ("s06", "X2", 0), ("s20.1 s06", None, 0)):
        table = trick(hand="9M 1B", automaton="2M 3M", powers=powers, event=event)
        told = [each for each in play(table, "play 9m") if each.get("who") == "automaton"]
        before = names_of(told).index("played")
        assert names_of(told[:before]).count("follow_drew") == number


def test_a35_a_cancelled_trick_has_used_its_number() -> None:
    table = trick(hand="1S", plays="you 9M, automaton 12M, factoryon 3M", powers="s19", trick=7, tricks=(3, 2, 1))
    play(table, "use s19")
    assert (table.s.trick, sum(tricks(table))) == (8, 6)


def test_a36_the_general_supply_never_runs_out() -> None:
    table = between(in_round=5, stamina=9, heroes="h01 h02", powers="m6")
    play(table, "keep h01")
    assert table.s.left == 11


def test_a37_her_highest_and_lowest_stay_literal_when_the_lowest_wins() -> None:
    table = trick(hand="1S", automaton="6M 4M 12M", plays="you 9M", event="X7", no_draw=True)
    assert answer(table.events, A) == ("4M", "beats")
    table = trick(hand="1S", automaton="6M 4M 12M", leader=A, event="X7")
    assert answer(table.events, A) == ("12M", "highest")


@pytest.mark.parametrize(
    ("powers", "event", "won", "points"),
    [
        ("s28", None, 0, 4),
        ("s28 h05", None, 0, 5),
        ("s28 h05", None, 1, 5),
        ("h05 s28", "X4", 1, 2),
        ("s28", None, 2, 0),
    ],
)
def test_a38_the_best_villain_payment_then_the_cap(powers: str, event: str | None, won: int, points: int) -> None:
    assert vp(last_trick(A, side="villain", tricks=(5, 2 - won, won), powers=powers, event=event))[Y] == points


def test_a39_points_move_at_once_and_no_dial_goes_below_0() -> None:
    table = trick(hand="1S 2S", plays="you 9M, automaton 5M, factoryon 3M", powers="s31", trick=1)
    assert vp(table) == (0, 0, 1)
    assert vp(last_trick(Y, tricks=(0, 0, 7), powers="s39")) == (0, 0, 8)


def test_a40_your_cards_count_by_effective_suit_theirs_by_the_printed_one() -> None:
    table = trick(hand="9B 1S", powers="s43=B m4 s13 s06", automaton="4L 1B", factoryon="2B 3S")
    events = play(table, "play 9b")
    assert happened(events, "played")[0]["value"] == 18
    assert answer(events, A) == ("4L", "cannot_beat")
    assert answer(events, F)[1] == "no_suit"


def test_a45_only_the_tables_undo_takes_a_charge_back() -> None:
    table = tablemate.game("origin_story").new(seed=3)
    table.play(table.legal(0)[0])
    before = table.legal(0)
    charge = next(action for action in before if action.kind == "charge")
    table.play(charge)
    refused = table.why_not(f"uncharge {charge.arguments['power']}", 0)
    assert refused is not None
    assert refused.rule == "NOTATION"
    assert table.can_undo()
    table.undo()
    assert table.legal(0) == before


def test_order_of_computation_printed_then_set_then_all_changes() -> None:
    table = trick(hand="4M", plays="automaton 9M, factoryon 1M", trick=8, revealed="4M", event="G3",
                  powers="s14 s25 s08 s04 h02")  # fmt: skip
    events = play(table, "play 4m")
    assert happened(events, "played")[0]["value"] == 4 + 2 - 1 + 2 + 2.5 + 2 + 4
    events = play(table, "use s14")
    assert happened(events, "value_changed")[0]["value"] == (9 + 2 + 0.5) + 2 - 1 + 2 + 2.5 + 2 + 4


def test_values_have_no_bounds() -> None:
    table = trick(hand="1M 13S", powers="s16 s47 h05", side="villain")
    assert worth(table, "1M") == ("M", -8)
    table = trick(hand="13S 1M", powers="s04 s10 s26 h04 m1")
    assert happened(play(table, "play 13s"), "played")[0]["value"] == 13 + 2 + 3 + 3 + 4 + 5
    assert conserved(table)
