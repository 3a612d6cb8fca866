"""Malfunction set C: FR:421-427, table 3.3; T36, T40, T43; R3, R16, R24, R27."""

from __future__ import annotations

import pytest

from .builders import (
    hand,
    happened,
    line,
    locked_bays,
    options_now,
    plan_of,
    play,
    refusal,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]
TWO = ["deploy_lock", "deploy_lock", "swap"]


def test_set_c_has_no_malfunction_after_the_lock() -> None:
    """Table 3.3: all four are before the lock."""
    table = with_set("C", match=[3, 9], hands=[TWO])
    events = play(table, "deploy_lock: lock 3 9")
    assert happened(events, "malfunction") == []
    assert locked_bays(table) == {3, 9}


# Bay 12


def test_c12_locks_by_three_cards_alone() -> None:
    """FR:421: discard 3 cards, as a wild."""
    table = with_set("C", match=[12, 5], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 12") == "lock_c12"
    refusal(table, "deploy_lock: lock 5 12")
    events = play(table, "three: lock 12")
    assert locked_bays(table) == {12}
    assert len(happened(events, "card_discarded")) == 3
    assert len(happened(events, "card_drawn")) == 3


def test_r27_c12_does_not_take_the_wild() -> None:
    """T36, R27: bay 12 with Wild illegal."""
    table = with_set("C", match=[12, 5], hands=[["wild", "cw", "swap"]], refreshes=2)
    assert refusal(table, "wild: lock 12") == "lock_c12"
    play(table, "three: lock 12")
    assert locked_bays(table) == {12}


def test_r24_c12_binds_the_whole_command() -> None:
    """R24: one command, one payment."""
    table = with_set("C", match=[12, 5], hands=[HAND])
    refusal(table, "deploy_lock: lock 12 5")
    play(table, "three: lock 5 12")
    assert locked_bays(table) == {5, 12}


def test_c12_goes_with_6() -> None:
    """C-6 allows even company, C-12 only the substitute."""
    table = with_set("C", match=[12, 6], hands=[HAND])
    refusal(table, "deploy_lock: lock 6 12")
    play(table, "three: lock 6 12")
    assert locked_bays(table) == {6, 12}


def test_r03_c12_alone_may_be_left_with_a_single_card() -> None:
    """R3: with a D/L nothing can lock, so the Lock is empty; with three cards bay 12 is free and must lock."""
    table = with_set("C", match=[12], hands=[HAND])
    forced = table.copy()
    play(table, "deploy_lock: lock nothing")
    assert locked_bays(table) == set()
    play(forced, "three: lock")
    assert options_now(forced) == ["12"]


# Bay 9


def test_c09_costs_one_more_deploy_lock() -> None:
    """FR:423."""
    table = with_set("C", match=[9], hands=[TWO])
    events = play(table, "deploy_lock: lock 9")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "deploy_lock"]
    assert locked_bays(table) == {9}
    assert len(happened(events, "card_drawn")) == 2


def test_c09_without_a_second_deploy_lock_cannot_lock() -> None:
    """FR:423; other cards do not pay."""
    table = with_set("C", match=[9, 5], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 9") == "lock_c9"
    play(table, "deploy_lock: lock 5")
    assert locked_bays(table) == {5}


def test_c09_the_wild_is_not_a_deploy_lock() -> None:
    """Table 3.3: the Wild does not pay; played as the command it leaves the D/L to pay."""
    table = with_set("C", match=[9, 5], hands=[["deploy_lock", "wild", "swap"]], refreshes=2)
    assert refusal(table, "deploy_lock: lock 9") == "lock_c9"
    events = play(table, "wild: lock 9")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["wild", "deploy_lock"]
    assert locked_bays(table) == {9}


def test_c09_by_three_cards_is_impossible() -> None:
    """Table 3.3: would need a 4th card; so {9,12} is impossible without Li Yong."""
    table = with_set("C", match=[9, 12, 5], hands=[["deploy_lock"] * 3])
    assert refusal(table, "three: lock 9") == "lock_c9"
    refusal(table, "three: lock 9 12")
    refusal(table, "three: lock 12 9")


def test_r03_c09_is_never_forced() -> None:
    """R3: {} and {9} legal where only 9 matches and a D/L is left."""
    table = with_set("C", match=[9], hands=[TWO])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["9", "done"]
    play(table, "done")
    assert locked_bays(table) == set()
    assert hand(table)["deploy_lock"] >= 1


def test_c09_may_lock_with_another_bay() -> None:
    """One extra card for the whole command."""
    table = with_set("C", match=[9, 5], hands=[TWO])
    events = play(table, "deploy_lock: lock 5 9")
    assert len(happened(events, "card_discarded")) == 2
    assert locked_bays(table) == {5, 9}


# Bay 6


@pytest.mark.parametrize("other", [2, 4, 8, 10])
def test_c06_locks_with_an_even_bay(other: int) -> None:
    """FR:425."""
    table = with_set("C", match=[6, other], hands=[HAND])
    play(table, f"deploy_lock: lock 6 {other}")
    assert locked_bays(table) == {6, other}


@pytest.mark.parametrize("other", [1, 3, 5, 7, 9, 11])
def test_c06_does_not_lock_with_an_odd_bay(other: int) -> None:
    """FR:425; T36: L={3,6} illegal."""
    table = with_set("C", match=[6, other], hands=[TWO])
    refusal(table, f"deploy_lock: lock 6 {other}")
    refusal(table, f"deploy_lock: lock {other} 6")
    play(table, "deploy_lock: lock 6")
    assert locked_bays(table) == {6}


def test_c06_the_reason_names_the_condition() -> None:
    """Style 4: a refusal names the rule (ASM-C6-1), not the decision that would come next."""
    table = with_set("C", match=[6, 3], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 3 6") == "lock_c6"


def test_c06_the_reason_names_the_condition_when_another_even_bay_could_join() -> None:
    """FR:425, the reason while the lock is still open."""
    table = with_set("C", match=[6, 3, 8], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 6 3") == "lock_c6"


def test_c06_locks_alone_for_nothing_so_it_must() -> None:
    """R3: no extra cost, so {} is illegal."""
    table = with_set("C", match=[6], hands=[HAND])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["6"]


# Bay 3


def test_t36_c03_lets_bay_4_join() -> None:
    """T36: L={3,4,x}, x not 6, 9 or 12: legal with one D/L."""
    table = with_set("C", match=[3, 4, 7], hands=[HAND])
    events = play(table, "deploy_lock: lock 3 4 7")
    assert happened(events, "locked") == [{"bays": [3, 4, 7]}]
    assert locked_bays(table) == {3, 4, 7}


@pytest.mark.parametrize("sentence", ["4 7 3", "7 4 3", "7 3 4"])
def test_c03_the_order_of_naming_does_not_matter(sentence: str) -> None:
    """R16: one lock, simultaneous."""
    table = with_set("C", match=[3, 4, 7], hands=[HAND])
    play(table, f"deploy_lock: lock {sentence}")
    assert locked_bays(table) == {3, 4, 7}


def test_c03_the_limit_without_bay_4_is_two() -> None:
    """Table 3.3: L without bay 4 keeps to the limit."""
    table = with_set("C", match=[3, 4, 7, 8], hands=[HAND])
    refusal(table, "deploy_lock: lock 3 7 8")
    refusal(table, "deploy_lock: lock 3 4 7 8")
    refusal(table, "deploy_lock: lock 4 7 8")
    play(table, "deploy_lock: lock 4 7")
    assert locked_bays(table) == {4, 7}


def test_c03_bay_4_may_stay_out() -> None:
    """FR:427: you may also lock bay 4."""
    table = with_set("C", match=[3, 4], hands=[HAND])
    other = table.copy()
    play(table, "deploy_lock: lock 3")
    assert locked_bays(table) == {3}
    assert line(table) == {4: plan_of(4)}
    play(other, "deploy_lock: lock 3 4")
    assert locked_bays(other) == {3, 4}


def test_c03_bay_4_must_match() -> None:
    """FR:427: if the module corresponds to the plan."""
    table = with_set("C", match=[3, 7], mods={4: "airlock"}, hands=[HAND])
    assert refusal(table, "deploy_lock: lock 3 4") == "bay_not_matching"
    play(table, "deploy_lock: lock 3 7")
    assert locked_bays(table) == {3, 7}


def test_c03_a_bay_3_locked_before_gives_no_permission() -> None:
    """When you lock bay 3, not later."""
    table = with_set("C", match=[4, 7, 8], locked=[3], hands=[HAND])
    refusal(table, "deploy_lock: lock 4 7 8")


def test_t36_c03_with_6_is_illegal_even_with_4() -> None:
    """T36: L={3,6} illegal; 3 is odd, so {3,4,6} is too."""
    table = with_set("C", match=[3, 4, 6], hands=[HAND])
    refusal(table, "deploy_lock: lock 3 4 6")
    play(table, "deploy_lock: lock 4 6")
    assert locked_bays(table) == {4, 6}


def test_c03_with_4_and_9_costs_one_deploy_lock() -> None:
    """Both conditions must hold at once: 3 with 4 is one bay, 9 the other and costs its card."""
    table = with_set("C", match=[3, 4, 9], hands=[TWO])
    events = play(table, "deploy_lock: lock 3 4 9")
    assert locked_bays(table) == {3, 4, 9}
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "deploy_lock"]
    poor = with_set("C", match=[3, 4, 9], hands=[HAND])
    refusal(poor, "deploy_lock: lock 3 4 9")


def test_c03_with_4_and_12_by_three_cards() -> None:
    """C-12 wants the substitute, C-3 lets bay 4 join."""
    table = with_set("C", match=[3, 4, 12], hands=[HAND])
    play(table, "three: lock 3 4 12")
    assert locked_bays(table) == {3, 4, 12}


def test_c03_wins_with_the_last_three() -> None:
    """R16: simultaneous."""
    table = with_set("C", match=[3, 4, 7], locked=[1, 2, 5, 6, *range(8, 13)], hands=[HAND])
    play(table, "deploy_lock: lock 3 4 7")
    assert table.outcome is not None
    assert table.outcome.won


def test_c12_the_reason_is_the_condition_even_if_nothing_else_could_lock() -> None:
    """Style 4: a refusal names the rule (ASM-C12-1), not the decision that would come next."""
    table = with_set("C", match=[12], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 12") == "lock_c12"


def test_c09_the_reason_is_the_cost_even_if_nothing_else_could_lock() -> None:
    """Style 4: a refusal names the rule (ASM-C9-1), not the decision that would come next."""
    table = with_set("C", match=[9], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 9") == "lock_c9"
