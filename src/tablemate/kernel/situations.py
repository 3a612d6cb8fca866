"""Random situations, for tests that look at a game from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Stream, next32, roll
from .seats import seats_in

if TYPE_CHECKING:
    from .game import Game

MOST_STEPS = 80


def random_position(game: Game, stream: Stream) -> dict[str, Any]:
    """A position of the game's own random sort, or else one that random play comes to, early or late."""
    if game.random_position is not None:
        return game.random_position(stream)
    table = game.new(seed=next32(stream), **game.random_options(stream))
    states, cards = table.state_array(), game.given_cards(table.options)
    _play_on(game, states, cards, stream)
    return game.write_position(game.layout.view(states), table.options)


def _play_on(game: Game, states: Any, cards: Any, stream: Stream) -> None:
    """Random actions, but never the last one of the game."""
    engine = game.engine(states)
    for _ in range(roll(stream, MOST_STEPS)):
        before = states.copy()
        seats = seats_in(engine.waited(0))
        seat = seats[roll(stream, len(seats))]
        legal = engine.legal(0, cards, seat)
        engine.apply(0, cards, seat, legal[roll(stream, len(legal))])
        if not engine.waited(0):
            states[:] = before
            return
