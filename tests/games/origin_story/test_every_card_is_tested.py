"""The audit: every card that does something is named in a test, every case and every ruling has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .board import SET

SOURCES = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
TESTS = {name for text in SOURCES.values() for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)}


@pytest.mark.parametrize("card", [power.id for power in SET.powers if power.abilities])
def test_every_mat_story_and_superhero_is_named_in_a_test(card: str) -> None:
    assert [name for name in TESTS if card in name.split("_")]


@pytest.mark.parametrize("card", [vancard.id for vancard in SET.vancardians])
def test_every_event_is_named_in_a_test(card: str) -> None:
    assert [name for name in TESTS if card.lower() in name.split("_")]


def numbers(prefix: str) -> set[int]:
    """The numbers of tests named `test_case_07_...` or `test_cases_06_to_08_...`."""
    found: set[int] = set()
    for name in TESTS:
        if single := re.match(rf"test_{prefix}_(\d+)_", name):
            found.add(int(single[1]))
        if several := re.match(rf"test_{prefix}s_(\d+)_(to|and)_(\d+)_", name):
            found |= set(range(int(several[1]), int(several[3]) + 1))
    return found


def test_every_case_has_a_test() -> None:
    assert numbers("case") == set(range(1, 60))


def test_every_ruling_has_a_test() -> None:
    found = {int(name.split("_")[1][1:]) for name in TESTS if re.match(r"test_a\d+_", name)}
    assert set(range(1, 41)) <= found
