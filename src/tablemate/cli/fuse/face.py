"""The face of FUSE in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from tablemate.cli.face import Choices
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words

from . import listing as aloud
from . import table as drawn
from .choices import choices
from .mats import TRAY_LETTERS
from .notes import NOTES, SPELLED, card

_WITH_A_LETTER = re.compile(
    rf"(?P<verb>place\s+|burn\s+|claim\s+|release\s+|give\s+|)(?P<letter>[{TRAY_LETTERS}])(?P<rest>(?:\s.*)?)",
    re.IGNORECASE,
)
_EXAMPLE = {"die": "r4", "seat": "2", "card": "b13", "slot": "2"}


class FuseFace:
    """See `cli.face.Face`."""

    layouts = ("table", "list")
    notes = NOTES
    spelled = SPELLED
    beginnings = ("turn_started",)

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        return _wrapped(aloud.listing(words.aloud(), view)) if layout == "list" else drawn.table(words, view, terminal)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the bombs."""
        return [words.say("screen-key")] if layout == "table" else []

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
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)


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


FACE = FuseFace()
