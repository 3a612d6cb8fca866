"""The compact table of Assembly: it holds any decision on a screen of 24 lines, and folds what is alike."""

from __future__ import annotations

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.assembly.colours import CARDS, MODULES
from tablemate.cli.terminal import Terminal
from tablemate.games.assembly import view_types
from tablemate.games.assembly.situations import random_position
from tablemate.kernel.chance import Stream, new_stream, roll
from tablemate.words import LANGUAGES, Words
from tests.games.assembly.builders import assembly, plan_of

from .test_screens import FACE, SCREENS, Tty, after, busy_table, cards_left, screen

COLUMNS, LINES = 80, 24
PROMPT = 1
GAMES, STEPS = 16, 12


def fits(table: Table) -> bool:
    """Table, question, choices and prompt on a small screen, in both languages."""
    drawn = [screen(table, language, "compact").splitlines() for language in LANGUAGES]
    return all(len(lines) + PROMPT <= LINES and max(map(len, lines)) <= COLUMNS for lines in drawn)


def played(table: Table, stream: Stream) -> list[Table]:
    """A table after each of some actions at random."""
    stages = []
    for _ in range(STEPS):
        if not table.waiting:
            break
        stages.append(table.copy())
        legal = table.legal(table.waiting[0].seat)
        table.play(legal[roll(stream, len(legal))], table.waiting[0].seat)
    return stages


@pytest.mark.parametrize("seed", range(8))
def test_24_lines_hold_any_decision_from_any_position(seed: int) -> None:
    """Both editions, all malfunctions and roles, one and two players: each start of a turn, and what follows."""
    stream = new_stream(seed, 0)
    for _ in range(GAMES):
        table = tablemate.game("assembly").from_position(random_position(stream), seed=seed)
        for stage in played(table, stream):
            assert fits(stage), screen(stage, "fr", "compact")


@pytest.mark.parametrize("name", SCREENS)
def test_24_lines_hold_every_kind_of_decision_and_40_the_large_ring_with_it(name: str) -> None:
    table = SCREENS[name]()
    assert fits(table)
    assert all(len(screen(table, language, "ring").splitlines()) + PROMPT < 40 for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_24_lines_hold_eleven_modules_that_may_move_both_ways(language: str) -> None:
    others = [bay for bay in range(1, 13) if bay != 9]
    modules = {bay: plan_of(other) for bay, other in zip(others, others[1:] + others[:1], strict=True)}
    table = cards_left("deploy_lock", match=[9], mods=modules, options={"malfunctions": "A"})
    drawn = screen(after(table, "deploy_lock: lock 9"), language, "compact").splitlines()
    assert len(drawn) + PROMPT <= LINES


def test_the_compact_ring_is_a_clock_too() -> None:
    """12 above 6, 9 left of 3, in five lines."""
    rows = screen(busy_table(), "en", "compact").splitlines()[:5]
    row = {
        bay: next(place for place, line in enumerate(rows) if f"{bay}{mark} {code}" in line)
        for bay, mark, code in ((12, "!", "AL"), (6, "!", "MB"), (9, "!", "LA"), (3, "!", "TR"))
    }
    assert (row[12], row[9], row[3], row[6]) == (0, 2, 2, 4)
    assert rows[2].index("9!") < rows[2].index("3!")
    assert rows[0].index("12!") == rows[4].index(" 6!")


def test_declarations_are_folded_by_what_pays_for_them() -> None:
    lines = screen(SCREENS["declare"](), "en", "compact").splitlines()
    assert "  deploy_lock:  1 deploy   2 lock (2 match)" in lines
    assert "  swap:         3 swap" in lines
    assert not [line for line in lines if line.startswith("  three:") and "match" in line]


def test_in_the_list_they_are_folded_into_sentences() -> None:
    spoken = screen(SCREENS["declare"](), "en", "list").replace("\N{NO-BREAK SPACE}", " ")
    assert "With Deploy/Lock: 1 deploy, 2 lock (2 match).\nWith Swap: 3 swap.\n" in spoken
    assert "7 clockwise, 8 clockwise with Sammie" in spoken


def test_bays_without_a_module_and_locked_ones_share_a_line_in_the_list() -> None:
    spoken = screen(busy_table(), "en", "list").replace("\N{NO-BREAK SPACE}", " ")
    assert "Locked: 4 Shuttle Bay, 11 Life Support.\n" in spoken
    assert "9 Laboratory (malfunction), 10 Hydroponics" in spoken


def test_a_command_without_effect_says_so_before_it_is_declared() -> None:
    table = assembly(hands=[["swap", "deploy_lock"]], mods={1: plan_of(2)}, options={"edition": "later"})
    drawn = screen(table, "en", "compact")
    assert "swap (no effect)" in drawn
    assert "lock (nothing matches)" in drawn


def test_every_module_and_card_has_a_colour_and_no_two_modules_share_one() -> None:
    assert [*MODULES] == [*view_types.MODULES]
    assert [*CARDS] == [*view_types.CARDS]
    assert len(set(MODULES.values())) == len(MODULES)


def test_a_module_has_the_colour_of_its_plan_and_a_locked_bay_is_dim() -> None:
    styled = Terminal(Tty(), Tty(), {"TERM": "xterm"})
    drawn = "\n".join(FACE.table(Words("en", "assembly"), busy_table().view(0), styled, "compact"))
    assert drawn.count("\x1b[94mAI ◈\x1b[0m") == 2
    assert "\x1b[1;35mTR ◎\x1b[0m" in drawn
    assert "\x1b[2mLS ♥\x1b[0m" in drawn
    assert "\x1b[33mDeploy/Lock\x1b[0m" in drawn
    assert FACE.painted(Words("fr", "assembly"), styled, "Avec Joker :") == "Avec \x1b[1mJoker\x1b[0m :"
