"""Random games to look at: whole ones, decision by decision, for whoever wants to hold something of every moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .actions import Action
from .chance import Stream, new_stream, roll
from .errors import IllegalAction
from .events import Event
from .game import Game
from .json_types import Json
from .seats import CLOCK, SPECTATOR
from .situations import random_position
from .table import Table

CASE_STREAM = 32
SITUATION_STREAM = 33
PACE = 2_000
CLOCK_ODDS = 96
"""In a timed game the clock acts at one moment of so many."""


@dataclass(frozen=True)
class Case:
    """One random game to look at: from its set-up, or from a position in its middle."""

    game: Game
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    position: Mapping[str, Json] | None = None

    @classmethod
    def random(cls, game: Game, seed: int) -> Case:
        """A case with random options; every second one starts from a random position."""
        stream = new_stream(seed, SITUATION_STREAM)
        if seed % 2:
            return cls(game, seed, position=random_position(game, stream))
        return cls(game, seed, game.agreement.random_options(stream))

    def table(self) -> Table:
        """A fresh table."""
        if self.position is not None:
            return self.game.from_position(self.position, seed=self.seed)
        return self.game.new(seed=self.seed, **self.options)

    def stream(self) -> list[int]:
        """Randomness of this case's own, not the game's."""
        return new_stream(self.seed, CASE_STREAM)

    def __str__(self) -> str:
        return f"{self.game.name} seed {self.seed} {self.position or dict(self.options)}"


@dataclass(frozen=True)
class Moment:
    """A table about to be changed by an action of a seat."""

    table: Table
    seat: int
    action: Action


def moments(case: Case) -> Iterator[Moment]:
    """A whole random game, decision by decision; the action is played when the caller asks for the next moment."""
    table, stream = case.table(), case.stream()
    for _ in range(case.game.longest_game(table.options)):
        if not table.waiting:
            return
        seat = some_actor(case.game, sorted({decision.seat for decision in table.waiting}), stream)
        legal = table.legal(seat)
        assert legal, f"{case}: seat {seat} is asked but has no answer"
        action = legal[roll(stream, len(legal))]
        yield Moment(table, seat, action)
        table.play(action, seat)
    raise AssertionError(f"{case}: the game goes on beyond its bound")


def some_actor(game: Game, seats: Sequence[int], stream: Stream) -> int:
    """One of the seats that are waited for; in a timed game now and then the clock."""
    if game.traits.timed and roll(stream, CLOCK_ODDS) == 0:
        return CLOCK
    return seats[roll(stream, len(seats))]


def pace_of(table: Table) -> int | None:
    """What a decision takes in play-outs, where a clock runs."""
    return None if table.game.clock(table.options) is None else PACE


def viewers_of(table: Table) -> tuple[int, ...]:
    """Everybody who may look at a table."""
    return (*range(table.seats), SPECTATOR)


def played(table: Table, action: Action | str, seat: int) -> tuple[Event, ...] | None:
    """What follows from an action; None if it is refused, which must name its rule."""
    try:
        return table.play(action, seat)
    except IllegalAction as refused:
        if not refused.rule or not refused.why.code:
            raise AssertionError("a refusal names its rule") from refused
        return None
