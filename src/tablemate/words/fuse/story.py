"""Events of FUSE as sentences.  What belongs together is said together: the dice of a roll are one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tablemate.games.fuse.described import SIGNS, Asks
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import Arguments
from tablemate.words.words import Words, addressed, capitalised, quoted

from .pieces import asked, bomb_named, dice, die, lost, unknown_die

_TOGETHER = ("row_filled", "die_rolled", "die_lost", "die_returned")
_SAID_BY_THE_NEXT = (("time_up", "game_over"), ("card_drawn", "row_filled"), ("card_drawn", "sabotage"))
_AFTER_A_LOSS = ("penalty", "die_lost", "nothing_lost")
_COUNTED = ("below", "points", "count", "turn")


def story(words: Words, events: Iterable[SeenEvent], viewer: int) -> list[str]:
    """The sentences of a run of events."""
    return [_sentence(words, group, viewer) for group in _groups(_told(list(events)))]


def _told(events: list[SeenEvent]) -> Iterator[SeenEvent]:
    """Leave out what another sentence says.

    That is the burnt die that follows the lost ones, a card drawn that is named again, the time up before the end.
    """
    for index, event in enumerate(events):
        before = events[index - 1]["event"] if index else None
        behind = events[index + 1]["event"] if index + 1 < len(events) else None
        if event["event"] == "die_returned" and before in _AFTER_A_LOSS:
            continue
        if (event["event"], behind) in _SAID_BY_THE_NEXT:
            continue
        yield event


def _groups(events: Iterable[SeenEvent]) -> Iterator[list[SeenEvent]]:
    """Runs of alike events; the dice of a roll join the event of the roll."""
    roll: list[SeenEvent] = []
    for _, group in groupby(enumerate(events), key=_fold_key):
        found = [event for _, event in group]
        if found[0]["event"] == "rolled":
            roll = found
            continue
        if roll:
            yield [*roll, *found] if found[0]["event"] == "die_rolled" else roll
            if found[0]["event"] != "die_rolled":
                yield found
            roll = []
            continue
        yield found
    if roll:
        yield roll


def _fold_key(numbered: tuple[int, SeenEvent]) -> object:
    number, event = numbered
    name = event["event"]
    if name == "card_dealt":
        return name, event["seat"]
    return (name,) if name in _TOGETHER else number


def _sentence(words: Words, group: list[SeenEvent], viewer: int) -> str:
    event = group[0]
    arguments = filled(words, {name: value for name, value in event.items() if name != "event"})
    arguments.update(words.who(event["seat"], viewer) if "seat" in event else {"who": addressed(viewer)})
    arguments.update(_details(words, group, viewer))
    return capitalised(words.say(_message(group), **arguments))


def _message(group: list[SeenEvent]) -> str:
    event = group[0]
    if event["event"] == "rolled" and len(group) > 1:
        return "event-rolled-dice"
    if event["event"] == "sabotage" and "match" in event:
        return "event-sabotage-shown"
    if event["event"] == "spoiled" and event["dice"] == 0:
        return "event-spoiled-empty"
    return f"event-{event['event']}"


def _details(words: Words, group: list[SeenEvent], viewer: int) -> dict[str, object]:
    """What the message wants besides the event's own arguments."""
    event = group[0]
    match event["event"]:
        case "card_dealt" | "row_filled":
            return {"cards": words.listed(bomb_named(words, each["card"]) for each in group), "count": len(group)}
        case "rolled":
            return {"count": event["dice"], "dice": dice(words, [each["die"] for each in group[1:]])}
        case "die_rolled" | "die_returned":
            return {"count": len(group), "dice": dice(words, [each["die"] for each in group])}
        case "given":
            to = words.who(event["to"], viewer)
            return {"to": to["who"], "receiver": to["seat"]}
        case "penalty":
            return {"what": lost(words, event["die"])}
        case "sabotage" if "match" in event:
            return {"what": lost(words, event["match"])}
        case "die_lost":
            return {"losses": words.listed(_loss(words, each, viewer) for each in group)}
        case "game_over":
            return {"why": words.say(f"ended-{event['by']}")}
    return {}


def _loss(words: Words, event: SeenEvent, viewer: int) -> str:
    said = filled(words, {name: event[name] for name in ("die", "card")})
    return words.say("one-loss", **said, **words.who(event["seat"], viewer))


def filled(words: Words, arguments: Arguments) -> dict[str, object]:
    """Arguments as a message wants them: dice named, numbers that are counted as numbers, the rest as short text."""
    said: dict[str, object] = {}
    for name, value in arguments.items():
        if name == "die":
            said[name] = die(words, value) if value in SIGNS else unknown_die(words, value)
        elif name == "asks":
            said[name] = asked(words, [Asks(**each) for each in value])
        elif name == "card":
            said[name] = bomb_named(words, quoted(value))
        elif name == "row":
            said[name] = ", ".join(bomb_named(words, card) for card in value.split(", "))
        elif value is not None:
            said[name] = value if name in _COUNTED else quoted(value)
    return said
