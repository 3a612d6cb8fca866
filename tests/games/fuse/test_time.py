"""Time: the clock of the table, `time up` in every phase, late actions.  (Sheet: aim; cases 18 and 37; A25, A36.)"""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import CLOCK, IllegalAction, Record, Table
from tablemate.kernel.clock import LONGEST_GRACE, Clock, grace
from tablemate.kernel.moves import Move

from .builders import P1, P2, P3, ending, fuse, kinds, may, names_of, phase, play, refusal, rerolling

TEN_MINUTES = 600_000


class LiveTable:
    """A table with a clock, as a room keeps it: a time is judged when an action comes in, the rules see none."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clock = Clock(table.options.clock)

    def receive(self, line: str, at: int, *, sent: int | None = None, round_trip: int = 0) -> bool:
        """Play an action that came in at this time; False if it came too late."""
        stamp = self.clock.admitted(at, sent=sent, round_trip=round_trip)
        if stamp is None:
            return False
        play(self.table, line, at=stamp)
        return True


def live(tray: str = "R6 G3 R5", **fields: Any) -> Table:
    """Three players at a live table; P1 defuses B01 with R6."""
    mats = [["B01 B5", "B31"], ["B08 R1", "B14"], ["B38", "B34"]]
    options = {"mode": "live", **fields.pop("options", {})}
    return fuse(**{
        "players": 3, "mats": mats, "tray": tray, "row": "B03 B05", "pile": "", "options": options, **fields,
    })  # fmt: skip


# The clock


def test_case_18_a_placement_that_came_in_after_the_deadline_is_refused() -> None:
    """Received at 600.080 s, stamped 600.020 s."""
    room = LiveTable(live())
    assert not room.receive("P1 place r6 on b01.2", 600_080, sent=600_020, round_trip=200)
    play(room.table, "clock time up", at=TEN_MINUTES)
    assert ending(room.table)[:2] == ("lost", "time_up")


def test_case_18_A25_by_grace_it_is_logged_before_time_up() -> None:
    """Stamped 599.990 s on a 200 ms line, received 80 ms late."""
    room = LiveTable(live())
    assert not room.clock.ended(600_080, (200,))
    assert room.receive("P1 place r6 on b01.2", 600_080, sent=599_990, round_trip=200)
    play(room.table, "clock time up", at=TEN_MINUTES)
    assert room.table.moves == (
        Move(P1, "place r6 on b01.2", 599_999),
        Move(CLOCK, "time up", TEN_MINUTES),
    )
    assert room.table.outcome is not None
    assert room.table.outcome.figures["defused"] == 1


def test_case_18_A25_on_the_deadline_is_too_late() -> None:
    """In less than ten minutes: stamped 600.000 s is refused."""
    clock = Clock(TEN_MINUTES)
    assert clock.admitted(600_000) is None
    assert clock.admitted(600_050, sent=600_000, round_trip=200) is None
    assert clock.admitted(599_999) == 599_999


def test_A25_the_grace_is_half_the_round_trip_and_150_ms_at_most() -> None:
    clock = Clock(TEN_MINUTES)
    assert [grace(trip) for trip in (0, 100, 200, 300, 5000)] == [0, 50, 100, 150, LONGEST_GRACE]
    assert clock.admitted(600_099, sent=599_000, round_trip=200) == 599_999
    assert clock.admitted(600_101, sent=599_000, round_trip=200) is None
    assert clock.admitted(600_149, sent=599_000, round_trip=9999) == 599_999
    assert clock.admitted(600_151, sent=599_000, round_trip=9999) is None


@pytest.mark.parametrize("trip", [0, 1, 20, 200, 5000])
def test_A25_no_action_is_admitted_once_time_is_up(trip: int) -> None:
    """At every moment around the deadline either the time is up or what was sent in time still counts."""
    clock = Clock(TEN_MINUTES)
    for now in range(599_990, 600_200):
        in_time = clock.admitted(now, sent=599_000, round_trip=trip) is not None
        assert in_time != clock.ended(now, (trip,))


def test_A25_time_up_waits_for_the_longest_grace_of_the_seats() -> None:
    clock = Clock(TEN_MINUTES)
    assert clock.ended(600_000)
    assert not clock.ended(599_999)
    assert not clock.ended(600_099, (20, 200))
    assert clock.ended(600_100, (20, 200))
    assert (clock.left(599_000), clock.left(700_000)) == (1000, 0)


def test_A25_the_rules_see_only_whether_an_action_stands_before_time_up() -> None:
    """The same actions with other stamps lead to the same state."""
    early, late = live(), live()
    play(early, "P1 place r6 on b01.2", at=5)
    play(late, "P1 place r6 on b01.2", at=599_999)
    assert early.digest() == late.digest()


@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({"mode": "live"}, 600_000),
        ({"mode": "relaxed"}, 900_000),
        ({"mode": "relaxed", "clock_factor": 2}, 1_200_000),
        ({"mode": "practice"}, None),
        ({"mode": "rolls"}, None),
    ],
)
def test_the_length_of_the_clock_by_mode(options: dict[str, Any], length: int | None) -> None:
    assert fuse(players=3, options=options).options.clock == length


# Time up in every phase


def burnt(**fields: Any) -> Table:
    """A penalty asks P1 for a die."""
    table = live(tray="B2", owed=[0, 0, 1], options={"burn_if": "any"}, **fields)
    table = rerolling(table, 5)
    play(table, "P3 burn b2")
    assert kinds(table) == {P1: "lose"}
    return table


def sabotaged() -> Table:
    """A sabotage card asks P2 for a die."""
    table = live(row="B03 B05 B07 B09 B11", pile="S01 B12")
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert kinds(table) == {P2: "lose"}
    return table


def sabotaged_at_the_last_pick() -> Table:
    """One bomb in all: row and pile are empty, and the win waits for P2's answer (A37)."""
    table = live(row="B03", pile="S01")
    play(table, "P1 place r6 on b01.2", "P1 pick b03")
    assert kinds(table) == {P2: "lose"}
    return table


def owing_a_pick() -> Table:
    """P1 owes a pick."""
    table = live()
    play(table, "P1 place r6 on b01.2")
    assert kinds(table)[P1] == "pick"
    return table


def confirming() -> Table:
    """Two of three have confirmed."""
    table = live(tray="G3", owed=[0, 1, 0], options={"confirm_draft": True})
    play(table, "P2 place g3 on b14.1", "P1 confirm", "P3 confirm")
    return table


def in_hand() -> Table:
    """P2 holds a die."""
    table = live()
    play(table, "P2 claim g3")
    return table


MOMENTS = {
    "roll": lambda: live(tray="", phase="roll"),
    "draft": live,
    "mid draft": lambda: live("R6>3 G3 R5", owed=[1, 1, 0]),
    "in hand": in_hand,
    "pick": owing_a_pick,
    "sabotage": sabotaged,
    "sabotage at the last pick": sabotaged_at_the_last_pick,
    "penalty": burnt,
    "confirm": confirming,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_A36_time_up_ends_the_game_at_once_in(moment: str) -> None:
    """Open questions are dropped, everything stays where it lies, and nobody may do anything any more."""
    table = MOMENTS[moment]()
    before = table.to_position()
    assert [str(action) for action in table.legal(CLOCK)] == ["time up"]
    events = play(table, "clock time up", at=TEN_MINUTES)
    assert names_of(events) == ["time_up", "game_over"]
    assert ending(table)[:2] == ("lost", "time_up")
    assert phase(table) == "over"
    assert table.waiting == ()
    assert all(not table.legal(seat) for seat in (P1, P2, P3, CLOCK))
    view = table.view(P1)
    assert (view["picking"], view["question"]) == ([], None)
    after = table.to_position()
    for part in ("mats", "tray", "bag", "row", "pile", "done"):
        assert after[part] == before[part]
    again = table.game.from_position(after)
    assert again.digest() == table.digest()


@pytest.mark.parametrize("moment", ["roll", "draft", "penalty"])
def test_A36_time_up_in_the_bonus_phase_is_a_win(moment: str) -> None:
    won: dict[str, Any] = {"won": True, "row": "", "pile": "", "picks": 1, "done": ["B15", "", ""]}
    table = {
        "roll": lambda: live(tray="", phase="roll", **won),
        "draft": lambda: live(**won),
        "penalty": lambda: rerolling(live(tray="B2", owed=[0, 0, 1], options={"burn_if": "any"}, **won), 5),
    }[moment]()
    if moment == "penalty":
        play(table, "P3 burn b2")
        assert kinds(table) == {P1: "lose", P2: "stop", P3: "stop"}
    play(table, "clock time up", at=TEN_MINUTES)
    assert ending(table) == ("won", "time_up", 2)


def test_case_37_A36_a_bomb_defused_but_not_replaced_counts_for_the_score() -> None:
    """P1 owes a pick, two cards in the row, pile empty: loss."""
    table = owing_a_pick()
    play(table, "clock time up", at=TEN_MINUTES)
    assert ending(table) == ("lost", "time_up", 1)
    assert table.outcome is not None
    assert (table.outcome.figures["defused"], table.outcome.figures["picks"]) == (1, 0)


def test_case_37_time_up_is_refused_after_over() -> None:
    table = owing_a_pick()
    play(table, "clock time up", at=TEN_MINUTES)
    for line in ("clock time up", "P1 pick b03", "P2 claim g3", "P1 stop", "P1 roll", "P1 nonsense"):
        assert refusal(table, line) == "game_over"


def test_A36_the_win_needs_the_pick() -> None:
    table = live(row="B03")
    play(table, "P1 place r6 on b01.2")
    play(table, "clock time up", at=TEN_MINUTES)
    assert ending(table) == ("lost", "time_up", 1)


def test_time_up_is_the_clocks_alone_and_the_clock_does_nothing_else() -> None:
    table = live()
    assert refusal(table, "P1 time up") == "only_the_clock"
    for action in ("roll", "claim r6", "place r6 on b01.2", "stop", "confirm", "take back", "lose b01.1", "pick b03"):
        with pytest.raises(IllegalAction):
            table.play(action, CLOCK)


def test_time_up_also_where_no_clock_runs() -> None:
    """A practice table may be ended; the rules do not know whether a clock ran."""
    table = fuse(players=3)
    play(table, "clock time up")
    assert ending(table)[:2] == ("lost", "time_up")


def test_time_up_is_open_but_nobody_waits_for_it() -> None:
    assert CLOCK not in kinds(live())
    assert "time up" not in may(live(), P1)


@pytest.mark.parametrize(
    ("line", "at"),
    [("P1 claim r6", TEN_MINUTES), ("P1 claim r6", TEN_MINUTES + 1), ("clock time up", TEN_MINUTES - 1)],
)
def test_A49_seats_act_before_the_end_of_the_clock_and_the_clock_from_then_on(line: str, at: int) -> None:
    table = live()
    with pytest.raises(ValueError, match="the clock ends at 600000"):
        play(table, line, at=at)
    assert table.moves == ()
    play(table, "P1 claim r6", at=TEN_MINUTES - 1)
    play(table, "clock time up", at=TEN_MINUTES + 80)
    assert ending(table)[:2] == ("lost", "time_up")


@pytest.mark.parametrize(("options", "end"), [({"mode": "relaxed"}, 900_000), ({"mode": "practice"}, None)])
def test_A49_the_end_is_that_of_the_mode(options: dict[str, Any], end: int | None) -> None:
    """Without a clock of its own the table takes any time: the caller's clock may end the game."""
    table = live(options=options)
    play(table, "P1 claim r6", at=TEN_MINUTES)
    if end is not None:
        with pytest.raises(ValueError, match="the clock ends at 900000"):
            play(table, "clock time up", at=end - 1)
    play(table, "clock time up", at=end or TEN_MINUTES)
    assert ending(table)[:2] == ("lost", "time_up")


def test_A49_time_runs_forward() -> None:
    """Two actions may have the same time, and a time may be left out."""
    table = live()
    play(table, "P1 claim r6", "P2 claim g3", at=5000)
    play(table, "P1 release r6")
    with pytest.raises(ValueError, match="time runs forward"):
        play(table, "P1 claim r6", at=4999)
    play(table, "P1 claim r6", at=5000)


def test_A49_leaving_out_the_time_does_not_pass_the_clock() -> None:
    """What says no time happens at the time reached; at the end of the clock only the clock acts."""
    table = live()
    play(table, "P1 claim r6", at=TEN_MINUTES - 1)
    play(table, "P1 release r6")
    assert table.moves[-1] == Move(P1, "release r6", TEN_MINUTES - 1)
    late = live(time=TEN_MINUTES)
    assert refusal(late, "P1 claim r6") == "time_is_up"
    play(late, "clock time up")
    assert late.moves == (Move(CLOCK, "time up", TEN_MINUTES),)


def test_A49_a_practice_record_in_which_time_up_was_taken_back_replays_as_it_was() -> None:
    """Moves without a time were once not judged."""
    table = live()
    table.practice = True
    play(table, "clock time up", at=TEN_MINUTES)
    table.undo()
    for action in ("claim r6", "release r6"):
        table.replay(Move(P1, action))
    assert refusal(table, "P1 claim r6") == "time_is_up"
    replayed = Record.loads(table.record().dumps()).replay(table.game)
    assert (replayed.moves, replayed.digest()) == (table.moves, table.digest())


@pytest.mark.parametrize("at", [-1, 1.5, "5", True, 1 << 60])
def test_a_time_is_whole_milliseconds(at: Any) -> None:
    table = live()
    with pytest.raises(ValueError, match="milliseconds"):
        table.play("claim r6", P1, at=at)
    assert table.moves == ()
