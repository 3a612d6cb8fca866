"""The face of FUSE in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from tablemate.bots.company import STOP
from tablemate.cli.face import COMPACT, LIST, Choices, Face, Numbered
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.preview import Preview
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words

from . import choices
from . import listing as aloud
from . import table as drawn
from .colours import painted
from .folding import folded, told
from .mats import TRAY_LETTERS
from .notes import NOTES, SPELLED, card, on_table

_WITH_A_LETTER = re.compile(
    rf"(?P<verb>place\s+|burn\s+|claim\s+|release\s+|give\s+|)(?P<letter>[{TRAY_LETTERS}])(?P<rest>(?:\s.*)?)",
    re.IGNORECASE,
)
_ORDER = ("place", "burn", "claim", "confirm")
"""What comes first: what brings the game forward."""
_LISTED = {LIST: told, COMPACT: folded}
"""How choices are listed beside other layouts than the drawn table."""
_EXAMPLE = {"die": "r4", "seat": "2", "card": "b13", "slot": "2"}


class FuseFace(Face):
    """See `cli.face.Face`."""

    layouts = ("table", COMPACT, LIST)
    notes = NOTES
    spelled = SPELLED

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        if layout == LIST:
            return _wrapped(aloud.listing(words.aloud(), view))
        return drawn.table(words, view, terminal, layout)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the table; where actions are told together, how those are read."""
        return [words.say("compact-key")] if layout == COMPACT else super().opening(words, view, layout)

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """All of the table when its dice were rolled, nothing if it is the same, else what concerns the seat."""
        if drawn.is_rolled(before, view):
            if layout == LIST:
                return _wrapped(aloud.listing(words.aloud(), view, before))
            return self.table(words, view, terminal, layout)
        if drawn.is_same(before, view):
            return []
        if layout == LIST:
            return _wrapped(aloud.changed(words.aloud(), before, view))
        return drawn.changed(words, before, view, terminal, layout)

    def preview(self, words: Words, view: View, preview: Preview[View], terminal: Terminal, layout: str) -> list[str]:
        """What would happen, and the viewer's bombs on which other dice would lie then."""
        told = super().preview(words.aloud(on=layout == LIST), view, preview, terminal, layout)
        if preview.view is None:
            return told
        if layout == LIST:
            return [*told, *_wrapped(aloud.altered(words.aloud(), view, preview.view))]
        return [*told, *drawn.altered(words, view, preview.view, terminal, layout)]

    def looked_on(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """All of the table when its dice were rolled: nobody looks for something on bombs of their own."""
        return self.table(words, view, terminal, layout) if drawn.is_rolled(before, view) else []

    def how_to_answer(self, words: Words, table: Table) -> str:
        """Numbers or notation: all actions that this table has by its options, and how dice are named."""
        actions = (words.say(f"notation-{kind}", **_EXAMPLE) for kind in _kinds(table))
        said = words.say("how-to-answer", actions=words.say("between-rules").join(actions))
        return f"{said} {words.say('how-to-claim')}" if table.options.hold else said

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

    def cards_known(self, words: Words, view: View, note: str) -> Sequence[str]:
        """The bombs on the table."""
        return [entry["card"].lower() for entry, _ in on_table(view)] if note in ("cards", "row") else ()

    def instead(self, words: Words, table: Table, reason: Reason) -> str | None:
        """Where one way of taking back is refused, the other if this table has it."""
        if reason.code == "no_taking_back" and table.practice:
            return words.say("undo-instead")
        if reason.code == "own_take_back" and not table.options.undo:
            return words.say("undo-neither")
        return None

    def painted(self, words: Words, terminal: Terminal, line: str) -> str:
        """Dice in their colours."""
        return painted(words, terminal, line)

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """All actions of a decision as a person picks them: placements by die, then burning, then the rest."""
        words = words.aloud(on=layout == LIST)
        numbered = tuple(_numbered(sorted(legal, key=_rank)))
        lines = [words.say("choices-stuck")] if _is_stuck(decision, legal) else []
        lines += [words.say("choices-others-play")] if decision.kind == STOP else []
        lines += _LISTED.get(layout, choices.drawn)(words, view, decision, numbered)
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


def _numbered(ordered: Iterable[Action]) -> Iterator[Numbered]:
    """Stopping is 0 at any time: no number that was meant for something else ends the game."""
    others = count(1)
    return (Numbered(0 if action.kind == STOP else next(others), action) for action in ordered)


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _is_stuck(decision: Decision, legal: Sequence[Action]) -> bool:
    """Nothing can be placed, so that something must be burnt."""
    kinds = {action.kind for action in legal}
    return decision.kind == "draft" and "burn" in kinds and "place" not in kinds


FACE = FuseFace()
