"""A terminal as far as programs here use one: letters in cells, colours, a cursor, and an answer to where it stands."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pyte
from pyte.screens import Char

from tests.cli.processes import Size

_FAINT, _GREY = 2, 90
_OTHER_COLOURS = {38, 48}
"""Behind these come numbers of colours."""


def seen(line: str) -> str:
    """A line as it looks: a space that breaks no line is like any other, and what is empty behind it is not there."""
    return line.replace("\N{NO-BREAK SPACE}", " ").rstrip()


class Emulator(pyte.Screen):
    """What a program has drawn."""

    def __init__(self, size: Size, *, answer: Callable[[str], None]) -> None:
        self._answer = answer
        self._drawing = False
        self.wrapped: list[str] = []
        super().__init__(*size)
        self._stream = pyte.ByteStream(self)

    def feed(self, shown: bytes) -> None:
        """Draw what the program writes."""
        self._stream.feed(shown)

    def rows(self) -> list[str]:
        """The lines on the screen, as they look."""
        return [seen(line) for line in self.display]

    def cells(self) -> list[list[Char]]:
        """Every cell with its letter, colours and weight."""
        return [[self.buffer[row][column] for column in range(self.columns)] for row in range(self.lines)]

    def before_cursor(self) -> str:
        """The line of the cursor up to it."""
        return seen(self.display[self.cursor.y][: self.cursor.x])

    def behind_cursor(self) -> str:
        """The line of the cursor from it on."""
        return self.display[self.cursor.y][self.cursor.x :].strip()

    def unprintable(self) -> list[str]:
        """What should never be seen: control characters, letters that broke, and keys that were shown as such."""
        text = "".join(self.display)
        odd = [letter for letter in text if unicodedata.category(letter) in ("Cc", "Co", "Cn") or letter == "\ufffd"]
        return odd + ["^["] * text.count("^[")

    def change_size(self, size: Size) -> None:
        """As a terminal does it: the line of the cursor stays, what has no room is lost above it and to the right."""
        columns, self.lines = size
        lost = max(0, self.cursor.y + 1 - self.lines)
        kept = {row - lost: line for row, line in self.buffer.items() if lost <= row < lost + self.lines}
        self.buffer.clear()
        self.buffer.update(kept)
        self.cursor.y -= lost
        self.cursor.x = min(self.cursor.x, columns - 1)
        super().resize(self.lines, columns)
        self.set_margins()

    def select_graphic_rendition(self, *attrs: int) -> None:
        """Colours and weight of what follows; what is faint is grey, as on most screens."""
        is_named = not {*attrs} & _OTHER_COLOURS
        super().select_graphic_rendition(*(_GREY if is_named and attr == _FAINT else attr for attr in attrs))

    def write_process_input(self, data: str) -> None:
        """Answer what the program asks the terminal."""
        self._answer(data)

    def draw(self, data: str) -> None:
        """Draw letters, and keep the lines that had to go on in the next row."""
        self._drawing = True
        super().draw(data)
        self._drawing = False

    def linefeed(self) -> None:
        """The next row, at the end of a line or in the middle of one that is too long."""
        if self._drawing:
            self.wrapped.append(self.display[self.cursor.y])
        super().linefeed()
