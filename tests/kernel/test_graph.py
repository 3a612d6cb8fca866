"""Which rule calls which, and the plain counterparts that interpreted play runs on."""

from __future__ import annotations

import dis
from typing import Any

import pytest

import tablemate
from tablemate.kernel.graph import callees, globals_used, in_order, with_plain_constants
from tests.kernel.sources import module
from tests.kernel.toys import COUNT_UP, FINGERS

RULES = """
class Kind(IntEnum):
    A = 1
    B = 20
    LAST = 20

class Bits(IntFlag):
    ONE = 1
    TWO = 2
    BOTH = 3

NUMBERS = (Kind.A, 7)
LIMIT = 5
MEMBER = Kind.B

@rule
def answer(x: int) -> int:
    '''A rule with the name of a field.'''
    return x + Kind.B + Kind.LAST

@rule
def other(s: int) -> int:
    '''Reads the field of that name only.'''
    return s.answer + LIMIT

@rule
def entry(s: int) -> int:
    '''Calls both.'''
    return answer(other(s)) + NUMBERS[0] + MEMBER + Bits.BOTH + len(NUMBERS) + abs(-1)

def helper(x: int) -> int:
    return x

@rule
def calls_no_rule(x: int) -> int:
    '''A function without the mark is no rule.'''
    return helper(x)
"""


class Thing:
    answer = 100


def test_a_global_is_not_a_field_of_the_same_name() -> None:
    made = module(RULES)
    assert globals_used(made.other) == ("LIMIT",)
    assert list(callees(made.other)) == []
    assert dict(callees(made.entry)) == {"answer": made.answer, "other": made.other}


def test_globals_are_named_once_and_builtins_too() -> None:
    made = module(RULES)
    assert globals_used(made.entry) == ("answer", "other", "NUMBERS", "MEMBER", "Bits", "len", "abs")


@pytest.mark.parametrize("name", tablemate.games())
def test_the_globals_of_every_rule_are_those_that_the_disassembler_tells(name: str) -> None:
    for function in in_order(tuple(tablemate.game(name).program.entries.values())):
        told = (line.argval for line in dis.get_instructions(function) if line.opname == "LOAD_GLOBAL")
        assert globals_used(function) == tuple(dict.fromkeys(told))


def test_globals_are_found_beyond_the_first_hundred_names() -> None:
    """An argument that needs more than an octet."""
    names = [f"N{number}" for number in range(300)]
    source = "\n".join(f"{name} = 1" for name in names)
    made = module(f"{source}\n@rule\ndef f(x: int) -> int:\n    '''Many.'''\n    return {' + '.join(names)}")
    assert globals_used(made.f) == tuple(names)


def test_a_local_name_is_not_a_global() -> None:
    made = module("LIMIT = 1\n@rule\ndef f(LIMIT: int) -> int:\n    '''Local.'''\n    return LIMIT")
    assert globals_used(made.f) == ()


def test_only_marked_functions_are_rules() -> None:
    made = module(RULES)
    assert list(callees(made.calls_no_rule)) == []


def test_callees_come_before_callers_and_each_rule_once() -> None:
    made = module(RULES)
    assert in_order((made.entry, made.other)) == [made.answer, made.other, made.entry]
    assert in_order((made.other, made.entry)) == [made.other, made.answer, made.entry]


@pytest.mark.parametrize(
    ("source", "path"),
    [
        ("def a(x: int) -> int:\n    return a(x)", "a -> a"),
        ("def a(x: int) -> int:\n    return b(x)\n@rule\ndef b(x: int) -> int:\n    return a(x)", "a -> b -> a"),
    ],
)
def test_recursion_is_refused_and_shown(source: str, path: str) -> None:
    with pytest.raises(TypeError, match=path):
        in_order((module(f"@rule\n{source}").a,))


def test_two_ways_to_one_rule_are_no_recursion() -> None:
    made = module(
        """
        @rule
        def leaf(x: int) -> int:
            return x

        @rule
        def left(x: int) -> int:
            return leaf(x)

        @rule
        def right(x: int) -> int:
            return leaf(left(x))

        @rule
        def top(x: int) -> int:
            return left(x) + right(x)
        """
    )
    assert [rule.__name__ for rule in in_order((made.top,))] == ["leaf", "left", "right", "top"]


def test_counterparts_give_the_same_results_from_plain_numbers() -> None:
    made = module(RULES)
    counterparts = with_plain_constants((made.entry,))
    thing: Any = Thing()
    assert counterparts[made.entry](thing) == made.entry(thing) == 100 + 5 + 20 + 20 + 1 + 20 + 3 + 2 + 1
    kind = counterparts[made.answer].__globals__["Kind"]
    assert [type(kind.A), type(kind.B), type(kind.LAST)] == [int] * 3


def test_counterparts_keep_name_place_and_meaning() -> None:
    made = module(RULES)
    counterpart: Any = with_plain_constants((made.entry,))[made.entry]
    assert (counterpart.__name__, counterpart.__module__, counterpart.__doc__) == ("entry", "written", "Calls both.")
    assert counterpart.__code__ is made.entry.__code__


def test_counterparts_call_counterparts_and_the_originals_stay_as_they_were() -> None:
    made = module(RULES)
    before = dict(vars(made))
    counterparts = with_plain_constants((made.entry,))
    assert vars(made) == before
    assert counterparts[made.entry].__globals__["answer"] is counterparts[made.answer]
    assert made.entry.__globals__["answer"] is made.answer


def test_two_sets_of_counterparts_do_not_touch_each_other() -> None:
    one, two = module(RULES), module(RULES.replace("B = 20", "B = 30"))
    first, second = with_plain_constants((one.entry,)), with_plain_constants((two.entry,))
    thing: Any = Thing()
    assert first[one.entry](thing) == one.entry(thing)
    assert second[two.entry](thing) == two.entry(thing)
    assert first[one.entry](thing) != second[two.entry](thing)


def test_modules_that_use_one_name_for_two_rules_do_not_mix() -> None:
    one = module("@rule\ndef value(x: int) -> int:\n    return 1")
    two = module("@rule\ndef value(x: int) -> int:\n    return 2")
    three = module(
        "@rule\ndef both(x: int) -> int:\n    return value(x) * 10 + other(x)", value=one.value, other=two.value
    )
    assert with_plain_constants((three.both,))[three.both](0) == 12


def test_an_enumeration_of_words_beside_the_rules_does_no_harm() -> None:
    """A module of rules may hold other things than rules."""
    made = module(RULES + "\nclass Word(StrEnum):\n    YES = 'yes'\nclass Odd(Enum):\n    ONE = (1, 2)\n")
    assert with_plain_constants((made.entry,))[made.entry](Thing()) == made.entry(Thing())


def test_two_games_in_one_process_keep_their_own_rules() -> None:
    """The wrappers are the same code for every game; each game's copy calls its own rules."""
    one, two = COUNT_UP.arena(compiled=False), FINGERS.arena(compiled=False)
    assert one.engine.entries["waited_at"] is not two.engine.entries["waited_at"]
    two.state(0).left = 1
    assert (one.waited(0), two.waited(0)) == (0, 3)
    assert COUNT_UP.arena(compiled=False).engine is one.engine, "made once a program"
