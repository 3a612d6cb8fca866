"""The commands: deploy, rotate, swap, lock, three cards, and the sentences by which they are played."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tablemate import SPECTATOR, IllegalAction, Table
from tablemate.games.assembly.rules.bays import rotate
from tablemate.kernel.program import UNTOLD

from .builders import (
    GAME,
    MODULES,
    asked,
    assembly,
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

ALL = list(range(1, 13))


def all_but(*bays: int) -> list[int]:
    """Every bay except these."""
    return [bay for bay in ALL if bay not in bays]


def rule_behind(table: Table, action: str) -> str:
    """The id of the rule by which an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        table.play(action)
    return refused.value.rule


# Deploy


@pytest.mark.parametrize(("first", "second"), list(product(["locked", "occupied"], repeat=2)))
def test_t01_a_module_goes_clockwise_past_locked_and_occupied_bays(first: str, second: str) -> None:
    """Rulebook EN:188, FR:218-224, T1."""
    states = {1: first, 2: second}
    shut = [12, *(bay for bay, state in states.items() if state == "locked")]
    there = {bay: MODULES[bay + 5] for bay, state in states.items() if state == "occupied"}
    table = assembly(mods=there, locked=shut, hands=[["deploy_lock"]])
    top = table.to_position()["stack"][0]
    after = rolling(table, "deploy_lock: deploy", 12)
    assert line(after) == there | {3: top}
    assert locked_bays(after) == set(shut)


def test_t02_a_module_goes_to_the_rolled_bay_if_it_is_free() -> None:
    """Rulebook EN:180, T2."""
    table = assembly(hands=[["deploy_lock"]])
    top = table.to_position()["stack"][0]
    assert line(rolling(table, "deploy_lock: deploy", 12)) == {12: top}


def test_t02_every_number_of_the_die_is_a_bay() -> None:
    """Rulebook EN:141: the bay that corresponds to the number on the die."""
    table = assembly(hands=[["deploy_lock"]])
    for die in ALL:
        assert list(line(rolling(table, "deploy_lock: deploy", die))) == [die]


def test_asm_deploy_1_the_search_for_a_free_bay_goes_on_from_twelve_to_one() -> None:
    """Section 2.4: clockwise is 12 to 1."""
    table = assembly(mods={11: "engineering", 12: "ai_core"}, locked=[9], hands=[["deploy_lock"]])
    top = table.to_position()["stack"][0]
    assert line(rolling(table, "deploy_lock: deploy", 11)) == {11: "engineering", 12: "ai_core", 1: top}


def test_asm_deploy_1_the_top_module_of_the_stack_is_revealed_to_everybody() -> None:
    """Section 2.4: roll and reveal are one event."""
    table = assembly(hands=[["deploy_lock"]])
    stack = table.to_position()["stack"]
    events = play(table, "deploy_lock: deploy")
    (deployed,) = happened(events, "deployed")
    assert deployed["module"] == stack[0]
    assert deployed["die"] == deployed["bay"]
    assert line(table) == {deployed["bay"]: stack[0]}
    assert table.to_position()["stack"] == stack[1:]
    assert table.view(SPECTATOR)["bays"][deployed["bay"] - 1]["module"] == stack[0]


def test_t03_deploying_from_an_empty_stack_is_legal_and_does_nothing() -> None:
    """Rulebook EN:174, T3."""
    table = assembly(mods={1: "ai_core", 2: "engineering"}, locked=all_but(1, 2), hands=[["deploy_lock", "any"]])
    luck = table.to_position()["chance"]
    events = play(table, "deploy_lock: deploy")
    assert line(table) == {1: "ai_core", 2: "engineering"}
    assert names_of(events)[:3] == ["played", "card_discarded", "no_effect"]
    assert "deployed" not in names_of(events)
    assert table.to_position()["chance"] == luck, "nobody rolls"


# Rotate


@pytest.mark.parametrize("open_bay", [5, 6, 7, 8])
def test_t04_anticlockwise_rotation_skips_locked_bays(open_bay: int) -> None:
    """Rulebook EN:206-207, FR:241-242, T4."""
    shut = [bay for bay in (5, 6, 7, 8) if bay != open_bay]
    table = assembly(mods={9: "engineering", 2: "ai_core"}, locked=shut, hands=[["acw"]], boxed=[])
    play(table, "acw: acw 2")
    assert line(table) == {4: "engineering", 12: "ai_core"}


@pytest.mark.parametrize("action", ["any: cw 2", "any: acw 2"])
def test_t05_with_two_unlocked_bays_a_rotation_by_two_changes_nothing(action: str) -> None:
    """Rulebook EN:174, FR:193, T5."""
    table = assembly(mods={1: "crew_quarters", 7: "engineering"}, locked=all_but(1, 7), hands=[["any"]])
    events = play(table, action)
    assert line(table) == {1: "crew_quarters", 7: "engineering"}
    assert happened(events, "rotated") == [{"bays": [1, 7], "direction": action[5:-2], "distance": 2}]


@pytest.mark.parametrize("direction", ["cw", "acw"])
def test_t05_with_two_unlocked_bays_a_rotation_by_one_exchanges_them(direction: str) -> None:
    """T5."""
    table = assembly(mods={1: "crew_quarters", 7: "engineering"}, locked=all_but(1, 7), hands=[["any"]])
    play(table, f"any: {direction} 1")
    assert line(table) == {7: "crew_quarters", 1: "engineering"}


@pytest.mark.parametrize("action", ["any: cw 1", "any: cw 2", "any: acw 1", "any: acw 2"])
def test_t06_with_one_unlocked_bay_nothing_moves(action: str) -> None:
    """T6."""
    table = assembly(match=[5], locked=all_but(5), hands=[["any"]])
    play(table, action)
    assert line(table) == {5: "bridge"}


def test_t07_a_single_module_skips_occupied_and_locked_bays() -> None:
    """Rulebook EN:198, FR:232, T7."""
    there = {4: "engineering", 5: "ai_core", 7: "transporter"}
    table = assembly(mods=there, locked=[6], hands=[["any"]], roles=["sammie"])
    play(table, "any: cw 4 with sammie")
    assert line(table) == {8: "engineering", 5: "ai_core", 7: "transporter"}


@pytest.mark.parametrize("bay", ALL)
@pytest.mark.parametrize("direction", [1, -1])
def test_t08_a_single_module_among_twelve_stays(bay: int, direction: int) -> None:
    """T8: the ring of one bay is the identity."""
    table = assembly(mods={each: plan_of(each % 12 + 1) for each in ALL}, hands=[["any"]])
    state = GAME.layout.one(table.state_array())
    before = [state.module[each] for each in ALL]
    rotate(state, 1 << bay, direction, 1, UNTOLD)
    assert [state.module[each] for each in ALL] == before


def test_t08_sammie_is_not_offered_when_no_bay_is_free() -> None:
    """T8 and section 3.1: useless once the stack is empty."""
    table = assembly(mods={each: plan_of(each % 12 + 1) for each in ALL}, hands=[["any"]], roles=["sammie"])
    assert options_now(table) == ["any: cw", "any: acw"]
    assert refusal(table, "any: cw 4 with sammie") == "role_sammie"


def test_asm_rotate_1_all_modules_move_at_once_and_none_collide() -> None:
    """Rulebook EN:153, EN:194-197: a full ring of twelve turns as one."""
    there = {bay: plan_of((bay + 4) % 12 + 1) for bay in ALL}
    table = assembly(mods=there, hands=[["any"]])
    play(table, "any: cw 2")
    assert line(table) == {(bay + 1) % 12 + 1: module for bay, module in there.items()}


def test_asm_rotate_1_empty_unlocked_bays_count() -> None:
    """Rulebook EN:197: only unlocked bays are counted, empty ones too."""
    table = assembly(mods={11: "engineering", 1: "transporter"}, locked=[12, 2], hands=[["any"]])
    events = play(table, "any: cw 2")
    assert line(table) == {3: "engineering", 4: "transporter"}
    assert happened(events, "rotated") == [{"bays": [1, 11], "direction": "cw", "distance": 2}]
    assert happened(events, "module_moved") == [
        {"bay": 1, "to": 4, "module": "transporter"},
        {"bay": 11, "to": 3, "module": "engineering"},
    ]


@pytest.mark.parametrize(("distance", "bay"), [(1, 7), (2, 8)])
def test_asm_rotate_1_the_active_player_chooses_one_or_two(distance: int, bay: int) -> None:
    """Rulebook EN:153: either 1 or 2 bays."""
    table = assembly(mods={4: "engineering"}, locked=[5, 6], hands=[["any"]])
    play(table, "any: cw")
    assert asked(table) == (0, "distance")
    assert options_now(table) == ["1", "2"]
    play(table, str(distance))
    assert line(table) == {bay: "engineering"}


def test_asm_rotate_1_an_empty_line_may_be_rotated() -> None:
    """Rulebook EN:174: a command without effect is legal."""
    table = assembly(hands=[["any"]])
    play(table, "any: acw 1")
    assert line(table) == {}


# Random bays


@pytest.mark.parametrize(("die", "unlocked"), [(3, 7), (8, 12), (12, 12)])
def test_t13_a_random_bay_that_is_not_eligible_passes_to_the_next_clockwise(die: int, unlocked: int) -> None:
    """Rulebook FR:264, T13."""
    table = with_set("A", match=[12], locked=[2, 7], hands=[["deploy_lock"]])
    after = rolling(table, "deploy_lock: lock 12", die)
    assert locked_bays(after) == {2, 7, 12} - {unlocked}
    assert line(after) == {unlocked: plan_of(unlocked)}


# Swap


def test_asm_swap_1_two_modules_change_places() -> None:
    """Rulebook EN:149."""
    table = assembly(mods={4: "engineering", 9: "airlock", 10: "bridge"}, hands=[["swap"]])
    events = play(table, "swap: swap 4 9")
    assert line(table) == {4: "airlock", 9: "engineering", 10: "bridge"}
    assert happened(events, "swapped") == [{"bay": 4, "other": 9}]


def test_asm_swap_1_plans_stay_where_they_are() -> None:
    """Rulebook EN:149: positions of modules."""
    table = assembly(mods={4: "engineering", 9: "airlock"}, hands=[["swap"]])
    play(table, "swap: swap 9 4")
    assert plans(table) == {bay: plan_of(bay) for bay in ALL}


@pytest.mark.parametrize("there", [{}, {6: "engineering"}])
def test_asm_swap_2_with_fewer_than_two_modules_a_swap_has_no_effect(there: dict[int, str]) -> None:
    """Rulebook EN:174, FR:193."""
    table = assembly(mods=there, hands=[["swap"]])
    events = play(table, "swap: swap")
    assert "no_effect" in names_of(events)
    assert line(table) == there
    assert table.to_position()["discard"] == ["swap"]


def test_asm_swap_1_with_two_modules_a_swap_must_exchange_two() -> None:
    """Rulebook EN:174: if a command can be executed, it must be executed."""
    table = assembly(mods={4: "engineering", 9: "airlock"}, hands=[["swap"]])
    play(table, "swap: swap")
    assert asked(table) == (0, "pick")
    assert options_now(table) == ["4", "9"]
    assert refusal(table, "done") == "more_bays_needed"
    play(table, "4")
    assert options_now(table) == ["9"]
    assert refusal(table, "done") == "more_bays_needed"
    play(table, "9")
    assert line(table) == {4: "airlock", 9: "engineering"}


def test_asm_swap_1_empty_and_locked_bays_take_no_part() -> None:
    """Section 2.4: a module may not be swapped with an empty bay."""
    table = assembly(mods={4: "engineering", 9: "airlock"}, locked=[3], hands=[["swap"]])
    assert refusal(table, "swap: swap 4 5") == "bay_empty"
    assert refusal(table, "swap: swap 3 4") == "bay_locked"
    assert refusal(table, "swap: swap 4 4") == "bay_picked_twice"


# Lock


def test_asm_lock_4_two_bays_lock_at_once_and_their_modules_leave_the_line() -> None:
    """Rulebook EN:213-217, FR:248-252."""
    table = assembly(match=[3, 6, 7], mods={1: "airlock"}, hands=[["deploy_lock"]])
    events = play(table, "deploy_lock: lock 3 6")
    assert happened(events, "locked") == [{"bays": [3, 6]}]
    assert locked_bays(table) == {3, 6}
    assert line(table) == {1: "airlock", 7: "crew_quarters"}
    assert sizes(table)["stack"] == 8


def test_asm_lock_2_one_bay_may_lock_although_two_match() -> None:
    """Rulebook EN:213: 1 or 2."""
    table = assembly(match=[3, 6], hands=[["deploy_lock"]])
    play(table, "deploy_lock: lock 6")
    assert locked_bays(table) == {6}
    assert line(table) == {3: "transporter"}
    assert asked(table) == (0, "declare")
    assert table.to_position()["turn"] == 2


def test_asm_lock_2_bays_are_picked_one_by_one_until_done() -> None:
    """Rulebook EN:213: the number is declared before the lock is executed."""
    table = assembly(match=[3, 6, 7], hands=[["deploy_lock"]])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["3", "6", "7"]
    play(table, "6")
    assert options_now(table) == ["3", "7", "done"]
    assert locked_bays(table) == set()
    play(table, "done")
    assert locked_bays(table) == {6}


def test_asm_lock_2_the_second_pick_closes_the_lock() -> None:
    """Rulebook EN:213: no third bay without a role."""
    table = assembly(match=[3, 6, 7], hands=[["deploy_lock"]])
    play(table, "deploy_lock: lock", "3", "7")
    assert locked_bays(table) == {3, 7}


@pytest.mark.parametrize("payment", ["deploy_lock", "three"])
def test_asm_lock_2_a_third_bay_is_refused_for_that_reason(payment: str) -> None:
    """Rulebook EN:213: the player asked for three bays, and that is what is wrong."""
    table = assembly(match=[3, 6, 7], hands=[["deploy_lock", "any", "swap"]])
    assert refusal(table, f"{payment}: lock 3 6 7") == "lock_limit"
    assert rule_behind(table, f"{payment}: lock 3 6 7") == "ASM-LOCK-2"


def test_asm_lock_1_a_module_locks_only_on_its_own_plan() -> None:
    """Rulebook EN:215, FR:250."""
    table = assembly(match=[3], mods={5: "airlock"}, locked=[7], hands=[["deploy_lock"]])
    assert refusal(table, "deploy_lock: lock 5") == "bay_not_matching"
    assert refusal(table, "deploy_lock: lock 7") == "bay_locked"
    assert refusal(table, "deploy_lock: lock 8") == "bay_empty"


@pytest.mark.parametrize(
    ("second", "code"), [(5, "bay_not_matching"), (7, "bay_locked"), (8, "bay_empty"), (3, "bay_picked_twice")]
)
def test_asm_lock_1_a_second_bay_that_cannot_lock_is_refused_for_that_reason(second: int, code: str) -> None:
    """Rulebook EN:215: also when the first bay was the only one that matches."""
    table = assembly(match=[3], mods={5: "airlock"}, locked=[7], hands=[["deploy_lock"]])
    assert refusal(table, f"deploy_lock: lock 3 {second}") == code


def test_asm_lock_1_an_empty_bay_is_refused_by_a_rule_of_locking() -> None:
    """Rulebook EN:215: the rule named with the refusal is the one that applies."""
    table = assembly(match=[3, 6], hands=[["deploy_lock"]])
    assert rule_behind(table, "deploy_lock: lock 8").startswith("ASM-LOCK-")


def test_asm_lock_5_a_locked_bay_is_no_longer_affected_by_commands() -> None:
    """Rulebook EN:217, FR:252."""
    table = assembly(match=[3], mods={2: "airlock"}, hands=[["deploy_lock", "any"]], pile=["deploy_lock", "swap"])
    play(table, "deploy_lock: lock 3", "any: cw 1")
    assert locked_bays(table) == {3}
    assert line(table) == {4: "airlock"}
    assert plans(table)[3] == "transporter"


# R3 in its basic form


def test_r03_a_bay_that_matches_must_be_locked_if_it_costs_nothing() -> None:
    """R3, T40: one match on 5 and no malfunction, the empty lock is illegal."""
    table = assembly(match=[5], hands=[["deploy_lock"]])
    play(table, "deploy_lock: lock")
    assert options_now(table) == ["5"]
    assert refusal(table, "done") == "lock_something"
    assert refusal(table, "nothing") == "lock_something"


def test_r03_the_sentence_lock_nothing_is_refused_whole_if_a_bay_matches() -> None:
    """R3, T40: the card must not be gone and the table must not wait for a bay."""
    table = assembly(match=[5], hands=[["deploy_lock"]])
    assert refusal(table, "deploy_lock: lock nothing") == "lock_something"


@pytest.mark.parametrize("action", ["deploy_lock: lock nothing", "deploy_lock: lock"])
def test_r03_a_lock_without_a_match_is_legal_and_still_a_command(action: str) -> None:
    """R3, EN:174."""
    table = assembly(mods={5: "airlock"}, hands=[["deploy_lock"]])
    events = play(table, action)
    assert happened(events, "played") == [{"seat": 0, "payment": "deploy_lock", "command": "lock", "role": None}]
    assert "no_effect" in names_of(events)
    assert (locked_bays(table), line(table)) == (set(), {5: "airlock"})
    assert table.to_position()["turn"] == 2


def test_r03_an_empty_lock_is_verified_as_a_lock() -> None:
    """R3 and section 2.4: it is then still a Lock command, verified as such."""
    table = assembly(players=2, mods={5: "airlock"}, hands=[["deploy_lock", "any"], ["swap", "any"]])
    events = play(table, "ask nothing", "deploy_lock: lock nothing")
    assert happened(events, "verified") == [{"seat": 1, "command": "lock", "verified": False}]
    assert asked(table) == (1, "override")


# No passing


def test_asm_declare_1_a_player_with_a_card_cannot_pass() -> None:
    """Rulebook EN:174: you must always attempt to execute a command."""
    table = assembly(hands=[["swap"]])
    assert asked(table) == (0, "declare")
    assert options_now(table) == ["swap: swap"]
    for word in ("no", "done", "nothing"):
        assert refusal(table, word) == "answer_declare"
    assert refusal(table, "pass") == "unreadable"


def test_asm_declare_1_not_asking_is_not_passing() -> None:
    """Rulebook FR:76, EN:174: after `ask nothing` a command is due."""
    table = assembly(players=2, hands=[["swap"], ["swap"]])
    play(table, "ask nothing")
    assert asked(table) == (0, "declare")
    assert options_now(table) == ["swap: swap"]


def test_asm_declare_1_a_card_runs_what_it_depicts_and_nothing_else() -> None:
    """Rulebook EN:172, section 2.4: the table of cards."""
    shows = {
        "deploy_lock": ["deploy", "lock"],
        "cw": ["cw"],
        "acw": ["acw"],
        "any": ["cw", "acw"],
        "swap": ["swap"],
        "wild": ["deploy", "lock", "swap", "cw", "acw"],
    }
    for card, commands in shows.items():
        table = assembly(hands=[[card]], boxed=[], refreshes=2)
        assert options_now(table) == [f"{card}: {command}" for command in commands]


# Three cards


def test_asm_three_1_three_cards_stand_for_any_command() -> None:
    """Rulebook EN:157, FR:72."""
    table = assembly(hands=[["any", "swap", "deploy_lock"]])
    assert options_now(table) == [
        "deploy_lock: deploy",
        "deploy_lock: lock",
        "any: cw",
        "any: acw",
        "swap: swap",
        "three: deploy",
        "three: lock",
        "three: swap",
        "three: cw",
        "three: acw",
    ]


def test_asm_three_1_three_equal_cards_may_run_what_none_of_them_shows() -> None:
    """Rulebook EN:157: thus acting as a Wild card."""
    table = assembly(mods={2: "engineering", 5: "airlock"}, hands=[["deploy_lock"] * 3])
    events = play(table, "three: swap 2 5")
    assert line(table) == {2: "airlock", 5: "engineering"}
    assert [each["card"] for each in happened(events, "card_discarded")] == ["deploy_lock"] * 3
    assert len(happened(events, "card_drawn")) == 3


@pytest.mark.parametrize("held", [["any", "swap"], ["any"]])
def test_asm_three_1_exactly_three_cards_are_needed(held: list[str]) -> None:
    """Rulebook EN:157: exactly 3."""
    table = assembly(hands=[held])
    assert not [action for action in options_now(table) if action.startswith("three")]
    assert refusal(table, "three: deploy") == "three_cards_needed"
    assert rule_behind(table, "three: deploy") == "ASM-THREE-1"


def test_asm_three_1_all_three_cards_go_to_the_discard_and_three_are_drawn() -> None:
    """Rulebook EN:69, EN:73, EN:157."""
    table = assembly(hands=[["any", "swap", "deploy_lock"]], pile=["deploy_lock", "swap", "deploy_lock", "deploy_lock"])
    before = sizes(table)["discard"]
    play(table, "three: deploy")
    assert table.to_position()["discard"][before:] == ["any", "swap", "deploy_lock"]
    assert table.to_position()["hands"] == [["deploy_lock", "swap", "deploy_lock"]]
    assert table.to_position()["pile"] == ["deploy_lock"]


# R4: fixed at declare


def test_r04_the_distance_is_fixed_before_the_command_is_verified() -> None:
    """R4, EN:91: the override comes after the parameters and changes none of them."""
    table = assembly(players=2, mods={9: "engineering"}, hands=[["any", "any"], ["swap", "deploy_lock"]])
    events = play(table, "ask nothing", "any: acw")
    assert asked(table) == (0, "distance")
    assert "verified" not in names_of(events)
    assert "verified" in names_of(play(table, "2"))
    assert asked(table) == (1, "override")
    assert table.view(SPECTATOR)["command"] == {
        "command": "acw",
        "payment": "any",
        "role": None,
        "distance": 2,
        "picked": [],
    }
    assert line(table) == {9: "engineering"}
    events = play(table, "discard swap")
    assert line(table) == {7: "engineering"}
    assert asked(table) == (1, "ask")


def test_r04_the_pair_of_a_swap_is_fixed_before_the_command_is_verified() -> None:
    """R4."""
    there = {9: "engineering", 2: "airlock", 4: "bridge"}
    table = assembly(players=2, mods=there, hands=[["swap", "any"], ["any"]])
    play(table, "ask nothing", "swap: swap 9 4")
    assert asked(table) == (1, "override")
    assert table.view(0)["command"]["picked"] == [9, 4]
    assert line(table) == there
    play(table, "discard any")
    assert line(table) == {4: "engineering", 2: "airlock", 9: "bridge"}


def test_r04_the_set_of_a_lock_is_fixed_before_the_command_is_verified() -> None:
    """R4, EN:213, FR:248: you must declare how many you are locking before you execute."""
    table = assembly(players=2, match=[1, 2, 4], hands=[["deploy_lock", "any"], ["any"]])
    play(table, "ask nothing", "deploy_lock: lock 4 1")
    assert asked(table) == (1, "override")
    assert table.view(1)["command"]["picked"] == [4, 1]
    assert locked_bays(table) == set()
    play(table, "discard any")
    assert locked_bays(table) == {1, 4}


def test_r04_the_use_of_a_role_is_fixed_with_the_declaration() -> None:
    """R4: role use is a parameter of the command."""
    table = assembly(
        players=2, mods={9: "engineering", 2: "airlock"}, hands=[["any"], ["swap"]], roles=["sammie", "none"]
    )
    play(table, "ask nothing", "any: cw 9 with sammie")
    assert asked(table) == (1, "override")
    assert table.view(SPECTATOR)["roles"][0] == {"role": "sammie", "used": True, "of_use": True}
    play(table, "discard swap")
    assert line(table) == {10: "engineering", 2: "airlock"}


def test_r04_the_played_card_lies_on_the_discard_before_the_parameters() -> None:
    """Section 2.5: the cards go face up to the discard at Declare."""
    table = assembly(mods={1: "airlock"}, hands=[["any", "swap"]])
    play(table, "any: cw")
    assert table.view(SPECTATOR)["discard"] == {"count": 1, "top": "any"}
    assert hand(table) == Counter(["swap"])


# R45: places in a hand


def test_r45_cards_keep_the_order_of_drawing_and_the_later_ones_move_up() -> None:
    """R45: the place of the played card is told to everybody."""
    table = assembly(
        players=2,
        hands=[["swap", "any", "deploy_lock"], ["any", "swap", "deploy_lock"]],
        pile=["acw", "cw", "deploy_lock"],
    )
    table.play("ask nothing")
    events = table.play("any: cw 1")
    for viewer in (0, 1, SPECTATOR):
        (gone,) = [event.seen_by(viewer) for event in events if event.name == "card_discarded"]
        assert gone == {"event": "card_discarded", "seat": 0, "place": 2, "card": "any"}
        (drawn,) = [event.seen_by(viewer) for event in events if event.name == "card_drawn"]
        assert drawn == {"event": "card_drawn", "seat": 0, "place": 3, "card": "acw" if viewer == 0 else "hidden"}
    assert table.to_position()["hands"][0] == ["swap", "deploy_lock", "acw"]
    assert table.view(0)["hands"][0] == ["swap", "deploy_lock", "acw"]


def test_r45_of_two_equal_cards_the_one_held_longest_is_played() -> None:
    """R45."""
    table = assembly(hands=[["swap", "any", "any"]], mods={1: "airlock"}, boxed=["deploy_lock"])
    assert happened(play(table, "any: cw 1"), "card_discarded") == [{"seat": 0, "place": 2, "card": "any"}]


def test_r45_a_card_that_everybody_knows_stays_known_when_it_moves_up() -> None:
    """R45: what is known about a place moves with the card."""
    table = assembly(
        players=2,
        hands=[["swap", "any", "deploy_lock"], ["swap", "any", "deploy_lock"]],
        hands_seen=[[[], [], ["everybody"]], [[], [], []]],
    )
    assert table.view(1)["hands"][0] == ["hidden", "hidden", "deploy_lock"]
    play(table, "ask nothing", "swap: swap")
    assert table.view(1)["hands"][0] == ["hidden", "deploy_lock", "hidden"]
    assert table.view(SPECTATOR)["hands"][0] == ["hidden", "deploy_lock", "hidden"]


def test_r45_the_place_of_an_overriding_discard_is_told() -> None:
    """R45: also the support player's card."""
    table = assembly(players=2, hands=[["any", "any"], ["deploy_lock", "swap", "deploy_lock"]])
    play(table, "ask nothing", "any: cw 1")
    events = table.play("discard swap")
    assert events[0].seen_by(0) == {"event": "card_discarded", "seat": 1, "place": 2, "card": "swap"}
    assert table.to_position()["hands"][1] == ["deploy_lock", "deploy_lock"]


# Solo


def test_asm_solo_1_alone_there_is_no_question_and_no_verification_but_the_card_is_discarded() -> None:
    """Rulebook FR:87, EN:77."""
    table = assembly(hands=[["swap", "any", "deploy_lock"]])
    events = play(table, "any: cw 1")
    assert names_of(events) == [
        "played",
        "card_discarded",
        "rotated",
        "card_drawn",
        "turn_ended",
        "turn_started",
    ]
    assert table.to_position()["discard"] == ["any"]
    assert asked(table) == (0, "declare")


# Sentences


WHOLE = [
    ("any: acw 2", {7: "engineering", 2: "ai_core"}),
    ("ANY: ACW 2", {7: "engineering", 2: "ai_core"}),
    ("  any :  acw   2 ", {7: "engineering", 2: "ai_core"}),
    ("any:acw,2", {7: "engineering", 2: "ai_core"}),
    ("swap: swap 4 9", {4: "engineering", 9: "ai_core"}),
    ("swap: swap 4, 9", {4: "engineering", 9: "ai_core"}),
    ("swap: swap 9,4", {4: "engineering", 9: "ai_core"}),
    ("three: cw 1", {10: "engineering", 5: "ai_core"}),
    ("three: swap 4 9", {4: "engineering", 9: "ai_core"}),
    ("deploy_lock: lock nothing", {9: "engineering", 4: "ai_core"}),
    ("deploy_lock: lock", {9: "engineering", 4: "ai_core"}),
]


@pytest.mark.parametrize(("sentence", "after"), WHOLE)
def test_notation_a_whole_sentence_is_played_at_once(sentence: str, after: dict[int, str]) -> None:
    """notation.py: card, colon, command, details; spaces, commas and capitals do not matter."""
    table = assembly(mods={9: "engineering", 4: "ai_core"}, hands=[["swap", "any", "deploy_lock"]])
    play(table, sentence)
    assert line(table) == after
    assert table.to_position()["turn"] == 2


def test_notation_a_sentence_and_its_steps_give_the_same_table() -> None:
    """notation.py: `any: acw 2` is `any: acw` and then `2`."""
    for sentence, steps in (
        ("any: acw 2", ["any: acw", "2"]),
        ("swap: swap 4 9", ["swap: swap", "4", "9"]),
        ("swap: swap 4 9", ["swap: swap", "4 9"]),
        ("deploy_lock: lock 3", ["deploy_lock: lock", "3", "done"]),
        ("deploy_lock: lock 3 6", ["deploy_lock: lock", "3, 6"]),
        ("deploy_lock: lock 3 6", ["deploy_lock: lock 3 6"]),
    ):
        whole, stepwise = (
            assembly(match=[3, 6], mods={9: "engineering", 4: "ai_core"}, hands=[["swap", "any", "deploy_lock"]])
            for _ in range(2)
        )
        play(whole, sentence)
        play(stepwise, *steps)
        assert whole.to_position() == stepwise.to_position()


def test_notation_a_sentence_may_stop_before_its_details() -> None:
    """notation.py: what is left out is asked for."""
    table = assembly(mods={9: "engineering", 4: "ai_core", 1: "airlock"}, hands=[["swap", "any", "deploy_lock"]])
    play(table, "swap: swap 4")
    assert asked(table) == (0, "pick")
    assert table.waiting[0].subject == {"command": "swap", "role": None, "picked": [4]}
    assert options_now(table) == ["1", "9"]


def test_notation_a_refused_sentence_changes_nothing_although_its_beginning_was_legal() -> None:
    """Table.play: an illegal sentence leaves the table as it was; `refusal` compares the states."""
    table = assembly(mods={9: "engineering", 4: "ai_core"}, hands=[["swap", "any", "deploy_lock"]])
    moves, events = table.moves, list(table.events)
    assert refusal(table, "swap: swap 4 5") == "bay_empty"
    assert (table.moves, table.events) == (moves, events)


REFUSED = [
    ("wild: cw 1", "card_not_held", "ASM-DECLARE-1", {"card": "wild", "command": "cw"}),
    ("cw: cw 1", "card_not_held", "ASM-DECLARE-1", {"card": "cw", "command": "cw"}),
    ("swap: cw 1", "card_does_not_show", "ASM-DECLARE-1", {"card": "swap", "command": "cw"}),
    ("any: swap 4 9", "card_does_not_show", "ASM-DECLARE-1", {"card": "any", "command": "swap"}),
    ("any: acw 3", "distance", "ASM-ROTATE-1", {}),
    ("any: acw 0", "distance", "ASM-ROTATE-1", {}),
    ("swap: swap 4 13", "no_such_bay", "NOTATION", {"bay": "13"}),
    ("swap: swap 0 4", "no_such_bay", "NOTATION", {"bay": "0"}),
    ("swap: swap 4 5", "bay_empty", "ASM-SWAP-1", {"bay": 5}),
    ("swap: swap 4 4", "bay_picked_twice", "NOTATION", {"bay": 4}),
    ("swap: swap 4 3", "bay_locked", "ASM-LOCK-5", {"bay": 3}),
    ("deploy_lock: lock 4", "bay_not_matching", "ASM-LOCK-1", {"bay": 4}),
    ("joker: swap 4 9", "no_such_card", "NOTATION", {"word": "joker"}),
    ("any: rotate 1", "no_such_command", "NOTATION", {"word": "rotate"}),
    ("ask rotate", "no_such_command", "NOTATION", {"word": "rotate"}),
    ("any: cw one", "unreadable", "NOTATION", {"text": "any: cw one"}),
    ("any cw 1", "unreadable", "NOTATION", {"text": "any cw 1"}),
    ("swap: swap 4 9 nothing", "unreadable", "NOTATION", {"text": "swap: swap 4 9 nothing"}),
    ("any: cw 1 with bob", "unreadable", "NOTATION", {"text": "with bob"}),
    ("", "unreadable", "NOTATION", {"text": ""}),
    ("any: cw 4 with sammie", "not_your_role", "ASM-ROLE-1", {"role": "sammie"}),
    ("deploy_lock: lock 1 with noah", "role_noah", "ASM-NOAH-1", {"role": "noah", "command": "lock"}),
    ("any: cw 1 with noah", "role_not_for_command", "ASM-NOAH-1", {"role": "noah", "command": "cw"}),
    ("shown: cw 1", "run_the_shown_card", "ASM-F3-1", {"card": "none"}),
    ("ask swap", "answer_declare", "TABLE-DECISION", {}),
    ("yes", "answer_declare", "TABLE-DECISION", {}),
    ("discard any", "answer_declare", "TABLE-DECISION", {}),
]


@pytest.mark.parametrize(("sentence", "code", "rule", "arguments"), REFUSED)
def test_notation_a_refusal_names_the_reason_and_the_rule(
    sentence: str, code: str, rule: str, arguments: dict[str, Any]
) -> None:
    """reasons.py and notation.py: the code, the rule behind it, and what to fill in."""
    table = assembly(
        match=[1],
        mods={9: "airlock", 4: "ai_core"},
        locked=[3],
        hands=[["swap", "any", "deploy_lock"]],
        roles=["noah"],
    )
    before = table.digest()
    with pytest.raises(IllegalAction) as refused:
        table.play(sentence)
    assert (refused.value.why.code, refused.value.rule, dict(refused.value.why.arguments)) == (code, rule, arguments)
    assert table.digest() == before
    assert table.why_not(sentence, 0) == refused.value.why


def test_notation_a_used_role_is_refused_as_used() -> None:
    """Rulebook EN:131: once per game."""
    table = assembly(mods={9: "airlock"}, hands=[["any"]], roles=["sammie"], roles_used=[True])
    assert options_now(table) == ["any: cw", "any: acw"]
    assert refusal(table, "any: cw 9 with sammie") == "role_used"


def test_notation_a_seat_that_is_not_asked_is_refused() -> None:
    """Section 2.5: the phases say who decides."""
    table = assembly(players=2, hands=[["any"], ["swap"]])
    assert refusal(table, "ask swap", seat=1) == "not_your_decision"
    assert refusal(table, "any: cw 1") == "answer_ask"
    play(table, "ask nothing", "any: cw 1")
    assert refusal(table, "discard swap", seat=0) == "not_your_decision"
    assert refusal(table, "discard any", seat=1) == "card_not_held"
    assert refusal(table, "yes", seat=1) == "answer_override"
    assert table.legal(0) == ()


def test_notation_nothing_can_be_played_when_the_game_is_over() -> None:
    """Rulebook EN:23: the game immediately ends."""
    table = assembly(match=[1], locked=all_but(1), hands=[["deploy_lock", "any"]])
    play(table, "deploy_lock: lock 1")
    assert table.waiting == ()
    assert table.legal(0) == ()
    assert refusal(table, "any: cw 1") == "game_over"


@pytest.mark.parametrize("sentence", ["swap: swap 4 9 1", "any: cw 1 2", "deploy_lock: deploy 4"])
def test_notation_a_sentence_with_too_many_numbers_is_refused_and_changes_nothing(sentence: str) -> None:
    """notation.py: a sentence is one command and its details."""
    there = {9: "engineering", 4: "ai_core", 1: "airlock"}
    table = assembly(players=2, mods=there, hands=[["swap", "any", "deploy_lock"], ["swap", "any", "deploy_lock"]])
    play(table, "ask nothing")
    assert refusal(table, sentence) == "sentence_too_long"


@pytest.mark.parametrize("sentence", ["any: cw 1 2", "any: cw 1 1"])
def test_notation_the_refusal_of_a_too_long_sentence_tells_nothing_about_the_other_hand(sentence: str) -> None:
    """Style 8: refusals are information.  Whether the support can verify must not show in one."""
    reasons = []
    for held in ("any", "swap"):
        table = assembly(
            players=2,
            mods={4: "ai_core"},
            hands=[["any", "deploy_lock"], [held]],
            options={"difficulty": ["hard_random_discard"]},
        )
        play(table, "ask nothing")
        reasons.append(table.why_not(sentence, 0))
    assert reasons[0] == reasons[1]


def test_notation_an_action_that_is_no_text_is_a_type_error() -> None:
    """Table.play: a text or one of the legal actions."""
    table = assembly(hands=[["any"]])
    with pytest.raises(TypeError, match="an action is a text or an Action, not 5"):
        table.play(5)  # type: ignore[arg-type]


@pytest.mark.slow
def test_notation_every_legal_action_reads_back_and_is_unique() -> None:
    """Style 9: each action has a short text form that reads back and is unique among the legal actions."""
    for seed in range(12):
        table = GAME.new(seed=seed, players=1 + seed % 2, malfunctions="ABCDEFG"[seed % 7])
        for step in range(40):
            if not table.waiting:
                break
            seat = table.waiting[0].seat
            actions = table.legal(seat)
            assert len({str(action) for action in actions}) == len(actions)
            for action in actions:
                by_text, by_action = table.copy(), table.copy()
                by_text.play(str(action), seat)
                by_action.play(action, seat)
                assert by_text.digest() == by_action.digest()
            table.play(actions[(step * 7 + seed) % len(actions)], seat)
