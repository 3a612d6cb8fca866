"""A window as a picture: its letters with their colours, in a dark frame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby

from pyte.screens import Char

from .emulator import Emulator

WIDE, HIGH, BASE = 8.4, 18, 13
"""A cell in pixels, and how deep in it letters stand."""
_MARGIN = 16
_PAPER, _INK = "#16191f", "#d5dae2"
_COLOURS = {
    "default": _INK, "black": "#4b5362", "red": "#f0717a", "green": "#8fce72", "brown": "#e2b75c", "blue": "#6fb1f2",
    "magenta": "#cf8ae6", "cyan": "#5cc3cc", "white": "#d5dae2", "brightblack": "#8a93a3",
}  # fmt: skip
"""By the names that terminals give their colours; a bright one is drawn as the plain one."""
_STYLE = """\
text { font: 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }
.bold { font-weight: bold; }
.sign { text-anchor: middle; }"""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Letters of one look, side by side in a row."""

    row: int
    column: int
    letters: str
    look: Char

    @property
    def is_sign(self) -> bool:
        """Is it one that fonts draw as wide as they like?"""
        return not self.letters.isascii()

    def drawn(self) -> Iterator[str]:
        """Its ground if it has one, and the letters in exactly as many cells as in the window."""
        left, top = _MARGIN + self.column * WIDE, _MARGIN + self.row * HIGH
        width = len(self.letters) * WIDE
        ink, paper = (self.look.bg, self.look.fg) if self.look.reverse else (self.look.fg, self.look.bg)
        if self.look.reverse or paper != "default":
            yield f'<rect x="{left:g}" y="{top}" width="{width:g}" height="{HIGH}" fill="{_colour(paper)}"/>'
        if not self.letters.strip():
            return
        fill = f' fill="{_PAPER}"' if self.look.reverse and ink == "default" else _fill(ink)
        kind = " ".join(name for name, on in (("bold", self.look.bold), ("sign", self.is_sign)) if on)
        kind = f' class="{kind}"' if kind else ""
        place = f'x="{left + width / 2:g}"' if self.is_sign else f'x="{left:g}" textLength="{width:g}"'
        yield f'<text {place} y="{top + BASE}"{kind}{fill}>{escape(self.letters, quote=False)}</text>'


def picture(screen: Emulator, title: str) -> str:
    """All that a window shows, as SVG; the title tells what it is to whoever does not see it."""
    width, height = screen.columns * WIDE + 2 * _MARGIN, screen.lines * HIGH + 2 * _MARGIN
    pieces = (
        line for row, cells in enumerate(screen.cells()) for piece in _pieces(row, cells) for line in piece.drawn()
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img" fill="{_INK}">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{_STYLE}\n</style>",
            f'<rect width="{width:g}" height="{height}" rx="10" fill="{_PAPER}"/>',
            *pieces,
            _cursor(screen),
            "</svg>\n",
        ]
    )


def _pieces(row: int, cells: list[Char]) -> Iterator[_Piece]:
    """A row in pieces: words that stand side by side, and each sign alone."""
    column = 0
    for _, group in groupby(enumerate(cells), key=lambda cell: _look_of(*cell)):
        letters = [cell for _, cell in group]
        text = "".join(cell.data for cell in letters)
        look = letters[0]
        if text.strip() or look.reverse or look.bg != "default":
            yield _Piece(row, column, text, look)
        column += len(letters)


def _look_of(place: int, cell: Char) -> tuple[Char, int]:
    """Equal for what can be drawn together: letters of one look; a sign and empty cells stand alone."""
    return cell._replace(data=""), 0 if cell.data.isascii() and cell.data != " " else place + 1


def _cursor(screen: Emulator) -> str:
    left, top = _MARGIN + screen.cursor.x * WIDE, _MARGIN + screen.cursor.y * HIGH
    return f'<rect x="{left:g}" y="{top}" width="{WIDE:g}" height="{HIGH}" opacity="0.7"/>'


def _fill(colour: str) -> str:
    return "" if colour == "default" else f' fill="{_colour(colour)}"'


def _colour(name: str) -> str:
    """A colour by its name, or by its red, green and blue."""
    plain = name.removeprefix("bright")
    return _COLOURS.get(name) or _COLOURS.get(plain) or f"#{name}"
