"""The table as headings and sentences, in which a game says what lies where: for pages without script, and for whoever
has set that boards are lists.

A game's own are in its folder here, `SHEET` of `sheet.py`; one that brings none has everything under one heading.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from tablemate.games import part_of
from tablemate.kernel.views import AnyView
from tablemate.words import Words


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table: what it is, and a sentence for each thing in it."""

    heading: str
    lines: tuple[str, ...]


class Sheet:
    """How a game is laid out as text."""

    foreseen: Container[str] = ()
    """The kinds of actions of which a person wants to know beforehand what follows."""
    last: Container[str] = ()
    """The kinds of actions that nobody chooses by a slip of the hand: they stand behind all others."""

    def sections(self, words: Words, view: AnyView, labels: Mapping[str, str]) -> Iterable[Section]:
        """Everything on the table as a viewer sees it; `labels` are its pieces, each with what it is called aloud."""
        yield Section(words.say("page-table"), tuple(labels.values()))


def sheet_of(game: str) -> Sheet:
    """The sheet of a game."""
    found = part_of("tablemate.server", game, "sheet")
    if found is None:
        return Sheet()
    own: Sheet = found.SHEET
    return own
