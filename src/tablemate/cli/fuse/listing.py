"""The table as sentences, for reading aloud."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from tablemate.games.fuse.view_types import BombCard, BombOnMat, View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.fuse.labels import bomb, lying, tray
from tablemate.words.fuse.pieces import bomb_of, called, die, where
from tablemate.words.fuse.standing import figures, seat_line, seats

from .mats import EVERY, TRAY_LETTERS, marks
from .table import altered_bombs, is_looking, news, others


def listing(words: Words, view: View, before: View | None = None) -> list[str]:
    """What is left, the row, every seat with its bombs, and the dice; demands are not read where they were before."""
    row, mats = (set(), set()) if before is None else (_cards([before["row"]]), _cards(before["mats"]))
    lines = [f"{capitalised(text)}." for text in figures(words, view)]
    if view["won"] and view["outcome"] is None:
        lines.append(words.say("screen-won"))
    lines += ["", *_row(words, view, row)]
    for seat in seats(view):
        lines += ["", *_mat(words, view, seat, mats)]
    return [*lines, "", *_tray(words, view)] if view["tray"] else lines


def _cards(places: Iterable[Iterable[BombCard | None]]) -> set[str]:
    return {entry["card"] for cards in places for entry in cards if entry}


def _row(words: Words, view: View, known: Container[str]) -> list[str]:
    entries = [entry for entry in view["row"] if entry]
    if not entries:
        return [words.say("screen-row-empty")]
    return [words.say("list-row", count=len(entries)), *(_bomb(words, entry, known) for entry in entries)]


def _bomb(words: Words, entry: BombCard, known: Container[str]) -> str:
    """A bomb with what it demands, unless that is known."""
    if entry["card"] not in known:
        return bomb(words, entry)
    found = bomb_of(words, entry["card"])
    return f"{words.say('card-head-dice', card=called(words, found), value=found.value, dice=str(found.size))}."


def _mat(words: Words, view: View, seat: int, known: Container[str]) -> Iterator[str]:
    yield f"{seat_line(words, view, seat)}."
    entries = [entry for entry in view["mats"][seat] if entry]
    if not entries:
        yield words.say("screen-no-bombs")
    for entry in entries:
        if entry["card"] in known:
            yield f"{called(words, bomb_of(words, entry['card']))}. {_with_fits(words, view, seat, entry)}"
        else:
            yield from (bomb(words, entry), _with_fits(words, view, seat, entry))


def _with_fits(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
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


def _tray(words: Words, view: View) -> Iterator[str]:
    """The dice of this turn, one sentence each."""
    yield words.say("list-tray")
    yield from tray(words, view)


def altered(words: Words, before: View, then: View) -> Iterator[str]:
    """The viewer's bombs on which other dice would lie."""
    return (lying(words, entry) for entry in altered_bombs(before, then))


def changed(words: Words, before: View, view: View) -> Iterator[str]:
    """What concerns the viewer; what a bomb demands is read when it is new here, else only what lies on it."""
    yield from (f"{capitalised(text)}." for text in (*news(words, before, view), *others(words, view)))
    if is_looking(before, view):
        yield from _own(words, before, view)
    if view["tray"]:
        yield from _tray(words, view)


def _own(words: Words, before: View, view: View) -> Iterator[str]:
    viewer = viewer_of(view)
    known = _cards(before["mats"])
    yield f"{seat_line(words, view, viewer)}."
    entries = [entry for entry in view["mats"][viewer] if entry]
    for entry in entries:
        head = f"{called(words, bomb_of(words, entry['card']))}." if entry["card"] in known else bomb(words, entry)
        yield f"{head} {_with_fits(words, view, viewer, entry)}"
    if not entries:
        yield words.say("screen-no-bombs")
