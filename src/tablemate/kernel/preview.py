"""Previews: what would follow from an action if it were carried out, as far as the seat may know.

An action is tried on a redeal of the seat's knowledge, so that nothing of the truth can show.  What is told ends where
the seat would learn something: a redeal's chance is not the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, TypeVar

from .events import Event
from .json_types import JsonObject
from .seats import CLOCK, SPECTATOR
from .type_parameters import ViewT

State_contra = TypeVar("State_contra", contravariant=True)

PREVIEW_STREAM = 1 << 41
"""The redeal that previews are tried on."""


@dataclass(frozen=True, slots=True)
class Supposing(Generic[State_contra]):
    """What a preview takes for granted, so that the action is carried out: the partner agrees, for example.

    `grant` changes a redealt state so that it is so; `untold` are the events that would tell whether it was.
    """

    grant: Callable[[State_contra, int], None] = lambda state, seat: None
    untold: frozenset[str] = frozenset()


NOTHING_SUPPOSED: Supposing[object] = Supposing()


@dataclass(frozen=True, slots=True)
class Preview(Generic[ViewT]):
    """What would follow: the events up to where chance or somebody's secret comes in.

    Where nothing like that comes in it is `complete`, and `view` is what the seat would see then.
    """

    events: tuple[Event, ...]
    view: ViewT | None

    @property
    def complete(self) -> bool:
        """Is this all that would follow?"""
        return self.view is not None

    def as_json(self, seat: int) -> JsonObject:
        """JSON-ready, for the seat that asked; the clock knows what everybody knows."""
        events = [event.seen_by(SPECTATOR if seat == CLOCK else seat) for event in self.events]
        return {"events": events, "complete": self.complete, "view": self.view}


def preview_of(events: Iterable[Event], viewer: int, untold: frozenset[str], view: ViewT) -> Preview[ViewT]:
    """The events up to the first by which the viewer would learn something, without those taken for granted."""
    said = [event for event in events if event.name not in untold]
    foreseen = tuple(takewhile(lambda event: not event.tells(viewer), said))
    return Preview(foreseen, view if len(foreseen) == len(said) else None)
