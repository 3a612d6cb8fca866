"""Which dice of the tray fit where: what a player at a real table would look for."""

from __future__ import annotations

from tablemate.games.fuse.names import die_number
from tablemate.games.fuse.placement import allowed
from tablemate.games.fuse.view_types import BombOnMat, View
from tablemate.words.fuse.bombs import bomb_of, dice_on

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
    """By open slot of a bomb: the letters of the dice that a seat might place there."""
    bomb, dice = bomb_of(entry), dice_on(entry)
    found: dict[int, str] = {}
    for letter, name in offered(view, seat).items():
        die = die_number(name)
        assert die is not None
        for slot in range(bomb.size):
            if dice[slot] is None and allowed(bomb, dice, slot, die, view["legality"]):
                found[slot] = found.get(slot, "") + letter
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
