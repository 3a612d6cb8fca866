"""Every screen of Origin Story that a player sees, at 80 columns, in both languages."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.cli.face import face_of
from tablemate.cli.offer import offered
from tablemate.cli.origin_story.cards import read_cards
from tablemate.cli.origin_story.table import cell
from tablemate.cli.terminal import WIDTH, Terminal, wrapped
from tablemate.kernel.actions import Decision
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import rulebook, topic_of

FACE = face_of("origin_story")
GAME = tablemate.game("origin_story")
SOURCE = Path(tablemate.__file__).parent
Compare = Callable[[str, str], None]
RULINGS = 40


class Tty(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def plain_terminal() -> Terminal:
    """A terminal that cannot show bold."""
    return Terminal(io.StringIO(), io.StringIO(), {})


def played(seed: int, level: int, *stops: str) -> Table:
    """A game played by a simple rule until each of these questions was open once, one after the other."""
    table, chance = GAME.new(seed=seed, level=level), random.Random(seed)
    for stop in stops:
        moved = False
        while table.waiting and (not moved or table.waiting[0].kind != stop):
            table.play(_some(table, chance), 0)
            moved = True
    return table


def _some(table: Table, chance: random.Random) -> str:
    legal = [action.text for action in table.legal(0)]
    wanted = [text for text in legal if text not in ("surrender", "done", "pass", "decline")]
    return chance.choice(wanted or legal)


def screen(table: Table, language: str, layout: str) -> str:
    """The table, what it waits for, and what can be done, as the session prints them."""
    words = Words(language, "origin_story")
    decision, view = table.waiting[0], table.view(0)
    lines = FACE.table(words, view, plain_terminal(), layout)
    lines += ["", *wrapped(words.aloud(on=layout == "list").decision(decision, 0, view))]
    lines += FACE.choices(words, view, decision, table.legal(0), layout).lines
    return "".join(line.rstrip() + "\n" for line in lines)


SCREENS: dict[str, Callable[[], Table]] = {
    "story": lambda: GAME.new(seed=7),
    "charge": lambda: played(7, 2, "charge"),
    "align": lambda: played(7, 2, "align"),
    "turn": lambda: played(7, 2, "turn", "turn", "turn"),
    "late-turn": lambda: played(7, 5, *["align"] * 4, *["turn"] * 4),
    "superhero": lambda: played(7, 5, "superhero"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_is_the_one_that_was_looked_at(name: str, language: str, same_as_before: Compare) -> None:
    drawn = screen(SCREENS[name](), language, "table")
    assert max(len(line) for line in drawn.splitlines()) <= WIDTH
    same_as_before(f"origin_story-{name}.{language}", drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["turn", "late-turn"])
def test_the_list_is_the_one_that_was_looked_at(name: str, language: str, same_as_before: Compare) -> None:
    same_as_before(f"origin_story-{name}.list.{language}", screen(SCREENS[name](), language, "list"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", FACE.notes)
def test_what_can_be_looked_up(note: str, language: str, same_as_before: Compare) -> None:
    words, view = Words(language, "origin_story"), SCREENS["late-turn"]().view(0)
    lines = [
        part for line in FACE.notes[note](words, view) for part in (wrapped(line) if len(line) > WIDTH else [line])
    ]
    same_as_before(f"origin_story-note-{note}.{language}", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", FACE.layouts)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.slow
def test_no_line_is_wider_than_the_screen(language: str, layout: str, seed: int) -> None:
    """Random games, every table, every change, everything that can be looked up."""
    words, table, chance = Words(language, "origin_story"), GAME.new(seed=seed, level=5 - seed), random.Random(seed)
    before = table.view(0)
    while table.waiting:
        for viewer in (0, SPECTATOR):
            view = table.view(viewer)
            lines = FACE.table(words, view, plain_terminal(), layout)
            assert [line for line in lines if len(line) > WIDTH] == []
        view, decision = table.view(0), table.waiting[0]
        lines = FACE.changes(words, before, view, plain_terminal(), layout)
        assert [line for line in lines if len(line) > WIDTH] == []
        lines = list(FACE.choices(words, view, decision, table.legal(0), layout).lines)
        assert layout == "list" or [line for line in lines if len(line) > WIDTH] == []
        for note in FACE.notes.values():
            assert [line for line in note(words, view) if len(line) > WIDTH and layout == "table"] == []
        before = view
        table.play(_some(table, chance), 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_marks_agree_with_the_rules(seed: int) -> None:
    """A card is marked exactly where it may be played, and the card that wins so far is the one the rules name."""
    table, chance = GAME.new(seed=seed, level=seed % 6), random.Random(seed)
    while table.waiting:
        view, kind = table.view(0), table.waiting[0].kind
        if kind == "turn":
            legal = {action.arguments["card"] for action in table.legal(0) if action.kind == "play"}
            assert {each["card"] for each in view["hand"] if each["playable"]} == legal
        table.play(_some(table, chance), 0)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ({"card": "9M", "suit": "M", "value": 9, "changed": False}, "9M"),
        ({"card": "9M", "suit": "M", "value": 11.5, "changed": True}, "9M->11½"),
        ({"card": "9B", "suit": "L", "value": 9, "changed": True}, "9B->9L"),
        ({"card": "8B", "suit": "B", "value": 7, "changed": True, "revealed": True}, "8B!->7"),
        ({"card": "4.5L", "suit": "L", "value": 1.5, "changed": True}, "4.5L->1½"),
    ],
)
def test_a_card_shows_what_it_counts_now(entry: Any, text: str) -> None:
    assert cell(Words("en", "origin_story"), entry) == text
    assert cell(Words("en", "origin_story"), entry | {"playable": True}) == f"*{text}"
    assert cell(Words("en", "origin_story"), entry | {"wins": True}) == f"<{text}>"


def test_rows_keep_their_order() -> None:
    table = SCREENS["turn"]()
    view = table.view(0)
    lines = FACE.table(Words("en", "origin_story"), view, plain_terminal(), "table")
    row = next(line for line in lines if line.startswith("Automaton"))
    assert row.split()[3:] == [cell(Words("en", "origin_story"), each) for each in view["rows"]["automaton"]]


def test_scores_are_told_round_by_round_where_the_table_remembers_them() -> None:
    view = SCREENS["turn"]().view(0) | {"rounds": [{"automaton": 3, "factoryon": 2, "you": 4}]}
    assert FACE.notes["scores"](Words("en", "origin_story"), view)[0] == "Round 1: Automaton 3, Factoryon 2, you 4"


def test_surrender_is_offered_last() -> None:
    """Nobody gives a round away by typing 1."""
    words, found = Words("en", "origin_story"), 0
    for seed in range(5):
        table, chance = GAME.new(seed=seed), random.Random(seed)
        while table.waiting:
            offered = FACE.choices(words, table.view(0), table.waiting[0], table.legal(0), "table").choices
            texts = [choice.action.text for choice in offered]
            if "surrender" in texts:
                assert texts[-1] == "surrender"
                found += 1
            table.play(_some(table, chance), 0)
    assert found > 5


def test_the_number_of_a_prediction_is_the_number_of_tricks() -> None:
    """Typing 3 never predicts 2."""
    table = GAME.new(seed=1)
    decision, seen = Decision(0, "predict", {"power": "s48"}), table.seen(0)
    legal = [GAME.speech.actions.action(seen, code) for code, _ in GAME.speech.actions["predict"].meanings()]
    offered = FACE.choices(Words("en", "origin_story"), table.view(0), decision, legal, "table")
    assert {choice.number: choice.action.text for choice in offered.choices} == {
        number: f"predict {number}" for number in range(9)
    }


def test_a_terminal_gets_bold_and_the_words_stay_the_same() -> None:
    words, view = Words("en", "origin_story"), SCREENS["turn"]().view(0)
    styled = FACE.table(words, view, Terminal(Tty(), Tty(), {"TERM": "xterm"}), "table")
    assert any("\x1b[1m" in line for line in styled)
    unstyled = [re.sub("\x1b\\[[0-9]m", "", line) for line in styled]
    assert unstyled == FACE.table(words, view, plain_terminal(), "table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_fits_the_screen(language: str) -> None:
    words, cards = Words(language, "origin_story"), read_cards(None)
    lines = [*cards.table(words), *(line for card in cards.ids for line in cards.card(words, card))]
    assert [line for line in lines if len(line) > WIDTH] == []
    assert len(cards.as_json(None)) == len(cards.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_every_option_is_in_the_rules(language: str) -> None:
    text = "\n".join(topic.text for topic in rulebook("origin_story", language).values())
    assert [number for number in range(1, RULINGS + 1) if not re.search(rf"\bA{number}\b", text)] == []
    assert [option.name for option in offered(GAME.options) if f"`{option.spelled}" not in text] == []


def test_every_topic_that_a_refusal_points_to_exists() -> None:
    topics = rulebook("origin_story", "en")
    source = "".join((SOURCE / "games" / "origin_story" / name).read_text() for name in ("reasons.py", "actions.py"))
    rules = set(re.findall(r'"(OS-[A-Z]+-\d|A\d+|NOTATION)"', source))
    assert len(rules) > 8
    assert {topic_of("origin_story", rule) for rule in rules} <= topics.keys()
    assert topic_of("origin_story", "TABLE-OVER") is None
