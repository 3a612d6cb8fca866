"""The table of FUSE on a screen of 24 lines: one's own bombs in a line or two each, all else in one line a piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tablemate.cli.terminal import screen_width, wrapped
from tablemate.games.fuse.view_types import BombCard, BombOnMat, TrayDie, View
from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words, viewer_of
from tablemate.words.fuse.pieces import NO_BREAK, bomb_of, die, in_line, letter, short_rules, slot_sign
from tablemate.words.fuse.standing import seat_line, seats, to_do

from .mats import EVERY, TRAY_LETTERS, cell, marks

BETWEEN = "   "
_FIGURES_BETWEEN = " · "


def parts(words: Words, view: View) -> Iterator[list[str]]:
    """What is left and what can be picked, the other seats, one's own bombs, the dice."""
    viewer = viewer_of(view)
    yield [*wrapped(_FIGURES_BETWEEN.join(_figures(words, view))), *_row(words, view)]
    yield [line for seat in seats(view) if seat != viewer for line in _other(words, view, seat)]
    if viewer != SPECTATOR:
        yield own(words, view)
    yield tray(words, view)


def _figures(words: Words, view: View) -> Iterator[str]:
    yield words.say("screen-turn", turn=str(view["turn"]))
    yield words.say("compact-bombs", left=str(view["bombs"] - view["picks"]), bombs=str(view["bombs"]))
    yield words.say("points-short", value=view["points"])
    if view["sabotage"]["used"] or view["sabotage"]["left"]:
        yield words.say("compact-sabotage", left=str(view["sabotage"]["left"]))
    if view["rolls_left"] is not None:
        yield words.say("compact-rolls", count=str(view["rolls_left"]))
    inside = NO_BREAK.join(f"{count}{letter(words, name)}" for name, count in view["bag"].items() if count)
    yield words.say("compact-bag", dice=inside) if inside else words.say("screen-bag-empty")


def _row(words: Words, view: View) -> list[str]:
    """The bombs to pick by id and value; once won, that it is."""
    if view["won"] and view["outcome"] is None:
        return [words.say("screen-won")]
    if viewer_of(view) in view["picking"]:
        return []
    entries = [entry for entry in view["row"] if entry]
    if not entries:
        return [words.say("screen-row-empty")]
    texts = [f"{entry['card']} {words.say('points-short', value=entry['value'])}" for entry in entries]
    return flowing(words.say("screen-row"), texts)


def flowing(start: str, texts: Iterable[str]) -> list[str]:
    """Short texts behind a heading, as many in a line as fit."""
    rows = [start]
    for text in texts:
        if len(rows[-1]) + len(BETWEEN) + len(text) > screen_width():
            rows.append(" " * len(start))
        rows[-1] += BETWEEN + text
    return rows


def _other(words: Words, view: View, seat: int) -> list[str]:
    """Another seat in a line: what it has to do, and its bombs with the dice that fit somewhere."""
    entries = [entry for entry in view["mats"][seat] if entry]
    head = words.seat_heading(seat)
    notes = ", ".join(to_do(words, view, seat))
    noted = words.say("screen-seat-notes", seat=head, notes=notes) if notes else head
    drawn = [_in_short(words, view, seat, entry) for entry in entries] or [words.say("screen-no-bombs")]
    counted = [_counted(words, view, seat, entry) for entry in entries]
    for start, texts in ((noted, drawn), (head, drawn), (noted, counted)):
        line = BETWEEN.join([start, *texts])
        if len(line) <= screen_width():
            return [line]
    return wrapped(BETWEEN.join([noted, *counted]), hanging="  ")


def _in_short(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
    bomb = bomb_of(words, entry["card"])
    slots = [
        slot_sign(words, bomb.slots[slot]) if placed is None else f"[{die(words, placed)}]"
        for slot, placed in enumerate(entry["dice"])
    ]
    return f"{_marked(view, seat, entry)} {in_line(bomb, slots)}"


def _counted(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
    """A bomb by how many of its dice lie on it."""
    size = len(entry["dice"])
    return f"{_marked(view, seat, entry)} {size - entry['dice'].count(None)}/{size}"


def _marked(view: View, seat: int, entry: BombOnMat) -> str:
    """A bomb by its id, with the letters of the dice that fit on it."""
    letters = "".join(marks(view, seat, entry).values())
    if not letters:
        return entry["card"]
    fitting = EVERY if EVERY in letters else "".join(sorted(set(letters)))
    return f"{entry['card']}{{{fitting}}}"


def own(words: Words, view: View) -> list[str]:
    """The viewer's bombs, each slot with its number and the dice that fit there."""
    viewer = viewer_of(view)
    entries = [entry for entry in view["mats"][viewer] if entry]
    head = wrapped(f"-- {seat_line(words, view, viewer)}", hanging="   ")
    if not entries:
        return [*head, words.say("screen-no-bombs")]
    return [*head, *bombs(words, view, entries)]


def bombs(words: Words, view: View, entries: Sequence[BombOnMat]) -> list[str]:
    """Bombs of the viewer below each other."""
    slots = [_slots(words, view, viewer_of(view), entry) for entry in entries]
    return in_lines(words, entries, [entry["card"] for entry in entries], slots)


def _slots(words: Words, view: View, seat: int, entry: BombOnMat) -> str:
    bomb, fitting = bomb_of(words, entry["card"]), marks(view, seat, entry)
    texts = [cell(words, bomb, slot, entry["dice"][slot], fitting.get(slot, "")) for slot in range(bomb.size)]
    return in_line(bomb, [text.replace(" ", NO_BREAK) for text in texts], between="  ")


def in_lines(words: Words, entries: Sequence[BombCard], names: Sequence[str], slots: Sequence[str]) -> list[str]:
    """Bombs below each other: name, value, slots, and the rules behind them, or below where they are too long."""
    named, wide = max(map(len, names)), max(map(len, slots))
    lines: list[str] = []
    for entry, name, texts in zip(entries, names, slots, strict=True):
        start = f"{name:<{named}} {words.say('points-short', value=entry['value']):<5}  "
        rules = words.say("between-rules").join(short_rules(words, bomb_of(words, entry["card"])))
        behind = f"{start}{texts:<{wide}}{BETWEEN}{rules}".rstrip()
        if len(behind) <= screen_width():
            lines.append(behind)
            continue
        hanging = " " * len(start)
        lines += wrapped(texts, indent=start, hanging=hanging)
        lines += wrapped(rules, indent=hanging) if rules else []
    return lines


def tray(words: Words, view: View) -> list[str]:
    """The dice of this turn: those to be had by letter, those in somebody's hand, and those that were used."""
    if not view["tray"]:
        return []
    letters = list(zip(TRAY_LETTERS, view["tray"], strict=False))
    texts = [_die(words, view, letter, each) for letter, each in letters if each["is"] in ("free", "held")]
    used = [die(words, each["die"]) for each in view["tray"] if each["is"] not in ("free", "held")]
    return flowing(
        words.say("screen-tray"), [*texts, *([words.say("compact-used", dice=" ".join(used))] if used else [])]
    )


def _die(words: Words, view: View, letter: str, each: TrayDie) -> str:
    said = {} if each["seat"] is None else words.who(each["seat"], viewer_of(view))
    return words.say(f"tray-{each['is']}", letter=letter, die=die(words, each["die"]), **said)
