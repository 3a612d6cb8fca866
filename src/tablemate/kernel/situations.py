"""Random situations, for tests that look at a game from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arena import Arena
from .chance import Stream, next32, roll
from .json_types import JsonObject
from .seats import SEATS_IN

if TYPE_CHECKING:
    from .game import Game

MOST_STEPS = 80


def random_position(game: Game, stream: Stream) -> JsonObject:
    """A position of the game's own random sort, or else one that random play comes to, early or late."""
    if game.positions.random is not None:
        return game.positions.random(stream)
    table = game.new(seed=next32(stream), **game.agreement.random_options(stream))
    arena = Arena(game, table.options, 2)
    arena.take(table)
    _play_on(arena, stream)
    return game.positions.write(arena.state(0), table.options)


def _play_on(arena: Arena, stream: Stream) -> None:
    """Random actions, but never the last one of the game."""
    for _ in range(roll(stream, MOST_STEPS)):
        arena.copy(0, 1)
        seats = SEATS_IN[arena.waited(0)]
        seat = seats[roll(stream, len(seats))]
        legal = arena.legal(0, seat)
        arena.apply(0, seat, legal[roll(stream, len(legal))])
        if not arena.waited(0):
            arena.copy(1, 0)
            return
