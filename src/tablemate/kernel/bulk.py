"""Whole games in one call: the loops behind simulations and benchmarks.

The rules of a game come in as arguments, so that one loop serves every game and a game is not compiled again for every
loop.  The loops are rules themselves: they run interpreted too.
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from .chance import Chance, roll, seed_stream
from .clone import copy_record
from .contract import ActionLists, Actions, CardTables, EventBuffers, FigureLists, Many, OptionSets, States
from .events import Events
from .layout import PUBLIC, Layout, i8
from .rule import rule

GAME_STREAM = 0
PLAYER_STREAM = 1


class Tally(Chance):
    """What a loop keeps beside the game: the players' own randomness, and what it has counted."""

    games: Annotated[int, i8, PUBLIC]
    wins: Annotated[int, i8, PUBLIC]
    points: Annotated[int, i8, PUBLIC]


TALLY = Layout(Tally)
Counts = Many[Tally]


class SetupRule(Protocol):
    """The type of a game's `setup`."""

    def __call__(self, s: Any, cards: Any, options: Any, ev: Events, /) -> None: ...


class WaitedRule(Protocol):
    """The type of a game's `waited`."""

    def __call__(self, s: Any, /) -> int: ...


class LegalRule(Protocol):
    """The type of a game's `legal`."""

    def __call__(self, s: Any, cards: Any, seat: int, out: Actions, /) -> int: ...


class ApplyRule(Protocol):
    """The type of a game's `apply`."""

    def __call__(self, s: Any, cards: Any, seat: int, action: int, ev: Events, /) -> None: ...


class OutcomeRule(Protocol):
    """The type of a game's `outcome`."""

    def __call__(self, s: Any, cards: Any, out: Any, /) -> int: ...


LOOP_RULES = {
    "setup": SetupRule,
    "waited": WaitedRule,
    "legal": LegalRule,
    "apply": ApplyRule,
    "outcome": OutcomeRule,
}


@rule
def some_seat(seats: int, tally: Tally) -> int:
    """A random seat of a set; a single one costs no randomness."""
    number = 0
    rest = seats
    while rest != 0:
        rest &= rest - 1
        number += 1
    skip = roll(tally.chance, number) if number > 1 else 0
    seat = 0
    while skip > 0 or (seats >> seat) & 1 == 0:
        if (seats >> seat) & 1 == 1:
            skip -= 1
        seat += 1
    return seat


@rule
def random_games(
    states: States,
    cards: CardTables,
    options: OptionSets,
    first: int,
    games: int,
    limit: int,
    counts: Counts,
    actions: ActionLists,
    figures: FigureLists,
    off: EventBuffers,
    setup: SetupRule,
    waited: WaitedRule,
    legal: LegalRule,
    apply: ApplyRule,
    outcome: OutcomeRule,
) -> int:
    """Play games number `first` and on with random legal actions; the number of decisions.

    `states[0]` is the game and `states[1]` a blank state.  Game n is the same alone or in a batch.
    """
    s = states[0]  # type: Any
    tally = counts[0]
    out = actions[0]
    decisions = 0
    for number in range(first, first + games):
        copy_record(s, states[1])
        seed_stream(s.chance, number, GAME_STREAM)
        seed_stream(tally.chance, number, PLAYER_STREAM)
        setup(s, cards[0], options[0], off[0])
        seats = waited(s)
        steps = 0
        while seats != 0 and steps < limit:
            seat = some_seat(seats, tally)
            choices = legal(s, cards[0], seat, out)
            apply(s, cards[0], seat, out.action[roll(tally.chance, choices)], off[0])
            seats = waited(s)
            steps += 1
        decisions += steps
        if outcome(s, cards[0], figures[0]) > 0:
            tally.games += 1
            tally.wins += figures[0].figure[0]
            tally.points += figures[0].figure[1]
    return decisions


@rule
def copy_many(states: States, times: int) -> int:
    """Copy two states over each other again and again; the number of copies."""
    for _ in range(times):
        copy_record(states[0], states[1])
        copy_record(states[1], states[0])
    return times * 2


LOOPS = (random_games, copy_many)
