"""Losing dice to penalties and to sabotage.  (Cases 13-15, 29-32; A3-A8, A15, A30, A31.)"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tablemate import Table

from .builders import (
    P1,
    P2,
    P3,
    cards_of,
    dice_on,
    fuse,
    happened,
    in_bag,
    kinds,
    may,
    names_of,
    phase,
    play,
    refusal,
    rerolling,
    subject,
    tray,
    why,
)


def last_burn(mats: list[list[str | None]], die: str = "B6", value: int = 3, **fields: Any) -> Table:
    """Everybody has used a die but the last player, who is about to burn the last one, which re-rolls to a value."""
    players = len(mats)
    options = {"burn_if": "any", "strict_sheet": True, **fields.pop("options", {})}
    owed = [0] * (players - 1) + [1]
    table = fuse(players=players, mats=mats, tray=die, owed=owed, options=options, **fields)
    return rerolling(table, value)


ANA, BEN, CY = P1, P2, P3
CASE_13: list[list[str | None]] = [
    ["B27 B5 R3", "B10 B2 G6"],
    ["B25 B1 G2", "B35"],
    ["B33 R4", "B32 B1 R2 Y3"],
]


def test_case_13_each_player_able_to_loses_an_exposed_die_of_colour_or_new_value() -> None:
    table = last_burn(CASE_13)
    events = play(table, "P3 burn b6")
    assert happened(events, "penalty") == [{"die": "B3", "seat": CY}]
    assert kinds(table) == {ANA: "lose", CY: "lose"}
    assert may(table, ANA) == ["lose b27.1", "lose b27.2"]
    assert may(table, CY) == ["lose b32.3"]
    assert refusal(table, "P1 lose b10.1") == "die_covered"
    assert refusal(table, "P1 lose b10.2") == "die_does_not_match"
    assert refusal(table, "P1 lose b27.3") == "no_die_there"
    assert refusal(table, "P2 lose b25.1") == "wait_for_losses"
    assert subject(table, ANA) == {"cause": "penalty", "shown": "B3", "cards": ["B27"]}
    assert subject(table, CY)["cards"] == ["B32"]


def test_case_13_one_die_each_then_the_burnt_die_and_the_next_turn() -> None:
    table = last_burn(CASE_13)
    play(table, "P3 burn b6")
    before = in_bag(table)
    events = play(table, "P1 lose b27.2", "P3 lose b32.3")
    assert happened(events, "die_lost") == [
        {"seat": ANA, "die": "R3", "card": "B27", "slot": 2},
        {"seat": CY, "die": "Y3", "card": "B32", "slot": 3},
    ]
    assert names_of(events) == ["die_lost", "die_lost", "die_returned", "turn_started"]
    assert in_bag(table) == before + 3
    assert dice_on(table, "B27") == ["B5", None, None, None, None]
    assert dice_on(table, "B25") == ["B1", "G2", None, None]
    assert (phase(table), tray(table)) == ("roll", "")


def test_case_14_pyramid_covered_and_exposed() -> None:
    table = fuse(mats=[["B50 G1 Y1 R1 B1", "B35", "B38", "B31"]], options={"six_point": True})
    (pyramid,) = [card for card in table.view(P1)["mats"][0] if card["card"] == "B50"]
    assert pyramid["covered"] == [True, True, False, False, False, False]
    question = last_burn([["B50 G1 Y1 R1 B1", "B35"]], die="K6", value=1, options={"six_point": True})
    play(question, "P1 burn k6")
    assert may(question, P1) == ["lose b50.3", "lose b50.4"]
    assert refusal(question, "P1 lose b50.1") == "die_covered"


def test_case_15_A6_defuse_first_the_dice_of_the_bomb_are_safe() -> None:
    """P2 burns, then P1 completes a bomb: picked and in the bag before the die is rolled again."""
    table = fuse(
        players=2,
        mats=[["B08 R2", "B35"], ["B38", "B31"]],
        tray="K2!2 R5",
        owed=[1, 0],
        row="B01 B02",
        pile="",
        options={"strict_sheet": True},
    )
    table = rerolling(table, 5)
    bag = in_bag(table)
    events = play(table, "P1 place r5 on b08.2")
    assert names_of(events) == ["placed", "defused"]
    assert in_bag(table) == bag + 2
    events = play(table, "P1 pick b01")
    assert names_of(events) == ["picked", "penalty", "nothing_lost", "die_returned", "turn_started"]
    assert happened(events, "penalty") == [{"die": "K5", "seat": P2}]


def test_A3_the_value_after_the_re_roll_and_the_colour_of_the_die() -> None:
    """A K4 that re-rolls to 2 takes a black die or a two, never a four."""
    table = last_burn([["B02 R4", "B13 K1"], ["B06 B2", "B04 R4"], ["B31", "B38"]], die="K4", value=2)
    events = play(table, "P3 burn k4")
    assert happened(events, "penalty") == [{"die": "K2", "seat": P3}]
    assert may(table, P1) == ["lose b13.1"]
    assert may(table, P2) == ["lose b06.1"]


def test_A4_one_die_even_if_several_match() -> None:
    table = last_burn([["B27 K2 R2 B1", "B13 K1"], ["B31", "B38"]], die="K4", value=2)
    play(table, "P2 burn k4")
    assert may(table, P1) == ["lose b27.1", "lose b27.2", "lose b13.1"]
    events = play(table, "P1 lose b27.1")
    assert names_of(events) == ["die_lost", "die_returned", "turn_started"]


def test_A5_several_burnt_dice_one_by_one_in_the_order_of_burning() -> None:
    table = fuse(
        players=3,
        mats=[["B31", "B38"], ["B34", "B35"], ["B45", "B42"]],
        tray="R1 B3 G6",
        options={"burn_if": "any"},
    )
    table = rerolling(table, 1, 2, 3)
    events = play(table, "P2 burn b3", "P3 burn r1", "P1 burn g6")
    assert happened(events, "penalty") == [
        {"die": "B1", "seat": P2},
        {"die": "R2", "seat": P3},
        {"die": "G3", "seat": P1},
    ]
    assert names_of(events)[3:] == ["penalty", "nothing_lost", "die_returned"] * 3 + ["turn_started"]


def test_case_32_A5_A30_the_next_burnt_die_looks_at_the_state_after_the_first() -> None:
    """Y3 upon B1: the first die takes Y3, the second takes B1, exposed by then."""
    table = fuse(
        players=3,
        mats=[["B10 B1 Y3", "B38"], ["B34", "B35"], ["B45", "B42"]],
        tray="R6!2 K6",
        owed=[0, 0, 1],
        options={"burn_if": "any"},
    )
    table = rerolling(table, 3, 1)
    events = play(table, "P3 burn k6")
    assert happened(events, "penalty") == [{"die": "R3", "seat": P2}]
    assert may(table, P1) == ["lose b10.2"]
    events = play(table, "P1 lose b10.2")
    assert names_of(events) == ["die_lost", "die_returned", "penalty"]
    assert happened(events, "penalty") == [{"die": "K1", "seat": P3}]
    assert may(table, P1) == ["lose b10.1"]
    assert names_of(play(table, "P1 lose b10.1")) == ["die_lost", "die_returned", "turn_started"]
    assert in_bag(table) == 25


def test_A6_nobody_knows_the_new_value_while_drafting() -> None:
    table = fuse(
        players=3, mats=[["B31", "B38"], ["B34", "B35"], ["B02", "B13"]], tray="R1 B3 G6", options={"burn_if": "any"}
    )
    events = play(table, "P1 burn r1")
    assert names_of(events) == ["burnt"]
    assert happened(events, "burnt") == [{"seat": P1, "die": "R1"}]
    assert tray(table) == "R1!1 B3 G6"
    assert table.view(P2)["burnt"] == ["R1"]


def test_A7_a_die_placed_this_very_turn_is_at_risk() -> None:
    table = fuse(
        players=2,
        mats=[["B02", "B35"], ["B38", "B31"]],
        tray="K2!2 R5",
        owed=[1, 0],
        options={"strict_sheet": True},
    )
    table = rerolling(table, 5)
    play(table, "P1 place r5 on b02.1")
    assert may(table, P1) == ["lose b02.1"]


def test_A8_the_burning_player_suffers_too() -> None:
    table = last_burn([["B31", "B38"], ["B02 B3", "B13"]], die="B6", value=1)
    play(table, "P2 burn b6")
    assert kinds(table) == {P2: "lose"}


def test_a_loss_is_a_duty_and_a_single_answer_is_still_a_question() -> None:
    table = last_burn([["B02 B3", "B13"], ["B31", "B38"]], die="B6", value=1)
    play(table, "P2 burn b6")
    assert kinds(table) == {P1: "lose"}
    assert may(table, P1) == ["lose b02.1"]
    assert refusal(table, "P1 roll") == "lose_first"
    assert refusal(table, "P2 roll") == "wait_for_losses"


def test_a_question_without_an_answer_is_not_asked() -> None:
    table = last_burn([["B02 R3", "B13"], ["B31", "B38"]], die="B6", value=1)
    events = play(table, "P2 burn b6")
    assert names_of(events) == ["burnt", "penalty", "nothing_lost", "die_returned", "turn_started"]
    assert phase(table) == "roll"


def test_case_31_A30_the_order_of_answers_does_not_matter() -> None:
    """Equal states, and the same next roll."""
    mats: list[list[str | None]] = [["B27 B5 R3", "B10"], ["B38", "B35"], ["B33 B4", "B32 B1 R2 Y3"]]
    ends = set()
    rolls = set()
    for order in permutations(("P1 lose b27.1", "P3 lose b33.1")):
        table = last_burn(mats)
        play(table, "P3 burn b6", *order)
        ends.add(table.digest())
        roller = table.waiting[0].seat + 1
        rolls.add(str(play(table, f"P{roller} roll")))
    assert len(ends) == len(rolls) == 1


def test_case_31_five_players_all_orders() -> None:
    mats: list[list[str | None]] = [
        ["B27 B5 R3", "B10"],
        ["B02 B1", "B35"],
        ["B33 B4", "B31"],
        ["B13 R3", "B38"],
        ["B06 G3", "B34"],
    ]
    answers = ("P1 lose b27.2", "P2 lose b02.1", "P3 lose b33.1", "P4 lose b13.1", "P5 lose b06.1")
    ends = set()
    for order in permutations(answers):
        table = last_burn(mats)
        play(table, "P5 burn b6", *order)
        ends.add(table.digest())
    assert len(ends) == 1


# Sabotage in mid-draft


def case_29() -> Table:
    """P1 may defuse B01; P2 has B08 with R1 and B35 with K2; the pile shows S01 (red)."""
    return fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B08 R1", "B35 K2"], ["B38", "B34"]],
        tray="R6@1 G3@2 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 B12",
    )


def test_case_29_A30_A31_everything_waits_for_the_red_die_then_the_hand_is_judged_anew() -> None:
    table = case_29()
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert kinds(table) == {P2: "lose"}
    assert subject(table, P2) == {"cause": "sabotage", "shown": "R", "cards": ["B08"]}
    for line in ("P1 burn r5", "P2 burn g3", "P2 release g3", "P3 burn r5", "P3 claim r5"):
        assert refusal(table, line) in ("wait_for_losses", "lose_first")
    assert why(table, "P3 claim r5").arguments == {"seats": [2]}
    events = play(table, "P2 lose b08.1")
    assert names_of(events) == ["die_lost", "card_drawn", "row_filled"]
    assert may(table, P2, "place g3") == ["place g3 on b08.1", "place g3 on b08.2"]
    assert refusal(table, "P2 burn g3") == "die_fits"


def test_case_29_before_the_sabotage_burning_was_legal() -> None:
    """R5 lies free but fits P2 nowhere."""
    assert "burn g3" in may(case_29(), P2)


def test_case_29_A31_a_burn_made_before_it_stands() -> None:
    table = case_29()
    play(table, "P2 burn g3", "P1 place r6 on b01.2", "P1 pick b03", "P2 lose b08.1")
    assert tray(table) == "R6>1 G3!2 R5"
    assert may(table, P2) == []


def test_case_30_A31_a_die_in_hand_may_fit_no_longer() -> None:
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B35 K2 Y4", "B42"], ["B38", "B34"]],
        tray="R6 G3@2 R5",
        row="B03 B05 B07 B09 B11",
        pile="S04 B12",
    )
    assert may(table, P2, "place") == ["place g3 on b35.3"]
    play(table, "P1 place r6 on b01.2", "P1 pick b03", "P2 lose b35.2")
    assert may(table, P2, "place") == []
    assert "burn g3" in may(table, P2)


def test_A15_sabotage_takes_only_exposed_dice() -> None:
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B19 B1 R2", "B42"], ["B10 B4", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile="S02 B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert kinds(table) == {P3: "lose"}


def test_A31_dice_in_hand_burnt_or_free_are_not_lost() -> None:
    table = fuse(
        players=4,
        mats=[["B01 B5", "B31"], ["B19", "B42"], ["B10", "B34"], ["B14", "B35"]],
        tray="R6 B3@2 B5!3 B1",
        owed=[1, 1, 0, 1],
        row="B03 B05 B07 B09 B11",
        pile="S02 B12",
    )
    events = play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert names_of(events)[-4:] == ["sabotage", "nothing_lost", "card_drawn", "row_filled"]
    assert tray(table) == "R6>1 B3@2 B5!3 B1"


def test_sabotage_hits_the_defuser_too() -> None:
    table = fuse(
        players=3,
        mats=[["B01 B5", "B02 R1"], ["B19", "B42"], ["B10", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert kinds(table) == {P1: "lose"}


def test_sabotage_one_colour_or_one_number_nothing_else() -> None:
    """Not "colour or value" as for a penalty."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B02 R1 B4"], ["B19", "B42"], ["B10", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile="S09 B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert may(table, P1) == ["lose b02.2"]


def test_A4_one_die_per_sabotage_card() -> None:
    table = fuse(
        players=3,
        mats=[["B01 B5", "B15 R1 R4"], ["B19", "B42"], ["B10", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03", "P1 lose b15.1")
    assert kinds(table) == {P2: "draft", P3: "draft"}
    assert dice_on(table, "B15") == [None, "R4", None]


def test_A30_who_is_asked_is_fixed_when_the_question_opens() -> None:
    """P1 answers with the die that covered another red one, and is not asked again."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B32 R1 R2"], ["B02 R1", "B42"], ["B10", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert refusal(table, "P1 lose b32.1") == "die_covered"
    play(table, "P1 lose b32.2")
    assert dice_on(table, "B32") == ["R1", None, None, None]
    assert kinds(table) == {P2: "lose"}
    assert refusal(table, "P1 lose b32.1") == "wait_for_losses"
    play(table, "P2 lose b02.1")
    assert phase(table) == "draft"


def test_A30_a_pick_owed_waits_for_the_losses_too() -> None:
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B08 R1", "B02 R2"], ["B38", "B34"]],
        tray="R6 K6 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 B12 B13",
    )
    play(table, "P1 place r6 on b01.2", "P2 place k6 on b08.2", "P1 pick b03")
    assert kinds(table) == {P2: "lose"}
    assert refusal(table, "P2 pick b05") == "lose_first"
    assert refusal(table, "P3 burn r5") == "wait_for_losses"
    play(table, "P2 lose b02.1")
    assert kinds(table) == {P2: "pick", P3: "draft"}


@pytest.mark.parametrize("sabotage", ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11"])
def test_every_sabotage_card_takes_exactly_the_dice_it_shows(sabotage: str) -> None:
    shown = dict(zip([f"S{n:02}" for n in range(1, 12)], "RBGYK123456", strict=True))[sabotage]
    table = fuse(
        players=3,
        mats=[["B01 B5", "B27 R1 B2 G3 Y4"], ["B06 K5 K6", "B42"], ["B10", "B34"]],
        tray="R6 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile=f"{sabotage} B12",
    )
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    found = {f"b27.{slot}" for slot, die in enumerate(("R1", "B2", "G3", "Y4"), start=1) if shown in die}
    found |= {f"b06.{slot}" for slot, die in enumerate(("K5", "K6"), start=1) if shown in die}
    asked = {action.removeprefix("lose ") for seat in (P1, P2) for action in may(table, seat, "lose")}
    assert asked == found


def test_taking_a_die_away_leaves_the_others_as_they_lay() -> None:
    """A row may have gaps; what is left is judged as it lies."""
    table = last_burn([["B14 R2 B4 .", "B38"]], die="R6", value=6, options={"legality": "extendable"})
    play(table, "P1 burn r6", "P1 lose b14.1")
    assert dice_on(table, "B14") == [None, "B4", None]
    assert cards_of(table, P1) == ["B14", "B38"]


def test_a_die_in_the_bag_has_no_face_only_a_colour() -> None:
    table = last_burn([["B02 B3", "B13"], ["B31", "B38"], ["B35", "B34"], ["B33", "B36"], ["B39", "B40"]], die="B6")
    before = table.to_position()["bag"]
    play(table, "P5 burn b6", "P1 lose b02.1")
    assert table.to_position()["bag"] == {**before, "blue": before["blue"] + 2}
