"""Options, help, lists and exit codes."""

from __future__ import annotations

import ast
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.cli.language import spoken_language, system_language
from tablemate.cli.problems import explained
from tablemate.games.assembly import options
from tablemate.kernel.errors import InvalidOptions
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate

ROOT = Path(tablemate.__file__).parent.parent

WRONG_OPTIONS = (
    ["--players", "3"],
    ["--players", "two"],
    ["--edition", "v99"],
    ["--malfunctions", "Z"],
    ["--roles", "bob"],
    ["--roles", "sammie,noah"],
    ["--players", "2", "--roles", "sammie,sammie"],
    ["--difficulty", "easy_peasy"],
    ["--difficulty", "hard_remove_dl"],
    ["--difficulty", "hard_oneway_cw"],
    ["--difficulty", "easy_wild,easy_keep_dl"],
    ["--difficulty", "easy_wild,easy_wild"],
    ["--difficulty", "easy_wild,hard_oneway"],
    ["--difficulty", "hard_hold_dl_1,hard_hold_dl_2"],
    ["--difficulty", "hard_no_role", "--roles", "noah"],
    ["--communication", "shouting"],
    ["--no-honest"],
    ["--first", "2"],
    ["--first", "x"],
    ["--seed", "-1"],
    ["--seed", str(1 << 70)],
    ["--bot", "hal"],
    ["--bot", "random", "--players", "1"],
    ["--seat", "2"],
    ["--seat", "7", "--players", "2"],
    ["--layout", "cube"],
    ["--lang", "tlh"],
    ["--load", "none.json"],
    ["--load", "none.json", "--players", "2"],
    ["--xyzzy"],
)


@pytest.mark.parametrize("wrong", WRONG_OPTIONS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_options_are_explained(
    tablemate_command: Tablemate, wrong: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    run = tablemate_command("play", "assembly", *wrong, typed="quit\n")
    assert run.code == 2
    assert run.err.strip()
    assert "Traceback" not in run.err


def test_every_complaint_about_options_is_translated() -> None:
    """Each sentence that `options.py` can raise has words of its own in French."""
    raised = [node for node in ast.walk(ast.parse(inspect.getsource(options))) if isinstance(node, ast.Raise)]
    complaints: list[dict[str, Any]] = [
        {"players": 3},
        {"edition": "x"},
        {"communication": "x"},
        {"malfunctions": "x"},
        {"honest": False},
        {"roles": ["bob"]},
        {"roles": ["noah", "anna"]},
        {"players": 2, "roles": ["noah", "noah"]},
        {"roles": ["noah"], "difficulty": ["hard_no_role"]},
        {"difficulty": ["x"]},
        {"difficulty": ["easy_wild", "easy_wild"]},
        {"difficulty": ["hard_remove_dl"]},
        {"difficulty": ["hard_oneway_cw"]},
        {"difficulty": ["easy_wild", "easy_keep_dl"]},
        {"difficulty": ["hard_hold_dl_1", "hard_hold_dl_2"]},
        {"difficulty": ["easy_wild", "hard_oneway"]},
    ]
    words = Words("fr")
    for given in complaints:
        with pytest.raises(InvalidOptions) as refused:
            options.read_options(given)
        assert "détail technique" not in explained(words, refused.value), given
    unreachable_from_the_command_line = 6  # unknown option, wrong types, and `first`, which the command checks itself
    assert len(raised) - unreachable_from_the_command_line <= len(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["games"], ["rules"]])
def test_every_command_has_help_with_an_example_and_exit_codes(
    tablemate_command: Tablemate, command: list[str], language: str
) -> None:
    run = tablemate_command(*command, "--help", "--lang", language)
    assert run.code == 0
    assert {"en": "Example: tablemate", "fr": "Exemple"}[language] in run.out
    assert {"en": "Exit codes: 0", "fr": "Codes de sortie"}[language] in " ".join(run.out.split())
    assert "cli-" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_arguments_say_how_to_play(tablemate_command: Tablemate, language: str) -> None:
    run = tablemate_command("--lang", language)
    assert run.code == 0
    assert "tablemate play assembly" in run.out


def test_version(tablemate_command: Tablemate) -> None:
    assert tablemate_command("--version").out == f"tablemate {tablemate.__version__}\n"


def test_games_are_listed(tablemate_command: Tablemate) -> None:
    assert "assembly" in tablemate_command("games").out
    assert json.loads(tablemate_command("games", "--json").out)[0]["game"] == "assembly"


def test_unknown_games_are_refused(tablemate_command: Tablemate) -> None:
    for arguments in (["play", "chess"], ["rules", "chess"]):
        run = tablemate_command(*arguments)
        assert run.code == 2
        assert "There is no game chess" in run.err


def test_rules_by_topic(tablemate_command: Tablemate) -> None:
    assert "often_wrong" in tablemate_command("rules", "assembly").out
    assert "Two modules in unlocked bays" in tablemate_command("rules", "assembly", "swap").out
    assert len(tablemate_command("rules", "assembly", "all", "--lang", "fr").out) > 20_000
    assert tablemate_command("rules", "assembly", "xyzzy").code == 2
    assert json.loads(tablemate_command("rules", "assembly", "swap", "--json").out)[0]["topic"] == "swap"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_language_asked_for_wins() -> None:
    assert spoken_language(["play", "--lang", "fr"], {"LANG": "en"}) == "fr"
    assert spoken_language(["play", "--lang=fr"], {"LANG": "en"}) == "fr"
    assert spoken_language(["play", "--lang"], {"LANG": "fr"}) == "fr"


def real(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TABLEMATE_NO_BUILD": "1", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tablemate.cli.app", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=120, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["1", "2"])
def test_printf_drives_a_game_to_its_end(players: str, language: str) -> None:
    run = real("play", "assembly", "--players", players, "--seed", "2", "--lang", language, typed=b"1\n" * 1000)
    assert run.returncode == 0, run.stderr
    assert run.stderr == b""


def test_bytes_that_are_no_text_do_no_harm() -> None:
    run = real("play", "--seed", "1", typed=b"\xff\xfe\x00\x80\nquit\n")
    assert run.returncode == 0
    assert run.stderr == b""


def test_the_first_prompt_needs_no_compiler_and_no_rich() -> None:
    code = (
        "import sys, io; sys.argv = ['tablemate', 'play', '--seed', '1']; sys.stdin = io.StringIO('quit\\n');"
        "from tablemate.cli.app import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in ('numba', 'rich') if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TABLEMATE_NO_BUILD": "1"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, check=True, text=True)
    assert run.stderr.strip() == "[]"


def test_the_background_build_starts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablemate.cli import warm
    from tablemate.kernel import build

    started: list[str] = []
    monkeypatch.delenv("TABLEMATE_NO_BUILD", raising=False)
    monkeypatch.setattr(warm, "_started", [])
    monkeypatch.setattr(build, "start_build", lambda module: started.append(module))
    game = tablemate.game("assembly")
    warm.warm_up(game)
    warm.warm_up(game)
    assert started == [game.module]
