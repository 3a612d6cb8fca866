"""The table of Assembly: the ring of bays, drawn or as a list, then hands, roles and what is pending.

On the ring 12 is at the top, 3 on the right, 6 at the bottom, 9 on the left; the piles lie in its middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablemate.cli.face import LIST
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.assembly.view_types import Bay, View
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.assembly.labels import bay as bay_aloud
from tablemate.words.assembly.nouns import (
    card,
    declared,
    discard,
    hand,
    module,
    pile,
    reserve,
    role,
    short,
    stack,
)

from .colours import LOCKED, MALFUNCTION, MATCH, MODULES, with_cards

_ROWS = (
    ((11, 15), (12, 33), (1, 51)),
    ((10, 4), (2, 62)),
    ((9, 0), (3, 65)),
    ((8, 4), (4, 62)),
    ((7, 15), (6, 33), (5, 51)),
)
"""The bays of each row, and where they begin."""
_MIDDLE = (20, 41)
"""Where the middle begins, and how wide it is."""
_MIDDLE_LINES = 8
BRACKETS = ("[", "]")
"""What stands round a module."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A text as it is painted, and how many columns it takes."""

    text: str
    width: int

    def __add__(self, other: Drawn) -> Drawn:
        return Drawn(self.text + other.text, self.width + other.width)


Piece = tuple[int, Drawn]
"""Something drawn, at a column."""


@dataclass(frozen=True, slots=True)
class Pen:
    """What draws a bay."""

    words: Words
    terminal: Terminal
    locked: str
    """What says that a bay is locked."""

    def plan(self, bay: Bay) -> Drawn:
        """The number of a bay, whether a malfunction waits there, and its plan."""
        waits = bay["malfunction"] and not bay["locked"]
        mark = self.draw("! ", MALFUNCTION) if waits else self.draw("  ")
        return self.draw(f"{bay['bay']:>2}", _emphasis(bay)) + mark + self._module(bay, bay["plan"])

    def content(self, bay: Bay, around: tuple[str, str] = BRACKETS) -> Drawn:
        """The module on a bay, with `=` on its own plan; or that it is locked, or empty."""
        if bay["locked"]:
            return self.draw(" ") + self.draw(self.locked, LOCKED)
        if bay["module"] is None:
            return self.draw(" ·")
        left, right = around
        match = "=" if bay["module"] == bay["plan"] else ""
        return self.draw(left) + self._module(bay, bay["module"]) + self.draw(right + match, _emphasis(bay))

    def _module(self, bay: Bay, name: str) -> Drawn:
        text = short(self.words, name, glyph=self.terminal.shows_glyphs)
        return self.draw(text, LOCKED if bay["locked"] else f"{MODULES[name]} {_emphasis(bay)}")

    def draw(self, text: str, style: str = "") -> Drawn:
        """A text in a style."""
        return Drawn(self.terminal.paint(text, style) if style else text, len(text))


def table(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """The ring or its list, then hands, roles and what is pending."""
    words = words.aloud(on=layout == LIST)
    drawn = _listing(words, view) if layout == LIST else _ring(words, view, terminal)
    facts = [*hands(words, view), *known(words, view), *roles(words, view), *pending(words, view)]
    return painted(words, terminal, [*drawn, "", *(line for text in facts for line in wrapped(text))])


def painted(words: Words, terminal: Terminal, lines: list[str]) -> list[str]:
    """Lines with the cards that they name in their colours."""
    return [with_cards(words, terminal, line) for line in lines] if terminal.styled else lines


def _ring(words: Words, view: View, terminal: Terminal) -> list[str]:
    """Two lines for each bay: its plan, and below it the module."""
    pen = Pen(words, terminal, words.say("screen-cell-locked"))
    lines: list[list[Piece]] = [[] for _ in range(3 * len(_ROWS) - 1)]
    for row, cells in enumerate(_ROWS):
        for number, at in cells:
            bay = view["bays"][number - 1]
            lines[3 * row].append((at, pen.plan(bay)))
            lines[3 * row + 1].append((at + 3, pen.content(bay)))
    start, width = _MIDDLE
    middle = [line for text in _piles(words, view) for line in wrapped(text, width=width)]
    for offset, text in enumerate(middle[:_MIDDLE_LINES]):
        lines[3 + offset].append((start, pen.draw(text.center(width).rstrip())))
    return [composed(pieces) for pieces in lines]


def composed(pieces: Iterable[Piece]) -> str:
    """A line with pieces at their columns."""
    line, end = "", 0
    for at, drawn in sorted(pieces, key=lambda piece: piece[0]):
        line += " " * (at - end) + drawn.text
        end = at + drawn.width
    return line.rstrip()


def _emphasis(bay: Bay) -> str:
    if bay["locked"]:
        return LOCKED
    return MATCH if bay["module"] == bay["plan"] else ""


def _listing(words: Words, view: View) -> list[str]:
    """Every bay with a module in clock order, those without and the locked ones together, then the piles."""
    held = [bay for bay in view["bays"] if bay["module"] is not None]
    empty = [bay for bay in view["bays"] if bay["module"] is None and not bay["locked"]]
    shut = [bay for bay in view["bays"] if bay["locked"]]
    lines = [bay_aloud(words, bay) for bay in held]
    lines += [words.say("list-empty", bays=_bays(words, empty))] if empty else []
    lines += [words.say("list-locked", bays=_bays(words, shut))] if shut else []
    return [*lines, *(f"{capitalised(text)}." for text in _piles(words, view) if text)]


def _bays(words: Words, bays: Iterable[Bay]) -> str:
    """Bays by number and plan; where a malfunction waits, it is said."""
    waits = {True: "list-bay-malfunction", False: "list-bay"}
    return ", ".join(
        words.say(waits[bay["malfunction"] and not bay["locked"]], bay=str(bay["bay"]), plan=module(words, bay["plan"]))
        for bay in bays
    )


def hands(words: Words, view: View) -> list[str]:
    """The viewer's hand by name, the other by count."""
    return [hand(words, view, seat) for seat in _seats(view)]


def known(words: Words, view: View) -> list[str]:
    """What is known of face-down cards and modules."""
    cards = [
        words.say("known-pile", place=under["place"], card=card(words, under["card"]))
        for under in view["pile"]["known"]
    ]
    modules = [
        words.say("known-stack", place=under["place"], module=module(words, under["module"]))
        for under in view["stack"]["known"]
    ]
    return [*cards, *modules]


def _seats(view: View) -> list[int]:
    """All seats, the viewer's own first."""
    return sorted(range(view["players"]), key=lambda seat: seat != view["viewer"])


def roles(words: Words, view: View) -> list[str]:
    """Whose role is what, used or not."""
    return [role(words, view, seat) for seat in _seats(view) if view["roles"][seat]["role"]]


def pending(words: Words, view: View) -> list[str]:
    """What is under way in this turn and what is owed."""
    if view["outcome"] is not None:
        return []
    lines = []
    if view["asked"] and view["answer"]:
        answer = words.say(f"answer-{view['answer']}")
        lines.append(words.say("status-asked", command=words.say(f"command-{view['asked']}"), answer=answer))
    if view["command"]:
        lines.append(words.say("status-command", command=declared(words, view["command"])))
    if view["two_commands"]:
        lines.append(words.say("status-two"))
    if view["no_refill"]:
        lines.append(words.say("status-no-refill"))
    for seat, owes in enumerate(view["owes_double"]):
        if owes:
            lines.append(capitalised(words.say("status-owes", **words.who(seat, viewer_of(view)))))
    return lines


def _piles(words: Words, view: View) -> list[str]:
    """Turn, refreshes and piles, in short lines."""
    between = ". " if words.reads_aloud else " · "
    return [
        turn(words, view),
        words.say("screen-refreshes", left=view["refreshes_left"]),
        "",
        locked(words, view),
        between.join((stack(words, view), pile(words, view))),
        discard(words, view),
        reserve(words, view),
    ]


def turn(words: Words, view: View) -> str:
    """Which turn it is, and how often the cards have run out."""
    run = view["refreshes"] + 1
    return words.say("screen-turn", turn=str(view["turn"]), run=str(run), runs=str(run + view["refreshes_left"]))


def locked(words: Words, view: View) -> str:
    """How many bays are locked."""
    count = sum(bay["locked"] for bay in view["bays"])
    return words.say("screen-locked", count=count, bays=len(view["bays"]))
