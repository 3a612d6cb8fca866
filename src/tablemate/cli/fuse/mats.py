"""The bombs in front of a seat as text.  Brackets tell what a slot is, so that no colour is needed:

[R4] a die lies there   (R/Y) empty, asks for red or yellow   {R/Y}ac empty, and the dice a and c of the tray fit
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablemate.cli.terminal import WIDTH, wrapped
from tablemate.games.fuse.described import SIGNS, DescribedBomb
from tablemate.games.fuse.view_types import BombOnMat, View
from tablemate.words import Words
from tablemate.words.fuse.pieces import bomb_of, called, short_rules, sign, slot_sign
from tablemate.words.fuse.standing import seat_line

Dice = Sequence[str | None]
Fits = Mapping[int, str]
"""By slot, counted from 0: the letters of the dice that fit."""

TRAY_LETTERS = "abcde"
"""The names of the dice in the tray, from the left."""
EVERY = "*"
"""Stands for all dice that a seat might place, where there are several."""
SEVERAL = 3
MORE = "+"
"""Stands for further letters where there is no room for them."""
GAP = 3
_LEAST = 36


def mat(words: Words, view: View, seat: int) -> list[str]:
    """A seat: who, what is owed, and its bombs side by side."""
    entries = [entry for entry in view["mats"][seat] if entry]
    drawn = drawn_bombs(words, view, seat, entries) if entries else [words.say("screen-no-bombs")]
    return [*wrapped(f"-- {seat_line(words, view, seat)}", hanging="   "), *drawn]


def drawn_bombs(words: Words, view: View, seat: int, entries: Sequence[BombOnMat]) -> list[str]:
    """Bombs of a seat side by side."""
    return side_by_side(
        [draw(words, bomb_of(words, entry["card"]), entry["dice"], marks(view, seat, entry)) for entry in entries]
    )


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


def marks(view: View, seat: int, entry: BombOnMat) -> dict[int, str]:
    """By open slot: what is written behind it, the letters or one sign for all of them."""
    everything = "".join(offered(view, seat))
    several = len(everything) >= SEVERAL
    found = fits(view, seat, entry)
    return {slot: EVERY if several and letters == everything else letters for slot, letters in found.items()}


def draw(words: Words, bomb: DescribedBomb, dice: Dice | None = None, fits: Fits | None = None) -> list[str]:
    """A card: its name and value, its slots where they lie, its rules in short."""
    head = words.say("card-head", card=called(words, bomb), value=bomb.value)
    slots = draw_slots(words, bomb, dice, fits)
    if fits and max(map(len, slots)) > WIDTH:
        slots = draw_slots(words, bomb, dice, {slot: _shortened(letters) for slot, letters in fits.items()})
    width = max(_LEAST, len(head), *map(len, slots))
    rules = words.say("between-rules").join(short_rules(words, bomb))
    return [head, *slots, *(wrapped(rules, indent="  ", width=width) if rules else [])]


def _shortened(letters: str) -> str:
    return letters if len(letters) < 3 else letters[0] + MORE


def draw_slots(words: Words, bomb: DescribedBomb, dice: Dice | None = None, fits: Fits | None = None) -> list[str]:
    """The slots where they lie, the top row first."""
    lying, fitting = dice or [None] * bomb.size, fits or {}
    texts = [cell(words, bomb, slot, lying[slot], fitting.get(slot, "")) for slot in range(bomb.size)]
    wide = max(map(len, texts)) + 2
    half = (wide + 1) // 2
    narrow = all(slot.column % 2 == 0 for slot in bomb.slots)
    return [_line(bomb, row, texts, wide if narrow else 2 * half) for row in reversed(bomb.rows)]


def cell(words: Words, bomb: DescribedBomb, slot: int, placed: str | None, letters: str) -> str:
    """A slot with its number: the die on it, or what it asks for and the dice that fit."""
    if placed is not None:
        return f"{slot + 1} [{sign(words, SIGNS[placed])}]"
    asks = slot_sign(words, bomb.slots[slot])
    return f"{slot + 1} {{{asks}}}{letters}" if letters else f"{slot + 1} ({asks})"


def _line(bomb: DescribedBomb, row: Sequence[int], texts: Sequence[str], wide: int) -> str:
    line = ""
    for slot in row:
        line = line.ljust(2 + bomb.slots[slot].column * wide // 2) + texts[slot]
    return line


def side_by_side(blocks: Sequence[list[str]], width: int = WIDTH, gap: int = GAP) -> list[str]:
    """Blocks of lines next to each other as long as they fit, then below."""
    lines: list[str] = []
    for band in _bands(blocks, width, gap):
        height = max(map(len, band))
        widths = [max(map(len, block)) + gap for block in band]
        for number in range(height):
            parts = (block[number] if number < len(block) else "" for block in band)
            lines.append("".join(part.ljust(each) for part, each in zip(parts, widths, strict=True)).rstrip())
    return lines


def _bands(blocks: Sequence[list[str]], width: int, gap: int) -> list[list[list[str]]]:
    bands: list[list[list[str]]] = []
    room = 0
    for block in blocks:
        needed = max(map(len, block))
        if not bands or needed > room:
            bands.append([])
            room = width
        bands[-1].append(block)
        room -= needed + gap
    return bands
