"""Setting up: levels and decks, the order of a round, tokens, stories, superheroes, parts and who leads."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.terms import Op
from tablemate.kernel.meanings import bits_of

from .board import (
    SET,
    VANCARDS,
    A,
    F,
    Y,
    conserved,
    finish_round,
    go_on,
    hand,
    happened,
    kind,
    may,
    names_of,
    play,
    row,
)
from .builders import between, new_game, trick

LEVELS = {0: "GGGGG", 1: "GGGGX", 2: "GGGXX", 3: "GGXXX", 4: "GXXXX", 5: "XXXXX"}
LEFT = {0: (3, 8), 1: (4, 7), 2: (5, 6), 3: (6, 5), 4: (7, 4), 5: (8, 3)}
NAMES = {number: name for name, number in VANCARDS.items()}


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("seed", range(4))
def test_levels_decks_from_the_top_and_what_is_left_in_the_event_decks(level: int, seed: int) -> None:
    s = new_game(seed, level=level).s
    deck = [NAMES[s.vancard_deck[index]] for index in reversed(range(5))]
    assert "".join(name[0] for name in deck) == LEVELS[level]
    assert tuple(s.n_events) == LEFT[level]
    events = [NAMES[s.events[colour, index]] for colour in range(2) for index in range(s.n_events[colour])]
    assert sorted(deck + events) == sorted(VANCARDS)


@pytest.mark.parametrize("level", range(6))
def test_the_event_of_round_3_has_the_colour_on_the_back_of_the_third_card(level: int) -> None:
    table = new_game(level, level=level)
    third = NAMES[table.s.vancard_deck[2]]
    while table.s.round < 3:
        finish_round(table, level)
    event = NAMES[table.s.event]
    assert event[0] == third[0] == LEVELS[level][2]
    assert event != third
    finish_round(table, level)
    assert (table.s.event, table.s.round) == (0, 4)


def test_a_new_game_one_token_two_superheroes_no_points() -> None:
    table = new_game(5)
    s = table.s
    assert happened(table.events, "stamina") == [{"event": "stamina", "gained": 1, "owned": 2}]
    assert s.superheroes[0, 0] != s.superheroes[0, 1]
    assert list(s.vp) == [0, 0, 0]
    assert names_of(table.events)[:3] == ["superhero_dealt", "superhero_dealt", "set_up"]
    assert 1 <= s.power[0] <= len(SET.mats)
    assert s.n_stories == 48 - 3


@pytest.mark.parametrize("seed", range(3))
def test_dealers_go_round_and_the_next_one_leads(seed: int) -> None:
    table = new_game(seed)
    first = table.s.dealer
    for number in range(1, 6):
        assert table.s.dealer == (first + number - 1) % 3
        assert table.s.leader == (table.s.dealer + 1) % 3
        finish_round(table, seed)
    assert kind(table) == ""


def test_dealers_are_all_possible() -> None:
    assert {new_game(seed).s.dealer for seed in range(20)} == {A, F, Y}


def test_order_of_a_round_1_to_4() -> None:
    table = between(in_round=2, powers="m2 s21", stories="s07 s02 s03", vancard="G5", dealer=F)
    assert kind(table) == "story"
    play(table, "keep s07")
    assert kind(table) == "charge"
    play(table, "charge m2", "charge s21", "charge s07")
    assert may(table) == ["part m2", "part s07"], "exchanging parts wait for the rows"
    play(table, "part s07", "done")
    assert kind(table) == "align"
    assert table.s.n_row[A] == 0
    play(table, "hero")
    assert kind(table) == "exchange"
    play(table, "decline", "decline")
    assert kind(table) == "turn"
    order = [name for index, name in enumerate(names_of(table.events)) if names_of(table.events).index(name) == index]
    wanted = ["round_started", "dealt", "stamina", "story_offered", "story_kept", "charged", "power_used", "you_drew",
              "aligned", "row_dealt", "vancard_revealed", "trick_started", "turn_started"]  # fmt: skip
    assert [name for name in order if name in wanted] == wanted


def test_order_of_round_3_the_event_comes_before_token_and_stories() -> None:
    table = between(in_round=3, event="G7", stories="s01 s02 s03")
    assert kind(table) == "redraw"
    assert not happened(table.events, "stamina", "story_offered")
    play(table, "done")
    assert kind(table) == "story"
    assert table.s.stamina == 4


def test_order_of_round_5_a_superhero_and_neither_token_nor_story() -> None:
    table = between(in_round=5, heroes="h02 h08", powers="m6 s01 s02 s03 s05")
    assert (kind(table), may(table)) == ("superhero", ["keep h02", "keep h08"])
    stamina = table.s.stamina
    play(table, "keep h08")
    assert table.s.stamina == stamina
    assert not happened(table.events, "story_offered")
    assert len(hand(table)) == 11, "when revealed comes before charging"
    assert kind(table) == "charge"
    assert [table.s.superheroes[0, place] for place in range(2)] == [0, 0]


def test_the_rows_are_dealt_from_left_to_right_the_automatons_first() -> None:
    table = between(in_round=1, powers="m6", stories="s01 s02 s03", vancard="G4")
    play(table, "keep s01", "done", "hero")
    dealt = [(each["who"], each["card"]) for each in happened(table.events, "row_dealt")]
    assert [who for who, _ in dealt] == ["automaton"] * 8 + ["factoryon"] * 8
    for who, name in ((A, "automaton"), (F, "factoryon")):
        cards = [card for owner, card in dealt if owner == name]
        assert len(set(cards)) == 8
        assert row(table, who).split() == cards, "you lead, and this card has no line for round 1"


def test_a_story_goes_on_the_panel_of_the_round_the_others_away() -> None:
    table = between(in_round=3, stories="s09 s10 s11", event="G4")
    play(table, "keep s10")
    assert happened(table.events, "story_kept") == [{"event": "story_kept", "panel": 3, "power": "s10"}]
    assert not any(table.s.offer)
    numbers = [table.s.stories[index] for index in range(table.s.n_stories)]
    assert len(numbers) == len(set(numbers)) == 45


def test_equal_slots_of_a_card_are_one_option_and_charging_ends_when_nothing_can_be_paid() -> None:
    table = between(in_round=2, stamina=1, powers="s20", stories="s44 s45 s46")
    play(table, "keep s44")
    assert may(table) == ["charge s20", "done"]
    play(table, "charge s20")
    assert may(table) == ["charge s20", "done"]
    play(table, "charge s20")
    assert kind(table) == "align", "nothing left to place"


def test_a_slot_is_charged_only_by_its_full_cost() -> None:
    table = between(in_round=2, stamina=1, powers="s26", stories="s44 s14 s46")
    play(table, "keep s14")
    assert may(table) == ["charge s26", "done"], "three tokens are needed for s14"
    events = play(table, "charge s26")
    assert happened(events, "charged") == [
        {"event": "charged", "spot": "panel 1", "power": "s26", "tokens": 2, "left": 0}
    ]


def test_all_tokens_are_placed_before_anything_is_resolved() -> None:
    table = between(in_round=2, powers="s07", stories="s34 s02 s03")
    play(table, "keep s02", "charge s07")
    assert len(hand(table)) == 8
    play(table, "charge s02", "charge s02")
    assert may(table) == ["part s07", "part s02"]


def test_parts_in_the_order_you_like() -> None:
    for first, drawn in (("s07", 2), ("s24", 1)):
        table = trick(hand="1M 2M", automaton="", factoryon="", draws="11S 12S", powers="s07 s24", at=Op.PARTS)
        assert may(table) == ["part s07", "part s24"]
        events = play(table, f"part {first}")
        assert happened(events, "power_used")[0]["power"] == first
        assert (len(happened(events, "you_drew")), kind(table)) == (drawn, "discard")


def test_a_single_part_left_needs_no_question() -> None:
    """One part needs no question, so the last of several needs none either."""
    table = trick(hand="1M 2M", automaton="", factoryon="", draws="11S 12S", powers="s07 s24", at=Op.PARTS)
    play(table, "part s07")
    assert kind(table) == "discard"


def test_postponed_parts_of_mat_story_superhero_and_event_are_chosen_together() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", event="G8", powers="m5 s21 s33 h11",
                  at=Op.LATER_PARTS)  # fmt: skip
    assert may(table) == ["part m5", "part s21", "part s33", "part h11", "part g8"]


def test_predictions_come_after_postponed_parts_and_before_the_first_card() -> None:
    table = trick(hand="1M 2M", automaton="3B 9B", factoryon="5S 9S", powers="s33 s48", at=Op.LATER_PARTS, leader=A)
    play(table, "bury 3b", "bury 5s")
    assert kind(table) == "predict"
    assert not happened(table.events, "played")
    play(table, "predict 0")
    assert happened(table.events, "played")


def test_extra_love_lies_aside_again_in_the_next_round() -> None:
    table = trick(hand="", plays="you 4.5L, automaton 4.5L2, factoryon 8.5L", trick=8)
    go_on(table)
    assert table.s.round == 3
    assert [*bits_of(table.s.aside)] == [52, 53, 54, 55]
    assert conserved(table)


def test_tokens_come_back_and_what_was_not_placed_stays_yours() -> None:
    table = between(in_round=1, stories="s01 s03 s05 s08 s10 s11 s12 s13 s16", powers="m6")
    play(table, "keep s01", "done")
    assert (table.s.stamina, table.s.left) == (2, 2)
    finish_round(table)
    play(table, "keep s08", "charge m6")
    assert table.s.stamina == 3
    assert table.s.left == 2


def test_everything_of_a_round_is_gone_in_the_next() -> None:
    table = trick(hand="", plays="you 9M, automaton 2M, factoryon 3M", trick=8, powers="m6 s09.0 s43=B s48~2 s20.2",
                  tricks=(3, 2, 2), revealed="9M", begin=False)  # fmt: skip
    s = table.s
    s.spare, s.lent, s.uses[1, 0] = 2, 1, 1
    go_on(table)
    assert (s.round, s.align, s.trick) == (3, 0, 1)
    assert not any(s.chosen)
    assert not any(s.predicted)
    assert not any(s.slot[spot, slot] for spot in range(6) for slot in range(2))
    assert list(s.tricks) == [0, 0, 0]
    assert (s.spare, s.lent, s.uses[1, 0], s.marked) == (0, 0, 0, 0)
    assert not any(s.pile_suit)
