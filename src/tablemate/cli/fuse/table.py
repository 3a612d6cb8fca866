"""The table of FUSE at 80 columns: what is left, the row, everybody's bombs, the dice; and what changed on it.

After a step a person needs the whole table once a turn, when its dice lie there.  Else it is what is new of the
figures, who of the others still has something to do, one's own bombs and the dice; before a roll there is nothing to
look for.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.cli.face import COMPACT
from tablemate.cli.terminal import Terminal, screen_width, wrapped
from tablemate.games.fuse.view_types import BombOnMat, TrayDie, View
from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words, viewer_of
from tablemate.words.fuse.pieces import bomb_of, die, printed, short_rules
from tablemate.words.fuse.standing import figures, seats, to_do

from . import compact
from .colours import painted
from .mats import TRAY_LETTERS, drawn_bombs, mat, side_by_side

_BETWEEN = "   "
_FIGURES_BETWEEN = " · "


def table(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """Everything on the table; the viewer's own bombs and the dice last, next to what is asked."""
    if layout == COMPACT:
        return _laid_out(words, terminal, [line for part in compact.parts(words, view) for line in part])
    mats = [mat(words, view, seat) for seat in seats(view)]
    own = [] if viewer_of(view) == SPECTATOR else mats.pop()
    parts = (_left(words, view), _row(words, view), side_by_side(mats), own, _tray(words, view))
    return _laid_out(words, terminal, *parts)


def changed(words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
    """What concerns the viewer of a table that was seen as it was before."""
    above = [_FIGURES_BETWEEN.join(part) for part in (news(words, before, view), others(words, view)) if part]
    told = [line for text in above for line in wrapped(text)]
    looking = is_looking(before, view)
    if layout == COMPACT:
        own = compact.own(words, view) if looking else []
        return _laid_out(words, terminal, [*told, *own, *compact.tray(words, view)])
    own = mat(words, view, viewer_of(view)) if looking else []
    return _laid_out(words, terminal, told, own, _tray(words, view))


def altered(words: Words, before: View, then: View, terminal: Terminal, layout: str) -> list[str]:
    """The viewer's bombs on which other dice would lie."""
    bombs = altered_bombs(before, then)
    if not bombs:
        return []
    if layout == COMPACT:
        return _laid_out(words, terminal, compact.bombs(words, then, bombs))
    return _laid_out(words, terminal, drawn_bombs(words, then, viewer_of(then), bombs))


def altered_bombs(before: View, then: View) -> list[BombOnMat]:
    """Those of the viewer's mat that lie there otherwise, or did not lie there."""
    known = before["mats"][viewer_of(before)]
    return [entry for entry in then["mats"][viewer_of(then)] if entry and entry not in known]


def _laid_out(words: Words, terminal: Terminal, *parts: Sequence[str]) -> list[str]:
    """Parts below each other, an empty line between them."""
    lines = [line for part in parts if part for line in (*part, "")][:-1]
    return [painted(words, terminal, line) for line in lines] if terminal.styled else lines


def _row(words: Words, view: View) -> list[str]:
    """The bombs to pick, each in one line."""
    bombs = [bomb_of(words, entry["card"]) for entry in view["row"] if entry]
    if not bombs:
        return [words.say("screen-row-empty")]
    texts = [printed(words, bomb) for bomb in bombs]
    wide, named = max(map(len, texts)), max(len(bomb.id) for bomb in bombs)
    lines = [words.say("screen-row")]
    for bomb, text in zip(bombs, texts, strict=True):
        value = words.say("points-short", value=bomb.value)
        start = f"  {bomb.id:<{named}}  {value:<5}  {text:<{wide}}  "
        rules = words.say("between-rules").join(short_rules(words, bomb))
        lines += wrapped(rules, indent=start, hanging=" " * len(start)) if rules else [start.rstrip()]
    return lines


def _tray(words: Words, view: View) -> list[str]:
    """The dice of this turn: those to be had by letter, the others with who has them."""
    if not view["tray"]:
        return []
    texts = [_die(words, view, letter, each) for letter, each in zip(TRAY_LETTERS, view["tray"], strict=False)]
    start = words.say("screen-tray") + _BETWEEN
    rows = _rows(texts, screen_width() - len(start))
    return [start + rows[0], *(" " * len(start) + row for row in rows[1:])]


def _rows(texts: list[str], width: int) -> list[str]:
    """Texts in rows, as many in each as fit."""
    rows: list[str] = []
    for text in texts:
        if rows and len(rows[-1]) + len(_BETWEEN) + len(text) <= width:
            rows[-1] += _BETWEEN + text
        else:
            rows.append(text)
    return rows


def _die(words: Words, view: View, letter: str, each: TrayDie) -> str:
    shown = die(words, each["die"])
    if each["seat"] is None:
        return words.say("tray-free", letter=letter, die=shown)
    who = words.who(each["seat"], viewer_of(view))
    return words.say(f"tray-{each['is']}", letter=letter, die=shown, **who)


def _left(words: Words, view: View) -> list[str]:
    """Two or three lines above the table."""
    lines = wrapped(_FIGURES_BETWEEN.join(figures(words, view)))
    return [*lines, words.say("screen-won")] if view["won"] and view["outcome"] is None else lines


def is_rolled(before: View, view: View) -> bool:
    """Are these the first dice that are seen of this turn?  In the first one the whole table was seen just before."""
    return bool(view["tray"]) and view["turn"] > 1 and (not before["tray"] or before["turn"] != view["turn"])


def is_same(before: View, view: View) -> bool:
    """Is nothing of it otherwise that changes are told of?"""
    return _mark(before) == _mark(view)


def _mark(view: View) -> object:
    table = (view["viewer"], view["turn"], view["tray"], view["mats"], view["row"])
    return *table, view["question"], view["confirmed"], view["stopped"], view["owed"], view["picking"]


def news(words: Words, before: View, view: View) -> list[str]:
    """The figures that are not as they were; the turn is told by its event."""
    known = figures(words, before)
    return [text for text in figures(words, view)[1:] if text not in known]


def others(words: Words, view: View) -> list[str]:
    """The other seats that have something to do or have agreed."""
    pending = {seat: to_do(words, view, seat) for seat in seats(view)[:-1]}
    return [
        words.say("screen-seat-notes", seat=words.seat_heading(seat), notes=", ".join(notes))
        for seat, notes in pending.items()
        if notes
    ]


def is_looking(before: View, view: View) -> bool:
    """Is there something to look for on one's own bombs, or do others look at them?"""
    return bool(view["tray"] or view["question"]) or before["viewer"] != view["viewer"]
