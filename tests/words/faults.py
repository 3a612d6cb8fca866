"""The faults that the source can raise: every code, with the names of what fills its sentence."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import tablemate
from tablemate.cli import usage
from tablemate.games import REGISTERED
from tablemate.kernel import files
from tests.games.samples import sample_of

SOURCE = Path(tablemate.__file__).parent
ERRORS = (
    "InvalidArgument",
    "InvalidName",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "HiddenField",
    "MissingWords",
    "Refusal",
    "NotThere",
    "NotYours",
    "TooMuch",
    "TooLarge",
    "NotStored",
    "DatabaseTrouble",
    "CannotServe",
)
RAISING = {
    *ERRORS,
    "clash",
    "NotCompiled",
    "Problem",
    "TablemateError",
    "error",
    "fault",
    "refuse",
    "refuse_if",
    "refused",
    "under",
}
"""What takes a code, and its arguments by name."""
Codes = dict[str, set[frozenset[str]]]
"""By code: the sets of arguments that it is raised with."""


@cache
def raised(game: str | None) -> Codes:
    """The faults of a game, or those that all games share."""
    found = _raised_in(_paths(game))
    for code, arguments in _composed(game).items():
        found[code].add(arguments)
    return found


@cache
def raised_by_cards(game: str) -> set[str]:
    """The codes of what can be wrong with the cards of a game."""
    own = _raised_in((SOURCE / "games" / game / "cards").glob("*.py")).keys()
    shared = _raised_in([SOURCE / "kernel" / "card_files.py"]).keys()
    return {*own, *shared, *sample_of(game).faults} - {"the_end"}


def _raised_in(paths: Iterable[Path]) -> Codes:
    found: Codes = defaultdict(set)
    for path in paths:
        for call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            for code in _spelled(call.args[0]):
                found[code].add(_arguments(call))
    return found


def _paths(game: str | None) -> Iterator[Path]:
    for path in SOURCE.rglob("*.py"):
        own = next((each for each in REGISTERED if each in path.relative_to(SOURCE).parts), None)
        if own == game:
            yield path


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node) in RAISING | {"Fault"}:
            yield node


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _spelled(code: ast.expr) -> Iterator[str]:
    assert not isinstance(code, ast.JoinedStr), f"{ast.unparse(code)} is a sentence, not a code"
    if isinstance(code, ast.Constant) and isinstance(code.value, str):
        yield code.value
    elif isinstance(code, ast.IfExp):
        yield from (*_spelled(code.body), *_spelled(code.orelse))


def _arguments(call: ast.Call) -> frozenset[str]:
    if _called(call) == "Fault":
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        assert isinstance(given, ast.Dict), ast.dump(given)
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    assert all(each.arg is not None for each in call.keywords), f"{ast.unparse(call)}: name what fills the sentence"
    return frozenset(str(each.arg) for each in call.keywords)


def _composed(game: str | None) -> Mapping[str, frozenset[str]]:
    """Codes that stand in a table and are raised in one place."""
    if game is not None:
        return sample_of(game).faults
    troubles = dict.fromkeys(files.TROUBLES.values(), frozenset[str]())
    troubles["refused"] = frozenset({"reason", "rule"})
    return troubles | dict.fromkeys(usage.NUMBERS.values(), frozenset({"option", "found"}))
