"""Actions of FUSE in a few words, from their notation and what the seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.games.fuse.names import die_number
from tablemate.games.fuse.placement import allowed
from tablemate.words.words import Words

from .bombs import bomb_of, dice_on, name_of
from .cards import explain, printed, short_rules
from .nouns import die

View = Mapping[str, Any]

_FIXED = {
    "stop": "action-stop",
    "take back": "action-take_back",
    "time up": "action-time_up",
}


def action(words: Words, notation: str, view: View) -> str:
    """What an action means here."""
    if notation in _FIXED:
        return words.say(_FIXED[notation])
    match notation.split():
        case ["confirm"]:
            return words.say("action-confirm" if view["players"] > 1 else "action-confirm-alone")
        case ["roll"]:
            return words.say("action-roll", count=_dice_to_roll(view))
        case [("claim" | "release" | "burn") as verb, _]:
            return words.say(f"action-{verb}")
        case ["give", _, "to", seat]:
            return words.say("action-give", seat=seat)
        case ["place", name, "on", cell]:
            return _place(words, view, name, cell)
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


def _place(words: Words, view: View, name: str, cell: str) -> str:
    """How far the die brings the bomb; of a die that would empty it (`hard_hands`) nothing but the bomb is said."""
    entry, slot = _cell(view, cell)
    bomb, on_it, placed = bomb_of(entry), dice_on(entry), die_number(name)
    card = name_of(words, bomb)
    assert placed is not None
    if not allowed(bomb, on_it, slot - 1, placed, view["legality"]):
        return card
    filled = bomb.size - on_it.count(None) + 1
    if filled == bomb.size:
        return words.say("action-place-last", card=card, points=bomb.value)
    return words.say("action-place", card=card, filled=str(filled), size=str(bomb.size))


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
