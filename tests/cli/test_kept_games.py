"""Every game is kept as it is played: whoever is killed, hung up or closed goes on where it stopped."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

import tablemate
from tablemate.cli import resuming
from tablemate.cli.game_log import Logged, read_log
from tablemate.cli.kept_games import FINISHED_DAYS, UNFINISHED_DAYS, games_folder
from tablemate.cli.resuming import tidy
from tablemate.kernel.records import Record
from tablemate.words import LANGUAGES

from .conftest import Tablemate
from .processes import Process, at_pipe, at_terminal
from .scripts import person, script
from .shelf import aged, half, half_of_a_script, kept_files, the_log, whole_game, written

pytestmark = pytest.mark.usefixtures("empty_folder")
PROMPT = "\n> "
A_MOMENT = 0.05
"""Seconds."""
TRACEBACK = 1
"""How Python ends with a problem that nobody took."""


# Killed, hung up, closed

ENDS: dict[str, Callable[[Process], None]] = {
    "killed": lambda process: process.end(signal.SIGKILL),
    "hung up": lambda process: process.end(signal.SIGHUP),
    "closed": lambda process: process.hang_up(),
}


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("term", ["dumb", "xterm"])
@pytest.mark.slow
def test_a_game_at_a_terminal_that_ends_is_offered_at_the_next_start(term: str, end: str) -> None:
    with at_terminal("play", "assembly", "--seed", "5", term=term) as game:
        for turn in range(1, 4):
            game.until(f"Turn {turn}: you are active.")
            game.until("\n> ")
            game.type("1")
        game.until("Turn 4: you are active.")
        game.until("\n> ")
        ENDS[end](game)
        assert game.process.returncode != TRACEBACK
    with at_terminal("play", "assembly") as again:
        again.until("You have an unfinished game of Assembly")
        again.until("[y/n] ")
        again.type("y")
        again.until("The game goes on from step 3.")


@pytest.mark.parametrize("end", ["killed", "hung up"])
@pytest.mark.parametrize("term", ["dumb", "xterm"])
@pytest.mark.slow
def test_a_clocked_game_at_a_terminal_that_ends_goes_on_with_its_time(
    tablemate_command: Tablemate, term: str, end: str
) -> None:
    with at_terminal("play", "fuse", "--seed", "5", "--mode", "live", term=term) as game:
        game.until("Ready?")
        game.type("")
        game.until(" > ")
        sleep(A_MOMENT)
        game.type("roll")
        game.until("Claim")
        game.until(" > ")
        ENDS[end](game)
    logged = read_log(the_log())
    assert logged is not None
    assert logged.record.clock is not None
    assert logged.record.clock >= A_MOMENT * 1000
    run = tablemate_command("play", "fuse", "--resume", typed="quit\n")
    assert "The game goes on from step 1." in run.out
    assert "The clock goes on at " in run.out


@pytest.mark.slow
def test_a_piped_game_that_is_killed_goes_on_with_resume(tablemate_command: Tablemate) -> None:
    with at_pipe("play", "assembly", "--seed", "5") as game:
        game.until(PROMPT)
        game.type("1")
        game.until(PROMPT)
        game.end(signal.SIGKILL)
    run = tablemate_command("play", "--resume", typed="1\nquit\n")
    assert "The game goes on from step 1." in run.out
    assert "The game goes on from step 2." in tablemate_command("play", "assembly", "--resume", typed="quit\n").out
    assert len(kept_files()) == 1


@pytest.mark.slow
def test_a_game_under_way_is_neither_offered_nor_resumed_nor_tidied(tablemate_command: Tablemate) -> None:
    with at_pipe("play", "assembly", "--seed", "5") as game:
        game.until(PROMPT)
        game.type("1")
        game.until(PROMPT)
        aged(the_log(), UNFINISHED_DAYS + 1)
        refused = tablemate_command("play", "--resume", typed="quit\n")
        assert refused.code == 2
        assert "there is no unfinished game" in refused.err
        assert "unfinished" not in person("quit", "")
        game.type("1")
        game.until(PROMPT)
        game.end(signal.SIGKILL)
    assert "The game goes on from step 2." in tablemate_command("play", "--resume", typed="quit\n").out


def test_two_games_at_once_have_two_files() -> None:
    def other() -> None:
        script("1", "1", "1", seed=2)

    script("1", other, "1", seed=1)
    steps = sorted(len(game.record.moves) for path in kept_files() if (game := read_log(path)) is not None)
    assert steps == [2, 3]


# Going on as before


def test_a_resumed_game_has_its_bots_its_layout_its_language_and_its_practice(tablemate_command: Tablemate) -> None:
    options = ["--bots", "2", "--layout", "list", "--lang", "fr", "--practice", "--open-log", "--seed", "5"]
    tablemate_command("play", "assembly", *options, typed="1\n")
    run = tablemate_command("play", "--resume", typed="annuler\n1\nquitter\n")
    assert "La partie reprend à l’étape" in run.out
    assert "greedy occupe" in run.out
    assert "Baie 1" in run.out
    assert "Une étape annulée." in run.out
    said = read_log(the_log())
    assert said is not None
    assert (said.arrangement.bots, said.arrangement.layout, said.arrangement.lang, said.arrangement.open_log) == (
        "2",
        "list",
        "fr",
        True,
    )
    assert said.record.practice


def test_bots_keep_the_pace_of_the_game_that_is_resumed(tablemate_command: Tablemate) -> None:
    options = ["--mode", "live", "--bot", "greedy", "--pace", "7.5", "--seed", "5"]
    started = tablemate_command("play", "fuse", *options, typed="1\nquit\n")
    told = next(line for line in started.out.splitlines() if "7.5" in line)
    assert told in tablemate_command("play", "--resume", typed="quit\n").out
    assert told not in tablemate_command("play", "--resume", "--pace", "1", typed="quit\n").out


def test_what_is_said_with_resume_counts_more_than_what_was_said_before(tablemate_command: Tablemate) -> None:
    tablemate_command("play", "fuse", "--bot", "greedy", "--layout", "list", "--lang", "fr", typed="1\n")
    said = ["--bots", "2=random", "--layout", "table", "--lang", "en"]
    run = tablemate_command("play", "--resume", *said, typed="quit\n")
    assert "random sits at seat 2." in run.out
    assert "greedy" not in run.out
    assert "tablemate play fuse --resume" in run.out


def test_the_time_of_a_game_that_was_left_is_kept(tablemate_command: Tablemate) -> None:
    tablemate_command("play", "fuse", "--mode", "live", "--seed", "3", typed="roll\n")
    lines = the_log().read_text().splitlines()
    changed = {**json.loads(lines[-1]), "clock": 100_000}
    the_log().write_text("\n".join([*lines[:-1], json.dumps(changed)]) + "\n")
    run = tablemate_command("play", "--resume", typed="quit\n")
    assert "The clock goes on at 8:20." in run.out
    again = read_log(the_log())
    assert again is not None
    assert 100_000 <= again.record.time < 400_000


@pytest.mark.slow
def test_a_loaded_and_a_forked_game_are_kept_too(tablemate_command: Tablemate) -> None:
    script("1", "1", "save mine.json", "quit", seed=5)
    assert kept_files() == []
    tablemate_command("replay", "mine.json", "--fork-at", "1", typed="1\n")
    assert "from step 1." in tablemate_command("play", "--resume", typed="quit\n").out
    the_log().unlink()
    with at_pipe("play", "--load", "mine.json") as game:
        game.until(PROMPT)
        game.type("1")
        game.until(PROMPT)
        game.end(signal.SIGKILL)
    assert "from step 3." in tablemate_command("play", "--resume", typed="1\nquit\n").out
    assert len(Record.load(Path("mine.json")).moves) == 4
    assert kept_files() == []


def test_resume_goes_on_with_the_newest_game_or_the_newest_of_the_one_that_is_named(
    tablemate_command: Tablemate,
) -> None:
    aged(half("1", seed=1), 3)
    aged(half("1", "1", seed=2), 2)
    aged(half("roll", game="fuse"), 1)
    newest = tablemate_command("play", "--resume", typed="quit\n")
    assert newest.out.startswith("2 more games are unfinished. To choose: tablemate play --unfinished\nFUSE")
    named = tablemate_command("play", "assembly", "--resume", typed="quit\n")
    assert "One more game is unfinished." in named.out
    assert "from step 2." in named.out
    assert "from step 2." in tablemate_command("play", "--resume", "assembly", typed="quit\n").out


def test_a_game_that_is_named_behind_resume_goes_on_in_the_language_that_is_said(tablemate_command: Tablemate) -> None:
    half("roll", game="fuse")
    run = tablemate_command("play", "--resume", "--lang", "fr", "fuse", typed="quitter\n")
    assert "La partie reprend à l’étape 1." in run.out


def test_of_many_unfinished_games_all_are_counted_and_one_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    text = half().read_text()
    for number in range(29):
        aged(written(games_folder() / f"assembly-20200101-000000-{number:08}.log", text), 1)
    opened: list[Path] = []

    def opening(path: Path) -> Logged | None:
        opened.append(path)
        return read_log(path)

    monkeypatch.setattr(resuming, "read_log", opening)
    assert "29 more games are unfinished." in script("quit", game="", resume=True)
    assert len(opened) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_unfinished_games_are_listed_and_chosen(tablemate_command: Tablemate, language: str) -> None:
    aged(half("1", "1", seed=2), 2)
    aged(half("roll", game="fuse"), 1)
    run = tablemate_command("play", "--unfinished", "--lang", language, typed="x\n9\n2\nquit\n")
    lines = run.out.splitlines()
    step = {"en": "(alone), step", "fr": "(en solo), étape"}[language]
    assert lines[0].startswith(f"1  FUSE {step} 1, ")
    assert lines[1].startswith(f"2  Assembly {step} 2, ")
    assert {"en": "from step 2.", "fr": "reprend à l’étape 2."}[language] in run.out
    assert tablemate_command("play", "--unfinished", typed="\n").code == 0
    assert len(kept_files()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_go_on_with_is_said(tablemate_command: Tablemate, language: str) -> None:
    for asked in (["--resume"], ["--unfinished"], ["fuse", "--resume"]):
        run = tablemate_command("play", *asked, "--lang", language)
        assert run.code == 2
        assert {"en": "no unfinished game", "fr": "pas de partie inachevée"}[language] in run.err


@pytest.mark.parametrize("said", [["--seed", "5"], ["--malfunctions", "A"], ["--load", "x.json"]])
def test_a_resumed_game_says_itself_what_was_agreed(tablemate_command: Tablemate, said: list[str]) -> None:
    half()
    run = tablemate_command("play", "assembly", "--resume", *said)
    assert run.code == 2
    assert f"leave out {said[0]}" in " ".join(run.err.split())


@pytest.mark.parametrize("game", ["", *tablemate.games()])
def test_help_tells_how_to_go_on(tablemate_command: Tablemate, game: str) -> None:
    shown = tablemate_command("play", *filter(None, [game]), "--help").out
    assert {"--resume", "--unfinished", "--overwrite"} <= {*shown.split()}


# The offer


def test_who_does_not_want_to_go_on_is_asked_once_and_can_still_resume(tablemate_command: Tablemate) -> None:
    half("1", "1", "1")
    shown = person("perhaps", "n", "quit", "", seed=7)
    assert shown.count("You have an unfinished game of Assembly") == 2
    assert "Seed 7" in shown
    assert "unfinished" not in person("quit", "", seed=7)
    assert "from step 3." in tablemate_command("play", "--resume", typed="quit\n").out


def test_a_game_that_was_not_declined_is_offered_though_a_newer_one_was() -> None:
    aged(half("1", seed=1), 3)
    aged(half("1", "1", seed=2), 2)
    assert "step 2. Go on with it?" in person("n", "quit", "")
    assert "step 1. Go on with it?" in person("n", "quit", "")
    assert "Go on with it?" not in person("quit", "")


def test_an_offer_and_the_list_say_who_plays(tablemate_command: Tablemate) -> None:
    half("ask nothing", said={"players": 2, "first": "1"}, bot="greedy")
    assert "Assembly (2 players, with bots)" in " ".join(person("n", "quit", "").split())
    listed = tablemate_command("play", "--unfinished", "--lang", "fr", typed="\n").out
    assert "Assembly (à deux, avec des robots)" in listed


def test_the_game_of_a_script_is_resumed_but_not_offered(tablemate_command: Tablemate) -> None:
    aged(half("1", "1", "1"), 1)
    half_of_a_script("1", "1")
    assert "step 3. Go on with it?" in person("n", "quit", "")
    assert "from step 2." in tablemate_command("play", "--resume", typed="quit\n").out


def test_only_games_of_the_same_name_are_offered() -> None:
    half("roll", game="fuse")
    assert "unfinished" not in person("quit", "")
    assert "You have an unfinished game of FUSE" in person("y", "quit", "", game="fuse")


def test_wrong_options_are_told_before_anything_is_offered(tablemate_command: Tablemate) -> None:
    half()
    with pytest.raises(tablemate.TablemateError):
        person("y", said={"players": 9})


def test_a_game_from_the_offer_goes_on_as_it_was_whatever_else_was_asked_for() -> None:
    half("1", "1")
    shown = person("y", "quit", "", seed=9, said={"players": 2}, bot="greedy", practice=True)
    assert "Assembly, alone. The game goes on from step 2." in shown
    assert "Practice" not in shown
    assert "greedy" not in shown


def test_neither_pace_nor_layout_nor_log_of_a_new_game_count_for_the_one_from_the_offer() -> None:
    half("1", game="fuse")
    new = {"said": {"mode": "live"}, "pace": 3.0, "layout": "list", "open_log": True, "bot": "greedy"}
    shown = person("y", "1", "quit", "", game="fuse", **new)
    assert "The game goes on from step 1." in shown
    logged = read_log(the_log())
    assert logged is not None
    assert (logged.arrangement.pace, logged.arrangement.layout) == (None, None)
    assert not logged.arrangement.open_log


def test_a_game_from_the_offer_that_cannot_go_on_now_is_offered_again() -> None:
    path = half()
    whole = path.read_text()
    path.write_text(whole.replace('"bots": null', '"bots": "9"'))
    assert "That does not work" in person("y", "quit", "", seed=7)
    assert the_log() == path
    path.write_text(whole)
    assert "The game goes on from step 2." in person("y", "quit", "")


def test_the_end_of_the_input_at_the_offer_leaves_everything_as_it_is() -> None:
    path = half()
    before = path.read_bytes()
    assert person().endswith("[y/n]")
    assert path.read_bytes() == before
    assert "You have an unfinished game" in person("y", "quit", "")


# Games in files of people


def test_a_game_that_is_whole_in_its_file_is_not_kept_besides() -> None:
    for lines in (["1", "quit"], ["1"] * 600):
        Path("mine.json").unlink(missing_ok=True)
        script(*lines, seed=3, save=Path("mine.json"))
        assert [*games_folder().iterdir()] == []


@pytest.mark.slow
def test_a_killed_game_with_a_file_goes_on_in_the_file(tablemate_command: Tablemate) -> None:
    with at_pipe("play", "assembly", "--seed", "5", "--save", "mine.json") as game:
        game.until(PROMPT)
        game.type("1")
        game.until(PROMPT)
        game.end(signal.SIGKILL)
    run = tablemate_command("play", "--resume", typed="1\nquit\n")
    assert "--load" in run.out
    assert len(Record.load(Path("mine.json")).moves) == 2


def left_with_a_file() -> Path:
    """A game of two steps that was killed, with its file `mine.json`."""
    script("1", "1", seed=5, save=Path("mine.json"))
    path = half("1", "1", seed=5)
    lines = path.read_text().splitlines()
    said = json.loads(lines[1])
    said["arrangement"]["file"] = str(Path("mine.json").absolute())
    path.write_text("\n".join([lines[0], json.dumps(said), *lines[2:]]) + "\n")
    return path


def test_a_game_that_went_on_in_its_file_is_not_offered_any_more(tablemate_command: Tablemate) -> None:
    left_with_a_file()
    tablemate_command("play", "--load", "mine.json", typed="1\nquit\n")
    assert tablemate_command("play", "--resume").code == 2


def test_a_file_that_holds_another_game_by_now_is_not_touched_by_a_resumed_one(tablemate_command: Tablemate) -> None:
    left_with_a_file()
    tablemate.game("assembly").new(seed=77).record().save(Path("mine.json"))
    run = tablemate_command("play", "--resume", typed="1\nquit\n")
    assert "holds another game by now" in " ".join(run.out.split())
    assert "from step 2." in run.out
    assert Record.load(Path("mine.json")).seed == 77
    assert "from step 3." in tablemate_command("play", "--resume", typed="quit\n").out


# What is finished


def test_a_finished_game_of_a_person_can_be_seen_again(tablemate_command: Tablemate) -> None:
    shown = person(*whole_game(), seed=3)
    (path,) = kept_files("json")
    assert kept_files() == []
    assert f"it is kept for {FINISHED_DAYS} days. See it again: tablemate replay {path}" in shown
    assert "not saved" not in shown
    assert tablemate_command("replay", str(path)).code == 0


def test_a_finished_game_that_a_person_saves_or_a_script_played_is_not_kept() -> None:
    script(*["1"] * 600, seed=3)
    assert [*games_folder().iterdir()] == []
    shown = person(*whole_game(), "mine.json", seed=3)
    assert "Saved to mine.json." in shown
    assert [*games_folder().iterdir()] == []


def test_games_are_tidied_away_after_their_days() -> None:
    person(*whole_game(), seed=3)
    (finished,) = kept_files("json")
    left = half()
    aged(finished, FINISHED_DAYS - 0.1)
    aged(left, UNFINISHED_DAYS - 0.1)
    tidy(games_folder())
    assert finished.exists()
    assert left.exists()
    aged(finished, FINISHED_DAYS + 0.1)
    aged(left, UNFINISHED_DAYS + 0.1)
    script("quit")
    assert [*games_folder().iterdir()] == []


def test_what_is_not_ours_is_not_tidied_away() -> None:
    half()
    notes = [aged(written(games_folder() / name, "mine"), 99) for name in ("notes.log", "notes.json", "old.txt")]
    (games_folder() / "assembly-20200101-000000-00000000.log").mkdir()
    tidy(games_folder())
    assert all(path.exists() for path in notes)
