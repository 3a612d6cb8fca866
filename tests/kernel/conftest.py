"""Compiled rules of these tests lie in a folder of the project, never in the user's cache."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablemate.kernel import inner
from tablemate.kernel.build import build
from tablemate.kernel.engine import Engine, compiled_engine
from tablemate.kernel.game import Game
from tests.conftest import RULES_CACHE
from tests.kernel.toys import TOYS

ROOT = Path(__file__).parents[2]

MakeCompiled = Callable[[Game], Engine]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever compiles is slow."""
    for item in items:
        if "compiled" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="package", autouse=True)
def rules_cache() -> Iterator[Path]:
    """The toys' own cache, beside that of the games and kept like it, shared by the workers of pytest-xdist."""
    folder = RULES_CACHE / "toys"
    inner.tried()  # before a test makes Numba or the disk fail
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEMATE_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="package")
def compiled(rules_cache: Path) -> MakeCompiled:
    """Makes a compiled engine of a toy; compiles it the first time."""

    def make(game: Game) -> Engine:
        build(game.module, workers=1)
        return compiled_engine(game.program)

    return make


@pytest.fixture
def filled(compiled: MakeCompiled, rules_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the cache that holds the toys, to be spoiled."""
    for game in TOYS:
        compiled(game)
    folder = tmp_path / "rules"
    shutil.copytree(rules_cache, folder, ignore=shutil.ignore_patterns("*.tmp.*"))
    monkeypatch.setenv("TABLEMATE_CACHE", str(folder))
    return folder


@pytest.fixture
def unmarked(filled: Path) -> Path:
    """A cache with every rule of the toys that does not say that it is full: a build goes through it quickly."""
    for mark in filled.glob("ready-*"):
        mark.unlink()
    return filled


@pytest.fixture
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of this test alone."""
    folder = tmp_path / "rules"
    monkeypatch.setenv("TABLEMATE_CACHE", str(folder))
    return folder


@pytest.fixture
def surroundings() -> dict[str, str]:
    """The environment of another process that is to find this package and these tests."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
