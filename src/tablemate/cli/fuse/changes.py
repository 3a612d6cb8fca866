"""What a person needs after a step: the whole table once a turn, when its dice lie there, and else what changed.

That is what is new of the figures, who of the others still has something to do, one's own bombs and the dice.  Before
a roll there is nothing to look for, so that only the figures are said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.fuse.labels import bomb
from tablemate.words.fuse.nouns import bomb_of, called

from .drawing import emphasised
from .listing import listing, tray_aloud, with_fits
from .status import figures, seat_line, seats, to_do
from .table import mat, table, tray

_BETWEEN = " · "


def whole(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """Everything on the table, drawn or as sentences."""
    if layout == "list":
        return _spoken(listing(words.aloud(), view))
    return table(words, view, terminal)


def changes(words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
    """All of the table when the dice of a turn were rolled, nothing if nothing changed, else what concerns the seat."""
    if _is_rolled(before, view):
        return whole(words, view, terminal, layout)
    if _mark(before) == _mark(view):
        return []
    if layout == "list":
        return _spoken(_said(words.aloud(), before, view))
    return [emphasised(line, terminal.bold) for line in _drawn(words, before, view)]


def _is_rolled(before: View, view: View) -> bool:
    """Are these the first dice that are seen of this turn?  In the first one the whole table was seen just before."""
    return bool(view["tray"]) and view["turn"] > 1 and (not before["tray"] or before["turn"] != view["turn"])


def _mark(view: View) -> object:
    table = (view["viewer"], view["turn"], view["tray"], view["mats"], view["row"])
    return *table, view["question"], view["confirmed"], view["stopped"], view["owed"], view["picking"]


def _news(words: Words, before: View, view: View) -> list[str]:
    """The figures that are not as they were; the turn is told by its event."""
    known = figures(words, before)
    return [text for text in figures(words, view)[1:] if text not in known]


def _others(words: Words, view: View) -> list[str]:
    """The other seats that have something to do or have agreed."""
    pending = {seat: to_do(words, view, seat) for seat in seats(view)[:-1]}
    return [
        words.say("screen-seat-notes", seat=words.seat_heading(seat), notes=", ".join(notes))
        for seat, notes in pending.items()
        if notes
    ]


def _is_looking(before: View, view: View) -> bool:
    """Is there something to look for on one's own bombs, or do others look at them?"""
    return bool(view["tray"] or view["question"]) or before["viewer"] != view["viewer"]


def _drawn(words: Words, before: View, view: View) -> list[str]:
    above = [_BETWEEN.join(part) for part in (_news(words, before, view), _others(words, view)) if part]
    parts = [[line for text in above for line in wrapped(text)]]
    parts += [mat(words, view, viewer_of(view))] if _is_looking(before, view) else []
    parts += [tray(words, view)] if view["tray"] else []
    return [line for part in parts if part for line in (*part, "")][:-1]


def _said(words: Words, before: View, view: View) -> Iterator[str]:
    """As sentences; what a bomb demands is read when it is new here, else only what lies on it."""
    yield from (f"{capitalised(text)}." for text in (*_news(words, before, view), *_others(words, view)))
    if _is_looking(before, view):
        yield from _own(words, before, view)
    if view["tray"]:
        yield from tray_aloud(words, view)


def _own(words: Words, before: View, view: View) -> Iterator[str]:
    viewer = viewer_of(view)
    known = {entry["card"] for cards in before["mats"] for entry in cards if entry}
    yield f"{seat_line(words, view, viewer)}."
    entries = [entry for entry in view["mats"][viewer] if entry]
    for entry in entries:
        head = f"{called(words, bomb_of(words, entry['card']))}." if entry["card"] in known else bomb(words, entry)
        yield f"{head} {with_fits(words, view, viewer, entry)}"
    if not entries:
        yield words.say("screen-no-bombs")


def _spoken(lines: Iterable[str]) -> list[str]:
    return [line for text in lines for line in wrapped(text, hanging="  ")]
