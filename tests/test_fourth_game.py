"""A fourth game adds folders and edits none that serve all games: Fingers, a toy, moves into a copy of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copy, copytree

import pytest

ROOT = Path(__file__).resolve().parent.parent
ADDED = ROOT / "tests" / "fourth_game"
RULES = ROOT / "tests" / "kernel" / "toys" / "fingers.py"
SERVING_ALL = (
    "conformance/test_every_game.py",
    "words",
    "bots/test_bots.py",
    "cli/test_one_look.py",
    "cli/test_french.py",
    "cli/test_command_line.py",
    "test_old_records.py",
    "server/test_games_api.py",
    "server/test_thinking.py",
    "server/test_today.py",
    "server/test_statistics.py",
)

Run = Callable[..., str]

pytestmark = pytest.mark.slow


def run_in(root: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    """Runs a Python module in a project: its exit code, and what it said."""
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, cwd=root, env=environment, input=typed, capture_output=True, encoding="utf-8", check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a Python module in a copy of the project with the folders of Fingers, and gives what it said."""
    root = tmp_path_factory.mktemp("project")
    for folder in ("src", "tests", "bench", "docs", "web/src"):
        copytree(ROOT / folder, root / folder)
    copytree(ADDED, root, dirs_exist_ok=True)
    copy(ROOT / "pyproject.toml", root)
    copy(RULES, root / "src/tablemate/games/fingers/__init__.py")

    def run(*arguments: str, typed: str = "") -> str:
        code, said = run_in(root, *arguments, typed=typed)
        assert code == 0, said[-3000:]
        return said

    return run


def test_a_fourth_game_replaces_no_file() -> None:
    added = [
        path.relative_to(ADDED) for path in ADDED.rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    ]
    assert len(added) > 10
    assert [path for path in added if (ROOT / path).exists()] == []


def test_a_fourth_game_is_listed_explained_and_played_with_a_bot(run: Run) -> None:
    assert "fingers: Show as many fingers" in run("tablemate", "games")
    assert "Two equal numbers of 2 score 2." in run("tablemate", "cards", "fingers", "2")
    assert run("tablemate", "rules", "fingers", "but", "--lang", "fr").startswith("Le but")
    played = run("tablemate", "play", "fingers", "--rounds", "2", "--bot", "greedy", typed="show 9\nwhy\nshow 3\n1\n")
    assert "More: rules goal" in played
    assert "Shown: 3 and 3." in played
    assert "3 points in 2 rounds." in played


def test_on_the_way_to_a_fourth_game_the_command_stays_whole(tmp_path: Path) -> None:
    """Rules, words, terminal, bots: what is not there yet is left out, or refused with a sentence."""
    copytree(ROOT / "src", tmp_path / "src")
    layers = Path("src/tablemate")

    def add(layer: str) -> None:
        copytree(ADDED / layers / layer, tmp_path / layers / layer, dirs_exist_ok=True)

    def said(*arguments: str, code: int = 0) -> str:
        found, text = run_in(tmp_path, "tablemate", *arguments)
        assert (found, "Traceback" in text) == (code, False), text[-3000:]
        return " ".join(text.split())

    rules = tmp_path / layers / "games/fingers"
    rules.mkdir()
    copy(RULES, rules / "__init__.py")
    assert "fingers" not in said("games") + said("--help")
    add("games")
    add("words")
    assert "fingers: Show as many fingers" in said("games")
    assert '"fingers" is not played at the terminal; played there are assembly' in said("play", "fingers", code=2)
    record = str(ADDED / "tests/records/fingers-new.json")
    assert '"fingers" is not played at the terminal' in said("replay", record, code=2)
    add("cli")
    assert "every seat but yours: random; none" in said("play", "fingers", "--help")
    refused = said("play", "fingers", "--bot", "greedy", code=2)
    assert refused.startswith('That does not work: the bot greedy does not play "fingers"')
    add("bots")
    assert "every seat but yours: random, greedy; none" in said("play", "fingers", "--help")


def test_a_fourth_game_is_played_online_and_its_record_proves_it(run: Run) -> None:
    run("pytest", "-q", "-p", "no:cacheprovider", "tests/games/fingers/test_online.py")


def test_what_holds_of_every_game_is_asked_of_a_fourth_one(run: Run) -> None:
    """Conformance, leaks, previews, words, labels, notation, bots, terminal, server: all by parameters that follow."""
    tests = [f"tests/{each}" for each in SERVING_ALL]
    said = run("pytest", "-q", "-p", "no:cacheprovider", "-k", "fingers and not compiled", *tests)
    assert int(said.split(" passed")[0].split()[-1]) > 60
