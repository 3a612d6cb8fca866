"""Placing dice through a table: the worked cards of the sheet and our own, accepted and refused."""

from __future__ import annotations

import pytest

from tablemate import Table

from .builders import GAME, P1, WITH_EXAMPLES, cards_of, dice_on, fuse, kinds, may, names_of, play, refusal, why

LONELY = ("B31", "B35", "B38")
"""Bombs that fill up the mat of a solo player and are not looked at."""


def solo(bomb: str, *dice: str, legality: str = "extendable") -> Table:
    """One player with this bomb among four; these dice lie in the tray."""
    options = {"deck": WITH_EXAMPLES, "legality": legality, "six_point": True}
    return fuse(mats=[[bomb, *LONELY]], tray=" ".join(dice), options=options)


def accepts(bomb: str, die: str, slot: int, legality: str = "extendable") -> bool:
    """May this die be placed there?"""
    table = solo(bomb, die, legality=legality)
    line = f"place {die} on {bomb.split()[0]}.{slot}".lower()
    if line in may(table, P1):
        before = dice_on(table, bomb.split()[0])
        defused = "defused" in names_of(play(table, f"P1 {line}"))
        assert defused or dice_on(table, bomb.split()[0]) == [*before[: slot - 1], die, *before[slot:]]
        return True
    refusal(table, f"P1 {line}")
    return False


def values(bomb: str, slot: int, legality: str = "extendable") -> str:
    """The values that a slot takes in some colour."""
    return "".join(v for v in "123456" if any(accepts(bomb, f"{c}{v}", slot, legality) for c in "RBGYK"))


def code(bomb: str, die: str, slot: int, legality: str = "extendable") -> str:
    """Why this die may not be placed there."""
    return refusal(solo(bomb, die, legality=legality), f"P1 place {die} on {bomb.split()[0]}.{slot}")


def test_case_1_three_of_one_value_the_last_blue() -> None:
    """The sheet's example of the number sign, end to end."""
    assert code("X1", "G4", 3) == "slot_refuses"
    table = solo("X1", "G4", "B4", "Y4")
    play(table, "P1 place g4 on x1.1", "P1 place b4 on x1.3")
    assert dice_on(table, "X1") == ["G4", None, "B4"]
    assert code("X1 G4 . B4", "R5", 2) == "relation_broken"
    assert "defused" in names_of(play(table, "P1 place y4 on x1.2"))
    assert kinds(table) == {P1: "pick"}


def test_case_2_neighbours_differ_in_colour() -> None:
    assert accepts("X2 R1", "R5", 3)
    assert code("X2 R1 . R5", "R2", 2) == "relation_broken"
    assert accepts("X2 R1 . R5", "G2", 2)
    assert code("X2 R1 G2 R5", "R6", 4) == "relation_broken"
    assert accepts("X2 R1 G2 R5", "K6", 4)


def test_case_3_a_rising_stack_of_four() -> None:
    assert values("X4", 1) == "123"
    assert code("X4", "R4", 1) == "dead_end"
    assert values("X4 R2", 2) == "34"
    assert code("X4 R2", "B5", 2) == "dead_end"
    assert code("X4 R2", "B2", 2) == "relation_broken"


def test_case_3_A9_local_judges_only_what_lies_there() -> None:
    """The letter of the sheet; with it a player may run into a dead end."""
    assert values("X4", 1, "local") == "123456"
    assert values("X4 R2", 2, "local") == "3456"
    assert code("X4 R2", "B2", 2, "local") == "relation_broken"


def test_case_4_the_yellow_one_waits_for_two_dice_below() -> None:
    assert accepts("X5", "Y1", 1)
    assert code("X5", "Y1", 3) == "needs_support"
    assert code("X5 R1", "Y1", 3) == "needs_support"
    assert code("X5 R1 B2", "Y2", 3) == "slot_refuses"
    assert accepts("X5 R1 B2", "Y1", 3)


def test_case_5_a_stack_grows_upward_and_a_split_die_takes_either() -> None:
    assert accepts("X3", "K3", 1)
    assert code("X3", "R2", 2) == "needs_support"
    assert accepts("X3 K3 R2", "Y6", 3)
    assert accepts("X3 K3 R2", "B1", 3)
    assert code("X3 K3 R2", "B2", 3) == "slot_refuses"


def test_case_6_an_alternative_is_a_whole() -> None:
    assert accepts("B42", "R4", 1)
    assert accepts("B42", "B2", 1)
    assert code("B42", "R2", 1) == "slot_refuses"
    assert code("B42", "B4", 1) == "slot_refuses"


def test_case_7_A18_a_gap_goes_both_ways() -> None:
    """The difference is absolute."""
    assert values("B17 R6", 2) == "5"
    assert values("B17 R6 . .", 3) == "46"
    assert values("B01 R3", 2) == "24"


def test_case_8_a_sum_must_stay_possible() -> None:
    assert code("B20", "R1", 3) == "dead_end"
    assert code("B20", "R6", 1) == "dead_end"
    assert code("B20", "R6", 2) == "dead_end"
    assert values("B20", 1) == "12345"
    assert values("B20", 3) == "23456"


def test_case_9_colour_and_sum() -> None:
    assert [accepts("B29", f"Y{value}", 1) for value in range(1, 7)] == [True] * 4 + [False] * 2
    assert code("B29", "Y5", 1) == "dead_end"
    assert code("B29", "B6", 2) == "dead_end"


OWN_CARDS = {
    **WITH_EXAMPLES,
    "bomb": [
        *WITH_EXAMPLES["bomb"],
        {"id": "T10", "value": 2, "layout": "row", "slots": ["_", "_", "_"], "rules": ["same_either 1 2 3"]},
        {"id": "T11", "value": 2, "layout": "row", "slots": ["_", "_", "_", "_"], "rules": ["balance 1 2 = 3 4"]},
        {
            "id": "T16",
            "value": 1,
            "layout": "row",
            "slots": ["_", "_", "_"],
            "rules": ["same_value 1 2", "same_colour 2 3"],
        },
        {
            "id": "T17",
            "value": 1,
            "layout": "row",
            "slots": ["_", "_", "_"],
            "rules": ["same_either 1 2", "same_either 2 3"],
        },
        {
            "id": "T18",
            "value": 1,
            "layout": "row",
            "slots": ["_", "R/4", "_"],
            "rules": ["same_either 1 2", "same_either 2 3"],
        },
    ],
}


def own(bomb: str, dice: list[str | None], *tray: str) -> Table:
    """One player with a card of the tests' own."""
    mats = [[{"card": bomb, "dice": dice}, *LONELY]]
    return GAME.from_position(
        {"options": {"deck": OWN_CARDS}, "phase": "draft", "mats": mats, "tray": list(tray)}, seed=1
    )


def test_case_10_A17_three_split_dice_are_one_choice() -> None:
    table = own("T10", ["R4", "R2", None], "R6", "B2")
    assert "place r6 on t10.3" in may(table, P1)
    assert refusal(table, "P1 place b2 on t10.3") == "relation_broken"
    table = own("T10", ["R4", None, None], "B4", "R2", "B2")
    assert {"place b4 on t10.2", "place r2 on t10.2"} <= set(may(table, P1))
    assert refusal(table, "P1 place b2 on t10.2") == "relation_broken"


def test_case_11_a_balance() -> None:
    table = own("T11", ["R6", "B6", None, None], "G6", "G5")
    assert "place g6 on t11.3" in may(table, P1)
    assert refusal(table, "P1 place g5 on t11.3") == "dead_end"


def test_A16_the_middle_split_die_holds_both_links() -> None:
    """Same value to the left and same colour to the right, not one of the two."""
    table = own("T16", ["R4", None, "B1"], "B4", "R1", "G4")
    assert may(table, P1, "place b4 on t16") == ["place b4 on t16.2"]
    assert refusal(table, "P1 place r1 on t16.2") == "relation_broken"
    assert refusal(table, "P1 place g4 on t16.2") == "relation_broken"


def fitting(bomb: str, dice: list[str | None], slot: int) -> str:
    """Every die that a slot takes, in the order of colours."""
    dice_types = [f"{colour}{value}" for colour in "RBGYK" for value in range(1, 7)]
    trays = (own(bomb, dice, die) for die in dice_types)
    lines = (f"place {die} on {bomb}.{slot}".lower() for die in dice_types)
    return " ".join(die for die, table, line in zip(dice_types, trays, lines, strict=True) if line in may(table, P1))


@pytest.mark.parametrize(
    ("left", "right", "middle"),
    [
        ("R4", "B1", "R1 B4"),
        ("R4", "R6", "R1 R2 R3 R4 R5 R6"),
        ("R4", "B4", "R4 B4 G4 Y4 K4"),
        ("R4", "R4", "R1 R2 R3 R4 R5 R6 B4 G4 Y4 K4"),
    ],
)
@pytest.mark.slow
def test_A16_a_slot_of_either_criterion_keeps_both_its_links(left: str, right: str, middle: str) -> None:
    """Value or colour to the left, value or colour to the right: each link has its choice, and none is left out."""
    assert fitting("T17", [left, None, right], 2) == middle


def test_A16_both_links_hold_whichever_die_comes_first() -> None:
    assert fitting("T17", [None, "R4", None], 1) == "R1 R2 R3 R4 R5 R6 B4 G4 Y4 K4"
    assert fitting("T17", ["G4", "R4", None], 3) == "R1 R2 R3 R4 R5 R6 B4 G4 Y4 K4"
    table = own("T17", ["G4", "R4", None], "R1")
    assert "defused" in names_of(play(table, "P1 place r1 on t17.3"))


def test_A16_a_printed_choice_in_the_slot_stands_beside_its_links() -> None:
    """Red or a four, and like both neighbours: B4 is like them and a four, R1 is red, and G1 would be neither."""
    assert fitting("T18", ["R4", None, "B1"], 2) == "R1 B4"
    assert fitting("T18", ["G1", None, "K1"], 2) == "R1"
    assert refusal(own("T18", ["G1", None, "K1"], "B1"), "P1 place b1 on t18.2") == "slot_refuses"
    assert refusal(own("T18", ["G1", None, None], "B2"), "P1 place b2 on t18.3") == "dead_end"


def test_case_12_a_falling_pyramid() -> None:
    assert values("B51", 1) == "3456"
    assert code("B51", "R1", 1) == "dead_end"
    assert code("B51", "R2", 2) == "dead_end"
    assert values("B51 R5 B3", 4) == "2"


def test_case_24_the_rising_stack_of_the_sheet() -> None:
    """2 < 4 < 5 < 6 is defused; 2, 4, 4 is refused."""
    assert code("X4 R2 B4", "B4", 3) == "relation_broken"
    table = solo("X4 R2", "B4", "B5", "K6")
    events = play(table, "P1 place b4 on x4.2", "P1 place b5 on x4.3", "P1 place k6 on x4.4")
    assert "defused" in names_of(events)
    assert "X4" not in cards_of(table, P1)


@pytest.mark.parametrize("colour", "RBGYK")
def test_case_25_a_white_die_takes_any_colour(colour: str) -> None:
    assert [accepts("X3", f"{colour}{value}", 1) for value in range(1, 7)] == [value == 3 for value in range(1, 7)]


def test_case_41_local_against_extendable() -> None:
    assert values("B14 R3", 3, "local") == "456"
    assert values("B14 R3", 3) == "56"
    assert code("B14 R3", "B4", 3) == "dead_end"


def test_local_a_dead_end_stays_a_dead_end_until_a_die_is_lost() -> None:
    """Under `local` a loss can free a card again."""
    assert values("B14 R3 . B4", 2, "local") == ""
    table = fuse(
        mats=[["B14 R3 . B4", "B08 R1", *LONELY[:2]]],
        tray="K6 K5",
        row="B01 B02",
        pile="S09",
        options={"legality": "local"},
        owed=[2],
    )
    play(table, "P1 place k6 on b08.2", "P1 pick b01", "P1 lose b14.3")
    assert {"place k5 on b14.2", "place k5 on b14.3"} <= set(may(table, P1))


def test_a_refusal_names_die_card_slot_and_what_it_asks() -> None:
    reason = why(solo("B42", "R2"), "P1 place r2 on b42.1")
    asks = [{"colour": "red", "value": 4}, {"colour": "blue", "value": 2}]
    assert (reason.rule, dict(reason.arguments)) == ("L3", {"card": "B42", "slot": 1, "die": "R2", "asks": asks})
    reason = why(solo("X5", "Y1"), "P1 place y1 on x5.3")
    assert (reason.rule, reason.arguments["below"]) == ("L2", 1)
    reason = why(solo("X4 R2", "B5"), "P1 place b5 on x4.2")
    rules = [{"kind": "rise", "slots": [1, 2, 3, 4], "right": [], "number": None}]
    assert (reason.rule, reason.arguments["rules"]) == ("L5", rules)


def test_L1_a_filled_slot_takes_nothing_and_dice_never_move() -> None:
    table = solo("B02 R1", "G4")
    assert code("B02 R1", "G4", 1) == "slot_filled"
    assert refusal(table, "P1 place r1 on b02.2") == "die_not_in_tray"
    assert not [action for action in may(table, P1) if "r1" in action]


def test_row_slots_are_filled_in_any_order() -> None:
    for slot in (1, 2, 3):
        assert accepts("B02", "G4", slot)


def test_a_large_pyramid_needs_both_dice_below() -> None:
    assert code("B50 G1", "B2", 4) == "needs_support"
    assert accepts("B50 G1 Y1", "B2", 4)
    assert code("B50 G1 Y1 . B2", "K1", 5) == "needs_support"
    assert accepts("B50 G1 Y1 R1 B2", "K1", 5)


def test_twin_stacks_grow_one_by_one() -> None:
    assert accepts("B53", "K1", 4)
    assert code("B53", "G1", 5) == "needs_support"
    assert accepts("B53 . . . K1", "G1", 5)
    assert accepts("B53 . . . K1", "R3", 1)
