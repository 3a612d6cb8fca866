"""The terminal as a stream of lines: no cursor tricks, so that pipes and screen readers get everything."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TextIO

from tablemate.words import Words

from .keyboard import InputClosed, Keys, WentOn, keys_of
from .line_editor import LONGEST_LINE, EndOfInput, LineEditor

if TYPE_CHECKING:
    from rich.style import Style

WIDTH = 80
NARROWEST = 40
"""A terminal may have fewer columns than `WIDTH`; texts are wrapped at no fewer than these."""
_BESIDE = 16
"""So many columns a text needs beside what it is hung on; with fewer it stands below."""
_STYLE = re.compile("\x1b\\[[0-9;]*m")
GLYPHS = "¤◈◎▲★✚⌂■∴♣♥◫"
"""What the tables are drawn with; where one of them cannot be shown, none is."""
PLAIN = {
    "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...",
    "½": ".5",
}  # fmt: skip
ECHOED = 60
"""How much of a piped line is echoed."""
MOST_DROPPED = 1_000_000
"""How much of a line that is too long is looked through for its end; one that goes on is given up."""
Wake = Callable[[], int | None]
"""How many milliseconds from now something will happen, if anything will."""


class InputEnded(Exception):
    """There is nothing more to read; `farewell` is the message that says so."""

    farewell = "input-ended"


class EndlessLine(InputEnded):
    """A line went on and on: nothing more is read."""

    farewell = "input-endless"


class LineTooLong(Exception):
    """A line that was dropped; `start` is how it began."""

    def __init__(self, start: str) -> None:
        super().__init__(start)
        self.start = start


class OutOfTime(Exception):
    """Time was up before a line was entered."""


class Interrupted(Exception):
    """Something happened before a line was entered; what was typed so far is kept for the next time."""


def _never() -> None:
    """Nothing will happen."""


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

    def __init__(self, source: TextIO, target: TextIO, environment: dict[str, str] | None = None) -> None:
        given = dict(os.environ) if environment is None else environment
        self._source = source
        self._target = target
        self._encoding = getattr(target, "encoding", None) or "utf-8"
        self.shows_glyphs = _fits(GLYPHS, self._encoding)
        self.interactive = source.isatty() and target.isatty()
        self.watched = target.isatty()
        self.moves_cursor = self.watched and given.get("TERM", "dumb") != "dumb"
        self.styled = self.moves_cursor and not given.get("NO_COLOR")
        self._editor = LineEditor()
        self._drawn = ("", "", 0)
        self._goes_on = False
        self._words: Words | None = None

    @classmethod
    def standard(cls) -> Terminal:
        """Standard input and output, forgiving about what cannot be encoded."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout)

    def speak(self, words: Words) -> None:
        """Say in these words what the terminal itself has to say."""
        self._words = words

    def show(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines or ("",):
            self._target.write(self._shown(line).rstrip() + "\n")
        self._target.flush()

    def _shown(self, text: str) -> str:
        """The text in letters that the output has."""
        if _fits(text, self._encoding):
            return text
        return "".join(letter if _fits(letter, self._encoding) else _plain(letter, self._encoding) for letter in text)

    def paragraph(self, text: str, *, indent: str = "", hanging: str | None = None) -> None:
        """Print a text, wrapped."""
        self.show(*wrapped(text, indent=indent, hanging=hanging))

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
        if not self.moves_cursor or not self.interactive:
            return None
        size = shutil.get_terminal_size((WIDTH, 24))
        return Room(size.columns, size.lines)

    def draw_over(self, text: str) -> None:
        """Show a text that passes in place of the last one; an empty one leaves nothing."""
        room = shutil.get_terminal_size((WIDTH, 24)).columns - 1
        self._target.write(f"\r{self._shown(text)[:room]}\x1b[K")
        self._target.flush()

    def strong(self, text: str) -> None:
        """Print a text, wrapped and bold."""
        self.show(*(self.bold(line) for line in wrapped(text)))

    def ask(self, prompt: str) -> str:
        """Read one line; what is piped in is echoed, so that the output reads like a conversation."""
        return self._heard(lambda: self._read_typed(prompt) if self.interactive else self._read_piped(prompt))

    def _heard(self, read: Callable[[], str]) -> str:
        """The first line that is not too long; of the others it is said that they were."""
        while True:
            try:
                return _printable(read())
            except LineTooLong:
                words = self._words or Words("en")
                self.paragraph(words.say("line-too-long", most=LONGEST_LINE))

    def _read_typed(self, prompt: str) -> str:
        self._goes_on = False
        keys = keys_of(self._source, one_by_one=self.moves_cursor)
        drawn = keys is not None and self.moves_cursor
        *above, prompt = wrapped(prompt, width=screen_width() - _BESIDE if drawn else None)
        if above:
            self.show(*above)
        if keys is not None:
            return self.read_keys(keys, lambda: prompt, lambda: None, ticking=drawn)
        self._target.write(self._shown(prompt) + " ")
        self._target.flush()
        return read_line(self._source)

    @property
    def typed(self) -> str:
        """What somebody had typed who was interrupted in the middle of a line."""
        return self._editor.text if self._goes_on else ""

    def retype(self, text: str) -> None:
        """Let the line that was interrupted go on with this text."""
        self._editor.retype(text)

    def ask_until(
        self, prompt: Callable[[], str], left: Callable[[], int], *, ticking: bool, wake: Wake = _never
    ) -> str:
        """Read one line while `left` milliseconds last, else raise `OutOfTime`; after those of `wake`, `Interrupted`.

        The prompt is drawn again each second if `ticking` and the terminal can.  Where a line cannot be waited for
        with an eye on the time, it is read as ever, and the caller looks at the clock afterwards.
        """
        if left() <= 0:
            raise OutOfTime
        ticking = ticking and self.moves_cursor
        keys = keys_of(self._source, one_by_one=ticking) if self.interactive else None
        if keys is None:
            return self.ask(prompt())
        return self._heard(lambda: self.read_keys(keys, prompt, left, ticking=ticking, wake=wake))

    def read_keys(
        self,
        keys: Keys,
        prompt: Callable[[], str],
        left: Callable[[], int | None],
        *,
        ticking: bool,
        wake: Wake = _never,
    ) -> str:
        """Read one line from keys, for as long as there is time; the terminal is left as it was, however this ends."""
        line: str | None = None
        if not self._goes_on:
            self._editor.begin()
        self._drawn, self._goes_on = ("", "", 0), False
        with keys:
            try:
                self._draw(prompt(), ticking=ticking)
                line = self._editor.type("")
                while line is None:
                    line = self._editor.type(self._awaited(keys, self._patience(keys, left(), wake(), ticking=ticking)))
                    if ticking:
                        self._draw(prompt(), ticking=True)
            except (EndOfInput, InputClosed):
                raise InputEnded from None
            finally:
                if self._goes_on and ticking:
                    self._target.write("\r\x1b[K")
                elif ticking or line is None:
                    self.show()
        return checked(line)

    def _awaited(self, keys: Keys, seconds: float | None) -> str:
        """The next keys; after the program was stopped everything is drawn anew."""
        try:
            return keys.wait(seconds)
        except WentOn:
            self._drawn = ("", "", 0)
            return ""

    def _patience(self, keys: Keys, left: int | None, wake: int | None, *, ticking: bool) -> float | None:
        """How many seconds keys are waited for, before something happens, the clock shows less or time is up."""
        if left is None:
            return None
        if left <= 0:
            keys.forget()
            raise OutOfTime
        if wake is not None and wake <= 0:
            self._goes_on = True
            raise Interrupted
        seconds = _to_next_second(left) if ticking else left / 1000
        return seconds if wake is None else min(seconds, wake / 1000)

    def _draw(self, prompt: str, *, ticking: bool) -> None:
        """The prompt and what was typed so far, over the same line; letters added at the end are only added."""
        start = self._shown(prompt) + " "
        if not ticking:
            self._target.write(start)
        else:
            room = max(8, shutil.get_terminal_size((WIDTH, 24)).columns - len(start) - 1)
            part, behind = self._editor.shown(room)
            self._target.write(_redrawn(self._drawn, (start, self._shown(part), behind)))
            self._drawn = (start, self._shown(part), behind)
        self._target.flush()

    def _read_piped(self, prompt: str) -> str:
        self._target.write(self._shown(prompt) + " ")
        self._target.flush()
        try:
            line = read_line(self._source)
        except InputEnded:
            self.show()
            raise
        except LineTooLong as problem:
            self.show(_printable(problem.start)[:ECHOED])
            raise
        self.show(_printable(line)[:ECHOED])
        return line

    def forget_lines(self) -> None:
        """Nobody can leaf back through what another person typed."""
        self._editor.history.clear()

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that no hand stays readable."""
        if self.interactive:
            self._target.write("\x1b[2J\x1b[3J\x1b[H")
            self._target.flush()

    def bold(self, text: str) -> str:
        """Strong, where that can be shown."""
        return f"\x1b[1m{text}\x1b[0m" if self.styled else text

    def paint(self, text: str, style: str) -> str:
        """In a colour or another style, as rich names it, where that can be shown."""
        return _style(style).render(text) if self.styled else text

    def dim(self, text: str) -> str:
        """Faint, where that can be shown."""
        return f"\x1b[2m{text}\x1b[0m" if self.styled else text


def checked(line: str) -> str:
    """A line that was read, if it is not too long."""
    if len(line) > LONGEST_LINE:
        raise LineTooLong(line)
    return line


def read_line(source: TextIO) -> str:
    """The next line without its end; no more than a piece of it is held at a time."""
    line = source.readline(LONGEST_LINE + 1)
    if not line:
        raise InputEnded
    if len(line) > LONGEST_LINE and not line.endswith("\n"):
        _drop_rest(source)
    return checked(line.removesuffix("\n"))


def _drop_rest(source: TextIO) -> None:
    for _ in range(MOST_DROPPED // LONGEST_LINE):
        piece = source.readline(LONGEST_LINE)
        if not piece or piece.endswith("\n"):
            return
    raise EndlessLine


def _redrawn(before: tuple[str, str, int], now: tuple[str, str, int]) -> str:
    """What makes one drawing of prompt, line and cursor from another; nothing is read aloud twice without need."""
    (start, part, behind), grown = now, now[1].startswith(before[1])
    if start == before[0] and grown and behind == before[2] == 0:
        return part[len(before[1]) :]
    back = f"\x1b[{behind}D" if behind else ""
    return f"\r{start}{part}\x1b[K{back}"


def _to_next_second(left: int) -> float:
    """Seconds until the clock shows something else."""
    return ((left - 1) % 1000 + 1) / 1000


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _plain(letter: str, encoding: str) -> str:
    """A letter without its accent, a plain sign, or a space."""
    known = PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)
    return "".join(part for part in known if _fits(part, encoding)) or " "


def _printable(line: str) -> str:
    """What was typed, without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()


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
