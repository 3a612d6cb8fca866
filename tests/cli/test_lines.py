"""Lines have a length, wherever they are read: nothing that is piped or typed grows without bound."""

from __future__ import annotations

import io
import os
import pty
import resource
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablemate
from tablemate.cli.face import face_of
from tablemate.cli.lines import (
    LONGEST_LINE,
    MOST_DROPPED,
    EndlessLine,
    InputEnded,
    LineTooLong,
    OutOfTime,
    read_line,
    waited_lines,
)
from tablemate.cli.play import PlayOptions, play
from tablemate.cli.replay import Pages, Replay
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.kernel.records import MOST_BYTES
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .screen import legible
from .test_screens import Tty

LONG = "x" * (LONGEST_LINE + 1)
TOLD = {
    "en": "That line has more than 1,000 characters; nothing was done with it.",
    "fr": "Cette ligne a plus de 1 000 caractères ; elle n’a pas été prise en compte.",
}
ROOM = 400_000_000
"""Bytes of memory for a whole run of the command; it needs less than half of them."""


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")


def _plain(text: str) -> str:
    """With one sort of space, and without line ends."""
    return " ".join(text.split())


class Endless(io.StringIO):
    """A stream without a line end that counts what is asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self.read_so_far = self.longest = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert size is not None and size > 0, "a line without a bound was asked for"  # noqa: PT018
        self.read_so_far += size
        self.longest = max(self.longest, size)
        return "x" * size


def test_a_line_may_have_its_full_length_and_no_more() -> None:
    source = io.StringIO(f"{LONG[1:]}\n{LONG}\nroll\n{LONG[1:]}")
    assert read_line(source) == LONG[1:]
    with pytest.raises(LineTooLong):
        read_line(source)
    assert read_line(source) == "roll"
    assert read_line(source) == LONG[1:]
    with pytest.raises(InputEnded):
        read_line(source)


def test_a_long_line_without_an_end_is_dropped_with_the_input() -> None:
    source = io.StringIO(LONG * 20)
    with pytest.raises(LineTooLong):
        read_line(source)
    with pytest.raises(InputEnded):
        read_line(source)


def test_an_endless_line_is_given_up_piece_by_piece() -> None:
    source = Endless()
    with pytest.raises(EndlessLine):
        read_line(source)
    assert source.longest <= LONGEST_LINE + 1
    assert source.read_so_far <= MOST_DROPPED + LONGEST_LINE + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_line_is_told_and_dropped_whole(tablemate_command: Tablemate, language: str) -> None:
    typed = f"{LONG * 3} quit\nlog\nquit\n"
    run = tablemate_command("play", "--seed", "1", "--lang", language, typed=typed)
    assert run.code == 0
    assert TOLD[language] in _plain(run.out)
    assert run.out.index("x" * 60) < run.out.index("> log")
    assert "x" * 61 not in run.out


@pytest.mark.parametrize(
    ("source", "code"), [("/dev/zero", 3), ("yes | tr -d '\\n'", 3), ("head -c 500000 /dev/zero; echo; echo quit", 0)]
)
@pytest.mark.slow
def test_no_input_grows_without_bound(source: str, code: int) -> None:
    """A real process with little memory."""
    feed = f"cat {source}" if source.startswith("/") else source
    done = subprocess.run(
        ["bash", "-c", f"({feed}) | {sys.executable} -m tablemate play assembly --seed 1; exit ${{PIPESTATUS[1]}}"],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stderr
    told = "A line came that does not end; nothing more is read." if code else TOLD["en"]
    assert told in done.stdout


class Typed(Tty):
    """A person at a terminal who types lines, some of them too long."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


def test_every_prompt_of_a_game_tells_and_asks_again() -> None:
    """The prompt, the two of a hand-over, and the file name at the end."""
    table, target = tablemate.game("assembly").new(seed=4, players=2), Tty()
    lines = [LONG, "ask nothing", LONG, "", LONG, "", LONG, "quit", LONG, ""]
    session = Session(table, Words("en", "assembly"), Terminal(Typed(*lines), target, {}), face_of("assembly"))
    assert session.run() == 0
    assert target.getvalue().count(TOLD["en"]) == lines.count(LONG)
    assert "The game was not saved." in target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_before_the_game_tells_in_the_same_language(tmp_path: Path, language: str) -> None:
    """Whether a file may be replaced."""
    kept, target = tmp_path / "kept.json", Tty()
    tablemate.game("assembly").new(seed=4).record().save(kept)
    terminal = Terminal(Typed(LONG, "n", "", "quit", ""), target, {})
    play(PlayOptions("assembly", seed=1, save=kept), Words(language, "assembly"), terminal)
    assert _plain(target.getvalue()).count(TOLD[language]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_and_asks_again(language: str) -> None:
    table = tablemate.game("assembly").new(seed=4)
    words, target = Words(language, "assembly"), Tty()
    Pages(Replay(table.record(), None, None), words, Terminal(Typed(LONG, "q"), target, {})).turn()
    assert _plain(target.getvalue()).count(TOLD[language]) == 1


@pytest.mark.parametrize("kind", ["xterm", "dumb"])
@pytest.mark.slow
def test_a_flood_at_a_real_terminal_is_dropped(kind: str) -> None:
    person, program = pty.openpty()
    environment = {**os.environ, "TERM": kind, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tablemate", "play", "assembly", "--seed", "1"]
    with subprocess.Popen(command, stdin=program, stdout=program, env=environment) as running:
        os.close(program)
        shown = _until(person, "> ")
        flood = LONG * 30 if kind == "xterm" else LONG
        os.write(person, flood.encode())
        os.write(person, b"\n")
        shown += _until(person, "nothing was done with it")
        os.write(person, b"quit\n")
        shown += _until(person, "without saving: ")
        os.write(person, b"\n")
        shown += _until(person, "Good-bye")
    os.close(person)
    assert running.returncode == 0
    assert "Traceback" not in shown


def _until(person: int, text: str) -> str:
    """What the program shows until it says so."""
    told = b""
    while text not in legible(told.decode(errors="replace")):
        told += os.read(person, 65536)
    return told.decode(errors="replace")


def test_a_record_is_read_with_a_bound_whatever_size_its_file_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of the system say that they are empty, and others grow while they are read."""
    path, honest = tmp_path / "huge.json", Path.stat
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)

    def lying(path: Path, **given: bool) -> os.stat_result:
        told = honest(path, **given)
        return os.stat_result((*told[: stat.ST_SIZE], 0, *told[stat.ST_SIZE + 1 : 10]))

    monkeypatch.setattr(Path, "stat", lying)
    with pytest.raises(tablemate.InvalidRecord, match=r"huge.json cannot be read: it has more than"):
        tablemate.Record.load(path)


@pytest.fixture
def line() -> Iterator[tuple[int, io.TextIOWrapper]]:
    """A pseudo-terminal: the end of the person, and the end of the program."""
    person, program = pty.openpty()
    with os.fdopen(program, "r", encoding="utf-8") as source:
        yield person, source
    os.close(person)


def never() -> None:
    """A patience without end."""


def no_longer() -> float:
    """A patience at its end."""
    raise OutOfTime


def test_a_terminal_that_edits_itself_gives_whole_lines(line: tuple[int, io.TextIOWrapper]) -> None:
    person, source = line
    lines = waited_lines(source)
    assert lines is not None
    os.write(person, "é".encode())
    with pytest.raises(OutOfTime):
        lines.next(no_longer)
    os.write(person, b"l\n1\n")
    assert [lines.next(never), lines.next(never)] == ["él", "1"]
    os.write(person, b"too late\n")
    lines.forget()
    lines.put_back("2\n3\n")
    assert (lines.next(never), lines.take_back()) == ("2", "3\n")


def test_a_terminal_that_is_closed_ends_the_input() -> None:
    person, program = pty.openpty()
    with os.fdopen(program, "r", encoding="utf-8") as source:
        lines = waited_lines(source)
        os.close(person)
        assert lines is not None
        lines.forget()
        with pytest.raises(InputEnded):
            lines.next(never)


def test_what_is_no_terminal_cannot_be_waited_for() -> None:
    assert waited_lines(io.StringIO()) is None
    with open(os.devnull) as nothing:
        assert waited_lines(nothing) is None


def test_a_prompt_that_comes_too_late_is_not_shown() -> None:
    target = io.StringIO()
    terminal = Terminal(io.StringIO("roll\n"), target, {})
    with pytest.raises(OutOfTime):
        terminal.ask_until(lambda: ">", lambda: 0)
    assert target.getvalue() == ""
    assert terminal.ask_until(lambda: ">", lambda: 1000) == "roll"
