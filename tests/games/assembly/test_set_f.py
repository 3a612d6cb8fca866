"""Malfunction set F: FR:453-459, table 3.3, the die protocol; T9, T10, T54-T57; R18-R20, R30, R31, R38, R39, R44."""

from __future__ import annotations

from collections import Counter
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
    play,
    refusal,
    rolling,
    sizes,
    until,
    with_set,
)

HAND = ["deploy_lock", "cw", "swap"]
RUN = "deploy_lock: lock 12"


# Bay 12: the bottom card by the die


def bottom(card: str, **fields: Any) -> Table:
    """Bay 12 is about to lock, and this card lies under the pile."""
    hands = fields.pop("hands", [["deploy_lock", "swap", "swap"]])
    match = [12, *fields.pop("match", [])]
    return with_set("F", match=match, hands=hands, pile=["deploy_lock", card], refreshes=2, **fields)


@pytest.mark.parametrize(("die", "place"), [(1, 4), (6, 7)])
def test_r20_f12_deploy_lock_1_to_6_deploys(die: int, place: int) -> None:
    """R20: D/L: 1-6 Deploy; then the die of the Deploy as usual."""
    table = bottom("deploy_lock", mods={3: "bridge"})
    top = table.to_position()["stack"][0]
    after = rolling(table, RUN, die, place)
    assert line(after) == {3: "bridge", place: top}
    assert locked_bays(after) == {12}


@pytest.mark.parametrize("die", [7, 12])
def test_r20_f12_deploy_lock_7_to_12_locks_all_that_match(die: int) -> None:
    """R20: D/L: 7-12 Lock: every matching bay up to two, without a roll."""
    table = bottom("deploy_lock", match=[5, 8], mods={1: "ai_core"})
    after = rolling(table, RUN, die)
    assert locked_bays(after) == {5, 8, 12}
    assert line(after) == {1: "ai_core"}


def skip(die: int, eligible: set[int]) -> int:
    """The random bay of FR:264, said again in the plainest way."""
    while die not in eligible:
        die = die % 12 + 1
    return die


def test_r20_f12_lock_with_more_than_two_matches_rolls_for_two() -> None:
    """R20: if more than two match, random-bay rolls pick two."""
    seen = set()
    for seed in range(60):
        table = bottom("deploy_lock", match=[1, 5, 8], seed=seed)
        dice = [roll["die"] for roll in happened(play(table, RUN), "die_rolled")]
        if len(dice) == 3:
            first = skip(dice[1], {1, 5, 8})
            second = skip(dice[2], {1, 5, 8} - {first})
            assert dice[0] >= 7
            assert locked_bays(table) == {first, second, 12}
            seen.add((first, second))
    assert len(seen) == 6


def test_r20_f12_lock_without_a_match_has_no_effect() -> None:
    """R20: a command without effect is allowed."""
    table = bottom("deploy_lock", mods={1: "ai_core"})
    after = rolling(table, RUN, 8)
    assert locked_bays(after) == {12}
    assert line(after) == {1: "ai_core"}


def dice_of(events: list[dict[str, Any]]) -> list[int]:
    """The dice that were rolled, those of a Deploy left out."""
    return [roll["die"] for roll in happened(events, "die_rolled")]


@pytest.mark.parametrize(("die", "command"), [(1, "cw"), (6, "cw"), (7, "acw"), (12, "acw")])
@pytest.mark.parametrize("distance", [1, 2])
def test_r20_f12_any_rotates_by_the_die(die: int, command: str, distance: int) -> None:
    """R20: Any: 1-6 CW, 7-12 ACW; distance: 1-6 one, 7-12 two."""
    table = bottom("any", mods={5: "bridge", 9: "ai_core"})
    after = until(table, RUN, lambda events: dice_of(events)[0] == die and (dice_of(events)[1] <= 6) == (distance == 1))
    step = distance if command == "cw" else -distance
    assert line(after) == {5 + step: "bridge", 9 + step: "ai_core"}


@pytest.mark.parametrize(("die", "distance"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_r20_f12_cw_rolls_only_for_the_distance(die: int, distance: int) -> None:
    """R20: a one-way card leaves only the distance to the die; bay 12 is locked and skipped."""
    table = bottom("cw", mods={5: "bridge", 11: "ai_core"})
    after = rolling(table, RUN, die)
    assert line(after) == {5 + distance: "bridge", distance: "ai_core"}


@pytest.mark.parametrize(("die", "distance"), [(6, 1), (7, 2)])
def test_r20_f12_acw_rolls_only_for_the_distance(die: int, distance: int) -> None:
    """R20, the other one-way card; with two players."""
    table = with_set(
        "F",
        players=2,
        match=[12],
        mods={5: "bridge"},
        hands=[HAND, ["deploy_lock"]],
        pile=["swap", "acw"],
    )
    play(table, "ask nothing")
    after = rolling(table, RUN, die)
    assert line(after) == {5 - distance: "bridge"}


@pytest.mark.parametrize(
    ("first", "second", "pair"), [(3, 4, (5, 9)), (5, 5, (5, 9)), (10, 2, (2, 5)), (12, 12, (2, 5))]
)
@pytest.mark.slow
def test_r20_f12_swap_rolls_for_two_occupied_bays(first: int, second: int, pair: tuple[int, int]) -> None:
    """R20: two random-bay rolls over occupied bays, the second without the first."""
    mods = {2: "bridge", 5: "ai_core", 9: "engineering"}
    table = bottom("swap", mods=mods, hands=[["deploy_lock", "cw", "swap"]])
    after = rolling(table, RUN, first, second)
    a, b = pair
    assert line(after) == mods | {a: mods[b], b: mods[a]}


def test_r20_f12_swap_with_one_module_has_no_effect_and_no_roll() -> None:
    """2.4: fewer than two modules: no effect."""
    table = bottom("swap", mods={2: "bridge"}, hands=[["deploy_lock", "cw", "swap"]])
    events = play(table, RUN)
    assert happened(events, "die_rolled") == []
    assert happened(events, "no_effect") == [{}]
    assert line(table) == {2: "bridge"}


@pytest.mark.parametrize("die", [1, 3])
def test_r20_f12_wild_1_to_3_deploys(die: int) -> None:
    """R20: Wild: 1-3 Deploy."""
    table = bottom("wild")
    top = table.to_position()["stack"][0]
    after = rolling(table, RUN, die, 7)
    assert line(after) == {7: top}


@pytest.mark.parametrize("die", [4, 6])
def test_r20_f12_wild_4_to_6_locks(die: int) -> None:
    """R20: Wild: 4-6 Lock."""
    table = bottom("wild", match=[5])
    after = rolling(table, RUN, die)
    assert locked_bays(after) == {5, 12}


@pytest.mark.parametrize("die", [7, 9])
def test_r20_f12_wild_7_to_9_swaps(die: int) -> None:
    """R20: Wild: 7-9 Swap."""
    table = bottom("wild", mods={2: "bridge", 5: "ai_core"})
    after = until(table, RUN, lambda events: dice_of(events)[0] == die)
    assert line(after) == {2: "ai_core", 5: "bridge"}


@pytest.mark.parametrize("die", [10, 11, 12])
@pytest.mark.parametrize(
    ("low", "step"), [((True, True), 1), ((True, False), 2), ((False, True), -1), ((False, False), -2)]
)
def test_r20_f12_wild_10_to_12_rotates(die: int, low: tuple[bool, bool], step: int) -> None:
    """R20: Wild: 10-12 Rotate, then a roll for the direction, then one for the distance."""
    table = bottom("wild", mods={5: "bridge"})

    def as_wanted(events: list[dict[str, Any]]) -> bool:
        dice = dice_of(events)
        return len(dice) == 3 and dice[0] == die and (dice[1] <= 6, dice[2] <= 6) == low

    after = until(table, RUN, as_wanted)
    assert line(after) == {5 + step: "bridge"}


def test_f12_no_verification_nothing_discarded_and_the_card_goes_back_under_the_pile() -> None:
    """FR:453, R30: no verification, nothing discarded; the card returns to the bottom."""
    table = with_set(
        "F",
        players=2,
        match=[12],
        mods={5: "bridge"},
        hands=[HAND, ["deploy_lock", "swap", "swap"]],
        pile=["any", "deploy_lock", "acw"],
    )
    events = play(table, "ask nothing", RUN)
    assert [event["command"] for event in happened(events, "verified")] == ["lock"]
    assert [event["card"] for event in happened(events, "card_discarded")] == ["deploy_lock"]
    assert happened(events, "card_shown") == [{"card": "acw", "bay": 12, "on_top": False}]
    assert happened(events, "card_put_under") == [{"card": "acw"}]
    assert table.to_position()["pile"] == ["deploy_lock", "acw"]
    assert table.view(1)["discard"]["top"] == "deploy_lock"
    assert sum(hand(table, 1).values()) == 3


def test_f12_with_one_card_in_the_pile_that_is_top_and_bottom() -> None:
    """The refill then draws it."""
    table = with_set("F", match=[12], hands=[HAND], pile=["swap"])
    events = play(table, RUN)
    assert happened(events, "card_drawn") == [{"seat": 0, "place": 3, "card": "swap"}]
    assert happened(events, "refreshed") == []


def test_r18_f12_with_an_empty_pile_refreshes_first() -> None:
    """R18: full refresh with scramble, then the effect; R35: the hand waits for the refill."""
    table = with_set("F", match=[12], hands=[HAND], pile=[])
    events = play(table, RUN)
    kinds = [kind for kind in names_of(events) if kind in ("refreshed", "scrambled", "card_shown", "card_put_under")]
    assert kinds == ["refreshed", "scrambled", "card_shown", "card_put_under"]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 9}]
    assert len(happened(events, "malfunction")) == 1
    assert names_of(events).index("card_put_under") < names_of(events).index("card_drawn")


def test_r18_f12_without_a_refresh_left_is_lost() -> None:
    """R18: none left = loss; the lock counts."""
    table = with_set("F", match=[12], locked=[1], hands=[HAND], pile=[], refreshes=2)
    play(table, RUN)
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.score) == (False, 4)


# Bay 9


def test_t09_f09_turns_the_even_bays_by_three() -> None:
    """T9: mods {2:a,4:b,5:c,10:d}, L={9} -> {6:a,8:b,5:c,1:d} (R19)."""
    mods = {2: "engineering", 4: "ai_core", 5: "transporter", 10: "shuttle_bay"}
    table = with_set("F", match=[9], mods=mods, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert line(table) == {6: "engineering", 8: "ai_core", 5: "transporter", 1: "shuttle_bay"}


def test_t10_f09_with_an_empty_stack_shifts_the_even_bays_among_themselves() -> None:
    """T10: all but 9 occupied: 2->8, 4->10, 6->12, 8->2, 10->4, 12->6, odd bays unchanged."""
    table = with_set("F", match=range(1, 13), hands=[HAND])
    play(table, "deploy_lock: lock 9")
    moved = {8: 2, 10: 4, 12: 6, 2: 8, 4: 10, 6: 12}
    assert line(table) == {bay: plan_of(moved.get(bay, bay)) for bay in range(1, 13) if bay != 9}


def test_f09_without_a_module_on_an_even_bay_moves_nothing() -> None:
    """P is empty."""
    table = with_set("F", match=[9], mods={1: "bridge", 7: "ai_core"}, hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert line(table) == {1: "bridge", 7: "ai_core"}


def test_f09_the_distance_counts_the_ring_and_not_the_clock() -> None:
    """R19: locked bays and tokens that stay are not part of the ring."""
    table = with_set("F", match=[9], mods={2: "airlock", 3: "ai_core"}, locked=[4, 5], hands=[HAND])
    play(table, "deploy_lock: lock 9")
    assert line(table) == {8: "airlock", 3: "ai_core"}


# Bay 6


def test_t54_f06_with_a_discard_too_small_only_the_single_discard() -> None:
    """T54: A 2, discard 1: only discard 1 (R39)."""
    table = with_set("F", match=[6], hands=[HAND], discard=[])
    play(table, "deploy_lock: lock 6")
    assert asked(table) == (0, "trade")
    assert options_now(table) == ["discard cw", "discard swap"]
    assert refusal(table, "exchange") == "discard_too_small"
    events = play(table, "discard cw")
    assert happened(events, "card_discarded") == [{"seat": 0, "place": 1, "card": "cw"}]
    assert len(happened(events, "card_drawn")) == 2


def test_t54_f06_with_two_cards_in_the_discard_the_exchange_is_offered() -> None:
    """T54: discard 2: exchange offered; the cards come before the old hand goes in."""
    table = with_set("F", match=[6], hands=[HAND], discard=["any"])
    play(table, "deploy_lock: lock 6")
    assert options_now(table) == ["exchange", "discard cw", "discard swap"]
    events = play(table, "exchange")
    assert Counter(event["card"] for event in happened(events, "card_taken")) == Counter(["any", "deploy_lock"])
    assert Counter(table.to_position()["discard"]) == Counter(["cw", "swap"])
    assert hand(table) >= Counter(["any", "deploy_lock"])
    assert len(happened(events, "card_drawn")) == 1


def test_f06_the_exchange_takes_random_cards() -> None:
    """FR:457: an equal number of random cards of the discard; never the own old hand."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = with_set(
            "F", match=[6], hands=[["deploy_lock", "cw"]], discard=["any", "swap", "deploy_lock"], seed=seed
        )
        events = play(table, "deploy_lock: lock 6", "exchange")
        (taken,) = happened(events, "card_taken")
        seen[taken["card"]] += 1
        pool = Counter(["any", "swap", "deploy_lock", "deploy_lock", "cw"]) - Counter([taken["card"]])
        assert Counter(table.to_position()["discard"]) == pool
    assert set(seen) == {"any", "swap", "deploy_lock"}
    assert seen["deploy_lock"] > seen["any"] >= 6


def test_f06_with_an_empty_hand_nothing() -> None:
    """Table 3.3: n=0: nothing."""
    table = with_set("F", match=[6], hands=[HAND])
    events = play(table, "three: lock 6")
    assert happened(events, "malfunction") == [{"set": "F", "bay": 6}]
    assert happened(events, "card_taken") == []
    assert len(happened(events, "card_discarded")) == 3
    assert asked(table) == (0, "declare")


def test_f06_a_card_that_is_not_held_cannot_go() -> None:
    """Discard 1 card of the own hand."""
    table = with_set("F", match=[6], hands=[HAND])
    play(table, "deploy_lock: lock 6")
    assert refusal(table, "discard any") == "card_not_held"


def test_f06_touches_the_active_player_only() -> None:
    """FR:260."""
    table = with_set("F", players=2, match=[6], hands=[HAND, ["deploy_lock", "acw"]], discard=["any"])
    play(table, "ask nothing", "deploy_lock: lock 6", "exchange")
    assert hand(table, 1) == {"deploy_lock": 1, "acw": 1}


def test_r38_after_f06_the_old_hand_lies_on_top_at_once() -> None:
    """R38: F-6's old hand at once."""
    table = with_set("F", match=[6], hands=[HAND], discard=["any", "swap"])
    play(table, "deploy_lock: lock 6", "exchange")
    assert table.view(0)["discard"] == {"count": 3, "top": "swap"}
    assert table.to_position()["discard"][-2:] == ["cw", "swap"]


def test_r44_v22_random_discard_makes_the_single_discard_of_f06_random() -> None:
    """R44: override and F-6's single card."""
    lost = set()
    for seed in range(20):
        table = with_set(
            "F",
            players=2,
            match=[6],
            hands=[HAND, ["deploy_lock"]],
            discard=["any"],
            options={"edition": "v22", "difficulty": ["hard_random_discard"]},
            seed=seed,
        )
        play(table, "ask lock", "deploy_lock: lock 6")
        assert options_now(table) == ["exchange", "discard at random"]
        refusal(table, "discard cw")
        events = play(table, "discard at random")
        lost |= {event["card"] for event in happened(events, "card_discarded")}
    assert lost == {"cw", "swap"}


def test_r44_the_later_random_discard_leaves_f06_alone() -> None:
    """R44, section 5: in the later edition only the override discard is random."""
    table = with_set(
        "F",
        players=2,
        match=[6],
        hands=[HAND, ["deploy_lock"]],
        discard=["any"],
        options={"difficulty": ["hard_random_discard"]},
    )
    play(table, "ask nothing", "deploy_lock: lock 6")
    assert options_now(table) == ["exchange", "discard cw", "discard swap"]


def test_r44_li_yong_may_refuse_the_random_discard_of_f06() -> None:
    """R33, R44: before the card is picked."""
    table = with_set(
        "F",
        players=2,
        roles=["li_yong", "none"],
        match=[6],
        hands=[HAND, ["deploy_lock"]],
        discard=["any"],
        options={"edition": "v22", "difficulty": ["hard_random_discard"]},
    )
    play(table, "ask lock", "deploy_lock: lock 6")
    assert options_now(table) == ["exchange", "discard at random", "refuse with li_yong"]


# Bay 3: the top card as A likes


def top(card: str, **fields: Any) -> Table:
    """Bay 3 was just locked, and this card lay on the pile."""
    match = [3, *fields.pop("match", [])]
    table = with_set(
        "F", match=match, hands=[["deploy_lock", "swap"]], pile=[card, "deploy_lock"], refreshes=2, **fields
    )
    play(table, "deploy_lock: lock 3")
    return table


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("deploy_lock", ["shown: deploy", "shown: lock"]),
        ("cw", ["shown: cw"]),
        ("any", ["shown: cw", "shown: acw"]),
        ("swap", ["shown: swap"]),
        ("wild", ["shown: deploy", "shown: lock", "shown: swap", "shown: cw", "shown: acw"]),
    ],
)
def test_f03_the_active_player_runs_the_top_card(card: str, actions: list[str]) -> None:
    """FR:459: A chooses command and parameters."""
    table = top(card, mods={5: "bridge", 8: "ai_core"})
    assert asked(table) == (0, "declare")
    assert options_now(table) == actions
    assert table.view(0)["shown"] == card
    assert refusal(table, "swap: swap 5 8") == "run_the_shown_card"


def test_f03_the_card_goes_to_the_discard_and_nobody_verifies() -> None:
    """Table 3.3: no verification; then discarded."""
    table = with_set(
        "F",
        players=2,
        match=[3],
        mods={5: "bridge"},
        hands=[HAND, ["deploy_lock", "swap"]],
        pile=["any", "swap"],
    )
    play(table, "ask nothing", "deploy_lock: lock 3")
    events = play(table, "shown: acw 2")
    assert happened(events, "verified") == []
    assert happened(events, "shown_card_discarded") == [{"card": "any"}]
    assert line(table) == {2: "bridge"}
    assert table.view(1)["discard"]["top"] == "any"
    assert happened(events, "card_drawn") == [{"seat": 0, "place": 3, "card": "swap"}]
    assert hand(table, 1) == {"deploy_lock": 1, "swap": 1}


def test_f03_run_as_deploy() -> None:
    """The die of the Deploy as usual."""
    table = top("deploy_lock")
    module = table.to_position()["stack"][0]
    after = rolling(table, "shown: deploy", 3)
    assert line(after) == {4: module}


def test_f03_run_as_a_lock_must_lock_what_is_free() -> None:
    """R3: at least one bay if A runs it as Lock and can; the limit is two."""
    table = top("deploy_lock", match=[1, 5, 8])
    play(table, "shown: lock")
    assert options_now(table) == ["1", "5", "8"]
    assert refusal(table, "done") == "lock_something"
    play(table, "1", "8")
    assert locked_bays(table) == {1, 3, 8}


def test_f03_run_as_a_lock_without_a_match_has_no_effect() -> None:
    """A command without effect is allowed."""
    table = top("deploy_lock", mods={1: "bridge"})
    events = play(table, "shown: lock nothing")
    assert happened(events, "no_effect") == [{}]
    assert locked_bays(table) == {3}


def test_r18_f03_with_an_empty_pile_refreshes_first() -> None:
    """R18."""
    table = with_set("F", match=[3], hands=[HAND], pile=[])
    events = play(table, "deploy_lock: lock 3")
    kinds = [kind for kind in names_of(events) if kind in ("refreshed", "scrambled", "card_shown")]
    assert kinds == ["refreshed", "scrambled", "card_shown"]
    assert sizes(table) == {"pile": 8, "discard": 0, "stack": 11, "refreshes": 1}
    assert asked(table) == (0, "declare")
    assert hand(table) == {"cw": 1, "swap": 1}


def test_r18_f03_without_a_refresh_left_is_lost() -> None:
    """R18."""
    table = with_set("F", match=[3], hands=[HAND], pile=[], refreshes=2)
    play(table, "deploy_lock: lock 3")
    assert table.outcome is not None
    assert not table.outcome.won


# Chains


def test_t55_f12_wins_inside_the_chain_with_its_card_in_the_pile() -> None:
    """T55: all but 12 and 5 locked, both match, pile 4, bottom D/L, die 7: 5 locks, win, score 28 (R30)."""
    table = with_set(
        "F",
        match=[5, 12],
        locked=[1, 2, 3, 4, 6, 7, 8, 9, 10, 11],
        hands=[HAND],
        pile=["swap", "any", "deploy_lock", "deploy_lock"],
    )
    after = rolling(table, RUN, 7)
    assert after.outcome is not None
    assert (after.outcome.won, after.outcome.score) == (True, 28)


def test_t55_f03_wins_inside_the_chain_with_its_card_in_the_discard() -> None:
    """T55: same with 3 and 5, top card D/L run as Lock of 5: win, score 27 (R30)."""
    table = with_set(
        "F",
        match=[3, 5],
        locked=[1, 2, 4, 6, 7, 8, 9, 10, 11, 12],
        hands=[HAND],
        pile=["deploy_lock", "any", "swap", "deploy_lock"],
    )
    play(table, "deploy_lock: lock 3", "shown: lock 5")
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.score) == (True, 27)


def test_t56_f03s_card_is_discarded_before_f12_needs_one() -> None:
    """T56: pile 1 (a D/L), A locks {12} with it: refresh with that D/L in it."""
    table = with_set("F", match=[3, 12], hands=[HAND], pile=["deploy_lock"])
    play(table, "deploy_lock: lock 3")
    events = play(table, "shown: lock 12")
    kinds = [
        kind
        for kind in names_of(events)
        if kind in ("shown_card_discarded", "locked", "malfunction", "refreshed", "card_shown")
    ]
    assert kinds == ["locked", "shown_card_discarded", "malfunction", "refreshed", "card_shown"]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 9}]
    assert hand(table) >= Counter(["cw", "swap"])


def test_t56_f03s_lock_of_12_without_a_refresh_left_is_lost() -> None:
    """T56: or loss with refreshes 2; both locks count."""
    table = with_set("F", match=[3, 12], hands=[HAND], pile=["deploy_lock"], refreshes=2)
    play(table, "deploy_lock: lock 3", "shown: lock 12")
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.score) == (False, 4)


def test_t57_f12s_card_is_back_in_the_pile_before_f03_needs_one() -> None:
    """T57: D/L back under the pile, F-3 shows it again, A runs it, it is discarded, no refresh before REFILL."""
    table = with_set("F", match=[3, 12], mods={5: "ai_core"}, hands=[HAND], pile=["deploy_lock"])
    after = rolling(table, RUN, 8)
    assert locked_bays(after) == {3, 12}
    assert asked(after) == (0, "declare")
    assert after.view(0)["shown"] == "deploy_lock"
    assert sizes(after)["refreshes"] == 0
    events = play(after, "shown: lock nothing")
    kinds = [kind for kind in names_of(events) if kind in ("shown_card_discarded", "refreshed", "card_drawn")]
    assert kinds == ["shown_card_discarded", "refreshed", "card_drawn"]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 9}]


def test_r31_bays_locked_inside_a_malfunction_come_before_those_waiting() -> None:
    """R31: newest first; 12 and 9 lock, 12 first; its D/L locks 6, whose F-6 comes before F-9."""
    table = with_set("F", match=[6, 9, 12], mods={2: "bridge"}, hands=[HAND], pile=["swap", "deploy_lock"])
    play(table, "deploy_lock: lock 9 12")
    assert options_now(table) == ["first 9", "first 12"]
    after = rolling(table, "first 12", 10)
    assert asked(after) == (0, "trade")
    assert line(after) == {2: "bridge"}
    events = play(after, "discard cw")
    assert [event["bay"] for event in happened(events, "malfunction")] == [9]
    assert line(after) == {5: "bridge"}


def test_r31_the_active_player_orders_within_the_new_group() -> None:
    """R31: A orders within each group; 9 still waits."""
    table = with_set("F", match=[3, 6, 9, 12], hands=[HAND], pile=["swap", "deploy_lock"])
    play(table, "deploy_lock: lock 9 12")
    after = until(
        table,
        "first 12",
        lambda events: {"bays": [3, 6]} in happened(events, "locked"),
    )
    assert asked(after) == (0, "order")
    assert options_now(after) == ["first 3", "first 6"]
    events = play(after, "first 6", "discard cw", "shown: swap")
    assert [event["bay"] for event in happened(events, "malfunction")] == [6, 3, 9]


def test_f_a_win_inside_the_chain_ends_it_at_once() -> None:
    """R7: 12 and 3 lock, 12 runs a Lock of 5 as the last bay; F-3 never comes."""
    table = with_set(
        "F",
        match=[3, 5, 12],
        locked=[1, 2, 4, 6, 7, 8, 9, 10, 11],
        hands=[HAND],
        pile=["swap", "deploy_lock"],
    )
    play(table, "deploy_lock: lock 3 12")
    after = rolling(table, "first 12", 12)
    assert after.outcome is not None
    assert (after.outcome.won, after.outcome.score) == (True, 26)


def test_r30_no_card_is_missing_while_f03_runs_its_card() -> None:
    """I3: the shown card is counted as shown."""
    table = top("any", mods={5: "bridge"})
    assert table.view(0)["shown"] == "any"
    table.judge()
    play(table, "shown: cw 1")
    table.judge()
    assert table.view(0)["shown"] is None
