"""Every screen that a player sees, at three sizes, in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import pytest

import tablemate
from tablemate import Table
from tablemate.cli import terminal
from tablemate.cli.face import face_of
from tablemate.cli.session import REFUSED
from tablemate.cli.terminal import Terminal
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import rulebook, topic_of
from tests.games.assembly.builders import assembly, plan_of

FACE = face_of("assembly")
Compare = Callable[[str, str], None]


class Tty(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def plain_terminal() -> Terminal:
    """A terminal that cannot show bold."""
    return Terminal(io.StringIO(), io.StringIO(), {})


def busy_table() -> Table:
    """Locked bays, matches, modules elsewhere, a role, malfunctions, a known discard."""
    return assembly(
        players=2,
        match=[3, 8],
        mods={1: plan_of(2), 6: plan_of(12)},
        locked=[4, 11],
        hands=[["deploy_lock", "deploy_lock", "swap"], ["any", "cw"]],
        roles=["sammie", "noah"],
        options={"malfunctions": "A"},
    )


def screen(table: Table, language: str, layout: str, seat: int | None = None) -> str:
    """The table, what it waits for, and what can be done, as the session prints them."""
    words = Words(language, "assembly")
    decision = table.waiting[0]
    viewer = decision.seat if seat is None else seat
    lines = FACE.table(words, table.view(viewer), plain_terminal(), layout)
    lines += ["", *terminal.wrapped(words.decision(decision, viewer, table.view(viewer)))]
    if viewer == decision.seat:
        legal = table.legal(viewer)
        lines += FACE.choices(words, table.view(viewer), decision, legal, layout).lines
    return "".join(line.rstrip() + "\n" for line in lines)


def after(table: Table, *actions: str) -> Table:
    """The table after some actions."""
    for action in actions:
        table.play(action)
    return table


def cards_left(*hand: str, **more: Any) -> Table:
    """A solo table with one matching special bay, ready to lock."""
    return assembly(hands=[list(hand)], **more)


SCREENS: dict[str, Callable[[], Table]] = {
    "start-solo": lambda: tablemate.game("assembly").new(seed=7, malfunctions="A", roles="anna"),
    "start-two": lambda: tablemate.game("assembly").new(seed=7, players=2, roles="sammie,li_yong", first=0),
    "busy-ask": busy_table,
    "declare": lambda: after(busy_table(), "ask swap"),
    "pick-lock": lambda: after(busy_table(), "ask nothing", "deploy_lock: lock"),
    "pick-lock-more": lambda: after(busy_table(), "ask nothing", "deploy_lock: lock", "3"),
    "pick-swap": lambda: after(busy_table(), "ask nothing", "swap: swap"),
    "override": lambda: after(busy_table(), "ask nothing", "swap: swap 1 6"),
    "declare-full": lambda: after(
        assembly(
            players=2,
            match=[3, 8],
            mods={1: plan_of(2)},
            hands=[["deploy_lock", "wild", "any"], ["any", "cw"]],
            roles=["sammie", "noah"],
            refreshes=2,
            options={"edition": "later"},
        ),
        "ask nothing",
    ),
    "answer": lambda: after(
        assembly(players=2, hands=[["swap"], ["any"]], options={"honest": False, "edition": "v22"}), "ask swap"
    ),
    "refuse": lambda: after(
        assembly(players=2, match=[3, 8], hands=[["swap"], ["any"]], roles=["noah", "li_yong"]),
        "ask nothing",
        "swap: swap 3 8",
    ),
    "declare-shown": lambda: after(
        cards_left("deploy_lock", "swap", match=[3], pile=["any", "swap"], options={"malfunctions": "F"}),
        "deploy_lock: lock 3",
    ),
    "place-a3": lambda: after(
        cards_left("deploy_lock", "swap", match=[3], options={"malfunctions": "A"}), "deploy_lock: lock 3"
    ),
    "keep-plan": lambda: after(cards_left("any", "swap", mods={1: plan_of(2)}, pile=[], roles=["amelie"]), "any: cw 1"),
    "distance": lambda: after(cards_left("any", "swap", mods={1: plan_of(2)}), "any: acw"),
    "move-a9": lambda: after(
        cards_left("deploy_lock", match=[9], mods={1: plan_of(2)}, options={"malfunctions": "A"}),
        "deploy_lock: lock 9",
    ),
    "order-a": lambda: after(
        cards_left("deploy_lock", match=[3, 9], mods={1: plan_of(2)}, options={"malfunctions": "A"}),
        "deploy_lock: lock 3 9",
    ),
    "trade-f6": lambda: after(
        cards_left("deploy_lock", "swap", "any", match=[6], options={"malfunctions": "F"}), "deploy_lock: lock 6"
    ),
    "return-g3": lambda: after(
        cards_left("deploy_lock", "swap", "any", match=[3], options={"malfunctions": "G"}), "deploy_lock: lock 3"
    ),
    "cycle-e9": lambda: after(
        cards_left("deploy_lock", "swap", match=[9], options={"malfunctions": "E"}), "deploy_lock: lock 9"
    ),
    "again-anna": lambda: after(cards_left("any", "swap", mods={1: plan_of(2)}, roles=["anna"]), "any: cw 1"),
    "alfie": lambda: after(cards_left("swap", "any", mods={1: plan_of(2)}, roles=["alfie"]), "swap: swap with alfie"),
}


SIZES = {"ring": (120, 40), "compact": (80, 24), "list": (50, 20)}
"""On which screen each layout is shown unless another is asked for."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_the_screens_are_the_ones_that_were_looked_at(
    name: str, language: str, same_as_before: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, text = SCREENS[name](), ""
    for layout, (columns, lines) in SIZES.items():
        room = min(columns, 80)
        monkeypatch.setattr(terminal, "screen_width", lambda room=room: room)
        drawn = screen(table, language, layout).splitlines()
        shown = [part for line in drawn for part in plain_terminal().fitting(line)]
        assert max(map(len, shown)) <= room
        text += "".join(f"{line}\n" for line in (f"== {columns}x{lines}, {layout}", "", *shown, ""))
    same_as_before(f"assembly-{name}.{language}", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_partner_sees_no_hand_and_no_actions(language: str, same_as_before: Compare) -> None:
    same_as_before(f"busy-partner.{language}", screen(busy_table(), language, "ring", seat=1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", FACE.notes)
def test_what_can_be_looked_up(note: str, language: str, same_as_before: Compare) -> None:
    table = assembly(players=2, roles=["sammie", "noah"], options={"malfunctions": "C", "communication": "jammed"})
    words = Words(language, "assembly")
    lines = [part for line in FACE.notes[note](words, table.view(0)) for part in terminal.wrapped(line)]
    same_as_before(f"note-{note}.{language}", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stayed_in_the_box_is_told_at_the_start_and_in_the_legend(language: str) -> None:
    words, view = Words(language, "assembly"), tablemate.game("assembly").new(seed=7, roles="anna").view(0)
    told = {
        "en": "In the box, out of this game: Deploy/Lock, Rotate ACW, Rotate Any and Swap.",
        "fr": "Dans la boîte, hors jeu pour cette partie\N{NO-BREAK SPACE}: "
        "Déployer/Verrouiller, Rotation antihoraire, Rotation libre et Échange.",
    }[language]
    for layout in FACE.layouts:
        assert told in FACE.opening(words, view, layout)
    assert told in FACE.notes["legend"](words, view)


def test_nothing_is_told_of_an_empty_box() -> None:
    words, view = Words("en", "assembly"), busy_table().view(0)
    assert view["boxed"] == []
    assert not [line for line in FACE.notes["legend"](words, view) if "box" in line]


def test_the_ring_is_a_clock() -> None:
    """12 above 6, 9 left of 3, and all twelve there."""
    lines = screen(busy_table(), "en", "ring").splitlines()
    cells = [(row, cell) for row, line in enumerate(lines[:14]) for cell in re.finditer(r"(\d+)[ !] [A-Z]{2} .", line)]
    found = {int(cell.group(1)): (row, cell.end()) for row, cell in cells}
    assert sorted(found) == list(range(1, 13))
    assert found[12][0] < found[3][0] == found[9][0] < found[6][0]
    assert found[9][1] < found[12][1] == found[6][1] < found[3][1]


@pytest.mark.parametrize("layout", FACE.layouts)
def test_a_terminal_gets_colours_and_the_words_stay_the_same(layout: str) -> None:
    words, view = Words("en", "assembly"), busy_table().view(0)
    styled = Terminal(Tty(), Tty(), {"TERM": "xterm"})
    drawn = FACE.table(words, view, styled, layout)
    assert any("\x1b[" in line for line in drawn)
    plain = FACE.table(words, view, plain_terminal(), layout)
    assert [_unstyled(line) for line in drawn] == plain


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({"TERM": "xterm"}, "\x1b[1mDeclare a command.\x1b[0m\n\x1b[31mNo: 7 is no bay.\x1b[0m\n"),
        ({"TERM": "xterm", "NO_COLOR": "1"}, "Declare a command.\nNo: 7 is no bay.\n"),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, "Declare a command.\nNo: 7 is no bay.\n"),
    ],
)
def test_questions_and_refusals_stand_out_where_that_can_be_shown(environment: dict[str, str], shown: str) -> None:
    target = Tty()
    terminal = Terminal(Tty(), target, environment)
    terminal.strong("Declare a command.")
    terminal.paragraph("No: 7 is no bay.", style=REFUSED)
    assert target.getvalue() == shown


@pytest.mark.parametrize("options", [{}, {"plain": True}])
def test_plain_lines_have_no_styles(options: dict[str, bool]) -> None:
    assert Terminal(Tty(), Tty(), {"TERM": "xterm"}, **options).styled == (not options)


@pytest.mark.parametrize("environment", [{"TERM": "xterm", "NO_COLOR": "1"}, {"TERM": "dumb"}, {}])
def test_no_color_is_respected(environment: dict[str, str]) -> None:
    assert not Terminal(Tty(), Tty(), environment).styled


def _unstyled(line: str) -> str:
    return re.sub("\x1b\\[[0-9;]*m", "", line)


def test_every_topic_that_a_refusal_points_to_exists() -> None:
    topics = rulebook("assembly", "en")
    rules = [
        "ASM-LOCK-2",
        "ASM-SWAP-1",
        "ASM-ROTATE-1",
        "ASM-ASK-1",
        "ASM-DECLARE-1",
        "ASM-THREE-1",
        "R3",
        "R25",
        "R39",
    ]
    rules += ["ASM-C12-1", "ASM-E6-1", "ASM-ANNA-1", "ASM-ROLE-1", "ASM-OVERRIDE-1"]
    assert {str(topic_of("assembly", rule)) for rule in rules} <= topics.keys()
    assert topic_of("assembly", "NOTATION") is None
