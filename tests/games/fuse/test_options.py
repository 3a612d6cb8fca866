"""Every value, every impossible combination with its reason, levels and budgets.  (RULES.md, section 7.)"""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from tablemate import InvalidOptions
from tablemate.games.fuse.cards import read_deck
from tablemate.games.fuse.options import FuseOptions
from tablemate.games.fuse.terms import MOST_BOMBS, MOST_SABOTAGE
from tablemate.words import Words

from .builders import GAME, STANDARD

read_options = FuseOptions.read

VALUES: dict[str, list[Any]] = {
    "players": [1, 2, 3, 4, 5],
    "edition": ["sheet", "book2015"],
    "level": ["training", "beginner", "standard", "expert", "elite", "insane"],
    "mode": ["live", "relaxed", "practice", "rolls"],
    "bombs": [None, 1, 2, 5, 20, 39],
    "six_point": [False, True],
    "sabotage_count": [0, 1, 6, 11],
    "strict_sheet": [False, True],
    "legality": ["extendable", "local"],
    "burn_if": ["stuck", "misfit", "any"],
    "solo_use": ["all"],
    "bag_empty": ["loss"],
    "bonus_seats": ["holders", "all"],
    "hold": [False, True],
    "undo": [False, True],
    "confirm_draft": [False, True],
    "hard_hands": [False, True],
    "roll_budget": [None, 1, 30, 10_000],
    "deck": ["standard", STANDARD],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in VALUES for value in VALUES[name]])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_value_of_every_option_is_played(name: str, value: Any, players: int) -> None:
    table = GAME.new(seed=1, **{"players": players, name: value})
    assert read_options(table.options.as_json()) == table.options
    table.play("roll", table.waiting[0].seat)


@pytest.mark.parametrize("factor", [1.5, 2, 2.0, None])
def test_relaxed_has_a_longer_clock(factor: Any) -> None:
    options = read_options({"mode": "relaxed", "clock_factor": factor})
    assert options.clock == {1.5: 900_000, 2: 1_200_000, None: 900_000}[factor]
    assert read_options(options.as_json()) == options


@pytest.mark.parametrize("step", [1, 5, 10, 600])
def test_the_step_of_the_time_bonus_is_a_setting_of_book2015(step: int) -> None:
    assert read_options({"edition": "book2015", "step": step}).step == step


def test_solo_use_one_and_bag_empty_skip_in_their_places() -> None:
    assert read_options({"players": 1, "solo_use": "one"}).solo_use == "one"
    for more in ({"mode": "live"}, {"mode": "relaxed"}, {"mode": "rolls"}, {"roll_budget": 20}):
        assert read_options({"players": 3, "bag_empty": "skip", **more}).bag_empty == "skip"


def test_defaults() -> None:
    options = read_options({})
    assert (options.players, options.edition, options.level, options.mode) == (1, "sheet", "training", "practice")
    assert (options.bombs, options.six_point, options.sabotage_count, options.strict_sheet) == (None, False, 6, False)
    assert (options.legality, options.burn_if, options.solo_use) == ("extendable", "stuck", "all")
    assert (options.bag_empty, options.bonus_seats, options.hard_hands) == ("loss", "holders", False)
    assert (options.hold, options.undo, options.confirm_draft, options.roll_budget) == (False, False, False, None)


@pytest.mark.parametrize(
    ("mode", "hold", "undo", "confirm"),
    [
        ("live", True, True, False),
        ("relaxed", True, True, False),
        ("practice", False, False, False),
        ("rolls", False, True, True),
    ],
)
def test_what_follows_the_mode_if_not_said(mode: str, hold: bool, undo: bool, confirm: bool) -> None:
    options = read_options({"mode": mode, "players": 3})
    assert (options.hold, options.undo, options.confirm_draft) == (hold, undo, confirm)
    said = read_options({"mode": mode, "players": 3, "hold": not hold, "undo": not undo, "confirm_draft": not confirm})
    assert (said.hold, said.undo, said.confirm_draft) == (not hold, not undo, not confirm)


BUDGETS = {
    "training": (27, 29, 39, 29, 25),
    "standard": (31, 34, 45, 34, 28),
    "expert": (33, 38, 49, 37, 30),
    "elite": (37, 41, 55, 40, 32),
    "insane": (42, 46, 59, 43, 34),
}
LEVELS = {
    "training": (16, 17, 18, 19, 20),
    "standard": (19, 20, 21, 22, 23),
    "expert": (21, 22, 23, 24, 25),
    "elite": (23, 24, 25, 26, 27),
    "insane": (25, 26, 27, 28, 29),
}


@pytest.mark.parametrize(("level", "players"), list(product(BUDGETS, range(1, 6))))
def test_levels_and_budgets(level: str, players: int) -> None:
    options = read_options({"mode": "rolls", "level": level, "players": players})
    assert options.roll_budget == BUDGETS[level][players - 1]
    assert options.to_defuse == LEVELS[level][players - 1]
    assert read_options({"level": level, "players": players}).roll_budget is None


def test_a_budget_that_is_said_goes_before_the_table() -> None:
    assert read_options({"mode": "rolls", "players": 3, "roll_budget": 12}).roll_budget == 12
    assert read_options({"mode": "live", "players": 3, "roll_budget": 12}).roll_budget == 12


CONFLICTS: list[tuple[dict[str, Any], str]] = [
    ({"edition": "book2015", "strict_sheet": True}, "strict_sheet"),
    ({"edition": "book2015", "bonus_seats": "all"}, "bonus"),
    ({"players": 2, "solo_use": "one"}, "one player"),
    ({"players": 1, "solo_use": "one", "burn_if": "misfit"}, "burn_if"),
    ({"players": 1, "solo_use": "one", "burn_if": "any"}, "burn_if"),
    ({"players": 1, "solo_use": "one", "strict_sheet": True}, "strict_sheet"),
    ({"players": 1, "solo_use": "one", "hard_hands": True}, "solo_use one does not go with hard_hands"),
    ({"players": 3, "bag_empty": "skip"}, "A12"),
    ({"players": 3, "bag_empty": "skip", "mode": "practice"}, "A12"),
    ({"players": 3, "mode": "rolls", "roll_budget": None}, "budget"),
    ({"edition": "sheet", "step": 5}, "step"),
    ({"mode": "live", "clock_factor": 2}, "relaxed"),
    ({"mode": "practice", "clock_factor": 1.5}, "relaxed"),
    ({"mode": "relaxed", "clock_factor": 3}, "clock_factor"),
    ({"mode": "relaxed", "clock_factor": 1}, "clock_factor"),
    ({"players": 5, "bombs": 40}, "39"),
    ({"players": 1, "bombs": 46}, "45"),
    ({"players": 1, "bombs": 51, "six_point": True}, "50"),
    ({"sabotage_count": 12}, "11"),
]


@pytest.mark.parametrize(("options", "word"), CONFLICTS)
def test_what_does_not_go_together_is_refused_with_the_reason(options: dict[str, Any], word: str) -> None:
    with pytest.raises(InvalidOptions, match=word):
        read_options(options)


ODD: dict[str, list[Any]] = {
    "players": [0, 6, -1, True, 1.0, "3", None, []],
    "edition": ["later", "", 1, None, True, "Sheet"],
    "level": ["easy", 3, None, True, []],
    "mode": ["fast", 1, None, True],
    "clock_factor": ["2", [], 1.25],
    "bombs": [0, -1, MOST_BOMBS + 1, 1.5, "9", True],
    "six_point": [1, 0, "yes", None],
    "sabotage_count": [-1, MOST_SABOTAGE + 1, 2.5, "6", True, None],
    "strict_sheet": [1, "on", None],
    "legality": ["strict", 1, None],
    "burn_if": ["never", 1, None],
    "solo_use": ["two", 1, None],
    "bag_empty": ["win", 1, None],
    "bonus_seats": ["some", 1, None],
    "hold": [1, "on", None],
    "undo": [1, "off", None],
    "confirm_draft": [1, "", None],
    "hard_hands": [1, "x", None],
    "roll_budget": [0, -1, 10_001, 1.5, "9", True],
    "step": [0, -1, 601, 2.5, "10", True],
    "deck": ["other", 1, None, [], {}, {"bomb": []}, {"bombs": []}],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in ODD for value in ODD[name]])
def test_an_odd_value_is_refused_with_a_sentence(name: str, value: Any) -> None:
    mode = {"mode": "relaxed"} if name == "clock_factor" else {}
    with pytest.raises(InvalidOptions) as refused:
        read_options({"players": 3, **mode, name: value})
    assert str(refused.value)


def test_clock_factor_true_is_no_number() -> None:
    with pytest.raises(InvalidOptions):
        read_options({"mode": "live", "clock_factor": True})


def test_help_schema_and_refusal_of_a_clock_factor_name_the_same_numbers() -> None:
    with pytest.raises(InvalidOptions, match=r"clock_factor must be 1, 1\.5 or 2, not 3$"):
        read_options({"clock_factor": 3.0})
    schema = Words("en", "fuse").options_schema()["properties"]["clock_factor"]
    assert json.dumps([value["const"] for value in schema["oneOf"]]) == "[1, 1.5, 2]"
    typed = Words("en", "fuse").say("option-clock_factor.typed")
    assert "1.5 or 2 in relaxed, 1 in every other mode;" in typed


def test_a_clock_factor_that_python_does_not_print() -> None:
    with pytest.raises(InvalidOptions, match=r"clock_factor must be 1, 1\.5 or 2, not …"):
        read_options({"mode": "relaxed", "clock_factor": 10**5000})


def test_an_unknown_option_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(InvalidOptions, match="burn_if"):
        read_options({"timer": 5})


def deck(*values: int, sabotage: int = 11) -> dict[str, Any]:
    """A deck of plain bombs with these values."""
    bombs = [
        {"id": f"T{number}", "value": value, "layout": "row", "slots": ["?", "?"]}
        for number, value in enumerate(values, start=1)
    ]
    return {"bomb": bombs, "sabotage": STANDARD["sabotage"][:sabotage]}


def test_own_deck_exactly_enough_and_one_too_few() -> None:
    enough = deck(*[1, 3] * 2, 1, 1, 1)
    assert read_options({"players": 2, "bombs": 3, "deck": enough}).to_defuse == 3
    with pytest.raises(InvalidOptions, match="bombs can be at most 3"):
        read_options({"players": 2, "bombs": 4, "deck": enough})
    with pytest.raises(InvalidOptions, match="too many"):
        read_options({"players": 2, "deck": enough})


def test_own_deck_too_few_sabotage_cards() -> None:
    with pytest.raises(InvalidOptions, match="sabotage_count can be at most 5"):
        read_options({"players": 2, "bombs": 3, "deck": deck(*[1, 3] * 5, sabotage=5)})
    for count in (5, 0):
        own = deck(*[1, 3] * 5, sabotage=count)
        assert read_options({"players": 2, "bombs": 3, "sabotage_count": count, "deck": own}).sabotage_count == count


def test_own_deck_without_the_values_for_the_starting_bombs() -> None:
    with pytest.raises(InvalidOptions, match="1 or 2"):
        read_options({"players": 2, "bombs": 1, "deck": deck(1, 3, 3, 3, 3, 3)})
    with pytest.raises(InvalidOptions, match="1 or 2"):
        read_options({"players": 2, "bombs": 1, "deck": deck(1, 1, 1, 1, 1, 3)})
    with pytest.raises(InvalidOptions, match="1 or 2"):
        read_options({"players": 2, "bombs": 1, "deck": deck(1, 1, 5, 5, 5, 5)})
    with pytest.raises(InvalidOptions, match="book2015"):
        read_options({"players": 2, "bombs": 1, "edition": "book2015", "deck": deck(1, 1, 3, 3, 3, 3)})
    with pytest.raises(InvalidOptions, match="three different values"):
        read_options({"players": 1, "bombs": 1, "deck": deck(1, 2, 1, 2, 1, 2)})
    with pytest.raises(InvalidOptions, match="three different values"):
        read_options({"players": 1, "bombs": 1, "deck": deck(1, 2, 1, 2, 1, 6)})
    with pytest.raises(InvalidOptions, match="three different values"):
        read_options({"players": 1, "bombs": 1, "six_point": True, "deck": deck(1, 2, 1, 2, 1, 6)})


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "bombs": 1, "deck": deck(1, 3, 2, 4, 1)},
        {"players": 1, "bombs": 1, "deck": deck(1, 2, 3, 1, 1)},
        {"players": 1, "bombs": 1, "edition": "book2015", "deck": deck(1, 2, 6, 1, 1), "six_point": True},
        {"players": 1, "bombs": 1, "strict_sheet": True, "deck": deck(1, 4, 5)},
        {"players": 2, "bombs": 1, "edition": "book2015", "deck": deck(1, 2, 1, 2, 9), "six_point": True},
    ],
)
def test_an_own_deck_that_just_suffices_can_always_be_dealt(options: dict[str, Any]) -> None:
    for seed in range(60):
        table = GAME.new(seed=seed, **options)
        assert table.waiting[0].kind == "roll"


@pytest.mark.parametrize("strict", [False, True])
def test_A50_hard_bombs_however_many_wait_until_the_starting_ones_are_dealt(strict: bool) -> None:
    own = deck(1, 2, 3, 4, *[6] * 60)
    for seed in range(20):
        options = {"strict_sheet": strict, "six_point": True, "bombs": 20, "deck": own}
        position = GAME.new(seed=seed, **options).to_position()
        values = {bomb["id"]: bomb["value"] for bomb in own["bomb"]}
        assert all(values[bomb["card"]] <= 4 for bomb in position["mats"][0])
        assert 6 in [values[card] for card in position["row"]]


def test_book2015_a_deck_with_one_easy_bomb_less_than_two_for_each_would_do() -> None:
    """Only a hard first bomb asks for an easy one: with 2N - 1 easy bombs nobody is ever left without."""
    options = {"players": 2, "bombs": 1, "edition": "book2015", "deck": deck(1, 1, 1, 3, 3)}
    for seed in range(60):
        assert GAME.new(seed=seed, **options).waiting


def test_a_deck_may_be_read_from_text() -> None:
    text = '[[bomb]]\nid = "Z1"\nvalue = 1\nlayout = "row"\nslots = ["?"]\n'
    own = read_deck(text)
    with pytest.raises(InvalidOptions):
        read_options({"deck": own})


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"players": 5}, {"strict_sheet": True}, {"solo_use": "one"}])
def test_the_summary_counts_what_is_laid_out_and_rolled(options: dict[str, Any]) -> None:
    figures, table = GAME.options_summary(read_options(options)), GAME.new(seed=1, **options)
    start = table.to_position()
    assert [len(mat) for mat in start["mats"]] == [figures["places"]] * table.seats
    assert len(start["row"]) + len(start["pile"]) == figures["bombs"] + figures["sabotage"]
    table.play("roll", table.waiting[0].seat)
    assert len([die for die in table.to_position()["tray"] if die]) == figures["dice"]


def test_the_summary_tells_minutes_and_rolls_where_they_are_limited() -> None:
    relaxed, rolls = ({"players": 2, "mode": mode} for mode in ("relaxed", "rolls"))
    assert GAME.options_summary(read_options(relaxed))["minutes"] == 15
    assert GAME.options_summary(read_options(rolls))["rolls"] == 29
    assert {"minutes", "rolls"}.isdisjoint(GAME.options_summary(read_options({})))
