"""The layouts of bomb cards: how many slots they have and which slot rests on which."""

from __future__ import annotations

import re

SLOTS = 6
"""The most slots of a card."""

ROW, STACK, FREE = "row", "stack", "free"
Supports = tuple[tuple[int, ...], ...]
"""By slot: the slots it rests on."""

_PYRAMIDS: dict[str, Supports] = {
    "pyr2": ((), (), (0, 1)),
    "pyr3": ((), (), (), (0, 1), (1, 2), (3, 4)),
}
_TWIN = re.compile(r"twin ([1-5])\+([1-5])")
_TWINS = tuple(f"twin {left}+{right}" for left in range(1, SLOTS) for right in range(1, SLOTS - left + 1))
LAYOUTS = (ROW, STACK, *_PYRAMIDS, *_TWINS, FREE)


def twin_heights(layout: str) -> tuple[int, int] | None:
    """The heights of the two columns of a twin layout, None for other layouts.

    >>> twin_heights("twin 2+4"), twin_heights("row")
    ((2, 4), None)
    """
    found = _TWIN.fullmatch(layout)
    if found is None or int(found[1]) + int(found[2]) > SLOTS:
        return None
    return int(found[1]), int(found[2])


def is_layout(layout: str) -> bool:
    """Is this the name of a layout?"""
    return layout in LAYOUTS


def slots_of(layout: str) -> int | None:
    """The number of slots that the layout asks for; None where any number from 1 to 6 will do."""
    if layout in _PYRAMIDS:
        return len(_PYRAMIDS[layout])
    heights = twin_heights(layout)
    return sum(heights) if heights else None


def supports_of(layout: str, size: int) -> Supports:
    """Which slots every slot rests on: in a stack the one below, in a pyramid both below (L2)."""
    if layout in _PYRAMIDS:
        return _PYRAMIDS[layout]
    heights = twin_heights(layout)
    if heights:
        return _column(0, heights[0]) + _column(heights[0], heights[1])
    return _column(0, size) if layout == STACK else ((),) * size


def _column(bottom: int, height: int) -> Supports:
    return ((), *((slot - 1,) for slot in range(bottom + 1, bottom + height)))


def bottom_up(supports: Supports) -> list[int] | None:
    """The slots in an order in which they can be filled, lowest numbers first; None if supports go in a circle."""
    order: list[int] = []
    while len(order) < len(supports):
        ready = [s for s in range(len(supports)) if s not in order and all(below in order for below in supports[s])]
        if not ready:
            return None
        order.append(ready[0])
    return order
