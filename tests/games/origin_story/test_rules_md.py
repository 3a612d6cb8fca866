"""RULES.md is complete: each sentence of the booklet, rule id, ruling, case, card and option; and every name exists."""

from __future__ import annotations

import dataclasses
import re

import pytest

from tablemate.games.origin_story.cards import standard_cards
from tablemate.games.origin_story.options import OriginStoryOptions
from tests.games.rules_md import FUNCTION, ROOT, TEST, RulesMd, parsed, strings

RULES = RulesMd("origin_story")

SENTENCES = 139
LINES_WITH_TEXT = {
    *(3, 5, 7, 8, 9, 10, 12, 14, 15, 19, 22, 26, 28), *range(30, 41), *(44, 45, 46, 47, 51, 55, 59, 61, 65, 69, 73, 77),
    *(78, 80, 84, 88, 92, 96, 98, 100, 101, 102, 104, 106, 107, 108, 109, 113, 117, 121, 125, 129, 131, 133),
    *(135, 136, 137, 138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174),
    *(178, 180, 181, 182, 184, 186, 187, 189, 191, 193, 195, 199, 201, 203, 205, 206, 208, 210, 211, 213, 215, 217),
    *(219, 220, 221, 222, 224, 228, 230, 232, 234, 236, 238, 240, 241, 243), *range(245, 256),
    *(257, 259, 263, 267, 269, 271, 273, 277, 279, 281, 285, 288, 290, 292, 294, 298, 302, 304, 306, 308, 309),
}  # fmt: skip
"""The lines of the booklet that are not empty; the booklet itself is not part of the repository."""
BASE_RULES = 13
CASES = 59
RULINGS_ABOUT_THE_BOOKLET = 40
BOOKLET, BASE, IDS, RULINGS, WORKED, CARDS, WRONG, OPTIONS = range(1, 9)
"""The sections."""

RULE_ID = re.compile(r"OS-[A-Z]+-\d+")
NAMED = re.compile(r"OS-[A-Z]+-\d+|NOTATION|TABLE-DECISION")
RULING = re.compile(r"\bA\d+\b(?!/)")
STEP = re.compile(r"\b(?:R[1-5]|V[1-3]|ST|Y[0-3]|F[1-4]|D\d+x?|SETTLE)\b")
SENTENCE = re.compile(r"B(\d+)(?:-B(\d+))?")


# Names


@pytest.mark.parametrize("number", [BOOKLET, BASE, IDS, RULINGS])
def test_every_function_named_in_rules_md_exists(number: int) -> None:
    assert RULES.missing_functions(number) == []


@pytest.mark.parametrize("number", [BOOKLET, BASE, IDS, RULINGS, WORKED, CARDS])
def test_every_test_named_in_rules_md_exists(number: int) -> None:
    assert RULES.missing_tests(number) == []


def test_cells_of_names_hold_nothing_else() -> None:
    for number in (BOOKLET, BASE, IDS, RULINGS, WORKED, CARDS):
        for row in RULES.rows(number):
            for column, form in (("Function", FUNCTION), ("Tests", TEST)):
                cell = row.get(column, "-")
                assert cell == "-" or not form.sub("", cell).replace(",", "").strip(), cell


# The booklet and the base rules


def sentences() -> list[int]:
    """The sentences of the booklet in the order of the table."""
    found = [SENTENCE.fullmatch(row["Sentence"]) for row in RULES.rows(BOOKLET)]
    assert all(found)
    return [each for match in found if match for each in range(int(match[1]), int(match[2] or match[1]) + 1)]


def test_every_sentence_of_the_booklet_is_covered_once_and_in_order() -> None:
    assert sentences() == list(range(1, SENTENCES + 1))


def test_every_line_of_the_booklet_is_covered() -> None:
    covered: set[int] = set()
    for row in RULES.rows(BOOKLET):
        first, _, last = row["Line"].partition("-")
        covered |= set(range(int(first), int(last or first) + 1))
    assert sorted(LINES_WITH_TEXT - covered) == []


def is_whole(row: dict[str, str]) -> bool:
    """Does a row name nothing but rules, with a function and a test that exist?"""
    named = [*RULE_ID.findall(row["Rule"]), *RULING.findall(row["Rule"])]
    return (
        sorted(named) == sorted(row["Rule"].split(", "))
        and FUNCTION.search(row["Function"]) is not None
        and RULES.existing_tests(row["Tests"]) != []
    )


def test_a_row_is_a_rule_with_function_and_test_or_says_why_it_is_none() -> None:
    for row in RULES.rows(BOOKLET):
        if row["Rule"].startswith("no rule"):
            assert row["Rule"].partition(": ")[2], row
            assert (row["Function"], row["Tests"]) == ("-", "-"), row
        else:
            assert is_whole(row), row


def test_every_base_rule_has_function_and_test() -> None:
    assert [row["Point"] for row in RULES.rows(BASE)] == [str(number) for number in range(1, BASE_RULES + 1)]
    for row in RULES.rows(BASE):
        assert row["Meaning"], row
        assert is_whole(row), row


# Rule ids


def test_every_rule_id_of_the_code_is_listed_once() -> None:
    listed = [row["Id"] for row in RULES.rows(IDS)]
    assert len(listed) == len(set(listed))
    wanted = {rule for rule in RULES.rules_of_reasons() if not RULING.fullmatch(rule)}
    wanted |= {found for text in RULES.texts() for found in RULE_ID.findall(text)}
    assert sorted(wanted - set(listed)) == []


def test_every_rule_id_has_meaning_function_and_test() -> None:
    for row in RULES.rows(IDS):
        assert row["Rule"], row
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['Id']} has no test"


def test_every_function_of_a_rule_id_names_it_in_its_docstring() -> None:
    for row in RULES.rows(IDS):
        for file, name in FUNCTION.findall(row["Function"]):
            assert row["Id"] in NAMED.findall(RULES.docstring(file, name)), f"{file}:{name} does not name {row['Id']}"


def test_every_rule_id_mentioned_in_rules_md_is_listed() -> None:
    listed = {row["Id"] for row in RULES.rows(IDS)}
    assert sorted(set(RULE_ID.findall(RULES.text)) - listed) == []


def test_every_step_that_the_rules_name_is_listed() -> None:
    section = re.search(r"^## Steps\n.*?(?=^## )", RULES.text, re.MULTILINE | re.DOTALL)
    assert section
    listed = set(re.findall(r"^\| (\w+) \|", section.group(), re.MULTILINE))
    rules = sorted((RULES.folder / "rules").glob("*.py"))
    named = {found for path in rules for text in strings(parsed(path)) for found in STEP.findall(text)}
    assert sorted(named - listed) == []
    for file, name in FUNCTION.findall(section.group()):
        assert RULES.docstring(file, name), f"{file}:{name}"


# Rulings


def test_rulings_are_numbered_without_gaps_and_say_everything() -> None:
    numbers = [int(row["A"].removeprefix("A")) for row in RULES.rows(RULINGS)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= RULINGS_ABOUT_THE_BOOKLET
    for row in RULES.rows(RULINGS):
        assert all(row[column] for column in ("Question", "Decision", "Reason")), row


def test_every_ruling_has_a_function_and_an_existing_test() -> None:
    for row in RULES.rows(RULINGS):
        assert FUNCTION.search(row["Function"]), row
        assert RULES.existing_tests(row["Tests"]), f"{row['A']} has no test"


@pytest.mark.parametrize("number", range(1, RULINGS_ABOUT_THE_BOOKLET + 1))
def test_every_ruling_about_the_booklet_names_a_test_named_after_it(number: int) -> None:
    row = RULES.rows(RULINGS)[number - 1]
    assert any(name.startswith(f"test_a{number}_") for name in RULES.existing_tests(row["Tests"]))


def test_every_ruling_mentioned_in_code_or_rules_md_is_listed() -> None:
    listed = {row["A"] for row in RULES.rows(RULINGS)}
    mentioned = {found for text in RULES.texts() for found in RULING.findall(text)}
    assert sorted((mentioned | set(RULING.findall(RULES.text))) - listed) == []


def test_the_page_of_the_game_gives_the_same_number_of_rulings() -> None:
    """The rulings about the booklet are on the page in a sentence each; the others are here."""
    page = (ROOT / "docs" / "origin_story.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| A\d+ \|", page, re.MULTILINE)) == RULINGS_ABOUT_THE_BOOKLET


# Cases and cards


def test_every_case_has_an_existing_test() -> None:
    cases = {row["Case"]: row for row in RULES.rows(WORKED)}
    assert list(cases) == [str(number) for number in range(1, CASES + 1)]
    for number, row in cases.items():
        assert row["What"], row
        assert RULES.existing_tests(row["Tests"]), f"case {number} has no test"


def numbers_of(name: str) -> set[int]:
    """The cases that the name of a test tells: `test_case_07_...`, `test_cases_06_to_08_...`."""
    found = re.match(r"test_cases?_(\d+)(?:_(?:to|and)_(\d+))?_", name)
    return set(range(int(found[1]), int(found[2] or found[1]) + 1)) if found else set()


def test_tests_of_a_case_are_named_after_it() -> None:
    for row in RULES.rows(WORKED):
        assert any(int(row["Case"]) in numbers_of(name) for name in RULES.existing_tests(row["Tests"])), row


def test_every_card_is_listed_with_a_test_named_after_it() -> None:
    cards = standard_cards()
    rows = {row["Card"].strip("`"): row for row in RULES.rows(CARDS)}
    ids = [power.id for power in cards.powers] + [card.id for card in cards.vancardians]
    assert list(rows) == ids
    for card, row in rows.items():
        assert row["Ours"], row
        assert any(card.lower() in name.split("_") for name in RULES.existing_tests(row["Tests"])), row


# The rest


def test_rules_often_played_wrong_name_their_rule() -> None:
    points = [line for line in RULES.section(WRONG).splitlines() if re.match(r"\d+\. ", line)]
    assert len(points) > 10
    for point in points:
        assert RULE_ID.search(point) or RULING.search(point), point


def test_every_option_is_listed() -> None:
    options = [row["Option"].strip("`") for row in RULES.rows(OPTIONS)]
    assert options == [field.name for field in dataclasses.fields(OriginStoryOptions)]
    for row in RULES.rows(OPTIONS):
        assert all(row.values()), row
