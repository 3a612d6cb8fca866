"""Files of people: never replaced unasked, written again after a failure, and spoken of truly."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import tablemate
from tablemate.cli.saving import GameFile, kept, load, save_new, written_anew
from tablemate.kernel.moves import Undo
from tablemate.kernel.records import Record
from tablemate.words import LANGUAGES

from .conftest import Tablemate
from .scripts import person, script
from .shelf import whole_game

GAME = tablemate.game("assembly")
pytestmark = pytest.mark.usefixtures("empty_folder")


def old_game(name: str = "old.json") -> bytes:
    """A game that somebody saved before."""
    GAME.new(seed=1).record().save(Path(name))
    return Path(name).read_bytes()


def seed_of(name: str) -> int | None:
    return Record.load(Path(name)).seed


def steps_of(name: str) -> int:
    """How many actions a file holds."""
    return len(Record.load(Path(name)).moves)


# What is there already


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_does_not_replace_a_game_unless_it_says_overwrite(tablemate_command: Tablemate, language: str) -> None:
    before = old_game()
    run = tablemate_command("play", "--seed", "2", "--save", "old.json", "--lang", language, typed="1\nquit\n")
    assert run.code == 2
    assert run.out == ""
    assert {"en": "old.json holds a game already", "fr": "old.json contient déjà une partie"}[language] in run.err
    assert "--overwrite" in run.err
    assert Path("old.json").read_bytes() == before
    assert tablemate_command("play", "--seed", "2", "--save", "old.json", "--overwrite", typed="1\nquit\n").code == 0
    assert (seed_of("old.json"), steps_of("old.json")) == (2, 1)


def test_a_fork_does_not_replace_a_game_unless_it_says_overwrite(tablemate_command: Tablemate) -> None:
    before = old_game()
    old_game("source.json")
    fork = ["replay", "source.json", "--fork-at", "0", "--save", "old.json"]
    run = tablemate_command(*fork, typed="1\nquit\n")
    assert run.code == 2
    assert "old.json holds a game already" in run.err
    assert Path("old.json").read_bytes() == before
    assert tablemate_command(*fork, "--overwrite", typed="1\nquit\n").code == 0
    assert (seed_of("old.json"), steps_of("old.json")) == (None, 1)


def test_overwrite_means_nothing_without_a_fork(tablemate_command: Tablemate) -> None:
    old_game()
    run = tablemate_command("replay", "old.json", "--overwrite")
    assert run.code == 2
    assert "--overwrite" in run.err


def test_the_command_save_of_a_script_does_not_replace_a_game_unless_it_says_overwrite() -> None:
    before = old_game()
    shown = script("1", "save old.json", "1", "quit", seed=2)
    assert "old.json holds a game already" in shown
    assert "Saved" not in shown
    assert Path("old.json").read_bytes() == before
    assert "Saved to old.json." in script("1", "save old.json", "1", "quit", seed=2, overwrite=True)
    assert (seed_of("old.json"), steps_of("old.json")) == (2, 2)


@pytest.mark.parametrize("text", ["Dear Janice", '{"format": "tablemate-record"}', ""])
def test_what_is_no_game_is_not_replaced_even_with_overwrite(tablemate_command: Tablemate, text: str) -> None:
    Path("letter").write_text(text)
    run = tablemate_command("play", "--seed", "2", "--save", "letter", "--overwrite", typed="1\nquit\n")
    assert run.code == 2
    assert "is not a game of Tablemate" in run.err
    assert "is not a game of Tablemate" in script("save letter", "quit", overwrite=True)
    assert Path("letter").read_text() == text


def test_a_person_is_asked_before_save_replaces_a_game() -> None:
    before = old_game()
    shown = person("1", "save old.json", "what?", "n", "quit", "", seed=2)
    assert shown.count("old.json holds a game already. Replace it? [y/n]") == 2
    assert "old.json stays as it is." in shown
    assert Path("old.json").read_bytes() == before
    shown = person("n", "1", "save old.json", "y", "1", "quit", seed=2)
    assert "Saved to old.json." in shown
    assert shown.count("Replace it?") == 1
    assert "--load old.json" in shown
    assert (seed_of("old.json"), steps_of("old.json")) == (2, 2)


def test_a_person_who_names_a_game_for_save_may_name_another_file_or_none() -> None:
    before = old_game()
    shown = person("n", "new.json", "1", "quit", seed=2, save=Path("old.json"))
    assert "old.json holds a game already. Replace it? [y/n]" in shown
    assert "--load new.json" in shown
    assert steps_of("new.json") == 1
    shown = person("n", "", "quit", "", seed=2, save=Path("old.json"))
    assert "The game was not saved." in shown
    assert Path("old.json").read_bytes() == before
    person("y", "1", "quit", seed=2, save=Path("old.json"))
    assert (seed_of("old.json"), steps_of("old.json")) == (2, 1)


def test_a_person_who_leaves_is_asked_before_a_game_is_replaced() -> None:
    before = old_game()
    shown = person("1", "quit", "old.json", "n", "new.json", seed=2)
    assert "old.json stays as it is." in shown
    assert "Saved to new.json." in shown
    assert Path("old.json").read_bytes() == before
    assert steps_of("new.json") == 1


def test_overwrite_spares_a_person_the_question() -> None:
    old_game()
    assert "Replace it?" not in person("1", "quit", seed=2, save=Path("old.json"), overwrite=True)
    assert seed_of("old.json") == 2


SPELLINGS: dict[str, Callable[[], Path]] = {
    "same": lambda: Path("old.json"),
    "dotted": lambda: Path(".") / ".." / Path.cwd().name / "old.json",
    "absolute": lambda: Path("old.json").absolute(),
    "link": lambda: _linked(Path.symlink_to),
    "hard link": lambda: _linked(Path.hardlink_to),
}


def _linked(link: Callable[[Path, Path], None]) -> Path:
    link(Path("link.json"), Path("old.json"))
    return Path("link.json")


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_loaded_game_goes_on_in_its_file_by_whatever_name(tablemate_command: Tablemate, spelling: str) -> None:
    old_game()
    path = str(SPELLINGS[spelling]())
    run = tablemate_command("play", "--load", "old.json", "--save", path, typed="1\nquit\n")
    assert run.code == 0
    assert (seed_of(path), steps_of(path)) == (1, 1)
    run = tablemate_command("play", "--load", path, typed=f"1\nsave {path}\nquit\n")
    assert f"Saved to {path}." in run.out
    assert steps_of(path) == 2


def test_a_loaded_game_does_not_replace_another() -> None:
    old_game()
    GAME.new(seed=3).record().save(Path("other.json"))
    assert "--load third.json" in person("n", "third.json", "1", "quit", load=Path("old.json"), save=Path("other.json"))
    assert [seed_of(name) for name in ("old.json", "other.json", "third.json")] == [1, 3, 1]


# Several who write at once


def test_two_who_save_at_once_find_two_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both see that no file has the first name, and one comes too late."""
    monkeypatch.setattr(os.path, "lexists", lambda path: False)
    first, second = written_anew(GAME.new(seed=9), None), written_anew(GAME.new(seed=9), None)
    assert (first.path, second.path) == (Path("assembly-9.json"), Path("assembly-9-2.json"))


def test_a_name_that_is_taken_while_a_game_is_about_to_be_saved_stays_with_who_took_it() -> None:
    late = GameFile(Path("game.json"))
    save_new(GAME.new(seed=1).record(), Path("game.json"))
    with pytest.raises(FileExistsError):
        late.write(kept(GAME.new(seed=2), None))
    with pytest.raises(FileExistsError):
        save_new(GAME.new(seed=2).record(), Path("game.json"))
    assert seed_of("game.json") == 1


def test_a_name_is_taken_only_by_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is killed while saving leaves no empty file, which would be refused for ever."""
    seen: list[bool] = []
    really = Record.save

    def save(record: Record, path: Path) -> None:
        seen.append(Path("game.json").exists())
        really(record, path)

    monkeypatch.setattr(Record, "save", save)
    save_new(GAME.new(seed=1).record(), Path("game.json"))
    assert seen == [False]
    assert [path.name for path in Path().iterdir()] == ["game.json"]


def test_where_files_have_one_name_only_a_game_is_saved_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def link(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    save_new(GAME.new(seed=1).record(), Path("game.json"))
    with pytest.raises(FileExistsError):
        save_new(GAME.new(seed=2).record(), Path("game.json"))
    assert seed_of("game.json") == 1
    assert [path.name for path in Path().iterdir()] == ["game.json"]


def test_a_new_file_has_the_permissions_of_any_other() -> None:
    Path("other").touch()
    save_new(GAME.new(seed=1).record(), Path("game.json"))
    assert Path("game.json").stat().st_mode == Path("other").stat().st_mode


def test_a_file_that_was_replaced_meanwhile_is_left_alone_until_it_goes() -> None:
    def replaced() -> None:
        assert steps_of("mine.json") == 1
        GAME.new(seed=3).record().save(Path("mine.json"))

    def gone() -> None:
        assert seed_of("mine.json") == 3
        Path("mine.json").unlink()

    shown = script("1", replaced, "1", "1", gone, "1", "quit", seed=2, save=Path("mine.json"))
    assert shown.count("mine.json could not be written: somebody else has written it meanwhile.") == 1
    assert shown.count("mine.json can be written again and holds the game up to step 4.") == 1
    assert (seed_of("mine.json"), steps_of("mine.json")) == (2, 4)


def test_of_two_who_go_on_with_the_same_file_none_replaces_what_the_other_played() -> None:
    old_game()
    others = str(GAME.new(seed=1).legal(0)[-1])

    def other_terminal() -> None:
        script(others, "quit", load=Path("old.json"))

    shown = script(other_terminal, "1", "quit", load=Path("old.json"))
    assert "somebody else has written it meanwhile" in shown
    assert "--resume" in shown
    assert "--load" not in shown
    assert [move.as_json()["action"] for move in Record.load(Path("old.json")).moves] == [others]


def test_a_file_that_holds_the_beginning_of_the_game_can_be_replaced() -> None:
    """A file system that rounds times makes a file look changed: nothing is lost by writing on."""
    shown = script("1", lambda: os.utime("mine.json", (1, 1)), "1", "quit", seed=2, save=Path("mine.json"))
    assert "could not be written" not in shown
    assert steps_of("mine.json") == 2


STORED = Path(__file__).parents[1] / "games" / "origin_story" / "stored"


@pytest.mark.parametrize("name", ["version_1_left_in_round_3", "version_1_from_a_trick"])
def test_a_game_of_an_earlier_version_goes_on_in_its_file_however_that_spells_what_was_agreed(name: str) -> None:
    old = load(STORED / f"{name}.json")
    table = old.replay(tablemate.game("origin_story"))
    assert old.begins(kept(table, None))
    assert kept(table, None).begins(old)
    assert not old.begins(replace(old, rules_version=2))
    assert not old.begins(replace(old, game="chess", options={}))
    assert not old.begins(replace(old, options={**old.options, "level": "no such level"}))


# Writing that fails


class FullDisk:
    """Saving fails while the disk is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        really = Record.save

        def save(record: Record, path: Path) -> None:
            if self.is_full:
                raise OSError(errno.ENOSPC, "No space left on device")
            really(record, path)

        monkeypatch.setattr(Record, "save", save)

    def fill(self) -> None:
        self.is_full = True

    def clear(self) -> None:
        self.is_full = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    return FullDisk(monkeypatch)


def test_saving_goes_on_when_the_disk_has_room_again(disk: FullDisk) -> None:
    shown = script("1", disk.fill, "1", "1", disk.clear, "1", "quit", seed=2, save=Path("mine.json"))
    assert shown.count("mine.json could not be written: the disk is full.") == 1
    assert shown.count("mine.json can be written again and holds the game up to step 4.") == 1
    assert "tablemate play assembly --load mine.json" in shown
    assert steps_of("mine.json") == 4


def test_a_game_that_was_only_looked_at_is_not_written_again(disk: FullDisk) -> None:
    before = old_game()
    disk.fill()
    shown = person("quit", load=Path("old.json"))
    assert "could not be written" not in shown
    assert "tablemate play assembly --load old.json" in shown
    assert Path("old.json").read_bytes() == before


def test_a_loaded_game_that_becomes_practice_is_written_as_such() -> None:
    old_game()
    script("quit", load=Path("old.json"), practice=True)
    assert Record.load(Path("old.json")).practice


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_is_not_told_that_the_game_goes_on(disk: FullDisk, language: str) -> None:
    old_game()
    shown = script(disk.fill, "quit", load=Path("old.json"), practice=True, lang=language)
    failed = {"en": "could not be written: the disk is full.", "fr": "Impossible d’écrire old.json"}[language]
    assert shown.count(failed) == 1
    assert {"en": "The game goes on, and", "fr": "La partie continue"}[language] not in shown


def test_saving_begins_when_the_folder_is_made(tablemate_command: Tablemate) -> None:
    shown = script("1", lambda: Path("no").mkdir(), "1", "quit", seed=2, save=Path("no/where.json"))
    assert shown.count("no/where.json could not be written: there is no such folder.") == 1
    assert "no/where.json can be written again and holds the game up to step 2." in shown
    assert steps_of("no/where.json") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_is_told_how_much_of_the_game_is_in_the_file(disk: FullDisk, language: str) -> None:
    shown = script("1", "1", disk.fill, "1", "quit", seed=2, save=Path("mine.json"), lang=language)
    part = {"en": "mine.json holds the first 2 of 3 steps.", "fr": "mine.json contient les 2 premières étapes sur 3."}
    assert part[language] in shown
    assert "tablemate play assembly --resume" in shown
    assert "not saved" not in shown
    assert steps_of("mine.json") == 2


def test_without_a_place_for_kept_games_the_part_in_the_file_is_gone_on_with(
    disk: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("blocked").write_text("no folder")
    monkeypatch.setenv("TABLEMATE_DATA", "blocked")
    shown = script("1", "1", disk.fill, "1", "quit", seed=2, save=Path("mine.json"))
    assert "mine.json holds the first 2 of 3 steps. Go on with: tablemate play assembly --load mine.json" in shown
    assert "not saved" not in shown


def test_not_saved_is_said_when_nothing_is_on_disk(disk: FullDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("blocked").write_text("no folder")
    monkeypatch.setenv("TABLEMATE_DATA", "blocked")
    disk.fill()
    assert "The game was not saved." in script("1", "quit", seed=2, save=Path("mine.json"))
    assert [path.name for path in Path().iterdir()] == ["blocked"]


def test_a_game_that_ends_while_the_disk_is_full_is_not_called_saved(disk: FullDisk) -> None:
    shown = script("1", disk.fill, *["1"] * 600, seed=2, save=Path("mine.json"))
    assert "mine.json holds the first 1 of" in shown
    assert "tablemate replay mine.json" not in shown
    assert "not saved" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_is_asked_for_a_file_without_a_threat_to_a_game_that_is_kept(language: str) -> None:
    days = {"en": "leave; the game is kept for {} days", "fr": "partir ; la partie est gardée {} jours"}[language]
    without = {"en": "leave without saving", "fr": "partir sans le faire"}[language]
    played = person("1", "quit", "", seed=2, lang=language)
    assert days.format(30) in played
    assert without not in played
    assert days.format(7) in person("n", *whole_game(), "", seed=3, lang=language)
    assert without in person("quit", "", seed=2, lang=language)


def test_a_person_whose_file_fails_is_asked_for_another(disk: FullDisk) -> None:
    shown = person("1", disk.fill, "1", "quit", disk.clear, "else.json", seed=2, save=Path("mine.json"))
    assert "File name to save the game" in shown
    assert "tablemate play assembly --load else.json" in shown
    assert (steps_of("mine.json"), steps_of("else.json")) == (1, 2)


def test_a_long_game_is_written_whole_less_often_but_always_when_it_is_left() -> None:
    begun = kept(GAME.new(seed=1), None)
    file = GameFile(Path("long.json"))
    file.write(replace(begun, moves=(Undo(),) * 2000))
    written = []
    for steps in range(2001, 2010):
        written.append(file.is_due(steps))
        if written[-1]:
            file.write(replace(begun, moves=(Undo(),) * steps))
    assert written == [False, False, False, True] * 2 + [False]


@pytest.mark.parametrize("typed", ["3", "12", "any: acw 2", "help", "règles", "play 9m", "b43.1"])
def test_what_was_meant_for_the_game_is_no_file_name_at_its_end(typed: str) -> None:
    shown = person("1", "quit", typed, "", seed=4)
    assert f"“{typed}” is not taken for a file name" in shown
    assert shown.count("File name to save the game") == 2
    assert os.listdir() == []


@pytest.mark.parametrize("typed", ["game.json", "GAME.JSON", "./12", "save game.json", "enregistrer game.json"])
def test_a_file_name_at_the_end_of_a_game_ends_with_json_or_stands_in_a_folder(typed: str) -> None:
    person("1", "quit", typed, seed=4)
    assert os.listdir() == [typed.rpartition(" ")[2].removeprefix("./")]
