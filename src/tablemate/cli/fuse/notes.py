"""What can be looked up at a table of FUSE: the signs, the row, the own bombs in words, the bag."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablemate.cli.terminal import wrapped
from tablemate.games.fuse.view_types import COLOURS, BombCard, View
from tablemate.kernel.seats import SPECTATOR
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.fuse.pieces import bag, bomb_of, called, colour, explain, letter
from tablemate.words.fuse.standing import seats

from .mats import draw

SIGNS = ("die", "empty", "fits", "all", "short", "judged", "any", "split", "both", "slot", "rise", "upon", "twin")


Dice = Sequence[str | None] | None
"""The dice on a bomb by slot; None for one of the row."""


def legend(words: Words, view: View) -> list[str]:
    """Letters of colours and the signs of cards."""
    colours = ", ".join(f"{letter(words, name)} {colour(words, name)}" for name in COLOURS)
    lines = [words.say("legend-colours", colours=colours)]
    for sign in SIGNS:
        start = f"  {words.say(f'legend-{sign}.sign'):<14}"
        lines += wrapped(words.say(f"legend-{sign}"), indent=start, hanging=" " * len(start))
    return lines


def row(words: Words, view: View) -> list[str]:
    """The bombs to pick, drawn and explained."""
    entries = [entry for entry in view["row"] if entry]
    if not entries:
        return [words.say("screen-row-empty")]
    return [line for entry in entries for line in ("", *_drawn(words, entry, None))][1:]


def cards(words: Words, view: View) -> list[str]:
    """The viewer's bombs in words; a spectator reads everybody's."""
    viewer = viewer_of(view)
    lines: list[str] = []
    for seat in seats(view) if viewer == SPECTATOR else [viewer]:
        for entry in view["mats"][seat]:
            if entry:
                lines += [_head(words, entry), *_explained(words, entry)]
    return lines or [words.say("screen-no-bombs")]


def card(words: Words, view: View, asked: str) -> list[str]:
    """A bomb that lies in the row or in front of somebody, by its id."""
    name = asked.strip().rstrip(".").lower()
    entries = on_table(view)
    for entry, dice in entries:
        if entry["card"].lower() == name:
            return _drawn(words, entry, dice)
    known = ", ".join(entry["card"] for entry, _ in entries)
    return wrapped(words.say("card-not-on-table", card=asked[:20].upper(), cards=known))


def on_table(view: View) -> list[tuple[BombCard, Dice]]:
    """The bombs in the row and in front of somebody, with their dice."""
    row: list[tuple[BombCard, Dice]] = [(entry, None) for entry in view["row"] if entry]
    return row + [(entry, entry["dice"]) for mat in view["mats"] for entry in mat if entry]


def _drawn(words: Words, entry: BombCard, dice: Dice) -> list[str]:
    """A bomb as it lies there, and explained."""
    drawn = [_head(words, entry)] if words.reads_aloud else draw(words, bomb_of(words, entry["card"]), dice)
    return [*drawn, *_explained(words, entry)]


def _head(words: Words, entry: BombCard) -> str:
    bomb = bomb_of(words, entry["card"])
    return words.say("card-head-dice", card=called(words, bomb), value=bomb.value, dice=str(bomb.size))


def _explained(words: Words, entry: BombCard) -> list[str]:
    texts = explain(words, bomb_of(words, entry["card"]))
    return [line for text in texts for line in wrapped(text, indent="  - ", hanging="    ")]


def in_the_bag(words: Words, view: View) -> list[str]:
    """The dice in the bag by colour, and how many of each colour there are."""
    inside = bag(words, view)
    return [f"{capitalised(inside)}.", *wrapped(words.say("bag-about"))]


NOTES: Mapping[str, Callable[[Words, View], list[str]]] = {
    "legend": legend,
    "row": row,
    "cards": cards,
    "bag": in_the_bag,
}
SPELLED = {"row": ("row", "rangee", "rangée"), "bag": ("bag", "sac")}
