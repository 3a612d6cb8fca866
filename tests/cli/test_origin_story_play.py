"""Origin Story at the terminal, as a person plays it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablemate
from tablemate.words import LANGUAGES

from .conftest import Tablemate

STANDARD = Path(tablemate.__file__).parent / "games" / "origin_story" / "cards" / "standard.toml"
NAMES = re.compile(r"\b\d+(?:\.5)?[LBMSAEFV]\b")
LONG = 500
"""More answers than a game needs that takes the first one each time."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["table", "list"])
@pytest.mark.slow
def test_a_whole_game_can_be_played(tablemate_command: Tablemate, language: str, layout: str) -> None:
    options = ("--seed", "5", "--level", "3", "--lang", language, "--layout", layout)
    run = tablemate_command("play", "origin_story", *options, typed="1\n", lines=LONG)
    assert run.code == 0
    assert max(len(line) for line in run.out.splitlines()) <= 80
    total = "VP in all: Automaton" if language == "en" else "PV en tout : Automaton"
    assert total in run.out.replace("\N{NO-BREAK SPACE}", " ")


def test_the_log_names_no_card_of_earlier_tricks(tablemate_command: Tablemate) -> None:
    """A25."""
    run = tablemate_command("play", "origin_story", "--seed", "6", typed="1\n" * 12 + "log\nquit\n")
    told = run.out.partition("What happened so far:")[2].partition("\n>")[0]
    *past, _ = told.strip().splitlines()
    assert len(past) > 15
    assert not NAMES.findall(" ".join(past))
    run = tablemate_command("play", "origin_story", "--seed", "6", typed="1\n" * 8 + "log\nquit\n")
    told = run.out.partition("What happened so far:")[2].partition("\nCards of earlier")[0]
    past_tricks, _, trick = told.rpartition("Trick ")
    assert not NAMES.findall(past_tricks)
    assert NAMES.findall(trick), "the trick on the table is told in full"


def test_what_can_be_looked_up(tablemate_command: Tablemate) -> None:
    typed = "1\n1\n1\n1\ncards\ncards s20\nevent\nvancardian\nscores\nlegend\nhelp\nrules trick\nquit\n"
    run = tablemate_command("play", "origin_story", "--seed", "6", typed=typed)
    assert run.code == 0
    for text in ("Signal Jammer", "no event in this round", "Round 5:", "0 VP", "M ■ strength", "play 9m", "A trick"):
        assert text in run.out


def test_a_refusal_names_its_rule_and_its_topic(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "origin_story", "--seed", "6", typed="xyzzy\nwhy\nhero\nquit\n")
    assert "not an action" in run.out
    assert "rules notation" in run.out
    assert "Keep one of the three stories" in run.out


def test_own_cards_are_played_by_their_own_names(tablemate_command: Tablemate, tmp_path: Path) -> None:
    text = re.sub(
        r'id = "s(\d\d)"\nname = .*', r'id = "s\1"\nname = "Own Story \1"', STANDARD.read_text(encoding="utf-8")
    )
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    run = tablemate_command("play", "origin_story", "--seed", "5", "--cards", "own.toml", typed="1\n" * 4 + "quit\n")
    assert "Own Story" in run.out
    assert "Absolute Zero" not in run.out
    run = tablemate_command("cards", "origin_story", "s01", "--deck", "own.toml")
    assert "Own Story 01" in run.out


@pytest.mark.parametrize(("language", "text"), [("en", "there is no effect"), ("fr", "il n’y a pas d’effet")])
def test_a_fault_in_own_cards_is_told_with_its_line(
    tablemate_command: Tablemate, tmp_path: Path, language: str, text: str
) -> None:
    wrong = STANDARD.read_text(encoding="utf-8").replace('"eor?won<=1: vp(1)"', '"eor?won<=1: vpp(1)"')
    (tmp_path / "own.toml").write_text(wrong, encoding="utf-8")
    for arguments in (("cards", "origin_story", "--deck"), ("play", "origin_story", "--cards")):
        run = tablemate_command(*arguments, "own.toml", "--lang", language)
        assert run.code == 2
        said = " ".join(run.err.replace("\N{NO-BREAK SPACE}", " ").split())
        assert "own.toml:47" in said
        assert text in said
        assert "s01" in said


def test_the_catalogue_is_shown(tablemate_command: Tablemate) -> None:
    run = tablemate_command("cards", "origin_story")
    assert run.code == 0
    assert "s48" in run.out
    assert "Event Ransom (X8)." in run.out


@pytest.mark.parametrize(
    ("said", "language", "text"),
    [
        ((), "en", "strength cards, whoever has them, count"),
        (("--cards", "standard"), "en", "strength cards, whoever has them, count"),
        (("--cards", "standard-1"), "en", "strength is trump"),
        (("--deck", "standard-1"), "fr", "on joue atout force"),
    ],
)
def test_a_set_that_comes_with_the_game_is_shown_by_its_name(
    tablemate_command: Tablemate, said: tuple[str, ...], language: str, text: str
) -> None:
    run = tablemate_command("cards", "origin_story", "X6", *said, "--lang", language)
    assert run.code == 0
    assert text.lower() in run.out.lower()


def test_standard_1_is_played_told_and_saved_by_its_name(tablemate_command: Tablemate, tmp_path: Path) -> None:
    typed = "options\n1\nquit\n"
    run = tablemate_command(
        "play", "origin_story", "--seed", "5", "--cards", "standard-1", "--save", "game.json", typed=typed
    )
    assert "as in version 1 of the rules" in run.out
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["options"]["cards"] == "standard-1"


def test_a_file_with_the_name_of_a_set_is_said_with_its_folder(tablemate_command: Tablemate, tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8").replace("Turf War", "War of Mine")
    (tmp_path / "standard-1").write_text(text, encoding="utf-8")
    assert "Turf War" in tablemate_command("cards", "origin_story", "X6", "--cards", "standard-1").out
    run = tablemate_command("cards", "origin_story", "X6", "--cards", "./standard-1")
    assert "War of Mine" in run.out
    assert "tablemate play origin_story --cards ./standard-1" in run.out


def test_a_record_of_version_1_is_loaded_and_shown(tablemate_command: Tablemate, tmp_path: Path) -> None:
    stored = Path(__file__).parents[1] / "games" / "origin_story" / "stored" / "version_1_left_in_round_3.json"
    (tmp_path / "old.json").write_bytes(stored.read_bytes())
    run = tablemate_command("play", "origin_story", "--load", "old.json", typed="options\nevent\nquit\n")
    assert run.code == 0
    assert "as in version 1 of the rules" in run.out
    assert "strength is trump" in run.out.lower()
    assert tablemate_command("replay", "old.json").code == 0
