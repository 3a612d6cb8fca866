"""What stays known, to whom and how long (section 3.3, end), seen through views and through dealing anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from tablemate import SPECTATOR, Table

from .builders import GAME, asked, assembly, happened, options_now, plan_of, play, with_set
from .counting import shows

HAND = ["deploy_lock", "cw", "swap"]
STREAMS = range(60)


def known_in_pile(table: Table, viewer: int) -> dict[int, str]:
    """The cards of the pile that a viewer knows, by place; 1 is the top."""
    return {entry["place"]: entry["card"] for entry in table.view(viewer)["pile"]["known"]}


def known_in_stack(table: Table, viewer: int) -> dict[int, str]:
    """The modules of the stack that a viewer knows, by place; 1 is the top."""
    return {entry["place"]: entry["module"] for entry in table.view(viewer)["stack"]["known"]}


def seen_hand(table: Table, viewer: int, seat: int) -> list[str]:
    """A hand as a viewer sees it."""
    cards: list[str] = table.view(viewer)["hands"][seat]
    return cards


def worlds(table: Table, viewer: int, streams: Iterable[int] = STREAMS) -> list[dict[str, Any]]:
    """Positions dealt anew for a viewer; each looks the same to that viewer."""
    view, legal = table.view(viewer), table.legal(viewer) if viewer != SPECTATOR else ()
    positions = []
    for stream in streams:
        twin = table.redealt(viewer, stream)
        assert twin.view(viewer) == view
        assert viewer == SPECTATOR or twin.legal(viewer) == legal
        twin.judge()
        positions.append(twin.to_position())
    return positions


def hands_of(positions: list[dict[str, Any]], seat: int) -> set[tuple[str, ...]]:
    """The different hands of a seat in many worlds, order left out."""
    return {tuple(sorted(position["hands"][seat])) for position in positions}


#


def recovered(answer: str) -> Table:
    """Two players; seat 0 has locked bay 3 of set A and put a deploy/lock on or under the pile."""
    table = with_set("A", players=2, match=[3], hands=[HAND, ["deploy_lock", "any", "swap"]], seed=5)
    play(table, "ask nothing", "deploy_lock: lock 3", answer)
    return table


def test_a03_the_card_under_the_pile_is_known_to_both_and_to_spectators() -> None:
    """To both: A-3's card on top or bottom."""
    table = recovered("to bottom")
    bottom = table.view(0)["pile"]["count"]
    for viewer in (0, 1, SPECTATOR):
        assert known_in_pile(table, viewer) == {bottom: "deploy_lock"}
        assert {position["pile"][-1] for position in worlds(table, viewer)} == {"deploy_lock"}
        assert len({tuple(position["pile"]) for position in worlds(table, viewer)}) > 20


def test_a03_the_card_drawn_from_the_top_stays_known_in_the_hand() -> None:
    """A known card that is drawn stays known in the hand it goes to."""
    table = recovered("to top")
    for viewer in (0, 1, SPECTATOR):
        assert known_in_pile(table, viewer) == {}
        assert seen_hand(table, viewer, 0)[2] == "deploy_lock"
        assert {position["hands"][0][2] for position in worlds(table, viewer)} == {"deploy_lock"}
    assert seen_hand(table, 1, 0) == ["hidden", "hidden", "deploy_lock"]
    assert seen_hand(table, SPECTATOR, 1) == ["hidden"] * 3
    assert len(hands_of(worlds(table, 1), 0)) > 3


def test_a03_the_known_card_drawn_by_the_partner_is_known_to_the_locker() -> None:
    """The card goes to whoever draws it, and stays known to everybody."""
    table = with_set(
        "A", players=2, match=[3], mods={1: "bridge"}, hands=[HAND, ["deploy_lock", "any", "acw"]], pile=["swap"]
    )
    play(table, "ask nothing", "deploy_lock: lock 3", "to bottom")
    assert known_in_pile(table, 0) == {1: "deploy_lock"}
    play(table, "ask nothing", "any: cw 1")
    for viewer in (0, SPECTATOR):
        assert seen_hand(table, viewer, 1) == ["hidden", "hidden", "deploy_lock"]


def test_a03_a_known_card_is_forgotten_when_it_is_played() -> None:
    """The next card drawn to that place is a secret again."""
    table = recovered("to top")
    play(table, "ask nothing", "any: cw 1", "ask nothing", "deploy_lock: deploy")
    assert seen_hand(table, 1, 0) == ["hidden", "hidden", "hidden"]
    assert happened([event.seen_by(1) for event in table.events], "card_drawn")[-1]["card"] == "hidden"


def test_a03_a_known_card_keeps_its_place_when_an_earlier_one_is_played() -> None:
    """R45: hands keep the order of drawing, and everybody sees from which place a card is played."""
    table = recovered("to top")
    events = play(table, "ask nothing", "any: cw 1", "ask nothing", "swap: swap")
    assert [event for event in happened(events, "card_discarded") if event["seat"] == 0] == [
        {"seat": 0, "place": 2, "card": "swap"}
    ]
    assert seen_hand(table, 1, 0) == ["hidden", "deploy_lock", "hidden"]


def test_a03_a_known_card_in_a_hand_stays_known_across_a_refresh() -> None:
    """It lasts in the hand; of the new pile nothing is known."""
    table = with_set(
        "A", players=2, match=[3], mods={1: "bridge"}, hands=[HAND, ["deploy_lock", "any", "acw"]], pile=[]
    )
    play(table, "ask nothing", "deploy_lock: lock 3")
    assert seen_hand(table, 1, 0) == ["hidden", "hidden", "deploy_lock"]
    events = play(table, "ask nothing", "any: cw 1")
    assert len(happened(events, "refreshed")) == 1
    assert known_in_pile(table, 0) == known_in_pile(table, 1) == {}
    for viewer in (1, SPECTATOR):
        assert seen_hand(table, viewer, 0) == ["hidden", "hidden", "deploy_lock"]
        assert {position["hands"][0][2] for position in worlds(table, viewer)} == {"deploy_lock"}


# F-12


def test_f12_the_card_put_back_is_known_to_everybody() -> None:
    """To both: F-12's card at the bottom."""
    table = with_set("F", players=2, match=[12], hands=[HAND, ["deploy_lock", "any", "any"]], seed=3)
    play(table, "ask nothing", "deploy_lock: lock 12")
    position = table.to_position()
    for viewer in (0, 1, SPECTATOR):
        assert known_in_pile(table, viewer) == {len(position["pile"]): position["pile"][-1]}
        dealt = worlds(table, viewer)
        assert {each["pile"][-1] for each in dealt} == {position["pile"][-1]}
        assert len({tuple(each["pile"]) for each in dealt}) > 20


# D-12


def exchanged() -> Table:
    """Two players; D-12 put the bridge under the stack."""
    table = with_set("D", players=2, match=[12], mods={4: "bridge"}, hands=[HAND, ["deploy_lock"] * 3], seed=2)
    play(table, "ask nothing", "deploy_lock: lock 12")
    return table


def test_d12_the_module_under_the_stack_is_known_to_everybody() -> None:
    """To both: D-12's module at the bottom of the stack."""
    table = exchanged()
    for viewer in (0, 1, SPECTATOR):
        assert known_in_stack(table, viewer) == {10: "bridge"}
        dealt = worlds(table, viewer)
        assert {position["stack"][-1] for position in dealt} == {"bridge"}
        assert len({tuple(position["stack"]) for position in dealt}) > 50


def test_d12_a_second_exchange_makes_another_module_known() -> None:
    """The known one comes back onto the line, the next one is known instead."""
    table = with_set(
        "D",
        match=[12],
        mods={4: "bridge"},
        hands=[HAND],
        stack=[*(plan_of(bay) for bay in range(1, 11) if bay != 5), plan_of(11)],
        stack_seen=[*([[]] * 9), ["everybody"]],
    )
    play(table, "deploy_lock: lock 12")
    assert known_in_stack(table, SPECTATOR) == {10: "bridge"}
    assert {position["stack"][-1] for position in worlds(table, 0)} == {"bridge"}


def test_d12_lasts_until_the_module_is_deployed() -> None:
    """It lasts until the module is deployed."""
    table = with_set(
        "D",
        match=[12],
        mods={4: "bridge"},
        locked=[1, 2, 3, 5, 6, 7, 8, 9],
        hands=[["deploy_lock"] * 3],
        plans={5: "shuttle_bay", 4: "bridge"},
    )
    play(table, "deploy_lock: lock 12")
    assert known_in_stack(table, 0) == {2: "bridge"}
    play(table, "deploy_lock: deploy")
    assert known_in_stack(table, 0) == {1: "bridge"}
    play(table, "deploy_lock: deploy")
    assert known_in_stack(table, 0) == {}
    assert table.view(0)["stack"]["count"] == 0


def test_d12_the_unknown_modules_above_a_known_one_are_dealt_evenly() -> None:
    """Dealing anew gives every order of the unknown modules the same chance: two unknown, each on top half the time."""
    table = with_set(
        "D",
        locked=range(1, 9),
        match=[9],
        hands=[HAND],
        stack=[plan_of(10), plan_of(11), plan_of(12)],
        stack_seen=[[], [], ["everybody"]],
    )
    tops = Counter(position["stack"][0] for position in worlds(table, 0, range(500)))
    assert set(tops) == {plan_of(10), plan_of(11)}
    assert 200 <= tops[plan_of(10)] <= 300


def test_the_unknown_stack_is_dealt_evenly() -> None:
    """The same without a known module, over three."""
    table = with_set("D", locked=range(1, 9), match=[9], hands=[HAND], stack=[plan_of(bay) for bay in (10, 11, 12)])
    orders = Counter(tuple(position["stack"]) for position in worlds(table, 0, range(600)))
    assert len(orders) == 6
    assert 60 <= min(orders.values()) <= max(orders.values()) <= 145


def test_an_unknown_pile_above_a_known_card_is_dealt_evenly() -> None:
    """Two different unknown cards above a known one: each on top half the time."""
    table = assembly(
        hands=[HAND], pile=["any", "deploy_lock", "swap"], pile_seen=[[], [], ["everybody"]], mods={1: "bridge"}
    )
    tops = Counter(position["pile"][0] for position in worlds(table, 0, range(500)))
    assert set(tops) == {"any", "deploy_lock"}
    assert 200 <= tops["any"] <= 300


# G-3


def buried(order: str = "swap cw") -> Table:
    """Two players; seat 0 put its hand under the pile by G-3."""
    table = with_set("G", players=2, match=[3], mods={1: "bridge"}, hands=[HAND, ["deploy_lock", "any", "acw"]], seed=4)
    play(table, "ask nothing", "deploy_lock: lock 3", f"under {order}")
    return table


def test_g03_the_order_is_known_to_the_locker_alone() -> None:
    """To A only: the order of G-3's cards."""
    table = buried()
    size = table.view(0)["pile"]["count"]
    assert known_in_pile(table, 0) == {size - 1: "swap", size: "cw"}
    assert known_in_pile(table, 1) == {}
    assert known_in_pile(table, SPECTATOR) == {}
    assert {tuple(position["pile"][-2:]) for position in worlds(table, 0)} == {("swap", "cw")}
    for viewer in (1, SPECTATOR):
        assert len({tuple(position["pile"][-2:]) for position in worlds(table, viewer)}) > 5


def test_g03_the_partner_learns_no_card_from_the_events() -> None:
    """To A only; everybody learns that so many cards went under the pile."""
    table = buried()
    for viewer in (1, SPECTATOR):
        seen = happened([event.seen_by(viewer) for event in table.events], "card_buried")
        assert [(event["seat"], event["card"]) for event in seen] == [(0, "hidden")] * 2
    own = happened([event.seen_by(0) for event in table.events], "card_buried")
    assert [event["card"] for event in own] == ["swap", "cw"]


def test_g03_a_card_put_under_and_drawn_by_the_partner_is_known_to_the_locker() -> None:
    """A known card that is drawn stays known in the hand it goes to."""
    table = with_set(
        "G",
        players=2,
        match=[3],
        mods={1: "bridge"},
        hands=[HAND, ["deploy_lock", "any", "acw"]],
        pile=["deploy_lock", "deploy_lock", "any"],
    )
    play(table, "ask nothing", "deploy_lock: lock 3", "under swap cw")
    assert known_in_pile(table, 0) == {1: "swap", 2: "cw"}
    play(table, "ask nothing", "any: cw 1")
    assert known_in_pile(table, 0) == {1: "cw"}
    assert seen_hand(table, 0, 1) == ["hidden", "hidden", "swap"]
    assert seen_hand(table, SPECTATOR, 1) == ["hidden"] * 3
    assert {position["hands"][1][2] for position in worlds(table, 0)} == {"swap"}
    assert len({position["hands"][1][2] for position in worlds(table, SPECTATOR)}) > 1


def test_g03_own_cards_drawn_back_are_a_secret_of_the_hand() -> None:
    """Pile empty: they are drawn back; the partner does not know which."""
    table = with_set(
        "G", players=2, match=[3], hands=[HAND, ["deploy_lock", "any", "acw"]], pile=[], options={"first": 0}
    )
    play(table, "ask nothing", "deploy_lock: lock 3", "under swap cw")
    assert seen_hand(table, 0, 0)[:2] == ["swap", "cw"]
    assert seen_hand(table, 1, 0) == ["hidden"] * 3


def test_g03_the_order_is_a_secret_even_if_the_partner_knows_a_card_of_the_hand() -> None:
    """To A only: the order; neither half way nor afterwards does the partner's view tell which card went first."""
    views = []
    for order in (("cw", "swap"), ("swap", "cw")):
        table = with_set(
            "G",
            players=2,
            match=[3],
            hands=[HAND, ["deploy_lock", "any", "acw"]],
            hands_seen=[[[], [1], []], [[], [], []]],
            seed=4,
        )
        play(table, "ask nothing", "deploy_lock: lock 3")
        assert seen_hand(table, 1, 0) == ["hidden", "hidden"]
        play(table, f"under {order[0]}")
        half_way = table.view(1)
        play(table, f"under {order[1]}")
        views.append((half_way, table.view(1)))
    assert views[0] == views[1]


# B-9 and F-6


def picked() -> Table:
    """Two players; seat 0 took a random card of the discard by B-9."""
    table = with_set(
        "B",
        players=2,
        match=[9],
        mods={1: "bridge"},
        hands=[HAND, ["deploy_lock", "deploy_lock", "acw"]],
        discard=["any", "swap"],
        seed=6,
    )
    play(table, "ask nothing", "deploy_lock: lock 9")
    return table


def test_b09_the_card_is_known_to_its_taker_alone() -> None:
    """To A only: the cards from B-9."""
    table = picked()
    card = table.to_position()["hands"][0][2]
    assert seen_hand(table, 0, 0) == ["cw", "swap", card]
    assert {tuple(position["hands"][0]) for position in worlds(table, 0)} == {("cw", "swap", card)}
    for viewer in (1, SPECTATOR):
        assert seen_hand(table, viewer, 0) == ["hidden"] * 3
        events = [event.seen_by(viewer) for event in table.events]
        assert [event["card"] for event in happened(events, "card_taken")] == ["hidden"]


def test_b09_the_partner_counts_that_it_came_from_the_discard() -> None:
    """R23, bots may count: the card is one of the three that lay in the discard, and the two others are still there."""
    table = picked()
    pool = Counter(["any", "swap", "deploy_lock"])
    third = set()
    for position in worlds(table, 1):
        third.add(position["hands"][0][2])
        assert Counter(position["discard"]) + Counter([position["hands"][0][2]]) == pool
    assert third == {"any", "swap", "deploy_lock"}


def test_f06_the_new_hand_is_known_to_its_taker_alone() -> None:
    """To A only: the cards from F-6."""
    table = with_set(
        "F",
        players=2,
        match=[6],
        hands=[HAND, ["deploy_lock", "deploy_lock", "acw"]],
        discard=["any", "swap"],
        seed=6,
    )
    play(table, "ask nothing", "deploy_lock: lock 6", "exchange")
    mine = table.to_position()["hands"][0]
    assert seen_hand(table, 0, 0) == mine
    assert {tuple(position["hands"][0]) for position in worlds(table, 0)} == {tuple(mine)}
    for viewer in (1, SPECTATOR):
        assert seen_hand(table, viewer, 0) == ["hidden"] * 3
        events = [event.seen_by(viewer) for event in table.events]
        assert [event["card"] for event in happened(events, "card_taken")] == ["hidden", "hidden"]
    pool = Counter(["any", "swap", "deploy_lock"])
    for position in worlds(table, 1):
        assert not Counter(position["hands"][0][:2]) - pool
        assert position["discard"][1:] == ["cw", "swap"]
        assert Counter(position["hands"][0][:2]) + Counter(position["discard"][:1]) == pool


def picked_before_the_second_refresh() -> Table:
    """Two players; seat 0 took a card by B-9, then seat 1's turn ended with the refresh that brings the Wild."""
    table = with_set(
        "B",
        players=2,
        match=[9],
        mods={1: "bridge"},
        hands=[HAND, ["any", "deploy_lock", "acw"]],
        pile=[],
        refreshes=1,
        seed=6,
    )
    play(table, "ask nothing", "deploy_lock: lock 9")
    assert len(seen_hand(table, 1, 0)) == 3
    events = play(table, "ask nothing", "any: cw 1")
    assert happened(events, "refreshed")[0]["refreshes"] == 2
    return table


def test_b09_a_card_taken_is_still_a_secret_after_a_refresh() -> None:
    """To A only: it may be any card of the old discard, the rest of which is now the pile."""
    table = picked_before_the_second_refresh()
    assert len({position["hands"][0][2] for position in worlds(table, 1)}) > 2
    assert {tuple(sorted(position["hands"][0][:2])) for position in worlds(table, 1)} == {("cw", "swap")}


def test_b09_a_card_taken_before_the_wild_came_in_is_never_the_wild() -> None:
    """Counting across a refresh: the second refresh brings the Wild, after the card was taken from the discard."""
    table = picked_before_the_second_refresh()
    assert {position["hands"][0].count("wild") for position in worlds(table, 1, range(200))} == {0}


def test_b09_a_card_taken_before_another_was_discarded_is_never_that_one() -> None:
    """Counting: a card taken by B-9 cannot be a card that was discarded only later, not even after a second B-9."""
    table = with_set(
        "B",
        players=2,
        match=[3, 9],
        hands=[["deploy_lock"] * 3, ["any", "deploy_lock", "swap"]],
        pile=["acw", "cw", "any", "swap", "swap", "deploy_lock", "deploy_lock", "deploy_lock"],
        discard=[],
    )
    play(table, "ask nothing", "deploy_lock: lock 3 9", "first 9")
    assert {position["hands"][0][2] for position in worlds(table, 1)} == {"deploy_lock"}
    play(table, "ask nothing", "deploy_lock: deploy", "ask nothing", "deploy_lock: lock 9", "discard swap")
    dealt = worlds(table, 1)
    assert {position["hands"][0][1] for position in dealt} == {"deploy_lock"}
    assert {position["hands"][0][2] for position in dealt} == {"deploy_lock", "swap"}


# Answers and verifications


def talking(**fields: Any) -> Table:
    """Two players at the start of a turn, all other cards in the pile."""
    hands = fields.pop("hands", [["deploy_lock", "any", "swap"], ["deploy_lock", "cw", "swap"]])
    return assembly(players=2, mods={1: "bridge", 5: "ai_core"}, hands=hands, **fields)


@pytest.mark.parametrize("command", ["deploy", "lock", "swap", "cw"])
def test_answer_1_a_yes_leaves_only_hands_that_can_verify(command: str) -> None:
    """An honest yes: one single card depicts the command."""
    table = talking()
    assert not all(shows(position["hands"][1], command) for position in worlds(table, 0))
    play(table, f"ask {command}")
    for viewer in (0, SPECTATOR):
        dealt = worlds(table, viewer)
        assert all(shows(position["hands"][1], command) for position in dealt)
        assert len(hands_of(dealt, 1)) > 5


def test_answer_1_a_no_leaves_only_hands_that_cannot_verify() -> None:
    """An honest no: no card depicts the command."""
    table = talking()
    assert any(shows(position["hands"][1], "acw") for position in worlds(table, 0))
    play(table, "ask acw")
    assert table.view(0)["answer"] == "no"
    for viewer in (0, SPECTATOR):
        dealt = worlds(table, viewer)
        assert not any(shows(position["hands"][1], "acw") for position in dealt)
        assert len(hands_of(dealt, 1)) > 3


def test_answer_1_a_no_stays_true_of_the_old_cards_and_not_of_new_ones() -> None:
    """The card drawn later can be anything again."""
    table = talking(hands=[["swap", "swap", "any"], ["deploy_lock", "cw", "swap"]])
    play(table, "ask acw", "swap: swap 1 5", "ask nothing", "swap: swap 1 5")
    assert asked(table) == (0, "ask")
    dealt = worlds(table, 0, range(150))
    assert not any(shows(position["hands"][1][:2], "acw") for position in dealt)
    assert any(shows(position["hands"][1][2:], "acw") for position in dealt)


def test_answer_1_a_yes_is_settled_when_such_a_card_is_played() -> None:
    """The card that was meant may be the one played, so the others are free again."""
    table = talking()
    play(table, "ask cw", "swap: swap 1 5", "ask nothing", "cw: cw 1")
    if asked(table)[1] == "override":
        play(table, options_now(table)[0])
    dealt = worlds(table, 0, range(150))
    assert not all(shows(position["hands"][1], "cw") for position in dealt)


def test_answer_1_a_yes_holds_while_another_card_is_played() -> None:
    """The support player said yes to cw and then played a swap: a clockwise card is still there."""
    table = talking()
    play(table, "ask cw", "deploy_lock: deploy", "ask nothing", "swap: swap 1 5")
    assert asked(table) == (0, "ask")
    assert all(shows(position["hands"][1][:2], "cw") for position in worlds(table, 0, range(150)))


def test_override_1_an_override_tells_that_no_card_shows_the_command() -> None:
    """Verification is always honest: the cards kept do not depict it."""
    table = talking(hands=[["deploy_lock", "any", "swap"], ["swap", "deploy_lock", "deploy_lock"]])
    play(table, "ask nothing", "any: acw 1", "discard swap")
    for viewer in (0, SPECTATOR):
        dealt = worlds(table, viewer)
        assert not any(shows(position["hands"][1], "acw") for position in dealt)
        assert len(hands_of(dealt, 1)) > 2


def test_verify_1_a_verification_tells_that_a_card_shows_the_command() -> None:
    """The verifying card is not shown, but it is there."""
    table = talking()
    play(table, "ask nothing", "any: cw 1")
    for viewer in (0, SPECTATOR):
        dealt = worlds(table, viewer)
        assert all(shows(position["hands"][1], "cw") for position in dealt)
        assert len(hands_of(dealt, 1)) > 5


def test_answer_1_a_free_answer_tells_nothing() -> None:
    """R26: v22 without honesty; the verification still tells."""
    table = talking(options={"edition": "v22", "honest": False})
    play(table, "ask swap", "no")
    assert any(shows(position["hands"][1], "swap") for position in worlds(table, 0))
    play(table, "swap: swap 1 5")
    assert all(shows(position["hands"][1], "swap") for position in worlds(table, 0))


def test_ask_1_v22_a_question_with_two_cards_tells_what_is_held() -> None:
    """R25: v22 asks only for what the hand could run; with three cards that tells nothing."""
    table = talking(hands=[["deploy_lock", "swap"], ["deploy_lock", "cw", "swap"]], options={"edition": "v22"})
    play(table, "ask swap")
    assert all(shows(position["hands"][0], "swap") for position in worlds(table, 1))
    full = talking(options={"edition": "v22"})
    play(full, "ask cw")
    assert not all(shows(position["hands"][0], "cw") for position in worlds(full, 1))


def test_ask_1_later_a_question_tells_nothing_about_the_one_who_asks() -> None:
    """R25: the later edition may ask for a command it could not run."""
    table = talking(hands=[["deploy_lock", "swap"], ["deploy_lock", "cw", "swap"]])
    play(table, "ask swap")
    assert not all(shows(position["hands"][0], "swap") for position in worlds(table, 1))


# Counting cards


def test_counting_before_a_refresh_hidden_hands_and_pile_are_one_pool() -> None:
    """The viewer knows the own hand and the discards; everything else may be anywhere."""
    table = talking()
    dealt = worlds(table, 0, range(200))
    assert {tuple(position["hands"][0]) for position in dealt} == {("deploy_lock", "any", "swap")}
    pool = Counter(table.to_position()["pile"]) + Counter(table.to_position()["hands"][1])
    assert all(Counter(position["pile"]) + Counter(position["hands"][1]) == pool for position in dealt)
    assert len(hands_of(dealt, 1)) > 10


def refreshed() -> Table:
    """Two players; seat 0's turn has just ended with the first refresh."""
    table = talking(hands=[["deploy_lock", "any", "swap"], ["deploy_lock", "deploy_lock", "cw"]], pile=[])
    events = play(table, "ask nothing", "deploy_lock: deploy")
    assert len(happened(events, "refreshed")) == 1
    return table


def test_counting_after_a_refresh_the_partners_old_hand_is_the_same_multiset() -> None:
    """Counting cards across a refresh: what is not in the new pile nor in the own hand is in the partner's."""
    table = refreshed()
    assert seen_hand(table, 0, 1) == ["hidden"] * 3
    assert hands_of(worlds(table, 0), 1) == {("cw", "deploy_lock", "deploy_lock")}
    assert len({tuple(position["hands"][1]) for position in worlds(table, 0)}) == 3
    assert len({tuple(position["pile"]) for position in worlds(table, 0)}) > 40


def test_counting_after_a_refresh_the_card_drawn_since_is_open() -> None:
    """Seat 0 kept two old cards and drew one of the new pile; seat 1 can count the two."""
    table = refreshed()
    dealt = worlds(table, 1, range(150))
    assert {tuple(sorted(position["hands"][0][:2])) for position in dealt} == {("any", "swap")}
    assert len({position["hands"][0][2] for position in dealt}) > 2


def test_counting_after_a_refresh_a_spectator_knows_the_old_cards_but_not_whose() -> None:
    """The five old cards are known as a multiset."""
    table = refreshed()
    dealt = worlds(table, SPECTATOR, range(150))
    old = [position["hands"][0][:2] + position["hands"][1] for position in dealt]
    assert {tuple(sorted(cards)) for cards in old} == {("any", "cw", "deploy_lock", "deploy_lock", "swap")}
    assert len(hands_of(dealt, 1)) > 3


def test_counting_the_wild_is_in_no_old_hand_after_the_second_refresh() -> None:
    """2.3: nobody can hold the Wild before the second refresh, so no card drawn before it is the Wild."""
    table = talking(hands=[["deploy_lock", "any", "swap"], ["deploy_lock", "deploy_lock", "cw"]], pile=[], refreshes=1)
    play(table, "ask nothing", "deploy_lock: deploy")
    assert table.to_position()["refreshes"] == 2
    dealt = worlds(table, 1, range(150))
    assert not any("wild" in position["hands"][0][:2] for position in dealt)
    assert any(position["hands"][0][2] == "wild" for position in dealt)


# The door


@pytest.mark.parametrize("malfunctions", ["none", "A", "B", "C", "D", "E", "F", "G"])
def test_knowledge_worlds_look_alike_to_their_viewer_all_game_long(malfunctions: str) -> None:
    """Style 12.6: redeal what a seat cannot know: its view and its legal actions stay equal."""
    table = GAME.new(
        seed=11, players=2, malfunctions=malfunctions, roles=["li_yong", "amelie"], edition="later", first=0
    )
    steps = 0
    while table.outcome is None and steps < 250:
        if steps % 5 == 0:
            for viewer in (0, 1, SPECTATOR):
                worlds(table, viewer, range(2))
        actions = table.legal(table.waiting[0].seat)
        table.play(actions[(steps * 7 + 3) % len(actions)])
        steps += 1
    assert steps > 40


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_knowledge_a_hidden_card_is_in_no_view(viewer: int) -> None:
    """A view holds the own hand and nothing of the other, the pile or the stack."""
    view = GAME.new(seed=3, players=2, roles=["none", "none"], first=0).view(viewer)
    for seat in (0, 1):
        assert (view["hands"][seat] == ["hidden"] * 3) == (seat != viewer)
    assert view["pile"] == {"count": 8, "known": []}
    assert view["stack"] == {"count": 11, "known": []}
    assert view["discard"] == {"count": 0, "top": None}


def test_knowledge_the_future_is_dealt_anew_too() -> None:
    """A redealt table rolls its own dice."""
    table = assembly(mods={1: "bridge"}, hands=[HAND])
    bays = set()
    for stream in STREAMS:
        twin = table.redealt(0, stream)
        bays |= {event["bay"] for event in happened(play(twin, "deploy_lock: deploy"), "deployed")}
    assert len(bays) > 6
