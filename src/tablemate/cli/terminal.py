"""The terminal as a stream of lines: no cursor tricks, so that pipes and screen readers get everything."""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
import unicodedata
from typing import TextIO

WIDTH = 80
GLYPHS = "¤◈◎▲★✚⌂■∴♣♥◫"
"""What the tables are drawn with; where one of them cannot be shown, none is."""
PLAIN = {
    "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "..."
}  # fmt: skip
ECHOED = 60
"""How much of a piped line is echoed."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Terminal:
    """Lines out, lines in.  Bold and dim only where they can be shown, and never as the only sign of anything."""

    def __init__(self, source: TextIO, target: TextIO, environment: dict[str, str] | None = None) -> None:
        given = dict(os.environ) if environment is None else environment
        self._source = source
        self._target = target
        self._encoding = getattr(target, "encoding", None) or "utf-8"
        self.shows_glyphs = _fits(GLYPHS, self._encoding)
        self.interactive = source.isatty() and target.isatty()
        self.styled = target.isatty() and not given.get("NO_COLOR") and given.get("TERM", "dumb") != "dumb"

    @classmethod
    def standard(cls) -> Terminal:
        """Standard input and output, forgiving about what cannot be encoded."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout)

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

    def strong(self, text: str) -> None:
        """Print a text, wrapped and bold."""
        self.show(*(self.bold(line) for line in wrapped(text)))

    def ask(self, prompt: str) -> str:
        """Read one line; what is piped in is echoed, so that the output reads like a conversation."""
        return self._read_typed(prompt) if self.interactive else self._read_piped(prompt)

    def _read_typed(self, prompt: str) -> str:
        if self._source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
            try:
                return _printable(input(self._shown(prompt) + " "))
            except EOFError:
                self.show()
                raise InputEnded from None
        self._target.write(self._shown(prompt) + " ")
        self._target.flush()
        return self._line()

    def _read_piped(self, prompt: str) -> str:
        self._target.write(self._shown(prompt) + " ")
        self._target.flush()
        try:
            line = self._line()
        except InputEnded:
            self.show()
            raise
        self.show(line[:ECHOED])
        return line

    def _line(self) -> str:
        line = self._source.readline()
        if not line:
            raise InputEnded
        return _printable(line)

    def forget_lines(self) -> None:
        """Nobody can leaf back through what another person typed."""
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that no hand stays readable."""
        if self.interactive:
            self._target.write("\x1b[2J\x1b[3J\x1b[H")
            self._target.flush()

    def bold(self, text: str) -> str:
        """Strong, where that can be shown."""
        return f"\x1b[1m{text}\x1b[0m" if self.styled else text

    def dim(self, text: str) -> str:
        """Faint, where that can be shown."""
        return f"\x1b[2m{text}\x1b[0m" if self.styled else text


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


def wrapped(text: str, *, indent: str = "", hanging: str | None = None, width: int = WIDTH) -> list[str]:
    """A text in lines of at most `width` columns."""
    behind = indent if hanging is None else hanging
    return textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=behind, break_on_hyphens=False, break_long_words=True
    ) or [""]
