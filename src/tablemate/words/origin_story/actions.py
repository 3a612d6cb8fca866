"""Actions of Origin Story in a few words, from their notation and what you see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.games.origin_story.cards.terms import SUIT_LETTERS, Window
from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.words.words import Words

from .cards import does, explain, slots_drawn
from .nouns import card, printed, suit, suit_in_full, value, who
from .sets import called, in_language, power_of, vancard_of

View = Mapping[str, Any]

_LEAVING = {
    "charge": "action-done-charge",
    "redraw": "action-done-redraw",
    "exchange": "action-decline",
    "target": "action-decline",
}
_FIXED = {"hero": "action-hero", "villain": "action-villain"}
_CARD_VERBS = ("redraw", "discard", "reveal", "lay")
_PARTS = (Window.CHARGED, Window.REVEALED, Window.EVENT)
_LATER_PARTS = (Window.CHARGED_LATER, Window.REVEALED_LATER, Window.EVENT_LATER)


def action(words: Words, notation: str, kind: str, view: View) -> str:
    """What an action means here."""
    if notation in _FIXED:
        return words.say(_FIXED[notation])
    match notation.split():
        case ["pass" | "done" | "decline"]:
            return words.say(_LEAVING.get(kind, "action-pass"))
        case ["surrender"]:
            return _surrender(words, view)
        case [("automaton" | "factoryon") as name]:
            return who(words, name)["called"]
        case ["keep" | "freely" | "charge", name]:
            return _explained(words, name.partition(".")[0])
        case ["part", name]:
            return _part(words, name, view)
        case ["use", name, *rest]:
            return _use(words, name, rest)
        case ["name", letter]:
            return suit_in_full(words, letter.upper())
        case ["predict", number]:
            return words.say("action-predict", tricks=int(number))
        case ["play", name]:
            return _play(words, name, view)
        case ["bury", name]:
            return _bury(words, name, view)
        case ["give", _]:
            return words.say("action-give", card=card(words, offered_card(view, asked_of(view)) or "?"))
        case [verb, _] if verb in _CARD_VERBS:
            return words.say(f"action-{verb}")
    raise ValueError(f"no words for the action {notation!r}")


def _surrender(words: Words, view: View) -> str:
    leader = view["leader"]
    points = len(view["rows"].get(leader, ())) + 1
    return words.say("action-surrender", points=points, **who(words, leader))


def _explained(words: Words, name: str) -> str:
    """A card by name, with its slots and all that it does."""
    power = power_of(words, name)
    if power is None:
        return name
    slots = slots_drawn(power)
    head = f"{in_language(words, power.name)} {slots}" if slots else in_language(words, power.name)
    return words.say("action-named", power=head, text=" ".join(explain(words, power)))


def _part(words: Words, name: str, view: View) -> str:
    """The part of a card that is worked off now."""
    found = power_of(words, name) or vancard_of(words, name)
    if found is None:
        return name
    windows = _LATER_PARTS if any(view["rows"].values()) else _PARTS
    texts = [does(words, each) for each in found.abilities if each.window in windows]
    return words.say("action-named", power=called(words, name), text=words.say("ability-then").join(texts))


def _use(words: Words, name: str, rest: list[str]) -> str:
    """An ability: the one that is numbered, or the first."""
    name, _, ordinal = name.partition(".")
    power = power_of(words, name)
    if power is None:
        return name
    head = in_language(words, power.name)
    if rest:
        return words.say("action-as", power=head, suit=suit_in_full(words, rest[-1].upper()))
    chosen = power.abilities[min(int(ordinal or 1), len(power.abilities)) - 1]
    return words.say("action-named", power=head, text=does(words, chosen))


def _play(words: Words, name: str, view: View) -> str:
    """What the card does in this trick, and what it counts where that is not printed on it."""
    entry = next((each for each in view["hand"] if each["card"].lower() == name), None)
    if entry is None:
        return words.say("action-lay")
    now = view.get("named") or entry["suit"]
    if view["led"] is None:
        text = words.say("action-play-lead")
    elif now == view["led"]:
        text = words.say("action-play-follow")
    else:
        text = words.say("action-play-trump" if now == view["trump"] else "action-play-off")
    number, letter = printed(entry["card"])
    said = {"text": text, "suit": suit(words, now), "value": value(entry["value"])}
    if letter != now:
        return words.say("action-counts-worth" if number != entry["value"] else "action-counts", **said)
    return words.say("action-worth", text=text, value=said["value"]) if number != entry["value"] else text


def _bury(words: Words, name: str, view: View) -> str:
    lasts = [row[-1]["card"].lower() for row in view["rows"].values() if row]
    return words.say("action-bury-last" if name in lasts else "action-bury")


def asked_of(view: View) -> str:
    """The Vancardian that the open question is about."""
    subjects = (each["subject"] for each in view["waiting"])
    return next((str(subject["who"]) for subject in subjects if "who" in subject), WHO_NAMES[0])


def offered_card(view: View, name: str) -> str | None:
    """The card that a Vancardian gives in an exchange: her lowest that is not love, or her lowest love."""
    row = view["rows"][name]
    others = [each for each in row if printed(each["card"])[1] != SUIT_LETTERS[0]]
    best = min(others or row, key=lambda each: each["value"], default=None)
    return None if best is None else str(best["card"])
