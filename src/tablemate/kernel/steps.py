"""Steps: what was played at a table, in the order in which the table took it, and what followed from each."""

from __future__ import annotations

from dataclasses import dataclass, field

from .actions import Action
from .events import HIDDEN, Event
from .json_types import JsonObject
from .moves import Move, Undo
from .players import TABLE
from .seats import CLOCK


@dataclass(frozen=True, slots=True)
class Step:
    """One recorded move and its events.  Step 0 is the set-up, which nobody plays.

    A move that takes back `undoes` an earlier step, has no action and no events.  `told` is whether somebody learnt
    something by a step: then it is taken back in practice only.
    """

    number: int
    move: Move | Undo | None = None
    action: Action | None = None
    events: tuple[Event, ...] = ()
    undoes: int | None = None
    told: bool = field(default=False, repr=False, compare=False)

    @property
    def seat(self) -> int | None:
        """Whose step it was; None for the set-up, and where an old record does not say who took back."""
        return None if self.move is None else self.move.seat

    @property
    def at(self) -> int | None:
        """When it was, in milliseconds of the game; None where no time was told."""
        return self.move.at if isinstance(self.move, Move) else None

    @property
    def by(self) -> str | None:
        """Who played it, if that is known; the clock is the table's."""
        return TABLE if self.seat == CLOCK else None if self.move is None else self.move.by

    def as_json(self) -> JsonObject:
        """All of it, secrets included, JSON-ready."""
        return self._told(self._text, [event.as_json() for event in self.events])

    def seen_by(self, viewer: int) -> JsonObject:
        """What this viewer hears of it, JSON-ready; what a seat did unseen is `HIDDEN` from the others."""
        unseen = any(event.was_unseen_by(viewer) for event in self.events)
        return self._told(HIDDEN if unseen else self._text, [event.seen_by(viewer) for event in self.events])

    @property
    def _text(self) -> str | None:
        return None if self.action is None else self.action.text

    def _told(self, action: str | None, events: list[JsonObject]) -> JsonObject:
        seat = "clock" if self.seat == CLOCK else self.seat
        optional = {"by": self.by, "at": self.at, "undoes": self.undoes}
        said = {name: value for name, value in optional.items() if value is not None}
        return {"step": self.number, "seat": seat, "action": action, **said, "events": events}
