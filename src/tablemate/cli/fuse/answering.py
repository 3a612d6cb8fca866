"""What can be typed at a table of FUSE, and which way of taking back it has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablemate.games.fuse.view_types import View
from tablemate.kernel.errors import Reason
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words

from .fitting import TRAY_LETTERS

_WITH_A_LETTER = re.compile(
    rf"(?P<verb>place\s+|burn\s+|claim\s+|release\s+|give\s+|)(?P<letter>[{TRAY_LETTERS}])(?P<rest>(?:\s.*)?)",
    re.IGNORECASE,
)
_EXAMPLE = {"die": "r4", "seat": "2", "card": "b13", "slot": "2"}


def typed(view: View, line: str) -> str:
    """A line with the letter of a die as notation has it: `a b43.1` as `k5 b43.1`."""
    found = _WITH_A_LETTER.fullmatch(line)
    place = TRAY_LETTERS.index(found["letter"].lower()) if found else len(TRAY_LETTERS)
    if not found or place >= len(view["tray"]) or not (found["verb"] or found["rest"]):
        return line
    return f"{found['verb']}{view['tray'][place]['die'].lower()}{found['rest']}"


def how_to_answer(words: Words, table: Table) -> str:
    """Numbers or notation: all actions that this table has by its options, and how dice are named."""
    actions = (words.say(f"notation-{kind}", **_EXAMPLE) for kind in _kinds(table))
    return words.say("how-to-answer", actions=words.say("between-rules").join(actions))


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


def hint(words: Words, table: Table, reason: Reason) -> str | None:
    """Where one way of taking back is refused, the other if this table has it."""
    if reason.code == "no_taking_back" and table.practice:
        return words.say("undo-instead")
    if reason.code == "own_take_back" and not table.options.undo:
        return words.say("undo-neither")
    return None
