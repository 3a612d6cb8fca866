"""The ring as a preview tells it: what its events would make of the bays of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.events import SeenEvent

Places = Mapping[str, tuple[str, ...]]
"""By event: the arguments that name the bays from which to which something goes."""
Piece = TypeVar("Piece")

_MODULES: Places = {
    "module_moved": ("bay", "to"),
    "swapped": ("bay", "other", "bay"),
    "cycled": ("first", "second", "third", "first"),
}
_PLANS: Places = {
    "plans_swapped": ("bay", "other", "bay"),
    "plans_cycled": ("first", "second", "third", "first"),
}
TOLD = ("rotated", *_MODULES, *_PLANS, "locked")
"""The events that change bays, where several come together the one to be told first."""


def bays_after(view: View, events: Sequence[SeenEvent]) -> list[Bay]:
    """The bays of a view after the events of a preview."""
    modules = _moved([entry["module"] for entry in view["bays"]], _steps(events, _MODULES), None)
    plans = _moved([entry["plan"] for entry in view["bays"]], _steps(events, _PLANS), "")
    locked = {bay for event in events if event["event"] == "locked" for bay in event["bays"]}
    return [
        {
            "bay": entry["bay"],
            "plan": plan,
            "locked": entry["locked"] or entry["bay"] in locked,
            "module": None if entry["bay"] in locked else module,
        }
        for entry, plan, module in zip(view["bays"], plans, modules, strict=True)
    ]


def _steps(events: Sequence[SeenEvent], places: Places) -> list[tuple[int, int]]:
    return [step for event in events for step in pairwise(event[name] for name in places.get(event["event"], ()))]


def _moved(pieces: Sequence[Piece], steps: Sequence[tuple[int, int]], nothing: Piece) -> list[Piece]:
    """All pieces go at once; where none comes to, nothing is left."""
    left = dict.fromkeys((here for here, _ in steps), nothing)
    arrived = left | {there: pieces[here - 1] for here, there in steps}
    return [arrived.get(bay, piece) for bay, piece in enumerate(pieces, start=1)]
