"""What a game brings to a table online besides its rules: what several may want at once, and how its players talk.

A game's own are in its folder here, `CUSTOMS` of `customs.py`; they read views and actions, and judge no rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from tablemate.games import part_of
from tablemate.kernel.actions import Action
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words


@dataclass(frozen=True, slots=True)
class Due:
    """What the table does for a seat that lets it wait, and after how many milliseconds.

    Where that wants thought, the bot that knows the game best says what; the action is for when it says nothing.
    """

    seat: int
    action: str
    after: int
    wants_thought: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """The signs or calls that can be made at a time, by name; some point at a piece.

    Games keep theirs and give the same again: they are told apart by which one it is.
    """

    signs: tuple[str, ...] = ()
    pointing: frozenset[str] = frozenset()


NO_SIGNS = Palette()


class Customs:
    """Those of a game that brings none: nobody wants the same thing at once, and people talk as they like."""

    tells_each_event = False
    """Are events told one by one, too?  That is for opponents of the rulebook, whose turns people step through."""
    sign_rule = ""
    """The rule that says which signs there are; empty where there is none."""

    def turn(self, view: AnyView) -> int:
        """The turn that the game has reached: what was said or chosen in another one counts no longer."""
        return 0

    def wanted(self, action: Action) -> str | None:
        """The piece that an action takes and that several may want at once."""
        return None

    def needs(self, view: AnyView, seat: int, legal: Sequence[Action], piece: str) -> bool:
        """Is this piece the only one of use to a seat to which these actions are open?"""
        return False

    def first(self, view: AnyView) -> int:
        """The seat that comes first among equals."""
        return 0

    def waits(self, reason: Reason) -> bool:
        """Is an action that is refused for this kept, and tried again when the table has gone on?"""
        return False

    def due(self, view: AnyView, legal: Sequence[Sequence[Action]], *, auto_roll: bool) -> list[Due]:
        """What the table does where somebody lets everybody wait; only where a clock runs."""
        return []

    def behind_choices(self, view: AnyView, seat: int) -> object | None:
        """All of a view that the words for a seat's choices rest on: as long as it is equal, the same choice is said in
        the same words.  None where that is not known.
        """
        return None

    def board_after(self, view: AnyView, events: Sequence[SeenEvent]) -> JsonObject | None:
        """The parts of a view that follow from the events of a preview; None where none does."""
        return None

    def how_it_went(self, words: Words, table: Table) -> Iterator[str]:
        """What is told of a game that is over besides its score, from all that happened; a line each."""
        yield from ()

    def may_advise(self, view: AnyView) -> bool:
        """May a bot be asked what it would do?"""
        return True

    def may_talk(self, view: AnyView) -> bool:
        """May people write what they like now?"""
        return True

    def silence_rule(self, view: AnyView) -> str:
        """The rule that keeps people silent now; empty where there is none."""
        return ""

    def palette(self, view: AnyView) -> Palette:
        """The signs or calls that can be made now."""
        return NO_SIGNS

    def pieces(self, view: AnyView) -> Collection[str]:
        """What can be pointed at."""
        return ()

    def ends_talk(self, view: AnyView, said: str, *, sign: bool) -> bool:
        """Does this message, or this sign, end the talk of the turn?"""
        return False

    def piece_words(self, words: Words, piece: str) -> str:
        """A piece that is wanted or pointed at, in words."""
        return piece

    def sign_words(self, words: Words, sign: str, piece: str | None) -> str:
        """A sign that was made, in words."""
        return sign

    def sign_means(self, words: Words, sign: str) -> str:
        """What a sign means."""
        return sign


def customs_of(game: str) -> Customs:
    """The customs of a game."""
    found = part_of("tablemate.server", game, "customs")
    if found is None:
        return Customs()
    own: Customs = found.CUSTOMS
    return own
