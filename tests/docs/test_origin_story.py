"""The pages say everything about Origin Story: options, decisions, cards, views, events, figures and positions."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

import tablemate
from tablemate.games.origin_story.cards import read_cards
from tablemate.games.origin_story.cards.abilities import CONDITION_WORDS
from tablemate.games.origin_story.cards.checks import EVENT
from tablemate.games.origin_story.cards.expressions import COUNT_WORDS
from tablemate.games.origin_story.cards.language import Kind, StoryType
from tablemate.games.origin_story.cards.table import MOST_HEROES, MOST_MATS, MOST_STORIES, MOST_VANCARDS
from tablemate.games.origin_story.cards.vocabulary import VOCABULARY, WINDOW_WORDS
from tablemate.games.origin_story.event_types import event_types
from tablemate.games.origin_story.names import WHO_NAMES, names
from tablemate.games.origin_story.options import TIES, OriginStoryOptions, read_options
from tablemate.games.origin_story.set_up_board import FIELDS
from tablemate.games.origin_story.set_up_flow import STEPS
from tablemate.games.origin_story.set_up_trick import FLAGS, PLAY_FIELDS
from tablemate.games.origin_story.terms import LEVELS, Align, Charge, Op, Result, Why

from .pages import DOCS, HEADINGS, ROOT, files_of, table_rows, text_of, unmentioned

STORY = tablemate.game("origin_story")
NAME = "origin_story.md"
PAGE = text_of(NAME)
KINDS = [op.name.lower() for op in Op if op <= Op.LAST_DECISION]
RULINGS = 40


def section(page: str, heading: str) -> str:
    """What stands below a heading of the second level."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text_of(page), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def words(cells: list[list[str]]) -> list[str]:
    """All that is written as code in the first cells of a table."""
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell[0])]


def test_the_page_has_the_headings_of_every_game() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == HEADINGS


# Options


def test_the_page_names_every_option_and_its_values() -> None:
    assert words(table_rows(PAGE, "Option")) == [field.name for field in dataclasses.fields(OriginStoryOptions)]
    assert unmentioned(NAME, TIES) == []


def test_the_table_of_levels_is_the_one_of_the_game() -> None:
    rows = table_rows(PAGE, "Level")
    assert [int(row[0]) for row in rows] == list(range(LEVELS + 1))
    for level, deck, event in rows:
        position = STORY.new(seed=1, level=int(level)).to_position()
        colours = ["green" if card.startswith("G") else "red" for card in position["vancard_deck"]]
        assert deck.split() == colours
        assert event == colours[2]


# Cards


def test_the_page_names_every_key_and_every_word_of_the_card_language() -> None:
    keys = words(table_rows(PAGE, "Key"))
    assert keys == ["extra_love", "id", "name", "type", "slots", "abilities", "no_solo", "bolts", "rounds", "event"]
    assert unmentioned(NAME, StoryType) == []
    assert sorted(words(table_rows(PAGE, "Window"))) == sorted(WINDOW_WORDS)
    assert sorted(words(table_rows(PAGE, "Effect"))) == sorted(word.example for word in VOCABULARY.values())
    counts = {re.match(r"\w+", word)[0] for word in words(table_rows(PAGE, "Count"))}  # type: ignore[index]
    assert counts == set(COUNT_WORDS)
    assert words(table_rows(PAGE, "Condition")) == [*CONDITION_WORDS, "suit=S", "t=8", "vp<max"]


def test_the_table_of_sizes_is_the_one_of_the_game() -> None:
    most = {row[0].strip("`"): int(row[2]) for row in table_rows(section(NAME, "Options"), "Kind")}
    assert most == {
        Kind.MAT: MOST_MATS, Kind.STORY: MOST_STORIES, Kind.SUPERHERO: MOST_HEROES, EVENT: MOST_VANCARDS,
    }  # fmt: skip


def test_the_cards_of_the_page_are_the_smallest_set_there_can_be() -> None:
    (text,) = files_of(DOCS / NAME).values()
    cards = read_cards(text)
    assert (len(cards.mats), len(cards.stories), len(cards.superheroes), len(cards.vancardians)) == (1, 12, 2, 12)
    least = [row[1] for row in table_rows(section(NAME, "Options"), "Kind")]
    assert least == ["1", "12", "2", "6 of each colour"]


# Decisions, views, events, figures


def test_the_page_names_every_decision_with_its_subject() -> None:
    assert words(table_rows(section(NAME, "Decisions"), "Kind")) == KINDS


def test_the_page_names_all_of_a_view() -> None:
    position = {"side": "hero", "plays": ["6M", "1M"], "leader": "automaton", "powers": ["m1", "s20"]}
    view = STORY.from_position(position, seed=1).view(0)
    assert unmentioned(NAME, view) == []
    assert unmentioned(NAME, [*view["plays"][0], *view["hand"][0], *view["rows"]["automaton"][0]]) == []
    assert unmentioned(NAME, [*view["mat"], *view["mat"]["slots"][0], *view["stamina"], *view["vancard"]]) == []
    assert unmentioned(NAME, [*names(Align), *names(Charge), *WHO_NAMES]) == []


def test_the_page_lists_every_event_with_its_arguments() -> None:
    listed = {row[0].strip("`"): row[1] for row in table_rows(PAGE, "Event")}
    declared = {}
    for kind in event_types(read_options({})).values():
        marks = [
            f"`{name}`" + (" (told)" if argument.tells else " (private)" if argument.private else "")
            for name, argument in kind.arguments.items()
        ]
        declared[kind.name] = ", ".join(marks)
    assert listed == declared


def test_the_page_names_every_reason_of_a_vancardian() -> None:
    assert sorted(words(table_rows(PAGE, "`why`"))) == sorted(names(Why))


def test_the_page_names_every_figure_and_every_result() -> None:
    position = {"round": 5, "side": "hero", "tricks": {"you": 8}}
    outcome = STORY.from_position(position, seed=1).outcome
    assert outcome is not None
    assert unmentioned(NAME, [*outcome.figures, *outcome.seats[0], *names(Result)]) == []


# Other pages


def test_the_notation_page_shows_every_decision() -> None:
    text = section("notation.md", "Origin Story")
    assert [kind for kind in KINDS if not re.search(rf"^seat 0, {kind}: ", text, re.MULTILINE)] == []


def test_the_positions_page_names_every_field() -> None:
    text = section("positions.md", "Origin Story")
    listed = [row[0].strip("`") for row in table_rows(text, "Field")]
    assert listed == list(FIELDS)
    assert listed == list(STORY.new(seed=1).to_position())
    steps = [step.name.lower() for step in (*STEPS, Op.SETTLE)]
    flags = [*FLAGS, "turn_used", "named", "winner", "used"]
    assert [word for word in (*steps, *flags, *PLAY_FIELDS) if f"`{word}`" not in text] == []


# Rulings and versions


def test_the_page_gives_every_ruling_in_one_sentence() -> None:
    rulings = dict(re.findall(r"^\| (A\d+) \| (.+) \|$", PAGE, re.MULTILINE))
    assert list(rulings) == [f"A{number}" for number in range(1, RULINGS + 1)]
    assert [name for name, sentence in rulings.items() if not re.fullmatch(r"[A-Z][^.]*\.", sentence)] == []


def test_the_version_history_ends_with_the_present_version() -> None:
    versions = [int(row[0]) for row in table_rows(PAGE, "`rules_version`")]
    assert versions == list(range(1, STORY.rules_version + 1))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"Origin Story, `rules_version` {STORY.rules_version}" in changelog


@pytest.mark.parametrize("page", [DOCS / NAME, ROOT / "README.md"], ids=lambda page: Path(page).name)
def test_credits_are_given(page: Path) -> None:
    text = " ".join(page.read_text(encoding="utf-8").split())
    people = ("Jamey Stegmaier", "Pete Wissinger", "Morten Monrad Pedersen", "David Studley", "Lines J. Hutter")
    for name in (*people, "Stonemaier Games", "Automa Factory", "2025", "unofficial", "our own design"):
        assert name in text
