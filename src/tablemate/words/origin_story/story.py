"""Events of Origin Story as sentences.

What belongs together is said together: a turn of a Vancardian is one paragraph that tells what she drew, what she kept
and why she played that card; points are told with what they are for.  Veiled, no playing card is named (A25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tablemate.games.origin_story.described import TRICKS
from tablemate.games.origin_story.view_types import WHO_NAMES
from tablemate.kernel.events import HIDDEN, SeenEvent
from tablemate.words.words import Words, capitalised

from .cards import effects, tokens_changed
from .nouns import PLAYER, YOU, called, card, cards, suit_in_full, told, value, vancard_of, who, worth
from .paragraphs import (
    CAUSES,
    TURN,
    announced,
    gained,
    is_caused,
    rival_named,
    sides,
    stolen,
    surrendered,
    turn,
)

_TOGETHER = ("dealt", "story_offered", "superhero_dealt", "you_drew", "you_discarded", "revealed")
_TOGETHER_FOR_EACH = ("row_dealt", "left_over")
_OF_KEYWORD = ("row_discarded", "row_drew", "love_added", "love_moved")
_LAID = ("played", "card_swapped")
_SCORES = {"surrendered": 1, "stolen": 2}
"""How many events of points are told with what they are for."""
_SIDES = ("side_paid", "scored")
_CARDS = (
    "dealt", "row_dealt", "you_drew", "you_discarded", "revealed", "left_over", "row_discarded", "row_drew",
    "love_added", "love_moved", "buried", "follow_drew", "kept", "not_kept", "pushed_out",
)  # fmt: skip


@dataclass
class _Teller:
    """Tells a run of events."""

    words: Words
    viewer: int
    veiled: bool
    alone: bool = False
    side: str = "none"
    """The last one that was chosen, as far as it was told in this run."""

    def sentences(self, events: Sequence[SeenEvent]) -> Iterator[str]:
        """One sentence or paragraph for each group; a cause and the number of a trick begin the sentence after them."""
        self.alone = len(events) == 1
        cause: SeenEvent | None = None
        started: SeenEvent | None = None
        for group in _groups(events, alone=self.alone):
            event = group[0]
            if event["event"] == "aligned":
                self.side = event["side"]
            if event["event"] == "trick_started" and event["leader"] != YOU and event is not events[-1]:
                started = event
                continue
            if cause is not None and not is_caused(self.words, cause, event):
                yield self._cause(cause)
                cause = None
            if event["event"] in CAUSES:
                cause = event
                continue
            text = self._told(group) if cause is None else self._because(cause, group)
            if started is not None:
                text = self.words.say("told-trick", trick=started["trick"], text=capitalised(text))
            cause = started = None
            yield capitalised(text)
        if cause is not None:
            yield self._cause(cause)

    def _because(self, cause: SeenEvent, group: Sequence[SeenEvent]) -> str:
        """What a card did, after its name."""
        return self.words.say("told-because", power=self._named(cause), text=self._small(self._told(group)))

    def _small(self, text: str) -> str:
        """A sentence that goes on behind a colon; a name keeps its capital."""
        name = self.words.name(PLAYER)
        is_named = name is not None and text.startswith(name)
        return text if is_named else text[:1].lower() + text[1:]

    def _named(self, cause: SeenEvent) -> str:
        return called(self.words, str(cause["power"] if cause["event"] == "power_used" else cause["vancard"]))

    def _cause(self, cause: SeenEvent) -> str:
        """A card that took effect without anything to see yet: what it will do, or a question to you."""
        later = announced(self.words, cause, self.viewer)
        if later is not None:
            return self.words.say("told-because", power=self._named(cause), text=f"{later}.")
        name = "power" if cause["event"] == "power_used" else "event"
        return capitalised(self.words.say(f"event-{cause['event']}", **{name: self._named(cause)}))

    def _told(self, group: Sequence[SeenEvent]) -> str:
        event = group[0]
        name = event["event"]
        if name in TURN and group[-1]["event"] == "played" and group[-1]["who"] != YOU:
            return turn(self.words, group, self.viewer, veiled=self.veiled, whole=not self.alone)
        if name == "keyword" and len(group) > 1:
            return self._keyword(group)
        return self._joined(group)

    def _plainly(self, group: Sequence[SeenEvent]) -> str:
        """The message of an event, filled."""
        return self.words.say(_message(group, veiled=self.veiled), **self._arguments(group))

    def _joined(self, group: Sequence[SeenEvent]) -> str:
        """Points with what they are for, a trick with what it spoils; any other group is one message."""
        first, *rest = group
        match first["event"], rest:
            case "side_paid", [_, *_]:
                return sides(self.words, group, self.viewer)
            case "trick_won", [spoiled]:
                return f"{self._plainly([first])} {self._spoiled(spoiled, last=first['trick'] == TRICKS)}"
            case "stolen", [_, _]:
                return stolen(self.words, first, rest, self.viewer)
            case "surrendered", [score]:
                return surrendered(self.words, first, score, self.viewer)
        return self._plainly(group)

    def _spoiled(self, event: SeenEvent, *, last: bool) -> str:
        """What the first trick of a villain means; after the last trick of a round there is nothing more to do."""
        said = {"pays": event["pays"], "last": "yes" if last else "no"}
        return capitalised(self.words.say("event-villain_spoiled", **said, **told(self.words, self.viewer)))

    def _keyword(self, group: Sequence[SeenEvent]) -> str:
        """A keyword and what it did to one row."""
        event = group[0]
        by_kind = {name: [each["card"] for each in group if each["event"] == name] for name in _OF_KEYWORD}
        said = {**who(self.words, event["who"]), "number": event["number"]}
        moved = by_kind["love_moved"]
        if moved:
            return self.words.say("told-move", moved=self._cards(list(dict.fromkeys(moved))), **said)
        gone, added, drawn = by_kind["row_discarded"], by_kind["love_added"], by_kind["row_drew"]
        said |= {"gone": self._cards(gone), "come": self._cards(added or drawn), "count": len(gone), "side": self.side}
        if added:
            return self.words.say("told-add", **said)
        return self.words.say("told-move-none" if event["keyword"] == "move" else "told-replace", **said)

    def _cards(self, names: Sequence[str]) -> str:
        return cards(self.words, names, veiled=self.veiled)

    def _arguments(self, group: Sequence[SeenEvent]) -> dict[str, object]:
        """What the message of a group wants."""
        event = group[0]
        said = {name: given for name, given in event.items() if name not in ("event", "who", "spot", "card")}
        said |= {"count": len(group), **self._people(event), **told(self.words, self.viewer)}
        if event["event"] in _CARDS:
            said["cards"] = self._cards([each["card"] for each in group])
        details = _DETAILS.get(event["event"])
        return said if details is None else {**said, **details(self, group)}

    def _people(self, event: SeenEvent) -> Mapping[str, str]:
        for name in ("who", "leader", "dealer"):
            if name in event:
                return who(self.words, event[name], self.viewer)
        return {}

    def card(self, name: str) -> str:
        """A card; veiled only that there is one."""
        return self._cards([name]) if self.veiled else card(self.words, name)

    def rival(self, event: SeenEvent) -> str:
        """The card to beat."""
        return self._cards([event["card"]]) if self.veiled else rival_named(self.words, event, self.viewer)

    def laid(self, event: SeenEvent) -> str:
        """A card that came to the table, with its value and suit where these are not the printed ones."""
        if self.veiled:
            return self._cards([event["card"]])
        return worth(self.words, event["card"], event["value"], event.get("suit"))


def _message(group: Sequence[SeenEvent], *, veiled: bool) -> str:
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
        case "row_dealt" if veiled:
            return "event-row_dealt-veiled"
    return f"event-{name}"


def _round_started(teller: _Teller, group: Sequence[SeenEvent]) -> dict[str, object]:
    following = WHO_NAMES[(WHO_NAMES.index(group[0]["dealer"]) + 1) % len(WHO_NAMES)]
    return {"leader": who(teller.words, following, teller.viewer)["called"]}


def _event_revealed(teller: _Teller, group: Sequence[SeenEvent]) -> dict[str, object]:
    name = str(group[0]["vancard"])
    vancard = vancard_of(teller.words, name)
    return {"event": called(teller.words, name), "text": "" if vancard is None else effects(teller.words, vancard)}


_DETAILS: dict[str, Callable[[_Teller, Sequence[SeenEvent]], dict[str, object]]] = {
    "set_up": lambda teller, group: {"mat": called(teller.words, group[0]["mat"])},
    "superhero_dealt": lambda teller, group: {"cards": _powers(teller, group)},
    "story_offered": lambda teller, group: {"cards": _powers(teller, group)},
    "story_kept": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "superhero_kept": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "charged": lambda teller, group: {"power": called(teller.words, group[0]["power"])},
    "round_started": _round_started,
    "event_revealed": _event_revealed,
    "stamina_lent": lambda teller, group: tokens_changed(group[0]["number"]),
    "suit_named": lambda teller, group: {"suit": suit_in_full(teller.words, group[0]["suit"])},
    "counts_as": lambda teller, group: {
        "card": teller.card(group[0]["card"]), "suit": suit_in_full(teller.words, group[0]["suit"])
    },
    "to_beat": lambda teller, group: {"card": teller.rival(group[0])},
    "villain_spoiled": lambda teller, group: {"last": "no"},
    "played": lambda teller, group: {"card": teller.laid(group[0])},
    "value_changed": lambda teller, group: {
        "card": teller.card(group[0]["card"]), "value": value(group[0]["value"])
    },
    "card_swapped": lambda teller, group: {
        "taken": teller.card(group[0]["taken"]), "card": teller.laid(group[0])
    },
    "exchanged": lambda teller, group: {
        "taken": teller.card(group[0]["taken"]), "given": teller.card(group[0]["given"])
    },
    "scored": lambda teller, group: gained(group[0]),
}  # fmt: skip


def story(words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
    """The sentences of a run of events."""
    return list(_Teller(words, viewer, veiled).sentences(list(_with_suits(list(events)))))


def _with_suits(events: Sequence[SeenEvent]) -> Iterator[SeenEvent]:
    """A card that is laid as another suit gets it as `suit`."""
    suits: SeenEvent = {}
    for place, event in enumerate(events):
        if event["event"] == "counts_as" and any(each["event"] in _LAID for each in events[place + 1 : place + 2]):
            suits = {"suit": event["suit"]}
            continue
        yield {**event, **suits} if suits else event
        suits = {}


def _powers(teller: _Teller, group: Sequence[SeenEvent]) -> str:
    return teller.words.listed(called(teller.words, each["power"]) for each in group)


def _groups(events: Sequence[SeenEvent], *, alone: bool) -> Iterator[list[SeenEvent]]:
    """Runs of events that are said together; what another sentence says is left out."""
    place = 0
    while place < len(events):
        group = _group(events, place)
        place += len(group)
        rest = [event for event in group if event["event"] != "reshuffled"]
        if len(rest) < len(group):
            yield from ([event] for event in group if event["event"] == "reshuffled")
        if not rest or (rest[0]["event"] == "turn_started" and not alone):
            continue
        if rest[0]["event"] == "vancard_revealed" and place < len(events) and events[place]["event"] != "keyword":
            rest = [rest[0], rest[0]]
        yield rest


def _group(events: Sequence[SeenEvent], place: int) -> list[SeenEvent]:
    """The events from a place on that belong together; a deck made anew in their midst does not divide them."""
    first = events[place]
    group = [first]
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


def _belongs(first: SeenEvent, group: Sequence[SeenEvent], event: SeenEvent) -> bool:
    name, kind = first["event"], event["event"]
    if name in _TOGETHER:
        return bool(kind == name)
    if name == "side_paid":
        return kind in _SIDES
    if name == "trick_won":
        return bool(kind == "villain_spoiled")
    if name in _SCORES:
        return kind == "scored" and len(group) <= _SCORES[name]
    if name in _TOGETHER_FOR_EACH:
        return bool(kind == name and event["who"] == first["who"])
    if name == "charged" and first["tokens"] == 0:
        return bool(kind == name and event["power"] == first["power"] and event["tokens"] == 0)
    if name == "keyword":
        return kind in _OF_KEYWORD and bool(event["who"] == first["who"])
    if name in TURN and name != "played":
        return kind in TURN and (kind == "to_beat" or name == "to_beat" or bool(event["who"] == first["who"]))
    return False
