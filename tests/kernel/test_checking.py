"""What people give by name is of the right type and range, or refused with what was expected."""

from __future__ import annotations

from typing import Any

import pytest

import tablemate
from tablemate.kernel.checking import SHOWN, Checks, shown
from tablemate.kernel.errors import InvalidOptions, InvalidPosition
from tablemate.kernel.seeds import check_seed

CHECK = Checks(InvalidOptions)
ENDLESS = 10**5000
"""A number of more digits than Python prints."""


def test_what_is_right_comes_back() -> None:
    assert CHECK.number("step", 3, 1, 3) == 3
    assert CHECK.flag("hold", False) is False
    assert CHECK.one_of("mode", "live", ("live", "rolls")) == "live"
    assert CHECK.rows("row", ("a", "b"), 3) == ["a", "b"]
    assert CHECK.fields("bag", {"red": 1}, ("red", "blue")) == {"red": 1}


@pytest.mark.parametrize(
    ("check", "arguments", "problem"),
    [
        (CHECK.number, (4, 1, 3), "it must be a whole number from 1 to 3, not '4'"),
        (CHECK.number, (True, 0, 3), "it must be a whole number from 0 to 3, not 'True'"),
        (CHECK.flag, (1,), "it must be true or false, not '1'"),
        (CHECK.one_of, (True, (1, 2)), "it must be one of 1, 2, not 'True'"),
        (CHECK.one_of, ([], ("a", "b")), "it must be one of a, b, not '[]'"),
        (CHECK.rows, ("abc", 3), "it must be a list of at most 3 entries, not 'abc'"),
        (CHECK.fields, ({"x": 1}, ("y",)), "it must be an object with the fields y, not \"{'x': 1}\""),
    ],
)
def test_what_is_wrong_is_refused_with_what_was_expected(check: Any, arguments: tuple[Any, ...], problem: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        check("it", *arguments)
    assert str(refused.value) == problem


def test_a_long_value_is_cut_and_the_error_is_the_callers() -> None:
    with pytest.raises(InvalidPosition) as refused:
        Checks(InvalidPosition).flag("won", "x" * 1000)
    assert len(str(refused.value)) < 120


def test_a_list_may_need_an_exact_length() -> None:
    with pytest.raises(InvalidOptions, match="a list of 3 entries"):
        CHECK.rows("row", [1, 2], 3, exactly=True)


@pytest.mark.parametrize(
    ("check", "arguments", "problem"),
    [
        (CHECK.number, (ENDLESS, 1, 3), "it must be a whole number from 1 to 3, not '…'"),
        (CHECK.number, (-ENDLESS, 1, 3), "it must be a whole number from 1 to 3, not '…'"),
        (CHECK.flag, (ENDLESS,), "it must be true or false, not '…'"),
        (CHECK.one_of, (ENDLESS, ("a", "b")), "it must be one of a, b, not '…'"),
        (CHECK.one_of, ([ENDLESS], (1, 2)), "it must be one of 1, 2, not '…'"),
        (CHECK.rows, ([ENDLESS] * 4, 3), "it must be a list of at most 3 entries, not '…'"),
        (CHECK.fields, ({ENDLESS: ENDLESS}, ("y",)), "it must be an object with the fields y, not '…'"),
    ],
    ids=["number", "below zero", "flag", "one of", "list", "rows", "fields"],
)
def test_a_number_that_python_does_not_print_is_refused_like_any_other(
    check: Any, arguments: tuple[Any, ...], problem: str
) -> None:
    with pytest.raises(InvalidOptions) as refused:
        check("it", *arguments)
    assert str(refused.value) == problem


def test_a_value_is_shown_as_text_or_as_python_writes_it() -> None:
    assert (shown("x"), shown("x", repr), shown(5, repr)) == ("x", "'x'", "5")
    assert shown(ENDLESS) == shown([ENDLESS], repr) == "…"
    assert len(shown("x" * 1000, repr)) == SHOWN


@pytest.mark.parametrize("seed", [ENDLESS, -ENDLESS, [ENDLESS]], ids=["number", "below zero", "list"])
def test_a_seed_that_python_does_not_print(seed: Any) -> None:
    with pytest.raises(InvalidOptions, match="a seed is a whole number from 0 to 9223372036854775807, not …"):
        check_seed(seed)


OPTIONS = [
    (name, option) for name in ("assembly", "fuse") for option in tablemate.game(name).read_options({}).as_json()
]


@pytest.mark.parametrize("value", [ENDLESS, [ENDLESS]], ids=["number", "list"])
@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_no_option_takes_a_number_that_python_does_not_print(game: str, option: str, value: Any) -> None:
    with pytest.raises(InvalidOptions) as refused:
        tablemate.game(game).new(seed=7, **{option: value})
    assert str(refused.value)


@pytest.mark.parametrize("game", ["assembly", "fuse"])
def test_no_option_is_named_by_a_number_that_python_does_not_print(game: str) -> None:
    with pytest.raises(InvalidOptions, match="has no option"):
        tablemate.game(game).read_options({ENDLESS: 1})  # type: ignore[dict-item]
