"""The pages say everything about Origin Story: options, decisions, cards, views, events, figures and positions."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.games.origin_story.agenda import ABOUT, STEPS
from tablemate.games.origin_story.cards import Vancardian, read_cards
from tablemate.games.origin_story.cards.abilities import CONDITION_WORDS
from tablemate.games.origin_story.cards.checks import EVENT
from tablemate.games.origin_story.cards.expressions import COUNT_WORDS
from tablemate.games.origin_story.cards.language import Kind, StoryType
from tablemate.games.origin_story.cards.table import MOST_MATS, MOST_STORIES, MOST_SUPERHEROES, MOST_VANCARDS
from tablemate.games.origin_story.cards.vocabulary import VOCABULARY, WINDOW_WORDS
from tablemate.games.origin_story.event_types import event_types
from tablemate.games.origin_story.names import SPOT_NAMES, WHO_NAMES
from tablemate.games.origin_story.options import TIES, OriginStoryOptions
from tablemate.games.origin_story.position import PLAYS, TRICK_STATE
from tablemate.games.origin_story.terms import (
    HALVES,
    LEVELS,
    MAT_SPOT,
    SUPERHERO_SPOT,
    Align,
    Charge,
    KeywordKind,
    Op,
    Result,
    Why,
)
from tablemate.kernel.naming import names

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
        Kind.MAT: MOST_MATS, Kind.STORY: MOST_STORIES, Kind.SUPERHERO: MOST_SUPERHEROES, EVENT: MOST_VANCARDS,
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
    listed = words(table_rows(section(NAME, "View"), "Field"))
    assert sorted(listed) == sorted(view.keys() - {"game", "viewer", "abandoned", "waiting", "outcome"})
    assert unmentioned(NAME, [*view["plays"][0], *view["hand"][0], *view["rows"]["automaton"][0]]) == []
    assert unmentioned(NAME, [*view["mat"], *view["mat"]["slots"][0], *view["stamina"], *view["vancard"]]) == []
    assert unmentioned(NAME, [*names(Align), *names(Charge), *WHO_NAMES]) == []


def test_the_page_names_every_spot() -> None:
    assert unmentioned(NAME, [SPOT_NAMES[spot] for spot in (MAT_SPOT, 1, SUPERHERO_SPOT)]) == []
    assert "`panel 1` to `panel 4`" in PAGE


def test_the_page_lists_every_event_with_its_arguments() -> None:
    listed = {row[0].strip("`"): row[1] for row in table_rows(PAGE, "Event")}
    declared = {}
    for kind in event_types(OriginStoryOptions.read({})).values():
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
    assert listed == list(STORY.positions.fields)
    assert listed == list(STORY.new(seed=1).to_position())
    steps = [step.name.lower() for step in (*STEPS, Op.SETTLE)]
    assert [word for word in (*steps, *TRICK_STATE, *PLAYS) if f"`{word}`" not in text] == []


def test_the_positions_page_tells_what_the_entries_of_an_agenda_are_about() -> None:
    listed = words(table_rows(section("positions.md", "Origin Story"), "Entry"))
    assert sorted({*listed}) == sorted(Op(op).name.lower() for op in ABOUT)


# What the pages say of single events


def told(position: dict[str, Any], *lines: str) -> list[dict[str, Any]]:
    """All that you see happen after some answers to a position."""
    table = STORY.from_position(position, seed=7)
    return [event.seen_by(0) for line in lines for event in table.play(line)]


def of_kind(events: list[dict[str, Any]], *kinds: str) -> list[dict[str, Any]]:
    """The events of some kinds."""
    return [event for event in events if event["event"] in kinds]


CARDS = STORY.read_options({}).cards


@pytest.mark.parametrize("card", CARDS.vancardians, ids=lambda card: str(card.id))
def test_a_keyword_has_a_number_of_cards_or_the_value_of_the_love(card: Vancardian) -> None:
    options = {"level": LEVELS if card.bolts == 2 else 0}
    for number, line in enumerate(card.rounds, start=1):
        position = {"round": number, "agenda": "sides", "options": options, "vancard_deck": [card.id]}
        seen = [(event["keyword"], event["number"]) for event in of_kind(told(position, "hero"), "keyword")]
        printed = [(each.kind, each.number / (HALVES if each.kind is KeywordKind.ADD else 1)) for each in line]
        assert seen == [(kind.name.lower(), value) for kind, value in printed for _ in range(2)]


def test_a_trick_that_is_taken_back_starts_again_with_its_number() -> None:
    position = {"side": "hero", "hand": ["12M", "13B"], "leader": "automaton", "plays": ["11M", "3M", "9M"],
                "rows": {"automaton": ["3L"], "factoryon": ["3B"]}, "powers": ["m1", "s22"],
                "slots": {"s22": 1}}  # fmt: skip
    events = of_kind(told(position, "use s22"), "trick_rewound", "trick_started")
    assert [event["event"] for event in events] == ["trick_rewound", "trick_started"]
    assert (events[1]["trick"], events[1]["leader"]) == (7, "you")


def test_dials_are_the_points_after_each_round_and_rounds_what_each_brought() -> None:
    dials = [{"automaton": 3, "factoryon": 2, "you": 1}, {"automaton": 5, "factoryon": 2, "you": 7}]
    table = STORY.from_position({"round": 3, "vp": dials[1], "dials": dials}, seed=7)
    assert table.to_position()["dials"] == dials
    assert table.view(0)["rounds"] == [dials[0], {"automaton": 2, "factoryon": 0, "you": 6}]


def test_superheroes_are_hidden_from_others_and_gone_once_one_is_kept() -> None:
    table = STORY.from_position({"round": 5, "superheroes": ["h01", "h02"]}, seed=7)
    assert table.view(0)["superheroes"] == ["h01", "h02"]
    table.play("keep h01")
    assert (table.view(0)["superheroes"], table.view(0)["superhero"]["power"]) == ([None, None], "h01")
    assert table.view(tablemate.SPECTATOR)["superheroes"] == ["hidden", "hidden"]


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
