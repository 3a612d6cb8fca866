"""The pages say everything about FUSE: options, decisions, cards, views, events, figures, positions and rulings."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

import tablemate
from tablemate.games.fuse.cards import Kind, read_deck
from tablemate.games.fuse.cards.layouts import FREE, ROW, STACK
from tablemate.games.fuse.cards.reading import MOST_RULES, MOST_VALUE
from tablemate.games.fuse.event_types import event_types
from tablemate.games.fuse.options import ALIASES, BUDGETS, EDITIONS, LEVELS, MODES, FuseOptions
from tablemate.games.fuse.terms import BurnIf, Colour, Mark, Phase
from tablemate.games.fuse.view_types import ENDS
from tablemate.kernel.naming import names

from .pages import DOCS, HEADINGS, ROOT, files_of, table_rows, text_of, unmentioned

FUSE = tablemate.game("fuse")
PAGE = text_of("fuse.md")
KINDS = ("roll", "draft", "pick", "lose", "confirm", "take_back", "stop")
RULINGS = 38


def section(page: str, heading: str) -> str:
    """What stands below a heading of the second level."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text_of(page), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def test_the_page_has_the_headings_of_every_game() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == HEADINGS


def test_every_game_has_a_page_and_the_readme_leads_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in tablemate.games():
        assert (DOCS / f"{name}.md").is_file()
        assert f"docs/{name}.md" in readme


# Options


def test_the_page_names_every_option_and_its_values() -> None:
    listed = [row[0].strip("`") for row in table_rows(PAGE, "Option")]
    assert listed == [field.name for field in dataclasses.fields(FuseOptions)]
    assert unmentioned("fuse.md", [*EDITIONS, *LEVELS, *ALIASES, *MODES, *names(BurnIf)]) == []


def test_the_table_of_levels_is_the_one_of_the_game() -> None:
    rows = {row[0].strip("`"): row[1:] for row in table_rows(PAGE, "Level")}
    assert list(rows) == list(LEVELS)
    for level, cells in rows.items():
        bombs = [FuseOptions.read({"players": players, "level": level}).to_defuse for players in range(1, 6)]
        assert [int(cell) for cell in cells[:5]] == bombs
        assert cells[5] == ", ".join(map(str, BUDGETS[level]))


def test_the_table_of_modes_is_the_one_of_the_game() -> None:
    rows = {row[0].strip("`"): row[1:] for row in table_rows(PAGE, "Mode")}
    assert list(rows) == list(MODES)
    for mode, cells in rows.items():
        options = FuseOptions.read({"mode": mode})
        assert (cells[0] == "none") == (options.clock is None)
        assert (cells[1] == "a budget") == (options.roll_budget is not None)
        said = ["on" if flag else "off" for flag in (options.hold, options.undo, options.confirm_draft)]
        assert cells[2:] == said


@pytest.mark.parametrize("row", table_rows(PAGE, "Players"), ids=lambda row: row[0])
def test_the_table_of_players_is_the_one_of_the_game(row: list[str]) -> None:
    for players in map(int, row[0].split(", ")):
        options = FuseOptions.read({"players": players})
        assert int(row[1]) == options.places
        assert int(row[3]) == options.quota
        assert row[2] in (str(options.quota * players), "as many as players")


# Cards


def test_the_page_names_every_key_layout_and_rule_of_the_card_language() -> None:
    keys = [row[0].strip("`") for row in table_rows(PAGE, "Key")]
    assert keys == ["id", "name", "value", "layout", "slots", "rules", "supports", "match"]
    assert unmentioned("fuse.md", [ROW, STACK, FREE, "pyr2", "pyr3", "twin a+b"]) == []
    rules = [row[0].strip("`").split()[0] for row in table_rows(PAGE, "Rule")]
    assert sorted(rules) == sorted(Kind)
    assert f"1 to {MOST_VALUE};" in PAGE
    assert f"up to {MOST_RULES}," in PAGE


def test_the_deck_of_the_page_is_a_deck_and_shows_every_layout() -> None:
    (text,) = files_of(DOCS / "fuse.md").values()
    deck = read_deck(text)
    layouts = {bomb.layout.split()[0] for bomb in deck.bombs}
    assert layouts == {"row", "stack", "pyr2", "twin", "free"}
    assert len(deck.sabotage) == 2


# Decisions, views, events, figures


def test_the_page_names_decisions_and_views() -> None:
    listed = [row[0].strip("`") for row in table_rows(PAGE, "Kind")]
    assert listed == list(KINDS)
    table = FUSE.new(seed=1, players=2)
    assert unmentioned("fuse.md", table.view(0)) == []
    bombs = [bomb for mat in table.view(0)["mats"] for bomb in mat]
    assert unmentioned("fuse.md", bombs[0]) == []
    assert unmentioned("fuse.md", [*names(Phase), *names(Colour), *names(Mark), "over"]) == []


def test_the_page_lists_every_event_with_its_arguments() -> None:
    listed = {row[0].strip("`"): row[1] for row in table_rows(PAGE, "Event")}
    declared = {}
    for kind in event_types(FuseOptions.read({})).values():
        marks = [f"`{name}`" + (" (told)" if argument.tells else "") for name, argument in kind.arguments.items()]
        declared[kind.name] = ", ".join(marks)
    assert listed == declared


def test_the_page_names_every_figure_and_every_end() -> None:
    table = FUSE.new(seed=1)
    table.play("time up", tablemate.CLOCK)
    assert table.outcome is not None
    assert unmentioned("fuse.md", [*table.outcome.figures, *table.outcome.seats[0]]) == []
    ends = dict(re.findall(r"^\| (\d) \| `(\w+)` \|", section("fuse.md", "Scoring"), re.MULTILINE))
    assert {int(number): name for number, name in ends.items()} == ENDS


# Other pages


def test_the_notation_page_shows_every_decision() -> None:
    text = section("notation.md", "FUSE")
    assert [kind for kind in KINDS if not re.search(rf"^seat \d, {kind}: ", text, re.MULTILINE)] == []


def test_the_positions_page_names_every_field() -> None:
    listed = [row[0].strip("`") for row in table_rows(section("positions.md", "FUSE"), "Field")]
    assert listed == list(FUSE.positions.fields)
    assert listed == list(FUSE.new(seed=1).to_position())


def test_the_records_page_tells_of_clock_and_decks() -> None:
    text = text_of("records.md")
    assert '"seat": "clock"' in text
    assert '"deck": "standard"' in text


# Rulings and versions


def test_the_page_gives_every_ruling_in_one_sentence() -> None:
    rulings = dict(re.findall(r"^\| (A\d+) \| (.+) \|$", PAGE, re.MULTILINE))
    assert list(rulings) == [f"A{number}" for number in range(1, RULINGS + 1)]
    assert [name for name, sentence in rulings.items() if not re.fullmatch(r"[A-Z][^.]*\.", sentence)] == []


def test_the_version_history_ends_with_the_present_version() -> None:
    versions = [int(row[0]) for row in table_rows(PAGE, "`rules_version`")]
    assert versions == list(range(1, FUSE.rules_version + 1))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"FUSE, `rules_version` {FUSE.rules_version}" in changelog


@pytest.mark.parametrize("page", [DOCS / "fuse.md", ROOT / "README.md"], ids=lambda page: Path(page).name)
def test_credits_are_given(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in ("Kane Klenko", "Renegade Game Studios", "Mission", "Origames", "unofficial"):
        assert name in text
