"""Bots at a table with a clock: each action takes a person's time, and they stop when all people have."""

from __future__ import annotations

import pytest

import tablemate
from tablemate import Table
from tablemate.bots import Bot, Company, Pace, Perspective, make_bot
from tablemate.kernel.actions import Action
from tests.games.fuse.builders import P1, P2, P3, fuse, play

GAME = tablemate.game("fuse")


def company(table: Table, *seats: int, bot: str = "greedy") -> Company:
    """Bots in these seats."""
    return Company(table, {seat: make_bot(bot, seat) for seat in seats})


def take(pace: Pace, table: Table, now: int) -> list[tuple[int, str, int]]:
    """Play all that is due by now: seat, verb and time."""
    taken = []
    while (due := pace.due(now)) is not None:
        table.play(due.action, due.seat, at=due.at)
        pace.played(due)
        taken.append((due.seat, due.action.text.split()[0], due.at))
    return taken


def drafting() -> Table:
    """Three players with a die for each, and P2 can defuse a bomb with the red six."""
    mats = [["B02", "B31"], ["B08 R1", "B14"], ["B13", "B35 K1"]]
    return fuse(players=3, mats=mats, tray="G3 R6 Y2", row="B01 B03 B05 B06 B07", pile="", options={"mode": "live"})


def test_a_bot_acts_its_pace_after_it_was_asked_and_after_its_last_action() -> None:
    table = drafting()
    pace = Pace(company(table, P2), 2_000)
    pace.look(500)
    assert (pace.next(), pace.due(2_499)) == (2_500, None)
    assert take(pace, table, 2_500) == [(P2, "place", 2_500)]
    assert take(pace, table, 4_499) == []
    assert take(pace, table, 4_500) == [(P2, "pick", 4_500)]
    assert pace.next() is None


def test_what_is_due_is_played_in_the_order_of_time_however_late_it_is_asked_for() -> None:
    table = drafting()
    pace = Pace(company(table, P2, P3), 2_000)
    pace.look(500)
    assert take(pace, table, 60_000) == [(P2, "place", 2_500), (P3, "place", 2_500), (P2, "pick", 4_500)]


def test_a_new_turn_is_thought_about_from_its_beginning() -> None:
    table = drafting()
    pace = Pace(company(table, P2, P3), 2_000)
    pace.look(500)
    take(pace, table, 60_000)
    table.play("place g3 on b02.1", P1, at=60_000)
    pace.look(60_000)
    assert take(pace, table, 62_000) == [(P2, "roll", 62_000)]
    assert pace.next() == 64_000


class Polite:
    """Lets the others go first until seat 1 has placed its die."""

    name = "polite"
    version = "1"

    def choose(self, perspective: Perspective) -> Action | None:
        return None if perspective.view["owed"][P1] else perspective.legal[0]


def test_a_bot_that_lets_the_others_go_first_thinks_anew_when_something_happened() -> None:
    table = drafting()
    bots: dict[int, Bot] = {P2: Polite()}
    pace = Pace(Company(table, bots), 2_000)
    pace.look(500)
    assert pace.due(2_500) is None
    assert pace.next() is None, "nothing has happened yet"
    table.play("place g3 on b02.1", P1, at=7_000)
    pace.look(7_000)
    assert pace.next() == 9_000


class Counting:
    """Counts how often it is asked."""

    name = "counting"
    version = "1"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, perspective: Perspective) -> Action | None:
        self.asked += 1
        return perspective.legal[0]


def test_a_bot_chooses_once_for_each_action_however_often_it_is_looked_at() -> None:
    table, bot = drafting(), Counting()
    pace = Pace(Company(table, {P2: bot}), 2_000)
    pace.look(500)
    first = pace.due(2_500)
    pace.look(2_600)
    assert pace.due(2_700) is first
    assert bot.asked == 1
    table.play("place g3 on b02.1", P1, at=2_800)
    pace.look(2_800)
    assert pace.due(2_800) is not None
    assert bot.asked == 2, "the table has changed"


def test_nothing_is_due_before_what_has_happened() -> None:
    table = drafting()
    pace = Pace(company(table, P2), 2_000)
    pace.look(500)
    table.play("place g3 on b02.1", P1, at=7_000)
    pace.look(7_000)
    assert take(pace, table, 7_000) == [(P2, "place", 7_000)]


def won(*stopped: int) -> Table:
    """The last bomb is taken; who has stopped."""
    mats = [["B02", "B31"], ["B13", "B14"], ["B08 R1", "B35 K1"]]
    table = fuse(players=3, mats=mats, tray="R1 R6 G3", row="B01", pile="", options={"mode": "live"})
    play(table, "P3 place r6 on b08.2", "P3 pick b01", *(f"P{seat + 1} stop" for seat in stopped))
    return table


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_stop_when_all_people_have_and_not_before(bot: str) -> None:
    with_two_people = company(won(P1), P3, bot=bot)
    assert "stop" not in with_two_people.asked().values()
    assert str(with_two_people.choose(P3)) != "stop"
    table = won(P1)
    bots = company(table, P2, P3, bot=bot)
    assert bots.asked() == {P2: "stop", P3: "stop"}
    for seat in (P2, P3):
        action = bots.choose(seat)
        assert action is not None
        assert action.text == "stop"
        table.play(action, seat)
    assert table.outcome is not None
    assert table.outcome.won


def test_nobody_stops_before_the_win_or_where_only_bots_sit() -> None:
    assert company(drafting(), P2, P3).asked() == {P2: "draft", P3: "draft"}
    assert "stop" not in company(won(), P1, P2, P3).asked().values()


def test_the_first_bot_that_lets_no_others_go_first_acts() -> None:
    first = company(drafting(), P2, P3).first()
    assert first is not None
    assert (first[0], str(first[1]).split()[0]) == (P2, "place")


def test_where_all_wait_for_all_a_bot_that_is_asked_does_something() -> None:
    polite: dict[int, Bot] = {P3: Polite()}
    assert Company(drafting(), polite).first() is None
    seat, action = Company(drafting(), polite).pushed()
    assert seat == P3
    assert action in drafting().legal(P3)


def test_stopping_takes_its_time_too() -> None:
    table = won()
    pace = Pace(company(table, P2, P3), 2_000)
    pace.look(1_000)
    table.play("stop", P1, at=1_500)
    pace.look(1_500)
    assert take(pace, table, 10_000) == [(P2, "stop", 3_500), (P3, "stop", 3_500)]
    assert table.outcome is not None
