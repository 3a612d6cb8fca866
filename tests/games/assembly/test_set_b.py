"""Malfunction set B: FR:411-417, table 3.3; T34, T35, T40, T52; R3, R38."""

from __future__ import annotations

from collections import Counter

import pytest

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


# Bays 12 and 6


@pytest.mark.parametrize("bay", [12, 6])
def test_b12_and_b06_cost_one_random_card(bay: int) -> None:
    """FR:411 and FR:415: one more random card of the own hand."""
    lost: Counter[str] = Counter()
    for seed in range(40):
        table = with_set("B", match=[bay], hands=[HAND], seed=seed)
        events = play(table, f"deploy_lock: lock {bay}")
        cards = [event["card"] for event in happened(events, "card_discarded")]
        assert cards[0] == "deploy_lock"
        assert len(cards) == 2
        assert locked_bays(table) == {bay}
        assert len(happened(events, "card_drawn")) == 2
        lost[cards[1]] += 1
    assert set(lost) == {"cw", "swap"}
    assert min(lost.values()) >= 8


def test_b12_is_paid_after_the_card_and_before_the_lock() -> None:
    """Section 3.2: from the hand left after the command card; the lock comes with it."""
    table = with_set("B", match=[12], hands=[["deploy_lock", "swap"]])
    events = play(table, "deploy_lock: lock 12")
    kinds = [kind for kind in names_of(events) if kind in ("card_discarded", "locked", "card_drawn")]
    assert kinds == ["card_discarded", "card_discarded", "locked", "card_drawn", "card_drawn", "card_drawn"]
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "swap"]


def test_b12_is_paid_after_the_override() -> None:
    """The cost belongs to the execution, step 3."""
    table = with_set("B", players=2, match=[12], hands=[["deploy_lock", "swap"], ["cw", "acw"]])
    events = play(table, "ask nothing", "deploy_lock: lock 12", "discard cw")
    assert [(event["seat"], event["card"]) for event in happened(events, "card_discarded")] == [
        (0, "deploy_lock"),
        (1, "cw"),
        (0, "swap"),
    ]


def test_b12_has_no_malfunction_afterwards() -> None:
    """Table 3.3: B-12 and B-6 are conditions before the lock."""
    table = with_set("B", match=[6, 12], hands=[HAND])
    events = play(table, "deploy_lock: lock 6 12")
    assert happened(events, "malfunction") == []


def test_t35_b06_and_b12_together_cost_nothing() -> None:
    """T35: L={6,12} -> no extra discard."""
    table = with_set("B", match=[6, 12], hands=[HAND])
    events = play(table, "deploy_lock: lock 6 12")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock"]
    assert locked_bays(table) == {6, 12}


def test_t35_b06_and_b12_together_work_by_three_cards() -> None:
    """Table 3.3: hand 0 after playing: legal together with 6."""
    table = with_set("B", match=[6, 12], hands=[HAND])
    play(table, "three: lock 6 12")
    assert locked_bays(table) == {6, 12}


@pytest.mark.parametrize("bay", [12, 6])
def test_t35_an_empty_hand_cannot_pay(bay: int) -> None:
    """T35: L={12}, hand empty after playing -> illegal without Li Yong."""
    table = with_set("B", match=[bay, 5], hands=[HAND])
    assert refusal(table, f"three: lock {bay}") == "lock_b"
    refusal(table, f"three: lock 5 {bay}")
    single = with_set("B", match=[bay, 5], hands=[["deploy_lock"]])
    assert refusal(single, f"deploy_lock: lock {bay}") == "lock_b"


def test_t35_the_reason_is_the_cost_even_if_nothing_else_could_lock() -> None:
    """Style 4: a refusal names the rule (ASM-B12-1), not the decision that would come next."""
    table = with_set("B", match=[12], hands=[HAND])
    assert refusal(table, "three: lock 12") == "lock_b"


def test_t35_the_reason_is_the_cost_also_for_a_second_bay() -> None:
    """Style 4: as above, with a bay that could lock named first."""
    table = with_set("B", match=[5, 12], hands=[HAND])
    assert refusal(table, "three: lock 5 12") == "lock_b"


def test_b12_a_locked_bay_6_does_not_make_it_free() -> None:
    """FR:411: lock bay 6 simultaneously; one locked before does not count."""
    table = with_set("B", match=[12], locked=[6], hands=[HAND])
    events = play(table, "deploy_lock: lock 12")
    assert len(happened(events, "card_discarded")) == 2


def test_t40_costs_are_never_forced() -> None:
    """T40: set B, 6 and 12 match: {} illegal, {6,12} free, {12} legal for a random card (R3)."""
    table = with_set("B", match=[6, 12], hands=[HAND])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["6", "12"]
    assert refusal(table, "done") == "lock_something"
    play(table, "12")
    assert options_now(table) == ["6", "done"]
    events = play(table, "done")
    assert len(happened(events, "card_discarded")) == 1
    assert locked_bays(table) == {12}


@pytest.mark.parametrize("bay", [12, 6])
def test_r03_a_lock_that_only_costs_may_be_left_out(bay: int) -> None:
    """R3: extra costs never forced, so nothing may be locked."""
    table = with_set("B", match=[bay], hands=[HAND])
    events = play(table, "deploy_lock: lock nothing")
    assert locked_bays(table) == set()
    assert len(happened(events, "card_discarded")) == 1
    assert happened(events, "no_effect") == [{}]


def test_r03_a_free_match_beside_a_costly_one_must_lock() -> None:
    """R3: at least one if it costs nothing extra."""
    table = with_set("B", match=[5, 12], hands=[HAND])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["5", "12"]


def test_r03_the_sentence_lock_nothing_is_refused_where_something_locks_for_free() -> None:
    """T40: {} illegal; the whole sentence is refused, not left half played."""
    table = with_set("B", match=[6, 12], hands=[HAND])
    assert refusal(table, "deploy_lock: lock nothing") == "lock_something"


# Bay 9


def test_b09_takes_a_random_card_of_the_discard() -> None:
    """FR:413: any card of the discard, also the one just played; the refill then fills what is missing."""
    taken: Counter[str] = Counter()
    for seed in range(60):
        table = with_set("B", match=[9], hands=[HAND], discard=["any", "swap"], seed=seed)
        events = play(table, "deploy_lock: lock 9")
        (card,) = happened(events, "card_taken")
        taken[card["card"]] += 1
        assert happened(events, "card_drawn") == []
        assert hand(table) == Counter(["cw", "swap", card["card"]])
        assert sizes(table)["discard"] == 2
        assert Counter(table.to_position()["discard"]) == Counter(["any", "swap", "deploy_lock"]) - Counter(
            [card["card"]]
        )
    assert set(taken) == {"any", "swap", "deploy_lock"}
    assert min(taken.values()) >= 8


def test_b09_can_take_the_override() -> None:
    """Table 3.3: may be S's override."""
    taken = set()
    for seed in range(30):
        table = with_set(
            "B", players=2, match=[9], hands=[["deploy_lock", "swap"], ["acw", "swap"]], discard=[], seed=seed
        )
        play(table, "ask nothing", "deploy_lock: lock 9")
        taken |= {event["card"] for event in happened(play(table, "discard acw"), "card_taken")}
    assert taken == {"deploy_lock", "acw"}


def test_b09_by_three_cards_leaves_two_to_draw() -> None:
    """Hand 0, one from the discard, two drawn."""
    table = with_set("B", match=[9], hands=[HAND])
    events = play(table, "three: lock 9")
    assert len(happened(events, "card_taken")) == 1
    assert len(happened(events, "card_drawn")) == 2
    assert sum(hand(table).values()) == 3


def test_t52_b09_with_an_empty_pile_in_the_last_cycle_is_no_loss() -> None:
    """T52: refreshes 2, pile empty, A 2: hand 3, no draw, no loss."""
    table = with_set("B", match=[9], hands=[HAND], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 9")
    assert happened(events, "card_drawn") == []
    assert sum(hand(table).values()) == 3
    assert table.outcome is None


def test_r38_after_b09_the_discard_shows_no_top_card_until_the_next() -> None:
    """R38: a vanished top card would betray the pick."""
    table = with_set("B", match=[9], mods={1: "airlock"}, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert table.view(0)["discard"] == {"count": sizes(table)["discard"], "top": None}
    play(table, "cw: cw 1")
    assert table.view(0)["discard"]["top"] == "cw"


# Bay 3


def test_b03_unlocks_bay_9() -> None:
    """FR:417."""
    table = with_set("B", match=[3], locked=[9, 1], hands=[HAND])
    events = play(table, "deploy_lock: lock 3")
    assert happened(events, "unlocked") == [{"bay": 9, "module": plan_of(9)}]
    assert locked_bays(table) == {1, 3}
    assert line(table) == {9: plan_of(9)}


def test_b03_with_bay_9_not_locked_does_nothing() -> None:
    """Table 3.3: bay 9 not locked: nothing."""
    table = with_set("B", match=[3], mods={9: "airlock"}, hands=[HAND])
    events = play(table, "deploy_lock: lock 3")
    assert happened(events, "unlocked") == []
    assert locked_bays(table) == {3}
    assert line(table) == {9: "airlock"}


@pytest.mark.parametrize("first", [3, 9])
def test_t52_b03_and_b09_together_give_the_card_and_unlock_9(first: int) -> None:
    """T52: L={3,9}: A gains a card, 9 is unlocked and matched; in either order."""
    table = with_set("B", match=[3, 9], hands=[HAND])
    play(table, "deploy_lock: lock 3 9")
    assert asked(table) == (0, "order")
    events = play(table, f"first {first}")
    assert len(happened(events, "card_taken")) == 1
    assert locked_bays(table) == {3}
    assert line(table) == {9: plan_of(9)}
    assert happened(events, "card_drawn") == []


def test_b09_strikes_again_after_b03_unlocked_it() -> None:
    """FR:262: a re-lock triggers again."""
    table = with_set("B", match=[3], locked=[9], hands=[["deploy_lock", "deploy_lock", "swap"]])
    play(table, "deploy_lock: lock 3")
    events = play(table, "deploy_lock: lock 9")
    assert happened(events, "malfunction") == [{"set": "B", "bay": 9}]
    assert len(happened(events, "card_taken")) == 1


def test_t34_the_last_lock_on_bay_3_wins() -> None:
    """T34, R7: win first, bay 9 stays locked."""
    table = with_set("B", match=[3], locked=[1, 2, *range(4, 13)], hands=[HAND])
    events = play(table, "deploy_lock: lock 3")
    assert table.outcome is not None
    assert table.outcome.won
    assert happened(events, "unlocked") == []
