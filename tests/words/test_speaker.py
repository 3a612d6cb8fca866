"""Refusals are English sentences, and the catalogues are read only when one is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tablemate
from tablemate.games import REGISTERED
from tablemate.kernel.errors import Fault, Reason
from tablemate.words import Words


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    table = tablemate.game("assembly").new(seed=1)
    with pytest.raises(tablemate.IllegalAction) as refused:
        table.play("swap: swap 13 1")
    assert str(refused.value) == "There is no bay “13”. Bays go from 1 to 12. (NOTATION)"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“” is not an action. Examples:"),
        ("fr", "«\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}» n’est pas une action. Ex"),
    ],
)
def test_a_refusal_is_no_quotation_in_any_language(language: str, sentence: str) -> None:
    with pytest.raises(tablemate.IllegalAction) as refused:
        tablemate.game("assembly").new(seed=1).play("")
    assert Words(language).fault(refused.value.fault).startswith(sentence)


def test_a_refusal_of_fuse_says_what_the_slot_asks_for() -> None:
    position = {"options": {"players": 1}, "phase": "draft", "mats": [["B42"]], "tray": ["R2"]}
    table = tablemate.game("fuse").from_position(position, seed=1)
    with pytest.raises(tablemate.IllegalAction) as refused:
        table.play("r2 b42.1")
    assert str(refused.value) == "Slot 1 of B42 asks for red 4 or blue 2; R2 does not fit. (L3)"


def test_positions_count_seats_as_people_do() -> None:
    with pytest.raises(tablemate.InvalidPosition, match="and seat 1 has 9"):
        tablemate.game("assembly").from_position({"hands": [["swap"] * 9]})


@pytest.mark.parametrize(
    ("code", "game", "arguments", "english", "french"),
    [
        ("not_list", None, {"name": "row", "exactly": "True", "most": 1, "found": "2"},
         "row must be a list of one entry, not 2", "row doit être une liste d’un élément, pas 2"),
        ("not_list", None, {"name": "row", "exactly": "False", "most": 0, "found": "2"},
         "row must be an empty list, not 2", "row doit être une liste vide, pas 2"),
        ("stamina_left", "origin_story", {"expected": 0, "found": 2},
         "stamina: no token is left to place, not 2", "stamina\xa0: il ne reste aucun jeton à placer, pas 2"),
        ("plays_count", "origin_story", {"number": 1},
         "plays: one card does not fit what is asked or done now",
         "plays\xa0: une seule carte ne correspond pas à ce qui est demandé ou fait maintenant"),
        ("bag_colour", "fuse", {"left": 1, "colour": "green"},
         "with the dice on the table one green die must be in the bag",
         "avec les dés sur la table, le sac doit contenir un dé vert"),
        ("mat_size", "fuse", {"seat": 2, "bombs": 1},
         "seat 2 must have one bomb, none while it owes a pick",
         "la place 2 doit avoir une bombe, aucune tant qu’elle doit en choisir une"),
        ("pile_counts", "fuse", {"bombs": 0, "sabotage": 1},
         "the pile must hold no bombs and one sabotage card",
         "la pioche doit contenir zéro bombe et une carte Sabotage"),
    ],
)  # fmt: skip
def test_one_thing_or_none_is_not_said_as_many(
    code: str, game: str | None, arguments: dict[str, str | int], english: str, french: str
) -> None:
    fault = Fault(code, arguments, game)
    assert (Words("en").fault(fault), Words("fr").fault(fault)) == (english, french)


@pytest.mark.parametrize("game", REGISTERED)
@pytest.mark.slow
def test_importing_and_playing_reads_no_catalogue(game: str) -> None:
    code = (
        f"import sys, tablemate; table = tablemate.game('{game}').new(seed=1); table.play(table.legal(0)[0], 0);"
        "assert not any(name.startswith(('fluent', 'numba', 'typer')) for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_without_words_still_gives_its_reason() -> None:
    assert str(tablemate.IllegalAction("toy", Reason("too_early", "TOY-1"))) == "too early (TOY-1)"


def test_a_long_word_is_not_repeated_whole() -> None:
    table = tablemate.game("assembly").new(seed=1)
    with pytest.raises(tablemate.IllegalAction) as refused:
        table.play("x" * 10_000 + ": swap")
    assert len(str(refused.value)) < 300


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(tablemate.TablemateError, match='en and fr, not "tlh"') as refused:
        Words("tlh")
    assert (
        Words("fr").fault(refused.value.fault)
        == "les langues sont en et fr, pas «\N{NO-BREAK SPACE}tlh\N{NO-BREAK SPACE}»"
    )


def test_words_without_a_game_know_no_events() -> None:
    with pytest.raises(tablemate.TablemateError, match="no game"):
        Words("en").event({"event": "won"}, 0)
