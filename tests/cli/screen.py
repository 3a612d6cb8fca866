"""What a person sees at a terminal that was told something: as much of one as a prompt needs."""

from __future__ import annotations

import re

_PIECE = re.compile(r"\x1b\[(?P<number>\d*)(?P<rest>[0-9;?]*)(?P<code>[A-Za-z])|(?P<letter>[^\x1b])|\x1b")
_DRAWN = r"(?=\x1b\[\?25h)|(?=\r\x1b\[2K)"
"""A drawing of a prompt ends with showing the cursor, and one of what passes where it is wiped for the next."""


class Screen:
    """Lines that can be drawn over; nothing scrolls away."""

    def __init__(self) -> None:
        self._lines = [""]
        self._row = self._column = 0

    def tell(self, text: str) -> None:
        """Let the terminal show a text, or be steered by it."""
        for piece in _PIECE.finditer(text):
            if piece["letter"]:
                self._write(piece["letter"])
            elif piece["code"]:
                self._steer(piece["code"], int(piece["number"] or 1))

    def _write(self, letter: str) -> None:
        if letter == "\r":
            self._column = 0
        elif letter == "\n":
            self._row, self._column = self._row + 1, 0
            self._lines += [""] * (self._row + 1 - len(self._lines))
        elif letter == "\b":
            self._column -= 1
        elif letter >= " ":
            line = self._lines[self._row].ljust(self._column)
            self._lines[self._row] = line[: self._column] + letter + line[self._column + 1 :]
            self._column += 1

    def _steer(self, code: str, number: int) -> None:
        if code in "AB":
            self._row = max(0, self._row + (number if code == "B" else -number))
        elif code in "CD":
            self._column = max(0, self._column + (number if code == "C" else -number))
        elif code in "JK":
            self._lines[self._row] = self._lines[self._row][: self._column]
            if code == "J":
                del self._lines[self._row + 1 :]

    @property
    def text(self) -> str:
        """All lines, without what is empty at their ends."""
        return "\n".join(line.rstrip() for line in self._lines).rstrip("\n")


def screen_of(told: str) -> str:
    """What is seen in the end."""
    screen = Screen()
    screen.tell(told)
    return screen.text


def moments(told: str) -> list[str]:
    """What was seen whenever something had been drawn."""
    screen = Screen()
    seen: list[str] = []
    for part in re.split(_DRAWN, told):
        screen.tell(part)
        if screen.text not in seen[-1:]:
            seen.append(screen.text)
    return seen


def legible(told: str) -> str:
    """What was told in the order in which it was, without what steers a terminal but for steps to the right."""
    return _PIECE.sub(_letter, told).replace("\r", "").replace("\b", "")


def _letter(piece: re.Match[str]) -> str:
    if piece["code"] == "C":
        return " " * int(piece["number"] or 1)
    return piece["letter"] or ""
