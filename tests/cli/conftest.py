"""Run the command as a person does."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Run:
    """What a run of the command gave."""

    code: int
    out: str
    err: str


Tablemate = Callable[..., Run]


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where games are kept: a folder of the test's own, so that no test is offered the games of another."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("TABLEMATE_DATA", str(folder))
    return folder


@pytest.fixture
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Play in a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def tablemate_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Tablemate:
    """`tablemate_command("play", ..., typed="1\\n1\\n")` in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str = "", lines: int = 0) -> Run:
        from tablemate.cli.app import main

        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "argv", ["tablemate", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed * lines if lines else typed))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        return Run(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())

    return run
