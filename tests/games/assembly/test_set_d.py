"""Malfunction set D: FR:433-439, table 3.3; T46, T48; R6, R17, R18, R29, R35."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import Table

from .builders import (
    asked,
    hand,
    happened,
    line,
    locked_bays,
    names_of,
    options_now,
    plan_of,
    plans,
    play,
    refusal,
    rolling,
    sizes,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]


# Bay 12


@pytest.mark.parametrize(("die", "bay"), [(2, 2), (3, 7), (7, 7), (8, 2), (12, 2), (1, 2)])
def test_r29_d12_swaps_the_module_of_a_random_occupied_bay_with_the_bottom_of_the_stack(die: int, bay: int) -> None:
    """FR:433; R29: an empty or locked bay passes to the next bay with a token."""
    table = with_set("D", match=[12], mods={2: "bridge", 7: "ai_core"}, locked=[3], hands=[HAND])
    stack = table.to_position()["stack"]
    after = rolling(table, "deploy_lock: lock 12", die)
    old = {2: "bridge", 7: "ai_core"}
    assert line(after) == old | {bay: stack[-1]}
    assert after.to_position()["stack"] == [*stack[:-1], old[bay]]


def test_d12_the_new_module_lies_face_up_and_may_match() -> None:
    """Table 3.3: new token face up, may match."""
    table = with_set("D", match=[12], mods={4: "bridge"}, hands=[HAND], stack=bottom_of_stack(4, without=("bridge",)))
    after = rolling(table, "deploy_lock: lock 12", 4)
    assert line(after) == {4: plan_of(4)}
    assert after.view(0)["bays"][3]["module"] == plan_of(4)
    assert after.to_position()["stack"][-1] == "bridge"


def bottom_of_stack(bay: int, without: tuple[str, ...]) -> list[str]:
    """A stack of all modules but bay 12's and those on the line, with the module of a bay at the bottom."""
    others = [plan_of(each) for each in range(1, 12) if each != bay and plan_of(each) not in without]
    return [*others, plan_of(bay)]


def test_d12_with_an_empty_stack_nothing_and_no_roll() -> None:
    """Table 3.3: stack empty: nothing."""
    table = with_set("D", match=[10, 11, 12], locked=range(1, 10), hands=[HAND])
    events = play(table, "deploy_lock: lock 12")
    assert happened(events, "malfunction") == [{"set": "D", "bay": 12}]
    assert happened(events, "die_rolled") == []
    assert line(table) == {10: plan_of(10), 11: plan_of(11)}


def test_d12_with_an_empty_line_nothing() -> None:
    """Table 3.3: line empty: nothing."""
    table = with_set("D", match=[12], hands=[HAND])
    stack = table.to_position()["stack"]
    events = play(table, "deploy_lock: lock 12")
    assert happened(events, "module_exchanged") == []
    assert line(table) == {}
    assert table.to_position()["stack"] == stack


def test_d12_with_one_module_in_the_stack_that_one_is_the_bottom() -> None:
    """The bottom of a stack of one is its top."""
    table = with_set("D", match=[11, 12], locked=range(1, 10), hands=[HAND])
    assert table.to_position()["stack"] == [plan_of(10)]
    play(table, "deploy_lock: lock 12")
    assert line(table) == {11: plan_of(10)}
    assert table.to_position()["stack"] == [plan_of(11)]


# Bay 9


def debt(cards: list[str], **fields: Any) -> Table:
    """The start of a turn in which D-9 demands two commands."""
    return with_set("D", mods={1: "airlock", 5: "bridge"}, hands=[cards], owes_double=[True], **fields)


def test_r17_d09_is_due_in_the_lockers_own_next_turn() -> None:
    """R17: not the partner's turn in between."""
    table = with_set(
        "D", players=2, match=[9], mods={1: "airlock"}, hands=[HAND, ["deploy_lock", "any", "acw"]], discard=[]
    )
    events = play(table, "ask nothing", "deploy_lock: lock 9")
    assert happened(events, "double_owed") == [{"seat": 0}]
    position = table.to_position()
    assert (position["active"], position["two_commands"], position["owes_double"]) == (1, False, [True, False])
    play(table, "ask nothing", "any: cw 1")
    position = table.to_position()
    assert (position["active"], position["two_commands"], position["owes_double"]) == (0, True, [False, False])


def test_d09_solo_is_due_in_the_next_turn() -> None:
    """R17: alone the next turn is the own next turn."""
    table = with_set("D", match=[9], mods={1: "airlock"}, hands=[HAND])
    events = play(table, "deploy_lock: lock 9")
    assert happened(events, "malfunction") == [{"set": "D", "bay": 9}]
    assert table.to_position()["two_commands"] is True
    assert sum(hand(table).values()) == 3


def test_t46_d09_with_three_cards_no_substitute_two_commands_draw_two() -> None:
    """T46."""
    table = debt(["any", "cw", "swap"])
    assert not any(action.startswith("three") for action in options_now(table))
    assert refusal(table, "three: cw 1") == "single_card_only"
    events = play(table, "any: cw 1")
    assert happened(events, "card_drawn") == []
    assert table.to_position()["turn"] == 1
    events = play(table, "swap: swap 2 6")
    assert len(happened(events, "card_drawn")) == 2
    assert table.to_position()["turn"] == 2
    assert line(table) == {2: "bridge", 6: "airlock"}


def test_t46_d09_with_two_cards_two_commands_draw_three() -> None:
    """T46."""
    table = debt(["any", "swap"])
    events = play(table, "any: cw 1", "swap: swap 2 6")
    assert len(happened(events, "card_drawn")) == 3
    assert table.to_position()["turn"] == 2


def test_t46_d09_with_one_card_one_command() -> None:
    """T46."""
    table = debt(["any"])
    events = play(table, "any: cw 1")
    assert len(happened(events, "card_drawn")) == 3
    assert table.to_position()["turn"] == 2


def test_t46_d09_with_no_card_draws_three_and_the_debt_is_gone() -> None:
    """T46."""
    table = debt([])
    position = table.to_position()
    assert (position["turn"], position["two_commands"], position["owes_double"]) == (2, False, [False])
    assert sum(hand(table).values()) == 3
    assert any(action.startswith("three") for action in options_now(table))


def test_t46_d09_the_debt_lapses_after_that_turn() -> None:
    """Table 3.3: the turn after it is an ordinary one."""
    table = debt(["any", "cw", "swap"])
    play(table, "any: cw 1", "swap: swap 2 6")
    position = table.to_position()
    assert (position["two_commands"], position["owes_double"]) == (False, [False])
    assert any(action.startswith("three") for action in options_now(table))


def test_t46_d09_cannot_be_declined() -> None:
    """Table 3.3: two or more cards: mandatory."""
    table = debt(["any", "cw", "swap"])
    play(table, "any: cw 1")
    assert asked(table) == (0, "declare")
    assert refusal(table, "no") == "answer_declare"


def test_d09_both_commands_are_asked_for_and_verified() -> None:
    """FR:435: both must be verified; R10: a question each."""
    table = with_set(
        "D",
        players=2,
        mods={1: "airlock", 5: "bridge"},
        hands=[["any", "cw", "swap"], ["acw", "deploy_lock", "deploy_lock"]],
        owes_double=[True, False],
    )
    play(table, "ask nothing", "any: cw 1", "discard acw")
    assert asked(table) == (0, "ask")
    play(table, "ask swap", "swap: swap 2 6", "discard deploy_lock")
    assert hand(table, 1) == {"deploy_lock": 1}
    assert asked(table) == (1, "ask")


def test_d09_v22_asks_only_for_what_the_cards_show() -> None:
    """Table 3.3: with three cards v22's question is limited to depicted commands."""
    table = with_set(
        "D",
        players=2,
        hands=[["any", "cw", "swap"], ["acw"]],
        owes_double=[True, False],
        options={"edition": "v22"},
    )
    assert options_now(table) == ["ask swap", "ask cw", "ask acw"]


def test_d09_locked_again_in_a_double_turn_owes_again() -> None:
    """FR:262: each time; the new debt waits for the turn after."""
    table = with_set("D", match=[9], mods={1: "airlock"}, hands=[HAND], owes_double=[True])
    play(table, "deploy_lock: lock 9", "cw: cw 1")
    position = table.to_position()
    assert (position["turn"], position["two_commands"]) == (2, True)


# Bay 6


def skip(die: int, eligible: set[int]) -> int:
    """The random bay of FR:264, said again in the plainest way."""
    while die not in eligible:
        die = die % 12 + 1
    return die


@pytest.mark.parametrize("dice", [(1, 2), (1, 1), (6, 6), (12, 12), (5, 4)])
@pytest.mark.slow
def test_d06_two_random_unlocked_bays_swap_plans(dice: tuple[int, int]) -> None:
    """FR:437: two unlocked bays; the second roll excludes the first bay; tokens stay."""
    table = with_set("D", match=[6], mods={1: "airlock"}, locked=[2, 7], hands=[HAND])
    first = skip(dice[0], set(range(1, 13)) - {2, 6, 7})
    second = skip(dice[1], set(range(1, 13)) - {2, 6, 7, first})
    after = rolling(table, "deploy_lock: lock 6", *dice)
    expected = {bay: plan_of({first: second, second: first}.get(bay, bay)) for bay in range(1, 13)}
    assert plans(after) == expected
    assert line(after) == {1: "airlock"}
    assert locked_bays(after) == {2, 6, 7}


def test_d06_with_one_unlocked_bay_nothing() -> None:
    """Table 3.3: fewer than 2: nothing."""
    table = with_set("D", match=[6, 7], locked=[1, 2, 3, 4, 5, *range(8, 13)], hands=[HAND])
    events = play(table, "deploy_lock: lock 6")
    assert happened(events, "die_rolled") == []
    assert plans(table) == {bay: plan_of(bay) for bay in range(1, 13)}


# Bay 3


def test_d03_discards_the_top_card_of_the_pile() -> None:
    """FR:439."""
    table = with_set("D", match=[3], hands=[HAND], pile=["any", "deploy_lock", "swap"])
    events = play(table, "deploy_lock: lock 3")
    assert happened(events, "top_card_discarded") == [{"card": "any"}]
    assert happened(events, "card_drawn") == [{"seat": 0, "place": 3, "card": "deploy_lock"}]
    assert table.to_position()["pile"] == ["swap"]
    assert table.view(0)["discard"]["top"] == "any"


def test_t48_d03_with_an_empty_pile_refreshes_first() -> None:
    """T48: 2p, first cycle, A 2, S 3: 9 + Any = 10, scramble, 1 to the discard, A draws 1: pile 8, discard 1."""
    table = with_set("D", players=2, match=[3], hands=[HAND, ["deploy_lock", "deploy_lock", "swap"]], pile=[])
    assert sizes(table)["discard"] == 8
    events = play(table, "ask nothing", "deploy_lock: lock 3")
    kinds = [
        kind
        for kind in names_of(events)
        if kind in ("locked", "refreshed", "scrambled", "top_card_discarded", "card_drawn")
    ]
    assert kinds == ["locked", "refreshed", "scrambled", "top_card_discarded", "card_drawn"]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 10}]
    assert sizes(table) | {"stack": 0} == {"pile": 8, "discard": 1, "stack": 0, "refreshes": 1}
    assert [sum(hand(table, seat).values()) for seat in (0, 1)] == [3, 3]


def test_t48_d03_without_a_refresh_left_is_lost() -> None:
    """T48: with refreshes 2: loss, the lock counts, no refill (R18)."""
    table = with_set("D", match=[3], locked=[1, 2], mods={5: "bridge"}, hands=[HAND], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 3")
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.score) == (False, 7)
    assert happened(events, "card_drawn") == []
    assert locked_bays(table) == {1, 2, 3}


def test_r35_d03_a_refresh_in_a_malfunction_does_not_fill_the_hand() -> None:
    """R35: the effect continues, the hand waits for the refill; so Anna finds two cards."""
    table = with_set("D", roles=["anna"], match=[3], hands=[HAND], pile=[])
    events = play(table, "deploy_lock: lock 3")
    assert "top_card_discarded" in names_of(events)
    assert asked(table) == (0, "again")
    assert hand(table) == {"cw": 1, "swap": 1}


def test_d03_with_one_card_in_the_pile_refreshes_at_the_refill() -> None:
    """The refresh comes at the moment a card is missing."""
    table = with_set("D", match=[3], hands=[HAND], pile=["any"])
    events = play(table, "deploy_lock: lock 3")
    kinds = names_of(events)
    assert kinds.index("top_card_discarded") < kinds.index("refreshed") < kinds.index("card_drawn")
    assert sizes(table)["discard"] == 0


# Two at once


def test_r06_d06_and_d12_together_in_either_order() -> None:
    """R6: A chooses the order, both resolve."""
    table = with_set("D", match=[6, 12], mods={1: "bridge"}, hands=[HAND])
    for first, second in ((6, 12), (12, 6)):
        twin = table.copy()
        play(twin, "deploy_lock: lock 6 12")
        assert options_now(twin) == ["first 6", "first 12"]
        events = play(twin, f"first {first}")
        assert [event["bay"] for event in happened(events, "malfunction")] == [first, second]
        assert len(happened(events, "plans_swapped")) == 1
        assert len(happened(events, "module_exchanged")) == 1


def test_r06_d03_lost_first_leaves_d09_undone() -> None:
    """Loss stops everything (2.6)."""
    table = with_set("D", match=[3, 9], hands=[HAND], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 3 9", "first 3")
    assert happened(events, "double_owed") == []
    assert table.outcome is not None
    assert not table.outcome.won
