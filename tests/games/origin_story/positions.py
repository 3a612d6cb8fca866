"""Tables set up as positions of the public interface, with cards of one's own where a test needs them.

table = laid(**HERO, hand=["9M", "1B"], plays=["6M"], leader="automaton")
own = own_set(s01=["follow?void: val(+3)"], slots={"s09": ["1"]})
table = laid(**HERO, options={"cards": own}, powers=["m1", "s01"], slots={"s01": 1})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate import Table
from tablemate.games.origin_story import GAME

from .board import SET

HERO: dict[str, Any] = {"side": "hero"}


def laid(seed: int = 1, **position: Any) -> Table:
    """The table of a position."""
    return GAME.from_position(position, seed=seed)


def kind(table: Table) -> str:
    """What is asked."""
    return table.waiting[0].kind


def texts(table: Table) -> list[str]:
    """The answers open to you."""
    return [action.text for action in table.legal(0)]


def row(table: Table, who: str) -> list[str]:
    """A row as printed."""
    found: list[str] = table.to_position()["rows"][who]
    return found


def told(table: Table, name: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event.seen_by(0) or {} for event in table.events if event.name == name]


def own_set(slots: Mapping[str, list[str]] | None = None, **abilities: list[str]) -> dict[str, Any]:
    """The standard cards with other abilities, and other slots, on some of them."""
    data = SET.as_json()
    for kinds in ("mat", "story", "superhero", "vancardian"):
        for card in data[kinds]:
            card["abilities"] = abilities.get(card["id"], card["abilities"])
            if slots and card["id"] in slots:
                card["slots"] = slots[card["id"]]
    return data
