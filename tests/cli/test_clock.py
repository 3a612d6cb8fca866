"""The clock of a live game at the terminal; time is an argument here, no test waits."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import tablemate
from tablemate.cli import play
from tablemate.cli.face import face_of
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.cli.timing import Bell, Stopwatch, clock_text, stopwatch_for, time_of
from tablemate.kernel.moves import Move, Undo
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .keys import Time, at_keyboard, pressing
from .screen import moments
from .test_screens import Tty

GAME = tablemate.game("fuse")
MINUTES = 600_000


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")


@pytest.mark.parametrize(
    ("left", "text"),
    [(MINUTES, "10:00"), (580_999, "9:41"), (580_001, "9:41"), (580_000, "9:40"), (1, "0:01"), (0, "0:00")],
)
def test_a_clock_shows_minutes_and_seconds(left: int, text: str) -> None:
    assert clock_text(left) == text


def test_time_runs_from_the_first_prompt_on() -> None:
    time = Time()
    watch = Stopwatch(MINUTES, before=5_000, seconds=time)
    time.now += 30
    assert (watch.now(), watch.stamp()) == (5_000, 5_000)
    watch.start()
    time.now += 2.5
    watch.start()
    assert (watch.now(), watch.left()) == (7_500, MINUTES - 7_500)
    time.now += 592.499
    assert (watch.stamp(), watch.is_up()) == (MINUTES - 1, False)
    time.now += 0.001
    assert (watch.stamp(), watch.is_up()) == (None, True)


def test_only_what_was_agreed_has_a_clock() -> None:
    assert stopwatch_for(tablemate.game("assembly").new(seed=1)) is None
    assert stopwatch_for(GAME.new(seed=1)) is None
    relaxed = stopwatch_for(GAME.new(seed=1, mode="relaxed", clock_factor=2))
    assert relaxed is not None
    assert relaxed.left() == 2 * MINUTES


def test_the_time_of_a_game_is_that_of_its_last_action() -> None:
    assert time_of([]) == 0
    assert time_of([Move(0, "roll", 700), Undo(), Move(0, "roll", 900), Undo()]) == 900
    assert time_of([Move(0, "roll")]) == 0


class Hand(Tty):
    """Somebody who types lines, each after some seconds."""

    def __init__(self, time: Time, *lines: tuple[float, str]) -> None:
        super().__init__()
        self.time, self.lines = time, list(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if not self.lines:
            return ""
        seconds, line = self.lines.pop(0)
        self.time.now += seconds
        return f"{line}\n"


def live(*lines: tuple[float, str], layout: str = "list", players: int = 1) -> tuple[Session, str]:
    """A live game at a terminal that reads whole lines, and what was shown."""
    time, target = Time(), Tty()
    table = GAME.new(seed=3, mode="live", players=players)
    session = Session(
        table,
        Words("en", "fuse"),
        Terminal(Hand(time, *lines), target, {}),
        face_of("fuse"),
        asked_layout=layout,
        time=Stopwatch(MINUTES, seconds=time),
    )
    session.run()
    return session, target.getvalue()


def stamps(table: tablemate.Table) -> list[tuple[int, str, int | None]]:
    """Seat, verb and time of every move."""
    return [(move.seat, move.action.split()[0], move.at) for move in table.moves if not isinstance(move, Undo)]


def test_every_action_carries_its_time_and_every_prompt_shows_it() -> None:
    session, shown = live((0, "log"), (19.25, "roll"), (1, "1"), (0, "quit"), (0, ""))
    assert stamps(session.table) == [(0, "roll", 19_250), (0, "place", 20_250)]
    assert shown.count("10:00 > ") == 2
    assert "9:41 > " in shown
    assert "9:40 > " in shown


def test_a_line_that_comes_too_late_does_not_count() -> None:
    session, shown = live((1, "roll"), (598.999, "1"), (0.001, "1"), (0, ""))
    assert stamps(session.table) == [(0, "roll", 1_000), (0, "place", 599_999), (tablemate.CLOCK, "time", MINUTES)]
    assert "Time is up" in shown
    assert "The game is over." in shown
    assert session.table.outcome is not None
    assert not session.table.outcome.won


def test_a_command_that_comes_too_late_does_not_answer() -> None:
    session, shown = live((1, "roll"), (599, "help"), (0, ""))
    assert stamps(session.table)[-1] == (tablemate.CLOCK, "time", MINUTES)
    assert "Besides, at any time" not in shown


def test_the_clock_stands_still_while_a_file_name_is_typed(tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    session, _ = live((1, "roll"), (4, "quit"), (60, str(path)))
    assert session.time is not None
    assert session.time.now() == 5_000
    assert clock_of(str(path)) == 5_000


@pytest.mark.parametrize(("word", "language"), [("time", "en"), ("temps", "fr"), ("TIME", "fr")])
def test_the_time_left_is_told_when_asked_for(
    tablemate_command: Tablemate, clocked: Clocked, word: str, language: str
) -> None:
    clocked(0.0)
    options = ["--mode", "live", "--seed", "3", "--lang", language, "--layout", "list"]
    run = tablemate_command("play", "fuse", *options, typed=f"{word}\ntime up\nhelp\n")
    told = {"en": "10:00 left on the clock.", "fr": "Il reste 10:00 au chronomètre."}[language]
    assert f"10:00 > {word}\n{told}\n" in run.out
    assert "(FUSE-TIME-1)" in run.out
    without = tablemate_command("play", "fuse", "--mode", "rolls", "--seed", "3", typed="time\nhelp\n").out
    assert "No clock runs here." in without
    assert "  time  " not in without


def test_five_minutes_one_minute_and_half_a_minute_are_told_once() -> None:
    _, shown = live(
        (1, "roll"), (298, "log"), (1, "log"), (10, "log"), (250, "1"), (29, "log"), (5, "log"), (0, "quit")
    )
    assert [line for line in shown.splitlines() if line.endswith(" left on the clock.")] == [
        "5:00 left on the clock.",
        "0:40 left on the clock.",
        "0:11 left on the clock.",
    ]


def test_a_bell_does_not_ring_for_what_was_past_before() -> None:
    time = Time()
    watch = Stopwatch(MINUTES, before=550_000, seconds=time)
    bell = Bell(watch)
    watch.start()
    assert not bell.rings()
    time.now += 25
    assert [bell.rings(), bell.rings(), Bell(None).rings()] == [True, False, False]


def test_time_up_is_played_while_a_line_is_being_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    time, target, table = Time(), Tty(), GAME.new(seed=3, mode="live")
    script = ((0.5, "ro"), (2.25, "ll\r"), (599.5, "place"), (700.0, " r4 on b13.2\r"), (701.0, "\r"))
    with pressing(time, *script) as keyboard:
        screen = at_keyboard(monkeypatch, keyboard, target)
        watch = Stopwatch(MINUTES, seconds=time)
        assert Session(table, Words("en", "fuse"), screen, face_of("fuse"), time=watch).run() == 0
        assert not keyboard.script
    assert stamps(table) == [(0, "roll", 2_250), (tablemate.CLOCK, "time", MINUTES)]
    seen = moments(target.getvalue())
    assert any("\n10:00 > ro\n" in each for each in seen)
    assert "\n9:58 > roll\n" in seen[-1]
    assert any("\n0:01 > place" in each for each in seen)
    assert "Time is up! Press Enter.  r4 on b13.2" in seen[-1]
    assert "Saved" not in seen[-1]


def test_a_list_is_never_drawn_over() -> None:
    _, shown = live((1, "roll"), (599, "1"), (0, ""))
    assert "\r" not in shown


Clocked = Callable[[float], None]


@pytest.fixture
def clocked(monkeypatch: pytest.MonkeyPatch) -> Clocked:
    """Let the clock of the command move by so many seconds whenever it is looked at."""

    def set_up(step: float) -> None:
        monkeypatch.setattr(play, "stopwatch_for", partial(stopwatch_for, seconds=Time(step)))

    return set_up


def moves_of(name: str) -> list[dict[str, object]]:
    moves: list[dict[str, object]] = json.loads(Path(name).read_text(encoding="utf-8"))["moves"]
    return moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piped_live_game_ends_with_the_clock(tablemate_command: Tablemate, clocked: Clocked, language: str) -> None:
    clocked(10.0)
    options = ["--mode", "live", "--players", "2", "--seed", "3", "--lang", language, "--save", "live.json"]
    run = tablemate_command("play", "fuse", *options, typed="1\n", lines=200)
    assert run.code == 0, run.err
    moves = moves_of("live.json")
    assert moves[-1] == {"seat": "clock", "action": "time up", "at": MINUTES}
    times = [move["at"] for move in moves]
    assert times == sorted(times, key=lambda at: int(str(at)))
    again = tablemate_command("replay", "live.json", "--lang", language)
    assert {"en": f"Step {len(moves)} (0:00), the clock: time up", "fr": "le chronomètre : fin du temps"}[
        language
    ] in again.out.replace("\N{NO-BREAK SPACE}", " ")
    assert {"en": "Step 1 (9:", "fr": "Étape 1 (9:"}[language] in again.out
    told = json.loads(tablemate_command("replay", "live.json", "--json").out)
    assert told["steps"][-1]["seat"] == "clock"
    assert told["steps"][-1]["at"] == MINUTES
    assert told["outcome"]["result"] == "lost"


def clock_of(name: str) -> int | None:
    """What the clock had counted when a game was written."""
    clock: int | None = json.loads(Path(name).read_text(encoding="utf-8")).get("clock")
    return clock


def test_a_loaded_live_game_goes_on_from_where_it_was_left(tablemate_command: Tablemate, clocked: Clocked) -> None:
    """Thinking time is not given back by leaving the table."""
    clocked(10.0)
    options = ["--mode", "live", "--seed", "3"]
    tablemate_command("play", "fuse", *options, typed="roll\n1\n1\nsave part.json\nlog\nlog\nquit\n\n")
    before = clock_of("part.json")
    assert before is not None
    assert before >= int(str(moves_of("part.json")[-1]["at"])) + 40_000
    clocked(0.0)
    rest = tablemate_command("play", "fuse", "--load", "part.json", typed="1\nquit\n")
    assert f"The clock goes on at {clock_text(MINUTES - before)}." in rest.out
    assert moves_of("part.json")[-1]["at"] == before
    assert tablemate_command("replay", "part.json").code == 0
    clocked(10.0)
    tablemate_command("play", "fuse", "--load", "part.json", typed="1\n", lines=200)
    assert moves_of("part.json")[-1] == {"seat": "clock", "action": "time up", "at": MINUTES}
    assert clock_of("part.json") is None


@pytest.mark.parametrize("clock", [None, "soon", -5, True, 3.5])
def test_a_clock_that_makes_no_sense_counts_from_the_last_action(
    tablemate_command: Tablemate, clocked: Clocked, clock: object
) -> None:
    clocked(0.0)
    tablemate_command("play", "fuse", "--mode", "live", "--seed", "3", "--save", "c.json", typed="roll\n")
    record = json.loads(Path("c.json").read_text(encoding="utf-8"))
    record["clock"] = clock
    record["moves"][0]["at"] = 90_000
    Path("c.json").write_text(json.dumps(record), encoding="utf-8")
    run = tablemate_command("play", "fuse", "--load", "c.json", typed="quit\n")
    assert "The clock goes on at 8:30." in run.out


def test_no_clock_is_kept_where_none_runs(tablemate_command: Tablemate) -> None:
    tablemate_command("play", "fuse", "--mode", "rolls", "--seed", "3", "--save", "r.json", typed="roll\n")
    assert clock_of("r.json") is None


def test_a_fork_of_a_live_game_takes_its_time_along(tablemate_command: Tablemate, clocked: Clocked) -> None:
    clocked(10.0)
    tablemate_command("play", "fuse", "--mode", "live", "--seed", "3", "--save", "a.json", typed="1\n1\n1\n")
    clocked(0.0)
    run = tablemate_command("replay", "a.json", "--fork-at", "2", "--save", "b.json", typed="1\nquit\n")
    passed = int(str(moves_of("a.json")[1]["at"]))
    assert f"The clock goes on at {clock_text(MINUTES - passed)}." in run.out
    assert moves_of("b.json")[-1]["at"] == passed


def test_a_game_that_began_late_goes_on_late() -> None:
    """A position keeps its time, and so do games that begin there and their forks."""
    table = GAME.new(seed=3, mode="live")
    table.play("roll", 0, at=90_000)
    begun = GAME.from_position(table.to_position())
    for late in (begun, begun.record().fork(GAME, 0), begun.record().replay(GAME)):
        watch = stopwatch_for(late)
        assert watch is not None
        assert watch.now() == 90_000


def test_a_fork_of_a_game_that_began_late_takes_its_time_along(tablemate_command: Tablemate, clocked: Clocked) -> None:
    table = GAME.new(seed=3, mode="live")
    table.play("roll", 0, at=90_000)
    GAME.from_position(table.to_position()).record().save("late.json")
    clocked(0.0)
    run = tablemate_command("replay", "late.json", "--fork-at", "0", "--save", "b.json", typed="1\nquit\n")
    assert "The clock goes on at 8:30." in run.out
    assert moves_of("b.json")[-1]["at"] == 90_000


def test_practice_tables_take_back_against_the_clock_too(tablemate_command: Tablemate, clocked: Clocked) -> None:
    clocked(1.0)
    options = ["--mode", "live", "--seed", "3", "--practice", "--save", "p.json"]
    run = tablemate_command("play", "fuse", *options, typed="roll\n1\nundo\n1\nquit\n\n")
    assert "One step taken back." in run.out
    assert [move.get("action", "undo") for move in moves_of("p.json")][2] == "undo"
    assert tablemate_command("play", "fuse", "--load", "p.json", typed="quit\n\n").code == 0
