"""What each piece of Assembly is called aloud, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.events import HIDDEN
from tablemate.words.words import Words, capitalised, viewer_of

from .nouns import card, cards, module

SPECIAL = (12, 9, 6, 3)
"""The bays that have a malfunction, where malfunctions are played with."""


def labels(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """`bay 4`, the piles by their names in the view, `hand 2` of a seat, and `card 1` of the viewer's own hand."""
    yield from ((f"bay {entry['bay']}", bay(words, view, entry)) for entry in view["bays"])
    yield "stack", _sentence(stack(words, view))
    yield "pile", _sentence(pile(words, view))
    yield "discard", _sentence(discard(words, view))
    yield "reserve", _sentence(reserve(words, view))
    yield from ((f"hand {seat + 1}", hand(words, view, seat)) for seat in range(view["players"]))
    own = viewer_of(view)
    held = view["hands"][own] if own >= 0 else ()
    yield from ((f"card {place}", _sentence(card(words, name))) for place, name in enumerate(held, start=1))


def _sentence(text: str) -> str:
    return f"{capitalised(text)}."


def bay(words: Words, view: View, entry: Bay) -> str:
    """A bay: its plan, the module on it, and whether a malfunction waits there."""
    text = words.say(f"label-bay-{_state(entry)}", bay=str(entry["bay"]), **_modules(words, entry))
    return f"{text} {words.say('label-malfunction')}" if has_malfunction(view, entry["bay"]) else text


def has_malfunction(view: View, number: int) -> bool:
    """Does locking this bay set off a malfunction?"""
    return number in SPECIAL and view["malfunctions"] != "none"


def _state(entry: Bay) -> str:
    if entry["locked"]:
        return "locked"
    if entry["module"] is None:
        return "empty"
    return "match" if entry["module"] == entry["plan"] else "other"


def _modules(words: Words, entry: Bay) -> dict[str, str]:
    plan = {"plan": module(words, entry["plan"])}
    return plan if entry["module"] is None else plan | {"module": module(words, entry["module"])}


def stack(words: Words, view: View) -> str:
    """How many modules are still to come."""
    return words.say("screen-stack", count=view["stack"]["count"])


def pile(words: Words, view: View) -> str:
    """How many cards are still to be drawn."""
    return words.say("screen-pile", count=view["pile"]["count"])


def discard(words: Words, view: View) -> str:
    """How many cards were discarded, and the top one where it is known."""
    top, count = view["discard"]["top"], view["discard"]["count"]
    if top is None:
        return words.say("screen-discard", count=count)
    return words.say("screen-discard-top", count=count, card=card(words, top))


def reserve(words: Words, view: View) -> str:
    """The cards that come with the next refreshes."""
    slots = [" + ".join(card(words, each) for each in slot) for slot in view["reserve"]]
    if not slots:
        return words.say("screen-reserve-none")
    if len(slots) == 1:
        return words.say("screen-reserve", cards=slots[0])
    return words.say("screen-reserve-two", first=slots[0], second=slots[1])


def hand(words: Words, view: View, seat: int) -> str:
    """The viewer's hand by name, another by count and what is known of it."""
    held = view["hands"][seat]
    if seat == view["viewer"]:
        return words.say("hand-you", cards=cards(words, held)) if held else words.say("hand-you-empty")
    text = capitalised(words.say("hand-other", count=len(held), **words.who(seat, viewer_of(view))))
    known = [each for each in held if each != HIDDEN]
    return f"{text} {words.say('hand-known', cards=cards(words, known))}" if known else text
