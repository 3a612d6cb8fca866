"""Who does what inside the loops of an arena."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tablemate import Game
from tablemate.kernel.arena import Arena
from tablemate.kernel.engine import interpreted_engine


def heard_in(game: Game, **options: Any) -> tuple[Arena, list[tuple[int, int]]]:
    """An interpreted arena, and a list that gets the seat and the action of whatever its loops carry out."""
    heard: list[tuple[int, int]] = []
    engine = interpreted_engine(game.program)
    apply = engine.entries["rule apply"]

    def hear(s: Any, cards: Any, seat: int, action: int, ev: Any) -> None:
        heard.append((seat, action))
        apply(s, cards, seat, action, ev)

    listening = replace(engine, entries={**engine.entries, "rule apply": hear})
    return Arena(game, game.read_options(options), engine=listening), heard
