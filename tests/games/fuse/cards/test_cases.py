"""The cases of RULES.md that are about cards alone."""

from __future__ import annotations

from tablemate.games.fuse.cards.language import Bomb

from .builders import EXAMPLES, STANDARD, card, lay

X1, X2, X3, X4, X5 = EXAMPLES.values()


def accepted_colours(bomb: Bomb, value: int, slot: int) -> str:
    """The colours in which an empty card takes this value in a slot."""
    return "".join(colour for colour in "RBGYK" if lay(bomb).takes(f"{colour}{value}@{slot}"))


def test_case_1_three_of_a_value_one_blue() -> None:
    laid = lay(X1, "G4@1 B4@3")
    assert not laid.takes("R5@2")
    assert lay(X1, "G4@1 B4@3 Y4@2").finished
    assert not lay(X1).takes("G4@3")


def test_case_2_neighbours_differ_in_colour() -> None:
    laid = lay(X2, "R1@1 R5@3")
    assert not laid.takes("R2@2")
    assert laid.takes("G2@2")
    assert not laid.takes("R6@4")
    assert laid.takes("K6@4")


def test_case_3_a_rising_stack_of_four() -> None:
    assert lay(X4).values(1) == "123"
    assert lay(X4, "R2@1").values(2) == "34"
    assert lay(X4, legality="local").values(1) == "123456"
    assert lay(X4, "R2@1", legality="local").values(2) == "3456"


def test_case_4_the_third_die_of_a_stack() -> None:
    assert lay(X5).takes("Y1@1")
    assert not lay(X5).takes("Y1@3")
    assert not lay(X5, "R1@1").takes("Y1@3")
    laid = lay(X5, "R1@1 K6@2")
    assert laid.takes("Y1@3")
    assert not laid.takes("Y2@3")


def test_case_5_a_split_die_on_top() -> None:
    assert lay(X3).takes("K3@1")
    assert not lay(X3).takes("R2@2")
    laid = lay(X3, "K3@1 R2@2")
    assert laid.takes("Y6@3")
    assert laid.takes("B1@3")
    assert not laid.takes("B2@3")


def test_case_6_an_alternative_is_a_whole() -> None:
    laid = lay(STANDARD["B42"])
    assert laid.takes("R4@1")
    assert laid.takes("B2@1")
    assert not laid.takes("R2@1")
    assert not laid.takes("B4@1")


def test_case_7_a_walk_from_six() -> None:
    laid = lay(STANDARD["B17"], "R6@1")
    assert laid.values(2) == "5"
    assert laid.values(3) == "46"


def test_case_8_an_adder() -> None:
    laid = lay(STANDARD["B20"])
    assert laid.values(3) == "23456"
    assert laid.values(1) == laid.values(2) == "12345"


def test_case_9_five_in_two() -> None:
    laid = lay(STANDARD["B29"])
    assert [laid.takes(f"Y{value}@1") for value in range(1, 6)] == [True] * 4 + [False]
    assert not laid.takes("B6@2")


def test_case_10_same_value_or_same_colour_is_one_choice_for_all() -> None:
    bomb = card("row", "_ _ _", "same_either 1 2 3")
    laid = lay(bomb, "R4@1 R2@2")
    assert laid.takes("R6@3")
    assert not laid.takes("B2@3")
    laid = lay(bomb, "R4@1")
    assert laid.takes("B4@2")
    assert laid.takes("R2@2")
    assert not laid.takes("B2@2")


def test_case_11_a_balance_of_twelve() -> None:
    bomb = card("row", "_ _ _ _", "balance 1 2 = 3 4")
    assert lay(bomb, "R6@1 R6@2").values(3) == "6"


def test_case_12_a_falling_pyramid() -> None:
    bomb = STANDARD["B51"]
    assert [lay(bomb).values(slot) for slot in (1, 2, 3)] == ["3456"] * 3
    assert lay(bomb, "R5@1 R3@2").values(4) == "2"


def test_case_14_supports_of_the_large_pyramid() -> None:
    """Slots 4 and 3 are exposed, 1 and 2 covered, when 1, 2, 3 and 4 are filled: 4 rests on 1 and 2."""
    assert STANDARD["B52"].below == (0, 0, 0, 0b000011, 0b000110, 0b011000)


def test_case_24_the_sheets_rising_stack() -> None:
    assert lay(X4, "R2@1 B4@2 B5@3 K6@4").finished
    assert not lay(X4, "R2@1 B4@2").takes("B4@3")


def test_case_25_a_white_die_is_any_colour() -> None:
    assert accepted_colours(X3, 3, 1) == "RBGYK"
    assert lay(X3).values(1) == "3"


def test_case_41_local_against_extendable() -> None:
    assert lay(STANDARD["B14"], "R3@1", legality="local").values(3) == "456"
    assert lay(STANDARD["B14"], "R3@1").values(3) == "56"


def test_local_has_dead_ends_and_they_are_not_the_finished_card() -> None:
    laid = lay(card("row", "_ _", "sum 1 2 = 3"), "R6@1", legality="local")
    assert laid.values(2) == ""
    assert not laid.finished


def test_twin_columns_are_filled_each_from_its_bottom() -> None:
    laid = lay(card("twin 1+2", "R B G"))
    assert laid.takes("R1@1")
    assert laid.takes("B1@2")
    assert not laid.takes("G1@3")


def test_free_supports_may_rest_on_higher_numbers() -> None:
    laid = lay(card("free", "R B G", supports={"1": [2, 3]}))
    assert not laid.takes("R1@1")
    assert lay(laid.bomb, "B1@2 G1@3 R1@1").finished
