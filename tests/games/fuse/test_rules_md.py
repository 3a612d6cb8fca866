"""RULES.md is complete: every sentence of the sheet, every rule id, ruling, case and option; and every name exists."""

from __future__ import annotations

import dataclasses
import re

import pytest

from tablemate.games.fuse.options import FuseOptions
from tests.games.rules_md import FUNCTION, ROOT, RulesMd

RULES = RulesMd("fuse")

SENTENCES = 48
LINES_WITH_TEXT = {
    5, 9, 13, 15, 19, 21, 25, 27, 31, 33, 37, 39, 41, 45, 47, 51, 53, 57, 59, 61, 63, 65, 67, 71, 73, 75, 77, 81, 83,
    85, 87, 89,
}  # fmt: skip
"""The lines of the sheet that are not empty; the sheet itself is not part of the repository."""
CASES = 42
RULINGS_ABOUT_THE_SHEET = 38

FUSE_ID = re.compile(r"FUSE-[A-Z]+-\d+")
CONDITION = re.compile(r"\bL[1-5]\b")
RULING = re.compile(r"\bA\d+\b")
IDS = re.compile(r"FUSE-[A-Z]+-\d+|\bL[1-5]\b|NOTATION|TABLE-DECISION")
SENTENCE = re.compile(r"\bS(\d+)(?:-S(\d+))?")


# Names


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_function_named_in_rules_md_exists(number: int) -> None:
    assert RULES.missing_functions(number) == []


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_test_named_in_rules_md_exists(number: int) -> None:
    assert RULES.missing_tests(number) == []


def test_cells_of_functions_and_tests_hold_nothing_but_names() -> None:
    assert RULES.foreign_cells((1, 2, 3, 4)) == []


# Section 1


def sentences() -> list[int]:
    """The sentences of the sheet in the order of the table."""
    found = [SENTENCE.fullmatch(row["Sentence"]) for row in RULES.rows(1)]
    assert all(found)
    return [each for match in found if match for each in range(int(match[1]), int(match[2] or match[1]) + 1)]


def test_every_sentence_of_the_sheet_is_covered_once_and_in_order() -> None:
    assert sentences() == list(range(1, SENTENCES + 1))


def test_every_line_of_the_sheet_is_covered() -> None:
    covered: set[int] = set()
    for row in RULES.rows(1):
        first, _, last = row["Line"].partition("-")
        covered |= set(range(int(first), int(last or first) + 1))
    assert sorted(LINES_WITH_TEXT - covered) == []


def test_a_row_is_a_rule_with_function_and_test_or_says_why_it_is_none() -> None:
    for row in RULES.rows(1):
        if row["Rule"].startswith("no rule"):
            assert row["Rule"].partition(": ")[2], row
            assert (row["Function"], row["Tests"]) == ("-", "-"), row
        else:
            named = [*FUSE_ID.findall(row["Rule"]), *CONDITION.findall(row["Rule"]), *RULING.findall(row["Rule"])]
            assert ", ".join(sorted(named)) == ", ".join(sorted(row["Rule"].split(", "))), row
            assert FUNCTION.search(row["Function"]), row
            assert RULES.existing_tests(row["Tests"]), row


# Section 2


def test_every_rule_id_of_the_code_is_listed_once() -> None:
    listed = [row["Id"] for row in RULES.rows(2)]
    assert len(listed) == len(set(listed))
    wanted = {rule for rule in RULES.rules_of_reasons() if not RULING.fullmatch(rule)}
    wanted |= {found for text in RULES.texts() for form in (FUSE_ID, CONDITION) for found in form.findall(text)}
    assert sorted(wanted - set(listed)) == []


def test_every_rule_id_has_meaning_function_and_test() -> None:
    for row in RULES.rows(2):
        assert row["Rule"], row
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['Id']} has no test"


def test_every_function_of_a_rule_id_names_it_in_its_docstring() -> None:
    for row in RULES.rows(2):
        for file, name in FUNCTION.findall(row["Function"]):
            assert row["Id"] in IDS.findall(RULES.docstring(file, name)), f"{file}:{name} does not name {row['Id']}"


def test_every_rule_id_mentioned_in_rules_md_is_listed() -> None:
    listed = {row["Id"] for row in RULES.rows(2)}
    assert sorted({*FUSE_ID.findall(RULES.text), *CONDITION.findall(RULES.text)} - listed) == []


# Section 3


def test_rulings_are_numbered_without_gaps_and_say_everything() -> None:
    numbers = [int(row["A"].removeprefix("A")) for row in RULES.rows(3)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= RULINGS_ABOUT_THE_SHEET
    for row in RULES.rows(3):
        assert all(row[column] for column in ("Question", "Decision", "Reason")), row


def test_every_ruling_has_a_function_and_an_existing_test() -> None:
    for row in RULES.rows(3):
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['A']} has no test"


@pytest.mark.parametrize("number", range(1, RULINGS_ABOUT_THE_SHEET + 1))
def test_every_ruling_about_the_sheet_has_a_test_named_after_it(number: int) -> None:
    assert any(re.search(rf"_A{number}(?!\d)", name) for name in RULES.names_of_tests())


def test_every_ruling_mentioned_in_code_or_rules_md_is_listed() -> None:
    listed = {row["A"] for row in RULES.rows(3)}
    mentioned = {found for text in RULES.texts() for found in RULING.findall(text)}
    assert sorted((mentioned | set(RULING.findall(RULES.text))) - listed) == []


def test_the_page_of_the_game_gives_the_same_number_of_rulings() -> None:
    """The rulings about the sheet are on the page in a sentence each; the others are here."""
    page = (ROOT / "docs" / "fuse.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| A\d+ \|", page, re.MULTILINE)) == RULINGS_ABOUT_THE_SHEET


# Section 4


def test_every_case_has_an_existing_test() -> None:
    cases = {row["Case"]: row for row in RULES.rows(4)}
    assert list(cases) == [str(number) for number in range(1, CASES + 1)]
    for number, row in cases.items():
        assert row["What"], row
        assert RULES.existing_tests(row["Tests"]), f"case {number} has no test"


def test_tests_of_a_case_are_named_after_it() -> None:
    for row in RULES.rows(4):
        names = RULES.existing_tests(row["Tests"])
        assert any(f"case_{row['Case']}_" in name for name in names), row


# Sections 5 to 7


def test_rules_often_played_wrong_name_their_rule() -> None:
    points = [line for line in RULES.section(5).splitlines() if re.match(r"\d+\. ", line)]
    assert len(points) > 15
    for point in points:
        assert any(form.search(point) for form in (FUSE_ID, RULING, CONDITION)), point


def test_differences_between_sheet_book_and_ours_say_everything() -> None:
    assert len(RULES.rows(6)) > 15
    for row in RULES.rows(6):
        assert all(row[column] for column in ("Point", "The sheet", "`book2015`", "Ours")), row


def test_every_option_is_listed_with_its_letter() -> None:
    assert [row["Option"].strip("`") for row in RULES.rows(7)] == [
        field.name for field in dataclasses.fields(FuseOptions)
    ]
    for row in RULES.rows(7):
        assert all(row.values()), row
