"""`tablemate cards`, and decks of one's own in `tablemate play fuse`."""

from __future__ import annotations

import json
import os
import re
from fractions import Fraction
from pathlib import Path

import pytest

import tablemate
from tablemate.cli.fuse.cards import one_decimal
from tablemate.games.fuse.cards import standard_deck
from tablemate.words import LANGUAGES

from .conftest import Tablemate

GOOD = """
[[bomb]]
id = "Z%d"
name = "Card %d"
value = %d
layout = "row"
slots = ["_", "_"]
rules = ["sum 1 2 = 7"]
"""
SABOTAGE = """
[[sabotage]]
id = "T1"
match = "R"
"""


def own_deck(bombs: int = 40, sabotage: bool = True) -> Path:
    """A deck with cards of every value, saved."""
    path = Path("mine.toml")
    cards = [GOOD % (number, number, number % 4 + 1) for number in range(bombs)]
    path.write_text("".join(cards) + (SABOTAGE if sabotage else ""), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_with_their_figures(tablemate_command: Tablemate, language: str) -> None:
    run = tablemate_command("cards", "fuse", "--lang", language)
    assert run.code == 0, run.err
    deck = standard_deck()
    for card in [bomb.id for bomb in deck.bombs] + [sabotage.id for sabotage in deck.sabotage]:
        assert re.search(rf"^{card}  ", run.out, re.MULTILINE)
    figures = {"en": "6.8  R/B G/K Y/1", "fr": "6,8  R/B V/N J/1"}[language]
    assert re.search(rf"^B18 .* pyr2 .* {figures}$", run.out, re.MULTILINE)
    assert re.search(rf"^B12 .* {'stack' if language == 'en' else 'pile'} ", run.out, re.MULTILINE)
    assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["B01", "b12", "B51", "B54", "S03", "s09"])
def test_one_card_is_drawn_and_explained(tablemate_command: Tablemate, card: str, language: str) -> None:
    run = tablemate_command("cards", "fuse", card, "--lang", language)
    assert run.code == 0, run.err
    assert run.out.startswith(card.upper())
    assert max(map(len, run.out.splitlines())) <= 80


def test_cards_for_programs(tablemate_command: Tablemate) -> None:
    told = json.loads(tablemate_command("cards", "fuse", "--json").out)
    assert len(told) == 65
    assert told[17]["effort"] == 6.8
    [one] = json.loads(tablemate_command("cards", "fuse", "b12", "--json").out)
    assert (one["kind"], one["id"], one["slots"], one["first"]) == ("bomb", "B12", ["K/5", "?", "G/2"], 10)
    [sabotage] = json.loads(tablemate_command("cards", "fuse", "S03", "--json").out)
    assert sabotage["match"] == "G"


def test_halves_are_rounded_up() -> None:
    assert [one_decimal(Fraction(27, 4)), one_decimal(Fraction(227, 20)), one_decimal(Fraction(4))] == [
        "6.8",
        "11.4",
        "4.0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", [["fuse", "Z9"], ["assembly"], ["chess"], ["fuse", "--deck", "none.toml"], []])
def test_what_is_not_there_is_said(tablemate_command: Tablemate, wrong: list[str], language: str) -> None:
    run = tablemate_command("cards", *wrong, "--lang", language)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])
    assert "détail technique" not in run.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_deck_reports_its_counts_and_is_shown(tablemate_command: Tablemate, language: str) -> None:
    own_deck(3)
    run = tablemate_command("cards", "fuse", "--deck", "mine.toml", "--lang", language)
    assert run.code == 0, run.err
    counts = {
        "en": "3 bombs and one sabotage card, nothing wrong.",
        "fr": "3 bombes et 1 carte Sabotage, tout va bien.",
    }
    assert counts[language] in run.out
    assert "Z2" in run.out
    one = tablemate_command("cards", "fuse", "z1", "--deck", "mine.toml", "--lang", language)
    assert "Card 1" in one.out


BROKEN = {
    "value": ("value = 12", "1 to 9"),
    "layout": ('layout = "cube"', "cube"),
    "slots": ('slots = ["_", "Q"]', "slot 2"),
    "rules": ('rules = ["sum 1 9 = 7"]', "slot 9"),
    "id": ('id = "no id"', "no id"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BROKEN)
@pytest.mark.parametrize("command", [("cards", "fuse"), ("play", "fuse")])
def test_a_bad_deck_is_refused_with_file_line_and_reason(
    tablemate_command: Tablemate, command: tuple[str, ...], key: str, language: str
) -> None:
    line, said = BROKEN[key]
    good = (GOOD % (1, 1, 1)).lstrip()
    Path("bad.toml").write_text(re.sub(rf"^{key} = .*$", line, good, flags=re.MULTILINE), encoding="utf-8")
    wanted = Path("bad.toml").read_text(encoding="utf-8").splitlines().index(line) + 1
    run = tablemate_command(*command, "--deck", "bad.toml", "--lang", language)
    assert run.code == 2
    assert run.out == ""
    told = " ".join(run.err.split()).replace("\N{NO-BREAK SPACE}", " ")
    assert f"bad.toml:{wanted}" in told
    assert "détail technique" not in told
    if language == "en":
        assert said in told


@pytest.mark.parametrize("text", ["", "x", "[[bomb]\n", 'bomb = "x"', "\x00"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_deck_is_refused(tablemate_command: Tablemate, text: str, language: str) -> None:
    Path("no.toml").write_text(text, encoding="utf-8")
    run = tablemate_command("cards", "fuse", "--deck", "no.toml", "--lang", language)
    assert run.code == 2
    assert "no.toml" in run.err
    Path("no.toml").write_bytes(b"\xff\xfe")
    assert tablemate_command("cards", "fuse", "--deck", "no.toml", "--lang", language).code == 2


@pytest.mark.parametrize("game", ["fuse", "origin_story"])
@pytest.mark.parametrize(("language", "said"), [("en", "it is not a file"), ("fr", "ce n’est pas un fichier")])
def test_a_pipe_or_a_device_is_no_deck(tablemate_command: Tablemate, game: str, language: str, said: str) -> None:
    """Nothing is waited for, and nothing without an end is read."""
    os.mkfifo("pipe")
    for path in ("pipe", "/dev/zero"):
        run = tablemate_command("cards", game, "--deck", path, "--lang", language)
        assert run.code == 2
        assert said in " ".join(run.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_a_game_with_an_own_deck_is_played_and_replayed(tablemate_command: Tablemate, language: str) -> None:
    own_deck()
    options = [
        "--deck",
        "mine.toml",
        "--edition",
        "book2015",
        "--bombs",
        "3",
        "--sabotage-count",
        "1",
        "--seed",
        "5",
        "--lang",
        language,
    ]
    run = tablemate_command("play", "fuse", *options, "--save", "own.json", typed="1\n", lines=600)
    assert run.code == 0, run.err
    assert "--cards mine.toml" in " ".join(run.out.split())
    Path("mine.toml").unlink()
    assert tablemate_command("replay", "own.json", "--lang", language).code == 0
    record = tablemate.Record.load(Path("own.json"))
    assert record.options["deck"]["bomb"][0]["id"] == "Z0"


LIMITS = {"en": "{} can be at most {}", "fr": "{} peut valoir au plus {}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_that_is_too_small_names_the_options_that_help(tablemate_command: Tablemate, language: str) -> None:
    own_deck(8)
    options = ["play", "fuse", "--deck", "mine.toml", "--seed", "1", "--lang", language]
    run = tablemate_command(*options)
    assert run.code == 2
    assert LIMITS[language].format("--bombs", 4) in told(run.err)
    run = tablemate_command(*options, "--bombs", "4")
    assert run.code == 2
    assert LIMITS[language].format("--sabotage-count", 1) in told(run.err)
    assert tablemate_command(*options, "--bombs", "4", "--sabotage-count", "1", typed="quit\n").code == 0


def told(text: str) -> str:
    """On one line, with plain spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("bombs", "sabotage", "options"),
    [
        (8, True, " --bombs 4 --sabotage-count 1"),
        (8, False, " --bombs 4 --sabotage-count 0"),
        (40, True, " --sabotage-count 1"),
    ],
)
def test_a_checked_deck_says_how_it_is_played(
    tablemate_command: Tablemate, bombs: int, sabotage: bool, options: str, language: str
) -> None:
    own_deck(bombs, sabotage)
    shown = told(tablemate_command("cards", "fuse", "--deck", "mine.toml", "--lang", language).out)
    command = f"tablemate play fuse --cards mine.toml{options}"
    assert f"{command} Id " in shown
    assert tablemate_command(*command.split()[1:], "--seed", "1", typed="quit\n").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_of_hard_bombs_is_played_with_them(tablemate_command: Tablemate, language: str) -> None:
    values = [1, 2, 3, 3, 6, 6, 6, 6, 6]
    text = "".join(GOOD % (number, number, value) for number, value in enumerate(values))
    Path("hard.toml").write_text(text, encoding="utf-8")
    shown = told(tablemate_command("cards", "fuse", "--deck", "hard.toml", "--lang", language).out)
    assert "tablemate play fuse --cards hard.toml --bombs 5 --six-point --sabotage-count 0 Id " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_that_nobody_can_play_says_why(tablemate_command: Tablemate, language: str) -> None:
    own_deck(3)
    shown = told(tablemate_command("cards", "fuse", "--deck", "mine.toml", "--lang", language).out)
    assert "tablemate play" not in shown
    assert {"en": "Alone it cannot be played as it is:", "fr": "En solo,"}[language] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ids_that_there_are_are_named(tablemate_command: Tablemate, language: str) -> None:
    own_deck(8)
    to, and_ = {"en": ("to", "and"), "fr": ("à", "et")}[language]
    run = tablemate_command("cards", "fuse", "b99", "--lang", language)
    assert f"B01 {to} B54 {and_} S01 {to} S11." in told(run.err)
    run = tablemate_command("cards", "fuse", "b99", "--deck", "mine.toml", "--lang", language)
    assert f"Z0 {to} Z7 {and_} T1." in told(run.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_one_card_is_of_the_deck_in_use(tablemate_command: Tablemate, language: str) -> None:
    own_deck(8)
    assert "tablemate cards fuse B13" in told(tablemate_command("cards", "fuse", "--lang", language).out)
    run = tablemate_command("cards", "fuse", "--deck", "mine.toml", "--lang", language)
    assert "tablemate cards fuse Z0 --cards mine.toml" in told(run.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "line", "named"),
    [
        ("rules", 'rules = ["ryse 1 2"]', ["same_either", "rise", "balance"]),
        ("slots", 'slots = ["_", "P"]', ["R B G Y K"]),
        ("layout", 'layout = "free"\nsupports = { 2 = [2] }', []),
    ],
)
def test_a_fault_of_a_deck_names_what_is_possible(
    tablemate_command: Tablemate, key: str, line: str, named: list[str], language: str
) -> None:
    good = (GOOD % (1, 1, 1)).lstrip()
    Path("bad.toml").write_text(re.sub(rf"^{key} = .*$", line, good, flags=re.MULTILINE), encoding="utf-8")
    said = told(tablemate_command("cards", "fuse", "--deck", "bad.toml", "--lang", language).err)
    assert not [each for each in named if each not in said]
    if not named:
        assert {"en": "itself", "fr": "elle-même"}[language] in said


@pytest.mark.parametrize("game", ["fuse", "origin_story"])
@pytest.mark.parametrize("command", ["play", "cards"])
def test_own_cards_have_one_option_in_all_games_and_its_old_name_goes_on(
    tablemate_command: Tablemate, game: str, command: str
) -> None:
    shown = " ".join(tablemate_command(command, game, "--help").out.split())
    assert re.search("--cards,? --deck", shown)
    for option in ("--cards", "--deck"):
        run = tablemate_command(command, game, option, "none.toml")
        assert run.code == 2
        assert "none.toml" in run.err
