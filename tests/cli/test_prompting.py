"""The prompt of a screen that can be drawn over: a clock, keys, history, and an end that leaves nothing behind."""

from __future__ import annotations

import fcntl
import os
import signal
import struct
import sys
import termios

import pytest

from tablemate.cli.lines import LONGEST_LINE, InputEnded, Interrupted, OutOfTime
from tablemate.cli.terminal import Terminal

from .keys import HANG_UP, Time, at_keyboard, pressing
from .processes import Process, at_terminal, in_terminal
from .screen import moments, screen_of
from .test_screens import Tty

ESCAPE = "\x1b"
UP, LEFT, RIGHT, END = "\x1b[A", "\x1b[D", "\x1b[C", "\x1b[F"


def lines(monkeypatch: pytest.MonkeyPatch, keys: str, number: int = 1) -> tuple[str, ...]:
    """The lines that come of these keys."""
    with pressing(Time(), (1.0, keys)) as keyboard:
        terminal = at_keyboard(monkeypatch, keyboard, Tty())
        return tuple(terminal.ask(">") for _ in range(number))


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("roll", "roll"),
        ("roll\x7f\x7f", "ro"),
        (f"rll{LEFT}{LEFT}o", "roll"),
        ("oll\x01r\x05!", "roll!"),
        ("burn r4\x17", "burn"),
        ("burn\x15roll", "roll"),
        ("é\x1b[5~è", "éè"),
        ("pick\tb1", "pickb1"),
        ("\x1b[31mburn\x1b[1;31m r4\x1b[0m", "burn r4"),
        ("\x1b[<0;3;1mro\x1b[M !!ll", "roll"),
    ],
)
def test_a_line_is_edited(monkeypatch: pytest.MonkeyPatch, keys: str, line: str) -> None:
    assert lines(monkeypatch, f"{keys}\r") == (line,)


@pytest.mark.parametrize("pasted", ["roll\r1\n2\n", "\x1b[200~roll\n1\r\n2\n\x1b[201~"])
def test_lines_that_are_pasted_are_entered_one_after_the_other(monkeypatch: pytest.MonkeyPatch, pasted: str) -> None:
    assert lines(monkeypatch, pasted, 3) == ("roll", "1", "2")


def test_lines_with_colours_that_are_pasted_are_entered_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines(monkeypatch, "\x1b[31mroll\x1b[0m\r\x1b[32m1\x1b[0m\r", 2) == ("roll", "1")


def test_earlier_lines_come_back_until_they_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    with pressing(Time(), (1.0, "roll\rpick b13\r"), (2.0, f"{UP}{UP}\r"), (3.0, f"{UP}\x19\r")) as keyboard:
        terminal = at_keyboard(monkeypatch, keyboard, Tty())
        assert [terminal.ask(">") for _ in range(3)] == ["roll", "pick b13", "roll"]
        terminal.forget_lines()
        assert terminal.ask(">") == ""


def test_a_line_that_is_too_long_stops_growing_and_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "x" * (LONGEST_LINE + 5)
    with pressing(Time(), (1.0, f"{long}\r"), (2.0, f"{UP}\r")) as keyboard:
        screen = keyboard.prompt(Tty())
        read = [screen.read(lambda: ">", lambda: None, keep=False, resizes=False, complete=None) for _ in range(2)]
    assert read == ["x" * (LONGEST_LINE + 1), ""]


def asked(
    monkeypatch: pytest.MonkeyPatch, *script: tuple[float, str], last: float = 5.0, wakes: float = 3600.0
) -> tuple[str | type[Exception], str, Terminal]:
    """The line, or why there is none, read within so many seconds; what the screen was told; and the terminal."""
    time, target = Time(), Tty()
    begun = time.now
    with pressing(time, *script) as keyboard:
        terminal = at_keyboard(monkeypatch, keyboard, target)

        def left() -> int:
            return max(0, round((last - (time.now - begun)) * 1000))

        def wake() -> int:
            return max(0, round((wakes - (time.now - begun)) * 1000))

        line: str | type[Exception]
        try:
            line = terminal.ask_until(lambda: f"{left()} >", left, wake=wake)
        except (OutOfTime, Interrupted) as ended:
            line = type(ended)
    return line, target.getvalue(), terminal


def test_the_prompt_counts_each_second_and_the_line_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    line, screen, _ = asked(monkeypatch, (0.4, "ro"), (2.5, "ll"), (2.6, "\r"))
    assert line == "roll"
    assert [each for each in moments(screen) if each.endswith("> ro")] == ["4600 > ro", "4000 > ro", "3000 > ro"]
    assert screen_of(screen) == "2400 > roll"


def test_time_can_run_out_while_a_line_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    line, screen, _ = asked(monkeypatch, (4.9, "rol"), (5.1, "l\r"))
    assert line is OutOfTime
    assert screen_of(screen) == "0 > rol"


def test_what_happens_while_a_line_is_typed_takes_the_prompt_away_and_keeps_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, screen, terminal = asked(monkeypatch, (0.5, "ro"), wakes=1.5)
    assert (line, terminal.typed) == (Interrupted, "ro")
    assert moments(screen)[-2:] == ["4000 > ro", ""]
    terminal.retype("pick")
    assert terminal.typed == "pick"


@pytest.mark.parametrize(
    ("keys", "problem"), [("\x03", KeyboardInterrupt), ("\x04", InputEnded), (HANG_UP, InputEnded)]
)
def test_a_line_can_be_left(monkeypatch: pytest.MonkeyPatch, keys: str, problem: type[BaseException]) -> None:
    with pytest.raises(problem):
        asked(monkeypatch, (1.0, keys))


def test_ctrl_d_ends_only_an_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines(monkeypatch, "x\x04y\r") == ("xy",)


def test_a_long_typed_line_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, long = Tty(), "x" * (LONGEST_LINE + 1)
    with pressing(Time(), (0.5, f"{long}\r"), (1.0, "roll\r")) as keyboard:
        assert at_keyboard(monkeypatch, keyboard, terminal).ask(">") == "roll"
    assert "That line has more than" in terminal.getvalue()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.slow
def test_a_program_that_is_told_to_end_puts_the_terminal_back(number: signal.Signals) -> None:
    with at_terminal("play", "assembly", "--seed", "5", term="xterm") as game:
        usual = termios.tcgetattr(game.terminal)
        game.until("> ")
        assert termios.tcgetattr(game.terminal) != usual
        game.end(number)
        assert game.process.returncode == 128 + number
        assert termios.tcgetattr(game.terminal) == usual


def resize(game: Process, columns: int, rows: int) -> None:
    """Pull the window to another size."""
    fcntl.ioctl(game.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    os.kill(game.process.pid, signal.SIGWINCH)


@pytest.mark.slow
def test_a_resized_screen_shows_the_decision_as_it_fits_now_with_what_was_typed() -> None:
    with at_terminal("play", "assembly", "--seed", "5", term="xterm") as game:
        game.until("> ")
        game.press("three: d")
        game.until("three: d")
        resize(game, 60, 40)
        game.until("No module: ")
        game.until("Declare a command")
        game.until("> three: d")


@pytest.mark.slow
@pytest.mark.parametrize("options", [("--plain",), ("--layout", "list")])
def test_plain_lines_and_the_list_draw_nothing_again(options: tuple[str, ...]) -> None:
    with at_terminal("play", "fuse", "--seed", "5", "--mode", "live", *options, term="xterm") as game:
        game.until("Ready?")
        game.type("")
        game.until("10:00 > ")
        game.type("log")
        game.until(" > ")
        game.type("quit")
        game.until("without saving")
        told = game.told
    assert "\r" not in told.replace("\r\n", "")
    assert ("\x1b" in told) == ("--plain" not in options)


@pytest.mark.slow
def test_lines_that_were_typed_ahead_survive_a_change_to_the_list_and_back() -> None:
    with at_terminal("play", "assembly", "--seed", "5", term="xterm") as game:
        game.until("> ")
        game.press("list\rlog\rring\roptions\r")
        game.until("What happened so far")
        game.until("10  AI")
        game.until("malfunctions")
        game.until("> ")


@pytest.mark.slow
def test_a_terminal_that_is_gone_ends_the_game_though_no_signal_says_so() -> None:
    deaf = "import os, signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-c", deaf, sys.executable, "-m", "tablemate", "play", "assembly", "--seed", "5"]
    with in_terminal(command, term="xterm") as game:
        game.until("\n> ")
        game.hang_up()
