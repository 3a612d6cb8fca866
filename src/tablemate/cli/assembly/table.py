"""The table of Assembly: the ring of bays as a clock or as a list, then hands, roles and what is pending.

On the ring 12 is at the top, 3 on the right, 6 at the bottom, 9 on the left; the piles lie in its middle.
"""

from __future__ import annotations

from collections.abc import Callable

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

_ROWS = (
    ((11, 15), (12, 33), (1, 51)),
    ((10, 4), (2, 62)),
    ((9, 0), (3, 65)),
    ((8, 4), (4, 62)),
    ((7, 15), (6, 33), (5, 51)),
)
_CENTRE_AT, _CENTRE_WIDTH, _CENTRE_LINES = 20, 41, 8

Piece = tuple[int, str, Callable[[str], str]]


def table(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """The ring or its list, then hands, roles and what is pending."""
    words = words.aloud(on=layout == "list")
    drawn = _ring(words, view, terminal) if layout == "ring" else _listing(words, view)
    return [*drawn, "", *hands(words, view), *roles(words, view), *_pending(words, view)]


def _ring(words: Words, view: View, terminal: Terminal) -> list[str]:
    """The ring with what lies in its middle, at most 80 columns wide."""
    lines: list[list[Piece]] = [[] for _ in range(3 * len(_ROWS) - 1)]
    for row, cells in enumerate(_ROWS):
        for bay, at in cells:
            upper, lower = _cell(words, view, bay, glyph=terminal.shows_glyphs)
            style = _style(view["bays"][bay - 1], terminal)
            lines[3 * row].append((at, upper, style))
            lines[3 * row + 1].append((at, lower, style))
    for offset, text in enumerate(_in_the_middle(words, view)):
        lines[3 + offset].append((_CENTRE_AT, text.center(_CENTRE_WIDTH).rstrip(), str))
    return [_composed(pieces) for pieces in lines]


def _cell(words: Words, view: View, bay: int, *, glyph: bool) -> tuple[str, str]:
    """Two lines: the number and the plan; the module on it, or that the bay is locked."""
    here = view["bays"][bay - 1]
    mark = "!" if here["malfunction"] and not here["locked"] else " "
    upper = f"{bay:>2}{mark} {short(words, here['plan'], glyph=glyph)}"
    if here["locked"]:
        return upper, f"    {words.say('screen-cell-locked')}"
    if here["module"] is None:
        return upper, "    ·"
    match = "=" if here["module"] == here["plan"] else ""
    return upper, f"   [{short(words, here['module'], glyph=glyph)}]{match}"


def _style(bay: Bay, terminal: Terminal) -> Callable[[str], str]:
    if bay["locked"]:
        return terminal.dim
    return terminal.bold if bay["module"] == bay["plan"] else str


def _in_the_middle(words: Words, view: View) -> list[str]:
    lines = [line for text in _centre(words, view) for line in wrapped(text, width=_CENTRE_WIDTH)]
    return lines[:_CENTRE_LINES]


def _composed(pieces: list[Piece]) -> str:
    """Pieces of text at their columns, padded first and styled after."""
    line, end = "", 0
    for at, text, style in sorted(pieces, key=lambda piece: piece[0]):
        line += " " * (at - end) + style(text)
        end = at + len(text)
    return line.rstrip()


def _listing(words: Words, view: View) -> list[str]:
    """Every bay in clock order, then the piles, as sentences."""
    bays = [bay_aloud(words, entry) for entry in view["bays"]]
    return [*bays, *(f"{capitalised(text)}." for text in _centre(words, view) if text)]


def _centre(words: Words, view: View) -> list[str]:
    """The piles, in short lines."""
    between = ", " if words.reads_aloud else " · "
    locked, run = sum(bay["locked"] for bay in view["bays"]), view["refreshes"] + 1
    return [
        words.say("screen-turn", turn=str(view["turn"]), run=str(run), runs=str(run + view["refreshes_left"])),
        words.say("screen-refreshes", left=view["refreshes_left"]),
        "",
        words.say("screen-locked", count=locked, bays=len(view["bays"])),
        between.join((stack(words, view), pile(words, view))),
        discard(words, view),
        reserve(words, view),
    ]


def hands(words: Words, view: View) -> list[str]:
    """The viewer's hand by name, the other by count, and what is known of face-down cards."""
    lines: list[str] = []
    for seat in _seats(view):
        lines += wrapped(hand(words, view, seat))
    for known in view["pile"]["known"]:
        lines.append(words.say("known-pile", place=known["place"], card=card(words, known["card"])))
    for under in view["stack"]["known"]:
        lines.append(words.say("known-stack", place=under["place"], module=module(words, under["module"])))
    return lines


def _seats(view: View) -> list[int]:
    """All seats, the viewer's own first."""
    return sorted(range(view["players"]), key=lambda seat: seat != view["viewer"])


def roles(words: Words, view: View) -> list[str]:
    """Whose role is what, used or not."""
    return [role(words, view, seat) for seat in _seats(view) if view["roles"][seat]["role"]]


def _pending(words: Words, view: View) -> list[str]:
    """What is under way in this turn and what is owed."""
    if view["outcome"] is not None:
        return []
    lines = []
    if view["asked"] and view["answer"]:
        answer = words.say(f"answer-{view['answer']}")
        lines.append(words.say("status-asked", command=words.say(f"command-{view['asked']}"), answer=answer))
    if view["command"]:
        lines += wrapped(words.say("status-command", command=declared(words, view["command"])))
    if view["two_commands"]:
        lines.append(words.say("status-two"))
    if view["no_refill"]:
        lines.append(words.say("status-no-refill"))
    for seat, owes in enumerate(view["owes_double"]):
        if owes:
            lines.append(capitalised(words.say("status-owes", **words.who(seat, viewer_of(view)))))
    return lines
