"""Which Python builds the virtual environment: every one that the package supports, whatever else is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OLDEST, TOO_NEW = (int(minor) for minor in re.findall(r"3\.(\d+)", _PROJECT["requires-python"]))

_STAND_IN = """#!/bin/sh
exec {python} -c "import sys
sys.version_info = (3, {minor}, 0, 'final', 0)
sys.modules.update({lacking})
$2"
"""


@dataclass(frozen=True)
class Found:
    """What `find_python` said."""

    name: str
    complaint: str


class Machine:
    """A machine that has only the Pythons put on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, name: str, minor: int, *, venv: bool = True) -> Machine:
        """A program of this name that says it is Python 3.minor."""
        program = self.folder / name
        lacking = {} if venv else {"ensurepip": None}
        program.write_text(_STAND_IN.format(python=sys.executable, minor=minor, lacking=lacking))
        program.chmod(0o755)
        return self

    def find(self, wanted: str = "") -> Found:
        """Run `find_python` with nothing else on the path."""
        script = f'. "{ROOT}/tools/python.sh"; find_python'
        there = {"PATH": str(self.folder), "PYTHON": wanted}
        done = subprocess.run(["/bin/sh", "-c", script], env=there, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == bool(done.stdout)
        return Found(done.stdout.strip(), done.stderr)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("minor", range(OLDEST, TOO_NEW))
@pytest.mark.parametrize("name", ["python3.{}", "python3"])
@pytest.mark.slow
def test_a_machine_whose_only_python_is_supported_can_set_up(name: str, minor: int, machine: Machine) -> None:
    only = name.format(minor)
    assert machine.add(only, minor).find() == Found(only, "")


@pytest.mark.parametrize("minor", [OLDEST - 1, TOO_NEW])
def test_a_machine_without_a_python_that_serves_is_told_which_do(minor: int, machine: Machine) -> None:
    found = machine.add("python3", minor).find()
    assert f"none of Python 3.{OLDEST} to 3.{TOO_NEW - 1}" in found.complaint


def test_of_several_pythons_one_that_serves_is_taken(machine: Machine) -> None:
    machine.add("python3.16", 16).add("python3", 16).add("python3.14", 14, venv=False).add("python3.12", 12)
    assert machine.find() == Found("python3.12", "")


def test_a_python_on_which_everything_can_be_installed_comes_first(machine: Machine) -> None:
    machine.add("python3.15", 15).add("python3", 15).add("python3.11", 11)
    assert machine.find().name == "python3.11"


def test_the_python_that_was_named_is_taken(machine: Machine) -> None:
    machine.add("python3.14", 14).add("mine", 15)
    assert machine.find("mine").name == "mine"
    assert "PYTHON=other does not run" in machine.find("other").complaint


@pytest.mark.parametrize("name", ["python3.14", "python3", "python"])
def test_the_package_that_brings_a_missing_venv_is_named(name: str, machine: Machine) -> None:
    assert "python3.14-venv" in machine.add(name, 14, venv=False).find().complaint


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "Makefile"])
def test_who_reads_is_told_of_every_python_that_serves(page: str) -> None:
    assert f"Python 3.{OLDEST} to 3.{TOO_NEW - 1}" in (ROOT / page).read_text(encoding="utf-8")
