"""Malfunction set G: FR:463-469, table 3.3; T11, T12, T40, T49, T50; R3, R6, R14, R19."""

from __future__ import annotations

import json

import pytest

from tablemate import HIDDEN, SPECTATOR

from .builders import (
    asked,
    hand,
    happened,
    line,
    locked_bays,
    names_of,
    options_now,
    plan_of,
    play,
    refusal,
    sizes,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]


# Bay 12


def test_g12_costs_the_whole_remaining_hand() -> None:
    """FR:463: discard your hand to lock this bay; then the normal refill."""
    table = with_set("G", match=[12], hands=[HAND])
    events = play(table, "deploy_lock: lock 12")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "cw", "swap"]
    assert locked_bays(table) == {12}
    assert len(happened(events, "card_drawn")) == 3
    assert happened(events, "malfunction") == []


def test_g12_needs_at_least_one_card() -> None:
    """FR:463: at least 1 card; the substitute leaves none."""
    table = with_set("G", match=[12, 5], hands=[HAND])
    assert refusal(table, "three: lock 12") == "lock_g12"
    single = with_set("G", match=[12, 5], hands=[["deploy_lock"]])
    assert refusal(single, "deploy_lock: lock 12") == "lock_g12"


def test_g12_with_one_card_left_is_enough() -> None:
    """At least 1 card."""
    table = with_set("G", match=[12], hands=[["deploy_lock", "swap"]])
    events = play(table, "deploy_lock: lock 12")
    assert len(happened(events, "card_discarded")) == 2
    assert locked_bays(table) == {12}


def test_t40_g12_is_never_forced() -> None:
    """T40: only 12 matches, 2 cards left: {} and {12} legal; 0 left: only {}."""
    table = with_set("G", match=[12], hands=[HAND])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["12", "done"]
    events = play(table, "done")
    assert happened(events, "card_discarded") == []
    assert locked_bays(table) == set()
    none_left = with_set("G", match=[12], hands=[["deploy_lock"]])
    refusal(none_left, "deploy_lock: lock 12")
    events = play(none_left, "deploy_lock: lock nothing")
    assert happened(events, "no_effect") == [{}]


def test_g12_the_reason_is_the_cost_even_if_nothing_else_could_lock() -> None:
    """Style 4: a refusal names the rule (ASM-G12-1), not the decision that would come next."""
    table = with_set("G", match=[12], hands=[["deploy_lock"]])
    assert refusal(table, "deploy_lock: lock 12") == "lock_g12"


def test_g12_goes_with_another_bay_for_the_same_hand() -> None:
    """One command, one payment."""
    table = with_set("G", match=[5, 12], hands=[HAND])
    events = play(table, "deploy_lock: lock 5 12")
    assert len(happened(events, "card_discarded")) == 3
    assert locked_bays(table) == {5, 12}


# Bay 9


def test_t11_g09_turns_the_odd_bays_back_by_three() -> None:
    """T11: mods {1:a,3:b,8:c,11:d}, L={9} -> {10:a,12:b,8:c,6:d} (R19)."""
    mods = {1: "shuttle_bay", 3: "ai_core", 8: "transporter", 11: "engineering"}
    table = with_set("G", match=[9], mods=mods, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert line(table) == {10: "shuttle_bay", 12: "ai_core", 8: "transporter", 6: "engineering"}


def test_g09_with_an_empty_stack_shifts_the_odd_bays_among_themselves() -> None:
    """R19: both readings agree when the stack is empty; five odd bays are left."""
    table = with_set("G", match=range(1, 13), hands=[HAND])
    play(table, "deploy_lock: lock 9")
    odd = [1, 3, 5, 7, 11]
    moved = {odd[(index - 3) % 5]: bay for index, bay in enumerate(odd)}
    assert line(table) == {bay: plan_of(moved.get(bay, bay)) for bay in range(1, 13) if bay != 9}


def test_g09_without_a_module_on_an_odd_bay_moves_nothing() -> None:
    """P is empty."""
    table = with_set("G", match=[9], mods={2: "bridge", 8: "ai_core"}, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert line(table) == {2: "bridge", 8: "ai_core"}


# Bay 6


def test_t12_g06_sends_every_module_across_the_ring() -> None:
    """T12: mods {12:a,3:b,9:c,1:d}, L={6} -> {12:a,9:b,3:c,7:d}."""
    mods = {12: "engineering", 3: "ai_core", 9: "transporter", 1: "shuttle_bay"}
    table = with_set("G", match=[6], mods=mods, hands=[HAND])
    play(table, "deploy_lock: lock 6")
    assert line(table) == {12: "engineering", 9: "ai_core", 3: "transporter", 7: "shuttle_bay"}


def test_g06_a_locked_bay_opposite_keeps_the_module_where_it_is() -> None:
    """FR:467: if that position is not locked."""
    table = with_set("G", match=[6], mods={1: "bridge", 8: "ai_core"}, locked=[7], hands=[HAND])
    play(table, "deploy_lock: lock 6")
    assert line(table) == {1: "bridge", 2: "ai_core"}


def test_g06_with_a_full_line_swaps_every_open_pair() -> None:
    """Table 3.3: an involution, all at once, no collision."""
    table = with_set("G", match=range(1, 13), hands=[HAND])
    play(table, "deploy_lock: lock 6")
    across = {bay: (bay + 5) % 12 + 1 for bay in range(1, 13) if bay not in (6, 12)}
    assert line(table) == {bay: plan_of(across.get(bay, bay)) for bay in range(1, 13) if bay != 6}


# Bay 3


@pytest.mark.parametrize("order", ["cw swap", "swap cw"])
def test_g03_puts_the_hand_under_the_pile_in_the_chosen_order(order: str) -> None:
    """FR:469: the hand goes under the pile in any order, then the normal refill."""
    table = with_set("G", match=[3], hands=[HAND], pile=["any", "deploy_lock", "deploy_lock", "swap"])
    play(table, "deploy_lock: lock 3")
    assert asked(table) == (0, "return")
    assert options_now(table) == ["under cw", "under swap"]
    events = play(table, f"under {order}")
    assert table.to_position()["pile"] == ["swap", *order.split()]
    assert hand(table) == {"any": 1, "deploy_lock": 2}
    assert len(happened(events, "card_drawn")) == 3


def test_g03_can_be_answered_card_by_card() -> None:
    """One decision a card."""
    table = with_set("G", match=[3], hands=[HAND], pile=["any", "deploy_lock", "deploy_lock", "swap"])
    play(table, "deploy_lock: lock 3", "under swap")
    assert options_now(table) == ["under cw"]
    assert refusal(table, "under swap") == "card_not_held"
    assert refusal(table, "no") == "answer_return"
    play(table, "under cw")
    assert table.to_position()["pile"] == ["swap", "swap", "cw"]


def test_g03_with_an_empty_hand_nothing() -> None:
    """Table 3.3: hand 0: nothing."""
    table = with_set("G", match=[3], hands=[HAND])
    events = play(table, "three: lock 3")
    assert happened(events, "malfunction") == [{"set": "G", "bay": 3}]
    assert happened(events, "card_buried") == []
    assert len(happened(events, "card_drawn")) == 3


def test_t49_g03_with_an_empty_pile_draws_its_cards_back_before_the_refresh() -> None:
    """T49: 2p, first cycle, A 2, S 3: A draws both, then refresh (9 + Any = 10), scramble, draws 1: pile 9."""
    table = with_set("G", players=2, match=[3], hands=[HAND, ["deploy_lock", "deploy_lock", "swap"]], pile=[])
    play(table, "ask nothing", "deploy_lock: lock 3")
    assert sizes(table)["discard"] == 9
    events = play(table, "under swap cw")
    kinds = [kind for kind in names_of(events) if kind in ("card_drawn", "refreshed", "scrambled")]
    assert kinds == ["card_drawn", "card_drawn", "refreshed", "scrambled", "card_drawn"]
    assert [event["card"] for event in happened(events, "card_drawn")][:2] == ["swap", "cw"]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 10}]
    assert sizes(table)["pile"] == 9
    assert sizes(table)["discard"] == 0


def test_t49_g03_without_a_refresh_left_draws_both_and_loses() -> None:
    """T49: with refreshes 2: draws both, then loss."""
    table = with_set("G", match=[3], hands=[HAND], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 3", "under cw swap")
    assert [event["card"] for event in happened(events, "card_drawn")] == ["cw", "swap"]
    assert table.outcome is not None
    assert not table.outcome.won
    assert hand(table) == {"cw": 1, "swap": 1}


def test_g03_touches_the_active_player_only() -> None:
    """FR:260."""
    table = with_set("G", players=2, match=[3], hands=[HAND, ["deploy_lock", "acw"]])
    play(table, "ask nothing", "deploy_lock: lock 3", "under cw swap")
    assert hand(table, 1) == {"deploy_lock": 1, "acw": 1}


def test_g03_the_partner_hears_of_the_step_but_not_of_the_card() -> None:
    """The card goes under the pile face down (ASM-G3-1), so the action that names it is not heard either."""
    table = with_set("G", players=2, match=[3], hands=[HAND, ["deploy_lock", "acw"]])
    play(table, "ask nothing", "deploy_lock: lock 3", "under cw")
    step = table.steps[-1]
    assert step.seen_by(0)["action"] == step.as_json()["action"] == "under cw"
    for viewer in (1, SPECTATOR):
        assert step.seen_by(viewer)["action"] == HIDDEN
        assert "cw" not in json.dumps(step.seen_by(viewer))


# Two at once


def test_t50_g12_and_g03_together_leave_no_hand_for_g03() -> None:
    """T50: L={12,3}, 2 cards left: both discarded, G-3 nothing, A draws 3."""
    table = with_set("G", match=[3, 12], hands=[HAND])
    events = play(table, "deploy_lock: lock 3 12")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "cw", "swap"]
    assert happened(events, "malfunction") == [{"set": "G", "bay": 3}]
    assert happened(events, "card_buried") == []
    assert len(happened(events, "card_drawn")) == 3
    assert asked(table) == (0, "declare")


@pytest.mark.parametrize(("first", "bay"), [(6, 3), (9, 4)])
def test_r06_the_order_of_g06_and_g09_matters(first: int, bay: int) -> None:
    """R6: a module on 1: across to 7 and back by three to 3, or back by three to 10 and across to 4."""
    table = with_set("G", match=[6, 9], mods={1: "bridge"}, hands=[HAND])
    play(table, "deploy_lock: lock 6 9")
    assert options_now(table) == ["first 6", "first 9"]
    play(table, f"first {first}")
    assert line(table) == {bay: "bridge"}


def test_g03_and_g09_both_resolve() -> None:
    """R6: both were triggered by the lock."""
    table = with_set("G", match=[3, 9], mods={1: "bridge"}, hands=[HAND])
    play(table, "deploy_lock: lock 3 9", "first 3", "under cw swap")
    assert line(table) == {10: "bridge"}
    assert table.to_position()["pile"].count("cw") == 1
