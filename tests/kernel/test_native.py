"""The rule compiler: the same results as Python, and a cache that is never stale."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel import native
from tablemate.kernel.agreement import check_agreement
from tablemate.kernel.arena import Arena
from tablemate.kernel.build import build
from tablemate.kernel.cases import Case
from tablemate.kernel.chance import Chance
from tablemate.kernel.contract import Figures
from tablemate.kernel.engine import compiled_engine, engine_of, interpreted_engine
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.game import Game
from tablemate.kernel.numba_cache import RuleLocator
from tablemate.kernel.program import Program
from tablemate.kernel.rule import NATIVE
from tests.kernel.conftest import MakeCompiled
from tests.kernel.on_disk import FIRST, Package
from tests.kernel.sources import module
from tests.kernel.toys import COUNT_UP, FINGERS, TOYS, count_up, generator

# Equal results


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_compiled_toys_equal_interpreted_toys(game: Game, compiled: MakeCompiled) -> None:
    states = 0
    for seed in range(30):
        case = Case.random(game, seed)
        if case.position is None:
            states += check_agreement(case, interpreted_engine(game.program, strict=True), compiled(game))[0]
    assert states > 50


# Stamps: what is compiled again, without compiling anything


def program_with(waited: Any, name: str = "written") -> Program:
    base = generator.PROGRAM
    return Program(name, base.state, base.cards, base.options, replace(base.rules, waited=waited))


RULES = """
class Kind(IntEnum):
    FIRST = 1
    SECOND = 2
    LAST = 2

class Bits(IntFlag):
    ONE = 1
    TWO = 2
    BOTH = 3

class Other(IntEnum):
    UNUSED = 1

LIMIT = 5
MEMBER = Kind.SECOND
STEPS = (1, 2, 3)
PAIRS = ((1, 2), (3, Kind.FIRST))
UNUSED = 1

@rule
def deep(x: int, more: int = 8) -> int:
    '''The callee of a callee.'''
    # a comment
    return x + 1

@rule
def callee(x: int) -> int:
    '''A callee.'''
    return deep(x)

@rule
def waited(s: State) -> int:
    '''The entry point.'''
    number = callee(LIMIT) + Kind.SECOND + STEPS[1] + MEMBER + PAIRS[1][0]
    return number + Kind.LAST + Bits.BOTH

@rule
def bystander(x: int) -> int:
    '''Not called.'''
    return x
"""


def stamps(source: str, **names: Any) -> dict[str, str]:
    made = module(source, State=generator.State, **names)
    return {task.function.__name__: task.stamp for task in native.plan(program_with(made.waited))}


def changed(old: str, new: str, source: str = RULES) -> set[str]:
    """The rules whose stamps an edit changes."""
    assert source.count(old) == 1
    before, after = stamps(source), stamps(source.replace(old, new))
    return {name for name in before if before[name] != after.get(name)}


ABOVE_WAITED = {"waited", "waited_at"}


@pytest.mark.parametrize(
    ("old", "new", "below"),
    [
        ("return x + 1", "return x + 2", {"deep", "callee"}),
        ("return x + 1", "return x - 1", {"deep", "callee"}),
        ("return deep(x)", "return deep(x) + 1", {"callee"}),
        ("LIMIT = 5", "LIMIT = 6", set()),
        ("LIMIT = 5", "LIMIT = True", set()),
        ("STEPS = (1, 2, 3)", "STEPS = (1, 5, 3)", set()),
        ("((1, 2), (3, Kind.FIRST))", "((1, 2), (4, Kind.FIRST))", set()),
        ("    SECOND = 2\n    LAST = 2", "    SECOND = 3\n    LAST = 3", set()),
        ("    LAST = 2", "    LAST = 1", set()),
        ("    BOTH = 3", "    BOTH = 2", set()),
        ("MEMBER = Kind.SECOND", "MEMBER = Kind.FIRST", set()),
        ("def deep(x: int,", "def deep(x: bool,", {"deep", "callee"}),
        ("more: int = 8", "more: int = 9", {"deep", "callee"}),
        ("def callee(x: int) -> int:", "def callee(x: int) -> bool:", {"callee"}),
    ],
)
def test_an_edit_changes_the_stamps_of_all_that_depends_on_it(old: str, new: str, below: set[str]) -> None:
    assert changed(old, new) == below | ABOVE_WAITED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# a comment", "# another comment\n    # and one more"),
        ("'''A callee.'''", "'''Said otherwise.'''"),
        ("'''The callee of a callee.'''", "'''A longer docstring\n\n    of several lines.\n    '''"),
        ("UNUSED = 1\n\n@rule", "UNUSED = 2\n\n@rule"),
        ("    UNUSED = 1\n\nLIMIT", "    UNUSED = 2\n\nLIMIT"),
        ("'''Not called.'''\n    return x", "'''Not called.'''\n    return -x"),
        ("    return deep(x)", "\n\n    return deep(\n        x\n    )"),
    ],
)
def test_an_edit_that_means_nothing_changes_no_stamp(old: str, new: str) -> None:
    assert changed(old, new) == set()


def test_a_constant_named_through_its_module_counts_or_is_refused() -> None:
    source = "@rule\ndef waited(s: State) -> int:\n    '''Reads a module.'''\n    return codes.LIMIT"

    def with_limit(limit: int) -> str:
        return stamps(source, codes=module(f"LIMIT = {limit}", "codes"))["waited"]

    try:
        one, two = with_limit(1), with_limit(2)
    except TypeError:
        return
    assert one != two, "the compiled rule would keep the old number"


def test_a_rule_defined_again_gets_a_stamp_of_its_own() -> None:
    made = module(RULES, State=generator.State)
    program = program_with(made.waited)
    before = {task.function.__name__: task.stamp for task in native.plan(program)}
    vars(made)["deep"] = module(
        "@rule\ndef deep(x: int) -> int:\n    '''The callee of a callee.'''\n    return x + 9"
    ).deep
    after = {task.function.__name__: task.stamp for task in native.plan(program)}
    assert {name for name in before if before[name] != after[name]} == {"deep", "callee"} | ABOVE_WAITED


def test_rules_of_one_name_in_two_modules_have_stamps_of_their_own() -> None:
    source = "@rule\ndef waited(s: State) -> int:\n    '''Same.'''\n    return 1"
    one, two = module(source, "one", State=generator.State), module(source, "two", State=generator.State)
    found = [next(s.stamp for s in native.plan(program_with(m.waited)) if s.function is m.waited) for m in (one, two)]
    assert found[0] != found[1]


def test_a_hand_made_counterpart_is_part_of_the_stamp(monkeypatch: pytest.MonkeyPatch) -> None:
    """`copy_state` is compiled by hand; another maker must not leave its old code in the loops."""
    (plain, _), *_ = NATIVE.items()

    def another_maker() -> Any:
        return None

    before = {task.function.__name__: task.stamp for task in native.plan(FINGERS.program)}
    monkeypatch.setitem(NATIVE, plain, another_maker)
    after = {task.function.__name__: task.stamp for task in native.plan(FINGERS.program)}
    assert before["play_outs"] != after["play_outs"]


@pytest.mark.parametrize("flag", ["OPT", "BOUNDSCHECK"])
def test_the_flags_of_the_compiler_are_part_of_the_stamp(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamps(RULES)
    monkeypatch.setattr(native.config, flag, 1)
    assert not set(before.values()) & set(stamps(RULES).values())


def test_a_renamed_field_changes_every_rule_over_the_record() -> None:
    one, two = FINGERS.program, COUNT_UP.program
    loops = [
        next(task.stamp for task in native.plan(program) if task.function.__name__ == "games_in_bulk")
        for program in (one, two)
    ]
    assert loops[0] != loops[1]


def test_what_knows_no_record_is_shared_between_games() -> None:
    shared = {task.stamp for task in native.plan(FINGERS.program)} & {
        task.stamp for task in native.plan(COUNT_UP.program)
    }
    names = {task.function.__name__ for task in native.plan(FINGERS.program) if task.stamp in shared}
    assert {"mix32", "seed_stream", "next32", "roll", "emit", "emit_to", "some_seat"} <= names


@pytest.mark.parametrize("value", [1.5, 1.0, 0.0, "text", None, [1], {1: 2}, (1.5,), ("text",), ([1],), object()])
def test_a_rule_may_not_use_such_a_global(value: Any) -> None:
    source = "@rule\ndef waited(s: State) -> int:\n    '''Bad.'''\n    return VALUE"
    with pytest.raises(TypeError, match="may not use the global"):
        stamps(source, VALUE=value)


def test_a_rule_may_not_call_an_unmarked_function() -> None:
    source = (
        "def helper() -> int:\n    return 1\n@rule\ndef waited(s: State) -> int:\n    '''Bad.'''\n    return helper()"
    )
    with pytest.raises(TypeError, match="may not use the global"):
        stamps(source)


def test_a_rule_may_not_take_anything_else() -> None:
    source = "@rule\ndef helper(x: float) -> int:\n    '''Bad.'''\n    return 1\n"
    source += "@rule\ndef waited(s: State) -> int:\n    '''Bad.'''\n    return helper(1)"
    with pytest.raises(TypeError, match="no rule may take"):
        stamps(source)


def test_a_helper_for_any_state_with_chance_means_the_state_of_the_game(fresh_cache: Path) -> None:
    """`Chance` is a base of every state, and of the loops' own dice; a rule over it is about the game."""
    source = "@rule\ndef word(s: Chance) -> int:\n    '''Any state.'''\n    return s.chance[0]\n"
    source += "@rule\ndef waited(s: State) -> int:\n    '''This one.'''\n    return word(s)"
    made = module(source, State=generator.State, Chance=Chance)
    meanings = native.type_map(program_with(made.waited))
    assert native.signature_of(made.word, meanings) == native.signature_of(made.waited, meanings)


@pytest.mark.slow
def test_two_rules_of_one_name_are_both_reached(fresh_cache: Path) -> None:
    """Entry points are kept by name; a game may take two of its rules from modules that use one name for both."""
    base = generator.PROGRAM
    one = module("@rule\ndef value(s: State) -> int:\n    '''One.'''\n    return 1", "one", State=generator.State)
    two = module(
        "@rule\ndef value(s: State, cards: Nothing, out: Figures) -> int:\n    '''Two.'''\n    return 2",
        "two",
        State=generator.State,
        Nothing=generator.Nothing,
        Figures=Figures,
    )
    rules = replace(base.rules, waited=one.value, outcome=two.value)
    program = Program("namesakes", base.state, base.cards, base.options, rules)
    entries = native.compile_all(program)
    figures = engine_of(entries).scratch.figure_list
    states, cards = base.state.new(), base.cards.new()
    assert (entries["waited_at"](states, 0), entries["outcome_at"](states, 0, cards, figures)) == (1, 2)
    assert entries["rule waited"] is not entries["rule outcome"]


@pytest.mark.slow
def test_an_argument_left_out_is_its_default_in_both_engines(fresh_cache: Path) -> None:
    source = "@rule\ndef digits(a: int, b: int = 2, c: int = 3) -> int:\n"
    source += "    '''Three.'''\n    return a * 100 + b * 10 + c\n"
    source += "@rule\ndef waited(s: State) -> int:\n    '''All.'''\n"
    source += "    return digits(1) * 1000000 + digits(4, 5) * 1000 + digits(6, 7, 8)"
    program = program_with(module(source, State=generator.State).waited)
    states = program.state.new()
    interpreted, entries = interpreted_engine(program), native.compile_all(program)
    assert interpreted.entries["waited_at"](interpreted.given(program.state, states), 0) == 123453678
    assert entries["waited_at"](states, 0) == 123453678


# Loading


def files(folder: Path) -> dict[str, tuple[int, int]]:
    """The compiled rules; a mark may be touched to say that it is in use."""
    return {path.name: (path.stat().st_mtime_ns, path.stat().st_size) for path in folder.glob("*.nb[ic]")}


@pytest.fixture
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.core import compiler

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("something was compiled")

    monkeypatch.setattr(compiler, "compile_extra", refuse)


def test_an_empty_cache_says_so(fresh_cache: Path) -> None:
    with pytest.raises(NotCompiled, match="count_up"):
        native.load(COUNT_UP.program)
    assert not fresh_cache.exists(), "looking leaves nothing behind"


@pytest.mark.usefixtures("no_compiling", "fresh_cache")
def test_the_guard_against_compiling_works() -> None:
    with pytest.raises(AssertionError, match="something was compiled"):
        native.compile_all(FINGERS.program)


@pytest.mark.usefixtures("no_compiling")
def test_loading_compiles_nothing_and_writes_nothing(filled: Path) -> None:
    before = files(filled)
    entries = native.load(FINGERS.program)
    assert entries.keys() == FINGERS.program.entries.keys()
    arena = Arena(FINGERS, FINGERS.read_options({"rounds": 2}), engine=engine_of(entries))
    assert arena.simulate(10).decisions == 40
    assert files(filled) == before


@pytest.mark.usefixtures("no_compiling")
def test_a_loaded_entry_never_compiles_for_other_types(filled: Path) -> None:
    with pytest.raises(TypeError):
        native.load(FINGERS.program)["waited_at"](COUNT_UP.layout.new(), 0)


@pytest.mark.usefixtures("no_compiling")
def test_another_card_table_needs_no_compiling(filled: Path) -> None:
    before = files(filled)
    totals = []
    for worth in ([0, 1, 2, 3], [0, 4, 5, 6]):
        cards = {"copies": [0, 1, 1, 1], "worth": worth}
        agreement = replace(COUNT_UP.agreement, card_numbers=partial(lambda cards, _: cards, cards))
        arena = replace(COUNT_UP, agreement=agreement).arena()
        state = arena.state(0)
        position = {"hand": [[2], []]}
        COUNT_UP.positions.read(position, state, count_up.CountUpOptions.read({}), arena.cards)
        arena.step(0, 0, count_up.PLAY + 2)
        totals.append(state.total)
    assert totals == [2, 5]
    assert files(filled) == before


def test_two_games_lie_in_one_cache(filled: Path) -> None:
    for game in (*TOYS, *TOYS):
        assert native.load(game.program).keys() == game.program.entries.keys()


def test_a_compiled_cache_is_not_compiled_again(filled: Path) -> None:
    timings: list[native.Timing] = []
    native.compile_all(COUNT_UP.program, timings.append)
    assert len(timings) == len(native.plan(COUNT_UP.program))
    assert all(timing.from_cache for timing in timings)


@pytest.mark.slow
def test_a_rule_can_be_an_entry_of_one_game_and_a_helper_of_another(
    fresh_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two forms have different code; each game must find its own."""
    source = "@rule\ndef inner(s: State) -> int:\n    '''Entry or helper.'''\n    return 6\n"
    source += "@rule\ndef outer(s: State) -> int:\n    '''Calls it.'''\n    return inner(s) + 1"
    made = module(source, "shared_rules", State=generator.State)
    monkeypatch.setitem(sys.modules, "shared_rules", made)
    one, two = program_with(made.inner, "one"), program_with(made.outer, "two")
    native.compile_all(one)
    native.compile_all(two)
    waited = [native.load(program)["waited_at"](program.state.new(), 0) for program in (one, two)]
    assert waited == [6, 7]


def entry_file(folder: Path, ending: str) -> Path:
    (found,) = (path for path in folder.glob(f"count_up.apply-*{ending}"))
    return found


SPOIL = {
    "gone": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "cut short": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "garbage": lambda path: path.write_bytes(b"\x93" * path.stat().st_size),
}


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
@pytest.mark.parametrize("how", SPOIL)
def test_a_spoiled_file_is_compiled_again(how: str, ending: str, filled: Path) -> None:
    """Loading says `NotCompiled`; a build mends the cache, although it was marked ready."""
    SPOIL[how](entry_file(filled, ending))
    with pytest.raises(NotCompiled):
        native.load(COUNT_UP.program)
    build(COUNT_UP.module, workers=1)
    case = Case(COUNT_UP, 5)
    check_agreement(case, interpreted_engine(COUNT_UP.program), compiled_engine(COUNT_UP.program))


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
@pytest.mark.parametrize("how", SPOIL)
def test_a_spoiled_helper_is_compiled_again_when_it_is_needed(how: str, ending: str, filled: Path) -> None:
    """Loading does not need helpers; compiling does."""
    (spoiled,) = filled.glob(f"count_up.place_of-*{ending}")
    SPOIL[how](spoiled)
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()
    timings: list[native.Timing] = []
    native.compile_all(COUNT_UP.program, timings.append)
    assert {timing.name for timing in timings if not timing.from_cache} == {"place_of"}


def test_looking_at_the_mark_costs_no_compiled_rule(filled: Path) -> None:
    mark = native.ready_mark(COUNT_UP.program)
    mark.unlink()
    with pytest.raises(NotCompiled):
        native.load(COUNT_UP.program)
    native.mark_ready(COUNT_UP.program)
    native.mark_ready(COUNT_UP.program)
    assert mark.exists()
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()


def test_functions_without_a_stamp_keep_numbas_own_cache() -> None:
    assert RuleLocator.from_function(lambda: 0, __file__) is None


# Never stale: another process, files that are really edited


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    """The package, compiled once."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root / "src"), str(root)])
    surroundings = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    made = Package(tmp_path_factory.mktemp("package"), surroundings).write()
    said = made.run("compile")
    assert said.code == 0, said.errors
    assert said.values == (FIRST, FIRST)
    return made


WAITED = {"waited", "waited_at.probe"}
EDITS = {
    "a callee in another file": ("leaf", "return x + 4", "return x + 3", -1, {"leaf", "by_callee"}),
    "a constant of another file": ("leaf", "LIMIT = 5", "LIMIT = 4", -10, {"by_constant"}),
    "a named number": ("leaf", "SECOND = 7\n    LAST = 7", "SECOND = 6\n    LAST = 7", -100, {"by_enum", "by_alias"}),
    "a second name": ("leaf", "LAST = 7", "LAST = 1", -60_000, {"by_alias", "by_enum"}),
    "a row of constants": ("leaf", "STEPS = (1, 6, 3)", "STEPS = (1, 5, 3)", -1000, {"by_tuple"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_is_compiled_and_nothing_else(edit: str, package: Package, tmp_path: Path) -> None:
    file, old, new, difference, rules = EDITS[edit]
    copy = package.copied_to(tmp_path)
    copy.change(file, old, new)
    said = copy.run("compile")
    assert said.refused is not None, "what was compiled before does not fit any more"
    assert said.values == (FIRST + difference, FIRST + difference)
    assert said.compiled == rules | WAITED


@pytest.mark.slow
def test_a_wider_field_is_compiled_anew(package: Package, tmp_path: Path) -> None:
    """300 fits sixteen bits; every rule that takes the record is another one now."""
    copy = package.copied_to(tmp_path)
    copy.change("game", "number: Annotated[int, i1, PUBLIC]", "number: Annotated[int, i2, PUBLIC]")
    said = copy.run("compile")
    wider = FIRST + 100_000 * (300 - 44)
    assert said.values == (wider, wider)
    assert {"by_field", "any_action", "apply", *WAITED} <= said.compiled
    assert not {"leaf", "by_callee", "by_constant", "next32", "roll"} & said.compiled


@pytest.mark.slow
def test_checked_indexes_are_other_code(package: Package, tmp_path: Path) -> None:
    copy = package.copied_to(tmp_path)
    assert not copy.run("load").checks
    checked = copy.run("compile", NUMBA_BOUNDSCHECK="1")
    assert checked.refused is not None
    assert checked.checks
    assert {"leaf", "roll", "any_action", *WAITED} <= checked.compiled
    assert not copy.run("load").checks, "both lie side by side"


@pytest.mark.slow
def test_words_about_the_rules_compile_nothing(package: Package, tmp_path: Path) -> None:
    copy = package.copied_to(tmp_path)
    copy.change("leaf", '"""A rule in another file."""', '"""Said\n\n    at length.\n    """  # and remarked upon')
    copy.change("game", "@rule\ndef waited", "# A long\n# comment\n\n\n@rule\ndef waited")
    said = copy.run("compile")
    assert said.refused is None
    assert said.values == (FIRST, FIRST)
    assert said.compiled == frozenset()


@pytest.mark.slow
def test_the_old_code_is_there_again_when_an_edit_is_taken_back(package: Package, tmp_path: Path) -> None:
    copy = package.copied_to(tmp_path)
    copy.change("leaf", "LIMIT = 5", "LIMIT = 4")
    assert copy.run("compile").compiled
    copy.change("leaf", "LIMIT = 4", "LIMIT = 5")
    said = copy.run("load")
    assert said.values == (FIRST, FIRST)


@pytest.mark.slow
def test_a_cache_moves_with_its_folder_and_cards_are_only_data(package: Package, tmp_path: Path) -> None:
    said = package.copied_to(tmp_path / "elsewhere").run("load", worth=(0, 0, 77))
    assert said.values == (FIRST, FIRST)
    assert said.rows == (77, 77)


@pytest.mark.slow
@pytest.mark.parametrize("place", [0.3, 0.5, 0.7])
def test_flipped_bits_never_give_a_wrong_answer(place: float, package: Package, tmp_path: Path) -> None:
    """A disk that lies: refused or compiled again, but no crash and no other number."""
    copy = package.copied_to(tmp_path)
    (path,) = copy.cache.glob("game.waited-*.nbc")
    octets = bytearray(path.read_bytes())
    start = int(len(octets) * place)
    for index in range(start, start + 200):
        octets[index] ^= 0xFF
    path.write_bytes(octets)
    said = copy.run("load")
    assert said.code == 0, said.errors
    assert said.refused is not None or said.values == (FIRST, FIRST)
