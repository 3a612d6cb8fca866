"""The terminal as a stream of lines; where a screen can be drawn over, the prompt is, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, TextIO

from tablemate.words import Words

from .letters import GLYPHS, fits, printable, spelled
from .lines import (
    LONGEST_LINE,
    InputEnded,
    Interrupted,
    LineTooLong,
    OutOfTime,
    Patience,
    WaitedLines,
    checked,
    read_line,
    waited_lines,
)

if TYPE_CHECKING:
    from rich.color import ColorSystem
    from rich.console import Console
    from rich.style import Style

    from .completing import Complete
    from .prompting import LivePrompt

WIDTH = 80
NARROWEST = 40
"""A terminal may have fewer columns than `WIDTH`; texts are wrapped at no fewer than these."""
_BESIDE = 16
"""So many columns a text needs beside what it is hung on; with fewer it stands below."""
_STYLE = re.compile("\x1b\\[[0-9;]*m")
ECHOED = 60
"""How much of a piped line is echoed."""
Wake = Callable[[], int | None]
"""How many milliseconds from now something will happen, if anything will."""


def _never() -> None:
    """Nothing will happen, and a line is waited for as long as it takes."""


@dataclass(frozen=True, slots=True)
class Room:
    """How large a screen is."""

    columns: int
    lines: int


@cache
def _style(style: str) -> Style:
    from rich.style import Style

    return Style.parse(style)


class Terminal:
    """Lines out, lines in.  Bold and dim only where they can be shown, and never as the only sign of anything."""

    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        environment: dict[str, str] | None = None,
        *,
        plain: bool = False,
    ) -> None:
        given = dict(os.environ) if environment is None else environment
        self.plain = plain
        self._source = source
        self._target = target
        self._encoding = getattr(target, "encoding", None) or "utf-8"
        self._environment = given
        self.shows_glyphs = fits(GLYPHS, self._encoding)
        self.interactive = source.isatty() and target.isatty()
        self.watched = target.isatty()
        self.moves_cursor = self.watched and not plain and not _is_dumb(given)
        self.reads_plainly = False
        """Is nothing drawn again while a line is typed, although it could be?"""
        self._reader: LivePrompt | WaitedLines | None = None
        self._goes_on = False
        self._words: Words | None = None

    @classmethod
    def standard(cls, *, plain: bool = False) -> Terminal:
        """Standard input and output, forgiving about what cannot be encoded."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout, plain=plain)

    def speak(self, words: Words) -> None:
        """Say in these words what the terminal itself has to say."""
        self._words = words

    def show(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines or ("",):
            self._target.write(self.shown(line).rstrip() + "\n")
        self._target.flush()

    def shown(self, text: str) -> str:
        """The text in letters that the output has."""
        return spelled(text, self._encoding)

    def paragraph(self, text: str, *, indent: str = "", hanging: str | None = None, style: str = "") -> None:
        """Print a text, wrapped."""
        self.show(*(self.paint(line, style) for line in wrapped(text, indent=indent, hanging=hanging)))

    def show_fitting(self, lines: Iterable[str]) -> None:
        """Print lines as they are, but wrap those that are too long; what is drawn keeps its 80 columns."""
        for line in lines:
            self.show(*self.fitting(line))

    def fitting(self, line: str) -> list[str]:
        """A line as it is shown: as it is, or wrapped if it is too long and not drawn."""
        bare = _STYLE.sub("", line)
        fits = len(bare) <= screen_width() or (len(bare) <= WIDTH and _is_drawn(bare))
        return [line] if fits else wrapped(line, hanging="  ")

    def room(self) -> Room | None:
        """How much a person sees at once; None where nobody looks at a screen."""
        if not self.interactive or _is_dumb(self._environment):
            return None
        size = shutil.get_terminal_size((WIDTH, 24))
        return Room(size.columns, size.lines)

    def strong(self, text: str) -> None:
        """Print a text, wrapped and bold."""
        self.paragraph(text, style="bold")

    def ask(self, prompt: str) -> str:
        """Read one line; what is piped in is echoed, so that the output reads like a conversation."""
        self._goes_on = False
        *above, last = wrapped(prompt, width=screen_width() - _BESIDE if self.draws else None)
        if above and self.interactive:
            self.show(*above)
        return self._heard(lambda: self._read(lambda: last if self.interactive else prompt, _never))

    def _heard(self, read: Callable[[], str]) -> str:
        """The first line that is not too long; of the others it is said that they were."""
        while True:
            try:
                return printable(read())
            except LineTooLong:
                words = self._words or Words("en")
                self.paragraph(words.say("line-too-long", most=LONGEST_LINE))

    def ask_until(
        self,
        prompt: Callable[[], str],
        left: Callable[[], int | None],
        *,
        wake: Wake = _never,
        complete: Complete | None = None,
    ) -> str:
        """Read one line while `left` milliseconds last, else raise `OutOfTime`; after those of `wake`, `Interrupted`.

        The prompt is drawn again each second where it can be, and `Resized` raised when the screen is.  Where a line
        cannot be waited for with an eye on the time, it is read as ever, and the caller looks at the clock afterwards.
        """
        if left() == 0:
            raise OutOfTime
        patience = partial(self._patience, left, wake)
        return self._heard(lambda: self._read(prompt, patience, resizes=True, complete=complete))

    def _read(
        self,
        prompt: Callable[[], str],
        patience: Patience,
        *,
        resizes: bool = False,
        complete: Complete | None = None,
    ) -> str:
        """One line, from wherever lines come."""
        if not self.interactive:
            return self._read_piped(prompt())
        live = self._live if self.draws else None
        keep, self._goes_on = self._goes_on, False
        try:
            if live is None:
                return self._read_plainly(prompt(), patience)
            self._take_over(live)
            line = live.read(lambda: self.shown(prompt()), patience, keep=keep, resizes=resizes, complete=complete)
        except Interrupted:
            self._goes_on = live is not None
            raise
        except OutOfTime:
            if self._reader is not None:
                self._reader.forget()
            raise
        return checked(line)

    def _read_plainly(self, prompt: str, patience: Patience) -> str:
        """A line as the terminal itself lets it be edited: nothing is drawn again."""
        self._target.write(self.shown(prompt) + " ")
        self._target.flush()
        if self._lines is None:
            return read_line(self._source)
        self._take_over(self._lines)
        try:
            return self._lines.next(patience)
        except LineTooLong:
            raise
        except BaseException:
            self.show()
            raise

    def _take_over(self, reader: LivePrompt | WaitedLines) -> None:
        """What was typed ahead while another one read is not lost."""
        if self._reader is not None and self._reader is not reader:
            reader.put_back(self._reader.take_back())
        self._reader = reader

    @cached_property
    def _lines(self) -> WaitedLines | None:
        return waited_lines(self._source)

    @cached_property
    def _live(self) -> LivePrompt | None:
        if not (self.interactive and self.moves_cursor and _is_file(self._source) and _is_file(self._target)):
            return None
        from .prompting import live_prompt

        return live_prompt(self._source, self._target, styled=self.styled)

    @property
    def draws(self) -> bool:
        """Is the prompt drawn again while a line is typed?"""
        return self.interactive and self.moves_cursor and not self.reads_plainly

    def _patience(self, left: Callable[[], int | None], wake: Wake) -> float | None:
        """How many seconds a line is waited for, before something happens, the clock shows less or time is up."""
        remaining, until = left(), wake()
        if remaining is not None and remaining <= 0:
            raise OutOfTime
        if until is not None and until <= 0:
            raise Interrupted
        ends = [] if until is None else [until / 1000]
        if remaining is not None:
            ends.append(_to_next_second(remaining) if self.draws else remaining / 1000)
        return min(ends, default=None)

    @property
    def typed(self) -> str:
        """What somebody had typed who was interrupted in the middle of a line."""
        return self._live.typed if self._goes_on and self._live is not None else ""

    def retype(self, text: str) -> None:
        """Let the line that was interrupted go on with this text."""
        if self._goes_on and self._live is not None:
            self._live.retype(text)

    def _read_piped(self, prompt: str) -> str:
        self._target.write(self.shown(prompt) + " ")
        self._target.flush()
        try:
            line = read_line(self._source)
        except InputEnded:
            self.show()
            raise
        except LineTooLong as problem:
            self.show(printable(problem.start)[:ECHOED])
            raise
        self.show(printable(line)[:ECHOED])
        return line

    def forget_lines(self) -> None:
        """Nobody can leaf back through what another person typed."""
        if self._live is not None:
            self._live.forget_lines()

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that no hand stays readable."""
        if self.interactive:
            self._target.write("\x1b[2J\x1b[3J\x1b[H")
            self._target.flush()

    def bold(self, text: str) -> str:
        """Strong, where that can be shown."""
        return self.paint(text, "bold")

    def dim(self, text: str) -> str:
        """Faint, where that can be shown."""
        return self.paint(text, "dim")

    def paint(self, text: str, style: str) -> str:
        """In a colour or another style, as rich names it, where that can be shown."""
        return _style(style).render(text, color_system=self._colours) if style and self.styled else text

    @property
    def styled(self) -> bool:
        """Can styles be shown, and are they wanted?"""
        return self._colours is not None

    @cached_property
    def _colours(self) -> ColorSystem | None:
        """The colours that rich finds here."""
        if not self.moves_cursor or self._environment.get("NO_COLOR"):
            return None
        from rich.console import COLOR_SYSTEMS

        return None if self.console.legacy_windows else COLOR_SYSTEMS.get(self.console.color_system or "")

    @cached_property
    def console(self) -> Console:
        """The output for rich."""
        from rich.console import Console

        return Console(file=self._target, _environ=self._environment)


def _is_dumb(environment: Mapping[str, str]) -> bool:
    """Is this a screen that can only be written on?  Windows names its screens no kind."""
    usual = "" if sys.platform == "win32" else "dumb"
    return environment.get("TERM", usual).lower() in ("dumb", "unknown")


def _is_file(stream: TextIO) -> bool:
    """Is it a stream of the system, and none of a test?"""
    try:
        return stream.fileno() >= 0
    except (OSError, ValueError):
        return False


def _to_next_second(left: int) -> float:
    """Seconds until the clock shows something else."""
    return ((left - 1) % 1000 + 1) / 1000


def screen_width() -> int:
    """How many columns texts have: 80, or as many as a person's terminal has if it is narrower."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return WIDTH
    return max(NARROWEST, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))


def _is_drawn(line: str) -> bool:
    """Does a line stand in columns or far to the right, so that it cannot be wrapped?"""
    return "  " in line.strip() or line.startswith(" " * 8)


def wrapped(text: str, *, indent: str = "", hanging: str | None = None, width: int | None = None) -> list[str]:
    """A text in lines of at most `width` columns, or else as wide as the screen."""
    behind = indent if hanging is None else hanging
    if width is None:
        width = screen_width()
        if max(len(indent), len(behind)) > width - _BESIDE:
            return [*([indent.rstrip()] if indent.strip() else []), *wrapped(text, indent="    ")]
    return textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=behind, break_on_hyphens=False, break_long_words=True
    ) or [""]


def in_rows(pieces: Sequence[str], gap: int = 2) -> Iterator[str]:
    """Short texts in columns, as many in a line as fit."""
    width = max(len(piece) for piece in pieces) + gap
    across = max(1, screen_width() // width)
    for start in range(0, len(pieces), across):
        yield "".join(piece.ljust(width) for piece in pieces[start : start + across]).rstrip()
