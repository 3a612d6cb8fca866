"""Redeals are as likely as an exact counter of cards says, whatever was asked, discarded, taken or buried."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tablemate import SPECTATOR, Table
from tablemate.games.assembly.names import card_name
from tablemate.games.assembly.situations import random_position
from tablemate.kernel.chance import WORDS, Stream, new_stream, roll, seed_stream
from tests.at_native_speed import compiled_game
from tests.odds import assert_as_likely, counted, redealt_states

from .builders import assembly, options_now, play, with_set
from .counting import Counting

REDEALS = 500
IN_RANDOM_GAMES = 250
HAND = ["deploy_lock", "cw", "swap"]


def hands(state: Any) -> tuple[tuple[str | None, ...], ...]:
    """The hands of a state."""
    sizes = [state.n_hand[seat] for seat in range(state.players)]
    return tuple(tuple(card_name(state.hand[seat, place]) for place in range(size)) for seat, size in enumerate(sizes))


def bottom(state: Any) -> tuple[str | None, ...]:
    """The two lowest cards of the pile, the lowest last."""
    return tuple(card_name(state.pile[index]) for index in reversed(range(min(2, state.n_pile))))


def discard(state: Any) -> tuple[str, ...]:
    """What lies in the discard, in no order."""
    return tuple(sorted(card_name(state.discard[index]) or "" for index in range(state.n_discard)))


def assert_exact(counting: Counting, number: int = REDEALS) -> None:
    """Hands, lowest cards of the pile and discard come up as often as they are likely."""
    states = redealt_states(counting.table, counting.viewer, number)
    found = [(hands(state), bottom(state), discard(state)) for state in states]
    assert_as_likely(Counter(each[0] for each in found), counting.chances(lambda world: world.hands))
    assert_as_likely(Counter(each[1] for each in found), counting.bottom())
    assert_as_likely(Counter(each[2] for each in found), counting.chances(lambda world: world.discard))


def follow(table: Table, viewer: int, *sentences: str) -> Counting:
    """Play on, counting for a viewer, and compare at the end."""
    counting = Counting(table, viewer)
    counting.play(*sentences)
    assert_exact(counting)
    return counting


def at_place(table: Table, viewer: int, seat: int, place: int) -> Counter[Any]:
    """What a place of a hand holds in many worlds; places count from 1."""
    return counted(redealt_states(table, viewer, REDEALS), lambda state: card_name(state.hand[seat, place - 1]))


def two(hands: list[list[str]], **fields: Any) -> Table:
    """Two players with modules to move."""
    return assembly(players=2, mods={1: "bridge", 5: "ai_core"}, hands=hands, **fields)


# Answers and places


def test_know_2_a_yes_stands_when_a_card_drawn_after_it_is_played() -> None:
    """Asked for clockwise with `any, swap` in hand: what was meant is still there after a new card is played."""
    table = two(
        [["any", "swap"], ["swap", "swap", "deploy_lock"]],
        active=1,
        pile=["any", "cw", "deploy_lock", "deploy_lock", "acw", "deploy_lock"],
    )
    counting = Counting(table, 1)
    counting.play("ask cw", "swap: swap 1 5", "ask nothing", "swap: swap 1 5", "ask nothing", "deploy_lock: deploy")
    counting.play("ask nothing", "cw: cw 1")
    assert at_place(table, 1, 0, 1).keys() == {"any"}
    assert_exact(counting)


def test_know_2_a_yes_is_settled_by_a_card_it_was_about() -> None:
    """The card that is played may be the one that was meant: the others may be anything again."""
    table = two([["deploy_lock", "any", "swap"], ["cw", "deploy_lock", "swap"]])
    follow(table, 0, "ask cw", "deploy_lock: deploy", "ask nothing", "cw: cw 1")
    assert {"deploy_lock", "any", "swap"} <= at_place(table, 0, 1, 1).keys()


def test_know_3_no_card_before_the_place_of_a_discard_is_of_its_kind() -> None:
    """R45, R66: a swap from place 3 proves that places 1 and 2 hold none."""
    table = two([["deploy_lock", "any", "swap"], ["deploy_lock", "deploy_lock", "swap"]])
    follow(table, 0, "ask nothing", "any: acw 1", "discard swap")
    for place in (1, 2):
        assert "swap" not in at_place(table, 0, 1, place)


def test_know_3_a_card_that_is_played_tells_the_same() -> None:
    table = two([["deploy_lock", "any", "swap"], ["deploy_lock", "cw", "swap"]])
    follow(table, 0, "ask nothing", "deploy_lock: deploy", "ask nothing", "swap: swap 1 5")
    assert {"swap"} & (at_place(table, 0, 1, 1).keys() | at_place(table, 0, 1, 2).keys()) == set()


def test_know_3_a_random_discard_tells_nothing_of_the_places_before_it() -> None:
    """The harder variant: chance picks among equal cards too."""
    hard = {"difficulty": ["hard_random_discard"]}
    for seed in range(50):
        table = two([["deploy_lock", "any", "swap"], ["swap", "deploy_lock", "swap"]], options=hard, seed=seed)
        counting = Counting(table, 0)
        counting.play("ask nothing", "any: acw 1")
        if table.to_position()["hands"][1] == ["swap", "deploy_lock"]:
            break
    assert_exact(counting)
    assert "swap" in at_place(table, 0, 1, 1), "the swap came from place 3"


# Cards taken from the discard


def taking(malfunctions: str, bay: int, hand: list[str]) -> Table:
    """Two players; seat 0 is about to take cards of a discard in which one of nine is an `any`."""
    return with_set(
        malfunctions,
        players=2,
        match=[bay],
        mods={1: "bridge"},
        hands=[hand, ["any", "deploy_lock", "acw"]],
        pile=["deploy_lock"],
        seed=6,
    )


def play_to_a_refresh(counting: Counting) -> None:
    """The first answer to everything until the pile is refreshed."""
    table = counting.table
    while table.to_position()["refreshes"] == 0:
        counting.play(options_now(table)[0])


def test_know_4_a_card_taken_from_the_discard_keeps_its_odds_over_a_refresh() -> None:
    """B-9: what joins the discard later, and what the refresh mixes in, makes no kind more likely."""
    counting = Counting(taking("B", 9, ["deploy_lock", "cw"]), 1)
    counting.play("ask nothing", "deploy_lock: lock 9")
    assert counting.chances(lambda world: world.hands[0][1])["any"] == Fraction(1, 9)
    counting.play("ask nothing", "any: cw 1")
    assert counting.table.to_position()["refreshes"] == 1
    assert_exact(counting)


@pytest.mark.slow
def test_know_4_the_odds_hold_as_cards_of_the_new_pile_come_to_light() -> None:
    counting = Counting(taking("B", 9, ["deploy_lock", "cw"]), 1)
    counting.play("ask nothing", "deploy_lock: lock 9", "ask nothing", "any: cw 1")
    for _ in range(12):
        counting.play(options_now(counting.table)[0])
        assert_exact(counting)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.slow
def test_know_4_two_cards_taken_together_keep_their_odds_over_a_refresh(viewer: int) -> None:
    """F-6: the whole hand changed for cards of the discard, then a refresh."""
    counting = follow(taking("F", 6, HAND), viewer, "ask nothing", "deploy_lock: lock 6", "exchange")
    play_to_a_refresh(counting)
    assert_exact(counting)


def test_know_4_a_card_taken_twice_running_keeps_the_odds_of_its_time() -> None:
    """B-9 twice in one cycle: the first card is one of the fewer that lay there then."""
    table = with_set(
        "B",
        players=2,
        match=[3, 9],
        hands=[["deploy_lock"] * 3, ["any", "deploy_lock", "swap"]],
        pile=["acw", "cw", "any", "swap", "deploy_lock", "deploy_lock"],
        discard=["swap", "deploy_lock"],
    )
    counting = follow(table, 1, "ask nothing", "deploy_lock: lock 3 9", "first 9")
    counting.play("ask nothing", "deploy_lock: deploy", "ask nothing", "deploy_lock: lock 9", "discard swap")
    assert_exact(counting)


# A hand under the pile


def buried(seed: int = 4, **fields: Any) -> Table:
    """Two players; seat 0 is about to put two cards under a small pile by G-3."""
    given = {"hands": [HAND, ["deploy_lock", "any", "swap"]], "pile": ["deploy_lock", "any", "swap"], **fields}
    return with_set("G", players=2, match=[3], mods={1: "bridge", 5: "ai_core"}, seed=seed, **given)


BURY = ("ask nothing", "deploy_lock: lock 3", "under swap cw")


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.slow
def test_know_5_a_buried_hand_keeps_its_story_but_not_its_order(viewer: int) -> None:
    """What answers told of the cards is true of them under the pile, and when they are drawn again."""
    table = buried(active=1)
    counting = follow(table, viewer, "ask cw", "deploy_lock: deploy", *BURY)
    counting.play("ask nothing", "any: cw 1")
    assert_exact(counting)
    if table.waiting[0].kind == "override":
        counting.play(options_now(table)[0])
        assert_exact(counting)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.slow
def test_know_5_old_cards_under_the_new_pile_are_still_counted_as_old(viewer: int) -> None:
    """After a refresh old hands are known; by G-3 one of them lies under the pile, not just anywhere in it."""
    table = buried(pile=[], active=1, roles=["none", "amelie"])
    counting = follow(table, viewer, "ask nothing", "swap: swap 1 5", "keep 3", *BURY)
    assert table.to_position()["refreshes"] == 1
    for _ in range(6):
        counting.play(options_now(table)[0])
        assert_exact(counting)


@pytest.mark.parametrize("told", ["ask cw", "ask swap", "ask acw"])
def test_know_5_half_way_the_redeal_does_not_know_which_card_went_first(told: str) -> None:
    """To two tables that the partner cannot tell apart belong the same redeals, to the last bit."""
    half_way = []
    for first in ("swap", "cw"):
        table = buried(active=1)
        play(table, told, "deploy_lock: deploy", "ask nothing", "deploy_lock: lock 3", f"under {first}")
        half_way.append([table.redealt(1, stream).digest() for stream in range(5)])
    assert half_way[0] == half_way[1]


# A lock that is still to be paid


def paying(seat_roles: list[str], match: list[int]) -> Table:
    """Set C: whoever locks bay 9 pays one more deploy/lock."""
    return with_set(
        "C",
        players=2,
        match=match,
        roles=seat_roles,
        hands=[["deploy_lock", "swap", "deploy_lock"], ["any", "swap", "acw"]],
    )


def test_know_6_whoever_locks_bay_9_of_set_c_holds_what_it_costs() -> None:
    """While the support chooses a card to give up, the deploy/lock to pay is in the other hand."""
    table = paying(["none", "none"], [9])
    follow(table, 1, "ask nothing", "deploy_lock: lock 9")
    assert table.waiting[0].kind == "override"
    for stream in range(100):
        twin = table.redealt(1, stream)
        assert "deploy_lock" in twin.to_position()["hands"][0]
        twin.play("discard any", 1)


def test_know_6_a_role_that_needs_bay_9_tells_as_much_before_it_is_picked() -> None:
    """Noah locks three: if only 9 makes three of them, using him proves a deploy/lock."""
    table = paying(["noah", "none"], [2, 4, 9])
    play(table, "ask nothing", "deploy_lock: lock with noah")
    assert table.waiting[0].kind == "pick"
    for stream in range(100):
        twin = table.redealt(1, stream)
        assert "deploy_lock" in twin.to_position()["hands"][0]
        assert twin.legal(0)


# Whole games

WATCHED = {"B": "card_taken", "F": "card_taken", "G": "card_buried", "A": "card_recovered", "D": "top_card_discarded"}


def busy_table(malfunctions: str, seed: int) -> Table:
    """Somewhere in a game of two players with many modules at home."""
    stream = new_stream(seed, 0)
    position = random_position(stream)
    while position["options"]["players"] != 2:
        position = random_position(stream)
    position["options"]["malfunctions"] = malfunctions
    return compiled_game("assembly").from_position(position, seed=seed)


def busy_answer(table: Table, stream: Stream) -> str:
    """Any answer, but rather a question, a lock, bays with malfunctions, and the exchange of a hand."""
    options = options_now(table)
    wanted = [text for text in options if text in ("3", "6", "9", "exchange") or text.endswith(": lock")]
    if table.waiting[0].kind == "ask":
        wanted = [text for text in options if text != "ask nothing"]
    chosen = wanted if wanted and roll(stream, 4) else options
    return chosen[roll(stream, len(chosen))]


@pytest.mark.slow
@pytest.mark.parametrize("malfunctions", ["none", "A", "B", "C", "D", "E", "F", "G"])
def test_know_1_redeals_are_exact_all_game_long(malfunctions: str) -> None:
    """Random games, compared every few decisions with every deal that fits; what a set is there for happens in them."""
    happened = set()
    for seed in range(6):
        table, stream = busy_table(malfunctions, seed), [0] * WORDS
        seed_stream(stream, seed, 1)
        counting = Counting(table, seed % 2)
        while len(table.waiting) and len(table.moves) < 90:
            counting.play(busy_answer(table, stream))
            if table.waiting and len(table.moves) % 9 == 0:
                assert_exact(counting, IN_RANDOM_GAMES)
        happened |= {event.name for event in table.events}
    assert {"refreshed", WATCHED.get(malfunctions, "card_drawn")} <= happened
