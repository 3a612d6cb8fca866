"""What each piece of Assembly is called aloud, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.events import HIDDEN, SeenEvent
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, capitalised, sentence, viewer_of

from .foreseen import TOLD, bays_after
from .nouns import card, cards, has_malfunction, module


def labels(words: Words, view: View, preview: Preview | None) -> Iterator[tuple[str, str]]:
    """`bay 4`, the piles by their names in the view, `hand 2` and `role 2` of a seat, `card 1` of the viewer's hand."""
    yield from ((f"bay {entry['bay']}", bay(words, view, entry)) for entry in view["bays"])
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
            cause = next(name for name in TOLD if name in names)
            state = words.say(f"label-then-{_state(then)}", **_modules(words, then))
            text = words.say("label-after", event=cause, then=state)
            yield f"bay {now['bay']}", f"{bay(words, view, now)} {text}"


def bay(words: Words, view: View, entry: Bay) -> str:
    """A bay: its plan, the module on it, and whether a malfunction waits there."""
    text = words.say(f"label-bay-{_state(entry)}", bay=str(entry["bay"]), **_modules(words, entry))
    return f"{text} {words.say('label-malfunction')}" if has_malfunction(view, entry["bay"]) else text


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


def role(words: Words, view: View, seat: int) -> str:
    """The role of a seat that has one, used or not."""
    entry = view["roles"][seat]
    said = {"role": words.say(f"role-{entry['role']}"), "used": "yes" if entry["used"] else "no"}
    return capitalised(words.say("role-line", **said, **words.who(seat, viewer_of(view))))


def hand(words: Words, view: View, seat: int) -> str:
    """The viewer's hand by name, another by count and what is known of it."""
    held = view["hands"][seat]
    if seat == view["viewer"]:
        return words.say("hand-you", cards=cards(words, held)) if held else words.say("hand-you-empty")
    text = capitalised(words.say("hand-other", count=len(held), **words.who(seat, viewer_of(view))))
    known = [each for each in held if each != HIDDEN]
    return f"{text} {words.say('hand-known', cards=cards(words, known))}" if known else text
