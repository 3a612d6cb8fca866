"""RULES.md is complete: every sentence of the sheet, every rule id, ruling, case and option; and every name exists."""

from __future__ import annotations

import ast
import dataclasses
import re
from functools import cache
from pathlib import Path

import pytest

from tablemate.games.fuse.options import FuseOptions

TESTS = Path(__file__).resolve().parents[2]
HERE = TESTS / "games" / "fuse"
GAME = TESTS.parent / "src" / "tablemate" / "games" / "fuse"
TEXT = (GAME / "RULES.md").read_text(encoding="utf-8")

SENTENCES = 48
LINES_WITH_TEXT = {
    5, 9, 13, 15, 19, 21, 25, 27, 31, 33, 37, 39, 41, 45, 47, 51, 53, 57, 59, 61, 63, 65, 67, 71, 73, 75, 77, 81, 83,
    85, 87, 89,
}  # fmt: skip
"""The lines of the sheet that are not empty; the sheet itself is not part of the repository."""
CASES = 42
RULINGS_OF_THE_RULES_FILE = 38

FUSE_ID = re.compile(r"FUSE-[A-Z]+-\d+")
CONDITION = re.compile(r"\bL[1-5]\b")
RULING = re.compile(r"\bA\d+\b")
SENTENCE = re.compile(r"\bS(\d+)(?:-S(\d+))?")
FUNCTION = re.compile(r"`([\w/]+\.py):(\w+)`")
TEST = re.compile(r"`((?:\w+/)*test_\w+\.py)::(\w+)`")

Row = dict[str, str]


def section(number: int) -> str:
    """The text of a numbered section."""
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, f"RULES.md has no section {number}"
    return found.group()


def rows(number: int) -> list[Row]:
    """The rows of all tables of a section, by column."""
    table: list[Row] = []
    head: list[str] = []
    for line in section(number).splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            head = []
        elif not head:
            head = cells
        elif not set(line) <= set("|- "):
            assert len(cells) == len(head), f"a cell is missing or too many: {line}"
            table.append(dict(zip(head, cells, strict=True)))
    return table


@cache
def names_in(path: Path) -> frozenset[str]:
    """What a Python file defines at its top: functions, classes and constants."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return frozenset(names)


def is_test(file: str, name: str) -> bool:
    """Is there a test of this name in this file, among the tests of the game or below all tests?"""
    path = HERE / file if (HERE / file).is_file() else TESTS / file
    return name.startswith("test_") and path.is_file() and name in names_in(path)


def existing_tests(cell: str) -> list[str]:
    """The tests of a cell that exist."""
    return [name for file, name in TEST.findall(cell) if is_test(file, name)]


def strings() -> list[str]:
    """All texts in the code of the game, docstrings too."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(GAME.rglob("*.py"))]
    return [
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def rules_of_reasons() -> set[str]:
    """The rule ids that refusals name: the second argument of every `Reason` and `_refused`."""
    ids: set[str] = set()
    for path in (GAME / "reasons.py", GAME / "notation.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Reason", "_refused")
            ):
                rule = node.args[1]
                if isinstance(rule, ast.Constant):
                    ids.add(str(rule.value))
    return ids


# Names


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_function_named_in_rules_md_exists(number: int) -> None:
    for file, name in FUNCTION.findall(section(number)):
        path = GAME / file
        assert path.is_file(), f"there is no file {file}"
        assert name in names_in(path), f"{file} has no {name}"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_test_named_in_rules_md_exists(number: int) -> None:
    for file, name in TEST.findall(section(number)):
        assert is_test(file, name), f"there is no test {file}::{name}"


def test_cells_of_names_hold_nothing_else() -> None:
    for number in (1, 2, 3, 4):
        for row in rows(number):
            for column, form in (("Function", FUNCTION), ("Tests", TEST)):
                cell = row.get(column, "-")
                assert cell == "-" or not form.sub("", cell).replace(",", "").strip(), cell


# Section 1


def sentences() -> list[int]:
    """The sentences of the sheet in the order of the table."""
    found = [SENTENCE.fullmatch(row["Sentence"]) for row in rows(1)]
    assert all(found)
    return [each for match in found if match for each in range(int(match[1]), int(match[2] or match[1]) + 1)]


def test_every_sentence_of_the_sheet_is_covered_once_and_in_order() -> None:
    assert sentences() == list(range(1, SENTENCES + 1))


def test_every_line_of_the_sheet_is_covered() -> None:
    covered: set[int] = set()
    for row in rows(1):
        first, _, last = row["Line"].partition("-")
        covered |= set(range(int(first), int(last or first) + 1))
    assert sorted(LINES_WITH_TEXT - covered) == []


def test_a_row_is_a_rule_with_function_and_test_or_says_why_it_is_none() -> None:
    for row in rows(1):
        if row["Rule"].startswith("no rule"):
            assert row["Rule"].partition(": ")[2], row
            assert (row["Function"], row["Tests"]) == ("-", "-"), row
        else:
            named = [*FUSE_ID.findall(row["Rule"]), *CONDITION.findall(row["Rule"]), *RULING.findall(row["Rule"])]
            assert ", ".join(sorted(named)) == ", ".join(sorted(row["Rule"].split(", "))), row
            assert FUNCTION.search(row["Function"]), row
            assert existing_tests(row["Tests"]), row


# Section 2


def test_every_rule_id_of_the_code_is_listed_once() -> None:
    listed = [row["Id"] for row in rows(2)]
    assert len(listed) == len(set(listed))
    wanted = {rule for rule in rules_of_reasons() if not RULING.fullmatch(rule)}
    wanted |= {found for text in strings() for form in (FUSE_ID, CONDITION) for found in form.findall(text)}
    assert sorted(wanted - set(listed)) == []


def test_every_rule_id_has_meaning_function_and_test() -> None:
    for row in rows(2):
        assert row["Rule"], row
        assert FUNCTION.search(row["Function"]), row
        assert existing_tests(row["Tests"]), f"{row['Id']} has no test"


def test_every_rule_id_mentioned_in_rules_md_is_listed() -> None:
    listed = {row["Id"] for row in rows(2)}
    assert sorted({*FUSE_ID.findall(TEXT), *CONDITION.findall(TEXT)} - listed) == []


# Section 3


def test_rulings_are_numbered_without_gaps_and_say_everything() -> None:
    numbers = [int(row["A"].removeprefix("A")) for row in rows(3)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= RULINGS_OF_THE_RULES_FILE
    for row in rows(3):
        assert all(row[column] for column in ("Question", "Decision", "Reason")), row


def test_every_ruling_has_a_function_and_an_existing_test() -> None:
    for row in rows(3):
        assert FUNCTION.search(row["Function"]), row
        assert existing_tests(row["Tests"]), f"{row['A']} has no test"


def test_every_ruling_mentioned_in_code_or_rules_md_is_listed() -> None:
    listed = {row["A"] for row in rows(3)}
    mentioned = {found for text in strings() for found in RULING.findall(text)}
    assert sorted((mentioned | set(RULING.findall(TEXT))) - listed) == []


def test_the_page_of_the_game_gives_the_same_number_of_rulings() -> None:
    """The rulings of the rules file are on the page in a sentence each; the others are here."""
    page = (TESTS.parent / "docs" / "fuse.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| A\d+ \|", page, re.MULTILINE)) == RULINGS_OF_THE_RULES_FILE


# Section 4


def test_every_case_has_an_existing_test() -> None:
    cases = {row["Case"]: row for row in rows(4)}
    assert list(cases) == [str(number) for number in range(1, CASES + 1)]
    for number, row in cases.items():
        assert row["What"], row
        assert existing_tests(row["Tests"]), f"case {number} has no test"


def test_tests_of_a_case_are_named_after_it() -> None:
    for row in rows(4):
        names = existing_tests(row["Tests"])
        assert any(f"case_{row['Case']}_" in name for name in names), row


# Sections 5 to 7


def test_rules_often_played_wrong_name_their_rule() -> None:
    points = [line for line in section(5).splitlines() if re.match(r"\d+\. ", line)]
    assert len(points) > 15
    for point in points:
        assert any(form.search(point) for form in (FUSE_ID, RULING, CONDITION)), point


def test_differences_between_sheet_book_and_ours_say_everything() -> None:
    assert len(rows(6)) > 15
    for row in rows(6):
        assert all(row[column] for column in ("Point", "The sheet", "`book2015`", "Ours")), row


def test_every_option_is_listed_with_its_letter() -> None:
    assert [row["Option"].strip("`") for row in rows(7)] == [field.name for field in dataclasses.fields(FuseOptions)]
    for row in rows(7):
        assert all(row.values()), row
