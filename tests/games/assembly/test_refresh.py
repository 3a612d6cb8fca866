"""Drawing, refreshing, scrambling, winning, losing and the score."""

from __future__ import annotations

from collections import Counter
from itertools import chain, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemate import SPECTATOR, Table
from tablemate.games.assembly.rules.bays import scramble
from tablemate.kernel.program import UNTOLD

from .builders import (
    GAME,
    MODULES,
    asked,
    assembly,
    happened,
    line,
    locked_bays,
    names_of,
    plan_of,
    plans,
    play,
    sizes,
    with_hands,
    with_set,
)

ALL = list(range(1, 13))


def all_but(*bays: int) -> list[int]:
    """Every bay except these."""
    return [bay for bay in ALL if bay not in bays]


def outcome(table: Table) -> tuple[str, int, str]:
    """Result, score and band of a finished game."""
    ended = table.outcome
    assert ended is not None
    return ended.result, ended.score, ended.band


# When the pile is refreshed


def verified_turn(table: Table) -> tuple[Table, list[dict[str, Any]]]:
    """One turn in which a deploy is verified; the hands are changed so that it can be."""
    held = [len(cards) for cards in table.to_position()["hands"]]
    active = table.to_position()["active"]
    hands = [["deploy_lock", *["swap", "any"][: size - 1]] for size in held]
    table = with_hands(table, *hands)
    events = play(table, "ask nothing", "deploy_lock: deploy")
    assert happened(events, "verified") == [{"seat": 1 - active, "command": "deploy", "verified": True}]
    return table, events


def test_t24_eight_verified_turns_empty_the_pile_and_the_ninth_refreshes_it() -> None:
    """Section 2.6, T24: 9 cards and the reserved any make a pile of 10, of which one is drawn."""
    table = GAME.new(seed=1, players=2, roles="none")
    for turn in range(1, 9):
        table, events = verified_turn(table)
        assert "refreshed" not in names_of(events)
        assert sizes(table)["pile"] == 8 - turn
        assert sizes(table)["discard"] == turn
    table, events = verified_turn(table)
    assert happened(events, "reserve_added") == [{"card": "any"}]
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": 10}]
    assert len(happened(events, "scrambled")) == 1
    assert len(happened(events, "card_drawn")) == 1
    assert {name: sizes(table)[name] for name in ("pile", "discard", "refreshes")} == {
        "pile": 9,
        "discard": 0,
        "refreshes": 1,
    }


def test_t25_with_every_command_verified_turns_9_and_19_refresh_and_turn_30_is_the_last() -> None:
    """Section 2.6, T25: turn 30 runs its command, then the game is lost."""
    table = GAME.new(seed=2, players=2, roles="none")
    refreshes = []
    turn = 0
    while table.outcome is None:
        turn += 1
        table, events = verified_turn(table)
        refreshes += [turn] * len(happened(events, "refreshed"))
    assert (refreshes, turn) == ([9, 19], 30)
    assert names_of(events)[-1] == "lost"
    assert "verified" in names_of(events)
    assert "card_drawn" not in names_of(events)


def test_t26_alone_turns_8_and_17_refresh_and_command_27_is_the_last() -> None:
    """Section 2.6, T26."""
    table = GAME.new(seed=3, roles="none")
    refreshes = []
    turn = 0
    while table.outcome is None:
        turn += 1
        table = with_hands(table, ["any", "swap", "deploy_lock"])
        refreshes += [turn] * len(happened(play(table, "any: cw 1"), "refreshed"))
    assert (refreshes, turn) == ([8, 17], 27)
    assert outcome(table)[0] == "lost"


def test_asm_refresh_1_emptying_the_pile_exactly_does_not_refresh_it() -> None:
    """Section 2.6: the next need does, and by then the card just played is in the discard."""
    table = assembly(hands=[["any", "swap", "deploy_lock"]], pile=["deploy_lock"])
    events = play(table, "any: cw 1")
    assert "refreshed" not in names_of(events)
    assert (sizes(table)["pile"], sizes(table)["refreshes"]) == (0, 0)
    in_discard = sizes(table)["discard"]
    events = play(table, "swap: swap")
    assert happened(events, "refreshed") == [{"refreshes": 1, "pile": in_discard + 2}]


def test_t27_a_refresh_may_come_in_the_middle_of_drawing() -> None:
    """Rulebook EN:231, EN:243, T27: draw 1, refresh and scramble, draw 1."""
    table = assembly(hands=[["any", "swap"]], pile=["deploy_lock"], mods={1: "airlock"})
    names = names_of(play(table, "any: cw 1"))
    assert [name for name in names if name != "plan_laid"] == [
        "played",
        "card_discarded",
        "rotated",
        "module_moved",
        "card_drawn",
        "reserve_added",
        "refreshed",
        "scrambled",
        "card_drawn",
        "turn_ended",
        "turn_started",
    ]
    assert table.to_position()["hands"][0][:2] == ["swap", "deploy_lock"]
    assert sizes(table) == {"pile": 8, "discard": 0, "stack": 11, "refreshes": 1}


def test_t28_a_loss_may_come_in_the_middle_of_drawing() -> None:
    """Rulebook EN:245, FR:284, T28: draw 1, then loss."""
    table = assembly(hands=[["any", "swap"]], pile=["deploy_lock"], refreshes=2)
    events = play(table, "any: cw 1")
    assert names_of(events)[-2:] == ["card_drawn", "lost"]
    assert table.to_position()["hands"] == [["swap", "deploy_lock"]]
    assert outcome(table) == ("lost", 0, "poor")
    assert table.waiting == ()


def test_asm_refresh_1_the_reserve_comes_in_order_and_the_second_card_at_the_second_refresh() -> None:
    """Rulebook EN:233-235, FR:272-274."""
    first = assembly(hands=[["any"]], pile=[])
    assert happened(play(first, "any: cw 1"), "reserve_added") == [{"card": "any"}]
    assert first.to_position()["reserve"] == [["wild"]]
    second = assembly(hands=[["any"]], pile=[], refreshes=1)
    assert happened(play(second, "any: cw 1"), "reserve_added") == [{"card": "wild"}]
    assert second.to_position()["reserve"] == []
    assert [*chain(*second.to_position()["hands"], second.to_position()["pile"])].count("wild") == 1


@pytest.mark.parametrize(("slot", "refreshes"), [(1, 0), (2, 1)])
def test_asm_refresh_1_a_held_back_deploy_lock_enters_with_its_slot(slot: int, refreshes: int) -> None:
    """Rulebook FR:306, FR:311."""
    reserved = ["any", "wild"][refreshes]
    table = assembly(hands=[["any"]], pile=[], refreshes=refreshes, options={"difficulty": [f"hard_hold_dl_{slot}"]})
    events = play(table, "any: cw 1")
    assert happened(events, "reserve_added") == [{"card": reserved}, {"card": "deploy_lock"}]


def test_asm_refresh_1_the_new_pile_is_shuffled_and_nobody_knows_it() -> None:
    """Rulebook EN:236: shuffle the discard pile."""
    position = assembly(hands=[["swap", "any", "any"]], boxed=["deploy_lock"], pile=[]).to_position()
    drawn, tops = set(), set()
    for seed in range(120):
        table = GAME.from_position(position, seed=seed)
        drawn.add(happened(play(table, "swap: swap"), "card_drawn")[0]["card"])
        tops.add(table.to_position()["pile"][0])
        assert table.view(0)["pile"]["known"] == []
        assert table.view(0)["discard"] == {"count": 0, "top": None}
    assert drawn == tops == {"deploy_lock", "cw", "acw", "any", "swap"}


def test_asm_refresh_1_with_an_empty_discard_the_reserve_alone_is_the_pile() -> None:
    """Section 2.6: an engine should handle it, although no listed setup reaches it."""
    boxed = ["deploy_lock"] * 7 + ["cw", "acw", "any", "any"] + ["swap"] * 3
    table = assembly(hands=[[]], pile=[], discard=[], boxed=boxed)
    assert table.to_position()["hands"] == [["any", "wild"]]
    assert outcome(table)[0] == "lost"


def test_t32_a_turn_that_begins_with_an_empty_hand_only_draws() -> None:
    """Rulebook EN:159, FR:81, T32."""
    table = assembly(
        players=2,
        mods={4: "airlock"},
        hands=[["any", "swap"], ["deploy_lock"]],
        pile=["any", "swap", "deploy_lock", "deploy_lock", "deploy_lock", "cw"],
    )
    play(table, "ask nothing", "any: cw 1")
    events = play(table, "discard deploy_lock")
    start = names_of(events).index("turn_started")
    assert names_of(events)[start:] == ["turn_started", *["card_drawn"] * 3, "turn_ended", "turn_started"]
    assert table.to_position()["hands"] == [["swap", "any", "swap"], ["deploy_lock", "deploy_lock", "deploy_lock"]]
    assert (table.to_position()["turn"], asked(table)) == (3, (0, "ask"))
    assert line(table) == {5: "airlock"}


def test_t33_a_player_who_does_not_refill_is_not_lost() -> None:
    """Rulebook FR:405, T33: set A, bay 6 in cycle 3 with an empty pile."""
    table = with_set("A", match=[6], hands=[["deploy_lock", "any"]], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 6")
    assert "no_refill" in names_of(events)
    assert "lost" not in names_of(events)
    assert table.outcome is None
    assert table.to_position()["hands"] == [["any"]]
    assert asked(table) == (0, "declare")
    assert names_of(play(table, "any: cw 1"))[-1] == "lost"


# Scramble


def test_asm_scramble_1_modules_and_locked_plans_stay_and_unlocked_plans_are_shuffled() -> None:
    """Rulebook EN:238-242, FR:277-281."""
    there = {1: "bridge", 4: "airlock", 9: "engineering"}
    position = assembly(mods=there, locked=[2, 6, 11], hands=[["swap"]], pile=[]).to_position()
    for seed in range(40):
        table = GAME.from_position(position, seed=seed)
        events = play(table, "swap: swap 1 4")
        assert line(table) == {4: "bridge", 1: "airlock", 9: "engineering"}
        assert locked_bays(table) == {2, 6, 11}
        assert {bay: plans(table)[bay] for bay in (2, 6, 11)} == {bay: plan_of(bay) for bay in (2, 6, 11)}
        assert sorted(plans(table).values()) == sorted(MODULES)
        laid = {each["bay"]: each["plan"] for each in happened(events, "plan_laid")}
        assert laid == {bay: plans(table)[bay] for bay in all_but(2, 6, 11)}
        assert happened(events, "scrambled") == [{"kept": None}]


def test_asm_scramble_1_every_order_of_the_plans_can_come_the_old_one_too() -> None:
    """Section 2.6: identity is possible."""
    position = assembly(locked=all_but(12, 5, 8), hands=[["any"]], pile=[]).to_position()
    orders = set()
    for seed in range(100):
        table = GAME.from_position(position, seed=seed)
        play(table, "any: cw 1")
        orders.add(tuple(plans(table)[bay] for bay in (5, 8, 12)))
    assert orders == set(permutations(["bridge", "cargo_hold", "airlock"]))


def test_asm_scramble_1_every_order_of_the_plans_is_equally_likely() -> None:
    """Section 2.6: shuffled uniformly.  12,000 scrambles of three plans, each order 2,000 times but for chance."""
    table = assembly(locked=all_but(12, 5, 8), hands=[["any"]])
    state = GAME.layout.one(table.state_array())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        for bay in (5, 8, 12):
            state.plan[bay] = bay  # each from the same start: a chain of biased shuffles would look fair
        scramble(state, 0, UNTOLD)
        orders[state.plan[5], state.plan[8], state.plan[12]] += 1
    assert set(orders) == set(permutations([5, 8, 12]))
    assert all(1_850 <= times <= 2_150 for times in orders.values())


@pytest.mark.parametrize("open_bay", [1, 7, 12])
def test_asm_scramble_1_with_one_unlocked_bay_nothing_changes(open_bay: int) -> None:
    """Section 2.6: 0 or 1 unlocked bay."""
    table = assembly(match=[open_bay], locked=all_but(open_bay), hands=[["any"]], pile=[])
    events = play(table, "any: cw 1")
    assert "refreshed" in names_of(events)
    assert plans(table) == {bay: plan_of(bay) for bay in ALL}
    assert line(table) == {open_bay: plan_of(open_bay)}


def test_asm_scramble_1_a_scramble_can_make_a_module_match_or_no_longer_match() -> None:
    """Rulebook EN:242: modules lie on their newly allocated plans."""
    position = assembly(mods={5: "bridge", 8: "airlock"}, hands=[["swap"]], pile=[], locked=[1, 2, 3, 4]).to_position()
    matches = set()
    for seed in range(200):
        table = GAME.from_position(position, seed=seed)
        play(table, "swap: swap 5 8")
        matches |= {bay for bay, module in line(table).items() if plans(table)[bay] == module}
    assert matches == {5, 8}


# Winning


def test_r07_t34_the_twelfth_lock_wins_before_its_malfunction() -> None:
    """R7, T34: set B, bay 3 as the last lock does not unlock bay 9."""
    table = with_set("B", match=[3], locked=all_but(3), hands=[["deploy_lock", "any"]])
    events = play(table, "deploy_lock: lock 3")
    assert names_of(events) == ["played", "card_discarded", "locked", "won"]
    assert locked_bays(table) == set(ALL)
    assert outcome(table)[0] == "won"


@pytest.mark.parametrize(("malfunctions", "bay"), [("A", 12), ("A", 6), ("D", 3), ("E", 9), ("F", 12), ("G", 3)])
def test_r07_no_malfunction_and_no_refill_follow_the_winning_lock(malfunctions: str, bay: int) -> None:
    """R7, EN:23: the game immediately ends when you win."""
    table = with_set(malfunctions, match=[bay], locked=all_but(bay), hands=[["deploy_lock", "any"]])
    events = play(table, f"deploy_lock: lock {bay}")
    assert names_of(events) == ["played", "card_discarded", "locked", "won"]
    assert locked_bays(table) == set(ALL)
    assert table.to_position()["hands"] == [["any"]]


def test_r07_an_overridden_command_wins_as_well() -> None:
    """R7, EN:23: the override comes first, then the lock, then the end."""
    table = assembly(players=2, match=[3, 4], locked=all_but(3, 4), hands=[["deploy_lock"], ["cw", "swap"]])
    play(table, "ask nothing", "deploy_lock: lock 3 4")
    assert table.outcome is None
    assert names_of(play(table, "discard cw")) == ["card_discarded", "locked", "won"]


def test_asm_win_1_eleven_locked_bays_are_not_enough() -> None:
    """Rulebook EN:19: all 12."""
    table = assembly(match=[3, 4], locked=all_but(3, 4), hands=[["deploy_lock", "any"]])
    play(table, "deploy_lock: lock 3")
    assert table.outcome is None
    assert asked(table) == (0, "declare")


# Score


def test_t29_the_twelfth_lock_with_an_empty_pile_in_the_last_cycle_wins_with_24() -> None:
    """Section 2.7, T29: no refill, so no loss."""
    table = assembly(match=[1, 2], locked=all_but(1, 2), hands=[["deploy_lock"]], pile=[], refreshes=2)
    events = play(table, "deploy_lock: lock 1 2")
    assert names_of(events)[-1] == "won"
    assert outcome(table) == ("won", 24, "escaped")


def test_t30_eleven_locked_and_one_on_the_line_lose_with_23() -> None:
    """Section 2.7, T30: the best a loss can be."""
    table = assembly(match=[1], locked=all_but(1), hands=[["any"]], pile=[], refreshes=2)
    play(table, "any: cw 1")
    assert outcome(table) == ("lost", 23, "almost")


def test_t31_a_win_with_six_cards_in_the_pile_scores_30() -> None:
    """Section 2.7, T31."""
    table = assembly(match=[1], locked=all_but(1), hands=[["deploy_lock"]], pile=["deploy_lock"] * 5 + ["swap"])
    play(table, "deploy_lock: lock 1")
    assert outcome(table) == ("won", 30, "gifted")
    ended = table.outcome
    assert ended is not None
    assert ended.figures == {"locked": 12, "on_line": 0, "pile": 6, "turns": 1, "refreshes": 0}


LOSSES = [
    (0, 0, 0, "poor"),
    (0, 12, 12, "poor"),
    (7, 1, 15, "poor"),
    (3, 9, 15, "poor"),
    (8, 0, 16, "attempt"),
    (4, 8, 16, "attempt"),
    (9, 1, 19, "attempt"),
    (7, 5, 19, "attempt"),
    (10, 0, 20, "almost"),
    (8, 4, 20, "almost"),
    (11, 1, 23, "almost"),
]


@pytest.mark.parametrize(("locked", "on_line", "score", "band"), LOSSES)
def test_asm_score_2_the_bands_of_a_loss(locked: int, on_line: int, score: int, band: str) -> None:
    """Rulebook EN:276-285, FR:319-326: 15 or less, 16 to 19, 20 to 23."""
    shut = ALL[:locked]
    there = {bay: plan_of(bay) for bay in ALL[locked : locked + on_line]}
    table = assembly(mods=there, locked=shut, hands=[["any"]], pile=[], refreshes=2)
    play(table, "any: cw 1")
    assert outcome(table) == ("lost", score, band)


@pytest.mark.parametrize(
    ("pile", "band"),
    [(0, "escaped"), (1, "escaped"), (2, "ace"), (5, "ace"), (6, "gifted"), (7, "gifted")],
)
def test_asm_score_2_the_bands_of_a_win(pile: int, band: str) -> None:
    """Rulebook EN:286-288, FR:327-329: 24 to 25, 26 to 29, 30 and more."""
    cards = (["deploy_lock"] * 5 + ["swap"] * 2)[:pile]
    table = assembly(match=[1], locked=all_but(1), hands=[["deploy_lock"]], pile=cards)
    play(table, "deploy_lock: lock 1")
    assert outcome(table) == ("won", 24 + pile, band)


def test_r08_only_the_pile_counts_not_the_discard_the_hands_or_the_reserve() -> None:
    """R8, EN:280, FR:321."""
    table = assembly(
        players=2,
        match=[1],
        locked=all_but(1),
        hands=[["deploy_lock", "any", "swap"], ["deploy_lock", "any", "swap"]],
        pile=["cw", "acw"],
    )
    play(table, "ask nothing", "deploy_lock: lock 1")
    assert (sizes(table)["discard"], table.to_position()["reserve"]) == (7, [["any"], ["wild"]])
    assert [len(held) for held in table.to_position()["hands"]] == [2, 3]
    assert outcome(table) == ("won", 26, "ace")


def test_asm_score_1_a_lost_game_counts_locked_bays_twice_and_modules_once() -> None:
    """Rulebook EN:278-280."""
    table = assembly(mods={1: "airlock", 2: "bridge"}, locked=[3, 4, 6], hands=[["any"]], pile=[], refreshes=2)
    play(table, "any: cw 1")
    assert outcome(table) == ("lost", 8, "poor")
    ended = table.outcome
    assert ended is not None
    assert ended.figures == {"locked": 3, "on_line": 2, "pile": 0, "turns": 1, "refreshes": 2}


# Losing


def test_asm_loss_1_the_game_is_lost_when_a_card_is_needed_and_two_refreshes_are_done() -> None:
    """Rulebook EN:245, FR:284: the command is run first."""
    table = assembly(players=2, mods={9: "bridge"}, hands=[["any"], ["any"]], pile=[], refreshes=2)
    play(table, "ask nothing")
    events = play(table, "any: cw 1")
    assert names_of(events)[-2:] == ["module_moved", "lost"]
    assert line(table) == {10: "bridge"}
    assert (table.waiting, table.legal(0), table.legal(1)) == ((), (), ())
    assert table.view(SPECTATOR)["outcome"]["result"] == "lost"


def test_asm_loss_1_an_empty_pile_alone_is_harmless() -> None:
    """Section 2.6: loss is exactly a card needed and missing."""
    table = assembly(players=2, hands=[["any", "swap", "cw"], ["any"]], pile=["deploy_lock"], refreshes=2)
    play(table, "ask nothing", "any: cw 1")
    assert table.outcome is None
    assert sizes(table)["pile"] == 0
    assert asked(table) == (1, "ask")


# T37: the property


SOLO_VARIANTS = [[], ["easy_wild"], ["easy_keep_dl", "hard_oneway"], ["hard_hold_dl_1"], ["hard_hold_dl_2"]]
PAIR_VARIANTS = [[], ["easy_reserve_acw_cw"], ["hard_remove_dl", "hard_hold_dl_2"], ["hard_random_discard"]]


class Tally:
    """Locked bays, modules on the line and in the stack, counted from events alone."""

    def __init__(self) -> None:
        self.locked, self.on_line, self.stack = 0, 0, 12

    def hear(self, event: dict[str, Any]) -> None:
        """Count one event; free bays and stack agree after it."""
        if event["event"] == "deployed":
            self.stack, self.on_line = self.stack - 1, self.on_line + 1
        elif event["event"] == "locked":
            self.locked, self.on_line = self.locked + len(event["bays"]), self.on_line - len(event["bays"])
        elif event["event"] == "unlocked":
            self.locked, self.on_line = self.locked - 1, self.on_line + 1
        assert 12 - self.locked - self.on_line == self.stack >= 0


def check_invariants(table: Table) -> None:
    """I1 to I4 and T37."""
    position = table.to_position()
    bays = position["bays"]
    shut = [bay for bay in bays if bay["locked"]]
    free = [bay for bay in bays if not bay["locked"] and bay["module"] is None]
    on_line = [bay["module"] for bay in bays if bay["module"]]
    assert len(free) == len(position["stack"])
    assert all(bay["module"] is None for bay in shut)
    assert sorted([*on_line, *position["stack"], *(bay["plan"] for bay in shut)]) == sorted(MODULES)
    assert sorted(bay["plan"] for bay in bays) == sorted(MODULES)
    assert all(len(held) <= 3 for held in position["hands"])
    places = [*position["hands"], *position["reserve"], position["pile"], position["discard"], position["boxed"]]
    shown = [position["shown"]] if position["shown"] else []
    assert Counter(sum(places, shown)) == {"deploy_lock": 7, "cw": 1, "acw": 1, "any": 3, "swap": 3, "wild": 1}


@settings(max_examples=60, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), choices=st.randoms(use_true_random=False))
@pytest.mark.slow
def test_t37_free_bays_are_as_many_as_modules_in_the_stack(data: st.DataObject, seed: int, choices: Any) -> None:
    """Section 2.1, I1 to I4, T37: after every event and decision of random games of all sets, variants and roles."""
    players = data.draw(st.sampled_from([1, 2]), "players")
    difficulty = data.draw(st.sampled_from(SOLO_VARIANTS if players == 1 else PAIR_VARIANTS), "difficulty")
    malfunctions = data.draw(st.sampled_from(["none", *"ABCDEFG"]), "malfunctions")
    table = GAME.new(seed=seed, players=players, difficulty=difficulty, malfunctions=malfunctions)
    check_invariants(table)
    tally, heard = Tally(), 0
    while table.waiting:
        seat = table.waiting[0].seat
        actions = table.legal(seat)
        locks = [action for action in actions if "lock" in str(action).split(": ")[-1]]
        table.play(choices.choice(locks or list(actions)) if choices.random() < 0.4 else choices.choice(actions), seat)
        check_invariants(table)
        for event in table.events[heard:]:
            tally.hear(event.as_json())
        heard = len(table.events)
        counted = {"locked": tally.locked, "on_line": tally.on_line, "stack": tally.stack}
        assert counted == {
            "locked": len(locked_bays(table)),
            "on_line": len(line(table)),
            "stack": sizes(table)["stack"],
        }
    assert table.outcome is not None
