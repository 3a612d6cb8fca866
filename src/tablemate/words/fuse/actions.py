"""Actions of FUSE in a few words, from their notation and what the seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.words.words import Words

from .bombs import bomb_of, name_of
from .cards import explain, printed, short_rules
from .nouns import die

View = Mapping[str, Any]

_FIXED = {
    "confirm": "action-confirm",
    "stop": "action-stop",
    "take back": "action-take_back",
    "time up": "action-time_up",
}


def action(words: Words, notation: str, view: View) -> str:
    """What an action means here."""
    if notation in _FIXED:
        return words.say(_FIXED[notation])
    match notation.split():
        case ["roll"]:
            return words.say("action-roll", count=_dice_to_roll(view))
        case [("claim" | "release" | "burn") as verb, _]:
            return words.say(f"action-{verb}")
        case ["give", _, "to", seat]:
            return words.say("action-give", seat=seat)
        case ["place", _, "on", cell]:
            return _place(words, view, cell)
        case ["lose", cell]:
            return _lose(words, view, cell)
        case ["pick", card]:
            return _pick(words, view, card)
    raise ValueError(f"no words for the action {notation!r}")


def _dice_to_roll(view: View) -> int:
    return next((int(each["subject"]["dice"]) for each in view["waiting"] if each["kind"] == "roll"), 0)


def _cell(view: View, cell: str) -> tuple[Mapping[str, Any], int]:
    """A bomb of the viewer's mat and the slot, from `b13.2`."""
    card, _, slot = cell.partition(".")
    mat = [entry for entry in view["mats"][view["viewer"]] if entry]
    return next(entry for entry in mat if entry["card"].lower() == card), int(slot)


def called(words: Words, entry: Mapping[str, Any]) -> str:
    """A bomb by id and name: `B13 Ten`; the id alone where it has no name."""
    name = name_of(words, bomb_of(entry))
    return str(entry["card"]) if name == entry["card"] else f"{entry['card']} {name}"


def _place(words: Words, view: View, cell: str) -> str:
    entry, _ = _cell(view, cell)
    filled, size = sum(die is not None for die in entry["dice"]) + 1, len(entry["slots"])
    name = name_of(words, bomb_of(entry))
    if filled == size:
        return words.say("action-place-last", card=name, points=entry["value"])
    return words.say("action-place", card=name, filled=str(filled), size=str(size))


def _lose(words: Words, view: View, cell: str) -> str:
    entry, slot = _cell(view, cell)
    shown = die(words, entry["dice"][slot - 1])
    return words.say("action-lose", die=shown, card=called(words, entry), slot=str(slot))


def _pick(words: Words, view: View, card: str) -> str:
    entry = next(entry for entry in view["row"] if entry and entry["card"].lower() == card)
    bomb = bomb_of(entry)
    rules = explain(words, bomb) if words.reads_aloud else [printed(bomb), *short_rules(words, bomb)]
    said = words.say("between-rules").join(rules)
    return words.say("action-pick", card=name_of(words, bomb), value=bomb.value, dice=str(bomb.size), rules=said)
