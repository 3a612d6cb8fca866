"""Loading compiled rules costs its time once a process; what would be other code is loaded again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tablemate.kernel import loaded, native
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.rule import NATIVE
from tests.kernel.toys import COUNT_UP, FINGERS, TOYS, count_up

Loads = list[str]


@pytest.fixture
def loads(filled: Path, monkeypatch: pytest.MonkeyPatch) -> Loads:
    """The games whose rules were read from a full cache, in order."""
    read: Loads = []
    load = native.load

    def counted(program: Any) -> dict[str, Any]:
        read.append(program.game)
        return load(program)

    monkeypatch.setattr(native, "load", counted)
    return read


def test_compiled_rules_are_loaded_once_a_process(loads: Loads) -> None:
    for _ in range(3):
        for game in TOYS:
            assert game.simulate(5) == game.simulate(5, compiled=False)
            assert game.arena().is_compiled
    assert loads == ["count_up", "fingers"]


def test_what_was_loaded_serves_although_the_cache_is_gone(loads: Loads, filled: Path) -> None:
    FINGERS.simulate(1)
    filled.rename(filled.with_name("moved"))
    assert FINGERS.simulate(2).games == 2
    assert loads == ["fingers"]


def test_another_cache_is_looked_at_and_then_the_first_serves_again(
    loads: Loads, filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FINGERS.simulate(1)
    monkeypatch.setenv("TABLEMATE_CACHE", str(tmp_path / "empty"))
    for _ in range(2):
        with pytest.raises(NotCompiled):
            FINGERS.simulate(1)
    monkeypatch.setenv("TABLEMATE_CACHE", str(filled))
    FINGERS.simulate(1)
    assert loads == ["fingers"] * 3


@pytest.mark.parametrize("flag", ["OPT", "BOUNDSCHECK"])
def test_other_flags_of_the_compiler_mean_other_code(flag: str, loads: Loads, monkeypatch: pytest.MonkeyPatch) -> None:
    FINGERS.simulate(1)
    monkeypatch.setattr(native.config, flag, 1)
    with pytest.raises(NotCompiled):
        FINGERS.simulate(1)
    assert loads == ["fingers"] * 2


def another_rule(rules: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def place_of(s: count_up.State, seat: int, kind: int) -> int:
        return 0

    monkeypatch.setattr(rules.place_of, "__code__", place_of.__code__)


def another_constant(rules: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "PLAY", 1_000_000)


def another_counterpart(rules: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    (plain, _), *_ = NATIVE.items()
    monkeypatch.setitem(NATIVE, plain, lambda: None)


@pytest.mark.parametrize("change", [another_rule, another_constant, another_counterpart])
def test_changed_rules_are_not_played_as_they_were(
    change: Callable[[ModuleType, pytest.MonkeyPatch], None], loads: Loads, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within one process too, as in a notebook where a rule is written again."""
    COUNT_UP.simulate(1)
    change(count_up, monkeypatch)
    with pytest.raises(NotCompiled):
        COUNT_UP.simulate(1)
    monkeypatch.undo()
    assert loads == ["count_up"] * 2


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "_loaded", {})
