"""The compact table of Assembly: bays in five lines, what belongs together in one; it fits with any decision.

The bays stand as on the large ring.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.assembly.view_types import Bay, View
from tablemate.words import Words
from tablemate.words.assembly.nouns import discard, pile, reserve, roles_in_short, stack

from .table import BRACKETS, Pen, Piece, composed, hands, known, locked, painted, pending, turn

_ROWS = (
    ((11, 7), (12, 31), (1, 55)),
    ((10, 3), (2, 59)),
    ((9, 0), (3, 62)),
    ((8, 3), (4, 59)),
    ((7, 7), (6, 31), (5, 55)),
)
"""The bays of each row, and where they begin."""
_MIDDLE = (20, 38)
"""Where the middle begins, and how wide it is."""
_WIDTH = 78
_GHOST = ("(", ")")
"""What stands round a module that is not there yet."""


def compact_table(words: Words, view: View, terminal: Terminal) -> list[str]:
    """The ring, then hands, roles and what is pending, each in a line."""
    facts = (hands(words, view), known(words, view), roles_in_short(words, view), pending(words, view))
    told = (line for texts in facts if texts for line in wrapped(" ".join(texts)))
    return painted(words, terminal, [*_ring(words, view, terminal), *told])


def _ring(words: Words, view: View, terminal: Terminal) -> list[str]:
    """One line for each row of bays, and below them the piles that have no room in the middle."""
    middle = (turn(words, view), locked(words, view), " · ".join((stack(words, view), pile(words, view))))
    return [*_bays(words, view["bays"], terminal, middle=middle), *_joined(discard(words, view), reserve(words, view))]


def ghost_ring(words: Words, bays: Sequence[Bay], terminal: Terminal, ghosts: Container[int]) -> list[str]:
    """The compact ring as it would be then; what would have come to a bay stands there as a ghost."""
    return _bays(words, bays, terminal, ghosts=ghosts)


def _bays(
    words: Words, bays: Sequence[Bay], terminal: Terminal, *, middle: Sequence[str] = (), ghosts: Container[int] = ()
) -> list[str]:
    pen = Pen(words, terminal, words.say("screen-cell-locked.short"))
    lines: list[list[Piece]] = [[] for _ in _ROWS]
    for row, cells in enumerate(_ROWS):
        for number, at in cells:
            bay, around = bays[number - 1], _GHOST if number in ghosts else BRACKETS
            lines[row].append((at, pen.plan(bay) + pen.draw(" ") + pen.content(bay, around)))
    start, width = _MIDDLE
    for row, text in enumerate(middle, start=1):
        lines[row].append((start, pen.draw(text.center(width).rstrip())))
    return [composed(pieces) for pieces in lines]


def _joined(*texts: str) -> list[str]:
    """Short texts in one line, or each in its own where they are too long for it."""
    line = " · ".join(texts)
    return [line] if len(line) <= _WIDTH else [part for text in texts for part in wrapped(text)]
