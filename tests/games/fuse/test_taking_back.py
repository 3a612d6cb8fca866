"""Taking back and confirming.  (A33, case 40.)"""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import Table

from .builders import (
    P1,
    P2,
    P3,
    dice_on,
    fuse,
    happened,
    in_bag,
    kinds,
    may,
    names_of,
    owed,
    phase,
    play,
    refusal,
    tray,
)

MATS = [["B02", "B35"], ["B04", "B08 R1"], ["B06", "B38"]]
ROW = "B01 B03 B05 B07 B09"


def three(tray: str = "R4 B2 K6", **options: Any) -> Table:
    """Three players with undo; P2 may defuse B08 with a six."""
    options = {"undo": True, **options}
    return fuse(players=3, mats=MATS, tray=tray, row="B01 B03 B05", pile="", options=options)


def test_case_40_a_placement_returns_to_the_hand_quota_and_all() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1", "P2 place b2 on b04.1")
    events = play(table, "P1 take back")
    assert happened(events, "placement_taken_back") == [{"seat": P1, "die": "R4", "card": "B02", "slot": 1}]
    assert tray(table) == "R4@1 B2>2 K6"
    assert owed(table) == [1, 0, 1]
    assert dice_on(table, "B02") == [None, None, None]


def test_taking_back_is_optional_and_the_view_says_so() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1")
    assert {decision.kind: decision.optional for decision in table.waiting} == {"take_back": True, "draft": False}
    first, second, _ = table.view(P1)["waiting"]
    assert first == {"seat": P1, "kind": "take_back", "subject": {}, "optional": True}
    assert "optional" not in second


def test_case_40_not_after_somebody_has_defused() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1", "P2 place k6 on b08.2")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    play(table, "P2 pick b01")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"


def test_case_40_not_after_the_last_die_of_the_draft() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1", "P2 place b2 on b04.1", "P3 place k6 on b06.1")
    assert phase(table) == "roll"
    assert refusal(table, "P3 take back") == "roll_first"


def test_A33_off_to_the_letter() -> None:
    table = three(undo=False)
    play(table, "P1 place r4 on b02.1")
    assert P1 not in kinds(table)
    assert refusal(table, "P1 take back") == "no_taking_back"


def test_A33_it_is_open_but_nobody_waits_for_it() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1")
    assert kinds(table) == {P1: "take_back", P2: "draft", P3: "draft"}
    assert may(table, P1) == ["take back"]


def test_A33_without_holding_the_die_returns_to_the_tray_for_anybody() -> None:
    table = three(hold=False)
    play(table, "P1 place r4 on b02.1", "P1 take back")
    assert tray(table) == "R4 B2 K6"
    assert owed(table) == [1, 1, 1]
    play(table, "P2 place r4 on b04.1")


def test_A33_only_the_own_placement() -> None:
    table = three()
    play(table, "P1 place r4 on b02.1")
    assert refusal(table, "P2 take back") == "nothing_to_take_back"
    play(table, "P2 place b2 on b04.1", "P2 take back")
    assert tray(table) == "R4>1 B2@2 K6"


def test_A33_not_with_a_die_in_hand_and_not_after_another_action() -> None:
    """Two players use two dice each: claiming the next one is another action, even if it is put back."""
    table = fuse(players=2, mats=[["B02", "B35"], ["B04", "B31"]], tray="R4 B2 K6 G1", options={"undo": True})
    play(table, "P1 place r4 on b02.1", "P1 claim b2")
    assert refusal(table, "P1 take back") == "hand_full"
    play(table, "P1 release b2")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"


@pytest.mark.parametrize("action", ["release g1", "give g1 to 2"])
def test_A33_a_die_that_was_given_is_no_action_but_passing_it_on_is(action: str) -> None:
    """P2 hands P1 a die; what P1 placed before stands only once P1 does something with it."""
    table = fuse(players=2, mats=[["B02", "B35"], ["B04", "B31"]], tray="R4 B2 K6 G1", options={"undo": True})
    play(table, "P1 place r4 on b02.1", "P2 claim g1", "P2 give g1 to 1")
    assert len(table.to_position()["uses"][P1]) == 1
    play(table, f"P1 {action}")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    assert dice_on(table, "B02") == ["R4", None, None]


def test_A33_the_latest_of_two_placements_alone() -> None:
    table = fuse(players=2, mats=[["B02", "B35"], ["B04", "B31"]], tray="R4 B2 K6 G1", options={"undo": True})
    play(table, "P1 place r4 on b02.1", "P1 place b2 on b02.2", "P1 take back", "P1 release b2")
    assert dice_on(table, "B02") == ["R4", None, None]
    assert refusal(table, "P1 take back") == "nothing_to_take_back"


def test_A33_a_burn_stands() -> None:
    table = fuse(players=3, mats=[["B35", "B38"], *MATS[1:2], ["B06", "B13"]], tray="R4 B2 G6", options={"undo": True})
    play(table, "P2 claim g6", "P3 claim b2", "P1 burn r4")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    assert P1 not in kinds(table)


def test_A33_a_burn_is_another_action_of_the_same_player() -> None:
    table = fuse(
        players=2,
        mats=[["B35", "B38"], ["B04", "B31"]],
        tray="K4 B2 R6 R1",
        options={"undo": True, "burn_if": "any"},
    )
    play(table, "P1 place k4 on b35.1", "P1 burn b2")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"


def test_A33_not_past_a_sabotage() -> None:
    """P1 places after the defusal and before the pick that shows the sabotage."""
    table = fuse(players=3, mats=MATS, tray="R4 B2 K6", row=ROW, pile="S05 B11", options={"undo": True})
    play(table, "P2 place k6 on b08.2", "P1 place r4 on b02.1")
    assert may(table, P1) == ["take back"]
    assert "nothing_lost" in names_of(play(table, "P2 pick b01"))
    assert refusal(table, "P1 take back") == "nothing_to_take_back"


def test_A33_a_pick_that_shows_a_bomb_is_neither_defusal_nor_sabotage() -> None:
    table = fuse(players=3, mats=MATS, tray="R4 B2 K6", row=ROW, pile="B11", options={"undo": True})
    play(table, "P2 place k6 on b08.2", "P1 place r4 on b02.1", "P2 pick b01")
    assert may(table, P1) == ["take back"]


def test_A33_a_covered_die_is_uncovered_in_order() -> None:
    """With `confirm_draft` a stack of this draft is taken back from the top."""
    table = fuse(mats=[["B35", "B02", "B38", "B31"]], tray="K1 Y2 R3", options={"undo": True, "confirm_draft": True})
    play(table, "P1 place k1 on b35.1", "P1 place y2 on b35.2", "P1 take back", "P1 release y2", "P1 take back")
    assert dice_on(table, "B35") == [None, None, None]
    assert tray(table) == "K1@1 Y2 R3"
    assert owed(table) == [3]


# confirm_draft


def confirming(tray: str = "R4 B2 K6", **options: Any) -> Table:
    """As `three`, with a confirmation."""
    return three(tray, confirm_draft=True, **options)


def used(**options: Any) -> Table:
    """All three dice are placed and wait for confirmation."""
    table = confirming(**options)
    play(table, "P1 place r4 on b02.1", "P2 place b2 on b04.1", "P3 place k6 on b06.1")
    return table


def test_A33_confirm_the_draft_ends_when_all_have_confirmed() -> None:
    table = used()
    assert kinds(table) == {P1: "confirm", P2: "confirm", P3: "confirm"}
    assert phase(table) == "draft"
    assert happened(play(table, "P2 confirm"), "confirmed") == [{"seat": P2}]
    assert table.view(P1)["confirmed"] == [P2]
    assert kinds(table) == {P1: "confirm", P2: "take_back", P3: "confirm"}
    play(table, "P1 confirm")
    assert phase(table) == "draft"
    play(table, "P3 confirm")
    assert phase(table) == "roll"
    assert table.view(P1)["confirmed"] == []


def test_A33_confirm_only_once_all_dice_are_used() -> None:
    table = confirming()
    assert refusal(table, "P1 confirm") == "dice_left"
    play(table, "P1 place r4 on b02.1")
    assert refusal(table, "P1 confirm") == "dice_left"
    assert may(table, P1) == ["take back"]


def test_A33_confirm_not_while_a_pick_is_owed() -> None:
    table = confirming()
    play(table, "P1 place r4 on b02.1", "P3 place b2 on b06.1", "P2 place k6 on b08.2")
    assert kinds(table) == {P2: "pick"}
    assert refusal(table, "P1 confirm") == "dice_left"
    assert refusal(table, "P2 confirm") == "pick_first"
    play(table, "P2 pick b01")
    assert kinds(table) == {P1: "confirm", P2: "confirm", P3: "confirm"}


def test_A33_confirm_once_each() -> None:
    table = used()
    play(table, "P1 confirm")
    assert refusal(table, "P1 confirm") == "already_confirmed"


def test_A33_an_undo_clears_all_marks() -> None:
    table = used()
    play(table, "P1 confirm", "P3 confirm", "P1 take back")
    assert table.view(P1)["confirmed"] == []
    assert kinds(table) == {P1: "draft", P2: "take_back", P3: "take_back"}
    assert refusal(table, "P3 confirm") == "dice_left"
    play(table, "P1 place r4 on b02.2")
    assert kinds(table) == {P1: "confirm", P2: "confirm", P3: "confirm"}


def test_A33_with_confirm_all_uses_of_the_draft_latest_first_burns_too() -> None:
    table = fuse(
        players=2,
        mats=[["B35", "B38"], ["B04", "B31"]],
        tray="K4 B2 R6 R1",
        options={"undo": True, "confirm_draft": True, "hold": False},
    )
    play(table, "P1 place k4 on b35.1", "P2 place r6 on b04.2", "P1 burn b2", "P2 place r1 on b04.1")
    assert tray(table) == "K4>1 B2!1 R6>2 R1>2"
    assert table.view(P1)["burnt"] == ["B2"]
    assert happened(play(table, "P1 take back"), "burn_taken_back") == [{"seat": P1, "die": "B2"}]
    assert table.view(P1)["burnt"] == []
    assert may(table, P1) == ["burn b2", "take back"]
    play(table, "P1 take back")
    assert tray(table) == "K4 B2 R6>2 R1>2"
    assert owed(table) == [2, 0]
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    play(table, "P2 take back", "P2 take back")
    assert dice_on(table, "B04") == [None, None, None]
    assert in_bag(table) == 21


def test_A33_a_burn_taken_back_leaves_the_order_of_the_others() -> None:
    table = fuse(
        players=4,
        mats=[["B35", "B38"], ["B31", "B34"], ["B33 R4", "B43 R1 B1 ."], ["B45", "B42"]],
        tray="R1 R3 B3 B5",
        options={"undo": True, "confirm_draft": True, "burn_if": "any"},
    )
    play(table, "P2 burn b5", "P1 burn r1", "P4 burn r3")
    assert table.view(P1)["burnt"] == ["B5", "R1", "R3"]
    play(table, "P1 take back", "P1 burn r1")
    assert table.view(P1)["burnt"] == ["B5", "R3", "R1"]


def test_A33_no_re_roll_before_everybody_has_confirmed() -> None:
    table = confirming(burn_if="any")
    play(table, "P1 burn r4", "P2 place b2 on b04.1", "P3 place k6 on b06.1", "P1 confirm", "P2 confirm")
    assert not happened([{"event": event.name} for event in table.events], "penalty")
    assert "penalty" in names_of(play(table, "P3 confirm"))


def test_A33_undo_off_confirm_still_asks_everybody() -> None:
    table = used(undo=False)
    assert kinds(table) == {P1: "confirm", P2: "confirm", P3: "confirm"}
    assert refusal(table, "P1 take back") == "no_taking_back"


def test_A33_confirm_without_the_option() -> None:
    assert refusal(three(), "P1 confirm") == "no_confirming"


def test_A33_not_past_a_defusal_with_confirm_either() -> None:
    table = confirming()
    play(table, "P1 place r4 on b02.1", "P2 place k6 on b08.2", "P2 pick b01")
    assert refusal(table, "P1 take back") == "nothing_to_take_back"
    play(table, "P3 place b2 on b06.1")
    assert kinds(table) == {P1: "confirm", P2: "confirm", P3: "confirm"}
    assert may(table, P3) == ["take back", "confirm"]


@pytest.mark.parametrize("hold", [True, False])
def test_A33_a_taken_back_placement_leaves_no_trace(hold: bool) -> None:
    table = three(hold=hold)
    if hold:
        play(table, "P1 claim r4")
    before = table.digest()
    play(table, "P1 place r4 on b02.1", "P1 take back")
    assert table.digest() == before
