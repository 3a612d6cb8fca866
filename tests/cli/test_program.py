"""Commands that are printed can be copied, and file names mean what they mean in a shell."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tablemate.cli.paths import path_of
from tablemate.cli.program import program, runnable, tell_command
from tablemate.cli.terminal import Terminal
from tablemate.kernel.records import Record

from .conftest import Tablemate
from .processes import in_terminal
from .scripts import person
from .test_screens import Tty

ROOT = Path(__file__).parents[2]


@pytest.fixture
def unknown_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")


def started_as(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(sys, "argv", [path])


@pytest.mark.usefixtures("unknown_to_the_shell")
@pytest.mark.parametrize(
    ("started", "called"),
    [
        (".venv/bin/tablemate", ".venv/bin/tablemate"),
        ("/home/ana/my games/tablemate", "'/home/ana/my games/tablemate'"),
        ("/usr/lib/pytest", "tablemate"),
    ],
)
def test_a_program_that_the_shell_does_not_find_is_called_by_its_place(
    monkeypatch: pytest.MonkeyPatch, started: str, called: str
) -> None:
    started_as(monkeypatch, started)
    assert program() == called


def test_a_program_that_the_shell_finds_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = tmp_path / "tablemate"
    place.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    started_as(monkeypatch, str(place))
    assert program() == "tablemate"


def test_a_module_is_called_by_its_python(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "/somewhere/tablemate/__main__.py")
    assert program().endswith("python -m tablemate")


@pytest.mark.usefixtures("unknown_to_the_shell")
def test_only_commands_are_called_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "bin/tablemate")
    assert runnable("See: tablemate rules fuse") == "See: bin/tablemate rules fuse"
    assert runnable("In your browser: tablemate") == "In your browser: bin/tablemate"
    assert runnable("With `tablemate.game(...)` and Tablemate of tablemate 3") == (
        "With `tablemate.game(...)` and Tablemate of tablemate 3"
    )


@pytest.mark.usefixtures("unknown_to_the_shell")
def test_a_folder_of_the_same_name_is_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "bin/tablemate")
    for text in (
        "Saved to /home/ana/tablemate games/one.json",
        "In C:\\tablemate games",
        "The folder is /srv/tablemate",
    ):
        assert runnable(text) == text


def test_a_command_that_is_longer_than_the_screen_stands_uncut_below(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "tablemate")
    target, file = Tty(), "a" * 90
    tell_command(Terminal(Tty(), target, {}), f"See it again: tablemate replay {file}")
    assert target.getvalue() == f"See it again:\n  tablemate replay {file}\n"


@pytest.mark.usefixtures("unknown_to_the_shell", "empty_folder")
def test_a_game_that_is_left_says_how_to_go_on_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "x/tablemate")
    assert "x/tablemate play assembly --load 'my game.json'" in person("1", "save my game.json", "quit", seed=4)
    assert "Go on with: x/tablemate play assembly --resume" in person("1", "1", "quit", "", seed=4)


def test_help_and_complaints_name_the_program_that_runs(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.cli.program.program", lambda: "x/tablemate")
    assert "x/tablemate play assembly" in tablemate_command("--help").out
    assert "Play one: x/tablemate play" in tablemate_command("play").out


@pytest.mark.parametrize("called", ["/home/ana/bin/tablemate", "'my games/tablemate'", "python -m tablemate"])
@pytest.mark.parametrize(
    ("typed", "help_of"),
    [(["nosuch"], ""), (["play", "fuse", "--seed", "x"], " play fuse"), (["play", "--x"], " play assembly")],
)
def test_a_complaint_names_the_program_once(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch, called: str, typed: list[str], help_of: str
) -> None:
    for module in ("program", "app"):
        monkeypatch.setattr(f"tablemate.cli.{module}.program", lambda: called)
    complaint = " ".join(tablemate_command(*typed).err.split())
    assert complaint.endswith(f"(more: {called}{help_of} --help).")


@pytest.mark.usefixtures("empty_folder")
def test_the_tilde_is_the_home_folder_everywhere(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    tablemate_command("play", "assembly", "--seed", "4", "--save", "~/one.json", typed="1\nsave ~/two.json\n")
    assert sorted(os.listdir(home)) == ["one.json", "two.json"]
    assert tablemate_command("replay", "~/one.json").code == 0
    assert "goes on from step 1" in tablemate_command("play", "--load=~/two.json").out
    person("1", "quit", "~/three.json", seed=4)
    assert len(Record.load(path_of("~/three.json")).moves) == 1


@pytest.mark.slow
@pytest.mark.parametrize("left", ["\x03", "\x04"])
def test_make_has_nothing_to_say_about_a_game_that_is_left(left: str) -> None:
    make = ["make", "-C", str(ROOT), "--no-print-directory", "terminal", "ARGS=--seed 7"]
    with in_terminal(make, term="xterm") as game:
        game.until("> ")
        game.press(left)
        game.until("File name to save the game")
        game.press("\r")
        game.until("not saved.")
        game.process.wait(60)
        assert "***" not in game.rest()
