"""Long work shows how far it is: to people, on standard error, after a moment.  Time is an argument here."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from threading import Event

import pytest

import tablemate
from tablemate import Record, Table
from tablemate.cli import progress
from tablemate.cli.journal import played_again
from tablemate.cli.progress import MOMENT, SELDOM, Busy, Progress, replaying
from tablemate.cli.terminal import Terminal
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .keys import Time
from .screen import moments, screen_of
from .test_screens import Tty


def told(kind: str, *moments: tuple[float, int]) -> str:
    """What a screen shows when so much is done after so many seconds."""
    time, target = Time(), Tty()
    screen = Terminal(Tty(), target, {"TERM": kind})
    with Progress(screen, lambda done: f"{done} of 9", seconds=time) as on_step:
        for seconds, done in moments:
            time.now = 1000.0 + seconds
            on_step(done)
    return target.getvalue()


def test_nothing_is_told_of_what_takes_a_moment() -> None:
    assert told("xterm", (0.1, 1), (MOMENT - 0.01, 9)) == ""
    assert told("dumb", (0.1, 1), (MOMENT - 0.01, 9)) == ""


def test_one_line_is_drawn_over_and_gone_in_the_end() -> None:
    shown = told("xterm", (0.5, 1), (1.0, 2), (1.1, 3), (1.3, 4))
    assert [each for each in moments(shown) if each] == ["2 of 9", "4 of 9"]
    assert screen_of(shown) == ""


def test_where_nothing_can_be_drawn_over_there_are_a_few_plain_lines() -> None:
    shown = told("dumb", (1.0, 2), (5.0, 4), (1.0 + SELDOM, 7), (2.0 + SELDOM, 8))
    assert shown == "2 of 9\n7 of 9\n"


def test_a_line_is_no_longer_than_the_screen() -> None:
    target = Tty()
    screen = Terminal(Tty(), target, {"TERM": "xterm", "COLUMNS": "20"})
    with Progress(screen, lambda done: "x" * 50, seconds=Time(step=60.0)) as on_step:
        on_step(1)
    assert "x" * 20 in moments(target.getvalue())
    assert "x" * 21 not in target.getvalue()


def test_a_pipe_gets_nothing() -> None:
    time, target = Time(step=60.0), io.StringIO()
    with Progress(Terminal(Tty(), target, {"TERM": "xterm"}), str, seconds=time) as on_step:
        on_step(1)
    assert target.getvalue() == ""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Every look at the time is a second later than the last, at a terminal; what standard error shows."""
    target = Tty()
    monkeypatch.setenv("TERM", "xterm")
    told = partial(Progress, seconds=Time(step=1.0))
    monkeypatch.setattr(progress, "Progress", lambda screen, say, **_: told(screen, say))
    monkeypatch.setattr(progress, "Terminal", lambda source, stderr, plain: Terminal(source, target, {"TERM": "xterm"}))
    return lambda: re.sub(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", target.getvalue())


class Waits(Event):
    """An event that is waited for some times in vain, and then has happened."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def wait(self, timeout: float | None = None) -> bool:
        self.times -= 1
        return self.times < 0


def test_work_that_cannot_tell_how_far_it_is_counts_seconds() -> None:
    target = Tty()
    screen = Terminal(Tty(), target, {"TERM": "xterm"})
    with Busy(screen, lambda seconds: f"{seconds} s", done=Waits(4), seconds=Time(step=0.5)):
        pass
    counted = [each for each in moments(target.getvalue()) if each]
    assert counted
    assert all(re.fullmatch(r"\d s", each) for each in counted)
    assert screen_of(target.getvalue()) == ""


def test_nobody_counts_where_nobody_looks() -> None:
    target, done = io.StringIO(), Waits(4)
    with Busy(Terminal(Tty(), target, {"TERM": "xterm"}), str, done=done, seconds=Time(step=5.0)):
        pass
    assert (target.getvalue(), done.times) == ("", 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["cards", "fuse", "--deck", "d.toml"], ["play", "fuse", "--deck", "d.toml"]])
def test_whoever_waits_for_a_check_of_cards_sees_the_seconds(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch, language: str, arguments: list[str]
) -> None:
    target, counted = Tty(), Waits(3)
    monkeypatch.setattr(progress, "Terminal", lambda source, stderr, plain: Terminal(source, target, {"TERM": "xterm"}))
    monkeypatch.setattr(progress, "Busy", lambda screen, say: Busy(screen, say, done=counted, seconds=Time(step=1.0)))
    text = files("tablemate.games.fuse.cards").joinpath("standard.toml").read_text(encoding="utf-8")
    Path("d.toml").write_text(text, encoding="utf-8")
    run = tablemate_command(*arguments, "--lang", language, typed="quit\n")
    assert (run.code, run.err) == (0, "")
    said = {
        "cards": {"en": "Checking the cards: ", "fr": "Vérification des cartes\N{NO-BREAK SPACE}: "},
        "play": {"en": "Setting up the table: ", "fr": "Mise en place de la table\N{NO-BREAK SPACE}: "},
    }
    assert any(each.startswith(said[arguments[0]][language]) for each in moments(target.getvalue()))
    assert screen_of(target.getvalue()) == ""


SAYS = {"en": "Replaying: step {} of 4", "fr": "Partie rejouée : étape {} sur 4"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "g.json"],
        ["replay", "g.json", "--json"],
        ["replay", "g.json", "--fork-at", "4"],
        ["verify", "g.json"],
        ["play", "assembly", "--load", "g.json"],
    ],
)
@pytest.mark.slow
def test_whoever_waits_for_a_replay_sees_it_move(
    tablemate_command: Tablemate, slow: Callable[[], str], language: str, arguments: list[str]
) -> None:
    tablemate_command("play", "--seed", "3", "--save", "g.json", typed="1\n" * 4)
    run = tablemate_command(*arguments, "--lang", language, typed="quit\n")
    assert run.code == 0
    assert run.err == ""
    shown = slow()
    for step in (1, 2, 3, 4):
        assert SAYS[language].format(step) in moments(shown)
    assert screen_of(shown) == ""
    assert "\r" not in run.out
    if "--json" in arguments:
        assert len(json.loads(run.out)["steps"]) == 5


def test_standard_error_is_where_it_is_told_and_only_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "MOMENT", 0.0)
    for target in (Tty(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", target)
        with replaying(Words("en"))(7) as on_step:
            assert on_step is not None
            on_step(3)
        assert ("Replaying: step 3 of 7" in target.getvalue()) == target.isatty()


class Counted(Record):
    """A record that counts how often it is replayed."""

    replayed = 0

    def steps(self, *arguments: object) -> object:  # type: ignore[override]
        Counted.replayed += 1
        return super().steps(*arguments)  # type: ignore[arg-type]


def counted(table: Table) -> Counted:
    Counted.replayed = 0
    return Counted(**vars(table.record()))


def test_a_record_is_replayed_once() -> None:
    game = tablemate.game("assembly")
    table = game.new(seed=1)
    for _ in range(5):
        table.play(table.legal(0)[0], 0)
    again = played_again(counted(table), game)
    assert (again.steps, Counted.replayed) == (table.steps, 1)


def test_what_is_played_again_is_checked() -> None:
    game = tablemate.game("assembly")
    record = game.new(seed=1).record()
    wrong = type(record)(**{**vars(record), "digest": "0" * 16})
    with pytest.raises(tablemate.InvalidRecord):
        played_again(wrong, game)
