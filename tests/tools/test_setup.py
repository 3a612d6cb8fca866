"""What set-up tells while it works, with a stand-in for Python that installs nothing."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_STAND_IN = """#!/bin/sh
case "$*" in
    -V) echo "Python 3.11.7" ;;
    "-m venv .venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    *"-r requirements.lock")
        echo "Collecting numpy==2 (from -r requirements.lock (line 1))"
        echo "Processing numba-1.whl (from -r requirements.lock (line 2))"
        echo "Ignoring colorama: markers 'sys_platform' do not match"
        [ -z "$BROKEN" ] || { echo "ERROR: numba cannot be had" >&2; exit 1; }
        echo "Installing collected packages: numpy, numba" ;;
    *"-e .") echo "Installing collected packages: tablemate" ;;
esac
"""
PACKAGES = "numpy==2\nnumba==1\ncolorama==1 ; sys_platform == 'win32'\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh checkout in which Python is the stand-in."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "requirements.lock").write_text(PACKAGES)
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "python").write_text(_STAND_IN)
    (tmp_path / "python").chmod(0o755)
    return tmp_path


def environment(checkout: Path, **given: str) -> dict[str, str]:
    spoken = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return {**spoken, "PYTHON": str(checkout / "python"), "BROKEN": "", **given}


def set_up(checkout: Path, **given: str) -> subprocess.CompletedProcess[str]:
    """Set up with the output in a pipe."""
    command = ["sh", str(checkout / "tools" / "setup.sh")]
    return subprocess.run(
        command,
        env=environment(checkout, **given),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def at_a_terminal(checkout: Path, **given: str) -> str:
    """Set up at a terminal; what it shows."""
    person, program = pty.openpty()
    with subprocess.Popen(
        ["sh", str(checkout / "tools" / "setup.sh")], env=environment(checkout, **given), stderr=program
    ) as running:
        os.close(program)
        shown = b""
        try:
            while part := os.read(person, 4096):
                shown += part
        except OSError:
            pass  # a pseudo-terminal ends so
    os.close(person)
    assert running.returncode == 0
    return shown.decode()


def test_a_log_gets_a_plain_line_for_every_part_of_the_work(checkout: Path) -> None:
    done = set_up(checkout)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.splitlines() == [
        "Setting up Tablemate with Python 3.11.7 (a minute or two, once) ...",
        "  virtual environment",
        "  packages: 3",
        "  installing",
        "  Tablemate itself",
    ]


def test_a_french_machine_is_told_in_french(checkout: Path) -> None:
    told = set_up(checkout, LANG="fr_FR.UTF-8").stderr
    for line in ("Préparation de Tablemate", "  environnement virtuel", "  paquets : 3", "  installation"):
        assert f"\n{line}" in f"\n{told}"
    assert "Setting up" not in told


def test_a_terminal_sees_one_line_move_that_is_gone_in_the_end(checkout: Path) -> None:
    shown = at_a_terminal(checkout, TERM="xterm")
    head, _, moving = shown.partition("\n")
    assert head.startswith("Setting up Tablemate")
    assert "\n" not in moving
    drawn = moving.split("\r\x1b[K")
    packages = [f"  packages: {count} of 3" for count in (1, 2, 3)]
    assert [line for line in drawn if line] == [
        "  virtual environment",
        "  packages: 3",
        *packages,
        "  installing",
        "  Tablemate itself",
    ]
    assert drawn[-1] == ""


def test_a_terminal_that_cannot_draw_gets_plain_lines(checkout: Path) -> None:
    assert "\r\x1b[K" not in at_a_terminal(checkout, TERM="dumb")


def test_what_is_set_up_already_is_not_talked_about(checkout: Path) -> None:
    set_up(checkout)
    again = set_up(checkout)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


@pytest.mark.parametrize(("language", "told"), [("C", "set-up failed"), ("fr_FR.UTF-8", "la préparation a échoué")])
def test_a_failure_is_told_with_the_last_lines_of_the_log(checkout: Path, language: str, told: str) -> None:
    done = set_up(checkout, BROKEN="yes", LANG=language)
    assert done.returncode == 1
    assert told in done.stderr
    assert "ERROR: numba cannot be had" in done.stderr
    assert "numba cannot be had" in (checkout / ".venv" / "setup.log").read_text()
    assert not (checkout / ".venv" / ".done-lock").exists()
    assert set_up(checkout).returncode == 0
