"""One command ahead: plays what leaves the table looking best, over samples of what the seat cannot see.

The bot knows no rules.  It runs the game's own on samples, follows its own successive choices to the end of a command,
and lets the game's appraisal judge what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tablemate.kernel.chance import WORDS, next32, seed_stream
from tablemate.kernel.decisions import Action
from tablemate.kernel.engine import Interpreted
from tablemate.kernel.seats import seats_in
from tablemate.kernel.table import Table

from . import assembly_sense
from .perspective import Perspective

BOT_STREAM = 17
DEEPEST = 6


@dataclass(frozen=True)
class Sense:
    """What a bot needs to know about a game: how good a state looks, and where a train of thought ends."""

    appraise: Callable[[Any, int], float]
    same_thought: Callable[[Any, Any], bool]
    instinct: Callable[[Perspective], Action | None]
    question_about: Callable[[Perspective, int], Action | None]


SENSES: Mapping[str, Sense] = {
    "assembly": Sense(
        assembly_sense.appraise,
        assembly_sense.same_thought,
        assembly_sense.instinct,
        assembly_sense.question_about,
    ),
}


class GreedyBot:
    """Chooses the action with the best look one command ahead, averaged over a few samples."""

    name = "greedy"

    def __init__(self, seed: int, samples: int = 4) -> None:
        self.samples = samples
        self._stream = [0] * WORDS
        seed_stream(self._stream, seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action:
        """The best action, the first of equals."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        sense = SENSES[perspective.game.name]
        answer = sense.instinct(perspective)
        if answer is None and perspective.decision.kind == "ask":
            answer = self._question(perspective, sense)
        return answer or self._best(perspective, legal, sense)

    def _question(self, perspective: Perspective, sense: Sense) -> Action | None:
        """Ask about the action that would look best if nothing were asked."""
        totals: dict[int, float] = {}
        for _ in range(self.samples):
            thought = _Thought(perspective.sample(next32(self._stream)), perspective.seat, sense)
            thought.skip_question(perspective.legal[-1].code)
            for code in thought.choices():
                totals[code] = totals.get(code, 0.0) + thought.value_of(code)
        return sense.question_about(perspective, max(totals, key=lambda code: (totals[code], -code)))

    def _best(self, perspective: Perspective, legal: tuple[Action, ...], sense: Sense) -> Action:
        totals = [0.0] * len(legal)
        for _ in range(self.samples):
            thought = _Thought(perspective.sample(next32(self._stream)), perspective.seat, sense)
            for index, action in enumerate(legal):
                totals[index] += thought.value_of(action.code)
        return legal[max(range(len(legal)), key=lambda index: (totals[index], -index))]


class _Thought:
    """A sample being played ahead, one state of an array for each step of depth."""

    def __init__(self, table: Table, seat: int, sense: Sense) -> None:
        game = table.game
        self.seat = seat
        self.sense = sense
        self.states = game.layout.new(DEEPEST + 1)
        self.states[0:1] = table.state_array()
        self.engine = Interpreted(game.program, self.states)
        self.views = [game.layout.view(self.states, index) for index in range(DEEPEST + 1)]
        self.cards = self.engine.given(game.program.cards, game.cards(table.options))

    def skip_question(self, code: int) -> None:
        """Go on to what comes after a question; whoever must answer gives the first answer."""
        self.engine.apply(0, self.cards, self.seat, code)
        while not (waited := self.engine.waited(0)) >> self.seat & 1:
            other = seats_in(waited)[0]
            self.engine.apply(0, self.cards, other, self.engine.legal(0, self.cards, other)[0])

    def choices(self) -> list[int]:
        """The actions open to the seat now."""
        return self.engine.legal(0, self.cards, self.seat)

    def value_of(self, code: int, depth: int = 0) -> float:
        """How good the table looks after an action and the best further choices of the same thought."""
        below = depth + 1
        self.views[below].raw[:] = self.views[depth].raw
        self.engine.apply(below, self.cards, self.seat, code)
        state = self.views[below]
        asked_again = self.engine.waited(below) >> self.seat & 1
        if below == DEEPEST or not asked_again or not self.sense.same_thought(self.views[0], state):
            return self.sense.appraise(state, self.seat)
        return max(self.value_of(choice, below) for choice in self.engine.legal(below, self.cards, self.seat))
