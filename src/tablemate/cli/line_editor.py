"""A line being typed, key by key, so that it survives when the prompt before it is drawn again."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tablemate.kernel.actions import LONGEST_TEXT

LONGEST_LINE = LONGEST_TEXT
_KEY = re.compile(r"\x1b\[\[?[0-?]*[ -/]*[@-~]|\x1bO[0-9;]*[A-Za-z]|\x1b[^\[O\r\n\x1b]|[^\x1b]")
_BEGUN = re.compile(r"\x1b(?:\[\[?[0-?]*[ -/]*|O[0-9;]*)?")
"""The beginning of what a key sends, of which the rest may still come."""
LONGEST_KEY = 32
_NAMES = {
    "\x1b[D": "left", "\x1bOD": "left", "\x02": "left",
    "\x1b[C": "right", "\x1bOC": "right", "\x06": "right",
    "\x1b[H": "home", "\x1bOH": "home", "\x1b[1~": "home", "\x01": "home",
    "\x1b[F": "end", "\x1bOF": "end", "\x1b[4~": "end", "\x05": "end",
    "\x1b[A": "older", "\x1bOA": "older", "\x10": "older",
    "\x1b[B": "newer", "\x1bOB": "newer", "\x0e": "newer",
    "\x7f": "rub_out", "\x08": "rub_out",
    "\x1b[3~": "delete",
    "\x15": "clear_before", "\x0b": "clear_behind", "\x17": "rub_out_word",
    "\r": "enter", "\n": "enter", "\x04": "end_of_input",
}  # fmt: skip
"""What keys send, and what they mean; every other key that is not a letter means nothing."""


class EndOfInput(Exception):
    """Ctrl-D on an empty line."""


@dataclass
class LineEditor:
    """The text, the place of the cursor in it, and the lines entered before.

    Of a line that is too long one letter too many is kept, by which it is known.
    """

    text: str = ""
    cursor: int = 0
    history: list[str] = field(default_factory=list)
    _place: int = 0
    _keys: str = ""

    def begin(self) -> None:
        """An empty line; keys that came after the last Enter wait for `type`."""
        self._set("")
        self._place = len(self.history)

    def retype(self, text: str) -> None:
        """Another text in place of what was typed so far."""
        self._set(text)

    def type(self, keys: str) -> str | None:
        """Take keys; the line if Enter was among them.  What came behind it belongs to the next line."""
        self._keys += keys
        while found := self._next_key():
            self._keys = self._keys[found.end() :]
            name = _NAMES.get(found.group())
            if name == "enter":
                return self._enter()
            self._take(found.group(), name)
        return None

    def _next_key(self) -> re.Match[str] | None:
        """The next key; an escape that begins nothing a keyboard sends is dropped, so that it locks nothing."""
        while self._keys:
            if found := _KEY.match(self._keys):
                return found
            if _BEGUN.fullmatch(self._keys) and len(self._keys) <= LONGEST_KEY:
                return None
            self._keys = self._keys[1:]
        return None

    def _take(self, key: str, name: str | None) -> None:
        if name == "end_of_input":
            if not self.text:
                raise EndOfInput
        elif name is not None:
            _EDITS[name](self)
        elif key.isprintable() and len(self.text) <= LONGEST_LINE:
            self.text = self.text[: self.cursor] + key + self.text[self.cursor :]
            self.cursor += 1

    def _enter(self) -> str:
        line = self.text
        if line.strip() and len(line) <= LONGEST_LINE and line not in self.history[-1:]:
            self.history.append(line)
        return line

    def shown(self, room: int) -> tuple[str, int]:
        """The part of the line that fits, and how far the cursor stands before its end."""
        start = max(0, self.cursor - room)
        part = self.text[start : start + room]
        return part, start + len(part) - self.cursor

    def _set(self, text: str) -> None:
        self.text, self.cursor = text, len(text)

    def _cut(self, start: int, end: int) -> None:
        self.text = self.text[:start] + self.text[end:]
        self.cursor = start

    def _leaf(self, steps: int) -> None:
        self._place = min(max(0, self._place + steps), len(self.history))
        self._set(self.history[self._place] if self._place < len(self.history) else "")

    def _word_start(self) -> int:
        return len(re.sub(r"\S*\s*$", "", self.text[: self.cursor]))

    def _move(self, place: int) -> None:
        self.cursor = min(max(0, place), len(self.text))


_EDITS: dict[str, Callable[[LineEditor], None]] = {
    "left": lambda line: line._move(line.cursor - 1),
    "right": lambda line: line._move(line.cursor + 1),
    "home": lambda line: line._move(0),
    "end": lambda line: line._move(len(line.text)),
    "older": lambda line: line._leaf(-1),
    "newer": lambda line: line._leaf(1),
    "rub_out": lambda line: line._cut(max(0, line.cursor - 1), line.cursor),
    "delete": lambda line: line._cut(line.cursor, line.cursor + 1),
    "clear_before": lambda line: line._cut(0, line.cursor),
    "clear_behind": lambda line: line._cut(line.cursor, len(line.text)),
    "rub_out_word": lambda line: line._cut(line._word_start(), line.cursor),
}
