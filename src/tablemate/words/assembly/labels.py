"""What each piece of Assembly is called aloud, from a view alone, and with a preview what would become of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, sentence, viewer_of

from .nouns import card, discard, hand, module, pile, reserve, role, stack

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
_TOLD = ("rotated", *_MODULES, *_PLANS, "locked")
"""The events that change bays, where several come together the one to be told first."""


def labels(words: Words, view: View, preview: Preview | None) -> Iterator[tuple[str, str]]:
    """`bay 4`, the piles by their names in the view, `hand 2` and `role 2` of a seat, `card 1` of the viewer's hand."""
    yield from ((f"bay {entry['bay']}", bay(words, entry)) for entry in view["bays"])
    if preview is not None:
        yield from _changed(words, view, [event.seen_by(viewer_of(view)) for event in preview.events])
    for name, said in (("stack", stack), ("pile", pile), ("discard", discard), ("reserve", reserve)):
        yield name, sentence(said(words, view))
    for seat in range(view["players"]):
        yield f"hand {seat + 1}", hand(words, view, seat)
        if view["roles"][seat]["role"]:
            yield f"role {seat + 1}", role(words, view, seat)
    own = viewer_of(view)
    held = view["hands"][own] if own >= 0 else ()
    yield from ((f"card {place}", sentence(card(words, name))) for place, name in enumerate(held, start=1))


def _changed(words: Words, view: View, events: Sequence[SeenEvent]) -> Iterator[tuple[str, str]]:
    """The bays that would change, each with what it is and what it would be then."""
    names = [event["event"] for event in events]
    for now, then in zip(view["bays"], bays_after(view, events), strict=True):
        if now != then:
            cause = next(name for name in _TOLD if name in names)
            state = words.say(f"label-then-{_state(then)}", **_modules(words, then))
            text = words.say("label-after", event=cause, then=state)
            yield f"bay {now['bay']}", f"{bay(words, now)} {text}"


def bay(words: Words, entry: Bay) -> str:
    """A bay: its plan, the module on it, and whether a malfunction waits there."""
    text = words.say(f"label-bay-{_state(entry)}", bay=str(entry["bay"]), **_modules(words, entry))
    return f"{text} {words.say('label-malfunction')}" if entry["malfunction"] and not entry["locked"] else text


def _state(entry: Bay) -> str:
    if entry["locked"]:
        return "locked"
    if entry["module"] is None:
        return "empty"
    return "match" if entry["module"] == entry["plan"] else "other"


def _modules(words: Words, entry: Bay) -> dict[str, str]:
    plan = {"plan": module(words, entry["plan"])}
    return plan if entry["module"] is None else plan | {"module": module(words, entry["module"])}


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
            "malfunction": entry["malfunction"],
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
