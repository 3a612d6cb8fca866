"""Where a release of Numba has changed inside, rules are compiled plainly: the same results, and nothing stale."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from numba.core import caching
from numba.core.codegen import CPUCodeLibrary
from numba.np import arrayobj

from tablemate.kernel import engine, inner, loaded, native, one_piece
from tablemate.kernel.agreement import check_agreement
from tablemate.kernel.build import build
from tablemate.kernel.bulk import games_in_bulk
from tablemate.kernel.cases import Case
from tablemate.kernel.engine import engine_of, interpreted_engine
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.game import Game
from tablemate.kernel.inner import Parts
from tests.kernel.on_disk import FIRST, Package
from tests.kernel.toys import COUNT_UP, FINGERS, fingers

Patch = pytest.MonkeyPatch
ALL = Parts(one_piece=True, keeping=True)
NOT_IN_ONE_PIECE = Parts(one_piece=False, keeping=True)
NOT_KEPT = Parts(one_piece=True, keeping=False)
PLAIN = Parts(one_piece=False, keeping=False)


# What is found out


def test_the_numba_of_the_lock_file_has_every_part() -> None:
    assert inner.known() == inner.tried() == ALL


def index_asks_for_more(patch: Patch) -> None:
    before = arrayobj.fix_integer_index
    patch.setattr(arrayobj, "fix_integer_index", lambda context, builder, idxty, idx, size, wraps: before)


def optimising_is_gone(patch: Patch) -> None:
    patch.delattr(CPUCodeLibrary, "_optimize_final_module")


def cache_files_are_gone(patch: Patch) -> None:
    patch.delattr(caching, "IndexDataCacheFile")


def cache_files_are_no_class(patch: Patch) -> None:
    patch.setattr(caching, "IndexDataCacheFile", 7)


def saving_asks_for_more(patch: Patch) -> None:
    patch.setattr(caching.IndexDataCacheFile, "_save_data", lambda self, name, data, compressed: None)


GONE: list[tuple[Callable[[Patch], None], Parts]] = [
    (index_asks_for_more, NOT_IN_ONE_PIECE),
    (optimising_is_gone, NOT_IN_ONE_PIECE),
    (cache_files_are_gone, NOT_KEPT),
    (cache_files_are_no_class, NOT_KEPT),
    (saving_asks_for_more, NOT_KEPT),
]


@pytest.mark.parametrize(("change", "left"), GONE)
def test_a_part_that_is_gone_or_asks_for_other_arguments_is_not_used(
    change: Callable[[Patch], None], left: Parts, monkeypatch: Patch
) -> None:
    change(monkeypatch)
    assert inner.known.__wrapped__() == left


def indexes_count_from_one(patch: Patch) -> None:
    plain = one_piece.index_from_the_start

    def later(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return builder.sub(plain(context, builder, kind, index, size), index.type(1))

    patch.setattr(one_piece, "index_from_the_start", later)


def optimising_fails(patch: Patch) -> None:
    patch.setattr(one_piece.OnePiece, "_optimize_final_module", lambda self: self.no_such_module)


def saving_saves_nothing(patch: Patch) -> None:
    patch.setattr(caching.IndexDataCacheFile, "save", lambda self, key, data: None)


def stamps_are_ignored(patch: Patch) -> None:
    files: Any = caching.IndexDataCacheFile
    before = files.__init__
    patch.setattr(files, "__init__", lambda self, folder, name, stamp: before(self, folder, "one", "for all"))


CHANGED: list[tuple[Callable[[Patch], None], Parts]] = [
    (indexes_count_from_one, NOT_IN_ONE_PIECE),
    (optimising_fails, NOT_IN_ONE_PIECE),
    (saving_saves_nothing, NOT_KEPT),
    (stamps_are_ignored, NOT_KEPT),
]


@pytest.mark.parametrize(("change", "left"), CHANGED)
@pytest.mark.slow
def test_a_part_that_does_something_else_is_not_used(
    change: Callable[[Patch], None], left: Parts, monkeypatch: Patch
) -> None:
    change(monkeypatch)
    assert inner.tried.__wrapped__() == left


# What follows


@pytest.fixture
def with_parts(monkeypatch: Patch, fresh_cache: Path) -> Callable[..., None]:
    """Makes Numba one that has only these parts, by name or when tried."""

    def make(known: Parts, tried: Parts) -> None:
        monkeypatch.setattr(loaded, "_loaded", {})
        monkeypatch.setattr(inner, "known", lambda: known)
        monkeypatch.setattr(inner, "tried", lambda: tried)

    return make


@pytest.mark.slow
@pytest.mark.parametrize(
    ("parts", "game"),
    [(NOT_IN_ONE_PIECE, FINGERS), (NOT_KEPT, FINGERS), (PLAIN, COUNT_UP)],
    ids=["not in one piece", "not kept", "plain"],
)
def test_rules_compiled_plainly_equal_interpreted_rules(
    parts: Parts, game: Game, with_parts: Callable[..., None]
) -> None:
    with_parts(parts, tried=parts)
    engines = interpreted_engine(game.program), engine_of(native.compile_all(game.program))
    cases = [case for case in (Case.random(game, seed) for seed in range(12)) if case.position is None]
    states = [check_agreement(case, *engines)[0] for case in cases]
    assert sum(states) > 20


@pytest.mark.slow
def test_rules_that_cannot_be_kept_are_compiled_by_the_process_that_asks_and_again_when_they_change(
    with_parts: Callable[..., None], fresh_cache: Path, monkeypatch: Patch
) -> None:
    with_parts(ALL, tried=PLAIN)
    game = replace(FINGERS, program=replace(FINGERS.program, loops=(games_in_bulk,)))
    heard: list[int] = []
    points = set()
    for most in (3, 2):
        monkeypatch.setattr(fingers, "MOST", most)
        monkeypatch.setattr(engine, "_lenient", {})
        with pytest.raises(NotCompiled):
            game.simulate(50)
        for _ in range(2):
            game.compile(lambda done, total: heard.append(done))
            assert game.simulate(50) == game.simulate(50, compiled=False)
        points.add(game.simulate(50).points)
    assert len(points) == 2, "with fewer fingers equal numbers are more frequent"
    assert heard == 2 * [*range(1, 1 + len(native.plan(game.program)))], "each rule is compiled twice"
    assert not fresh_cache.exists()


def test_a_full_disk_is_told_and_not_taken_for_a_changed_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> bool:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(inner, "_keeps_right", full)
    with pytest.raises(NotCompiled, match="the disk is full"):
        inner.tried.__wrapped__()


@pytest.mark.parametrize("known", [ALL, PLAIN], ids=str)
def test_a_build_for_others_says_that_nothing_can_be_kept(known: Parts, with_parts: Callable[..., None]) -> None:
    with_parts(known, tried=PLAIN)
    with pytest.raises(NotCompiled, match="cannot be kept with Numba"):
        build(FINGERS.module, workers=1)


def test_rules_compiled_plainly_are_not_taken_for_those_in_one_piece(with_parts: Callable[..., None]) -> None:
    ours = [task.stamp for task in native.plan(COUNT_UP.program)]
    with_parts(NOT_IN_ONE_PIECE, tried=NOT_IN_ONE_PIECE)
    assert not set(ours) & {task.stamp for task in native.plan(COUNT_UP.program)}


# Another process, in which Numba really is another one

OTHER_INDEX = """
from numba.np import arrayobj

numbas = arrayobj.fix_integer_index
arrayobj.fix_integer_index = lambda context, builder, idxty, idx, size, wraps=True: numbas(
    context, builder, idxty, idx, size
)
"""
NO_CACHE_FILES = """
from numba.core import caching

del caching.IndexDataCacheFile
"""


@pytest.fixture
def package(tmp_path: Path, surroundings: dict[str, str]) -> Package:
    return Package(tmp_path / "package", surroundings).write()


@pytest.mark.slow
def test_with_a_numba_that_keeps_nothing_every_process_plays_the_rules_as_they_are(package: Package) -> None:
    for left in (0, 1):
        said = package.run("as a caller", first=OTHER_INDEX + NO_CACHE_FILES)
        assert said.values == (FIRST - 10 * left,) * 2, said.errors
        assert said.rows == (20, 20)
        assert not package.cache.exists()
        if not left:
            package.change("leaf", "LIMIT = 5", "LIMIT = 4")


@pytest.mark.slow
def test_rules_compiled_plainly_are_kept_by_content_too(package: Package) -> None:
    assert package.run("compile", first=OTHER_INDEX).values == (FIRST, FIRST)
    assert package.run("load", first=OTHER_INDEX).values == (FIRST, FIRST)
    assert package.run("load").refused is not None, "rules in one piece are other code"
    package.change("leaf", "return x + 4", "return x + 3")
    said = package.run("compile", first=OTHER_INDEX)
    assert said.refused is not None
    assert said.values == (FIRST - 1, FIRST - 1)
    assert said.compiled == {"leaf", "by_callee", "waited", "waited_at.probe"}
