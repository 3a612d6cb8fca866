"""Where the slots of a card lie, for whatever draws it: text, SVG, or words such as "on its left"."""

from __future__ import annotations

from dataclasses import dataclass

from .language import Bomb
from .layouts import bottom_up

STEP = 2
"""Neighbours in a row are two columns apart, so that a die can stand upon two others, one column off each."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A slot in its place: `level` counts from the bottom, `column` from the left in half dice."""

    slot: int
    level: int
    column: int


def cells(bomb: Bomb) -> tuple[Cell, ...]:
    """By slot: its place.  A slot stands in the middle above those it rests on, the others side by side at the base."""
    order = bottom_up(bomb.supports)
    assert order is not None
    placed: dict[int, Cell] = {}
    for slot in order:
        under = [placed[below] for below in bomb.supports[slot]]
        level = max((cell.level + 1 for cell in under), default=0)
        column = sum(cell.column for cell in under) // len(under) if under else 0
        taken = {cell.column for cell in placed.values() if cell.level == level}
        while any(abs(column - other) < STEP for other in taken):
            column += 1
        placed[slot] = Cell(slot, level, column)
    return tuple(placed[slot] for slot in range(bomb.size))
