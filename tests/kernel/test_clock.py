"""The table's clock: who was in time, and when time is up."""

from __future__ import annotations

import pytest

from tablemate.kernel.clock import LONGEST_GRACE, Clock, grace

DEADLINE = 600_000
CLOCK = Clock(DEADLINE)


def test_what_is_received_before_the_deadline_counts_at_its_own_time() -> None:
    assert CLOCK.admitted(0) == 0
    assert CLOCK.admitted(DEADLINE - 1) == DEADLINE - 1


def test_on_the_deadline_it_is_too_late() -> None:
    """Less than ten minutes: the last instant is before the deadline, not on it."""
    assert CLOCK.admitted(DEADLINE) is None
    assert CLOCK.admitted(DEADLINE, sent=DEADLINE, round_trip=200) is None


@pytest.mark.parametrize(("late", "round_trip", "in_time"), [(80, 200, True), (99, 200, True), (100, 200, False)])
def test_grace_is_half_the_round_trip(late: int, round_trip: int, in_time: bool) -> None:
    admitted = CLOCK.admitted(DEADLINE + late, sent=DEADLINE - 10, round_trip=round_trip)
    assert admitted == (DEADLINE - 1 if in_time else None)


def test_grace_has_a_bound() -> None:
    assert grace(10_000) == LONGEST_GRACE == 150
    assert CLOCK.admitted(DEADLINE + 149, sent=DEADLINE - 1, round_trip=10_000) == DEADLINE - 1
    assert CLOCK.admitted(DEADLINE + 150, sent=DEADLINE - 1, round_trip=10_000) is None


def test_grace_is_for_what_was_sent_in_time() -> None:
    assert CLOCK.admitted(DEADLINE + 80, sent=DEADLINE + 20, round_trip=200) is None
    assert CLOCK.admitted(DEADLINE + 80, round_trip=200) is None


def test_time_is_up_when_the_longest_grace_is_over() -> None:
    """So that an action admitted by grace stands before `time up`."""
    assert not CLOCK.ended(DEADLINE - 1)
    assert CLOCK.ended(DEADLINE)
    assert not CLOCK.ended(DEADLINE + 99, (20, 200))
    assert CLOCK.ended(DEADLINE + 100, (20, 200))


def test_time_left_never_runs_below_none() -> None:
    assert CLOCK.left(0) == DEADLINE
    assert CLOCK.left(DEADLINE + 5) == 0
