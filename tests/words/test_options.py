"""Options in words: what is agreed in one line, and what a form says of a value."""

from __future__ import annotations

import pytest

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.words import LANGUAGES, Words

TOLD: list[tuple[str, JsonObject, str, str]] = [
    (
        "fuse",
        {},
        "alone, sheet, training, no clock",
        "en solo, fiche, entraînement, sans chronomètre",
    ),
    (
        "fuse",
        {"players": 5, "edition": "book2015", "mode": "live", "bombs": 1},
        "5 players, rulebook of 2015, one bomb, live",
        "5 joueurs, livret de 2015, une bombe, temps réel",
    ),
    (
        "assembly",
        {"players": 2, "edition": "v22", "malfunctions": "D", "communication": "jammed"},
        "two players, edition v22, set D, jammed talk",
        "deux joueurs, édition v22, série D, parole parasitée",
    ),
    (
        "origin_story",
        {"level": 3, "ties": "lost"},
        "alone, level 3, ties lost",
        "en solo, niveau 3, égalités perdues",
    ),
]


def test_a_form_says_the_name_and_the_meaning_of_a_value_apart() -> None:
    english, french = (
        next(field for field in Words(language, "fuse").options_form({}) if field["name"] == "mode")["values"][0]
        for language in LANGUAGES
    )
    assert (english["name"], english["meaning"]) == ("live", "10 minutes on the clock")
    assert french["words"] == f"{french['name']}\u00a0: {french['meaning']}"


@pytest.mark.parametrize(("game", "given", "english", "french"), TOLD)
def test_a_line_says_what_matters_most_of_what_is_agreed(
    game: str, given: JsonObject, english: str, french: str
) -> None:
    agreed = tablemate.game(game).read_options(given)
    assert [Words(language, game).options_in_short(agreed) for language in LANGUAGES] == [english, french]
