"""The rules to read: what a screen needs to open them at the right place and to search them."""

from __future__ import annotations

import re
from importlib import import_module
from typing import cast

import pytest

import tablemate
from tablemate.kernel.outcomes import Outcome
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import AROUND, TopicNames, find_topic, rulebook, search, topic_asked, topic_of, topic_told
from tests.games.samples import decisions_of


@pytest.mark.parametrize("game", tablemate.games())
def test_every_decision_is_about_a_topic_of_the_rules(game: str) -> None:
    assert {topic_asked(game, kind) for kind in decisions_of(game)} <= rulebook(game, "en").keys()


def test_the_rules_are_read_once_and_nobody_changes_them() -> None:
    topics = rulebook("fuse", "fr")
    assert rulebook("fuse", "fr") is topics
    with pytest.raises(TypeError):
        del topics["placing"]  # type: ignore[attr-defined]


def test_a_decision_leads_to_the_rulings_behind_it() -> None:
    topics = rulebook("fuse", "fr")
    assert topics[topic_asked("fuse", "roll")].rulings == ("A11", "A12", "A38")
    assert topics["placing"].rulings[-2:] == ("A9", "A10")


@pytest.mark.parametrize("game", tablemate.games())
def test_every_topic_quotes_the_same_rulings_in_both_languages(game: str) -> None:
    english, french = (rulebook(game, language) for language in ("en", "fr"))
    assert {name: {*topic.rulings} for name, topic in english.items()} == {
        name: {*topic.rulings} for name, topic in french.items()
    }


@pytest.mark.parametrize("game", tablemate.games())
def test_every_rule_that_why_says_more_about_leads_to_a_topic_of_the_rules(game: str) -> None:
    topics = cast(TopicNames, import_module(f"tablemate.words.{game}.topics"))
    assert {*topics.RULES.values()} <= rulebook(game, "en").keys()


@pytest.mark.parametrize("game", tablemate.games())
def test_every_kind_of_event_belongs_to_a_topic_of_the_rules(game: str) -> None:
    topics = cast(TopicNames, import_module(f"tablemate.words.{game}.topics"))
    table = tablemate.game(game).new(seed=1)
    kinds = table.game.knowledge.event_types(table.options).values()
    assert {*topics.TOLD} == {kind.name for kind in kinds}
    assert {*topics.TOLD.values()} <= rulebook(game, "en").keys()


def test_a_step_belongs_to_the_topic_of_its_most_telling_event() -> None:
    assert topic_told("assembly", ["played", "card_discarded", "rotated", "card_drawn"]) == "rotate"
    assert topic_told("assembly", ["played", "locked", "malfunction", "turn_started"]) == "malfunctions"
    assert topic_told("fuse", []) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tablemate.games())
def test_a_topic_is_found_by_what_is_typed_for_it_in_either_language(game: str, language: str) -> None:
    topics = rulebook(game, language)
    typed = [(topic.typed, topic.name) for each in LANGUAGES for topic in rulebook(game, each).values()]
    assert {word: found.name if (found := find_topic(topics, word)) else None for word, _ in typed} == dict(typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "rule"), [("fuse", "l2"), ("fuse", "A1"), ("assembly", "R3"), ("assembly", "ASM-LOCK-2")]
)
def test_a_rule_id_is_looked_up_as_a_topic_is(game: str, rule: str, language: str) -> None:
    found = find_topic(rulebook(game, language), rule)
    assert found is not None
    assert found.name == topic_of(game, rule.upper())


@pytest.mark.parametrize("game", tablemate.games())
def test_french_rules_name_topics_as_they_are_typed_in_french(game: str) -> None:
    topics = rulebook(game, "fr")
    text = " ".join(" ".join(topic.text for topic in topics.values()).split())
    named = {
        name
        for names in re.findall(r"\bsujets? (\w+(?:, \w+)*(?: et \w+)?)", text)
        for name in re.split(", | et ", names)
    }
    assert named <= {topic.typed for topic in topics.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tablemate.games())
def test_rules_call_options_and_their_values_as_forms_do(game: str, language: str) -> None:
    """What is typed for them stands where they are listed, and nowhere in place of their names."""
    text = " ".join(" ".join(topic.text for topic in rulebook(game, language).values()).split())
    assert not re.findall(r"\b(?:[Oo]ptions?|[ÉéEe]ditions?|[Mm]odes?) `[a-z]\w*`", text)


@pytest.mark.parametrize(
    ("game", "language", "asked", "first"),
    [
        ("assembly", "en", "REFRESHES", "both refreshes are gone"),
        ("fuse", "fr", "desamorcee", "sont remplies est désamorcée. Vous"),
        ("origin_story", "en", "  more   Stamina ", "an ability and more stamina to charge"),
    ],
)
def test_a_word_is_found_wherever_it_stands_whatever_its_accents(
    game: str, language: str, asked: str, first: str
) -> None:
    topics = rulebook(game, language)
    hits = search(topics, asked)
    assert first in hits[0].before + hits[0].found + hits[0].behind
    assert [*topics].index(hits[0].topic) <= [*topics].index(hits[-1].topic)
    assert search(topics, " ") == search(topics, "xyzzy") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tablemate.games())
def test_what_stands_around_a_hit_is_cut_between_words(game: str, language: str) -> None:
    topics = rulebook(game, language)
    for hit in search(topics, "en"):
        words = f" {' '.join(topics[hit.topic].text.split())} "
        said = f"{hit.before}{hit.found}{hit.behind}"
        assert f" {said.removeprefix('… ').removesuffix(' …').strip()} " in words
        assert len(hit.before) <= AROUND + 2 >= len(hit.behind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bands_of_a_score_are_told_with_their_limits(language: str) -> None:
    table = tablemate.game("assembly").new(seed=1)
    while table.waiting:
        table.play(table.legal(0)[-1], 0)
    assert table.outcome is not None
    told, score = Words(language, "assembly").bands(table.outcome), table.outcome.score
    least = [*table.outcome.bands.values()]
    assert len(told) == len(least)
    assert all(str(low) in text for low, text in zip(least, told, strict=True))
    assert [*table.outcome.bands][sum(low <= score for low in least) - 1] == table.outcome.band


@pytest.mark.parametrize("game", ["fuse", "origin_story"])
def test_where_bands_are_no_ranges_of_scores_none_are_told(game: str) -> None:
    assert Words("en", game).bands(Outcome(won=True, score=7, band="won", figures={})) == []
