"""The rules in the terminal: topics and their examples, as they are read."""

from __future__ import annotations

import io

import pytest

import tablemate
from tablemate.cli.problems import Problem
from tablemate.cli.reading import read_rules
from tablemate.cli.terminal import Terminal
from tablemate.cli.topic_pages import example_lines, topic_lines
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import rulebook
from tests.cli.test_screens import Tty, plain_terminal

WIDTH = 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tablemate.games())
def test_every_topic_of_the_rules_fits_the_screen_and_so_do_its_examples(game: str, language: str) -> None:
    words, topics = Words(language, game), rulebook(game, language)
    assert [*topics] == [*rulebook(game, "en")]
    for topic in topics.values():
        drawn = (line for example in topic.examples for line in example_lines(words, plain_terminal(), example))
        assert max(len(line) for line in (*topic_lines(words, topic), *drawn)) <= WIDTH


@pytest.mark.parametrize(
    ("game", "topic", "parts"),
    [
        ("fuse", "burning", ["Example. The blue 5", "Dice:   a B5   b K3", "Tried: burn b5\nNo: K3 lies free"]),
        ("assembly", "rotate", ["Example. The Bridge", "[BR", "Tried: cw: cw 2\n", "Bridge 2 to 5"]),
        ("origin_story", "values", ["Example. You have no strength", "13M", "Tried: play 2l\n", "You win trick 6."]),
    ],
)
def test_a_topic_shows_the_table_of_its_example_and_what_follows(game: str, topic: str, parts: list[str]) -> None:
    target = Tty()
    read_rules(Words("en", game), Terminal(Tty(""), target, {"NO_COLOR": "1"}), game, topic, as_json=False)
    text = target.getvalue()
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("language", "asked", "head", "line"),
    [
        (
            "en",
            "trump",
            "No topic is called “trump”; these speak of it:",
            "  pieces         … 9M is the 9 of strength. Love is",
        ),
        (
            "fr",
            "ATOUT",
            "Aucun sujet ne s’appelle «\xa0ATOUT\xa0»\xa0; on en parle ici\xa0:",
            "  matériel       … 9F est le 9",
        ),
    ],
)
def test_what_is_no_topic_is_found_where_the_rules_speak_of_it(language: str, asked: str, head: str, line: str) -> None:
    target = Tty()
    read_rules(
        Words(language, "origin_story"),
        Terminal(Tty(""), target, {"NO_COLOR": "1"}),
        "origin_story",
        asked,
        as_json=False,
    )
    first, second, *rest = target.getvalue().splitlines()
    assert (first, second[: len(line)]) == (head, line)
    assert max(map(len, rest)) <= WIDTH


@pytest.mark.parametrize("asked", ["xyzzy", "ab", "`"])
def test_what_stands_nowhere_in_the_rules_is_refused_with_the_topics(asked: str) -> None:
    with pytest.raises(Problem) as refused:
        read_rules(Words("en", "fuse"), plain_terminal(), "fuse", asked, as_json=False)
    assert refused.value.fault.code == "no_such_topic"


@pytest.mark.parametrize("asked", ["all", "tout"])
def test_all_rules_are_asked_for_in_either_language(asked: str) -> None:
    target = Tty()
    read_rules(Words("fr", "fuse"), Terminal(Tty(""), target, {"NO_COLOR": "1"}), "fuse", asked, as_json=False)
    assert all(topic.title.upper() in target.getvalue().upper() for topic in rulebook("fuse", "fr").values())


@pytest.mark.parametrize(
    ("game", "language", "topic", "explained"),
    [
        ("assembly", "en", "ask", "A number such as (R3) marks a ruling of ours"),
        ("assembly", "fr", "rôles", "marque une décision de notre part"),
        ("fuse", "en", "burning", "L1 to L5 are the five conditions of the topic placing"),
        ("origin_story", "en", "values", "A number such as (A"),
    ],
)
def test_what_numbers_of_rulings_mean_is_told_below_a_text_that_quotes_them(
    game: str, language: str, topic: str, explained: str
) -> None:
    assert explained in read(game, language, topic)


def test_rulings_are_explained_nowhere_else() -> None:
    assert "marks a ruling" not in read("assembly", "en", "deploy")
    assert read("assembly", "en", "credits").count("marks a ruling") == 1


def read(game: str, language: str, topic: str) -> str:
    """A topic as it is read in a pipe, its lines in one."""
    target = io.StringIO()
    read_rules(Words(language, game), Terminal(io.StringIO(), target, {}), game, topic, as_json=False)
    return " ".join(target.getvalue().split())
