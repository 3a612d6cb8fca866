"""No process of ours imports from the folder that somebody is in; real processes, among files laid as traps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tablemate.kernel import native
from tablemate.kernel.build import run_build, start_build
from tablemate.kernel.processes import running, search_path, surroundings
from tests.kernel.toys import FINGERS
from tests.traps import Traps

ROOT = Path(__file__).parents[2]


@pytest.fixture
def traps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Traps:
    """We are among the traps, and everything that can name the current folder does."""
    laid = Traps(tmp_path / "played here")
    monkeypatch.chdir(laid.folder)
    (laid.folder / "below").mkdir()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", ".", "below/..", str(laid.folder), str(ROOT / "src")]))
    monkeypatch.setattr(sys, "path", ["", ".", str(laid.folder), *sys.path])
    return laid


def test_a_trap_is_sprung_by_a_careless_process(traps: Traps) -> None:
    """So that the tests below can fail."""
    subprocess.run([sys.executable, "-m", "tablemate.kernel.build", FINGERS.module], capture_output=True, check=False)
    assert "sitecustomize" in traps.sprung()


@pytest.mark.usefixtures("unmarked")
def test_a_build_in_the_background_imports_nothing_from_the_current_folder(traps: Traps) -> None:
    assert start_build(FINGERS.module).wait(timeout=300) == 0
    assert traps.sprung() == []
    assert native.is_ready(native.ready_mark(FINGERS.program))


@pytest.mark.usefixtures("unmarked")
def test_a_build_that_is_waited_for_and_its_workers_import_nothing_from_the_current_folder(traps: Traps) -> None:
    run_build(FINGERS.module, workers=2)
    assert traps.sprung() == []
    assert native.is_ready(native.ready_mark(FINGERS.program))


def test_a_game_of_somebodys_own_in_the_current_folder_is_found_and_nothing_else(
    traps: Traps, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one that was imported in an interactive session; what lies beside it passes for nothing else."""
    (traps.folder / "my_cards.py").write_text("import json\nNAME = __file__\n")
    (traps.folder / "my_game.py").write_text("import my_cards\nprint(my_cards.NAME)\n")
    imported = ModuleType("my_game")
    imported.__file__ = str(traps.folder / "my_game.py")
    monkeypatch.setitem(sys.modules, "my_game", imported)
    done = subprocess.run(running("my_game"), env=surroundings(), capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{traps.folder / 'my_cards.py'}\n", "")
    assert traps.sprung() == []


def test_folders_that_were_named_in_full_are_searched_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, here = tmp_path / "one", tmp_path / "two:and more", tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    (tmp_path / "link").symlink_to(here)
    monkeypatch.setattr(sys, "path", [str(one), "", ".", str(here), str(tmp_path / "link"), "two", str(two)])
    assert search_path() == [str(one), str(two)]
    assert search_path("tests.kernel", "no_such_module") == [str(one), str(two), str(ROOT)]
