"""Malfunction set E: FR:443-449, table 3.3; T47, T53; R6, R11, R15, R24, R27, R39."""

from __future__ import annotations

import pytest

from tablemate import Table

from .builders import (
    GAME,
    asked,
    happened,
    line,
    locked_bays,
    options_now,
    plan_of,
    plans,
    play,
    refusal,
    rolling,
    sizes,
    until,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]


# Bay 12


def test_e12_between_two_locked_neighbours_is_harmless() -> None:
    """FR:443: unless the bays on either side are locked."""
    table = with_set("E", match=[12], locked=[1, 11], hands=[HAND])
    events = play(table, "deploy_lock: lock 12")
    assert happened(events, "malfunction") == [{"set": "E", "bay": 12}]
    assert happened(events, "die_rolled") == []
    assert locked_bays(table) == {1, 11, 12}


@pytest.mark.parametrize("neighbour", [1, 11])
def test_e12_one_locked_neighbour_is_not_enough(neighbour: int) -> None:
    """Both 11 and 1."""
    table = with_set("E", match=[12], locked=[neighbour], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 12", neighbour)
    assert locked_bays(after) == {12}
    assert line(after) == {neighbour: plan_of(neighbour)}


@pytest.mark.parametrize(("neighbour", "other"), [(1, 11), (11, 1)])
def test_e12_a_neighbour_locked_in_the_same_command_counts(neighbour: int, other: int) -> None:
    """Table 3.3: checked after the lock."""
    table = with_set("E", match=[12, neighbour], locked=[other], hands=[HAND])
    events = play(table, f"deploy_lock: lock 12 {neighbour}")
    assert happened(events, "unlocked") == []
    assert locked_bays(table) == {1, 11, 12}


@pytest.mark.parametrize(("die", "bay"), [(1, 5), (5, 5), (6, 12), (12, 12)])
def test_r15_e12_can_hit_bay_12_itself(die: int, bay: int) -> None:
    """R15."""
    table = with_set("E", match=[12], locked=[5], hands=[HAND])
    after = rolling(table, "deploy_lock: lock 12", die)
    assert locked_bays(after) == {5, 12} - {bay}
    assert line(after) == {bay: plan_of(bay)}


def test_e12_strikes_again_when_it_locks_again() -> None:
    """FR:262."""
    table = with_set("E", match=[12], hands=[["deploy_lock", "deploy_lock", "swap"]])
    after = rolling(table, "deploy_lock: lock 12", 3)
    events = play(after, "deploy_lock: lock 12")
    assert happened(events, "malfunction") == [{"set": "E", "bay": 12}]
    assert happened(events, "unlocked") == [{"bay": 12, "module": plan_of(12)}]


def test_e12_as_the_last_bay_wins() -> None:
    """Table 3.3: both sides are locked, harmless."""
    table = with_set("E", match=[12], locked=range(1, 12), hands=[HAND])
    play(table, "deploy_lock: lock 12")
    assert table.outcome is not None
    assert table.outcome.won


# Bay 9


def skip(die: int, eligible: set[int]) -> int:
    """The random bay of FR:264, said again in the plainest way."""
    while die not in eligible:
        die = die % 12 + 1
    return die


def locked_nine(seed: int) -> tuple[Table, tuple[int, int, int]]:
    """Bay 9 just locked with bays 2 and 3 locked before; the three bays that the dice must give."""
    table = with_set("E", match=[9], mods={5: "airlock"}, locked=[2, 3], hands=[HAND], seed=seed)
    events = play(table, "deploy_lock: lock 9")
    eligible = set(range(1, 13)) - {2, 3, 9}
    bays = []
    for roll in happened(events, "die_rolled"):
        bays.append(skip(roll["die"], eligible))
        eligible.discard(bays[-1])
    first, second, third = bays
    return table, (first, second, third)


@pytest.mark.parametrize("seed", range(12))
def test_r11_e09_three_random_plans_go_round_the_way_a_chooses(seed: int) -> None:
    """FR:445; R11: random governs which bays, A picks the 3-cycle; tokens stay."""
    table, (a, b, c) = locked_nine(seed)
    assert asked(table) == (0, "cycle")
    assert options_now(table) == [f"cycle {a} {b} {c}", f"cycle {a} {c} {b}"]
    back = table.copy()
    play(table, f"cycle {a} {b} {c}")
    assert plans(table) == {bay: plan_of({b: a, c: b, a: c}.get(bay, bay)) for bay in range(1, 13)}
    play(back, f"cycle {a} {c} {b}")
    assert plans(back) == {bay: plan_of({c: a, b: c, a: b}.get(bay, bay)) for bay in range(1, 13)}
    assert line(table) == line(back) == {5: "airlock"}
    assert locked_bays(table) == {2, 3, 9}


def test_e09_cannot_be_declined() -> None:
    """An effect, not an offer."""
    table, _ = locked_nine(1)
    assert refusal(table, "no") == "answer_cycle"


def test_r39_e09_with_two_unlocked_bays_swaps_them() -> None:
    """R39: as much as possible."""
    table = with_set("E", match=[9, 10], locked=[1, 2, 3, 4, 5, 6, 7, 8, 12], hands=[HAND])
    events = play(table, "deploy_lock: lock 9")
    assert happened(events, "die_rolled") == []
    assert plans(table)[10] == plan_of(11)
    assert plans(table)[11] == plan_of(10)
    assert line(table) == {10: plan_of(10)}
    assert asked(table) == (0, "declare")


def test_e09_with_one_unlocked_bay_nothing() -> None:
    """Table 3.3: fewer: nothing."""
    table = with_set("E", match=[9, 10], locked=[1, 2, 3, 4, 5, 6, 7, 8, 11, 12], hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert plans(table) == {bay: plan_of(bay) for bay in range(1, 13)}
    assert asked(table) == (0, "declare")


# Bay 6


def test_e06_locks_with_the_wild_or_three_cards_only() -> None:
    """FR:447: only a wild, card or substitute; R27."""
    table = with_set("E", match=[6, 5], hands=[["deploy_lock", "wild", "swap"]], refreshes=2)
    assert refusal(table, "deploy_lock: lock 6") == "lock_e6"
    other = table.copy()
    play(table, "wild: lock 6")
    assert locked_bays(table) == {6}
    play(other, "three: lock 6")
    assert locked_bays(other) == {6}


def test_r24_e06_binds_the_whole_command() -> None:
    """R24: also when locked together with another bay."""
    table = with_set("E", match=[6, 5], hands=[["deploy_lock", "wild", "swap"]], refreshes=2)
    refusal(table, "deploy_lock: lock 5 6")
    refusal(table, "deploy_lock: lock 6 5")
    play(table, "wild: lock 5 6")
    assert locked_bays(table) == {5, 6}


def test_r03_e06_alone_may_be_left_with_a_deploy_lock_but_not_with_the_wild() -> None:
    """R3: the wild locks it at no extra cost, so it must; a D/L cannot lock it."""
    table = with_set("E", match=[6], hands=[["deploy_lock", "wild", "swap"]], refreshes=2)
    empty = table.copy()
    play(empty, "deploy_lock: lock nothing")
    assert locked_bays(empty) == set()
    play(table, "wild: lock")
    assert options_now(table) == ["6"]


def test_e06_has_no_malfunction_afterwards() -> None:
    """Table 3.3: a condition before the lock."""
    table = with_set("E", match=[6], hands=[HAND])
    assert happened(play(table, "three: lock 6"), "malfunction") == []


def test_e06_the_reason_is_the_condition_even_if_nothing_else_could_lock() -> None:
    """Style 4: a refusal names the rule (ASM-E6-1), not the decision that would come next."""
    table = with_set("E", match=[6], hands=[HAND])
    assert refusal(table, "deploy_lock: lock 6") == "lock_e6"


# Bay 3


def test_e03_scrambles_without_a_refresh() -> None:
    """FR:449: all unlocked bays; bay 3 takes no part; modules, pile and refreshes stay."""
    table = with_set("E", match=[3], mods={5: "airlock"}, locked=[1, 2], hands=[HAND])
    before = sizes(table)
    seen: dict[int, set[str]] = {bay: set() for bay in range(1, 13)}
    for seed in range(60):
        twin = GAME.from_position(table.to_position(), seed=seed)
        events = play(twin, "deploy_lock: lock 3")
        assert happened(events, "refreshed") == []
        assert sorted(plans(twin).values()) == sorted(plan_of(bay) for bay in range(1, 13))
        assert line(twin) == {5: "airlock"}
        assert sizes(twin) == before | {"pile": before["pile"] - 1, "discard": before["discard"] + 1}
        for bay, plan in plans(twin).items():
            seen[bay].add(plan)
    assert [bay for bay in seen if seen[bay] == {plan_of(bay)}] == [1, 2, 3]
    assert all(len(seen[bay]) > 3 for bay in range(4, 13))


def test_e03_with_one_unlocked_bay_changes_nothing() -> None:
    """2.6: 0 or 1 unlocked bay: nothing changes."""
    table = with_set("E", match=[3, 4], locked=[1, 2, *range(5, 13)], hands=[HAND])
    play(table, "deploy_lock: lock 3")
    assert plans(table) == {bay: plan_of(bay) for bay in range(1, 13)}


# Two at once


def test_t53_e12_first_unlocks_bay_3_which_is_then_scrambled_too() -> None:
    """T53: L={12,3}, 11 open, unlock roll hits 3: order 12,3 scrambles bay 3 too."""
    table = with_set("E", match=[3, 12], hands=[HAND])
    play(table, "deploy_lock: lock 3 12")
    assert options_now(table) == ["first 3", "first 12"]
    scrambled = until(
        table,
        "first 12",
        lambda events: (
            [roll["bay"] for roll in happened(events, "die_rolled")] == [3]
            and {"bay": 3, "plan": plan_of(7)} in happened(events, "plan_laid")
        ),
    )
    assert locked_bays(scrambled) == {12}
    assert line(scrambled) == {3: plan_of(3)}
    assert plans(scrambled)[3] == plan_of(7)


def test_t53_e03_first_leaves_bay_3_unlocked_and_matched() -> None:
    """T53: order 3,12 leaves 3 unlocked and matched."""
    table = with_set("E", match=[3, 12], hands=[HAND])
    play(table, "deploy_lock: lock 3 12")
    after = rolling(table, "first 3", 2)
    assert locked_bays(after) == {12}
    assert line(after) == {3: plan_of(3)}
    assert plans(after)[3] == plan_of(3)


def test_r06_e09_and_e12_both_resolve_even_if_12_unlocks_9() -> None:
    """Section 3.2: both were triggered by the lock; an unlocked bay 9 may then be one of the three."""
    table = with_set("E", match=[9, 12], hands=[HAND])
    play(table, "deploy_lock: lock 9 12")
    after = until(
        table,
        "first 12",
        lambda events: [roll["bay"] for roll in happened(events, "die_rolled")][:2] == [9, 9],
    )
    assert asked(after) == (0, "cycle")
    assert locked_bays(after) == {12}
    assert options_now(after)[0].startswith("cycle 9 ")
