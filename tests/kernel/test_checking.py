"""What people give by name is of the right type and range, or refused with what was expected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tablemate
from tablemate.kernel.checking import SHOWN, Checks, shown
from tablemate.kernel.errors import InvalidOptions, InvalidPosition
from tablemate.kernel.game import Game
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
        (CHECK.number, (4, 1, 3), "it must be a whole number from 1 to 3, not 4"),
        (CHECK.number, (True, 0, 3), "it must be a whole number from 0 to 3, not true"),
        (CHECK.flag, (1,), "it must be true or false, not 1"),
        (CHECK.one_of, (True, (1, 2)), "it must be 1 or 2, not true"),
        (CHECK.one_of, ([], ("a", "b")), "it must be a or b, not []"),
        (CHECK.rows, ("abc", 3), 'it must be a list of at most 3 entries, not "abc"'),
        (CHECK.fields, ({"x": 1}, ("y",)), 'it must be an object with the fields y, not {"x": 1}'),
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
        (CHECK.number, (ENDLESS, 1, 3), "it must be a whole number from 1 to 3, not …"),
        (CHECK.number, (-ENDLESS, 1, 3), "it must be a whole number from 1 to 3, not …"),
        (CHECK.flag, (ENDLESS,), "it must be true or false, not …"),
        (CHECK.one_of, (ENDLESS, ("a", "b")), "it must be a or b, not …"),
        (CHECK.one_of, ([ENDLESS], (1, 2)), "it must be 1 or 2, not …"),
        (CHECK.rows, ([ENDLESS] * 4, 3), "it must be a list of at most 3 entries, not …"),
        (CHECK.fields, ({ENDLESS: ENDLESS}, ("y",)), "it must be an object with the fields y, not …"),
    ],
    ids=["number", "below zero", "flag", "one of", "list", "rows", "fields"],
)
def test_a_number_that_python_does_not_print_is_refused_like_any_other(
    check: Any, arguments: tuple[Any, ...], problem: str
) -> None:
    with pytest.raises(InvalidOptions) as refused:
        check("it", *arguments)
    assert str(refused.value) == problem


def test_a_value_is_shown_as_json_writes_it() -> None:
    assert (shown("x"), shown(5), shown([True, None])) == ('"x"', "5", "[true, null]")
    assert (shown(b"x"), shown({1, 2}), shown(CHECK)) == ("bytes", "set", "Checks")
    assert shown(ENDLESS) == shown([ENDLESS]) == "…"
    assert shown("x" * 1000) == '"' + "x" * (SHOWN - 2) + "…"


@pytest.mark.parametrize("seed", [ENDLESS, -ENDLESS, [ENDLESS]], ids=["number", "below zero", "list"])
def test_a_seed_that_python_does_not_print(seed: Any) -> None:
    with pytest.raises(InvalidOptions, match="a seed is a whole number from 0 to 9,223,372,036,854,775,807, not …"):
        check_seed(seed)


GAMES = tablemate.games()
OPTIONS = [(name, option) for name in GAMES for option in tablemate.game(name).read_options({}).as_json()]


@pytest.mark.parametrize("value", [ENDLESS, [ENDLESS]], ids=["number", "list"])
@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_no_option_takes_a_number_that_python_does_not_print(game: str, option: str, value: Any) -> None:
    with pytest.raises(InvalidOptions) as refused:
        tablemate.game(game).new(seed=7, **{option: value})
    assert str(refused.value)


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_named_by_a_number_that_python_does_not_print(game: str) -> None:
    with pytest.raises(InvalidOptions, match="has no option"):
        tablemate.game(game).read_options({ENDLESS: 1})  # type: ignore[dict-item]


WRONG_VALUES: list[Any] = [ENDLESS, [ENDLESS], {ENDLESS: ENDLESS}, "x" * 1000]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a position something stands: every field, entry and key, at whatever depth."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def changed(value: Any, path: tuple[Any, ...], wrong: Any) -> Any:
    """The same position with something wrong at one place."""
    if not path:
        return wrong
    copied = value.copy()
    copied[path[0]] = changed(value[path[0]], path[1:], wrong)
    return copied


def situations(game: Game) -> Iterator[dict[str, Any]]:
    """A position at each kind of decision that one game comes to."""
    table = game.new(seed=3)
    met: set[str] = set()
    for step in range(120):
        if not table.waiting:
            return
        decision = table.waiting[0]
        if decision.kind not in met:
            met.add(decision.kind)
            yield table.to_position()
        legal = table.legal(decision.seat)
        table.play(legal[step % len(legal)], decision.seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_no_part_of_a_position_is_a_value_that_cannot_be_shown(name: str) -> None:
    """Numbers and texts without end are refused with a sentence of ours, wherever they stand."""
    game = tablemate.game(name)
    for position in situations(game):
        for path in places(position):
            for wrong in WRONG_VALUES:
                with pytest.raises((InvalidPosition, InvalidOptions)) as refused:
                    game.from_position(changed(position, path, wrong))
                assert len(str(refused.value)) < 500, path


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_a_position_is_named_by_a_number_that_python_does_not_print(game: str) -> None:
    with pytest.raises(InvalidPosition, match="only what JSON can say"):
        tablemate.game(game).from_position({"game": game, ENDLESS: 1})  # type: ignore[dict-item]


@pytest.mark.parametrize("field", ["picked", "trio"])
def test_bays_that_python_does_not_print(field: str) -> None:
    bays = [ENDLESS, 1, 2]
    command = {"command": "lock", "payment": "any", "picked": bays}
    position = {"game": "assembly", **({"command": command} if field == "picked" else {"trio": bays})}
    with pytest.raises(InvalidPosition, match=f"{field} must be a whole number from 1 to 12, not …"):
        tablemate.game("assembly").from_position(position)
