"""Malfunction set A: FR:401-407, table 3.3; T33, T51; R6, R15, R28."""

from __future__ import annotations

import pytest

from .builders import (
    asked,
    hand,
    happened,
    line,
    locked_bays,
    options_now,
    plan_of,
    play,
    refusal,
    rolling,
    sizes,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]


def test_malfunction_1_bays_without_a_malfunction_do_nothing() -> None:
    """FR:262: only bays 3, 6, 9 and 12."""
    for bay in (1, 2, 4, 5, 7, 8, 10, 11):
        table = with_set("A", match=[bay], hands=[HAND])
        events = play(table, f"deploy_lock: lock {bay}")
        assert happened(events, "malfunction") == []
        assert locked_bays(table) == {bay}


def test_malfunction_1_without_a_set_the_special_bays_do_nothing() -> None:
    """FR:260: malfunctions are optional."""
    table = with_set("none", match=[12, 3], hands=[HAND])
    events = play(table, "deploy_lock: lock 12 3")
    assert happened(events, "malfunction") == []
    assert locked_bays(table) == {3, 12}


# Bay 12


@pytest.mark.parametrize("die", [1, 6, 12])
def test_t51_a12_alone_unlocks_itself_and_is_matched(die: int) -> None:
    """T51: L={12} alone locked: bay 12 unlocks itself, matched."""
    table = with_set("A", match=[12], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 12", die)
    assert locked_bays(after) == set()
    assert line(after) == {12: plan_of(12)}
    assert sizes(after)["stack"] == 11


@pytest.mark.parametrize(("die", "bay"), [(1, 2), (2, 2), (3, 7), (7, 7), (8, 12), (12, 12)])
def test_a12_unlocks_the_rolled_bay_or_the_next_locked_one(die: int, bay: int) -> None:
    """FR:401 with FR:264; T13's bays 2, 7 and 12."""
    table = with_set("A", match=[12], locked=[2, 7], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 12", die)
    assert locked_bays(after) == {2, 7, 12} - {bay}
    assert line(after) == {bay: plan_of(bay)}


@pytest.mark.parametrize(("die", "bay"), [(5, 5), (1, 5), (6, 12)])
def test_r15_a12_can_hit_a_bay_locked_in_the_same_command(die: int, bay: int) -> None:
    """R15: it is locked by then."""
    table = with_set("A", match=[5, 12], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 5 12", die)
    assert line(after) == {bay: plan_of(bay)}
    assert locked_bays(after) == {5, 12} - {bay}


def test_a12_as_the_last_bay_wins() -> None:
    """FR:401: unless it is the last bay to lock."""
    table = with_set("A", locked=range(1, 12), match=[12], hands=[HAND])
    events = play(table, "deploy_lock: lock 12")
    assert table.outcome is not None
    assert table.outcome.won
    assert happened(events, "unlocked") == []


def test_a12_strikes_again_when_it_locks_again() -> None:
    """FR:262: each time a module locks there."""
    table = with_set("A", match=[12], hands=[["deploy_lock", "deploy_lock", "swap"]])
    after = rolling(table, "deploy_lock: lock 12", 4)
    events = play(after, "deploy_lock: lock 12")
    assert happened(events, "malfunction") == [{"set": "A", "bay": 12}]
    assert happened(events, "unlocked") == [{"bay": 12, "module": plan_of(12)}]


def test_a12_an_unlocked_module_moves_again() -> None:
    """FR:254: the plan turns back, its module returns and moves like any other."""
    table = with_set("A", match=[12], locked=[2], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 12", 1)
    assert line(after) == {2: plan_of(2)}
    play(after, "cw: cw 1")
    assert line(after) == {3: plan_of(2)}


# Bay 9


def test_a09_moves_one_module_either_way_past_occupied_bays() -> None:
    """FR:403: one module by one place, clockwise or anticlockwise."""
    table = with_set("A", match=[9], mods={4: "airlock", 5: "ai_core"}, locked=[6], hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert asked(table) == (0, "move")
    assert options_now(table) == ["move 4 cw", "move 4 acw", "move 5 cw", "move 5 acw"]
    other = table.copy()
    play(table, "move 4 cw")
    assert line(table) == {7: "airlock", 5: "ai_core"}
    play(other, "move 5 acw")
    assert line(other) == {4: "airlock", 3: "ai_core"}


def test_a09_skips_the_bay_just_locked() -> None:
    """Bay 9 is locked by then."""
    table = with_set("A", match=[9], mods={8: "airlock"}, hands=[HAND])
    play(table, "deploy_lock: lock 9", "move 8 cw")
    assert line(table) == {10: "airlock"}


def test_a09_is_mandatory() -> None:
    """Table 3.3: otherwise mandatory."""
    table = with_set("A", match=[9], mods={8: "airlock"}, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert refusal(table, "no") == "answer_move"
    assert refusal(table, "move 7 cw") == "answer_move"


def test_a09_without_a_module_nothing() -> None:
    """Table 3.3: no module: nothing."""
    table = with_set("A", match=[9], hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert asked(table) == (0, "declare")
    assert line(table) == {}


def test_a09_without_a_free_bay_nothing() -> None:
    """Table 3.3: no free bay: nothing."""
    table = with_set("A", match=[9, 10, 11], locked=[1, 2, 3, 4, 5, 6, 7, 8, 12], hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert asked(table) == (0, "declare")
    assert line(table) == {10: plan_of(10), 11: plan_of(11)}


# Bay 6


def test_a06_no_refill_this_turn() -> None:
    """FR:405: no drawing at the end of the turn; with two cards left no substitute next turn."""
    table = with_set("A", match=[6], mods={1: "airlock"}, hands=[HAND])
    pile = sizes(table)["pile"]
    events = play(table, "deploy_lock: lock 6")
    assert happened(events, "card_drawn") == []
    assert hand(table) == {"cw": 1, "swap": 1}
    assert sizes(table)["pile"] == pile
    assert refusal(table, "three: cw 1") == "three_cards_needed"
    events = play(table, "cw: cw 1")
    assert len(happened(events, "card_drawn")) == 2


def test_a06_touches_the_active_player_only() -> None:
    """FR:260: the partner's next turn refills as usual."""
    table = with_set("A", players=2, match=[6], mods={1: "airlock"}, hands=[HAND, ["deploy_lock", "acw"]])
    play(table, "ask nothing", "deploy_lock: lock 6", "ask nothing")
    play(table, "acw: acw 1", "discard swap")
    assert sum(hand(table, 1).values()) == 3
    assert hand(table, 0) == {"cw": 1}


def test_a06_by_three_cards_leaves_a_support_without_cards_and_then_a_turn_that_only_draws() -> None:
    """Table 3.3: with 0 left A is S with 0 cards, and A's next own turn is a draw-only turn (R5)."""
    table = with_set("A", players=2, match=[6], mods={1: "airlock"}, hands=[HAND, ["deploy_lock", "acw", "any"]])
    play(table, "ask nothing", "three: lock 6")
    assert hand(table, 0) == {}
    events = play(table, "ask acw")
    assert happened(events, "answered") == [{"seat": 0, "yes": False}]
    events = play(table, "acw: acw 1")
    assert line(table) == {12: "airlock"}
    assert [event["seat"] for event in happened(events, "card_drawn")] == [1, 0, 0, 0]
    assert happened(events, "turn_ended") == [{"seat": 1}, {"seat": 0}]
    assert asked(table) == (1, "ask")
    assert sum(hand(table, 0).values()) == 3


def test_t33_a06_with_an_empty_pile_in_the_last_cycle_is_no_loss() -> None:
    """T33: no refill, no loss this turn; the next need of a card is one."""
    table = with_set("A", match=[6], mods={1: "airlock"}, hands=[HAND], pile=[], refreshes=2)
    play(table, "deploy_lock: lock 6")
    assert table.to_position()["result"] is None
    assert asked(table) == (0, "declare")
    play(table, "cw: cw 1")
    assert table.to_position()["result"] == "lost"


def test_a06_with_an_empty_pile_does_not_refresh() -> None:
    """No card is needed, so no refresh comes."""
    table = with_set("A", match=[6], mods={1: "airlock"}, hands=[HAND], pile=[])
    events = play(table, "deploy_lock: lock 6")
    assert happened(events, "refreshed") == []
    assert sizes(table)["refreshes"] == 0


# Bay 3


@pytest.mark.parametrize(("answer", "index"), [("to top", 0), ("to bottom", -1)])
def test_a03_puts_the_card_just_played_on_or_under_the_pile(answer: str, index: int) -> None:
    """FR:407: the D/L just played counts; A chooses the end."""
    pile = ["swap", "any", "deploy_lock"]
    table = with_set(
        "A",
        match=[3],
        hands=[["deploy_lock", "deploy_lock", "deploy_lock"]],
        pile=pile,
        discard=["swap", "cw"],
        boxed=BOX,
    )
    play(table, "deploy_lock: lock 3")
    assert asked(table) == (0, "place")
    assert options_now(table) == ["to top", "to bottom"]
    assert sizes(table)["pile"] == 3
    events = play(table, answer)
    assert happened(events, "card_recovered") == [
        {"card": "deploy_lock", "on_top": answer == "to top", "discard_top": "cw"}
    ]
    drawn = "deploy_lock" if index == 0 else "swap"
    assert happened(events, "card_drawn") == [{"seat": 0, "place": 3, "card": drawn}]
    position = table.to_position()
    assert position["discard"] == ["swap", "cw"]
    expected = pile if index == 0 else [*pile[1:], "deploy_lock"]
    assert position["pile"] == expected


BOX = ["deploy_lock", "deploy_lock", "deploy_lock", "swap", "acw", "any"]
"""A smaller solo box, so that the test above can name every card."""


def test_a03_without_a_deploy_lock_in_the_discard_does_nothing() -> None:
    """Table 3.3: no D/L there: nothing."""
    table = with_set(
        "A",
        match=[3],
        hands=[["wild", "cw", "swap"]],
        refreshes=2,
        pile=["deploy_lock"] * 6,
    )
    events = play(table, "wild: lock 3")
    assert happened(events, "malfunction") == [{"set": "A", "bay": 3}]
    assert happened(events, "card_recovered") == []
    assert asked(table) == (0, "declare")
    assert sizes(table)["pile"] == 5


def test_a03_takes_a_deploy_lock_that_lies_deeper() -> None:
    """The engine searches the whole discard."""
    table = with_set(
        "A", match=[3], hands=[["wild", "cw", "swap"]], refreshes=2, pile=["deploy_lock"] * 5 + ["any", "any"]
    )
    assert table.to_position()["discard"].count("deploy_lock") == 1
    play(table, "wild: lock 3", "to bottom")
    position = table.to_position()
    assert position["pile"][-1] == "deploy_lock"
    assert "deploy_lock" not in position["discard"]
    assert table.view(0)["discard"]["top"] == "wild"


def test_t51_a03_with_an_empty_pile_in_the_last_cycle_is_drawn_and_no_loss() -> None:
    """T51: refreshes 2, pile empty, A 2: the D/L is the pile and is drawn, no loss."""
    table = with_set("A", match=[3], hands=[HAND], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 3")
    assert happened(events, "card_drawn") == [{"seat": 0, "place": 3, "card": "deploy_lock"}]
    assert table.outcome is None
    assert sizes(table)["pile"] == 0
    assert hand(table) == {"cw": 1, "swap": 1, "deploy_lock": 1}


# Two at once


def test_r06_the_active_player_orders_two_malfunctions() -> None:
    """R6: A chooses the order; both happen."""
    table = with_set("A", match=[6, 9], mods={1: "airlock"}, hands=[HAND])
    play(table, "deploy_lock: lock 6 9")
    assert asked(table) == (0, "order")
    assert options_now(table) == ["first 6", "first 9"]
    assert refusal(table, "first 3") == "answer_order"
    events = play(table, "first 9", "move 1 cw")
    assert [event["bay"] for event in happened(events, "malfunction")] == [9, 6]
    assert hand(table) == {"cw": 1, "swap": 1}


def test_r06_the_second_effect_happens_even_if_the_first_unlocked_its_bay() -> None:
    """Section 3.2: both were triggered by the lock and both resolve."""
    table = with_set("A", match=[6, 12], hands=[HAND])
    play(table, "deploy_lock: lock 6 12")
    after = rolling(table, "first 12", 2)
    assert locked_bays(after) == {12}
    assert line(after) == {6: plan_of(6)}
    assert hand(after) == {"cw": 1, "swap": 1}


def test_r06_the_order_matters_for_a9_after_a12() -> None:
    """12 first may give 9 a module to move; 9 first finds none."""
    table = with_set("A", match=[9, 12], hands=[HAND])
    play(table, "deploy_lock: lock 9 12")
    late = rolling(table, "first 12", 3)
    assert line(late) == {9: plan_of(9)}
    assert options_now(late) == ["move 9 cw", "move 9 acw"]
    early = rolling(table, "first 9", 3)
    assert asked(early) == (0, "declare")
    assert line(early) == {9: plan_of(9)}


def test_r07_a_win_comes_before_the_malfunctions() -> None:
    """R7: the last two bays are 9 and 12; no question follows."""
    table = with_set("A", match=[9, 12], locked=[1, 2, 3, 4, 5, 6, 7, 8, 10, 11], hands=[HAND])
    events = play(table, "deploy_lock: lock 9 12")
    assert happened(events, "malfunction") == []
    assert table.outcome is not None
    assert table.outcome.won
