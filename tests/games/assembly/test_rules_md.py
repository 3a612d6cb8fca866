"""RULES.md is complete: every line of both rulebooks, every rule id, ruling and case; and every name in it exists."""

from __future__ import annotations

import ast
import re

import pytest

from tablemate.games.assembly.options import ROLE_NAMES, SET_NAMES
from tests.games.rules_md import FUNCTION, RulesMd, strings

RULES = RulesMd("assembly")

FRENCH_LINES, ENGLISH_LINES = 469, 436
CASES = 58
RULINGS_OF_THE_RULES_FILE = 45

ASM_ID = re.compile(r"ASM-[A-Z0-9_]+(?:-\d+)?")
RULING = re.compile(r"\bR\d+\b")
LINES = re.compile(r"\b(FR|EN):(\d+)(?:-(\d+))?")


def rules_of_reasons(tree: ast.Module) -> set[str]:
    """The rule ids that refusals name: the second argument of every Reason(...)."""
    ids: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            given = [*node.args[1:2], *(each.value for each in node.keywords if each.arg == "rule")]
            ids |= {text for rule in given if not _is_composed(rule) for text in strings(rule)}
    return ids


def _is_composed(node: ast.AST) -> bool:
    """Is an id put together from a name, as those of the roles are?"""
    return any(isinstance(each, ast.JoinedStr) for each in ast.walk(node))


def ids_in_code() -> set[str]:
    """Every rule id of the code: written out, or put together for a role."""
    ids: set[str] = set()
    for tree in RULES.code():
        ids |= rules_of_reasons(tree)
        ids |= {found for text in strings(tree) for found in ASM_ID.findall(text)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and any(text.startswith("ASM-") for text in strings(node)):
                ids |= {f"ASM-{role.upper()}-1" for role in ROLE_NAMES}
    return {rule for rule in ids if rule != "ASM-" and not RULING.fullmatch(rule)}


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


def covered(book: str) -> set[int]:
    """The lines of a rulebook that table 1 covers."""
    lines: set[int] = set()
    for row in RULES.rows(1):
        for name, first, last in LINES.findall(row["Lines"]):
            if name == book:
                lines |= set(range(int(first), int(last or first) + 1))
    return lines


@pytest.mark.parametrize(("book", "last"), [("FR", FRENCH_LINES), ("EN", ENGLISH_LINES)])
def test_every_line_of_a_rulebook_is_covered(book: str, last: int) -> None:
    """The rulebooks are not part of the repository; their lengths are."""
    assert sorted(set(range(1, last + 1)) - covered(book)) == []
    assert sorted(covered(book) - set(range(1, last + 1))) == []


@pytest.mark.parametrize("book", ["FR", "EN"])
def test_no_line_of_a_rulebook_is_covered_twice(book: str) -> None:
    lines = [
        line
        for row in RULES.rows(1)
        for name, first, last in LINES.findall(row["Lines"])
        if name == book
        for line in range(int(first), int(last or first) + 1)
    ]
    assert sorted({line for line in lines if lines.count(line) > 1}) == []


def test_the_rows_follow_the_french_draft() -> None:
    firsts = [int(LINES.findall(row["Lines"])[0][1]) for row in RULES.rows(1) if row["Lines"].startswith("FR")]
    assert firsts == sorted(firsts)


def test_a_row_is_a_rule_with_function_and_test_or_says_why_it_is_none() -> None:
    for row in RULES.rows(1):
        assert LINES.findall(row["Lines"]), row
        assert row["Meaning"], row
        if row["Rule"].startswith("no rule: "):
            assert (row["Function"], row["Tests"]) == ("-", "-"), row
        else:
            assert ASM_ID.search(row["Rule"]), row
            assert FUNCTION.search(row["Function"]), row
            assert RULES.existing_tests(row["Tests"]), row


def test_each_role_and_each_malfunction_bay_has_a_row_of_its_own() -> None:
    bays = [f"ASM-{letter}{bay}-1" for letter in SET_NAMES[1:] for bay in (12, 9, 6, 3)]
    roles = [f"ASM-{role.upper()}-1" for role in ROLE_NAMES]
    assert (len(bays), len(roles)) == (28, 9)
    first_ids = [ASM_ID.findall(row["Rule"])[:1] for row in RULES.rows(1)]
    for rule in [*bays, *roles]:
        assert first_ids.count([rule]) == 1, f"{rule} needs exactly one row"


# Section 2


def test_every_rule_id_of_the_code_is_listed() -> None:
    listed = {row["Id"] for row in RULES.rows(2)}
    assert sorted(ids_in_code() - listed) == []


def test_every_rule_id_has_a_function_and_an_existing_test() -> None:
    listed = [row["Id"] for row in RULES.rows(2)]
    assert len(listed) == len(set(listed))
    for row in RULES.rows(2):
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['Id']} has no test"


def test_every_rule_id_mentioned_in_rules_md_is_listed() -> None:
    listed = {row["Id"] for row in RULES.rows(2)}
    assert sorted(set(ASM_ID.findall(RULES.text)) - listed) == []


# Section 3


def test_rulings_are_numbered_without_gaps_and_say_everything() -> None:
    numbers = [int(row["R"].removeprefix("R")) for row in RULES.rows(3)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= RULINGS_OF_THE_RULES_FILE
    for row in RULES.rows(3):
        assert all(row[column] for column in ("Question", "Decision", "Reason")), row


def test_every_ruling_has_a_function_and_an_existing_test() -> None:
    for row in RULES.rows(3):
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['R']} has no test"


def test_every_ruling_mentioned_in_code_or_rules_md_is_listed() -> None:
    listed = {row["R"] for row in RULES.rows(3)}
    mentioned = {found for tree in RULES.code() for text in strings(tree) for found in RULING.findall(text)}
    assert sorted((mentioned | set(RULING.findall(RULES.text))) - listed) == []


# Section 4


def test_every_case_has_an_existing_test() -> None:
    cases = {row["T"].rstrip("*"): row for row in RULES.rows(4)}
    assert list(cases) == [f"T{number}" for number in range(1, CASES + 1)]
    for number, row in cases.items():
        assert RULES.existing_tests(row["Tests"]), f"{number} has no test"


# Sections 5 and 6


def test_rules_often_played_wrong_name_their_rule() -> None:
    points = [line for line in RULES.section(5).splitlines() if re.match(r"\d+\. ", line)]
    assert len(points) > 15
    for point in points:
        assert ASM_ID.search(point) or RULING.search(point), point


def test_differences_from_the_rulebooks_say_what_and_why() -> None:
    assert len(RULES.rows(6)) > 15
    for row in RULES.rows(6):
        assert all(row[column] for column in ("Point", "The rulebooks", "Ours", "Why")), row
