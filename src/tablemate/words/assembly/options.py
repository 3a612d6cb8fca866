"""What was agreed before a game of Assembly, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.words.words import Words


def options(words: Words, chosen: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Each option's name and what it means."""
    said = {
        "players": words.say(f"players-{chosen['players']}"),
        "edition": words.say(f"edition-{chosen['edition']}"),
        "malfunctions": words.say(f"set-{chosen['malfunctions'].lower()}"),
        "roles": words.listed(words.say(f"role-{role}") for role in chosen["roles"]),
        "difficulty": _difficulty(words, chosen["difficulty"]),
    }
    if chosen["players"] == 2:
        said["communication"] = words.say(f"communication-{chosen['communication']}", edition=chosen["edition"])
        said["honest"] = words.say("honest-yes" if chosen["honest"] else "honest-no")
        said["first"] = _first(words, chosen["first"])
    return [(words.say(f"option-{name}"), text) for name, text in said.items()]


def _difficulty(words: Words, variants: list[str]) -> str:
    if not variants:
        return words.say("difficulty-none")
    return " ".join(f"[{variant}] {words.say(f'variant-{variant}')}" for variant in variants)


def _first(words: Words, first: int | str) -> str:
    return words.say("first-random") if first == "random" else words.seat_label(int(first))
