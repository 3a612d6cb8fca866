"""The face of FUSE in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choices, Face, Numbered
from tablemate.cli.terminal import Terminal, in_rows, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words
from tablemate.words.fuse.pieces import die

from . import listing as aloud
from . import table as drawn
from .mats import TRAY_LETTERS
from .notes import NOTES, SPELLED, card

_WITH_A_LETTER = re.compile(
    rf"(?P<verb>place\s+|burn\s+|claim\s+|release\s+|give\s+|)(?P<letter>[{TRAY_LETTERS}])(?P<rest>(?:\s.*)?)",
    re.IGNORECASE,
)
_ORDER = ("place", "burn", "claim", "confirm")
"""What comes first: what brings the game forward."""
_MARGIN = 3
_ACROSS = 3
"""Slots in one line."""
_EXAMPLE = {"die": "r4", "seat": "2", "card": "b13", "slot": "2"}


class FuseFace(Face):
    """See `cli.face.Face`."""

    layouts = ("table", "list")
    notes = NOTES
    spelled = SPELLED

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        return _wrapped(aloud.listing(words.aloud(), view)) if layout == "list" else drawn.table(words, view, terminal)

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """All of the table when its dice were rolled, nothing if it is the same, else what concerns the seat."""
        if drawn.is_rolled(before, view):
            return self.table(words, view, terminal, layout)
        if drawn.is_same(before, view):
            return []
        if layout == "list":
            return _wrapped(aloud.changed(words.aloud(), before, view))
        return drawn.changed(words, before, view, terminal)

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The table as it was left."""
        return [*self.table(words, view, terminal, layout), "", terminal.bold(words.say("end-head"))]

    def how_to_answer(self, words: Words, table: Table) -> str:
        """Numbers or notation: all actions that this table has by its options, and how dice are named."""
        actions = (words.say(f"notation-{kind}", **_EXAMPLE) for kind in _kinds(table))
        return words.say("how-to-answer", actions=words.say("between-rules").join(actions))

    def typed(self, view: View, line: str) -> str:
        """A line with the letter of a die as notation has it: `a b43.1` as `k5 b43.1`."""
        found = _WITH_A_LETTER.fullmatch(line)
        place = TRAY_LETTERS.index(found["letter"].lower()) if found else len(TRAY_LETTERS)
        if not found or place >= len(view["tray"]) or not (found["verb"] or found["rest"]):
            return line
        return f"{found['verb']}{view['tray'][place]['die'].lower()}{found['rest']}"

    def card(self, words: Words, view: View, asked: str) -> list[str] | None:
        """A bomb by its id."""
        return card(words, view, asked)

    def hint(self, words: Words, table: Table, reason: Reason) -> str | None:
        """Where one way of taking back is refused, the other if this table has it."""
        if reason.code == "no_taking_back" and table.practice:
            return words.say("undo-instead")
        if reason.code == "own_take_back" and not table.options.undo:
            return words.say("undo-neither")
        return None

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """All actions of a decision as a person picks them: placements by die, then burning, then the rest."""
        words = words.aloud(on=layout == "list")
        ordered = sorted(legal, key=_rank)
        numbered = tuple(Numbered(place, action) for place, action in enumerate(ordered, start=1))
        lines = [words.say("choices-stuck")] if _is_stuck(decision, legal) else []
        if layout == "list":
            lines += [choice.aloud(words, words.action(choice.action, decision.kind, view)) for choice in numbered]
        else:
            lines += _drawn(words, view, decision, numbered)
        return Choices(numbered, tuple(lines))


def _kinds(table: Table) -> Iterator[str]:
    options = table.options
    yield from ("roll", "place", "burn")
    if options.hold:
        yield from ("claim", "release")
        if table.seats > 1:
            yield "give"
    yield from ("pick", "lose")
    if options.undo:
        yield "take_back"
    if options.confirm_draft:
        yield "confirm"
    if table.view(SPECTATOR)["won"]:
        yield "stop"


def _wrapped(lines: Iterable[str]) -> list[str]:
    return [line for text in lines for line in wrapped(text, hanging="  ")]


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _is_stuck(decision: Decision, legal: Sequence[Action]) -> bool:
    """Nothing can be placed, so that something must be burnt."""
    kinds = {action.kind for action in legal}
    return decision.kind == "draft" and "burn" in kinds and "place" not in kinds


def _drawn(words: Words, view: View, decision: Decision, numbered: Sequence[Numbered]) -> Iterator[str]:
    """Placements of a die bomb by bomb, several dice to burn or claim in one row, everything else line by line."""
    width = max((len(words.notation(choice.action)) for choice in numbered if choice.action.kind != "place"), default=0)
    for kind, each in groupby(numbered, key=lambda choice: choice.action.kind):
        group = list(each)
        if kind == "place":
            yield from _placements(words, view, decision, group)
        elif kind in ("burn", "claim") and len(group) > 1:
            yield words.say(f"heading-{kind}")
            yield from in_rows([f"{choice.number:>3} {words.notation(choice.action)}" for choice in group])
        else:
            yield from _table(words, view, decision, group, width)


def _placements(words: Words, view: View, decision: Decision, group: Sequence[Numbered]) -> Iterator[str]:
    """Beside each die one line for each bomb: the numbers with their slots, and how far the bomb is.

    Where a wrong die may be placed (`hard_hands`), its slots have a line of their own that promises nothing.
    """
    by_bomb = groupby(group, key=lambda choice: (_argument(choice, "die"), _argument(choice, "card")))
    bombs = [cells for _, each in by_bomb for cells in _alike(words, view, decision, each)]
    width = max(len(_slots(*cells[:_ACROSS])) for cells in bombs)
    for name, of_die in groupby(bombs, key=lambda cells: _argument(cells[0], "die")):
        start = die(words, name)
        for cells in of_die:
            rows = [_slots(*cells[at : at + _ACROSS]) for at in range(0, len(cells), _ACROSS)]
            for row in rows[:-1]:
                yield f"{start:<{_MARGIN}}{row}"
                start = ""
            indent = f"{start:<{_MARGIN}}{rows[-1]:<{width}}  "
            yield from wrapped(_explained(words, view, decision, cells), indent=indent, hanging=" " * len(indent))
            start = ""


def _alike(words: Words, view: View, decision: Decision, cells: Iterable[Numbered]) -> Iterable[list[Numbered]]:
    """Slots of one bomb for one die, those of which the same is said together."""
    found: dict[str, list[Numbered]] = {}
    for choice in cells:
        found.setdefault(words.action(choice.action, decision.kind, view), []).append(choice)
    return found.values()


def _slots(*cells: Numbered) -> str:
    return "".join(f"{choice.number:>3} {_cell(choice)}  " for choice in cells)


def _cell(choice: Numbered) -> str:
    return f"{_argument(choice, 'card')}.{_argument(choice, 'slot')}".lower()


def _explained(words: Words, view: View, decision: Decision, cells: Sequence[Numbered]) -> str:
    return words.action(cells[0].action, decision.kind, view)


def _argument(choice: Numbered, name: str) -> str:
    return str(choice.action.arguments[name])


def _table(words: Words, view: View, decision: Decision, group: Sequence[Numbered], width: int) -> Iterator[str]:
    """Number, notation, explanation in columns."""
    for choice in group:
        start = f"{choice.number:>3} {words.notation(choice.action):<{width}}  "
        text = words.action(choice.action, decision.kind, view)
        yield from wrapped(text, indent=start, hanging=" " * len(start))


FACE = FuseFace()
