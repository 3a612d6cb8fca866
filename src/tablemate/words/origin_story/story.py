"""Events of Origin Story as sentences.

What belongs together is said together: a turn of a Vancardian is one paragraph that tells what she drew, what she kept
and why she played that card.  Veiled, no playing card is named (A25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablemate.games.origin_story.cards.terms import EffectOp
from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.kernel.events import HIDDEN
from tablemate.words.words import Words, capitalised

from .cards import does, effects
from .nouns import card, cards, suit, value, who, worth
from .sets import called, power_of, vancard_of
from .turns import TURN, turn

Seen = Mapping[str, Any]

_YOU = WHO_NAMES[-1]
_TOGETHER = ("dealt", "story_offered", "hero_dealt", "you_drew", "you_discarded", "revealed", "scored")
_TOGETHER_FOR_EACH = ("row_dealt", "left_over")
_OF_KEYWORD = ("row_discarded", "row_drew", "love_added", "love_moved")
_CAUSES = ("power_used", "event_used")
_CAUSED = (
    "you_drew", "stamina", "suit_named", "freed", "aligned", "value_changed", "owners_swapped", "trick_given",
    "trick_cancelled", "trick_rewound", "lead_taken", "scored",
)  # fmt: skip
_BINDING = (EffectOp.BIND_NOLOVE, EffectOp.BIND_LOWEST, EffectOp.NODRAW, EffectOp.NONTRUMP)
_CARDS = (
    "dealt", "row_dealt", "you_drew", "you_discarded", "revealed", "left_over", "row_discarded", "row_drew",
    "love_added", "love_moved", "buried", "follow_drew", "kept", "not_kept", "pushed_out",
)  # fmt: skip


@dataclass
class _Teller:
    """Tells a run of events; what lies on the table is known if the trick began in this run."""

    words: Words
    veiled: bool
    trick: list[Seen] | None = None

    def sentences(self, events: Sequence[Seen]) -> Iterator[str]:
        """One sentence or paragraph for each group; a cause and the number of a trick begin the sentence after them."""
        self.trick = [] if _is_whole(events) else None
        cause: Seen | None = None
        started: Seen | None = None
        for group in _groups(events, alone=len(events) == 1):
            event = group[0]
            if event["event"] == "trick_started" and event["leader"] != _YOU and event is not events[-1]:
                self._remember(group)
                started = event
                continue
            if cause is not None and not _is_caused(event):
                yield self._cause(cause)
                cause = None
            if event["event"] in _CAUSES:
                cause = event
                continue
            text = self._told(group) if cause is None else self._because(cause, group)
            if started is not None:
                text = self.words.say("told-trick", trick=started["trick"], text=text)
            self._remember(group)
            cause = started = None
            yield capitalised(text)
        if cause is not None:
            yield self._cause(cause)

    def _because(self, cause: Seen, group: Sequence[Seen]) -> str:
        """What a card did, after its name."""
        if self._binding(cause) is not None and group[0]["event"] == "value_changed":
            return self._cause(cause)
        return self.words.say("told-because", power=self._named(cause), text=_small(self._told(group)))

    def _binding(self, cause: Seen) -> str | None:
        """What a card asks of those who follow; None of a card that does anything else."""
        power = power_of(self.words, str(cause.get("power")))
        found = () if power is None else power.abilities
        asking = [each for each in found if all(effect.op in _BINDING for effect in each.effects)]
        return does(self.words, asking[0]) if asking else None

    def _named(self, cause: Seen) -> str:
        return called(self.words, str(cause["power"] if cause["event"] == "power_used" else cause["vancard"]))

    def _cause(self, cause: Seen) -> str:
        """A card that took effect without anything to see yet: what it asks of the others, or a question to you."""
        asked = self._binding(cause)
        if asked is not None:
            return self.words.say("told-because", power=self._named(cause), text=f"{asked}.")
        name = "power" if cause["event"] == "power_used" else "event"
        return capitalised(self.words.say(f"event-{cause['event']}", **{name: self._named(cause)}))

    def _remember(self, group: Sequence[Seen]) -> None:
        for event in group:
            if event["event"] in ("trick_started", "trick_rewound"):
                self.trick = []
            elif event["event"] == "played" and self.trick is not None:
                self.trick.append(event)

    def _told(self, group: Sequence[Seen]) -> str:
        event = group[0]
        name = event["event"]
        if name in TURN and group[-1]["event"] == "played" and event.get("who") != _YOU:
            return turn(self.words, group, self.trick or [], veiled=self.veiled)
        if name == "keyword" and len(group) > 1:
            return self._keyword(group)
        if name == "scored" and len(group) > 1:
            return self.words.say("told-scores", scores=self.words.listed(self._score(each) for each in group))
        return self.words.say(_message(group, veiled=self.veiled), **self._arguments(group))

    def _score(self, event: Seen) -> str:
        named = who(self.words, event["who"])["called"]
        return self.words.say("one-score", called=named, points=_signed(event["points"]), total=event["total"])

    def _keyword(self, group: Sequence[Seen]) -> str:
        """A keyword and what it did to one row."""
        event = group[0]
        by_kind = {name: [each["card"] for each in group if each["event"] == name] for name in _OF_KEYWORD}
        said = {**who(self.words, event["who"]), "number": event["number"]}
        moved = by_kind["love_moved"]
        if moved:
            return self.words.say("told-move", moved=self._cards(list(dict.fromkeys(moved))), **said)
        gone, added, drawn = by_kind["row_discarded"], by_kind["love_added"], by_kind["row_drew"]
        said |= {"gone": self._cards(gone), "come": self._cards(added or drawn), "count": len(gone)}
        if added:
            return self.words.say("told-add", **said)
        return self.words.say("told-move-none" if event["keyword"] == "move" else "told-replace", **said)

    def _cards(self, names: Sequence[str]) -> str:
        return cards(self.words, names, veiled=self.veiled)

    def _arguments(self, group: Sequence[Seen]) -> dict[str, Any]:
        """What the message of a group wants."""
        event = group[0]
        said = {name: given for name, given in event.items() if name not in ("event", "who", "spot", "card")}
        said |= {"count": len(group), **self._people(event)}
        if event["event"] in _CARDS:
            said["cards"] = self._cards([each["card"] for each in group])
        details = _DETAILS.get(event["event"])
        return said if details is None else {**said, **details(self, group)}

    def _people(self, event: Seen) -> dict[str, str]:
        for name in ("who", "leader", "dealer"):
            if name in event:
                return who(self.words, event[name])
        return {}

    def card(self, name: str, number: float | None = None) -> str:
        """A card, with its value where that is not the printed one; veiled only that there is one."""
        if self.veiled:
            return self._cards([name])
        return card(self.words, name) if number is None else worth(self.words, name, number)


def _message(group: Sequence[Seen], *, veiled: bool) -> str:
    event = group[0]
    name = event["event"]
    if HIDDEN in event.values():
        return f"event-{name}-hidden"
    match name:
        case "charged" if event["tokens"] == 0:
            return "event-charged-freely"
        case "vancard_revealed" if len(group) > 1:
            return "event-vancard_revealed-nothing"
        case "played" if veiled:
            return "event-played-veiled"
    return f"event-{name}"


def _round_started(teller: _Teller, group: Sequence[Seen]) -> dict[str, Any]:
    following = WHO_NAMES[(WHO_NAMES.index(group[0]["dealer"]) + 1) % len(WHO_NAMES)]
    return {"leader": who(teller.words, following)["called"]}


def _event_revealed(teller: _Teller, group: Sequence[Seen]) -> dict[str, Any]:
    name = str(group[0]["vancard"])
    vancard = vancard_of(teller.words, name)
    return {"event": called(teller.words, name), "text": "" if vancard is None else effects(teller.words, vancard)}


_DETAILS: dict[str, Callable[[_Teller, Sequence[Seen]], dict[str, Any]]] = {
    "set_up": lambda teller, group: {"mat": called(teller.words, group[0]["mat"])},
    "hero_dealt": lambda teller, group: {"cards": _powers(teller, group)},
    "story_offered": lambda teller, group: {"cards": _powers(teller, group)},
    "story_kept": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "hero_kept": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "charged": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "round_started": _round_started,
    "event_revealed": _event_revealed,
    "suit_named": lambda teller, group: {"suit": suit(teller.words, group[0]["suit"])},
    "played": lambda teller, group: {"card": teller.card(group[0]["card"], group[0]["value"])},
    "value_changed": lambda teller, group: {
        "card": teller.card(group[0]["card"]), "value": value(group[0]["value"])
    },
    "card_swapped": lambda teller, group: {
        "taken": teller.card(group[0]["taken"]), "card": teller.card(group[0]["card"], group[0]["value"])
    },
    "exchanged": lambda teller, group: {
        "taken": teller.card(group[0]["taken"]), "given": teller.card(group[0]["given"])
    },
    "scored": lambda teller, group: {"points": _signed(group[0]["points"])},
}  # fmt: skip


def story(words: Words, events: Iterable[Seen], *, veiled: bool) -> list[str]:
    """The sentences of a run of events."""
    return list(_Teller(words, veiled).sentences(list(events)))


def _is_caused(event: Seen) -> bool:
    """Can this be what the card named before it has done?  Points of the others are not."""
    return event["event"] in _CAUSED and (event["event"] != "scored" or event["who"] == _YOU)


def _is_whole(events: Sequence[Seen]) -> bool:
    """Does a run of events that begins within a trick tell all of its cards?"""
    plays = 0
    for event in events:
        if event["event"] in ("trick_started", "trick_rewound"):
            break
        plays += event["event"] == "played"
    return plays == len(WHO_NAMES)


def _powers(teller: _Teller, group: Sequence[Seen]) -> str:
    return teller.words.listed(called(teller.words, each["power"]) for each in group)


def _signed(points: int) -> str:
    return f"{points:+}"


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _groups(events: Sequence[Seen], *, alone: bool) -> Iterator[list[Seen]]:
    """Runs of events that are said together; what another sentence says is left out."""
    place = 0
    while place < len(events):
        group = _group(events, place)
        place += len(group)
        reshuffled = [event for event in group if event["event"] == "reshuffled"]
        rest = [event for event in group if event["event"] != "reshuffled"]
        yield from ([event] for event in reshuffled)
        if not rest or (rest[0]["event"] == "turn_started" and not alone):
            continue
        if rest[0]["event"] == "vancard_revealed" and place < len(events) and events[place]["event"] != "keyword":
            rest = [rest[0], rest[0]]
        yield rest


def _group(events: Sequence[Seen], place: int) -> list[Seen]:
    """The events from a place on that belong together; a deck made anew in their midst does not divide them."""
    first = events[place]
    group = [first]
    if first["event"] == "scored" and place and events[place - 1]["event"] in _CAUSES:
        return group
    for event in events[place + 1 :]:
        if event["event"] == "reshuffled" and first["event"] in _DRAWING:
            group.append(event)
        elif _belongs(first, group, event):
            group.append(event)
            if first["event"] in TURN and event["event"] == "played":
                break
        else:
            break
    while len(group) > 1 and group[-1]["event"] == "reshuffled":
        group.pop()
    return group


_DRAWING = ("follow_drew", "keyword", "you_drew", "row_dealt")


def _belongs(first: Seen, group: Sequence[Seen], event: Seen) -> bool:
    name, kind = first["event"], event["event"]
    if name in _TOGETHER:
        return bool(kind == name)
    if name in _TOGETHER_FOR_EACH:
        return bool(kind == name and event["who"] == first["who"])
    if name == "charged" and first["tokens"] == 0:
        return bool(kind == name and event["power"] == first["power"] and event["tokens"] == 0)
    if name == "keyword":
        return kind in _OF_KEYWORD and bool(event["who"] == first["who"])
    if name in TURN and name != "played":
        return kind in TURN and bool(event["who"] == first["who"]) and kind != "reshuffled"
    return False
