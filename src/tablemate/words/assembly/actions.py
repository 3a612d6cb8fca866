"""Actions of Assembly in a few words, from their notation and what the seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.words.words import Words

from .nouns import card, module

_NO = {"answer": "action-answer-no", "refuse": "action-refuse-no", "again": "action-again-no"}
_FIXED = {
    "yes": "action-answer-yes",
    "to top": "action-to-top",
    "to bottom": "action-to-bottom",
    "discard at random": "action-discard-random",
    "refuse with li_yong": "action-refuse",
    "again with anna": "action-again",
}

View = Mapping[str, Any]


def action(words: Words, notation: str, kind: str, view: View) -> str:
    """What an action means here."""
    if kind == "declare":
        return _declaration(words, notation, view)
    if notation in _FIXED:
        return words.say(_FIXED[notation])
    match notation.split():
        case ["no"]:
            return words.say(_NO.get(kind, "action-keep-none"))
        case ["done"]:
            picked = (view["command"] or {}).get("picked")
            return words.say("action-done" if picked else "action-done-nothing")
        case ["exchange"]:
            return words.say("action-exchange", count=len(view["hands"][view["active"]]))
        case ["ask", command]:
            return words.say(f"action-ask-{command}")
        case ["discard", name]:
            return words.say("action-discard", card=card(words, name))
        case ["under", name]:
            return words.say("action-under", card=card(words, name))
        case ["cycle", first, second, third]:
            return words.say("action-cycle", first=first, second=second, third=third)
    return _about_a_bay(words, notation, kind, view)


def _about_a_bay(words: Words, notation: str, kind: str, view: View) -> str:
    match notation.split():
        case ["first", bay]:
            return words.say("action-first", bay=bay)
        case ["keep", bay, *_]:
            return words.say("action-keep", bay=bay, plan=module(words, _bay(view, bay)["plan"]))
        case ["move", bay, direction]:
            name = module(words, _bay(view, bay)["module"])
            return words.say("action-move", bay=bay, direction=direction, module=name)
        case [number] if kind == "distance":
            return words.say("action-distance", distance=int(number))
        case [bay]:
            return _pick(words, _bay(view, bay))
    raise ValueError(f"no words for the action {notation!r}")


def _bay(view: View, bay: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["bays"][int(bay) - 1]
    return found


def _pick(words: Words, bay: Mapping[str, Any]) -> str:
    match = "empty" if bay["module"] is None else "yes" if bay["module"] == bay["plan"] else "no"
    held = "" if bay["module"] is None else module(words, bay["module"])
    return words.say("action-pick", match=match, module=held, plan=module(words, bay["plan"]))


def _declaration(words: Words, notation: str, view: View) -> str:
    _, _, rest = notation.partition(": ")
    command, _, role = rest.partition(" with ")
    if role:
        return words.say(f"action-role-{role}", command=command)
    return words.say(f"action-{command}", **_prospects(view))


def _prospects(view: View) -> dict[str, int]:
    """What a command would find: modules in the stack, on the ring, and on their own plans."""
    line = [bay for bay in view["bays"] if bay["module"]]
    matching = sum(bay["module"] == bay["plan"] for bay in line)
    return {"stack": view["stack"]["count"], "line": len(line), "matching": matching}
