"""Every icon of the sheet: what may lie where it is printed, and what may not."""

from __future__ import annotations

import pytest

from tablemate.games.fuse.cards import deck_from_data
from tablemate.games.fuse.cards.automaton import allowed

from .builders import read_die

COLOURS = "RBGYK"
Dice = dict[int, str]


def fits(layout: str, slots: str, rules: tuple[str, ...], lying: Dice, slot: int, die: str) -> bool:
    """May the die go there, given the dice that lie on the card?  Slots count from 1."""
    card = {"id": "I1", "value": 1, "layout": layout, "slots": slots.split(), "rules": list(rules)}
    (bomb,) = deck_from_data({"bomb": [card]}).bombs
    dice = [read_die(lying[number]) if number in lying else None for number in range(1, bomb.size + 1)]
    return allowed(bomb, dice, slot - 1, read_die(die), "extendable")


Case = tuple[str, str, tuple[str, ...], Dice, int, str, str]
ICONS: dict[str, Case] = {
    "number sign: the player chooses the value": ("row", "_ _", ("same_value 1 2",), {1: "R4"}, 2, "B4", "B5"),
    "colour wheel: the player chooses the colour": ("row", "_ _", ("same_colour 1 2",), {1: "R4"}, 2, "R1", "B4"),
    "colour wheel with unequal: its neighbour differs": ("row", "_ _", ("diff_colour 1 2",), {1: "R4"}, 2, "B4", "R1"),
    "coloured die: that colour": ("row", "B ?", (), {}, 1, "B6", "R6"),
    "printed number: that value": ("row", "3 ?", (), {}, 1, "K3", "K4"),
    "colour and number: both": ("row", "Y1 ?", (), {}, 1, "Y1", "Y2"),
    "split die: the first half is enough": ("row", "Y/1 ?", (), {}, 1, "Y6", "B2"),
    "split die: the second half is enough": ("row", "Y/1 ?", (), {}, 1, "B1", "B2"),
    "split dice joined by equal: value or colour": ("row", "_ _", ("same_either 1 2",), {1: "R4"}, 2, "B4", "B5"),
    "less: the next one is higher": ("row", "_ _", ("rise 1 2",), {1: "R3"}, 2, "B4", "B3"),
    "greater: the next one is lower": ("row", "_ _", ("rise 2 1",), {1: "R3"}, 2, "B2", "B3"),
    "stack: only upward": ("stack", "? R", (), {1: "K1"}, 2, "R1", "B1"),
    "pyramid: upon both dice below": ("pyr2", "? ? R", (), {1: "K1", 2: "K2"}, 3, "R1", "B1"),
}


@pytest.mark.parametrize("icon", ICONS)
def test_an_icon_of_the_sheet_takes_what_it_shows_and_nothing_else(icon: str) -> None:
    layout, slots, rules, lying, slot, good, bad = ICONS[icon]
    assert fits(layout, slots, rules, lying, slot, good)
    assert not fits(layout, slots, rules, lying, slot, bad)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_white_die_is_any_colour(colour: str) -> None:
    assert fits("stack", "3 ?", (), {}, 1, f"{colour}3")
    assert not fits("stack", "3 ?", (), {}, 1, f"{colour}4")


def test_a_question_mark_takes_every_die() -> None:
    assert all(fits("row", "? R", (), {}, 1, f"{colour}{value}") for colour in COLOURS for value in range(1, 7))


@pytest.mark.parametrize("below", [{}, {1: "K1"}, {2: "K2"}])
def test_nothing_lies_on_air(below: Dice) -> None:
    """The upper slot of a pyramid waits for both dice, of a stack for the one below."""
    assert not fits("pyr2", "? ? R", (), below, 3, "R1")
    assert not fits("stack", "? R", (), {}, 2, "R1")
