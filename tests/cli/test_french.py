"""A person plays in French: what the list shows can be typed, and the record is the same as in English."""

from __future__ import annotations

import pytest

import tablemate
from tablemate import Record
from tablemate.cli.commands import commands_of
from tablemate.cli.face import face_of
from tablemate.games import REGISTERED
from tablemate.words import Words
from tablemate.words.notation import folded

from .conftest import Tablemate

STEPS = 12


def played_in_french(record: Record) -> list[str]:
    """Every action of a record as it is written in French."""
    words, table = Words("fr", record.game), record.replay(tablemate.game(record.game))
    return [words.notation(step.action) for step in table.steps if step.action is not None]


@pytest.mark.parametrize("name", REGISTERED)
def test_what_is_shown_in_french_can_be_typed_and_is_recorded_in_english(
    tablemate_command: Tablemate, name: str
) -> None:
    english = tablemate_command("play", name, "--seed", "4", "--save", "english.json", typed="1\n" * STEPS)
    assert english.code in (0, 3)
    record = Record.load("english.json")
    lines = played_in_french(record)
    options = ["--seed", "4", "--lang", "fr", "--save", "french.json"]
    french = tablemate_command("play", name, *options, typed="\n".join(lines) + "\n")
    assert Record.load("french.json").moves == record.moves
    assert not [line for line in french.out.splitlines() if line.startswith("Non")]


MISTYPED = [
    ("fuse", "saisir x"),
    ("fuse", "donner r4 à zz"),
    ("fuse", "claim x"),
    ("assembly", "avancer 5 foo"),
    ("assembly", "libre: horaire 2 avec bob"),
    ("origin_story", "utiliser s15 comme zz"),
    ("origin_story", "annoncer 99"),
]


@pytest.mark.parametrize("asking", ["", "pourquoi "])
@pytest.mark.parametrize(("name", "line"), MISTYPED)
def test_a_refusal_quotes_what_was_typed(tablemate_command: Tablemate, name: str, line: str, asking: str) -> None:
    run = tablemate_command("play", name, "--seed", "4", "--lang", "fr", typed=f"{asking}{line}\n")
    assert f"« {line} » n’est pas une action" in " ".join(run.out.split()).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("name", REGISTERED)
def test_commands_that_help_shows_are_understood_with_and_without_accents(name: str) -> None:
    words, commands = Words("fr", name), commands_of(face_of(name))
    for command in commands:
        shown = words.say(f"typed-{command}").partition(",")[0]
        assert {shown.partition(" ")[0], folded(shown).partition(" ")[0]} <= {*commands[command].typed}


@pytest.mark.parametrize("name", REGISTERED)
def test_files_of_examples_have_french_names(tablemate_command: Tablemate, name: str) -> None:
    assert "mine." not in tablemate_command("rules", name, "tout", "--lang", "fr").out
