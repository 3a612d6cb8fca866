"""Every screen of Origin Story that a player sees, at 80 columns, in both languages."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.cli.face import face_of
from tablemate.cli.offer import offered
from tablemate.cli.origin_story.cards import read_cards
from tablemate.cli.origin_story.compact import fitted
from tablemate.cli.origin_story.table import cell
from tablemate.cli.session import Session
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


def drawn(table: Table, words: Words, layout: str, terminal: Terminal | None = None) -> list[str]:
    """The table, what it waits for, and what can be done, as the session prints them."""
    decision, view, terminal = table.waiting[0], table.view(0), terminal or plain_terminal()
    lines = [*FACE.table(words, view, terminal, layout), ""]
    lines += wrapped(words.aloud(on=layout == "list").decision(decision, 0, view))
    return [*lines, *FACE.choices(words, view, decision, table.legal(0), layout).lines]


SCREENS: dict[str, Callable[[], Table]] = {
    "story": lambda: GAME.new(seed=7),
    "superhero": lambda: played(7, 5, "superhero"),
    "charge": lambda: played(7, 2, "charge"),
    "late-charge": lambda: played(7, 5, "superhero", "charge"),
    "part": lambda: played(64, 4, "part"),
    "align": lambda: played(7, 2, "align"),
    "redraw": lambda: played(3, 3, "redraw"),
    "discard": lambda: played(143, 5, "discard"),
    "reveal": lambda: played(88, 4, "reveal"),
    "suit": lambda: played(24, 0, "suit"),
    "target": lambda: played(23, 5, "target"),
    "bury": lambda: played(23, 5, "bury"),
    "exchange": lambda: played(49, 1, "exchange"),
    "free_charge": lambda: played(46, 4, "free_charge"),
    "predict": lambda: played(11, 5, "predict"),
    "turn": lambda: played(7, 2, "turn", "turn", "turn"),
    "late-turn": lambda: played(7, 5, *["align"] * 4, *["turn"] * 4),
    "ability": lambda: ability_to_use(),
    "after_card": lambda: played(65, 5, "after_card"),
    "react": lambda: played(108, 0, "react"),
    "swap_card": lambda: played(108, 0, "swap_card"),
    "outcome": lambda: played(7, 1, "outcome"),
}
"""A table for each kind of decision."""
SIZES = (("compact", 80, 24), ("table", 120, 40), ("list", 50, 20))


def ability_to_use() -> Table:
    """A turn in which an ability could be used, cards differ in what they would do, and surrender is offered."""
    rows = {"automaton": ["1L", "4S", "5S"], "factoryon": ["2L", "6S", "7S"]}
    powers = {"powers": ["m1", "s15", "s17"], "slots": {"s15": 1, "s17": 1}}
    trick = {"leader": "automaton", "plays": ["6B", "2B"], "hand": ["9B", "4B", "12M"]}
    return GAME.from_position({"side": "hero", "rows": rows, **powers, **trick}, seed=7)


@pytest.fixture
def size(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], Terminal]:
    """A real terminal of some size, where nothing is coloured."""

    def of(columns: int, lines: int) -> Terminal:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        monkeypatch.setattr(sys, "stdin", Tty())
        monkeypatch.setattr(sys, "stdout", Tty())
        return Terminal(Tty(), Tty(), {"TERM": "xterm", "NO_COLOR": "1"})

    return of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_each_decision_is_the_one_that_was_looked_at(
    name: str, language: str, size: Callable[[int, int], Terminal], same_as_before: Compare
) -> None:
    """At three sizes of the terminal; the compact one holds it all."""
    table, words, told = SCREENS[name](), Words(language, "origin_story"), []
    for layout, columns, height in SIZES:
        terminal = size(columns, height)
        lines = [part.rstrip() for line in drawn(table, words, layout, terminal) for part in terminal.fitting(line)]
        assert max(map(len, lines)) <= columns
        assert layout != "compact" or len(lines) + 2 <= height, "an empty line above, and the prompt"
        told += [f"== {columns}x{height} {layout} ==", *lines, ""]
    same_as_before(f"origin_story-{name}.{language}", "".join(f"{line}\n" for line in told))


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 16))])
def test_the_compact_table_holds_every_decision(seed: int) -> None:
    """Random games: table, question, choices and prompt in 24 lines of 80 columns, in both languages."""
    table, chance = GAME.new(seed=seed, level=seed % 6), random.Random(seed)
    while table.waiting:
        for language in LANGUAGES:
            lines = drawn(table, Words(language, "origin_story"), "compact")
            assert len(lines) + 2 <= 24, (table.waiting[0].kind, language)
            assert max(map(len, lines)) <= WIDTH
        table.play(_some(table, chance), 0)


@pytest.mark.parametrize(("columns", "lines", "layout"), [(80, 24, "compact"), (120, 40, "table"), (50, 20, "list")])
def test_the_layout_is_chosen_by_the_size(
    columns: int, lines: int, layout: str, size: Callable[[int, int], Terminal]
) -> None:
    table = SCREENS["predict"]()
    session = Session(table, Words("en", "origin_story"), size(columns, lines), FACE)
    session.showing.present(table.waiting[0])
    assert session.showing.layout == layout


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
            assert [line for line in note(words, view) if len(line) > WIDTH and layout != "list"] == []
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


@pytest.mark.parametrize("layout", FACE.layouts)
def test_surrender_is_the_last_one_and_always_0(layout: str) -> None:
    """Nobody gives a round away by typing 1, nor with a number that meant something else before."""
    words, found = Words("en", "origin_story"), 0
    for seed in range(3):
        table, chance = GAME.new(seed=seed), random.Random(seed)
        while table.waiting:
            offered = FACE.choices(words, table.view(0), table.waiting[0], table.legal(0), layout).choices
            numbers = {choice.action.text: choice.number for choice in offered}
            if "surrender" in numbers:
                assert list(numbers.items())[-1] == ("surrender", 0)
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


@pytest.mark.parametrize("layout", ["table", "compact"])
@pytest.mark.parametrize("name", ["turn", "charge"])
def test_a_terminal_gets_colours_and_the_words_stay_the_same(layout: str, name: str) -> None:
    words, view = Words("en", "origin_story"), SCREENS[name]().view(0)
    styled = FACE.table(words, view, Terminal(Tty(), Tty(), {"TERM": "xterm"}), layout)
    assert any("\x1b[" in line for line in styled)
    unstyled = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in styled]
    assert unstyled == FACE.table(words, view, plain_terminal(), layout)


@pytest.mark.parametrize(
    ("language", "line", "card"), [("en", "  1 play 9m  2 use s17", "9m"), ("fr", "1 jouer 4½f", "4½f")]
)
def test_cards_among_the_choices_have_their_colour(language: str, line: str, card: str) -> None:
    terminal = Terminal(Tty(), Tty(), {"TERM": "xterm"})
    painted = FACE.painted(Words(language, "origin_story"), terminal, line)
    assert painted == line.replace(card, terminal.paint(card, "red"))


def test_on_a_screen_the_whole_table_comes_with_each_question(size: Callable[[int, int], Terminal]) -> None:
    """What was above may have gone; in a pipe only what changed is shown."""
    words, table = Words("en", "origin_story"), SCREENS["story"]()
    before, _ = table.view(0), table.play("keep s34")
    view = table.view(0)
    on_screen, piped = size(80, 24), plain_terminal()
    for layout in ("table", "compact"):
        assert FACE.changes(words, before, view, on_screen, layout) == FACE.table(words, view, on_screen, layout)
    assert FACE.changes(words, before, view, piped, "table") == []


def test_what_is_cut_is_the_longest_and_only_where_there_is_no_room() -> None:
    texts = [(["a", "b", "c"], "a …"), (["d"], "d"), (["e", "f"], "e …")]
    assert fitted(texts, 6) == [["a", "b", "c"], ["d"], ["e", "f"]]
    assert fitted(texts, 4) == [["a …"], ["d"], ["e", "f"]]
    assert fitted(texts, 1) == [["a …"], ["d"], ["e …"]]


def test_a_card_has_the_colour_of_the_suit_that_it_counts_as_and_shows_trump_best_and_legal() -> None:
    table = ability_to_use()
    view: Any = table.view(0)
    view["rows"]["automaton"][1] |= {"suit": "B", "changed": True}
    terminal = Terminal(Tty(), Tty(), {"TERM": "xterm"})
    shown = "\n".join(FACE.table(Words("en", "origin_story"), view, terminal, "table"))
    for text, style in (
        ("1L", "yellow underline"),
        ("4S->4B", "green"),
        ("5S", "bright_blue"),
        ("<6B>", "green reverse"),
        ("*9B", "green bold"),
        ("12M", "red"),
        ("L\N{NO-BREAK SPACE}♥\N{NO-BREAK SPACE}love", "yellow underline"),
    ):
        assert terminal.paint(text, style) in shown, text


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
