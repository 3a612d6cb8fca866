"""What would become of the pieces of Origin Story by an action, from its preview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tablemate.games.origin_story.view_types import PowerCard, Slot, View
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.preview import Preview
from tablemate.kernel.views import AnyView
from tablemate.words.words import Words, sentence, viewer_of

from .labels import in_deck, in_discard, labels, powers, standing_of
from .nouns import bare, printed, spoken, value, who

_CARDS = {
    "you_discarded": {"card": "discarded"},
    "left_over": {"card": "discarded"},
    "revealed": {"card": "revealed"},
    "exchanged": {"taken": "held", "given": "first"},
    "buried": {"card": "last"},
    "card_swapped": {"taken": "held"},
}
"""By event: the arguments that name a playing card, and what becomes of it."""


def labels_after(words: Words, view: View, preview: Preview | None) -> Iterator[tuple[str, str]]:
    """Each piece of a view, and what would become of it where an action would change it."""
    then = {} if preview is None else dict(_foreseen(words, view, preview))
    for name, text in labels(words, view):
        yield name, f"{text} {words.say('label-after', then=then[name])}" if name in then else text


def _foreseen(words: Words, view: View, preview: Preview) -> Iterator[tuple[str, str]]:
    """What events tell of each piece, or better what the view after all of them does."""
    events = [event.seen_by(viewer_of(view)) for event in preview.events]
    for place, event in enumerate(events):
        yield from _moved(words, view, event, events[place:])
    yield from _powers(words, view, events, preview.view)
    if preview.view is not None:
        yield from _counted(words, view, preview.view)


def _moved(words: Words, view: View, event: SeenEvent, rest: Sequence[SeenEvent]) -> Iterator[tuple[str, str]]:
    """Where one event puts a card, or what it makes of it; `rest` are the events from this one on."""
    name, viewer = event["event"], viewer_of(view)
    of = who(words, event["who"], viewer)["of"] if "who" in event else ""
    yield from ((event[card], words.say(f"label-then-{what}", of=of)) for card, what in _CARDS.get(name, {}).items())
    match name:
        case "played" | "card_swapped":
            yield event["card"], _won(words, rest, viewer) or _laid(words, event)
        case "trick_won":
            won = words.say("label-then-won", **who(words, event["who"], viewer))
            yield from ((entry["card"], won) for entry in view["plays"])
        case "value_changed" if _won(words, rest, viewer) is None:
            yield event["card"], words.say("label-then-worth", value=value(event["value"]))
        case "story_kept":
            yield event["power"], words.say("label-then-kept", panel=event["panel"])


def _laid(words: Words, event: SeenEvent) -> str:
    """A card that is laid, with its value where that is not the printed one."""
    changed = "no" if printed(words, event["card"]).value == event["value"] else "yes"
    return words.say("label-then-played", changed=changed, value=value(event["value"]))


def _won(words: Words, rest: Sequence[SeenEvent], viewer: int) -> str | None:
    """To whom the cards of the trick go, if it ends before another one begins."""
    trick = takewhile(lambda event: event["event"] != "trick_started", rest)
    won = next((event for event in trick if event["event"] == "trick_won"), None)
    return None if won is None else words.say("label-then-won", **who(words, won["who"], viewer))


def _powers(words: Words, view: View, events: Sequence[SeenEvent], after: AnyView | None) -> Iterator[tuple[str, str]]:
    """Your cards that are charged, or with which something is named, predicted or used."""
    then = {} if after is None else {entry["power"]: entry for _, entry in powers(after)}
    for _, entry in powers(view):
        text = standing_of(words, then.get(entry["power"]) or _charged(entry, events))
        if text != standing_of(words, entry):
            yield entry["power"], f"{text}."


def _charged(entry: PowerCard, events: Sequence[SeenEvent]) -> PowerCard:
    """A card with the slots charged that are charged, whichever they are."""
    number = sum(event["event"] == "charged" and event["power"] == entry["power"] for event in events)
    empty = [place for place, slot in enumerate(entry["slots"]) if slot["is"] == "empty"][:number]
    slots: list[Slot] = [
        {**slot, "is": "charged"} if place in empty else slot for place, slot in enumerate(entry["slots"])
    ]
    return {**entry, "slots": slots}


def _counted(words: Words, view: View, after: AnyView) -> Iterator[tuple[str, str]]:
    """Cards of the hand that count otherwise then, and piles that are larger or smaller."""
    now = {held["card"]: held for held in view["hand"]}
    for held in after["hand"]:
        before = now.get(held["card"])
        if before and any(held[part] != before[part] for part in ("suit", "value", "revealed")):
            yield held["card"], sentence(spoken(words, held, bare(words, held["card"])))
    for name, said in (("deck", in_deck), ("discard", in_discard)):
        if said(words, after) != said(words, view):
            yield name, sentence(said(words, after))
