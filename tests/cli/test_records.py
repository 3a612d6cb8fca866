"""Saving, loading, replaying and forking through the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablemate
from tablemate import HIDDEN
from tablemate.cli.replay import Pages, Replay
from tablemate.cli.terminal import Terminal
from tablemate.kernel import records
from tablemate.words import LANGUAGES, Words
from tests.games.assembly.builders import play, with_set

from .conftest import Tablemate
from .test_screens import Tty

GAME = tablemate.game("assembly")


def finished(run: Tablemate, *options: str) -> Path:
    """A game played to its end and kept."""
    path = Path("game.json")
    assert run("play", "--seed", "5", "--save", str(path), *options, typed="1\n", lines=1000).code == 0
    return path


@pytest.mark.parametrize("players", ["1", "2"])
@pytest.mark.slow
def test_a_finished_game_replays_to_the_same_outcome(tablemate_command: Tablemate, players: str) -> None:
    path = finished(tablemate_command, "--players", players, "--malfunctions", "E")
    record = tablemate.Record.load(path)
    replayed = record.replay(GAME)
    assert replayed.outcome is not None
    assert replayed.outcome.as_json() == record.outcome
    run = tablemate_command("replay", str(path))
    assert run.code == 0
    assert "The replay ends exactly as recorded." in run.out
    assert f"Score: {replayed.outcome.score}" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", ["1", "2", "spectator", "all"])
@pytest.mark.slow
def test_a_replay_is_told_to_every_viewer(tablemate_command: Tablemate, viewer: str, language: str) -> None:
    path = finished(tablemate_command, "--players", "2", "--malfunctions", "G")
    run = tablemate_command("replay", str(path), "--viewer", viewer, "--lang", language)
    assert run.code == 0
    assert "{" not in run.out


def test_a_running_game_for_two_is_replayed_without_secrets(tablemate_command: Tablemate) -> None:
    tablemate_command("play", "--players", "2", "--seed", "5", "--save", "half.json", typed="1\n1\n1\n")
    run = tablemate_command("replay", "half.json")
    assert "Seat 1 draws 3 cards." in run.out
    assert "The record ends here" in run.out
    told = json.loads(tablemate_command("replay", "half.json", "--json").out)
    assert {event["card"] for event in told["steps"][0]["events"] if event["event"] == "card_drawn"} == {"hidden"}
    assert told["outcome"] is None


@pytest.mark.parametrize(
    ("language", "action", "heard"),
    [
        ("en", "under cw", "seat 1: something that the others did not see"),
        ("fr", "sous horaire", "place 1 : quelque chose que les autres"),
    ],
)
def test_a_replay_does_not_name_what_another_seat_did_unseen(
    tablemate_command: Tablemate, language: str, action: str, heard: str
) -> None:
    """Assembly's G-3 puts cards under the pile face down."""
    hands = [["deploy_lock", "cw", "swap"], ["deploy_lock", "acw"]]
    table = with_set("G", players=2, match=[3], hands=hands)
    play(table, "ask nothing", "deploy_lock: lock 3", "under cw")
    table.record().save("buried.json")
    seen = {seat: tablemate_command("replay", "buried.json", "--viewer", seat, "--lang", language).out for seat in "12"}
    assert action in seen["1"]
    assert action not in seen["2"]
    assert heard in seen["2"]
    told = json.loads(tablemate_command("replay", "buried.json", "--viewer", "2", "--json").out)
    assert told["steps"][-1]["action"] == HIDDEN


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Step 2, seat 1: step 1 is taken back."), ("fr", "Étape 2, place 1 : l’étape 1 est annulée.")],
)
def test_a_replay_says_who_took_which_step_back(tablemate_command: Tablemate, language: str, told: str) -> None:
    typed = "deploy_lock: deploy\nundo\nquit\n"
    tablemate_command("play", "--seed", "7", "--practice", "--save", "p.json", typed=typed)
    assert told in tablemate_command("replay", "p.json", "--lang", language).out


def test_a_step_of_a_replay_shows_the_table(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    run = tablemate_command("replay", str(path), "--step", "3", "--viewer", "1")
    assert "Your hand:" in run.out
    told = json.loads(tablemate_command("replay", str(path), "--step", "3", "--viewer", "1", "--json").out)
    assert [step["step"] for step in told["steps"]] == [3]
    assert told["view"]["viewer"] == 0


@pytest.mark.parametrize("game", ["assembly", "fuse"])
def test_a_kept_game_is_written_before_anything_happens(tablemate_command: Tablemate, game: str) -> None:
    run = tablemate_command("play", game, "--seed", "8", "--save", "kept.json")
    assert run.code == 3
    assert f"tablemate play {game} --load kept.json" in run.out
    assert tablemate_command("play", game, "--load", "kept.json", typed="quit\n").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written_is_told_at_once(tablemate_command: Tablemate, language: str) -> None:
    run = tablemate_command("play", "--seed", "8", "--save", "no/where.json", "--lang", language)
    assert {"en": "no/where.json could not be written", "fr": "Impossible d’écrire no/where.json"}[language] in run.out
    assert "--load" not in run.out


def test_a_saved_game_goes_on_where_it_stopped(tablemate_command: Tablemate) -> None:
    whole = tablemate_command("play", "--seed", "8", "--save", "whole.json", typed="1\n", lines=500)
    half = tablemate_command("play", "--seed", "8", typed="1\n1\n1\nsave part.json\n")
    assert "Saved to part.json." in half.out
    assert half.code == 3
    rest = tablemate_command("play", "--load", "part.json", typed="1\n", lines=500)
    assert rest.code == whole.code == 0
    parts = [json.loads(Path(name).read_text(encoding="utf-8")) for name in ("whole.json", "part.json")]
    assert parts[0] == parts[1]


def test_a_loaded_game_keeps_its_log_and_undone_steps(tablemate_command: Tablemate) -> None:
    typed = "deploy_lock: deploy\nundo\ndeploy_lock: deploy\nquit\n"
    tablemate_command("play", "--seed", "7", "--practice", "--save", "p.json", typed=typed)
    run = tablemate_command("play", "--load", "p.json", "--open-log", typed="log\nundo\nundo\nquit\n")
    log = run.out.split("What happened so far:")[1]
    assert log.count("You play Deploy/Lock for a deploy.") == 1
    assert "One step taken back." in log
    assert "There is nothing to take back." in log


def test_a_loaded_game_tells_only_the_current_turn(tablemate_command: Tablemate) -> None:
    """R23: loading is no way to browse the past."""
    tablemate_command("play", "--seed", "8", "--save", "k.json", typed="1\n", lines=6)
    run = tablemate_command("play", "--load", "k.json", typed="quit\n")
    assert run.out.count("You play ") <= 1
    assert run.out.count("Turn ") <= 3


def test_a_fork_is_a_new_game_from_there(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    before = path.read_bytes()
    run = tablemate_command(
        "replay", str(path), "--fork-at", "4", "--seed", "99", "--save", "fork.json", typed="1\n", lines=500
    )
    assert run.code == 0
    assert path.read_bytes() == before
    fork = tablemate.Record.load(Path("fork.json"))
    assert fork.start is not None
    assert fork.replay(GAME).outcome is not None
    assert tablemate_command("replay", "fork.json").code == 0


def test_every_saved_step_can_be_loaded(tablemate_command: Tablemate) -> None:
    """The file is whole after every step: a killed game goes on."""
    for steps in range(1, 6):
        tablemate_command("play", "--seed", "8", "--players", "2", "--save", f"{steps}.json", typed="1\n", lines=steps)
        run = tablemate_command("play", "--load", f"{steps}.json", typed="quit\n")
        assert f"from step {steps}." in run.out


def test_saving_does_not_overwrite_what_is_no_game(tablemate_command: Tablemate) -> None:
    Path("letter.txt").write_text("Dear Janice", encoding="utf-8")
    run = tablemate_command("play", "--seed", "8", typed="save letter.txt\nsave no/such/folder.json\nquit\n")
    assert "is not a game of Tablemate" in run.out
    assert "could not be written" in run.out
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Janice"


BROKEN = {
    "empty": "",
    "cut": '{"format": "tablemate-record", "version": 1, "ga',
    "foreign": '{"format": "chess"}',
    "list": "[1, 2]",
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("how", [["replay"], ["play", "--load"]])
def test_a_broken_file_is_refused_with_a_sentence(
    tablemate_command: Tablemate, how: list[str], kind: str, language: str
) -> None:
    Path("broken.json").write_text(BROKEN[kind], encoding="utf-8")
    run = tablemate_command(*how, "broken.json", "--lang", language)
    assert run.code == 2
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])


def test_a_changed_record_is_refused(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    record = json.loads(path.read_text(encoding="utf-8"))
    record["moves"].pop()
    path.write_text(json.dumps(record), encoding="utf-8")
    assert tablemate_command("replay", str(path)).code == 2
    record["moves"][0]["action"] = "xyzzy"
    path.write_text(json.dumps(record), encoding="utf-8")
    run = tablemate_command("replay", str(path), "--lang", "fr")
    assert run.code == 2
    assert "le coup 1 de l’enregistrement ne convient pas" in " ".join(run.err.split())


def test_steps_and_viewers_that_do_not_exist_are_refused(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    for wrong in (["--step", "9999"], ["--step", "-1"], ["--viewer", "2"], ["--fork-at", "9999"], ["--lang", "de"]):
        run = tablemate_command("replay", str(path), *wrong)
        assert run.code == 2, wrong
        assert run.err


def test_a_step_can_be_read_as_a_list(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    assert "No module: 1" in tablemate_command("replay", str(path), "--step", "2", "--layout", "list").out
    assert tablemate_command("replay", str(path), "--layout", "spiral").code == 2


@pytest.mark.parametrize("option", [("--bot", "greedy"), ("--seat", "1"), ("--seed", "3"), ("--practice",)])
@pytest.mark.slow
def test_what_only_a_fork_can_use_is_refused_without_one(tablemate_command: Tablemate, option: tuple[str, ...]) -> None:
    path = finished(tablemate_command)
    run = tablemate_command("replay", str(path), *option)
    assert run.code == 2
    assert "--fork-at" in run.out + run.err


def test_a_record_of_other_rules_is_refused_in_french_too(tablemate_command: Tablemate) -> None:
    path = finished(tablemate_command)
    path.write_text(json.dumps({**json.loads(path.read_text()), "rules_version": 99}))
    run = tablemate_command("replay", str(path), "--lang", "fr")
    assert run.code == 2
    assert "version 99 des règles" in run.out + run.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_is_too_long_is_told_in_words(
    tablemate_command: Tablemate, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_MOVES", 2)
    played = tablemate_command("play", "--seed", "8", "--save", "a.json", "--lang", language, typed="1\n1\n1\n1\n")
    assert {"en": "a.json could not be written: a record has at most", "fr": "un enregistrement compte au plus"}[
        language
    ] in " ".join(played.out.split())
    assert len(tablemate.Record.load(Path("a.json")).moves) == 2
    monkeypatch.setattr(records, "MOST_MOVES", 1)
    told = tablemate_command("replay", "a.json", "--lang", language).err
    assert {"en": "a record has at most", "fr": "un enregistrement compte au plus"}[language] in told


def test_turning_pages_shows_any_table_and_keeps_no_copy_for_each_step(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy holds the whole past: with one for each step, a long record would fill the memory."""
    record = tablemate.Record.load(finished(tablemate_command))
    replay = Replay(record, viewer="1", layout="list")
    shown = Tty()
    monkeypatch.setattr(tablemate.Table, "copy", lambda table: pytest.fail("a table was copied"))
    Pages(replay, Words("en", "assembly"), Terminal(Tty("3\nt\n\nq\n"), shown, {})).turn()
    assert [line.split(",")[0] for line in shown.getvalue().splitlines() if "Step" in line] == ["> Step 3", "> Step 4"]
    table = Tty()
    Pages(replay, Words("en", "assembly"), Terminal(Tty(), table, {})).table(record.at(GAME, 3))
    assert table.getvalue() in shown.getvalue()
