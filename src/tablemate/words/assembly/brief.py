"""An action beside others of its kind: only what is its own, and what it would find."""

from __future__ import annotations

from tablemate.games.assembly.view_types import Bay, View
from tablemate.kernel.actions import Action
from tablemate.words.words import Words

from . import is_locking, prospects
from .nouns import module


def brief(words: Words, action: Action, view: View) -> str:
    """A command with its role and its prospects, or the piece that a bay is picked for."""
    said = action.arguments
    if action.kind == "ask":
        return _command(words, said["command"] or "nothing")
    if action.kind == "declare":
        alone = command_alone(words, action)
        return (
            alone
            if said["role"]
            else words.say("brief-command", command=said["command"], called=alone, **prospects(view))
        )
    bay: Bay = view["bays"][said["bay"] - 1]
    if action.kind == "keep":
        return module(words, bay["plan"])
    of_plan = bay["module"] is None or (view["command"] is not None and view["command"]["role"] == "alfie")
    return _piece(words, bay, view, of_plan=of_plan)


def command_alone(words: Words, action: Action) -> str:
    """A command with its role."""
    said = action.arguments
    command = _command(words, said["command"])
    return words.say("brief-role", command=command, role=words.say(f"role-{said['role']}")) if said["role"] else command


def _command(words: Words, command: str) -> str:
    return direction(words, command) if command in ("cw", "acw") else words.say(f"word-command.{command}")


def direction(words: Words, way: str) -> str:
    """Clockwise or anticlockwise: as it is typed, or as it is read aloud."""
    return words.say(f"way-{way}" if words.reads_aloud else f"word-direction.{way}")


def _piece(words: Words, bay: Bay, view: View, *, of_plan: bool) -> str:
    name = bay["plan"] if of_plan else bay["module"]
    assert name is not None
    if of_plan or bay["module"] != bay["plan"] or is_locking(view):
        return module(words, name)
    style = "aloud" if words.reads_aloud else "shown"
    return words.say("brief-match", module=module(words, name), style=style)
