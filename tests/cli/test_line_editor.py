"""Typing a line key by key, and waiting for it with an eye on the clock."""

from __future__ import annotations

import io
import os
import pty
import signal
from collections.abc import Iterator

import pytest

from tablemate.cli.keyboard import InputClosed, TerminalKeys, keys_of
from tablemate.cli.line_editor import EndOfInput, LineEditor
from tablemate.cli.terminal import InputEnded, OutOfTime, Terminal

from .test_screens import Tty


def typed(*keys: str) -> LineEditor:
    """A line after some keys."""
    editor = LineEditor()
    editor.begin()
    for each in keys:
        assert editor.type(each) is None
    return editor


@pytest.mark.parametrize(
    ("keys", "text", "cursor"),
    [
        (["ro", "ll"], "roll", 4),
        (["roll", "\x7f\x7f"], "ro", 2),
        (["rll", "\x1b[D\x1b[D", "o"], "roll", 2),
        (["oll", "\x01", "r", "\x05", "!"], "roll!", 5),
        (["roll", "\x1b[D", "\x1b[3~"], "rol", 3),
        (["burn r4", "\x17"], "burn ", 5),
        (["burn r4", "\x1b[H\x0b"], "", 0),
        (["burn r4", "\x1b[D\x15"], "4", 0),
        (["é", "\x1b[5~", "\x07", "è"], "éè", 2),
        (["a", "\x1b", "[D", "b"], "ba", 1),
    ],
)
def test_a_line_is_edited(keys: list[str], text: str, cursor: int) -> None:
    editor = typed(*keys)
    assert (editor.text, editor.cursor) == (text, cursor)


def test_enter_gives_the_line_and_keeps_what_came_behind_it() -> None:
    editor = typed("ro")
    assert editor.type("ll\r1\n2") == "roll"
    editor.begin()
    assert editor.type("") == "1"
    editor.begin()
    assert editor.type("") is None
    assert editor.text == "2"


def test_earlier_lines_come_back() -> None:
    editor = typed()
    for line in ("roll", "pick b13", "pick b13"):
        editor.begin()
        assert editor.type(f"{line}\n") == line
    editor.begin()
    assert editor.history == ["roll", "pick b13"]
    editor.type("\x1b[A\x1b[A\x1b[A")
    assert editor.text == "roll"
    editor.type("\x1b[B")
    assert editor.text == "pick b13"
    editor.type("\x1b[B")
    assert editor.text == ""


def test_ctrl_d_ends_only_an_empty_line() -> None:
    editor = typed("x", "\x04")
    editor.type("\x7f")
    with pytest.raises(EndOfInput):
        editor.type("\x04")


def test_a_long_line_is_shown_around_its_cursor() -> None:
    editor = typed("abcdefghij")
    assert editor.shown(4) == ("ghij", 0)
    editor.type("\x01")
    assert editor.shown(4) == ("abcd", 4)


class ScriptedKeys:
    """Keys that come at given moments of a time that passes only while they are waited for."""

    def __init__(self, *script: tuple[float, str]) -> None:
        self.script = list(script)
        self.now = 0.0
        self.taken = self.forgotten = 0

    def __enter__(self) -> ScriptedKeys:
        self.taken += 1
        return self

    def __exit__(self, *problem: object) -> None:
        self.taken -= 1

    def wait(self, seconds: float | None) -> str:
        if seconds is None and not self.script:
            raise InputClosed
        until = self.now + (3600.0 if seconds is None else seconds)
        if self.script and self.script[0][0] <= until:
            self.now, keys = self.script.pop(0)
            if keys == "^C":
                raise KeyboardInterrupt
            if keys == "^Z":
                raise InputClosed
            return keys
        self.now = until
        return ""

    def forget(self) -> None:
        self.forgotten += 1


def read(keys: ScriptedKeys, *, ticking: bool = True, last: float = 5.0) -> tuple[str, str]:
    """The line read within so many seconds, and what the screen shows."""
    target = Tty()
    terminal = Terminal(Tty(), target, {"TERM": "xterm"})

    def left() -> int:
        return max(0, round((last - keys.now) * 1000))

    try:
        line = terminal.read_keys(keys, lambda: f"{left()} >", left, ticking=ticking)
    finally:
        assert keys.taken == 0
    return line, target.getvalue()


def test_the_prompt_is_drawn_again_each_second_and_the_line_survives() -> None:
    line, screen = read(ScriptedKeys((0.4, "ro"), (2.5, "ll"), (2.6, "\n")))
    assert line == "roll"
    assert screen.count("\r") == 6
    assert "\r4000 > ro\x1b[K" in screen
    assert "\r3000 > ro\x1b[K" in screen
    assert screen.endswith("\r2400 > roll\x1b[K\n")


def test_time_can_run_out_while_a_line_is_typed() -> None:
    keys = ScriptedKeys((4.9, "rol"), (5.1, "l\n"))
    with pytest.raises(OutOfTime):
        read(keys)
    assert keys.now == pytest.approx(5.0)
    assert keys.forgotten == 1


def test_for_a_screen_reader_the_prompt_is_said_once() -> None:
    line, screen = read(ScriptedKeys((3.0, "roll\n")), ticking=False)
    assert (line, screen) == ("roll", "5000 > ")
    with pytest.raises(OutOfTime):
        read(ScriptedKeys(), ticking=False)


@pytest.mark.parametrize(("key", "problem"), [("^C", KeyboardInterrupt), ("^Z", InputEnded), ("\x04", InputEnded)])
def test_the_keyboard_is_given_back_whatever_happens(key: str, problem: type[BaseException]) -> None:
    with pytest.raises(problem):
        read(ScriptedKeys((1.0, key)))


def test_a_prompt_that_comes_too_late_is_not_shown() -> None:
    terminal = Terminal(io.StringIO("roll\n"), io.StringIO(), {})
    with pytest.raises(OutOfTime):
        terminal.ask_until(lambda: ">", lambda: 0, ticking=True)
    assert terminal.ask_until(lambda: ">", lambda: 1000, ticking=True) == "roll"


@pytest.fixture
def line() -> Iterator[tuple[int, io.TextIOWrapper]]:
    """A pseudo-terminal: the end of the person, and the end of the program."""
    person, program = pty.openpty()
    with os.fdopen(program, "r", encoding="utf-8") as source:
        yield person, source
    os.close(person)


def test_a_real_terminal_is_switched_and_restored(line: tuple[int, io.TextIOWrapper]) -> None:
    import termios

    person, source = line
    before = termios.tcgetattr(source.fileno())
    for problem in (None, KeyboardInterrupt, ValueError):
        keys = TerminalKeys(source, one_by_one=True)
        try:
            with keys:
                assert not termios.tcgetattr(source.fileno())[3] & (termios.ECHO | termios.ICANON)
                os.write(person, "é".encode())
                assert keys.wait(5) == "é"
                assert keys.wait(0) == ""
                if problem is not None:
                    raise problem
        except (KeyboardInterrupt, ValueError):
            pass
        assert termios.tcgetattr(source.fileno()) == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_told_to_end_puts_the_terminal_back(
    line: tuple[int, io.TextIOWrapper], number: signal.Signals
) -> None:
    import termios

    _, source = line
    before, handler = termios.tcgetattr(source.fileno()), signal.getsignal(number)
    with pytest.raises(SystemExit), TerminalKeys(source, one_by_one=True):
        os.kill(os.getpid(), number)
    assert termios.tcgetattr(source.fileno()) == before
    assert signal.getsignal(number) == handler


@pytest.fixture
def window() -> Iterator[tuple[int, io.TextIOWrapper]]:
    """A pseudo-terminal of which the person's end can be closed."""
    person, program = pty.openpty()
    with os.fdopen(program, "r", encoding="utf-8") as source:
        yield person, source


def leave_closed(person: int, keys: TerminalKeys) -> None:
    """Close the terminal, and leave."""
    with keys:
        os.close(person)
        keys.forget()
        raise SystemExit


@pytest.mark.parametrize("one_by_one", [True, False])
def test_a_program_whose_terminal_is_closed_ends_as_it_was_told(
    window: tuple[int, io.TextIOWrapper], *, one_by_one: bool
) -> None:
    person, source = window
    handlers = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)]
    with pytest.raises(SystemExit):
        leave_closed(person, TerminalKeys(source, one_by_one=one_by_one))
    assert [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)] == handlers


def test_a_terminal_that_edits_itself_gives_whole_lines(line: tuple[int, io.TextIOWrapper]) -> None:
    person, source = line
    with TerminalKeys(source, one_by_one=False) as keys:
        os.write(person, b"rol")
        assert keys.wait(0) == ""
        os.write(person, b"l\n")
        assert keys.wait(5) == "roll\n"
        keys.forget()


def test_what_is_no_terminal_has_no_keys_to_wait_for() -> None:
    assert keys_of(io.StringIO(), one_by_one=True) is None
    with open(os.devnull) as nothing:
        assert keys_of(nothing, one_by_one=True) is None


@pytest.mark.parametrize(
    "strange", ["\x1b[[A", "\x1b[ ", "\x1b[é", "\x1bO5P", "\x1b[?1;2c", "\x1b[<0;1;1M", "\x1b[" + "1;" * 40, "\x1b\x1b"]
)
def test_no_key_of_any_keyboard_locks_the_line(strange: str) -> None:
    """Function keys of the console, replies of terminals, the mouse: what means nothing is dropped."""
    editor = LineEditor()
    editor.begin()
    editor.type(strange)
    line = editor.type("\x15roll\r")
    assert line is not None
    assert line.endswith("roll")


def test_a_lone_escape_does_not_swallow_enter() -> None:
    editor = LineEditor()
    editor.begin()
    assert editor.type("roll\x1b\r") == "roll"


def test_a_key_may_come_in_pieces() -> None:
    editor = LineEditor()
    editor.begin()
    for part in ("ab", "\x1b", "[", "D", "x"):
        editor.type(part)
    assert editor.text == "axb"
