"""The part of Python that rules may use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablemate.games import REGISTERED, game
from tablemate.kernel.contract import WRAPPERS
from tablemate.kernel.graph import in_order
from tablemate.kernel.subset import complaints
from tests.kernel.sources import module
from tests.kernel.toys import TOYS
from tests.kernel.toys.generator import GAME as GENERATOR

WORDS = {
    "containers": [
        "x = [a]",
        "x = {a: 1}",
        "x = {a}",
        "return sum(i for i in range(a))",
        "x = [i for i in range(a)]",
        "x = {i for i in range(a)}",
        "x = {i: i for i in range(a)}",
    ],
    "exceptions and contexts": [
        "raise",
        "try:\n        a = 1\n    finally:\n        a = 2",
        "with a:\n        pass",
        "try:\n        a = 1\n    except* TypeError:\n        a = 2",
    ],
    "closures and generators": ["x = lambda: a", "class X:\n        pass", "yield a", "yield from a"],
    "changes of the surroundings": [
        "global LIMIT\n    LIMIT = a",
        "del a",
        "import os",
        "from os import path",
    ],
    "text, unpacking and slices": [
        'x = f"{a}"',
        "x = len(*a)",
        "x = a[1:2]",
        "x, *y = a",
        "while (b := a):\n        pass",
    ],
    "leave the integers": ["return a / 2", "a /= 2", "return a ** 2", "a **= 2", "return a @ a"],
    "is not a whole number": ["x = 1.5", "x = 'text'", "x = b'bytes'", "x = 1j", "x = ..."],
    "defines no other function": ["def inner() -> int:\n        return 1"],
    "given by place": ["return helper(x=a)", "return max(a, default=1)"],
    "are called": ["return a.bit_length()", "return KINDS.get(a)", "return helper(a)(a)"],
    "is not for rules": [
        "print(a)",
        "return int(a)",
        "x = list(a)",
        "return sorted(a)",
        "return divmod(a, 2)",
        "exec(a)",
    ],
}
"""The word that a complaint contains, and what must be complained about."""


def rule_with(body: str, head: str = "def f(a: int) -> int:") -> Callable[..., Any]:
    made: Callable[..., Any] = module(f'{head}\n    """Says what it means."""\n    {body}\n').f
    return made


@pytest.mark.parametrize(("word", "body"), [(word, body) for word, bodies in WORDS.items() for body in bodies])
def test_what_is_forbidden_is_named_with_its_line(word: str, body: str) -> None:
    found = complaints(rule_with(body))
    assert any(word in complaint for complaint in found), found
    assert all(complaint.startswith("written.f line ") for complaint in found)


@pytest.mark.parametrize(
    "head",
    [
        "def f(*a: int) -> int:",
        "def f(**a: int) -> int:",
        "def f(*, a: int) -> int:",
        "def f(b: int, *, a: int = 2) -> int:",
    ],
)
def test_keywords_and_variable_arguments_are_named(head: str) -> None:
    assert any("keywords and variable" in complaint for complaint in complaints(rule_with("return 1", head)))


@pytest.mark.parametrize("default", ["True", "None", "1.5", "'text'", "int()", "(1, 2)", "1 + 1"])
def test_a_default_that_is_not_a_whole_number_is_named(default: str) -> None:
    for head in (f"def f(a: int = {default}) -> int:", f"def f(a: int, b: int = {default}, c: int = 0, /) -> int:"):
        assert any("a default is a whole number" in complaint for complaint in complaints(rule_with("return 1", head)))


@pytest.mark.parametrize(
    "head", ["def f(a) -> int:", "def f(a: int):", "def f(a: int, b) -> int:", "def f(a, /) -> int:"]
)
def test_a_missing_type_is_named(head: str) -> None:
    assert any("need a type" in complaint for complaint in complaints(rule_with("return 1", head)))


def test_a_missing_docstring_is_named() -> None:
    assert any("docstring" in complaint for complaint in complaints(module("def f(a: int) -> int:\n    return a").f))


def test_a_free_variable_is_named() -> None:
    """A rule made inside a function has a closure; its callees could not even be found."""

    def outside() -> Callable[..., Any]:
        limit = 5

        def inner(a: int) -> int:
            """Says what it means."""
            return a + limit

        return inner

    assert complaints(outside())


def test_identity_is_named() -> None:
    """`a is b` asks for the same object when interpreted, for equal numbers when compiled."""
    assert complaints(rule_with("return 1 if a is LIMIT else 0"))
    assert complaints(rule_with("return 1 if a is not LIMIT else 0"))


def test_an_enumeration_is_not_called() -> None:
    """`Kind(a)` exists neither compiled nor in the plain counterparts."""
    made = module(
        """
        class Kind(IntEnum):
            A = 1

        def f(a: int) -> int:
            '''Says what it means.'''
            return Kind(a)
        """
    )
    assert complaints(made.f)


def test_a_constant_is_not_read_through_a_module() -> None:
    """The stamp of a rule does not cover what `codes.LIMIT` is, so a change would go unseen."""
    codes = module("LIMIT = 3", "codes")
    made = module("def f(a: int) -> int:\n    '''Says what it means.'''\n    return codes.LIMIT", codes=codes)
    assert complaints(made.f)


def test_all_complaints_come_at_once() -> None:
    made = rule_with("x = 1.5\n    y = [a]\n    return x / 2")
    lines = sorted(complaint.split(":")[0] for complaint in complaints(made))
    assert lines == ["written.f line 3", "written.f line 4", "written.f line 5"]


def test_what_rules_need_is_allowed() -> None:
    made = module(
        """
        LIMITS = (1, 2, 3)

        class Kind(IntEnum):
            A = 1
            B = 2

        def helper(a: int, more: int = 1) -> int:
            '''One more.'''
            return a + more

        def f(s: int, a: int, flag: bool) -> int:
            '''Everything that rules do.'''
            total = 0
            for index in range(len(LIMITS)):
                total += helper(LIMITS[index]) if flag and not a else -abs(min(a, max(total, 1)))
            while total > 0x10 or a == Kind.A:
                total = (total << 2 >> 1 ^ 5 | ~a & 7) // 3 % 11
                if total in (Kind.A, Kind.B):
                    break
                continue
            match a:
                case Kind.A | Kind.B:
                    total -= 1
                case 3:
                    pass
                case _:
                    assert total >= 0
            s.row[a] = s.grid[a, 1]
            first, second = 1, 2
            return True if None else total
        """
    )
    assert complaints(made.f) == complaints(made.helper) == []


def test_every_rule_of_every_game_keeps_to_it() -> None:
    """Also the rules of the kernel itself: wrappers, loops, chance, agenda, events."""
    programs = [game(name).program for name in REGISTERED] + [toy.program for toy in (*TOYS, GENERATOR)]
    rules = {rule for program in programs for rule in in_order((*program.entries.values(), *WRAPPERS))}
    assert len(rules) > 50
    assert [complaint for rule in rules for complaint in complaints(rule)] == []
