"""Actions of Assembly in a few words, from what they say and what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.actions import Action
from tablemate.kernel.json_types import Json
from tablemate.words.words import Words

from .nouns import card, has_malfunction, malfunction, module

_NO = {"refuse": "action-refuse-no", "again": "action-again-no"}
_SAID = {
    "yes": "action-answer-yes",
    "no": "action-answer-no",
    "keep_none": "action-keep-none",
    "to_top": "action-to-top",
    "to_bottom": "action-to-bottom",
    "discard_any": "action-discard-random",
    "refuse": "action-refuse",
    "again": "action-again",
}


def in_words(words: Words, action: Action, kind: str, view: View) -> str:
    """What an action means here."""
    said = action.arguments
    if action.kind in _SAID:
        return words.say(_SAID[action.kind])
    match action.kind:
        case "declare":
            return _declaration(words, said, view)
        case "decline":
            return words.say(_NO.get(kind, "action-keep-none"))
        case "done":
            picked = view["command"] and view["command"]["picked"]
            return words.say("action-done" if picked else "action-done-nothing")
        case "exchange":
            return words.say("action-exchange", count=len(view["hands"][view["active"]]))
        case "ask":
            return words.say(f"action-ask-{said['command'] or 'nothing'}")
        case "discard" | "under":
            return words.say(f"action-{action.kind}", card=card(words, said["card"]))
        case "cycle":
            first, second, third = map(str, said["bays"])
            return words.say("action-cycle", first=first, second=second, third=third)
        case "distance":
            return words.say("action-distance", distance=said["distance"])
    return _about_a_bay(words, action, view, view["bays"][said["bay"] - 1])


def choice(words: Words, action: Action, kind: str, view: View) -> Iterator[str]:
    """The card that is paid with or the bay, where the words of the action leave it out, and those words."""
    said = action.arguments
    if action.kind == "declare":
        paid = card(words, view["shown"] if said["payment"] == "shown" and view["shown"] else said["payment"])
        role = words.say(f"role-{said['role']}") if said["role"] else None
        yield words.say("declared-role", command=paid, role=role) if role else paid
    elif action.kind in ("pick", "first"):
        yield words.say("choice-bay", bay=str(said["bay"]))
    yield in_words(words, action, kind, view)


def _about_a_bay(words: Words, action: Action, view: View, bay: Bay) -> str:
    number = str(bay["bay"])
    match action.kind:
        case "first":
            return malfunction(words, view["malfunctions"], bay["bay"])
        case "keep":
            return words.say("action-keep", bay=number, plan=module(words, bay["plan"]))
        case "move":
            way, moved = action.arguments["direction"], bay["module"]
            assert moved is not None
            return words.say("action-move", bay=number, direction=way, module=module(words, moved))
    text, locking = _pick(words, bay), view["command"] is not None and view["command"]["command"] == "lock"
    if locking and has_malfunction(view, bay["bay"]):
        return f"{text}. {malfunction(words, view['malfunctions'], bay['bay'])}"
    return text


def _pick(words: Words, bay: Bay) -> str:
    match = "empty" if bay["module"] is None else "yes" if bay["module"] == bay["plan"] else "no"
    held = "" if bay["module"] is None else module(words, bay["module"])
    return words.say("action-pick", match=match, module=held, plan=module(words, bay["plan"]))


def _declaration(words: Words, said: Mapping[str, Json], view: View) -> str:
    if said["role"]:
        return words.say(f"action-role-{said['role']}", command=said["command"])
    return words.say(f"action-{said['command']}", **_prospects(view))


def _prospects(view: View) -> dict[str, int]:
    """What a command would find: modules in the stack, on the ring, and on their own plans."""
    line = [bay for bay in view["bays"] if bay["module"]]
    matching = sum(bay["module"] == bay["plan"] for bay in line)
    return {"stack": view["stack"]["count"], "line": len(line), "matching": matching}
