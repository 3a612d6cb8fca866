"""Origin Story one round ahead: plays what leads to the best end of the round, over samples of what cannot be seen.

The bot knows no rules.  It runs the game's own on samples: a choice, then quick answers to all further questions until
the round is over.  Choices that come out well are tried on more samples, until one is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tablemate.bots.perspective import Perspective
from tablemate.games.origin_story.actions import ACTIONS
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import Align, Op
from tablemate.kernel.actions import Action
from tablemate.kernel.arena import Arena
from tablemate.kernel.chance import new_stream, next32
from tablemate.kernel.flow import top_op

from .sense import DONE, habit, worth

BOT_STREAM = 19
TRIALS = 24
"""How many rounds are played ahead before the worse half of the choices is dropped.

Over 160 games at level 5 the bot is ahead by 3.6, 4.9 and 5.1 points on average with 16, 24 and 32.
"""
FEWEST = 2
"""On how many samples at least every choice is tried."""
FURTHER = 1
"""A story stays, so it is tried in so many more rounds.

Over 160 games at level 5 the bot is ahead by 4.2, 4.9 and 3.8 points on average with no, one and all further rounds.
"""
MOST_SETS = 60
"""If there are more ways to charge, only the next slot is thought about."""
START, NOW, CHARGED, PLACES = 0, 1, 2, 10
"""The places of a thought: a sample, where it is played to, and one for each of the first slots that are charged."""


@dataclass(frozen=True)
class Plan:
    """Answers to begin with, and the side to choose after them."""

    answers: tuple[int, ...]
    side: int


class OriginStoryGreedy:
    """Chooses what leads to the best round, averaged over samples that all choices share."""

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action:
        """The best action, the first of equals."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        thought = _Thought(perspective.arena(PLACES, next32(self._stream)), perspective.seat)
        best = self._best(thought, thought.plans([action.code for action in legal]))
        return next(action for action in legal if action.code == best.answers[0])

    def _best(self, thought: _Thought, plans: list[Plan]) -> Plan:
        """Drop the worse half again and again; those that stay are tried more often."""
        totals = dict.fromkeys(plans, 0.0)
        while len(plans) > 1:
            for _ in range(max(FEWEST, TRIALS // len(plans))):
                thought.deal(next32(self._stream))
                for plan in plans:
                    totals[plan] += thought.value_of(plan)
            plans = sorted(plans, key=lambda plan: -totals[plan])[: len(plans) // 2]
        return plans[0]


thinking = OriginStoryGreedy


class _Thought:
    """A sample that is played ahead again and again."""

    def __init__(self, arena: Arena[State, OriginStoryOptions], seat: int) -> None:
        self.arena = arena
        self.seat = seat
        self.states = [arena.state(place) for place in range(PLACES)]
        self.cards = arena.cards

    def deal(self, stream: int) -> None:
        """Another sample of the same table."""
        self.arena.redeal(START, self.seat, stream)

    def plans(self, legal: list[int]) -> list[Plan]:
        """What there is to compare: each answer, for both sides as long as none is chosen."""
        state = self.states[START]
        if state.align != Align.NONE:
            return [Plan((code,), state.align) for code in legal]
        if top_op(state) == Op.ALIGN:
            return [Plan((ACTIONS[side.name.lower()].code(),), side) for side in (Align.HERO, Align.VILLAIN)]
        answers: list[tuple[int, ...]] = [(code,) for code in legal]
        if top_op(state) == Op.CHARGE:
            sets = list(islice(self._sets(START, CHARGED), MOST_SETS))
            answers = answers if len(sets) == MOST_SETS else [*sets, (DONE,)]
        return [Plan(each, side) for each in answers for side in (Align.HERO, Align.VILLAIN)]

    def _sets(self, before: int, after: int, least: int = 0) -> Iterator[tuple[int, ...]]:
        """The ways to charge until nothing more can be paid, each set of slots in the order of their numbers."""
        for code in self.arena.legal(before, self.seat):
            if code == DONE or code < least:
                continue
            self.arena.copy(before, after)
            self.arena.apply(after, self.seat, code)
            if top_op(self.states[after]) != Op.CHARGE or after + 1 == PLACES:
                yield (code,)
            else:
                yield from ((code, *rest) for rest in self._sets(after, after + 1, code))

    def value_of(self, plan: Plan) -> float:
        """How good the table looks at the end of the round, or of the one after a story is kept."""
        state, arena = self.states[NOW], self.arena
        arena.copy(START, NOW)
        last = state.round + (FURTHER if top_op(state) == Op.STORY else 0)
        for code in plan.answers:
            arena.apply(NOW, self.seat, code)
        while state.round <= last and arena.waited(NOW):
            arena.apply(NOW, self.seat, habit(state, self.cards, arena.legal(NOW, self.seat), plan.side))
        return worth(state)
