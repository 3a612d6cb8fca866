"""Whole games in one call: the loops behind simulations, play-outs and benchmarks.

The rules of a game come in as arguments, so that one loop serves every game and a game is not compiled again for every
loop.  The loops are rules themselves: they run interpreted too.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from .chance import Chance, roll, seed_stream
from .clone import copy_state
from .contract import (
    ActionLists,
    Actions,
    AnyCards,
    AnyOptions,
    AnyState,
    CardTables,
    EventBuffers,
    FigureLists,
    Figures,
    Many,
    OptionSets,
    States,
)
from .events import Events
from .layout import PUBLIC, Layout, i8
from .rule import rule
from .seats import CLOCK

GAME_STREAM = 0
PLAYER_STREAM = 1
NONE = -1
"""No action, and a clock that never acts."""
MOST_UNASKED = 62


class Players(Chance):
    """The randomness of whoever plays, apart from the game's own."""


class Order:
    """What a loop is to play: games or redeals number `first` and on, each of at most `limit` decisions.

    The clock acts once `alarm` decisions were made.  Bit n of `unasked` says that nobody waits for action n.  Play-outs
    are over redeals of what a `seat` knows, which may begin them with an `action`.
    """

    first: Annotated[int, i8, PUBLIC]
    number: Annotated[int, i8, PUBLIC]
    limit: Annotated[int, i8, PUBLIC]
    alarm: Annotated[int, i8, PUBLIC]
    unasked: Annotated[int, i8, PUBLIC]
    is_random: Annotated[int, i8, PUBLIC]
    seat: Annotated[int, i8, PUBLIC]
    action: Annotated[int, i8, PUBLIC]


class Tally:
    """What a loop has counted; wins and points are those of games that came to their end."""

    decisions: Annotated[int, i8, PUBLIC]
    games: Annotated[int, i8, PUBLIC]
    wins: Annotated[int, i8, PUBLIC]
    points: Annotated[int, i8, PUBLIC]


class Answer:
    """An action of a seat at a place of an arena."""

    place: Annotated[int, i8, PUBLIC]
    seat: Annotated[int, i8, PUBLIC]
    action: Annotated[int, i8, PUBLIC]


PLAYERS, ORDER, TALLY, ANSWER = Layout(Players), Layout(Order), Layout(Tally), Layout(Answer)
LOOP_RECORDS = {Players: PLAYERS, Order: ORDER, Tally: TALLY, Answer: ANSWER}
Drawing = Many[Players]
Orders = Many[Order]
Counts = Many[Tally]
Answers = Many[Answer]


class SetupRule(Protocol):
    """The type of a game's `setup`."""

    def __call__(self, s: AnyState, cards: AnyCards, options: AnyOptions, ev: Events, /) -> None: ...


class WaitedRule(Protocol):
    """The type of a game's `waited`."""

    def __call__(self, s: AnyState, /) -> int: ...


class LegalRule(Protocol):
    """The type of a game's `legal`."""

    def __call__(self, s: AnyState, cards: AnyCards, seat: int, out: Actions, /) -> int: ...


class ApplyRule(Protocol):
    """The type of a game's `apply`."""

    def __call__(self, s: AnyState, cards: AnyCards, seat: int, action: int, ev: Events, /) -> None: ...


class RedealRule(Protocol):
    """The type of a game's `redeal`."""

    def __call__(self, s: AnyState, cards: AnyCards, seat: int, stream: int, /) -> None: ...


class OutcomeRule(Protocol):
    """The type of a game's `outcome`."""

    def __call__(self, s: AnyState, cards: AnyCards, out: Figures, /) -> int: ...


class Policy(Protocol):
    """How a seat plays inside a loop: which of the first `number` actions it takes, counted from 0.

    If that is one that nobody waits for, it is struck off the list and the policy is asked again.
    """

    def __call__(
        self, s: AnyState, cards: AnyCards, seat: int, actions: Actions, number: int, players: Players, /
    ) -> int: ...


RULE_TYPES = {
    "setup": SetupRule,
    "waited": WaitedRule,
    "legal": LegalRule,
    "apply": ApplyRule,
    "redeal": RedealRule,
    "outcome": OutcomeRule,
}


@rule
def any_action(s: AnyState, cards: AnyCards, seat: int, actions: Actions, number: int, players: Players) -> int:
    """The uniformly random policy: each action is as likely."""
    return roll(players.chance, number)


@rule
def some_seat(seats: int, players: Players) -> int:
    """A random seat of a set; a single one costs no randomness."""
    number = 0
    rest = seats
    while rest != 0:
        rest &= rest - 1
        number += 1
    skip = roll(players.chance, number) if number > 1 else 0
    seat = 0
    while skip > 0 or (seats >> seat) & 1 == 0:
        if (seats >> seat) & 1 == 1:
            skip -= 1
        seat += 1
    return seat


@rule
def is_unasked(action: int, unasked: int) -> bool:
    """Is this an action that nobody waits for?"""
    return action <= MOST_UNASKED and (unasked >> action) & 1 == 1


@rule
def asked_action(
    s: AnyState,
    cards: AnyCards,
    seat: int,
    order: Order,
    players: Players,
    out: Actions,
    number: int,
    policy: Policy,
) -> int:
    """What a seat does of `number` actions; NONE if nobody waits for any of them.

    The random policy is not called through a pointer, which would cost one part in twenty.
    """
    while number > 0:
        if order.is_random == 1:
            choice = any_action(s, cards, seat, out, number, players)
        else:
            choice = policy(s, cards, seat, out, number, players)
        assert 0 <= choice < number
        action = out.action[choice]
        if not is_unasked(action, order.unasked):
            return action
        number -= 1
        out.action[choice] = out.action[number]
    return NONE


@rule
def is_listed(actions: Actions, number: int, action: int) -> bool:
    """Is this one of the first `number` actions?"""
    for index in range(number):
        if actions.action[index] == action:
            return True
    return False


@rule
def play_on(
    s: AnyState,
    cards: AnyCards,
    order: Order,
    players: Players,
    out: Actions,
    off: Events,
    waited: WaitedRule,
    legal: LegalRule,
    apply: ApplyRule,
    policy: Policy,
) -> int:
    """Play a state to its end; the number of decisions.  Who is open only to what nobody waits for is passed over."""
    alarm = order.alarm
    decisions = 0
    seats = waited(s)
    while seats != 0 and decisions < order.limit:
        if decisions == alarm:
            alarm = NONE
            if legal(s, cards, CLOCK, out) > 0:
                apply(s, cards, CLOCK, out.action[0], off)
            seats = waited(s)
        else:
            seat = some_seat(seats, players)
            action = asked_action(s, cards, seat, order, players, out, legal(s, cards, seat, out), policy)
            if action == NONE:
                seats ^= 1 << seat
            else:
                apply(s, cards, seat, action, off)
                decisions += 1
                seats = waited(s)
    return decisions


@rule
def count(s: AnyState, cards: AnyCards, tally: Tally, figures: Figures, outcome: OutcomeRule) -> None:
    """A game that was played to its end."""
    if outcome(s, cards, figures) > 0:
        tally.games += 1
        tally.wins += figures.figure[0]
        tally.points += figures.figure[1]


@rule
def games_in_bulk(
    states: States,
    cards: CardTables,
    options: OptionSets,
    orders: Orders,
    drawing: Drawing,
    counts: Counts,
    actions: ActionLists,
    figures: FigureLists,
    off: EventBuffers,
    setup: SetupRule,
    waited: WaitedRule,
    legal: LegalRule,
    apply: ApplyRule,
    outcome: OutcomeRule,
    policy: Policy,
) -> None:
    """Play games under a policy.  Game n is the same alone or in a batch.

    `states[0]` is the game and `states[1]` a blank state.
    """
    s = states[0]
    players = drawing[0]
    for number in range(orders[0].first, orders[0].first + orders[0].number):
        copy_state(s, states[1])
        seed_stream(s.chance, number, GAME_STREAM)
        seed_stream(players.chance, number, PLAYER_STREAM)
        setup(s, cards[0], options[0], off[0])
        counts[0].decisions += play_on(
            s, cards[0], orders[0], players, actions[0], off[0], waited, legal, apply, policy
        )
        count(s, cards[0], counts[0], figures[0], outcome)


@rule
def play_outs(
    states: States,
    cards: CardTables,
    orders: Orders,
    drawing: Drawing,
    counts: Counts,
    actions: ActionLists,
    figures: FigureLists,
    off: EventBuffers,
    waited: WaitedRule,
    legal: LegalRule,
    apply: ApplyRule,
    redeal: RedealRule,
    outcome: OutcomeRule,
    policy: Policy,
) -> None:
    """Play redeals of one state to their ends under a policy.  Play-out n is the same alone or in a batch.

    `states[0]` is the game and `states[1]` the state to begin with.
    """
    s = states[0]
    order = orders[0]
    for number in range(order.first, order.first + order.number):
        copy_state(s, states[1])
        redeal(s, cards[0], order.seat, number)
        seed_stream(drawing[0].chance, number, PLAYER_STREAM)
        if order.action != NONE:
            assert is_listed(actions[0], legal(s, cards[0], order.seat, actions[0]), order.action)
            apply(s, cards[0], order.seat, order.action, off[0])
        counts[0].decisions += play_on(s, cards[0], order, drawing[0], actions[0], off[0], waited, legal, apply, policy)
        count(s, cards[0], counts[0], figures[0], outcome)


@rule
def step_many(
    states: States,
    cards: CardTables,
    answers: Answers,
    actions: ActionLists,
    off: EventBuffers,
    legal: LegalRule,
    apply: ApplyRule,
) -> int:
    """Carry answers out, one after another, up to the first that is not open; how many were."""
    for number in range(len(answers)):
        answer = answers[number]
        s = states[answer.place]
        if not is_listed(actions[0], legal(s, cards[0], answer.seat, actions[0]), answer.action):
            return number
        apply(s, cards[0], answer.seat, answer.action, off[0])
    return len(answers)


LOOPS = (games_in_bulk, play_outs, step_many)
LOOP_RULES = {loop.__name__: [name for name in loop.__annotations__ if name in RULE_TYPES] for loop in LOOPS}
"""The rules that each loop takes, in order."""
