"""Defusing, picking, refilling, the end of the pile.  (Cases 16, 20, 27, 33; A14, A19, A20, A28, A32.)"""

from __future__ import annotations

from typing import Any

from tablemate import Table

from .builders import (
    P1,
    P2,
    P3,
    P5,
    cards_of,
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
    rerolling,
    row,
    subject,
    tray,
    why,
)

ROW = "B03 B05 B07 B09 B11"


def three(tray: str = "R6 G3 R5", pile: str = "B12", **fields: Any) -> Table:
    """P1 defuses B01 with R6 or R4, P2 defuses B08 with a six; P3 can use little."""
    mats = [["B01 B5", "B31"], ["B08 R1", "B14"], ["B38", "B34"]]
    return fuse(**{"players": 3, "mats": mats, "tray": tray, "row": ROW, "pile": pile, **fields})


def test_defusing_dice_to_the_bag_card_face_down_and_a_pick_owed() -> None:
    table = three()
    bag = in_bag(table)
    events = play(table, "P1 place r6 on b01.2")
    assert happened(events, "defused") == [{"seat": P1, "card": "B01", "points": 1}]
    assert in_bag(table) == bag + 2
    assert cards_of(table, P1) == ["B31"]
    assert table.view(P2)["done"] == [["B01"], [], []]
    assert table.view(P2)["points"] == 1
    assert subject(table, P1) == {"row": ROW.split()}


def test_A32_the_event_is_the_announcement() -> None:
    """Nobody has to say anything: the bomb counts and everybody is told, before all penalties."""
    table = three("R6 G3!3 R5", owed=[1, 1, 0])
    play(table, "P1 place r6 on b01.2")
    (told,) = [event for event in table.events if event.name == "defused"]
    assert told.seen_by(P3) == told.seen_by(P1) == told.as_json()


def test_A28_the_defuser_picks_and_does_nothing_else_before() -> None:
    """Two players, a die still owed."""
    table = fuse(players=2, mats=[["B01 B5", "B31"], ["B13", "B14"]], tray="R6 G3 R5 K1", row=ROW, pile="B12 B15 B16")
    play(table, "P1 place r6 on b01.2")
    assert kinds(table) == {P1: "pick", P2: "draft"}
    assert may(table, P1) == ["pick b03", "pick b05", "pick b07", "pick b09", "pick b11"]
    for action in ("claim g3", "place k1 on b31.3", "burn r5", "take back", "confirm", "roll", "lose b31.1"):
        assert refusal(table, f"P1 {action}") == "pick_first"
    assert refusal(table, "P1 pick b12") == "not_in_row"
    assert refusal(table, "P1 pick b01") == "not_in_row"
    assert refusal(table, "P2 pick b03") == "no_pick_owed"


def test_A28_the_others_go_on() -> None:
    table = three()
    play(table, "P1 place r6 on b01.2", "P2 place g3 on b14.1", "P3 burn r5")
    assert kinds(table) == {P1: "pick"}
    assert phase(table) == "draft"


def test_A28_several_picks_in_any_order_each_with_its_whole_refill() -> None:
    for first, second in (("P1", "P2"), ("P2", "P1")):
        table = three("R6 K6 R5", pile="S05 B12 S11 B13")
        play(table, "P1 place r6 on b01.2", "P2 place k6 on b08.2")
        assert kinds(table) == {P1: "pick", P2: "pick", P3: "draft"}
        events = play(table, f"{first} pick b03")
        assert [event["card"] for event in happened(events, "card_drawn")] == ["S05", "B12"]
        assert happened(events, "row_filled") == [{"place": 1, "card": "B12"}]
        events = play(table, f"{second} pick b12")
        assert happened(events, "row_filled") == [{"place": 1, "card": "B13"}]
        assert kinds(table) == {P3: "draft"}


def test_case_16_a_chain_of_sabotage_before_the_bomb() -> None:
    """Everybody able to loses a blue die, then an exposed four, then B13 fills the row."""
    table = fuse(
        players=3,
        mats=[["B01 R5", "B02 B4"], ["B06 B1 G4", "B14"], ["B38", "B15 R4"]],
        tray="R6 G3 R5",
        row=ROW,
        pile="S02 S09 B13",
    )
    events = play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert [event["card"] for event in happened(events, "sabotage")] == ["S02"]
    assert kinds(table) == {P1: "lose", P2: "lose"}
    assert (may(table, P1), may(table, P2)) == (["lose b02.1"], ["lose b06.1"])
    events = play(table, "P2 lose b06.1", "P1 lose b02.1")
    assert [event["card"] for event in happened(events, "sabotage")] == ["S09"]
    assert kinds(table) == {P2: "lose", P3: "lose"}, "P1 has lost the four as a blue die"
    assert (may(table, P2), may(table, P3)) == (["lose b06.2"], ["lose b15.1"])
    events = play(table, "P3 lose b15.1", "P2 lose b06.2")
    assert happened(events, "row_filled") == [{"place": 1, "card": "B13"}]
    assert table.view(P1)["sabotage"] == {"used": ["S02", "S09"], "matches": ["B", "4"], "left": 0}
    assert kinds(table) == {P2: "draft", P3: "draft"}


def test_case_20_A19_the_new_card_is_usable_at_once_by_who_has_quota_left() -> None:
    table = fuse(players=2, mats=[["B01 B5", "B31"], ["B13", "B14"]], tray="R6 G3 R5 K1", row=ROW, pile="B12 B15 B16")
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert owed(table) == [1, 2]
    assert "place r5 on b03.1" in may(table, P1)
    play(table, "P1 place r5 on b03.1")


def test_A19_not_by_who_has_none_left() -> None:
    table = three()
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert may(table, P1) == []
    assert refusal(table, "P1 place r5 on b03.1") == "quota_used"


def test_A20_dice_freed_by_a_defusal_are_in_the_bag_for_the_next_roll_not_this_one() -> None:
    table = three()
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert tray(table) == "R6>1 G3 R5"
    assert in_bag(table) == 25 - 2 - 1, "two dice free in the tray, R1 on B08"


def test_case_27_A6_A28_the_draft_waits_for_pick_refill_and_sabotage() -> None:
    mats = [["B02", "B31"], ["B13", "B14"], ["B38", "B34"], ["B06 K1", "B35"], ["B08 R1", "B37"]]
    table = fuse(players=5, mats=mats, tray="B5!2 K6", owed=[0, 0, 0, 0, 1], row=ROW, pile="S05 B12")
    events = play(table, "P5 place k6 on b08.2")
    assert names_of(events) == ["placed", "defused"]
    assert kinds(table) == {P5: "pick"}
    events = play(table, "P5 pick b03")
    assert names_of(events) == ["picked", "card_drawn", "sabotage"]
    assert phase(table) == "draft"
    events = play(table, "P4 lose b06.1")
    assert names_of(events)[:4] == ["die_lost", "card_drawn", "row_filled", "penalty"]


def test_case_33_A14_a_chain_at_the_end_of_the_pile() -> None:
    table = three(pile="S05 S11", done=["", "", ""])
    events = play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert [e["card"] for e in happened(events, "sabotage")] == ["S05", "S11"]
    assert row(table) == ["B05", "B07", "B09", "B11"]
    assert not table.view(P1)["won"]
    assert table.view(P1)["pile"] == 0


def test_case_33_the_next_pick_draws_nothing() -> None:
    table = three("R6 K6 R5", pile="S05 S11")
    play(table, "P1 place r6 on b01.2", "P2 place k6 on b08.2", "P1 pick b03")
    events = play(table, "P2 pick b05")
    assert names_of(events) == ["picked"]
    assert row(table) == ["B07", "B09", "B11"]


def test_A14_sabotage_at_the_bottom_is_drawn_by_the_pick_that_takes_the_last_bomb_above_it() -> None:
    """A bomb stops the refill, so what lies under it waits for the next one."""
    table = three("R6 K6 R5", pile="B12 S05 S11")
    play(table, "P1 place r6 on b01.2", "P2 place k6 on b08.2")
    assert "sabotage" not in names_of(play(table, "P1 pick b03"))
    events = play(table, "P2 pick b05")
    assert [e["card"] for e in happened(events, "sabotage")] == ["S05", "S11"]
    assert len(row(table)) == 4


def test_the_row_is_filled_at_the_gap() -> None:
    table = three(pile="B12")
    play(table, "P1 place r6 on b01.2", "P1 pick b07")
    assert row(table) == ["B03", "B05", "B12", "B09", "B11"]


def test_the_picked_bomb_comes_empty_in_front_of_the_player() -> None:
    table = three()
    play(table, "P1 place r6 on b01.2", "P1 pick b07")
    (new,) = [card for card in table.view(P3)["mats"][P1] if card["card"] == "B07"]
    assert new["dice"] == [None, None, None]
    assert table.view(P3)["picks"] == 1


def test_A6_no_re_roll_while_a_pick_is_owed() -> None:
    table = rerolling(three("R6 K6 R5!3", owed=[1, 1, 0], pile=""), 3)
    play(table, "P1 place r6 on b01.2", "P2 place k6 on b08.2")
    assert kinds(table) == {P1: "pick", P2: "pick"}
    assert "penalty" not in names_of(play(table, "P2 pick b05"))
    assert "penalty" in names_of(play(table, "P1 pick b07"))


def test_only_one_card_per_defusal() -> None:
    table = three()
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert why(table, "P1 pick b05").code == "no_pick_owed"
    assert len(cards_of(table, P1)) == 2
    assert len(cards_of(table, P2)) == 2
