"""Bots beside people and a clock at the terminal; time is an argument here, no test waits."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

import tablemate
from tablemate.bots import make_bot
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.cli.timing import Stopwatch
from tablemate.cli.turns import AtOnce
from tablemate.words import LANGUAGES, Words
from tests.games.fuse.builders import fuse, play

from .conftest import Tablemate
from .keys import Time, at_keyboard, pressing
from .screen import moments
from .test_clock import MINUTES, Hand, stamps
from .test_fuse_play import Idle, seated
from .test_screens import Tty

PACE = 2_000


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")


def drafting(*, last: bool = False) -> tablemate.Table:
    """Two players in a draft: seat 2 will place the red six, defuse and pick, the `last` bomb with the game won."""
    mats = [["B02", "B31"], ["B08 R1", "B14"]]
    options = {"mode": "live", "edition": "book2015" if last else "sheet"}
    row = "B01" if last else "B01 B03 B05 B06 B07"
    return fuse(players=2, mats=mats, tray="G3 R6 Y2", row=row, pile="", options=options, owed=[2, 1])


def won() -> tablemate.Table:
    """The game is won, and both players may stop."""
    mats = [["B02", "B31"], ["B08 R1", "B14"]]
    table = fuse(players=2, mats=mats, tray="G3 R6", row="B01", pile="", options={"mode": "live"}, owed=[1, 1])
    play(table, "P2 place r6 on b08.2", "P2 pick b01")
    return table


def session(table: tablemate.Table, screen: Terminal, time: Time, *, pace: int = PACE, layout: str = "list") -> Session:
    """A person in seat 1 and a bot in seat 2."""

    def sleep(seconds: float) -> None:
        time.now += seconds

    return Session(
        table,
        Words("en", "fuse"),
        screen,
        face_of("fuse"),
        bots={1: make_bot("greedy", 1)},
        asked_layout=layout,
        time=Stopwatch(MINUTES, seconds=time, sleep=sleep),
        pace=pace,
    )


def lines(table: tablemate.Table, *typed: tuple[float, str], pace: int = PACE) -> str:
    """A person at a terminal that reads whole lines."""
    time, target = Time(), Tty()
    session(table, Terminal(Hand(time, *typed), target, {}), time, pace=pace).run()
    return target.getvalue()


def test_what_a_bot_did_while_a_line_was_typed_comes_before_it_at_its_own_time() -> None:
    table = drafting()
    lines(table, (5, "place g3 on b02.1"), (0, "quit"), (0, ""))
    assert stamps(table)[:3] == [(1, "place", 2_000), (1, "pick", 4_000), (0, "place", 5_000)]


def test_bots_do_nothing_before_their_time() -> None:
    table = drafting()
    lines(table, (1.999, "place g3 on b02.1"), (0, "log"), (0.001, "log"), (0, "quit"), (0, ""))
    assert stamps(table) == [(0, "place", 1_999), (1, "place", 2_000)]


def test_the_table_waits_for_bots_in_real_time() -> None:
    table = drafting()
    shown = lines(table, (1, "place g3 on b02.1"), (0.5, "place y2 on b02.2"), (0, "quit"), (0, ""))
    mine = [(0, "place", 1_000), (0, "place", 1_500)]
    assert stamps(table)[:4] == [*mine, (1, "place", 2_000), (1, "pick", 4_000)]
    assert (
        shown.index("You place the yellow 2") < shown.index("Seat 2 places the red 6") < shown.index("Seat 2 takes B")
    )


def test_without_a_pace_bots_act_at_once_when_nobody_else_is_waited_for() -> None:
    table = drafting()
    lines(table, (4, "place g3 on b02.1"), (1, "place y2 on b02.2"), (0, "quit"), (0, ""), pace=0)
    assert stamps(table)[1:4] == [(0, "place", 5_000), (1, "place", 5_000), (1, "pick", 5_000)]


def test_a_bot_that_only_waits_is_pushed_and_that_takes_time_too() -> None:
    """Nobody but the bot has anything to do, and it wants nothing: in the end it rolls."""
    table, time, target = seated(2, holder=1, mode="live"), Time(), Tty()
    sitting = session(table, Terminal(Hand(time, (0, "quit"), (0, "")), target, {}), time)
    sitting.bots = {1: Idle()}
    sitting.turns = AtOnce(sitting)
    sitting.run()
    assert stamps(table) == [(1, "roll", 2 * PACE)]


def number_of(table: tablemate.Table, action: str) -> str:
    """The number of an action in the list that seat 1 is shown."""
    session = Session(table, Words("en", "fuse"), Terminal(Tty(), Tty(), {}), face_of("fuse"))
    offered = session.numbers(table.waiting[0])
    return next(str(number) for number, each in offered.items() if each.text.startswith(action))


def test_a_number_means_what_it_stood_for_when_it_was_shown() -> None:
    """The bot takes the red six meanwhile; the number of it does not become another die."""
    table = drafting()
    shown = lines(table, (5, number_of(table, "place r6")), (0, "quit"), (0, ""))
    assert [stamp for stamp in stamps(table) if stamp[0] == 0] == []
    assert "No: Seat 2 has placed the red 6." in shown


def test_wait_lets_the_bots_act_first() -> None:
    table = drafting()
    lines(table, (0.5, "wait"), (0, "quit"), (0, ""))
    assert stamps(table)[:2] == [(1, "place", 2_000), (1, "pick", 4_000)]


def test_a_bot_that_acts_while_a_line_is_typed_is_told_and_the_letters_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drafting()
    seen = keyed(monkeypatch, table, (1.5, "place g"), (3.0, "3 on b02.1\r"), (3.5, "quit\r"), (3.6, "\r"))
    assert stamps(table)[:2] == [(1, "place", 2_000), (0, "place", 3_000)]
    assert any(each.endswith("\n9:59 > place g") for each in seen)
    told = next(each for each in seen if "Seat 2 places R6" in each)
    assert told.endswith("9:58 > place g")
    assert told.count("> place g") == 1
    assert "You place G3" in seen[-1]


def keyed(monkeypatch: pytest.MonkeyPatch, table: tablemate.Table, *script: tuple[float, str]) -> list[str]:
    """What a person sees from drawing to drawing who presses these keys at a screen that can be drawn over."""
    time, target = Time(), Tty()
    with pressing(time, *script) as keyboard:
        assert session(table, at_keyboard(monkeypatch, keyboard, target), time, layout="table").run() == 0
        assert not keyboard.script
    return moments(target.getvalue())


@pytest.mark.parametrize("seat", ["", "1: "])
def test_a_half_typed_number_stays_the_action_it_stood_for(monkeypatch: pytest.MonkeyPatch, seat: str) -> None:
    """The bot takes the red six, and the list has other numbers."""
    table = drafting()
    yellow = number_of(table, "place y2")
    shown = keyed(monkeypatch, table, (1.5, seat + yellow), (3.0, "\r"), (3.5, "quit\r"), (3.6, "\r"))[-1]
    assert "You place Y2" in shown
    assert stamps(table)[:2] == [(1, "place", 2_000), (0, "place", 3_000)]
    assert "> place y2 on b" in shown


def test_a_half_typed_number_of_what_is_gone_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drafting()
    red = number_of(table, "place r6")
    shown = keyed(monkeypatch, table, (1.5, red), (3.0, "\r"), (3.5, "quit\r"), (3.6, "\r"))[-1]
    assert [stamp for stamp in stamps(table) if stamp[0] == 0] == []
    assert "No: Seat 2 has placed R6." in " ".join(shown.split())


def test_a_half_typed_number_that_stood_for_nothing_is_dropped_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = keyed(monkeypatch, drafting(), (1.5, "99"), (3.5, "quit\r"), (3.6, "\r"))[-1]
    assert "The list has changed, and 99 was not in the one before: type it again." in " ".join(shown.split())


def test_whoever_types_when_bots_end_the_game_does_not_type_a_file_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = keyed(monkeypatch, drafting(last=True), (3.0, "pla"), (5.0, "ce\r"), (5.5, "\r"))
    assert "The game is over! Press Enter. ce\n" in seen[-1]


BOTH_PLACED = ((0.5, "place g3 on b02.1\r"), (0.6, "place y2 on b31.2\r"))
"""After these seat 1 has nothing to do until seat 2 has placed and picked."""


def test_while_only_bots_act_the_clock_runs_on_and_a_number_is_no_answer_to_the_list_to_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = drafting()
    seen = keyed(monkeypatch, table, *BOTH_PLACED, (1.5, "1\r"), (5.0, "quit\r"), (5.5, "\r"))
    assert any(each.endswith("\n9:59 >") for each in seen)
    assert "9:59 > 1\nNothing for you to do just now: the others act.\n" in seen[-1]
    assert [seat for seat, _, _ in stamps(table)] == [0, 0, 1, 1]


def test_while_only_bots_act_a_person_looks_around(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = keyed(monkeypatch, drafting(), *BOTH_PLACED, (1.5, "time\r"), (5.0, "quit\r"), (5.5, "\r"))[-1]
    assert "> time\n9:59 left on the clock.\n" in shown


def test_what_was_begun_while_only_bots_acted_stays_on_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = keyed(monkeypatch, drafting(), *BOTH_PLACED, (1.5, "qu"), (5.0, "it\r"), (5.5, "\r"))
    assert any("Seat 2 places R6" in each and each.endswith("> qu") for each in seen)
    assert "Good-bye." in seen[-1]


def test_bots_stop_soon_after_the_last_person_has() -> None:
    table = won()
    shown = lines(table, (1, "stop"), (600, ""), (0, ""))
    assert stamps(table)[2:] == [(0, "stop", 1_000), (1, "stop", 3_000)]
    assert "The game is over." in shown


def test_bots_stop_where_no_clock_runs_too(tablemate_command: Tablemate) -> None:
    table = won()
    target = Tty()
    bots = {1: make_bot("greedy", 1)}
    hand = Tty("stop\n\n")
    Session(table, Words("en", "fuse"), Terminal(hand, target, {}), face_of("fuse"), bots=bots).run()
    assert [(seat, action) for seat, action, _ in stamps(table)[2:]] == [(0, "stop"), (1, "stop")]


def test_what_was_due_before_the_end_of_the_clock_is_played_before_time_is_up() -> None:
    table = drafting()
    lines(table, (700, "place g3 on b02.1"), (0, ""))
    assert stamps(table) == [(1, "place", 2_000), (1, "pick", 4_000), (tablemate.CLOCK, "time", MINUTES)]


def moves_of(name: str) -> list[dict[str, object]]:
    moves: list[dict[str, object]] = json.loads(Path(name).read_text(encoding="utf-8"))["moves"]
    return moves


def test_a_script_need_not_wait_but_the_clock_counts(tablemate_command: Tablemate) -> None:
    """More than a minute of the game goes by while the script is read."""
    options = ["--players", "2", "--bot", "random", "--seed", "5", "--mode", "live", "--save", "s.json"]
    tablemate_command("play", "fuse", *options, "--pace", "20", typed="1\n", lines=9)
    times = [int(str(move["at"])) for move in moves_of("s.json") if move["seat"] == 1]
    assert len(times) >= 3
    assert all(later - sooner >= 20_000 for sooner, later in pairwise(times))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_the_pace_is_said_and_repeated(tablemate_command: Tablemate, language: str) -> None:
    options = ["--players", "2", "--bot", "random", "--seed", "5", "--mode", "relaxed", "--lang", language]
    usual = tablemate_command("play", "fuse", *options, typed="help\n").out
    said = {"en": "Each bot takes 2 seconds for an action", "fr": "Chaque robot met 2 secondes par action"}
    assert said[language] in usual
    assert {"en": "Bots act in their own time", "fr": "Les robots agissent à leur rythme"}[language] in usual
    half = tablemate_command("play", "fuse", *options, "--pace", "0.5", "--save", "p.json", typed="1\n").out
    assert "--pace 0.5" in " ".join(half.split())
    assert {"en": "0.5 seconds", "fr": "0,5 seconde "}[language] in half
    whole = tablemate_command(
        "play", "fuse", *options, "--pace", "60", "--bombs", "3", "--save", "q.json", typed="1\n", lines=300
    )
    assert "--pace 60" in " ".join(whole.out.split())


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--mode", "live", "--pace", "-1"], "from 0 to 60, not -1"),
        (["--mode", "live", "--pace", "61"], "from 0 to 60, not 61"),
        (["--mode", "live", "--pace", "nan"], "from 0 to 60, not nan"),
        (["--mode", "live", "--pace", "soon"], '--pace takes a number such as 1.5, not "soon"'),
        (["--mode", "practice", "--pace", "2"], "bots take time only where a clock runs"),
        (["--mode", "rolls", "--pace", "0"], "bots take time only where a clock runs"),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(tablemate_command: Tablemate, options: list[str], problem: str) -> None:
    run = tablemate_command("play", "fuse", "--players", "2", "--bot", "random", *options)
    assert (run.code, run.out) == (2, "")
    assert problem in " ".join(run.err.split())


@pytest.mark.parametrize("game", ["assembly", "origin_story"])
def test_only_games_with_a_clock_have_a_pace(tablemate_command: Tablemate, game: str) -> None:
    run = tablemate_command("play", game, "--pace", "2")
    assert run.code == 2
    assert re.search("--pace is an option of .*fuse.*, not of this game", " ".join(run.err.split()))


def test_a_fork_may_have_another_pace(tablemate_command: Tablemate) -> None:
    tablemate_command(
        "play", "fuse", "--players", "2", "--mode", "live", "--seed", "3", "--save", "a.json", typed="1\n"
    )
    options = ["replay", "a.json", "--fork-at", "1", "--bot", "random", "--pace", "7"]
    assert "Each bot takes 7 seconds" in tablemate_command(*options, typed="quit\n").out
