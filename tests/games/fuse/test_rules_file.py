"""Every case and every ruling of the rules file has a test that carries its number."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CASES = range(1, 43)
RULINGS = range(1, 39)


@cache
def names_of_tests() -> tuple[str, ...]:
    """The names of all tests of FUSE."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.rglob("test_*.py"))]
    functions = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return tuple(name for name in functions if name.startswith("test_"))


@pytest.mark.parametrize("number", CASES)
def test_every_case_has_a_test(number: int) -> None:
    assert any(re.search(rf"case_{number}(?!\d)", name) for name in names_of_tests())


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_test(number: int) -> None:
    assert any(re.search(rf"_A{number}(?!\d)", name) for name in names_of_tests())
