"""Bots in all seats: they play whole games, told step by step, at a pace that can be read."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import tablemate
from tablemate.bots import make_bot
from tablemate.cli.commands import Leave
from tablemate.cli.offers import OFFERS
from tablemate.cli.play import PlayOptions
from tablemate.cli.rhythm import QUICKEST, Rhythm, pace_of_steps
from tablemate.cli.speaking import words_for
from tablemate.cli.terminal import Terminal
from tablemate.cli.troupe import Troupe
from tablemate.cli.watching import watch
from tablemate.kernel.records import Record
from tablemate.kernel.seats import CLOCK
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .scripts import Typist
from .test_screens import Tty

OVER = {"en": "The same game again: tablemate watch", "fr": "La même partie encore : tablemate watch"}
SCREEN = {"TERM": "xterm", "NO_COLOR": "1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERS)
@pytest.mark.slow
def test_bots_play_every_game_to_its_end_before_whoever_looks_on(
    tablemate_command: Tablemate, game: str, language: str
) -> None:
    run = tablemate_command("watch", game, "--seed", "3", "--lang", language, "--save", "watched.json")
    shown = " ".join(run.out.split()).replace("\N{NO-BREAK SPACE}", " ")
    assert (run.code, run.err) == (0, "")
    assert OVER[language] in shown
    assert "tablemate replay watched.json" in shown
    assert "{" not in re.sub(r"\{[^{}$]*\}\w*\*?", "", run.out)
    assert tablemate_command("replay", "watched.json").code == 0
    assert {*Record.load("watched.json").circumstances.seats} == {"bot greedy 1"}


def test_the_usual_game_is_watched_if_none_is_named(tablemate_command: Tablemate) -> None:
    run = tablemate_command("watch", "--seed", "3")
    assert run.out.startswith("Assembly, alone.\nSeed 3")
    assert "greedy sits at seat 1." in run.out
    assert run.out == tablemate_command("watch", "assembly", "--seed", "3").out


def test_each_step_is_told_and_the_table_drawn_when_it_changes(tablemate_command: Tablemate) -> None:
    shown = tablemate_command("watch", "--seed", "3", "--players", "2").out
    steps = [int(number) for number in re.findall(r"^Step (\d+), seat \d: ", shown, re.MULTILINE)]
    assert steps == [*range(1, steps[-1] + 1)]
    tables = shown.count("of 12 locked")
    assert 3 < tables < steps[-1]
    assert "Seat 1 holds 3 cards. Known among them:" in shown


def test_bots_are_named_for_all_seats_or_one_by_one(tablemate_command: Tablemate) -> None:
    options = ["watch", "fuse", "--mode", "practice", "--level", "training", "--seed", "3", "--bots", "1=random,3"]
    shown = tablemate_command(*options, "--bot", "random").out
    assert [line for line in shown.splitlines() if " sits at seat " in line] == [
        "random sits at seat 1.",
        "random sits at seat 2.",
        "greedy sits at seat 3.",
    ]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["assembly", "--players", "2", "--bots", "3=random"], "3"),
        (["fuse", "--bot", "clever"], "clever"),
        (["assembly", "--pace", "61"], "61"),
        (["chess"], "chess"),
        (["assembly", "--layout", "round"], "round"),
    ],
)
def test_what_cannot_be_watched_is_refused(tablemate_command: Tablemate, said: list[str], told: str) -> None:
    run = tablemate_command("watch", *said)
    assert run.code == 2
    assert told in run.err


def test_bots_at_a_clock_take_their_time_and_a_watcher_need_not_wait_for_it() -> None:
    table = tablemate.game("fuse").new(seed=3, players=2, mode="live")
    troupe = Troupe(table, {seat: make_bot("greedy", seat) for seat in range(2)})
    while table.waiting:
        troupe.play()
    times = [step.at for step in table.steps if step.at is not None]
    assert times == sorted(times)
    for seat in range(2):
        own = [step.at for step in table.steps if step.seat == seat and step.at is not None]
        assert all(after - before >= 2000 for before, after in pairwise(own))
    assert {step.seat for step in table.steps[1:]} <= {0, 1, CLOCK}


def watched(*typed: str, pace: float = 60.0) -> str:
    """What a person is shown who looks on at a screen and types these lines between the steps."""
    target = Tty()
    options = PlayOptions("assembly", seed=3, pace=pace)
    watch(options, words_for(None, "assembly"), Terminal(Typist(typed, person=True), target, SCREEN))
    return target.getvalue()


def test_enter_is_for_the_next_step_at_once_and_q_leaves() -> None:
    shown = watched("", "", "q")
    assert "Step 2, seat 1" in shown
    assert "Step 3, seat 1" not in shown
    assert "Good-bye." in shown
    assert "tablemate watch assembly --pace 60 --seed 3" in shown


def test_p_pauses_until_enter() -> None:
    shown = watched("p", "", "p", "q")
    assert shown.count("Paused. Enter goes on, q leaves:") == 2
    assert "Step 1, seat 1" in shown
    assert "Step 2, seat 1" not in shown


def test_plus_and_minus_change_the_pace() -> None:
    typed = ["+", "+", "-", *["+"] * 20]
    rhythm = Rhythm(Terminal(Typist((*typed, "quitter"), person=True), Tty(), SCREEN), Words("en", "fuse"), 8.0)
    paces = []
    for _ in typed:
        rhythm.rest()
        paces.append(rhythm.pace)
    assert (paces[:3], paces[-1]) == ([4.0, 2.0, 4.0], QUICKEST)
    with pytest.raises(Leave):
        rhythm.rest()


def test_where_no_keys_are_read_time_passes_by_itself() -> None:
    slept: list[float] = []
    for terminal in (Terminal(Tty(), Tty(), {}), Terminal(Typist((), person=False), Tty(), SCREEN)):
        rhythm = Rhythm(terminal, Words("en", "fuse"), 0.5, sleep=slept.append)
        assert not rhythm.heeds_keys
        rhythm.rest()
    assert slept == [0.5, 0.5]


def test_a_pipe_is_not_made_to_wait_unless_a_pace_is_said() -> None:
    screen, pipe = Terminal(Tty(), Tty(), {}), Terminal(Tty(), _Pipe(), {})
    assert (pace_of_steps(None, screen), pace_of_steps(None, pipe), pace_of_steps(0.5, pipe)) == (2.0, 0, 0.5)


class _Pipe(Tty):
    def isatty(self) -> bool:
        return False
