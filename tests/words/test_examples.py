"""Examples of the rules: each position can be set up, and what is tried there does what its sentence says."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tablemate
from tablemate.words import LANGUAGES, Words
from tablemate.words.examples import Example, examples
from tablemate.words.rulebook import rulebook

EXAMPLES = [
    pytest.param(example, id=f"{topic}-{example.name}")
    for game in tablemate.games()
    for topic, several in examples(Words("en", game)).items()
    for example in several
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_shows_what_its_sentence_says(example: Example) -> None:
    table = example.table()
    reason = table.why_not(example.action, example.seat)
    assert (reason and reason.code) == example.refused
    if reason is None:
        seen = iter([event.seen_by(example.seat) for event in table.play(example.action, example.seat)])
        assert example.follows
        assert all(any(told.items() <= event.items() for event in seen) for told in example.follows)


@pytest.mark.parametrize("game", tablemate.games())
def test_every_game_has_examples_of_its_topics_in_both_languages(game: str) -> None:
    english, french = (examples(Words(language, game)) for language in LANGUAGES)
    assert {topic.name: topic.examples for topic in rulebook(game, "en").values() if topic.examples} == english
    assert english
    for topic, several in english.items():
        for one, same in zip(several, french[topic], strict=True):
            assert one.text != same.text
            assert replace(one, text=same.text) == same
