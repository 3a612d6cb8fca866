"""A catalogue says in Python's own format what Fluent would say, parses a message once, and remembers what it said."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tablemate
from tablemate.words import LANGUAGES, Words
from tablemate.words.catalogue import Catalogue, MissingWords

from .catalogues import GAMES

VALUES = ("text", "{ $seat } {0} \\N", "«\N{NO-BREAK SPACE}é\N{NO-BREAK SPACE}»", 0, 1, 999, 1000, 12345, -3, 2.5)


def fresh(language: str, game: str) -> Catalogue:
    return Catalogue(language, ["tablemate.words", f"tablemate.games.{game}"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_every_message_says_what_fluent_says_whatever_fills_it(game: str, language: str) -> None:
    """Twice: the second time it is known which variants were chosen."""
    catalogue, chance = fresh(language, game), random.Random(0)
    variables = set(re.findall(r"\$(\w+)", "".join(catalogue.sources.values())))
    for name, source in catalogue.sources.items():
        if name.startswith("-") or re.search(r"=\s*\n +\.", source):
            continue
        for part in (name, *(f"{name}.{each}" for each in catalogue.attributes(name))):
            chosen: dict[str, object] = {each: chance.choice(VALUES) for each in variables}
            others = {each: "{text}" if isinstance(value, str) else value for each, value in chosen.items()}
            for arguments in (chosen, others):
                assert catalogue.say(part, arguments) == catalogue._in_fluent(part, arguments)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_prepared_words_parse_nothing_more_while_they_tell_a_game(game: str, language: str) -> None:
    words, chance = Words(language, game).prepare(), random.Random(1)
    parsed = set(words.catalogue._parsed)
    table = tablemate.game(game).new(seed=1)
    for _ in range(60):
        decision = chance.choice(table.waiting)
        assert words.decision(decision, 0, table.view(0))
        words.story(table.play(chance.choice(table.legal(decision.seat)), decision.seat), 0)
        if not table.waiting:
            break
    assert words.catalogue._parsed == parsed


@pytest.mark.parametrize("game", GAMES)
def test_all_words_of_a_language_and_a_game_share_one_catalogue(game: str) -> None:
    words, options = Words("fr", game), tablemate.game(game).new(seed=1).options
    others = (Words("fr", game, ["Ana"]), words.aloud(), words.about(options))
    assert all(other.catalogue is words.catalogue for other in others)
    assert Words("fr").catalogue.sources.items() <= words.catalogue.sources.items()


@pytest.mark.parametrize("message", ["prompt-seat", "list-last", "fault-name_too_long", "undone-many"])
def test_a_message_without_what_fills_it_cannot_be_said(message: str) -> None:
    with pytest.raises(MissingWords, match=message):
        Words("en").say(message)


def test_numbers_and_texts_that_are_equal_to_python_are_told_apart() -> None:
    """`[1]` meets the number 1; what was said of the text `1` or of True before is not said again."""
    said = [Words("en").say("undone-many", count=count) for count in (1.0, "1", 1, 2)]
    assert said == ["One step taken back.", "1 steps taken back.", "One step taken back.", "2 steps taken back."]


@pytest.mark.parametrize("name", [object(), None, 7, ["quoted"]])
def test_a_message_is_called_by_a_text(name: Any) -> None:
    with pytest.raises(tablemate.InvalidArgument, match="str is the type that is expected here, not") as refused:
        Words("en").say(name)
    assert " at 0x" not in str(refused.value)
