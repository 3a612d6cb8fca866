"""Events of Assembly as sentences.  What belongs together is said together: three cards drawn are one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tablemate.kernel.events import HIDDEN, SeenEvent
from tablemate.words.words import Words, capitalised

from .nouns import cards, filled, malfunction, module

_CARDS = ("card_drawn", "card_discarded", "card_taken", "card_buried")
_VEILED = ("played", "card_discarded", "card_shown", "top_card_discarded", "shown_card_discarded")
_VEILED_HANDS = ("card_drawn", "card_taken", "card_buried")


def story(words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
    """The sentences of a run of events."""
    return [_sentence(words, group, viewer, veiled=veiled) for group in _groups(_told(list(events)))]


def _told(events: list[SeenEvent]) -> Iterator[SeenEvent]:
    """Leave out what the sentence before has said: the card just played, the end of a turn that is followed by one."""
    for index, event in enumerate(events):
        before = events[index - 1] if index else {}
        paid = event["event"] == "card_discarded" and before.get("event") == "played"
        if paid and before["payment"] == event["card"]:
            continue
        if event["event"] == "turn_ended" and len(events) > 1:
            continue
        yield event


def _groups(events: Iterable[SeenEvent]) -> Iterator[list[SeenEvent]]:
    for _, group in groupby(enumerate(events), key=_fold_key):
        yield [event for _, event in group]


def _fold_key(numbered: tuple[int, SeenEvent]) -> object:
    number, event = numbered
    name = event["event"]
    if name in _CARDS:
        return name, event["seat"], event["card"] == HIDDEN
    return (name,) if name in ("module_moved", "plan_laid") else number


def _sentence(words: Words, group: list[SeenEvent], viewer: int, *, veiled: bool) -> str:
    event = group[0]
    arguments = filled(words, {name: value for name, value in event.items() if name != "event"})
    if "seat" in event:
        arguments.update(words.who(event["seat"], viewer))
    arguments.update(_details(words, group, viewer))
    return capitalised(words.say(_message(event, veiled=veiled), **arguments))


def _details(words: Words, group: list[SeenEvent], viewer: int) -> dict[str, object]:
    """What the message wants besides the event's own arguments."""
    event = group[0]
    match event["event"]:
        case "card_drawn" | "card_discarded" | "card_taken" | "card_buried":
            known = [each["card"] for each in group if each["card"] != HIDDEN]
            return {"count": len(group), "cards": cards(words, known)}
        case "module_moved":
            moves = [words.say("one-move", **filled(words, each)) for each in group]
            return {"moves": words.listed(moves)}
        case "plan_laid":
            plans = [words.say("one-plan", bay=str(each["bay"]), plan=module(words, each["plan"])) for each in group]
            return {"plans": words.listed(plans)}
        case "malfunction":
            return {"text": malfunction(words, event["set"], event["bay"])}
        case "answered":
            return {"yes": words.say("answer-yes" if event["yes"] else "answer-no")}
    return {}


def _message(event: SeenEvent, *, veiled: bool) -> str:
    """The message of an event: some say less when nothing was asked, kept or known."""
    name = event["event"]
    message = f"event-{name}"
    if HIDDEN in event.values() or (veiled and name in _VEILED_HANDS):
        return f"{message}-hidden"
    match name:
        case "asked" if event["command"] is None:
            return f"{message}-nothing"
        case "played" if event["payment"] in ("three", "shown"):
            return f"{message}-{event['payment']}"
        case "card_shown" if not event["on_top"]:
            return f"{message}-bottom"
        case "scrambled" if event["kept"]:
            return f"{message}-kept"
        case "die_rolled" if event["bay"]:
            return f"{message}-bay"
    return f"{message}-veiled" if veiled and name in _VEILED else message
