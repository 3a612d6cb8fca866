"""Reading a game's RULES.md: its sections and tables, and whether the functions and tests that it names exist.

    RULES = RulesMd("fuse")
    for row in RULES.rows(2):
        assert RULES.existing_tests(row["Tests"])

Functions are given as `file.py:name` below the folder of the game, tests as `file.py::name` below the tests of the game
or, with a folder, below all tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
FUNCTION = re.compile(r"`([\w/]+\.py):(\w+)`")
TEST = re.compile(r"`((?:\w+/)*test_\w+\.py)::(\w+)`")

Row = dict[str, str]


REFUSALS = ("Reason", "illegal")


class RulesMd:
    """The rules page of one game."""

    def __init__(self, game: str) -> None:
        self.tests = TESTS / "games" / game
        self.folder = ROOT / "src" / "tablemate" / "games" / game
        self.text = (self.folder / "RULES.md").read_text(encoding="utf-8")

    def section(self, number: int) -> str:
        """The text of a numbered section."""
        found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", self.text, re.MULTILINE | re.DOTALL)
        assert found, f"RULES.md has no section {number}"
        return found.group()

    def rows(self, number: int) -> list[Row]:
        """The rows of all tables of a section, by column."""
        table: list[Row] = []
        head: list[str] = []
        for line in self.section(number).splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
            if not cells:
                head = []
            elif not head:
                head = cells
            elif not set(line) <= set("|- "):
                assert len(cells) == len(head), f"a cell is missing or too many: {line}"
                table.append(dict(zip(head, cells, strict=True)))
        return table

    def foreign_cells(self, numbers: tuple[int, ...]) -> list[str]:
        """Cells of functions or tests that hold anything but names, which would escape being looked up."""
        cells = [
            (row.get(column, "-"), form)
            for number in numbers
            for row in self.rows(number)
            for column, form in (("Function", FUNCTION), ("Tests", TEST))
        ]
        return [cell for cell, form in cells if cell != "-" and form.sub("", cell).replace(",", "").strip()]

    def is_test(self, file: str, name: str) -> bool:
        """Is there a test of this name in this file, among the tests of the game or below all tests?"""
        path = self.tests / file if (self.tests / file).is_file() else TESTS / file
        return name.startswith("test_") and path.is_file() and name in names_in(path)

    def existing_tests(self, cell: str) -> list[str]:
        """The tests of a cell that exist."""
        return [name for file, name in TEST.findall(cell) if self.is_test(file, name)]

    def missing_functions(self, number: int) -> list[str]:
        """The functions that a section names and that do not exist."""
        named = FUNCTION.findall(self.section(number))
        return [f"{file}:{name}" for file, name in named if not self._defines(file, name)]

    def missing_tests(self, number: int) -> list[str]:
        """The tests that a section names and that do not exist."""
        return [f"{file}::{name}" for file, name in TEST.findall(self.section(number)) if not self.is_test(file, name)]

    def _defines(self, file: str, name: str) -> bool:
        path = self.folder / file
        return path.is_file() and name in names_in(path)

    def code(self) -> list[ast.Module]:
        """The code of the game, parsed."""
        return [parsed(path) for path in sorted(self.folder.rglob("*.py"))]

    def texts(self) -> list[str]:
        """All texts in the code of the game, docstrings too."""
        return [text for tree in self.code() for text in strings(tree)]

    def rules_of_reasons(self) -> set[str]:
        """The rule ids that refusals name: the second argument of every `Reason` and `illegal`."""
        trees = [parsed(path) for path in self.folder.glob("*.py") if path.stem in ("reasons", "actions", "notation")]
        calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
        refusals = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in REFUSALS]
        return {str(call.args[1].value) for call in refusals if isinstance(call.args[1], ast.Constant)}

    def names_of_tests(self) -> list[str]:
        """The names of all tests of the game."""
        files = sorted(self.tests.rglob("test_*.py"))
        return [name for path in files for name in names_in(path) if name.startswith("test_")]

    def docstring(self, file: str, name: str) -> str:
        """What the code says about a function, a class or a constant."""
        body = parsed(self.folder / file).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
                return ast.get_docstring(node) or ""
            if name in _assigned(node) and isinstance(after, ast.Expr):
                return " ".join(strings(after))
        return ""


@cache
def parsed(path: Path) -> ast.Module:
    """A file of code."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def names_in(path: Path) -> frozenset[str]:
    """What a Python file defines at its top: functions, classes and constants."""
    names: set[str] = set()
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        names |= set(_assigned(node))
    return frozenset(names)


def _assigned(node: ast.stmt) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return (target.id for target in targets if isinstance(target, ast.Name))


def strings(tree: ast.AST) -> list[str]:
    """All texts in a piece of code, docstrings too."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
