"""The table as sentences, for reading aloud."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.fuse.view_types import BombOnMat, View
from tablemate.words import Words, capitalised
from tablemate.words.fuse.cards import where
from tablemate.words.fuse.labels import bomb, lying, tray
from tablemate.words.fuse.nouns import die

from .fitting import EVERY, TRAY_LETTERS, marks
from .status import figures, seat_line, seats


def listing(words: Words, view: View) -> list[str]:
    """What is left, the row, every seat with its bombs, and the dice."""
    lines = [f"{capitalised(text)}." for text in figures(words, view)]
    if view["won"] and view["outcome"] is None:
        lines.append(words.say("screen-won"))
    lines += ["", *_row(words, view)]
    for seat in seats(view):
        lines += ["", *_mat(words, view, seat)]
    return [*lines, "", *tray_aloud(words, view)] if view["tray"] else lines


def _row(words: Words, view: View) -> list[str]:
    entries = [entry for entry in view["row"] if entry]
    if not entries:
        return [words.say("screen-row-empty")]
    return [words.say("list-row", count=len(entries)), *(bomb(words, entry) for entry in entries)]


def _mat(words: Words, view: View, seat: int) -> Iterator[str]:
    yield f"{seat_line(words, view, seat)}."
    entries = [entry for entry in view["mats"][seat] if entry]
    if not entries:
        yield words.say("screen-no-bombs")
    for entry in entries:
        yield bomb(words, entry)
        yield with_fits(words, view, seat, entry)


def with_fits(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
    """What lies on a bomb and which dice of the tray fit."""
    return f"{lying(words, entry)} {_open(words, view, seat, entry)}".strip()


def _open(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
    """Which dice of the tray fit where; slots for the same dice are said together."""
    slots: dict[str, list[int]] = {}
    for slot, letters in sorted(marks(view, seat, entry).items()):
        slots.setdefault(letters, []).append(slot)
    return " ".join(f"{capitalised(_fit(words, view, each, letters))}." for letters, each in slots.items())


def _fit(words: Words, view: View, slots: list[int], letters: str) -> str:
    fitting = words.say("list-fits-all") if letters == EVERY else _one_of(words, view, letters)
    return words.say("list-fits", where=where(words, slots), dice=fitting)


def _one_of(words: Words, view: View, letters: str) -> str:
    """The dice with these letters, of which one can be placed."""
    shown = dict(zip(TRAY_LETTERS, (each["die"] for each in view["tray"]), strict=False))
    return words.either([die(words, name) for name in dict.fromkeys(shown[letter] for letter in letters)])


def tray_aloud(words: Words, view: View) -> Iterator[str]:
    """The dice of this turn, one sentence each."""
    yield words.say("list-tray")
    yield from tray(words, view)
