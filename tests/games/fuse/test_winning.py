"""The win, the bonus phase, stopping, and the score.  (Cases 17, 28, 34, 35; A13, A24, A29, A34, A35.)"""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import Table

from .builders import (
    P1,
    P2,
    P3,
    P4,
    P5,
    cards_of,
    dice_on,
    ending,
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
    tray,
)


def last_card(tray: str = "R1 R6 G3", **fields: Any) -> Table:
    """Three players, one bomb left in the row, none in the pile; P3 may defuse B08."""
    mats = [["B02", "B31"], ["B13", "B14"], ["B08 R1", "B35 K1"]]
    return fuse(**{"players": 3, "mats": mats, "tray": tray, "row": "B01", "pile": "", **fields})


def test_case_17_A13_won_when_the_last_card_is_taken() -> None:
    """At 598.2 s; `sheet` plays on for the last 1.8 s, and the cards in front stay."""
    table = last_card(options={"mode": "live"})
    table.play("place r6 on b08.2", P3, at=598_100)
    assert not table.view(P1)["won"], "defusing is not yet winning"
    events = table.play("pick b01", P3, at=598_200)
    assert [event.name for event in events] == ["picked", "won"]
    assert table.view(P1)["won"]
    assert table.outcome is None
    assert cards_of(table, P3) == ["B01", "B35"]
    assert dice_on(table, "B35") == ["K1", None, None]
    table.play("place g3 on b02.1", P1, at=598_900)
    play(table, "clock time up", at=600_000)
    assert ending(table) == ("won", "time_up", 1)


def test_case_17_the_sheets_score_is_the_sum_of_the_values_defused() -> None:
    table = last_card(done=["B38 B50", "", "B26"], options={"six_point": True})
    play(table, "P3 place r6 on b08.2", "P3 pick b01", "clock time up")
    assert table.outcome is not None
    assert table.outcome.score == 4 + 6 + 3 + 1
    assert [seat["points"] for seat in table.outcome.seats] == [10, 0, 4]
    assert dict(table.outcome.figures) == {
        "points": 14,
        "win_bonus": 0,
        "time_bonus": 0,
        "defused": 4,
        "picks": 4,
        "turns": 1,
        "ended_by": 2,
    }


def two_picks(**options: Any) -> Table:
    """P1 and P2 may both defuse, one bomb is left in the row."""
    return fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B08 R1", "B14"], ["B38", "B34"]],
        tray="R4 K6 R5",
        row="B03",
        pile="",
        options=options,
    )


def test_case_28_A29_the_pick_that_empties_the_row_wins_the_others_lapse() -> None:
    table = two_picks()
    play(table, "P1 place r4 on b01.2", "P2 place k6 on b08.2")
    assert kinds(table) == {P1: "pick", P2: "pick", P3: "draft"}
    events = play(table, "P2 pick b03")
    assert names_of(events) == ["picked", "won", "pick_lapsed"]
    assert happened(events, "pick_lapsed") == [{"seat": P1}]
    assert cards_of(table, P1) == ["B31"]
    assert (table.view(P1)["picks"], table.view(P1)["points"]) == (1, 2)
    assert kinds(table) == {P1: "stop", P2: "stop", P3: "draft"}
    assert refusal(table, "P1 pick b03") == "not_in_row"


def test_case_28_book2015_it_is_over_and_all_defused_bombs_count() -> None:
    table = two_picks(edition="book2015")
    play(table, "P1 place r4 on b01.2", "P2 place k6 on b08.2", "P1 pick b03")
    assert ending(table) == ("won", "defused", 12)
    assert table.outcome is not None
    assert (table.outcome.figures["defused"], table.outcome.figures["picks"]) == (2, 1)


def five(**options: Any) -> Table:
    """P3 may take the last card while P4 and P5 still owe a die (case 34)."""
    mats = [["B02", "B31"], ["B13", "B14"], ["B08 R1", "B35"], ["B06", "B38"], ["B45", "B42"]]
    return fuse(
        players=5, mats=mats, tray="B1>1 B2>2 R6 G3 Y6", owed=[0, 0, 1, 1, 1], row="B01", pile="",
        bag_holder=4, options=options,
    )  # fmt: skip


def test_case_34_A34_sheet_the_turn_goes_on_with_placing_burning_fallout_and_the_bag() -> None:
    table = rerolling(five(), 3)
    play(table, "P3 place r6 on b08.2", "P3 pick b01")
    assert kinds(table) == {P1: "stop", P2: "stop", P3: "stop", P4: "draft", P5: "draft"}
    play(table, "P4 place g3 on b06.1")
    events = play(table, "P5 burn y6")
    assert happened(events, "penalty") == [{"die": "Y3", "seat": P5}]
    assert may(table, P4, "lose") == ["lose b06.1"]
    play(table, "P4 lose b06.1")
    assert (phase(table), table.view(P1)["bag_holder"]) == ("roll", P1)
    assert may(table, P1) == ["roll", "stop"]


def test_case_34_A34_book2015_all_stops_at_the_pick() -> None:
    table = five(edition="book2015")
    play(table, "P3 place r6 on b08.2", "P3 pick b01")
    assert ending(table) == ("won", "defused", 11)
    assert phase(table) == "over"
    assert all(not table.legal(seat) for seat in range(5))


def bonus(**fields: Any) -> Table:
    """Two players after the win; P1 has one bomb left that a K6 completes."""
    options = fields.pop("options", {})
    return fuse(
        **{
            "players": 2,
            "mats": [["B08 R1", None], ["B13", "B14"]],
            "row": "",
            "pile": "",
            "picks": 3,
            "won": True,
            "done": ["B01 B03", "B05 B07"],
            "options": {"bombs": 3, "sabotage_count": 0, **options},
            **fields,
        }
    )


def test_case_35_A35_a_player_without_cards_owes_nothing() -> None:
    """q = 2, four dice: P1 defuses their only card with the first die."""
    table = bonus(tray="K6 R2 R3 R4")
    assert owed(table) == [2, 2]
    events = play(table, "P1 place k6 on b08.2")
    assert "picked" not in names_of(events)
    assert owed(table) == [0, 2]
    assert kinds(table) == {P1: "stop", P2: "draft"}
    play(table, "P2 place r2 on b13.1")
    events = play(table, "P2 place r3 on b14.1")
    assert happened(events, "die_returned") == [{"die": "R4"}]
    assert "penalty" not in names_of(events)
    assert phase(table) == "roll"


def test_case_35_A35_the_next_roll_has_dice_only_for_who_holds_a_card() -> None:
    table = bonus(mats=[[None, None], ["B13", "B14"]], bag_holder=0)
    assert kinds(table) == {P1: "roll", P2: "stop"}, "they still pass the bag and may roll"
    events = play(table, "P1 roll")
    assert happened(events, "rolled") == [{"seat": P1, "dice": 2}]
    assert owed(table) == [0, 2]
    assert may(table, P1) == ["stop"]
    assert refusal(table, "P1 claim " + tray(table).split()[0]) == "quota_used"


def test_A35_bonus_seats_all_keeps_the_letter() -> None:
    """As many dice as ever, and who has no card takes one and burns it."""
    table = bonus(mats=[[None, None], ["B13", "B14"]], options={"bonus_seats": "all", "hold": False})
    assert happened(play(table, "P1 roll"), "rolled") == [{"seat": P1, "dice": 4}]
    assert owed(table) == [2, 2]
    assert len(may(table, P1, "burn")) == len(set(tray(table).split()))
    assert may(table, P1, "place") == []


def test_A35_bonus_seats_all_the_quota_stays_after_the_last_card() -> None:
    table = bonus(tray="K6 R2 R3 R4", options={"bonus_seats": "all"})
    play(table, "P1 place k6 on b08.2")
    assert owed(table) == [1, 2]
    assert {"burn r2", "burn r3", "burn r4"} <= set(may(table, P1))


def test_A35_if_nobody_left_has_quota_the_free_dice_go_to_the_bag() -> None:
    table = bonus(tray="K6 R2 R3>2 R4>2", owed=[2, 0])
    events = play(table, "P1 place k6 on b08.2")
    assert happened(events, "die_returned") == [{"die": "R2"}]
    assert phase(table) == "roll"
    assert in_bag(table) == 25


def test_bonus_penalties_go_on_unchanged() -> None:
    table = rerolling(bonus(mats=[["B35", None], ["B13 B2", "B14"]], tray="R2", owed=[1, 0]), 2)
    play(table, "P1 burn r2")
    assert kinds(table) == {P1: "stop", P2: "lose"}


def test_bonus_a_defused_card_counts_and_is_not_replaced() -> None:
    table = bonus(tray="K6 R2 R3 R4")
    assert table.view(P1)["points"] == 4
    play(table, "P1 place k6 on b08.2")
    assert table.view(P1)["points"] == 5
    assert cards_of(table, P1) == []
    assert table.view(P1)["picks"] == 3


def test_bonus_over_when_no_player_holds_a_card() -> None:
    table = bonus(mats=[["B08 R1", None], [None, None]], tray="K6 R2")
    events = play(table, "P1 place k6 on b08.2")
    assert names_of(events)[-2:] == ["defused", "game_over"]
    assert ending(table) == ("won", "no_cards", 5)


def test_bonus_over_when_all_have_stopped_and_a_stop_is_not_taken_back() -> None:
    table = bonus(tray="K6 R2 R3 R4")
    assert happened(play(table, "P2 stop"), "stopped") == [{"seat": P2}]
    assert refusal(table, "P2 stop") == "already_stopped"
    assert table.view(P1)["stopped"] == [P2]
    assert "draft" in kinds(table).values()
    play(table, "P1 stop")
    assert ending(table) == ("won", "stopped", 4)


def test_stopping_is_optional() -> None:
    assert [decision.optional for decision in bonus().waiting] == [kind == "stop" for kind in kinds(bonus()).values()]
    assert "stop" in kinds(bonus()).values()


def test_stop_only_once_won() -> None:
    assert refusal(last_card(), "P1 stop") == "not_won_yet"


def test_stop_is_possible_at_any_moment_of_the_bonus_phase() -> None:
    """Before the roll, in the draft, and while dice are lost, also by who is not asked."""
    assert may(bonus(), P2) == ["stop"]
    assert "stop" in may(bonus(tray="K6 R2 R3 R4"), P1)
    table = rerolling(bonus(mats=[["B35", None], ["B13 B2", "B14"]], tray="R2", owed=[1, 0]), 2)
    play(table, "P1 burn r2")
    assert may(table, P1) == ["stop"]
    assert may(table, P2) == ["lose b13.1", "stop"]
    play(table, "P1 stop", "P2 stop")
    assert ending(table) == ("won", "stopped", 4)


def test_stop_a_player_who_stopped_still_owes_dice_and_answers() -> None:
    table = bonus(tray="K6 R2 R3 R4")
    play(table, "P1 stop")
    assert kinds(table)[P1] == "draft"
    play(table, "P1 place k6 on b08.2")


def test_stop_is_another_action_after_which_a_placement_stands() -> None:
    """Until another action of that player."""
    table = bonus(tray="K6 R2 R3 R4", options={"undo": True})
    play(table, "P2 place r2 on b13.1")
    assert "take back" in may(table, P2)
    play(table, "P2 stop")
    assert "take back" not in may(table, P2)


def test_A13_defusing_the_cards_in_front_is_not_needed() -> None:
    """And taking the last card is, even if every bomb in front is done."""
    table = last_card()
    play(table, "P3 place r6 on b08.2")
    assert table.outcome is None
    play(table, "P3 pick b01")
    assert table.view(P1)["won"]


def test_a_win_is_exactly_D_picks() -> None:
    table = fuse(mats=[["B08 R1", "B01 B5", "B31", "B38"]], tray="K6 R4 R1", row="B03 B05", pile="")
    play(table, "P1 place k6 on b08.2", "P1 pick b03", "P1 place r4 on b01.2")
    assert not table.view(P1)["won"]
    play(table, "P1 pick b05")
    assert table.view(P1)["won"]
    assert table.view(P1)["picks"] == table.view(P1)["bombs"] == 2


# Score


def book(at: int | None, **options: Any) -> int:
    """The score of a game of book2015 won with three points at a moment."""
    table = last_card(done=["B15", "", ""], options={"edition": "book2015", **options})
    play(table, "P3 place r6 on b08.2", at=at)
    play(table, "P3 pick b01", at=at)
    assert table.outcome is not None
    return table.outcome.score


@pytest.mark.parametrize(
    ("at", "step", "points"),
    [(530_000, 10, 7), (530_001, 10, 6), (599_999, 10, 0), (0, 10, 60), (530_000, 5, 14), (530_000, 1, 70)],
)
def test_A24_book2015_time_bonus_one_point_for_every_step_of_seconds_left(at: int, step: int, points: int) -> None:
    assert book(at, mode="live", step=step) == 10 + 3 + points


def test_A24_no_time_bonus_where_there_is_no_clock() -> None:
    assert book(None) == book(1000) == 13
    assert book(1000, mode="rolls") == 13
    assert book(None, mode="live") == 13


def test_A58_a_won_game_set_up_from_its_position_keeps_its_time_bonus() -> None:
    table = last_card(options={"edition": "book2015", "mode": "live"})
    play(table, "P3 place r6 on b08.2", "P3 pick b01", at=530_000)
    position = table.to_position()
    again = table.game.from_position(position)
    assert table.outcome is not None
    assert again.outcome == table.outcome
    assert again.outcome.figures["time_bonus"] == 7


def test_A58_a_position_that_says_no_time_has_no_time_bonus() -> None:
    table = last_card(options={"edition": "book2015", "mode": "live"})
    play(table, "P3 place r6 on b08.2", "P3 pick b01")
    again = table.game.from_position(table.to_position())
    assert again.outcome is not None
    assert again.outcome == table.outcome
    assert (again.outcome.score, again.outcome.figures["time_bonus"]) == (10 + 1, 0)


def test_A58_points_for_time_count_from_the_time_of_the_position() -> None:
    """A puzzle may begin in the last minute."""
    table = last_card(time=560_000, options={"edition": "book2015", "mode": "live"})
    play(table, "P3 place r6 on b08.2", "P3 pick b01")
    assert table.outcome is not None
    assert table.outcome.figures["time_bonus"] == 4


def test_A24_a_longer_clock_counts_from_its_own_end() -> None:
    assert book(600_000, mode="relaxed", clock_factor=2) == 13 + 60
    assert book(890_000, mode="relaxed") == 13 + 1


def test_A24_the_stamp_of_the_winning_action_also_if_it_is_the_answer_to_a_sabotage() -> None:
    """One bomb in all (A37): the last pick draws the sabotage, and the win comes after it."""
    table = last_card(row="B01", pile="S05", options={"edition": "book2015", "mode": "live"})
    table.play("place r6 on b08.2", P3, at=100_000)
    table.play("pick b01", P3, at=200_000)
    assert kinds(table) == {P3: "lose"}
    table.play("lose b35.1", P3, at=300_000)
    assert table.outcome is not None
    assert table.outcome.score == 10 + 1 + 30


def test_score_a_loss_shows_the_points_without_any_bonus() -> None:
    for edition in ("sheet", "book2015"):
        table = last_card(done=["B15 B38", "", "B26"], row="B01 B03", options={"edition": edition, "mode": "live"})
        play(table, "clock time up", at=600_000)
        assert ending(table) == ("lost", "time_up", 2 + 4 + 3)


def test_score_no_time_bonus_in_the_sheet() -> None:
    table = last_card(options={"mode": "live"})
    play(table, "P3 place r6 on b08.2", "P3 pick b01", "P1 stop", "P2 stop", "P3 stop", at=1000)
    assert ending(table) == ("won", "stopped", 1)


def test_bonus_takes_no_pick_even_with_confirm_and_undo() -> None:
    table = bonus(tray="K6 R2 R3 R4", options={"confirm_draft": True, "undo": True})
    play(table, "P1 place k6 on b08.2", "P2 place r2 on b13.1", "P2 place r3 on b14.1")
    assert kinds(table) == {P1: "confirm", P2: "confirm"}
    play(table, "P1 confirm", "P2 confirm")
    assert phase(table) == "roll"


def test_points_belong_to_who_defused() -> None:
    table = two_picks()
    play(table, "P1 place r4 on b01.2", "P2 place k6 on b08.2", "P1 pick b03", "clock time up")
    assert table.outcome is not None
    assert [seat["points"] for seat in table.outcome.seats] == [1, 1, 0]
