"""What was agreed before a game of FUSE, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.games.fuse.options import CLOCK_SECONDS, LEVELS, STANDARD
from tablemate.words.words import Words

_FLAGS = ("six_point", "strict_sheet", "hold", "undo", "confirm_draft", "hard_hands", "hints")
_NAMED = ("edition", "legality", "burn_if", "solo_use", "bag_empty", "bonus_seats")
_SHEET = ("strict_sheet", "bonus_seats")
_SOLO = ("solo_use",)
_ORDER = (
    "players", "edition", "level", "mode", "roll_budget", "six_point", "sabotage_count", "strict_sheet", "solo_use",
    "legality", "burn_if", "hard_hands", "hold", "undo", "confirm_draft", "bag_empty", "bonus_seats", "step",
    "hints", "deck",
)  # fmt: skip


def options(words: Words, chosen: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Each option's name and what it means; what says nothing in this game is left out."""
    return [(words.say(f"option-{name}"), _said(words, name, chosen)) for name in _ORDER if _matters(name, chosen)]


def _matters(name: str, chosen: Mapping[str, Any]) -> bool:
    if name in _SOLO:
        return chosen["players"] == 1 and not chosen["strict_sheet"]
    if name == "step":
        return chosen["edition"] != "sheet" and chosen["mode"] in ("live", "relaxed")
    return name not in _SHEET or chosen["edition"] == "sheet"


def _said(words: Words, name: str, chosen: Mapping[str, Any]) -> str:
    value = chosen[name]
    if name in _FLAGS:
        return words.say(f"{name}-{'yes' if value else 'no'}")
    if name in _NAMED:
        return words.say(f"{name}-{value}")
    match name:
        case "players":
            return words.say("players-count", count=value)
        case "level":
            return _level(words, chosen)
        case "mode":
            minutes = CLOCK_SECONDS * chosen["clock_factor"] / 60
            return words.say(f"mode-{value}", minutes=f"{minutes:g}")
        case "roll_budget":
            return words.say("rolls-none") if value is None else words.say("rolls-count", count=value)
        case "sabotage_count":
            return words.say("sabotage-count", count=value)
        case "step":
            return words.say("step-seconds", seconds=value)
    return _deck(words, value)


def _level(words: Words, chosen: Mapping[str, Any]) -> str:
    """How many bombs to defuse: by level, or as many as were asked for."""
    if chosen["bombs"] is not None:
        return words.say("level-bombs", bombs=chosen["bombs"])
    bombs = LEVELS[chosen["level"]] + chosen["players"] - 1
    return words.say("level-named", level=words.say(f"level-{chosen['level']}"), bombs=bombs)


def _deck(words: Words, deck: Any) -> str:
    if deck == STANDARD:
        return words.say("deck-standard")
    return words.say("deck-own", bombs=str(len(deck["bomb"])), sabotage=str(len(deck["sabotage"])))
