"""Who plays at the terminal is in the record, and a loaded game goes on with the same company."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablemate
from tablemate import Record
from tablemate.cli.play import PlayOptions
from tablemate.cli.seating import company_of
from tablemate.kernel.circumstances import Circumstances
from tablemate.words import LANGUAGES

from .conftest import Tablemate

GREEDY = "bot greedy 1"
GAME = tablemate.game("assembly")


def begun(run: Tablemate, *options: str) -> Record:
    """A game of some answers beside a bot, left and kept."""
    assert run("play", "--seed", "5", "--save", "game.json", *options, typed="1\n1\n1\nquit\n").code == 0
    return Record.load("game.json")


def test_every_step_at_the_terminal_says_who_played_it(tablemate_command: Tablemate) -> None:
    table = begun(tablemate_command, "--bot", "greedy", "--seat", "2").replay(GAME)
    assert table.circumstances.seats == (GREEDY, "person")
    assert {(step.seat, step.by) for step in table.steps[1:]} == {(0, GREEDY), (1, "person")}


def test_neither_names_nor_the_language_are_written(tablemate_command: Tablemate) -> None:
    begun(tablemate_command, "--lang", "fr")
    data = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert data["seats"] == ["person"]
    assert not {"names", "lang", "language"} & data.keys()


def test_a_loaded_game_goes_on_with_the_bots_that_play_in_it(tablemate_command: Tablemate) -> None:
    before = len(begun(tablemate_command, "--bot", "greedy").moves)
    run = tablemate_command("play", "--load", "game.json", typed="1\n1\n1\n1\nquit\n")
    assert "greedy sits at seat 2." in run.out
    record = Record.load("game.json")
    assert {move.by for move in record.moves[before:]} == {"person", GREEDY}
    assert "by" not in Path("game.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "seats"),
    [(["--bot", "none"], ("person", "person")), (["--bots", "2=random"], ("person", "bot random 1"))],
    ids=["people", "another bot"],
)
def test_a_loaded_game_takes_another_company_and_keeps_who_played_before(
    tablemate_command: Tablemate, options: list[str], seats: tuple[str, ...]
) -> None:
    before = begun(tablemate_command, "--bot", "greedy")
    run = tablemate_command("play", "--load", "game.json", *options, typed="1\n1\n1\n1\nquit\n")
    assert "greedy" not in run.out
    record = Record.load("game.json")
    assert record.circumstances.seats == seats
    assert record.moves[: len(before.moves)] == before.moves
    assert {move.by for move in record.moves[len(before.moves) :]} <= set(seats)


def test_people_only_is_the_same_as_no_bot() -> None:
    said = PlayOptions("assembly", bot="none")
    assert said.arrangement == PlayOptions("assembly").arrangement
    assert said.seating.words() == []


def test_another_company_is_kept_though_nothing_was_played(tablemate_command: Tablemate) -> None:
    begun(tablemate_command, "--players", "2")
    tablemate_command("play", "--load", "game.json", "--bot", "greedy", typed="quit\n")
    assert "greedy sits at seat 2." in tablemate_command("play", "--load", "game.json", typed="quit\n").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_that_have_names_are_called_by_them(tablemate_command: Tablemate, language: str) -> None:
    table = GAME.new(seed=5, players=2)
    table.name_seats("Ana", "Igor")
    table.play(table.legal(table.waiting[0].seat)[0])
    table.record().save("game.json")
    told = tablemate_command("replay", "game.json", "--lang", language).out
    assert re.search(r"(Step|Étape) 1, (Ana|Igor)\s?:", told)
    assert re.search("(Ana|Igor) >", tablemate_command("play", "--load", "game.json", "--lang", language).out)


def test_where_bots_played_alone_a_person_sits_down() -> None:
    assert company_of(Circumstances(seats=(GREEDY, GREEDY))) is None
    assert company_of(Circumstances(seats=(None, GREEDY, "stand-in", "bot random 1"))) == "2=greedy,4=random"


def test_a_bot_that_is_not_known_here_is_named_and_another_can_take_its_seat(tablemate_command: Tablemate) -> None:
    table = GAME.new(seed=5, players=2)
    table.seat_players("person", "bot oracle 9")
    table.record().save("game.json")
    refused = tablemate_command("play", "--load", "game.json", typed="quit\n")
    assert refused.code == 2
    assert "oracle" in refused.err
    assert tablemate_command("play", "--load", "game.json", "--bot", "none", typed="quit\n").code == 0


@pytest.mark.parametrize(
    ("language", "refusal", "end"),
    [
        ("en", "was given up", "The record ends here; the game was given up."),
        ("fr", "a été abandonnée", "la partie a été abandonnée."),
    ],
)
def test_a_game_that_was_given_up_is_replayed_and_forked_but_not_gone_on_with(
    tablemate_command: Tablemate, language: str, refusal: str, end: str
) -> None:
    table = GAME.new(seed=5)
    table.play(table.legal(0)[0], 0)
    table.abandon()
    table.record().save("game.json")
    refused = tablemate_command("play", "--load", "game.json", "--lang", language)
    assert refused.code == 2
    assert refusal in refused.err
    assert end in tablemate_command("replay", "game.json", "--lang", language).out
    fork = ["replay", "game.json", "--fork-at", "1", "--save", "fork.json", "--lang", language]
    assert tablemate_command(*fork, typed="quit\n").code == 0
    origin = Record.load("fork.json").circumstances.forked
    assert origin is not None
    assert (origin.record, origin.step) == (table.digest(), 1)
