"""Which dice of the tray fit where: what a player at a real table would look for."""

from __future__ import annotations

from tablemate.games.fuse.view_types import BombOnMat, View

TRAY_LETTERS = "abcde"
"""The names of the dice in the tray, from the left."""


def offered(view: View, seat: int) -> dict[str, str]:
    """The dice that a seat might place now, by letter: the one in hand, else every free one."""
    if view["outcome"] is not None:
        return {}
    tray = list(zip(TRAY_LETTERS, view["tray"], strict=False))
    held = {letter: die["die"] for letter, die in tray if die["is"] == "held" and die["seat"] == seat}
    if held:
        return held
    if view["owed"][seat] == 0 or seat in view["picking"] or view["question"]:
        return {}
    return {letter: die["die"] for letter, die in tray if die["is"] == "free"}


def fits(view: View, seat: int, entry: BombOnMat) -> dict[int, str]:
    """By open slot of a bomb: the letters of the dice that a seat might place there; none where hints are off."""
    found: dict[int, str] = {}
    free = offered(view, seat)
    for letter, fitting in zip(TRAY_LETTERS, view["fits"][seat] if view["fits"] else (), strict=False):
        for slot in fitting.get(entry["card"], ()) if letter in free else ():
            found[slot - 1] = found.get(slot - 1, "") + letter
    return found


EVERY = "*"
"""Stands for all dice that a seat might place, where there are several."""
SEVERAL = 3


def marks(view: View, seat: int, entry: BombOnMat) -> dict[int, str]:
    """By open slot: what is written behind it, the letters or one sign for all of them."""
    everything = "".join(offered(view, seat))
    several = len(everything) >= SEVERAL
    found = fits(view, seat, entry)
    return {slot: EVERY if several and letters == everything else letters for slot, letters in found.items()}
