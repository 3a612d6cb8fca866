"""The table of FUSE at 80 columns: what is left, the row, everybody's bombs, the dice."""

from __future__ import annotations

from tablemate.cli.terminal import Terminal, screen_width, wrapped
from tablemate.games.fuse.view_types import TrayDie, View
from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words, viewer_of
from tablemate.words.fuse.cards import printed, short_rules
from tablemate.words.fuse.nouns import bomb_of, die

from .drawing import draw, emphasised, side_by_side
from .fitting import TRAY_LETTERS, marks
from .status import left, seat_line, seats

_BETWEEN = "   "


def table(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Everything on the table; the viewer's own bombs and the dice last, next to what is asked."""
    mats = [mat(words, view, seat) for seat in seats(view)]
    own = [] if viewer_of(view) == SPECTATOR else mats.pop()
    parts = [left(words, view), _row(words, view), side_by_side(mats), own, tray(words, view) if view["tray"] else []]
    lines = [line for part in parts if part for line in (*part, "")][:-1]
    return [emphasised(line, terminal.bold) for line in lines]


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


def mat(words: Words, view: View, seat: int) -> list[str]:
    """A seat: who, what is owed, and its bombs side by side."""
    entries = [entry for entry in view["mats"][seat] if entry]
    bombs = [draw(words, bomb_of(words, entry["card"]), entry["dice"], marks(view, seat, entry)) for entry in entries]
    drawn = side_by_side(bombs) if bombs else [words.say("screen-no-bombs")]
    return [*wrapped(f"-- {seat_line(words, view, seat)}", hanging="   "), *drawn]


def tray(words: Words, view: View) -> list[str]:
    """The dice of this turn: those to be had by letter, the others with who has them."""
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
