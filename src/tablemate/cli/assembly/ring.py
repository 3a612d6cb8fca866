"""The ring of bays as a clock: 12 at the top, 3 on the right, 6 at the bottom, 9 on the left."""

from __future__ import annotations

from collections.abc import Callable

from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.assembly.view_types import Bay, View
from tablemate.words import Words
from tablemate.words.assembly.nouns import has_malfunction, short

from .status import centre

_ROWS = (
    ((11, 15), (12, 33), (1, 51)),
    ((10, 4), (2, 62)),
    ((9, 0), (3, 65)),
    ((8, 4), (4, 62)),
    ((7, 15), (6, 33), (5, 51)),
)
_CENTRE_AT, _CENTRE_WIDTH, _CENTRE_LINES = 20, 41, 8

Piece = tuple[int, str, Callable[[str], str]]


def ring(words: Words, view: View, terminal: Terminal) -> list[str]:
    """The ring with what lies in its middle, at most 80 columns wide."""
    lines: list[list[Piece]] = [[] for _ in range(3 * len(_ROWS) - 1)]
    for row, cells in enumerate(_ROWS):
        for bay, at in cells:
            upper, lower = _cell(words, view, bay, glyph=terminal.shows_glyphs)
            style = _style(view["bays"][bay - 1], terminal)
            lines[3 * row].append((at, upper, style))
            lines[3 * row + 1].append((at, lower, style))
    for offset, text in enumerate(_centre(words, view)):
        lines[3 + offset].append((_CENTRE_AT, text.center(_CENTRE_WIDTH).rstrip(), str))
    return [_composed(pieces) for pieces in lines]


def _cell(words: Words, view: View, bay: int, *, glyph: bool) -> tuple[str, str]:
    """Two lines: the number and the plan; the module on it, or that the bay is locked."""
    here = view["bays"][bay - 1]
    mark = "!" if has_malfunction(view, bay) else " "
    upper = f"{bay:>2}{mark} {short(words, here['plan'], glyph=glyph)}"
    if here["locked"]:
        return upper, f"    {words.say('screen-cell-locked')}"
    if here["module"] is None:
        return upper, "    ·"
    match = "=" if here["module"] == here["plan"] else ""
    return upper, f"   [{short(words, here['module'], glyph=glyph)}]{match}"


def _style(bay: Bay, terminal: Terminal) -> Callable[[str], str]:
    if bay["locked"]:
        return terminal.dim
    return terminal.bold if bay["module"] == bay["plan"] else str


def _centre(words: Words, view: View) -> list[str]:
    lines = [line for text in centre(words, view) for line in wrapped(text, width=_CENTRE_WIDTH)]
    return lines[:_CENTRE_LINES]


def _composed(pieces: list[Piece]) -> str:
    """Pieces of text at their columns, padded first and styled after."""
    line, end = "", 0
    for at, text, style in sorted(pieces, key=lambda piece: piece[0]):
        line += " " * (at - end) + style(text)
        end = at + len(text)
    return line.rstrip()
