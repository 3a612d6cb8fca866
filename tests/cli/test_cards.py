"""`tablemate cards`, and decks of one's own in `tablemate play fuse`."""

from __future__ import annotations

import ast
import inspect
import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.cli.fuse_cards import one_decimal
from tablemate.cli.problems import Saying
from tablemate.games.fuse.cards import faults, standard_deck
from tablemate.games.fuse.cards.faults import SENTENCES
from tablemate.words import LANGUAGES, Words

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
    decimal = {"en": "6.8", "fr": "6,8"}[language]
    assert re.search(rf"^B18 .* pyr2 .* {decimal}  R/B G/K Y/1$", run.out, re.MULTILINE)
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


@pytest.mark.parametrize("language", LANGUAGES)
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
    assert "--deck mine.toml" in " ".join(run.out.split())
    Path("mine.toml").unlink()
    assert tablemate_command("replay", "own.json", "--lang", language).code == 0
    record = tablemate.Record.load(Path("own.json"))
    assert record.options["deck"]["bomb"][0]["id"] == "Z0"


def test_a_deck_that_is_too_small_for_the_options_is_refused_in_words(tablemate_command: Tablemate) -> None:
    own_deck(8)
    run = tablemate_command("play", "fuse", "--deck", "mine.toml", "--lang", "fr")
    assert run.code == 2
    assert "c’est trop" in run.err


def sample(code: str) -> dict[str, Any]:
    """Something to fill in for every argument of a fault."""
    return {name: f"<{name}>" for name in re.findall(r"(?<!\{)\{(\w+)\}", SENTENCES[code])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_fault_of_a_deck_has_words(code: str, language: str) -> None:
    said = Saying(f"deck-{code}", sample(code)).said(Words(language))
    for argument in sample(code).values():
        assert argument in said
    assert said[-1] in ".)"


def test_every_fault_that_the_cards_can_raise_is_known() -> None:
    folder = Path(inspect.getfile(faults)).parent
    calls = (
        node
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "fault"
    )
    codes = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    assert codes == SENTENCES.keys()
