"""The nine roles: window, exact effect and edge cases of table 3.1; R9-R14, R28, R32-R34, R36, R37; T41-T45, T47."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablemate import Table

from .builders import (
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
    role_used,
    rolling,
    sizes,
    until,
    with_set,
)

LOCKING = ["deploy_lock", "any", "swap"]
"""A solo hand whose first card locks."""


def with_role(table: Table, role: str) -> list[str]:
    """The open actions that use a role."""
    return [action for action in options_now(table) if action.endswith(f"with {role}")]


# Every role


def test_role_1_a_role_works_once_per_game() -> None:
    """FR:162, single use."""
    table = assembly(roles=["sammie"], mods={4: "airlock"}, hands=[["any", "cw", "swap"]])
    play(table, "any: cw 4 with sammie")
    assert role_used(table)
    assert with_role(table, "sammie") == []
    assert refusal(table, "cw: cw 5 with sammie") == "role_used"
    assert line(table) == {5: "airlock"}


def test_role_1_only_the_executor_may_use_a_role_on_a_command() -> None:
    """Section 3.1: only the executor may use a role tied to a command."""
    table = assembly(
        players=2,
        roles=["none", "jayani"],
        mods={1: "airlock", 5: "bridge", 9: "ai_core"},
        hands=[["swap"], ["swap"]],
    )
    play(table, "ask nothing")
    assert options_now(table) == ["swap: swap"]
    assert refusal(table, "swap: swap 1 5 9 with jayani") == "not_your_role"
    assert refusal(table, "swap: swap 1 5 9 with jayani", seat=1) == "not_your_decision"


def test_role_1_a_seat_without_a_role_has_none_to_use() -> None:
    """FR:307: a game may be played without a Role."""
    table = assembly(mods={1: "airlock", 5: "bridge", 9: "ai_core"}, hands=[["swap", "any", "cw"]])
    assert not any("with" in action for action in options_now(table))
    assert refusal(table, "swap: swap 1 5 9 with jayani") == "not_your_role"


@pytest.mark.parametrize(
    ("role", "action"),
    [
        ("sammie", "swap: swap 1 2 with sammie"),
        ("jayani", "any: cw 1 with jayani"),
        ("noah", "deploy_lock: deploy with noah"),
        ("luca", "swap: swap 1 2 with luca"),
        ("nahla", "any: acw 1 with nahla"),
        ("li_yong", "any: cw 1 with li_yong"),
        ("alfie", "deploy_lock: lock 1 with alfie"),
        ("anna", "deploy_lock: lock 1 with anna"),
        ("amelie", "swap: swap 1 2 with amelie"),
    ],
)
def test_role_1_a_role_is_refused_on_a_command_it_does_not_change(role: str, action: str) -> None:
    """FR:387-395, the command that each card names."""
    table = assembly(roles=[role], match=[1, 2, 5], hands=[LOCKING])
    assert refusal(table, action) == "role_not_for_command"


@pytest.mark.parametrize(
    ("role", "card", "sentence"),
    [
        ("sammie", "any", "shown: cw 1 with sammie"),
        ("jayani", "swap", "shown: swap 1 2 5 with jayani"),
        ("alfie", "swap", "shown: swap 1 2 with alfie"),
        ("noah", "deploy_lock", "shown: lock 1 2 5 with noah"),
        ("nahla", "deploy_lock", "shown: lock 1 2 5 with nahla"),
        ("luca", "deploy_lock", "shown: lock 1 with luca"),
    ],
)
def test_r09_no_role_on_the_card_that_f3_runs(role: str, card: str, sentence: str) -> None:
    """R9: roles are not usable on commands run by a malfunction."""
    table = with_set(
        "F", roles=[role], match=[1, 2, 3, 5], hands=[["deploy_lock", "cw", "swap"]], pile=[card, "deploy_lock"]
    )
    play(table, "deploy_lock: lock 3")
    assert asked(table) == (0, "declare")
    assert not any("with" in action for action in options_now(table))
    assert refusal(table, sentence) == "run_the_shown_card"
    assert not role_used(table)


@pytest.mark.slow
def test_r09_no_role_on_the_card_that_f12_runs() -> None:
    """R9: the die runs F-12's Lock, so Noah's third bay never joins and Luca deploys nothing."""
    for role in ("noah", "luca"):
        table = with_set(
            "F",
            roles=[role],
            match=[12, 1, 2, 5],
            hands=[["deploy_lock", "cw", "swap"]],
            pile=["swap", "deploy_lock"],
        )
        after = rolling(table, "deploy_lock: lock 12", 9, 1, 2)
        assert locked_bays(after) == {12, 1, 2}
        assert line(after) == {5: plan_of(5)}
        assert not role_used(after)


# Sammie


def test_t07_sammie_moves_one_module_past_locked_and_occupied_bays() -> None:
    """T7: x on 4, y on 5, z on 7, 6 locked; x goes clockwise to 8."""
    table = assembly(
        roles=["sammie"], mods={4: "airlock", 5: "ai_core", 7: "bridge"}, locked=[6], hands=[["any", "cw", "swap"]]
    )
    play(table, "any: cw 4 with sammie")
    assert line(table) == {8: "airlock", 5: "ai_core", 7: "bridge"}
    assert role_used(table)


def test_sammie_1_moves_in_the_direction_of_the_command() -> None:
    """FR:387; anticlockwise from 5 past the module on 4 to 3."""
    table = assembly(roles=["sammie"], mods={4: "airlock", 5: "ai_core"}, hands=[["any", "cw", "swap"]])
    play(table, "any: acw 5 with sammie")
    assert line(table) == {4: "airlock", 3: "ai_core"}


def test_sammie_1_passes_bay_12() -> None:
    """Clockwise 12 is followed by 1, anticlockwise 1 by 12."""
    table = assembly(roles=["sammie"], mods={12: "ai_core"}, hands=[["any", "cw", "swap"]])
    play(table, "cw: cw 12 with sammie")
    assert line(table) == {1: "ai_core"}
    table = assembly(roles=["sammie"], mods={1: "ai_core"}, hands=[["any", "cw", "swap"]])
    play(table, "any: acw 1 with sammie")
    assert line(table) == {12: "ai_core"}


@pytest.mark.parametrize("payment", ["cw", "any", "wild", "three"])
def test_sammie_1_works_with_every_card_that_rotates_and_with_three_cards(payment: str) -> None:
    """Window: declare of a Rotate, whatever pays for it."""
    table = assembly(roles=["sammie"], mods={4: "airlock", 9: "bridge"}, hands=[["any", "cw", "wild"]], refreshes=2)
    play(table, f"{payment}: cw 4 with sammie")
    assert line(table) == {5: "airlock", 9: "bridge"}
    assert role_used(table)


def test_sammie_1_is_not_offered_without_a_free_bay() -> None:
    """Table 3.1: useless once the stack is empty, do not offer then."""
    table = assembly(roles=["sammie"], locked=range(1, 10), match=[10, 11, 12], hands=[["any", "cw", "swap"]])
    assert sizes(table)["stack"] == 0
    assert with_role(table, "sammie") == []
    assert refusal(table, "any: cw with sammie") == "role_sammie"


def test_sammie_1_is_not_offered_without_a_module() -> None:
    """There is no module to move."""
    table = assembly(roles=["sammie"], hands=[["any", "cw", "swap"]])
    assert with_role(table, "sammie") == []
    assert refusal(table, "any: cw with sammie") == "role_sammie"


def test_sammie_1_needs_a_bay_with_a_module() -> None:
    """FR:387: 1 module."""
    table = assembly(roles=["sammie"], mods={4: "airlock"}, locked=[6], hands=[["any", "cw", "swap"]])
    assert refusal(table, "any: cw 5 with sammie") == "bay_empty"
    assert refusal(table, "any: cw 6 with sammie") == "bay_locked"


def test_sammie_1_is_verified_like_any_rotate() -> None:
    """Section 3.1: verified normally, the role changes only the effect."""
    table = assembly(
        players=2, roles=["sammie", "none"], mods={4: "airlock"}, hands=[["any", "any"], ["swap", "acw", "cw"]]
    )
    play(table, "ask nothing")
    events = play(table, "any: acw 4 with sammie")
    assert happened(events, "verified") == [{"seat": 1, "command": "acw", "verified": True}]
    assert line(table) == {3: "airlock"}
    overridden = assembly(
        players=2, roles=["sammie", "none"], mods={4: "airlock"}, hands=[["any", "any"], ["swap", "acw", "swap"]]
    )
    play(overridden, "ask nothing", "any: cw 4 with sammie")
    assert asked(overridden) == (1, "override")
    assert line(overridden) == {4: "airlock"}
    play(overridden, "discard swap")
    assert line(overridden) == {5: "airlock"}


def test_sammie_1_can_be_left_out() -> None:
    """A role is never forced: the plain rotate moves everything and keeps the role."""
    table = assembly(roles=["sammie"], mods={4: "airlock", 9: "bridge"}, hands=[["any", "cw", "swap"]])
    play(table, "any: cw 2")
    assert line(table) == {6: "airlock", 11: "bridge"}
    assert not role_used(table)


# Anna


def anna_table(support: list[str], **fields: Any) -> Table:
    """Two players, Anna active with three cards."""
    return assembly(
        players=2,
        roles=["anna", "none"],
        mods={1: "airlock", 5: "bridge"},
        hands=[["any", "swap", "deploy_lock"], support],
        **fields,
    )


def test_t45_anna_both_verified_a_draws_two_once_and_the_support_keeps_three() -> None:
    """T45; R10: the second command has a question of its own."""
    table = anna_table(["any", "swap", "deploy_lock"])
    play(table, "ask cw", "any: cw 1")
    assert asked(table) == (0, "again")
    assert options_now(table) == ["again with anna", "no"]
    assert sum(hand(table, 0).values()) == 2
    play(table, "again with anna")
    assert asked(table) == (0, "ask")
    assert happened(play(table, "ask swap"), "answered") == [{"seat": 1, "yes": True}]
    events = play(table, "swap: swap 2 6")
    assert line(table) == {2: "bridge", 6: "airlock"}
    assert len(happened(events, "card_drawn")) == 2
    assert sum(hand(table, 0).values()) == 3
    assert sum(hand(table, 1).values()) == 3
    assert role_used(table)
    assert asked(table) == (1, "ask")


def test_t45_anna_both_overridden_the_support_has_one_card() -> None:
    """T45: both must be verified, so the support player may have to override twice."""
    table = anna_table(["acw", "deploy_lock", "deploy_lock"])
    play(table, "ask nothing", "any: cw 1", "discard deploy_lock", "again with anna", "ask nothing")
    play(table, "swap: swap 2 6", "discard acw")
    assert hand(table, 1) == {"deploy_lock": 1}
    assert sum(hand(table, 0).values()) == 3
    assert asked(table) == (1, "ask")


def test_t45_anna_is_not_offered_after_three_cards() -> None:
    """T45: no card is left."""
    table = anna_table(["any", "swap", "deploy_lock"])
    events = play(table, "ask nothing", "three: cw 1")
    assert len(happened(events, "card_drawn")) == 3
    assert asked(table) == (1, "ask")
    assert not role_used(table)


def test_anna_1_is_offered_after_three_cards_if_b9_gave_one() -> None:
    """Table 3.1: not after the substitute, unless B-9 gave a card."""
    table = with_set("B", roles=["anna"], match=[9], mods={1: "airlock"}, hands=[["any", "swap", "deploy_lock"]])
    play(table, "three: lock 9")
    assert asked(table) == (0, "again")
    assert sum(hand(table).values()) == 1
    play(table, "again with anna")
    assert asked(table) == (0, "declare")


def test_anna_1_the_second_command_is_one_single_card() -> None:
    """Table 3.1: by one more single card; with B-9's card three are in hand, and still no substitute."""
    table = with_set("B", roles=["anna"], match=[9], mods={1: "airlock"}, hands=[["any", "swap", "deploy_lock"]])
    play(table, "deploy_lock: lock 9", "again with anna")
    assert sum(hand(table).values()) == 3
    assert not any(action.startswith("three") for action in options_now(table))
    assert refusal(table, "three: cw 1") == "single_card_only"


def test_anna_1_v22_the_second_question_names_what_the_cards_show() -> None:
    """R10 with R25: with two cards left v22 asks only for what they depict."""
    table = anna_table(["any", "swap", "deploy_lock"], options={"edition": "v22"})
    play(table, "ask deploy", "any: cw 1", "again with anna")
    assert options_now(table) == ["ask deploy", "ask lock", "ask swap"]


def test_anna_1_may_be_declined_and_is_kept() -> None:
    """A role is an ability, not a duty."""
    table = anna_table(["any", "swap", "deploy_lock"])
    events = play(table, "ask nothing", "any: cw 1", "no")
    assert not role_used(table)
    assert len(happened(events, "card_drawn")) == 1
    assert asked(table) == (1, "ask")


def test_anna_1_is_not_offered_a_third_command_nor_in_a_later_turn() -> None:
    """Once per game, and two commands."""
    table = assembly(roles=["anna"], mods={1: "airlock"}, hands=[["any", "cw", "swap"]])
    play(table, "any: cw 1", "again with anna", "cw: cw 1")
    assert asked(table) == (0, "declare")
    assert table.to_position()["turn"] == 2
    play(table, "swap: swap")
    assert table.to_position()["turn"] == 3


def test_anna_1_is_not_offered_with_an_empty_hand() -> None:
    """Needs at least one card left."""
    table = assembly(roles=["anna"], mods={1: "airlock"}, hands=[["any"]])
    play(table, "any: cw 1")
    assert asked(table) == (0, "declare")
    assert table.to_position()["turn"] == 2


def test_anna_1_is_never_asked_as_support() -> None:
    """Window: own turn."""
    table = assembly(players=2, roles=["none", "anna"], mods={1: "airlock"}, hands=[["any", "cw"], ["any", "swap"]])
    play(table, "ask nothing", "any: cw 1")
    assert asked(table) == (1, "ask")
    assert table.to_position()["turn"] == 2


def test_anna_1_malfunctions_of_the_first_command_come_before_her() -> None:
    """Window: after the first command and its malfunctions."""
    table = with_set("A", roles=["anna"], match=[9], mods={1: "airlock"}, hands=[["deploy_lock", "cw", "swap"]])
    play(table, "deploy_lock: lock 9")
    assert asked(table) == (0, "move")
    play(table, "move 1 cw")
    assert asked(table) == (0, "again")


def test_anna_1_malfunctions_of_the_second_command_happen_too() -> None:
    """FR:262: a malfunction works each time its bay locks."""
    table = with_set("A", roles=["anna"], match=[9], mods={1: "airlock"}, hands=[["deploy_lock", "deploy_lock"]])
    play(table, "deploy_lock: deploy", "again with anna", "deploy_lock: lock 9")
    assert asked(table) == (0, "move")


def test_r28_a6_skips_the_one_refill_of_annas_double() -> None:
    """R28: one refill per turn, and A-6 skips it."""
    table = with_set("A", roles=["anna"], match=[6], mods={1: "airlock"}, hands=[["deploy_lock", "cw", "swap"]])
    events = play(table, "deploy_lock: lock 6", "again with anna", "cw: cw 1")
    assert happened(events, "card_drawn") == []
    assert hand(table) == {"swap": 1}
    assert line(table) == {2: "airlock"}


def test_r32_anna_is_kept_in_a_turn_in_which_d9_demands_two() -> None:
    """R32, T46: both texts say two, not one more."""
    table = with_set("D", roles=["anna"], mods={1: "airlock"}, hands=[["any", "cw", "swap"]], owes_double=[True])
    play(table, "any: cw 1")
    assert asked(table) == (0, "declare")
    assert table.to_position()["turn"] == 1
    play(table, "cw: cw 1")
    assert table.to_position()["turn"] == 2
    assert not role_used(table)


def test_r32_d9_locked_by_annas_first_command_waits_for_the_next_own_turn() -> None:
    """R32: the debt waits for A's next own turn."""
    table = with_set("D", roles=["anna"], match=[9], mods={1: "airlock"}, hands=[["deploy_lock", "cw", "swap"]])
    play(table, "deploy_lock: lock 9", "again with anna")
    assert table.to_position()["two_commands"] is False
    play(table, "cw: cw 1")
    position = table.to_position()
    assert (position["turn"], position["two_commands"], position["owes_double"]) == (2, True, [False])


def test_anna_1_solo_runs_two_commands_before_one_scramble() -> None:
    """Table 3.1, solo value: two commands before a scramble."""
    table = assembly(roles=["anna"], mods={1: "airlock", 5: "bridge"}, hands=[["any", "cw", "swap"]], pile=[])
    events = play(table, "any: cw 1", "again with anna", "swap: swap 2 6")
    kinds = names_of(events)
    assert kinds.count("refreshed") == 1
    assert kinds.index("swapped") < kinds.index("refreshed") < kinds.index("card_drawn")
    assert len(happened(events, "card_drawn")) == 2


def test_anna_1_is_not_asked_after_the_win() -> None:
    """R7: the win ends the game at once."""
    table = assembly(roles=["anna"], locked=range(1, 12), match=[12], hands=[["deploy_lock", "cw"]])
    play(table, "deploy_lock: lock 12")
    assert table.waiting == ()
    assert table.outcome is not None
    assert table.outcome.won


# Amelie


def refreshing(seat: int = 0, **fields: Any) -> Table:
    """A turn of seat 0 that ends with a refresh; Amelie belongs to a seat of one or two."""
    players = fields.pop("players", 1)
    roles = ["none"] * players
    roles[seat] = "amelie"
    hands = [["cw", "swap", "swap"], ["deploy_lock"] * 3][:players]
    return assembly(players=players, roles=roles, hands=hands, pile=[], **fields)


def test_amelie_1_keeps_one_plan_and_the_others_are_shuffled() -> None:
    """FR:389: keep 1 plan from being mixed after the refresh."""
    table = refreshing(mods={5: "airlock"}, locked=[1, 2])
    events = play(table, "cw: cw 1")
    assert names_of(events)[-1] == "refreshed"
    assert asked(table) == (0, "keep_plan")
    assert options_now(table) == [f"keep {bay} with amelie" for bay in range(3, 13)] + ["no"]
    laid = plans(table)
    seen: dict[int, set[str]] = {bay: set() for bay in range(1, 13)}
    for seed in range(60):
        kept = until_kept(table, seed)
        assert role_used(kept)
        assert sorted(plans(kept).values()) == sorted(laid.values())
        for bay, plan in plans(kept).items():
            seen[bay].add(plan)
    assert [bay for bay in seen if seen[bay] == {laid[bay]}] == [1, 2, 7]
    assert all(len(seen[bay]) > 1 for bay in (3, 4, 5, 6, 8, 9, 10, 11, 12))
    assert line(kept) == {6: "airlock"}


def until_kept(table: Table, seed: int) -> Table:
    """Keep bay 7 with another stream of chance."""
    twin = table.game.from_position(table.to_position(), seed=seed)
    play(twin, "keep 7 with amelie")
    return twin


def test_amelie_1_is_asked_before_the_scramble_and_after_the_refresh() -> None:
    """Window: any refresh, before the scramble."""
    table = refreshing(mods={5: "airlock"})
    laid = plans(table)
    play(table, "cw: cw 1")
    assert plans(table) == laid
    assert sizes(table) == {"pile": 9, "discard": 0, "stack": 11, "refreshes": 1}
    events = play(table, "keep 3 with amelie")
    assert happened(events, "scrambled") == [{"kept": 3}]
    assert sizes(table)["pile"] == 8


def test_amelie_1_acts_in_the_partners_turn() -> None:
    """Table 3.1: either player's turn."""
    table = refreshing(seat=1, players=2, mods={5: "airlock"})
    play(table, "ask nothing", "cw: cw 1", "discard deploy_lock")
    assert asked(table) == (1, "keep_plan")
    laid = plans(table)
    play(table, "keep 6 with amelie")
    assert plans(table)[6] == laid[6]
    assert role_used(table, 1)
    assert asked(table) == (1, "ask")
    assert sum(hand(table, 0).values()) == 3


def test_amelie_1_may_decline_and_is_asked_again_at_the_next_refresh() -> None:
    """Table 3.1: offer at each refresh."""
    table = refreshing(mods={5: "airlock"})
    events = play(table, "cw: cw 1", "no")
    assert happened(events, "scrambled") == [{"kept": None}]
    assert not role_used(table)
    table = refreshing(mods={5: "airlock"}, refreshes=1)
    play(table, "cw: cw 1")
    assert asked(table) == (0, "keep_plan")


def test_amelie_1_is_not_asked_once_used() -> None:
    """Once per game."""
    table = refreshing(mods={5: "airlock"}, roles_used=[True])
    events = play(table, "cw: cw 1")
    assert happened(events, "scrambled") == [{"kept": None}]
    assert asked(table) == (0, "declare")


def test_amelie_1_cannot_keep_a_locked_bay() -> None:
    """One unlocked bay of her choice."""
    table = refreshing(mods={5: "airlock"}, locked=[1])
    play(table, "cw: cw 1")
    assert refusal(table, "keep 1 with amelie") == "answer_keep_plan"


def test_t47_amelie_with_two_unlocked_bays_nothing_moves() -> None:
    """T47."""
    table = refreshing(locked=range(1, 11), match=[11, 12])
    play(table, "cw: cw 2")
    assert options_now(table) == ["keep 11 with amelie", "keep 12 with amelie", "no"]
    laid = plans(table)
    for seed in range(20):
        kept = table.game.from_position(table.to_position(), seed=seed)
        play(kept, "keep 11 with amelie")
        assert plans(kept) == laid
        assert role_used(kept)


def test_amelie_1_is_not_asked_with_one_unlocked_bay() -> None:
    """Table 3.1: offer at each refresh with two or more unlocked bays."""
    table = refreshing(locked=range(1, 12), match=[12])
    events = play(table, "cw: cw 1")
    assert "refreshed" in names_of(events)
    assert asked(table) == (0, "declare")
    assert not role_used(table)


def test_t47_amelie_is_not_offered_for_e3() -> None:
    """T47: E-3 is a scramble, not a refresh."""
    table = with_set("E", roles=["amelie"], match=[3], mods={5: "airlock"}, hands=[LOCKING])
    events = play(table, "deploy_lock: lock 3")
    assert happened(events, "scrambled") == [{"kept": None}]
    assert asked(table) == (0, "declare")
    assert not role_used(table)


def test_amelie_1_is_not_offered_for_plans_that_d6_and_e9_move() -> None:
    """Table 3.1: not for D-6 or E-9."""
    table = with_set("D", roles=["amelie"], match=[6], hands=[LOCKING])
    assert "plans_swapped" in names_of(play(table, "deploy_lock: lock 6"))
    assert asked(table) == (0, "declare")
    table = with_set("E", roles=["amelie"], match=[9], hands=[LOCKING])
    play(table, "deploy_lock: lock 9")
    assert asked(table) == (0, "cycle")
    assert not role_used(table)


@pytest.mark.parametrize(("malfunctions", "bay"), [("D", 3), ("F", 3), ("F", 12)])
def test_r34_amelie_keeps_a_plan_in_a_refresh_inside_a_malfunction(malfunctions: str, bay: int) -> None:
    """R34, T47: a refresh inside D-3, F-3 or F-12 counts as well; then the effect goes on."""
    table = with_set(malfunctions, roles=["amelie"], match=[bay], hands=[LOCKING], pile=[])
    play(table, f"deploy_lock: lock {bay}")
    assert asked(table) == (0, "keep_plan")
    assert sizes(table) == {"pile": 9, "discard": 0, "stack": 11, "refreshes": 1}
    laid = plans(table)
    events = play(table, "keep 7 with amelie")
    assert plans(table)[7] == laid[7]
    effect = {("D", 3): "top_card_discarded", ("F", 3): "card_shown", ("F", 12): "card_shown"}[malfunctions, bay]
    assert len(happened(events, effect)) == 1
    assert role_used(table)


# Jayani


def test_jayani_1_sends_three_modules_round_either_way() -> None:
    """R11: either of the two 3-cycles, chosen by the order of the bays."""
    mods = {2: "airlock", 5: "ai_core", 9: "bridge", 11: "engineering"}
    table = assembly(roles=["jayani"], mods=mods, hands=[["swap", "cw", "any"]])
    other = table.copy()
    play(table, "swap: swap 2 5 9 with jayani")
    assert line(table) == {5: "airlock", 9: "ai_core", 2: "bridge", 11: "engineering"}
    assert role_used(table)
    play(other, "swap: swap 2 9 5 with jayani")
    assert line(other) == {9: "airlock", 2: "ai_core", 5: "bridge", 11: "engineering"}


def test_jayani_1_needs_three_modules_on_the_line() -> None:
    """Table 3.1."""
    table = assembly(roles=["jayani"], mods={2: "airlock", 5: "ai_core"}, hands=[["swap", "cw", "any"]])
    assert with_role(table, "jayani") == []
    assert refusal(table, "swap: swap with jayani") == "role_jayani"


def test_jayani_1_needs_three_different_occupied_unlocked_bays() -> None:
    """FR:390: 3 module tokens."""
    mods = {2: "airlock", 5: "ai_core", 9: "bridge"}
    table = assembly(roles=["jayani"], mods=mods, locked=[1], hands=[["swap", "cw", "any"]])
    assert refusal(table, "swap: swap 2 5 7 with jayani") == "bay_empty"
    assert refusal(table, "swap: swap 2 5 1 with jayani") == "bay_locked"
    assert refusal(table, "swap: swap 2 5 2 with jayani") == "bay_picked_twice"


def test_jayani_1_a_plain_swap_takes_two_and_keeps_her() -> None:
    """FR:184: 2 modules; a third bay needs the role."""
    mods = {2: "airlock", 5: "ai_core", 9: "bridge"}
    table = assembly(roles=["jayani"], mods=mods, hands=[["swap", "cw", "any"]])
    refusal(table, "swap: swap 2 5 9")
    play(table, "swap: swap 2 5")
    assert line(table) == {2: "ai_core", 5: "airlock", 9: "bridge"}
    assert not role_used(table)


def test_jayani_1_works_with_three_cards() -> None:
    """Declare of a Swap, whatever pays for it."""
    mods = {2: "airlock", 5: "ai_core", 9: "bridge"}
    table = assembly(roles=["jayani"], mods=mods, hands=[["deploy_lock", "cw", "any"]])
    play(table, "three: swap 2 5 9 with jayani")
    assert line(table) == {5: "airlock", 9: "ai_core", 2: "bridge"}


def test_jayani_1_is_verified_like_any_swap() -> None:
    """Section 3.1: verified normally."""
    mods = {2: "airlock", 5: "ai_core", 9: "bridge"}
    table = assembly(players=2, roles=["jayani", "none"], mods=mods, hands=[["swap"], ["cw", "acw"]])
    play(table, "ask swap", "swap: swap 2 5 9 with jayani")
    assert asked(table) == (1, "override")
    play(table, "discard cw")
    assert line(table) == {5: "airlock", 9: "ai_core", 2: "bridge"}


# Noah


def test_t42_noah_locks_three_bays_anywhere() -> None:
    """T42: Noah, L={12,1,6} and L={2,4,6} both legal."""
    for bays in ([12, 1, 6], [2, 4, 6]):
        table = assembly(roles=["noah"], match=bays, hands=[LOCKING])
        play(table, f"deploy_lock: lock {' '.join(map(str, bays))} with noah")
        assert locked_bays(table) == set(bays)
        assert role_used(table)
        assert line(table) == {}


def test_noah_1_the_limit_stays_two_without_him() -> None:
    """FR:178: 1 or 2 modules."""
    table = assembly(roles=["noah"], match=[2, 4, 6], hands=[LOCKING])
    refusal(table, "deploy_lock: lock 2 4 6")
    play(table, "deploy_lock: lock 2 4")
    assert locked_bays(table) == {2, 4}
    assert not role_used(table)


def test_noah_1_three_not_four() -> None:
    """FR:391: lock 3 bays."""
    table = assembly(roles=["noah"], match=[2, 4, 6, 8], hands=[LOCKING])
    refusal(table, "deploy_lock: lock 2 4 6 8 with noah")
    play(table, "deploy_lock: lock 2 4 6 with noah")
    assert locked_bays(table) == {2, 4, 6}


def test_r37_noah_is_not_offered_where_only_two_can_lock() -> None:
    """R37: otherwise the role changed nothing."""
    table = assembly(roles=["noah"], match=[2, 4], mods={6: "airlock"}, hands=[LOCKING])
    assert with_role(table, "noah") == []
    assert refusal(table, "deploy_lock: lock 2 4 with noah") == "role_noah"


def test_r37_noah_must_take_a_third_bay_once_declared() -> None:
    """R37: spent only if L exceeds the normal limit, so two bays cannot be all."""
    table = assembly(roles=["noah"], match=[2, 4, 6], hands=[LOCKING])
    play(table, "deploy_lock: lock with noah", "2", "4")
    assert options_now(table) == ["6"]
    assert refusal(table, "done") == "lock_incomplete"


def test_r37_a_whole_sentence_of_two_bays_with_noah_is_refused() -> None:
    """R37: the sentence names L completely, and that L does not need Noah."""
    table = assembly(roles=["noah"], match=[2, 4, 6], hands=[LOCKING])
    assert refusal(table, "deploy_lock: lock 2 4 with noah") == "lock_incomplete"


def test_noah_1_all_three_must_match() -> None:
    """Table 3.1."""
    table = assembly(roles=["noah"], match=[2, 4, 7], mods={6: "airlock"}, hands=[LOCKING])
    assert refusal(table, "deploy_lock: lock 2 4 6 with noah") == "bay_not_matching"


def test_noah_1_every_special_bay_keeps_its_condition() -> None:
    """Table 3.1: each bay's malfunction condition applies; C-6 binds the third bay too."""
    table = with_set("C", roles=["noah"], match=[2, 4, 6, 7], hands=[LOCKING])
    refusal(table, "deploy_lock: lock 4 6 7 with noah")
    play(table, "deploy_lock: lock 2 4 6 with noah")
    assert locked_bays(table) == {2, 4, 6}


def test_noah_1_every_special_bay_keeps_its_cost() -> None:
    """Section 3.1: malfunction costs still apply; B-12 takes a card, {6,12} with a third bay takes none."""
    table = with_set("B", roles=["noah"], match=[1, 2, 12], hands=[LOCKING])
    events = play(table, "deploy_lock: lock 1 2 12 with noah")
    assert len(happened(events, "card_discarded")) == 2
    table = with_set("B", roles=["noah"], match=[1, 6, 12], hands=[LOCKING])
    events = play(table, "deploy_lock: lock 1 6 12 with noah")
    assert len(happened(events, "card_discarded")) == 1
    assert locked_bays(table) == {1, 6, 12}


def test_noah_1_wins_with_the_last_three() -> None:
    """All three lock at once, and then all twelve are locked."""
    table = assembly(roles=["noah"], locked=range(4, 13), match=[1, 2, 3], hands=[LOCKING])
    play(table, "deploy_lock: lock 1 2 3 with noah")
    assert table.outcome is not None
    assert table.outcome.won


def test_t43_set_c_four_bays_only_with_noah_or_nahla() -> None:
    """T43: L={3,4,x,y} illegal alone, legal with Noah or Nahla; L={3,4,x} spends neither."""
    alone = with_set("C", match=[3, 4, 7, 10], hands=[LOCKING])
    refusal(alone, "deploy_lock: lock 3 4 7 10")
    for role in ("noah", "nahla"):
        table = with_set("C", roles=[role], match=[3, 4, 7, 10], hands=[LOCKING])
        refusal(table, "deploy_lock: lock 3 4 7 10")
        plain = table.copy()
        play(plain, "deploy_lock: lock 3 4 7")
        assert locked_bays(plain) == {3, 4, 7}
        assert not role_used(plain)
        play(table, f"deploy_lock: lock 3 4 7 10 with {role}")
        assert locked_bays(table) == {3, 4, 7, 10}
        assert role_used(table)


def test_t43_set_c_noah_is_not_offered_for_3_4_and_one_more() -> None:
    """T43, R37: L without bay 4 has two bays."""
    for role in ("noah", "nahla"):
        table = with_set("C", roles=[role], match=[3, 4, 7], hands=[LOCKING])
        assert with_role(table, role) == []
        assert refusal(table, f"deploy_lock: lock 3 4 7 with {role}") == f"role_{role}"


# Luca


def test_t41_luca_without_a_match_locks_nothing_and_deploys() -> None:
    """T41, R36: a Lock without effect is still executed."""
    table = assembly(roles=["luca"], mods={1: "airlock"}, hands=[LOCKING], seed=4)
    stack = table.to_position()["stack"]
    after = rolling(table, "deploy_lock: lock nothing with luca", 7)
    assert line(after) == {1: "airlock", 7: stack[0]}
    assert locked_bays(after) == set()
    assert role_used(after)


def test_t41_luca_is_not_offered_with_an_empty_stack() -> None:
    """T41."""
    table = assembly(roles=["luca"], locked=range(1, 11), match=[11, 12], hands=[LOCKING])
    assert with_role(table, "luca") == []
    assert refusal(table, "deploy_lock: lock 11 with luca") == "role_luca"


def test_r36_luca_locks_nothing_only_where_nothing_locks_for_free() -> None:
    """R36 with R3: a free match must lock, a costly one (B-12) need not."""
    table = assembly(roles=["luca"], match=[5], hands=[LOCKING])
    play(table, "deploy_lock: lock with luca")
    assert options_now(table) == ["5"]
    costly = with_set("B", roles=["luca"], match=[12], hands=[LOCKING])
    events = play(costly, "deploy_lock: lock nothing with luca")
    assert len(happened(events, "deployed")) == 1
    assert locked_bays(costly) == set()
    assert role_used(costly)


def test_r12_luca_deploys_after_the_lock_and_before_the_malfunctions() -> None:
    """R12: it is part of Execute; so G-6 sends the new module across the ring as well."""
    table = with_set("G", roles=["luca"], match=[6], mods={1: "airlock"}, hands=[LOCKING])
    top = table.to_position()["stack"][0]
    after = rolling(table, "deploy_lock: lock 6 with luca", 2)
    assert line(after) == {7: "airlock", 8: top}
    order = [event.name for event in after.events if event.name in ("locked", "deployed", "malfunction")]
    assert order == ["locked", "deployed", "malfunction"]


def test_luca_1_the_deploy_needs_no_card_and_no_verification() -> None:
    """Table 3.1: one free Deploy; the support player verifies the Lock alone."""
    table = assembly(
        players=2,
        roles=["luca", "none"],
        match=[5],
        hands=[["deploy_lock", "any"], ["deploy_lock", "swap"]],
    )
    events = play(table, "ask nothing", "deploy_lock: lock 5 with luca")
    assert happened(events, "verified") == [{"seat": 1, "command": "lock", "verified": True}]
    assert len(happened(events, "card_discarded")) == 1
    assert len(happened(events, "deployed")) == 1
    assert locked_bays(table) == {5}


def test_luca_1_the_deployed_module_is_not_part_of_the_lock() -> None:
    """Table 3.1: even if it matches at once it stays unlocked."""
    table = assembly(
        roles=["luca"],
        match=[5],
        hands=[LOCKING],
        stack=[plan_of(8), *(plan_of(bay) for bay in range(1, 13) if bay not in (5, 8))],
    )
    after = rolling(table, "deploy_lock: lock 5 with luca", 8)
    assert locked_bays(after) == {5}
    assert line(after) == {8: plan_of(8)}


def test_luca_1_a_free_bay_of_the_lock_is_not_free_for_the_deploy() -> None:
    """The deploy follows the lock: the bay just locked is skipped clockwise."""
    table = assembly(roles=["luca"], match=[5], hands=[LOCKING])
    after = rolling(table, "deploy_lock: lock 5 with luca", 5)
    assert list(line(after)) == [6]


def test_luca_1_may_lock_two() -> None:
    """The limit of a Lock is unchanged."""
    table = assembly(roles=["luca"], match=[5, 7, 8], hands=[LOCKING])
    refusal(table, "deploy_lock: lock 5 7 8 with luca")
    events = play(table, "deploy_lock: lock 5 7 with luca")
    assert locked_bays(table) == {5, 7}
    assert len(happened(events, "deployed")) == 1


# Nahla


def test_t42_nahla_needs_two_neighbours() -> None:
    """T42: L={12,1,6} legal, L={2,4,6} illegal."""
    table = assembly(roles=["nahla"], match=[12, 1, 6], hands=[LOCKING])
    play(table, "deploy_lock: lock 12 1 6 with nahla")
    assert locked_bays(table) == {12, 1, 6}
    assert role_used(table)
    table = assembly(roles=["nahla"], match=[2, 4, 6], hands=[LOCKING])
    assert with_role(table, "nahla") == []
    assert refusal(table, "deploy_lock: lock 2 4 6 with nahla") == "role_nahla"


@pytest.mark.parametrize("bays", ["6 12 1", "1 6 12", "12 6 1"])
def test_nahla_1_the_order_of_naming_does_not_matter(bays: str) -> None:
    """All of L lock simultaneously."""
    table = assembly(roles=["nahla"], match=[12, 1, 6], hands=[LOCKING])
    play(table, f"deploy_lock: lock {bays} with nahla")
    assert locked_bays(table) == {12, 1, 6}


def test_nahla_1_is_refused_for_a_triple_without_neighbours_among_more_matches() -> None:
    """Two of the three must be clock neighbours, not of the matches."""
    table = assembly(roles=["nahla"], match=[2, 4, 6, 7], hands=[LOCKING])
    assert refusal(table, "deploy_lock: lock 2 4 6 with nahla") == "role_nahla"
    play(table, "deploy_lock: lock 2 6 7 with nahla")
    assert locked_bays(table) == {2, 6, 7}


def test_nahla_1_neighbours_across_a_locked_bay_do_not_count() -> None:
    """Table 3.1: adjacent across locked bays is not adjacent."""
    table = assembly(roles=["nahla"], match=[2, 4, 8], locked=[3], hands=[LOCKING])
    assert with_role(table, "nahla") == []
    assert refusal(table, "deploy_lock: lock 2 4 8 with nahla") == "role_nahla"


def test_r13_nahlas_third_bay_must_match() -> None:
    """R13."""
    table = assembly(roles=["nahla"], match=[4, 5, 11], mods={8: "airlock"}, hands=[LOCKING])
    assert refusal(table, "deploy_lock: lock 4 5 8 with nahla") == "bay_not_matching"


def test_r37_nahla_is_kept_by_two_neighbours_alone() -> None:
    """R37: spent only if L exceeds the normal limit."""
    table = assembly(roles=["nahla"], match=[4, 5], hands=[LOCKING])
    assert with_role(table, "nahla") == []
    play(table, "deploy_lock: lock 4 5")
    assert not role_used(table)


def test_nahla_1_the_third_bay_keeps_its_condition() -> None:
    """C-6 applies to Nahla's third bay."""
    table = with_set("C", roles=["nahla"], match=[1, 2, 6], hands=[LOCKING])
    assert with_role(table, "nahla") == []
    refusal(table, "deploy_lock: lock 1 2 6 with nahla")


def test_r16_bays_3_and_4_are_neighbours_for_nahla_in_set_c() -> None:
    """R16: C-3's bay 4 is locked in the same lock, so 3 and 4 are her pair."""
    table = with_set("C", roles=["nahla"], match=[3, 4, 7, 10], hands=[LOCKING])
    play(table, "deploy_lock: lock 3 4 7 10 with nahla")
    assert locked_bays(table) == {3, 4, 7, 10}
    table = with_set("C", roles=["nahla"], match=[3, 7, 10], hands=[LOCKING])
    assert with_role(table, "nahla") == []


# Li Yong


def refusing(**fields: Any) -> Table:
    """Li Yong as support, unable to verify a clockwise rotate."""
    return assembly(
        players=2,
        roles=["none", "li_yong"],
        mods={1: "airlock"},
        hands=[["any", "swap", "swap"], ["acw", "deploy_lock", "deploy_lock"]],
        **fields,
    )


def test_t44_li_yong_refuses_the_override() -> None:
    """T44: hand unchanged, role spent, the command runs."""
    table = refusing()
    play(table, "ask nothing", "any: cw 1")
    assert asked(table) == (1, "refuse")
    assert options_now(table) == ["refuse with li_yong", "no"]
    play(table, "refuse with li_yong")
    assert hand(table, 1) == {"acw": 1, "deploy_lock": 2}
    assert role_used(table, 1)
    assert line(table) == {2: "airlock"}
    assert asked(table) == (1, "ask")


def test_t44_li_yong_who_says_no_overrides_and_is_kept() -> None:
    """An ability, not a duty."""
    table = refusing()
    play(table, "ask nothing", "any: cw 1", "no")
    assert asked(table) == (1, "override")
    play(table, "discard acw")
    assert hand(table, 1) == {"deploy_lock": 2}
    assert not role_used(table, 1)


def test_t44_li_yong_is_asked_before_a_random_pick() -> None:
    """T44, R33: he decides before the card is picked."""
    table = refusing(options={"difficulty": ["hard_random_discard"]})
    events = play(table, "ask nothing", "any: cw 1")
    assert [event["seat"] for event in happened(events, "card_discarded")] == [0]
    assert asked(table) == (1, "refuse")
    kept = table.copy()
    play(kept, "refuse with li_yong")
    assert sum(hand(kept, 1).values()) == 3
    events = play(table, "no")
    assert [event["seat"] for event in happened(events, "card_discarded")] == [1]
    assert sum(hand(table, 1).values()) == 2


def test_r33_li_yong_without_cards_is_not_asked() -> None:
    """T44: a support player with 0 cards has nothing to ignore."""
    table = assembly(players=2, roles=["none", "li_yong"], mods={1: "airlock"}, hands=[["any", "swap", "swap"], []])
    play(table, "ask nothing", "any: cw 1")
    assert asked(table)[1] != "refuse"
    assert not role_used(table, 1)
    assert line(table) == {2: "airlock"}


def test_li_yong_1_is_not_asked_when_he_verifies() -> None:
    """There is no instruction to discard."""
    table = refusing()
    play(table, "ask nothing", "any: acw 1")
    assert asked(table) == (1, "ask")
    assert not role_used(table, 1)


def test_li_yong_1_is_asked_once_per_game() -> None:
    """FR:162."""
    table = refusing(roles_used=[False, True])
    play(table, "ask nothing", "any: cw 1")
    assert asked(table) == (1, "override")


@pytest.mark.parametrize("bay", [12, 6])
def test_t44_set_b_by_three_cards_only_with_li_yong(bay: int) -> None:
    """T44, R33: the ignored cost counts as met, even with an empty hand."""
    for role in ("none", "noah"):
        table = with_set("B", roles=[role], match=[bay], hands=[LOCKING])
        refusal(table, f"three: lock {bay}")
    table = with_set("B", roles=["li_yong"], match=[bay], hands=[LOCKING])
    refusal(table, f"three: lock {bay}")
    play(table, f"three: lock {bay} with li_yong")
    assert locked_bays(table) == {bay}
    assert role_used(table)


@pytest.mark.parametrize("bay", [12, 6])
def test_li_yong_1_keeps_the_random_card_of_set_b(bay: int) -> None:
    """R14: covers the extra card of B-6 and B-12."""
    table = with_set("B", roles=["li_yong"], match=[bay], hands=[["deploy_lock", "cw", "swap"]])
    events = play(table, f"deploy_lock: lock {bay} with li_yong")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock"]
    assert hand(table) >= Counter(["cw", "swap"])
    assert len(happened(events, "card_drawn")) == 1


def test_li_yong_1_is_not_offered_where_set_b_costs_nothing() -> None:
    """{6,12} together pay nothing, so there is nothing to ignore."""
    table = with_set("B", roles=["li_yong"], match=[5, 8], hands=[LOCKING])
    assert with_role(table, "li_yong") == []
    table = with_set("B", roles=["li_yong"], match=[6, 12], hands=[LOCKING])
    refusal(table, "deploy_lock: lock 6 12 with li_yong")
    play(table, "deploy_lock: lock 6 12")
    assert not role_used(table)


def test_li_yong_1_keeps_the_extra_card_of_c9() -> None:
    """R14: covers the extra D/L of C-9."""
    table = with_set("C", roles=["li_yong"], match=[9], hands=[["deploy_lock", "deploy_lock", "swap"]])
    play(table, "deploy_lock: lock 9 with li_yong")
    assert hand(table) >= Counter(["deploy_lock", "swap"])
    table = with_set("C", roles=["li_yong"], match=[9], hands=[["deploy_lock", "cw", "swap"]])
    refusal(table, "deploy_lock: lock 9")
    events = play(table, "deploy_lock: lock 9 with li_yong")
    assert locked_bays(table) == {9}
    assert len(happened(events, "card_discarded")) == 1


def test_t43_c9_and_c12_together_only_with_li_yong() -> None:
    """T43: {9,12} by the substitute: legal only with Li Yong."""
    for role in ("none", "noah"):
        table = with_set("C", roles=[role], match=[9, 12], hands=[["deploy_lock"] * 3])
        refusal(table, "three: lock 9 12")
    table = with_set("C", roles=["li_yong"], match=[9, 12], hands=[["deploy_lock"] * 3])
    refusal(table, "three: lock 9 12")
    refusal(table, "deploy_lock: lock 9 12 with li_yong")
    play(table, "three: lock 9 12 with li_yong")
    assert locked_bays(table) == {9, 12}
    assert role_used(table)


def test_li_yong_1_ignores_the_single_discard_of_f6() -> None:
    """R14: covers F-6's one-card option."""
    table = with_set("F", roles=["li_yong"], match=[6], hands=[["deploy_lock", "cw", "swap"]])
    play(table, "deploy_lock: lock 6")
    assert asked(table) == (0, "trade")
    assert options_now(table) == ["discard cw", "discard swap", "refuse with li_yong"]
    events = play(table, "refuse with li_yong")
    assert happened(events, "card_discarded") == []
    assert hand(table) >= Counter(["cw", "swap"])
    assert role_used(table)


def test_li_yong_1_not_offered_at_f6_to_anybody_else() -> None:
    """Only the holder of the role; the partner's Li Yong does not help the active player."""
    table = with_set(
        "F",
        players=2,
        roles=["none", "li_yong"],
        match=[6],
        hands=[["deploy_lock", "cw", "swap"], ["deploy_lock"]],
        discard=["any"],
    )
    play(table, "ask nothing", "deploy_lock: lock 6")
    assert options_now(table) == ["exchange", "discard cw", "discard swap"]


def test_r14_li_yong_does_not_cover_g12() -> None:
    """R14: G-12 takes the hand, even with one card."""
    table = with_set("G", roles=["li_yong"], match=[12], hands=[["deploy_lock", "swap"]])
    assert with_role(table, "li_yong") == []
    assert refusal(table, "deploy_lock: lock 12 with li_yong") == "role_li_yong"
    events = play(table, "deploy_lock: lock 12")
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock", "swap"]


def test_r14_li_yong_does_not_cover_d3_nor_the_cards_played() -> None:
    """R14: D-3's card is not his, a card played is no instruction, the substitute is not one card."""
    table = with_set("D", roles=["li_yong"], match=[3], hands=[LOCKING])
    assert with_role(table, "li_yong") == []
    events = play(table, "deploy_lock: lock 3")
    assert len(happened(events, "top_card_discarded")) == 1
    assert not role_used(table)
    table = with_set("B", roles=["li_yong"], match=[12], hands=[LOCKING])
    events = play(table, "three: lock 12 with li_yong")
    assert len(happened(events, "card_discarded")) == 3


@pytest.mark.parametrize("malfunctions", ["none", "A", "D", "E", "G"])
def test_li_yong_1_solo_has_no_effect_without_set_b_c_or_f(malfunctions: str) -> None:
    """Table 3.1: no effect at all."""
    table = with_set(malfunctions, roles=["li_yong"], match=[3, 6, 9, 12], hands=[["deploy_lock", "any", "swap"]])
    assert with_role(table, "li_yong") == []


# Alfie


def test_alfie_1_swaps_two_plans_and_leaves_the_modules() -> None:
    """FR:395: swap 2 plans instead."""
    table = assembly(roles=["alfie"], mods={2: "airlock", 5: "ai_core"}, hands=[["swap", "cw", "any"]])
    play(table, "swap: swap 2 5 with alfie")
    assert plans(table) == {bay: plan_of({2: 5, 5: 2}.get(bay, bay)) for bay in range(1, 13)}
    assert line(table) == {2: "airlock", 5: "ai_core"}
    assert role_used(table)


def test_alfie_1_takes_empty_bays_and_an_empty_line() -> None:
    """Table 3.1: occupied or not; works with an empty line."""
    table = assembly(roles=["alfie"], hands=[["swap", "cw", "any"]])
    play(table, "swap: swap 12 7 with alfie")
    assert plans(table)[12] == plan_of(7)
    assert plans(table)[7] == plan_of(12)
    assert line(table) == {}


def test_alfie_1_does_not_take_a_locked_bay_nor_one_twice() -> None:
    """2 unlocked bays."""
    table = assembly(roles=["alfie"], locked=[4], hands=[["swap", "cw", "any"]])
    assert refusal(table, "swap: swap 2 4 with alfie") == "bay_locked"
    assert refusal(table, "swap: swap 2 2 with alfie") == "bay_picked_twice"


def test_alfie_1_needs_two_unlocked_bays() -> None:
    """Table 3.1."""
    table = assembly(roles=["alfie"], locked=range(1, 12), match=[12], hands=[["swap", "cw", "any"]])
    assert with_role(table, "alfie") == []
    assert refusal(table, "swap: swap with alfie") == "role_alfie"
    two = assembly(roles=["alfie"], locked=range(1, 11), match=[11, 12], hands=[["swap", "cw", "any"]])
    play(two, "swap: swap 11 12 with alfie")
    assert plans(two)[11] == plan_of(12)
    assert line(two) == {11: plan_of(11), 12: plan_of(12)}


def test_alfie_1_is_verified_like_any_swap() -> None:
    """Section 3.1: verified normally."""
    table = assembly(players=2, roles=["alfie", "none"], hands=[["swap"], ["cw", "acw"]])
    play(table, "ask nothing", "swap: swap 1 2 with alfie")
    assert asked(table) == (1, "override")
    assert plans(table)[1] == plan_of(1)
    play(table, "discard acw")
    assert plans(table)[1] == plan_of(2)


def test_alfie_1_a_plain_swap_still_exchanges_modules() -> None:
    """The role is used 'instead', by choice."""
    table = assembly(roles=["alfie"], mods={2: "airlock", 5: "ai_core"}, hands=[["swap", "cw", "any"]])
    play(table, "swap: swap 2 5")
    assert line(table) == {2: "ai_core", 5: "airlock"}
    assert plans(table)[2] == plan_of(2)
    assert not role_used(table)


# Two roles at one table


def test_role_1_each_seat_uses_its_own_role_in_its_own_turn() -> None:
    """Section 3.1: two roles never compete for one window."""
    table = assembly(
        players=2,
        roles=["sammie", "alfie"],
        mods={4: "airlock"},
        hands=[["any", "swap"], ["swap", "cw"]],
    )
    play(table, "ask nothing", "any: cw 4 with sammie", "ask nothing")
    assert (role_used(table, 0), role_used(table, 1)) == (True, False)
    assert with_role(table, "alfie") == ["swap: swap with alfie"]
    play(table, "swap: swap 1 2 with alfie")
    assert (role_used(table, 0), role_used(table, 1)) == (True, True)


# Reasons: the rule behind a refusal is named even when the lock would be complete without the wrong bay


@pytest.mark.parametrize(
    ("role", "match", "sentence"),
    [
        ("noah", [2, 4, 6], "deploy_lock: lock 2 4 6"),
        ("noah", [2, 4, 6, 8], "deploy_lock: lock 2 4 6 8 with noah"),
        ("luca", [5, 7, 8], "deploy_lock: lock 5 7 8 with luca"),
    ],
)
def test_lock_2_a_bay_too_many_is_refused_for_the_limit(role: str, match: list[int], sentence: str) -> None:
    """Style 4: a refusal names the rule (ASM-LOCK-2), not the decision that would come next."""
    table = assembly(roles=[role], match=match, hands=[LOCKING])
    assert refusal(table, sentence) == "lock_limit"


def test_amelie_1_whatever_the_seed_the_kept_plan_stays() -> None:
    """A wanted scramble, searched for: all other plans of three open bays swap, the kept one stays."""
    table = refreshing(locked=range(1, 10), match=[10, 11, 12])
    play(table, "cw: cw 1")
    laid = plans(table)
    swapped = until(
        table,
        "keep 10 with amelie",
        lambda events: {"bay": 11, "plan": laid[12]} in happened(events, "plan_laid"),
    )
    assert {bay: plan for bay, plan in plans(swapped).items() if bay > 9} == {10: laid[10], 11: laid[12], 12: laid[11]}
