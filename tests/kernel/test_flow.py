"""The agenda: last in, first out, and no trace of what is done."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate.kernel.flow import DEPTH, Flow, clear_agenda, pop, push, top_arg, top_op
from tablemate.kernel.layout import Layout

LAYOUT = Layout(Flow)


@pytest.fixture
def s() -> Any:
    return LAYOUT.one(LAYOUT.new(), strict=True)


def test_an_empty_agenda_has_nothing_on_top(s: Any) -> None:
    assert (top_op(s), top_arg(s), s.depth) == (0, 0, 0)


def test_the_last_entry_comes_first(s: Any) -> None:
    for entry in ((1, 10), (2, -20), (3, 30)):
        push(s, *entry)
    met = []
    while s.depth > 0:
        met.append((top_op(s), top_arg(s)))
        pop(s)
    assert met == [(3, 30), (2, -20), (1, 10)]


def test_looking_changes_nothing(s: Any) -> None:
    push(s, 4, 5)
    before = bytes(s.raw)
    assert (top_op(s), top_arg(s)) == (4, 5)
    assert bytes(s.raw) == before


def test_what_was_popped_leaves_no_trace(s: Any) -> None:
    """Equal tables must be equal bytes, whatever was on the agenda before."""
    blank = bytes(s.raw)
    push(s, 1, 1)
    once = bytes(s.raw)
    push(s, 100, -1)
    pop(s)
    assert bytes(s.raw) == once
    pop(s)
    assert bytes(s.raw) == blank


def test_clearing_leaves_a_blank_agenda(s: Any) -> None:
    for number in range(DEPTH):
        push(s, 1 + number, number)
    clear_agenda(s)
    assert not bytes(s.raw).strip(b"\0")
    clear_agenda(s)
    assert s.depth == 0


def test_a_full_agenda_takes_no_more(s: Any) -> None:
    for number in range(DEPTH):
        push(s, 1, number)
    before = bytes(s.raw)
    with pytest.raises(AssertionError):
        push(s, 1, 0)
    assert bytes(s.raw) == before


def test_nothing_can_be_taken_off_an_empty_agenda(s: Any) -> None:
    with pytest.raises(AssertionError):
        pop(s)
    assert not bytes(s.raw).strip(b"\0")


@pytest.mark.parametrize("entry", [(128, 0), (-129, 0), (1, 1 << 15), (1, -(1 << 15) - 1)])
def test_an_entry_that_does_not_fit_is_refused(s: Any, entry: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="invalid value"):
        push(s, *entry)
    assert s.depth == 0


def test_everybody_may_read_the_agenda() -> None:
    assert {field.audience.kind for field in LAYOUT.fields.values()} == {"public"}
