"""The signs of Assembly's third mode of talk: described in both languages, and never as words where there are none."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tablemate
from tablemate.cli.face import face_of
from tablemate.words import LANGUAGES, Words
from tablemate.words.assembly.nouns import sign
from tablemate.words.rulebook import rulebook

GAME = tablemate.game("assembly")
WORD = re.compile(r"\b(words?|mots?)\b", re.IGNORECASE)
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 65
"""A label under a sign on a screen."""


def jammed(edition: str) -> tablemate.Table:
    """Two players who may only sign, or also say a few words in v22."""
    return GAME.new(seed=1, players=2, edition=edition, communication="jammed")


def signs() -> list[str]:
    """Every sign of the palette."""
    shown: list[str] = jammed("later").view(0)["talk"]["palette"]["signs"]
    return shown


def told_of_talk(language: str, edition: str) -> str:
    """All that the terminal says about mode 3 in an edition: the note, and what was agreed."""
    words, table = Words(language, "assembly"), jammed(edition)
    note: list[Any] = face_of("assembly").notes["talk"](words, table.view(0))
    return "\n".join([*note, *(text for _, text in words.options(table.options))])


@IN_LANGUAGES
def test_each_sign_has_a_short_meaning_and_gesture_of_its_own(language: str) -> None:
    words = Words(language, "assembly")
    for part in ("means", "gesture"):
        described = [words.say(f"sign-{name}.{part}") for name in signs()]
        assert len(set(described)) == len(described)
        assert all(0 < len(text) <= LONGEST for text in described)


@IN_LANGUAGES
def test_the_talk_command_describes_every_sign(language: str) -> None:
    words, said = Words(language, "assembly"), told_of_talk(language, "later")
    assert [name for name in signs() if sign(words, name) not in said] == []


@IN_LANGUAGES
def test_the_rules_describe_every_sign_in_the_same_words(language: str) -> None:
    words, topic = Words(language, "assembly"), rulebook("assembly", language)["communication"].text
    assert [name for name in signs() if sign(words, name) not in topic] == []


@IN_LANGUAGES
def test_nobody_is_told_of_words_where_only_signs_are_left(language: str) -> None:
    assert not WORD.search(told_of_talk(language, "later"))
    assert WORD.search(told_of_talk(language, "v22"))


@IN_LANGUAGES
def test_no_topic_of_the_rules_names_a_message_that_is_not_said(language: str) -> None:
    for game in tablemate.games():
        for topic in rulebook(game, language).values():
            assert not re.search(r"\{ \w+-[\w.-]+ \}", topic.text)
