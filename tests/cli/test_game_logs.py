"""The files of kept games: whole after every action, private, and never in the way of a new game."""

from __future__ import annotations

import contextlib
import json
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablemate.cli import game_log, kept_games, resuming
from tablemate.cli.game_log import HeldFile, read_log
from tablemate.cli.kept_games import games_folder, unfinished
from tablemate.cli.problems import Problem
from tablemate.cli.terminal import Terminal
from tablemate.kernel import records
from tablemate.kernel.errors import InvalidRecord
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .scripts import person, script
from .shelf import half, kept_files, the_log, whole_game, written

pytestmark = pytest.mark.usefixtures("empty_folder")


def test_a_log_grows_by_a_line_with_every_action() -> None:
    seen: list[bytes] = []

    def look() -> None:
        seen.append(the_log().read_bytes())

    script("1", look, "1", look, "1", look, seed=5)
    assert [text.count(b"\n") for text in seen] == [2, 3, 4]
    assert seen[1].startswith(seen[0])
    assert seen[2].startswith(seen[1])
    assert [json.loads(line)["moves"][0]["by"] for line in seen[2].splitlines()[1:]] == ["person"] * 3


@pytest.mark.parametrize("cut", [1, 10, 40])
def test_a_torn_last_line_is_dropped(tablemate_command: Tablemate, cut: int) -> None:
    path = half("1", "1", "1")
    path.write_bytes(path.read_bytes()[:-cut])
    assert "from step 2." in tablemate_command("play", "--resume", typed="1\nquit\n").out
    assert "from step 3." in tablemate_command("play", "--resume", typed="quit\n").out


@pytest.mark.parametrize("tail", [b"\x00" * 4096, b"\x00" * 100 + b"\n", b"\x00\n" * 3, b'{"moves": [\n\xff\n'])
def test_what_a_power_failure_leaves_at_the_end_is_dropped(tablemate_command: Tablemate, tail: bytes) -> None:
    path = half("1", "1", "1")
    path.write_bytes(path.read_bytes() + tail)
    assert "from step 3." in tablemate_command("play", "--resume", typed="quit\n").out


def test_an_unreadable_line_between_others_spoils_a_log() -> None:
    path = half("1", "1", "1")
    first, second, *others = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first, second, b"\x00\n", *others]))
    with pytest.raises(InvalidRecord):
        read_log(path)


@pytest.mark.parametrize(("limit", "most"), [("MOST_MOVES", 2), ("MOST_BYTES", 1100)])
def test_a_game_too_long_for_a_log_is_told_and_its_beginning_stays_readable(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    for module in (records, game_log):
        if hasattr(module, limit):
            monkeypatch.setattr(module, limit, most)
    shown = script(*["1"] * 9, "quit", seed=5)
    assert shown.count("could not be written") == 1
    game = read_log(the_log())
    assert game is not None
    assert f"holds the first {len(game.record.moves)} of 9 steps" in shown
    assert len(game.record.moves) >= 2


def test_a_log_is_not_read_beyond_the_longest_there_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    path = half()
    monkeypatch.setattr(game_log, "MOST_BYTES", path.stat().st_size)
    assert read_log(path) is not None
    path.write_bytes(path.read_bytes() + b"\n")
    with pytest.raises(InvalidRecord, match="at most"):
        read_log(path)


def test_a_log_that_was_cut_short_before_the_first_action_holds_nothing(tablemate_command: Tablemate) -> None:
    path = half()
    first, second, *_ = path.read_bytes().splitlines(keepends=True)
    for text in (b"", first[:20], first, first + second[:-1]):
        path.write_bytes(text)
        run = tablemate_command("play", "--resume")
        assert run.code == 2
        assert "no unfinished game" in run.err
        assert run.out == ""


SPOILED = {
    "binary": b"\xff\xfe\n\x00\n",
    "foreign": b'{"format": "chess"}\n{"moves": []}\n',
    "list": b"[1]\n[2]\n",
    "number": b"1\n2\n",
    "deep": b"[" * 100_000 + b"\n1\n",
    "newer": b'{"log": 99, "record": {}}\n{"moves": []}\n',
    "no moves": b'{"log": 1, "record": {}}\n{"moves": 5}\n',
    "no record": b'{"log": 1, "record": {}}\n{"moves": [], "digest": ""}\n',
}


@pytest.mark.parametrize("kind", SPOILED)
@pytest.mark.slow
def test_a_spoiled_log_is_told_and_left_alone(tablemate_command: Tablemate, kind: str) -> None:
    half("1", "1", "1")
    spoiled = written(games_folder() / "assembly-20990101-000000-00000000.log", "")
    spoiled.write_bytes(SPOILED[kind])
    run = tablemate_command("play", "--resume", typed="quit\n")
    assert "is not a whole game and is left alone." in " ".join(run.out.split())
    assert "from step 3." in run.out
    assert "step 3" in person("n", "quit", "")
    assert spoiled.read_bytes() == SPOILED[kind]
    with pytest.raises(InvalidRecord):
        read_log(spoiled)


@pytest.mark.parametrize(("old", "new"), [('"digest": "', '"digest": "0'), ('"action": "', '"action": "x')])
def test_a_log_that_was_changed_does_not_hinder_a_new_game(tablemate_command: Tablemate, old: str, new: str) -> None:
    path = half()
    path.write_text(path.read_text().replace(old, new))
    shown = person("y", "quit", "", seed=7)
    assert "That does not work" in shown
    assert "Seed 7" in shown
    assert "unfinished" not in person("quit", "", seed=7)
    for _ in range(2):
        assert "That does not work" in tablemate_command("play", "--resume").err


def test_an_arrangement_that_makes_no_sense_counts_as_not_said(tablemate_command: Tablemate) -> None:
    path = half()
    path.write_text(path.read_text().replace('"layout": "ring"', '"layout": 5, "seat": [1], "file": 3'))
    assert tablemate_command("play", "--resume", typed="quit\n").code == 0


def test_kept_games_are_private(data_folder: Path) -> None:
    (data_folder / "games").mkdir(mode=0o755)
    path = half()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    person("n", *whole_game(), seed=3)
    assert [stat.S_IMODE(each.stat().st_mode) for each in kept_files("json")] == [0o600]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_folder_of_somebody_else_no_game_is_kept(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(kept_games, "trusted_owners", set)
    shown = script("1", "1", "quit", seed=5, lang=language)
    assert {"en": "it belongs to somebody else", "fr": "il appartient à quelqu’un d’autre"}[language] in shown
    assert kept_files() == []


@pytest.mark.parametrize("opened", ["games", "log"])
def test_a_game_that_others_could_have_written_is_not_gone_on_with(data_folder: Path, opened: str) -> None:
    """It could name any file of the person as the one to be written."""
    log = half("1")
    {"games": data_folder / "games", "log": log}[opened].chmod(0o777)
    assert "unfinished" not in person("quit", "")
    with pytest.raises(Problem):
        resuming.Unfinished(None, Words("en"), Terminal.standard()).newest()
    assert log.exists()


def test_a_game_that_belongs_to_somebody_else_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    half("1")
    monkeypatch.setattr(kept_games, "trusted_owners", set)
    assert "unfinished" not in person("quit", "")


def test_a_link_of_somebody_else_in_the_place_of_the_folder_changes_no_folder(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, tmp_path: Path
) -> None:
    public = tmp_path / "public"
    public.mkdir(mode=0o755)
    (data_folder / "games").symlink_to(public)
    monkeypatch.setattr(kept_games, "trusted_owners", set)
    assert "it belongs to somebody else" in script("1", "1", "quit", seed=5)
    assert stat.S_IMODE(public.stat().st_mode) == 0o755
    assert list(public.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_folder_that_stays_open_to_others_no_game_is_kept(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, language: str
) -> None:
    (data_folder / "games").mkdir()
    (data_folder / "games").chmod(0o777)
    monkeypatch.setattr(Path, "chmod", lambda path, mode: None)
    shown = script("1", "1", "quit", seed=5, lang=language)
    assert {"en": "others may write to it", "fr": "d’autres peuvent y écrire"}[language] in shown
    assert kept_files() == []


@pytest.mark.parametrize(
    "part", [HeldFile.remove, lambda held: held.rename(Path("other.log"))], ids=["remove", "rename"]
)
def test_nobody_can_take_a_log_that_its_holder_parts_with(
    monkeypatch: pytest.MonkeyPatch, part: Callable[[HeldFile], None]
) -> None:
    there_when_let_go: list[bool] = []
    really = os.close

    def close(handle: int) -> None:
        there_when_let_go.append(Path("game.log").exists())
        really(handle)

    held = HeldFile.new(Path("game.log"))
    monkeypatch.setattr(os, "close", close)
    part(held)
    assert there_when_let_go == [False]


def test_a_log_that_vanishes_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = {half("1"), half("1", "1")}
    really = os.scandir

    def vanishing(folder: Path) -> contextlib.AbstractContextManager[list[os.DirEntry[str]]]:
        entries = [*really(folder)]
        os.unlink(entries[0].path)
        return contextlib.nullcontext(entries)

    monkeypatch.setattr(os, "scandir", vanishing)
    assert {*unfinished(games_folder(), None)} == {path for path in paths if path.exists()}


def test_before_the_first_action_there_is_nothing_to_keep() -> None:
    script("help", "quit")
    person("quit", "")
    assert not games_folder().exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_data_folder_that_cannot_be_written_is_told_once(data_folder: Path, language: str) -> None:
    block = written(data_folder / "games", "no folder")
    shown = script("1", "1", block.unlink, "1", "quit", seed=5, lang=language)
    failed, again = {
        "en": ("games could not be written:", "games can be written again and holds the game up to step 3."),
        "fr": (f"Impossible d’écrire {block}", "s’écrit de nouveau et contient la partie jusqu’à l’étape 3."),
    }[language]
    assert shown.count(failed) == 1
    assert shown.count(again) == 1
    assert "--resume" in shown


def test_without_a_place_to_keep_it_a_game_plays_on_to_its_end(data_folder: Path) -> None:
    written(data_folder / "games", "no folder")
    shown = person(*whole_game(), seed=3)
    assert "This game was not saved" in shown


def test_a_log_that_was_taken_away_begins_anew() -> None:
    script("1", lambda: the_log().unlink(), "1", seed=5)
    game = read_log(the_log())
    assert game is not None
    assert len(game.record.moves) == 2


def test_a_log_that_was_cut_short_begins_anew(data_folder: Path) -> None:
    script("1", lambda: os.truncate(the_log(), 100), "1", seed=5)
    games = [game for log in (data_folder / "games").glob("*.log") if (game := read_log(log)) is not None]
    assert [len(game.record.moves) for game in games] == [2]


def test_a_line_that_could_be_written_only_in_part_is_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    really = HeldFile.put

    def part(held: HeldFile, data: bytes, at: int) -> None:
        really(held, data[: len(data) // 2], at)
        raise OSError(28, "No space left on device")

    def fill() -> None:
        monkeypatch.setattr(HeldFile, "put", part)

    def clear() -> None:
        monkeypatch.setattr(HeldFile, "put", really)

    shown = script("1", fill, "1", clear, "1", "quit", seed=5)
    assert "the disk is full" in shown
    game = read_log(the_log())
    assert game is not None
    assert len(game.record.moves) == 3


FOLDERS = {
    "linux": ({"XDG_DATA_HOME": "/data", "HOME": "/h"}, "/data/tablemate/games"),
    "linux without": ({"HOME": "/h"}, "/h/.local/share/tablemate/games"),
    "linux relative": ({"HOME": "/h", "XDG_DATA_HOME": "data"}, "/h/.local/share/tablemate/games"),
    "darwin": ({"HOME": "/h"}, "/h/Library/Application Support/tablemate/games"),
    "win32": ({"LOCALAPPDATA": "/local"}, "/local/tablemate/games"),
    "chosen": ({"TABLEMATE_DATA": "/chosen"}, "/chosen/games"),
}


@pytest.mark.parametrize("system", FOLDERS)
def test_games_lie_where_the_system_keeps_what_programs_write(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    environment, folder = FOLDERS[system]
    for name in ("TABLEMATE_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system.partition(" ")[0])
    assert games_folder().as_posix() == folder
