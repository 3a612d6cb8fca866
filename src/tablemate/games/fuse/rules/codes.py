"""Actions as small numbers: each kind of decision has its own block, so that a number reads back without its table."""

from __future__ import annotations

from tablemate.games.fuse.terms import MAT, SLOTS
from tablemate.kernel.rule import rule

ROLL = 1
CONFIRM = 2
STOP = 3
TAKE_BACK = 4
TIME_UP = 5
CLAIM = 10
RELEASE = 20
GIVE = 30
BURN = 40
PICK = 50
LOSE = 60
PLACE = 100
UNASKED = (TAKE_BACK, STOP)
"""Open beside what is asked; nobody waits for them."""
CELLS = MAT * SLOTS
"""Places for dice in front of one player."""
BURN_CELL = CELLS
"""Stands for the cell of a die that was burnt."""


@rule
def place_code(place: int, cell: int) -> int:
    """The action of putting the die at a place of the tray onto a cell."""
    return PLACE + place * CELLS + cell


@rule
def placed_from(action: int) -> int:
    """The place of the tray that a placed die comes from."""
    return (action - PLACE) // CELLS


@rule
def placed_on(action: int) -> int:
    """The cell that a die is placed on."""
    return (action - PLACE) % CELLS
