"""Assembly one command ahead: plays what leaves the table looking best, over samples of what the seat cannot see.

The bot knows no rules.  It runs the game's own on samples, follows its own successive choices to the end of a command,
and lets the appraisal judge what is left.
"""

from __future__ import annotations

from tablemate.bots.perspective import Perspective
from tablemate.games.assembly.options import AssemblyOptions
from tablemate.games.assembly.state import State
from tablemate.kernel.actions import Action
from tablemate.kernel.arena import Arena
from tablemate.kernel.chance import new_stream, next32
from tablemate.kernel.seats import SEATS_IN

from .sense import appraise, instinct, question_about, same_thought

BOT_STREAM = 17
DEEPEST = 6
SAMPLES = 4


class AssemblyGreedy:
    """Chooses the action with the best look one command ahead, averaged over a few samples."""

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(seed, BOT_STREAM)

    def choose(self, perspective: Perspective) -> Action:
        """The best action, the first of equals."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        answer = instinct(perspective)
        if answer is None and perspective.decision.kind == "ask":
            answer = self._question(perspective)
        return answer or self._best(perspective, legal)

    def _question(self, perspective: Perspective) -> Action | None:
        """Ask about the action that would look best if nothing were asked."""
        totals: dict[int, float] = {}
        for _ in range(SAMPLES):
            thought = _Thought(perspective.arena(DEEPEST + 1, next32(self._stream)), perspective.seat)
            thought.skip_question(perspective.legal[-1].code)
            for code in thought.choices():
                totals[code] = totals.get(code, 0.0) + thought.value_of(code)
        return question_about(perspective, max(totals, key=lambda code: (totals[code], -code)))

    def _best(self, perspective: Perspective, legal: tuple[Action, ...]) -> Action:
        totals = [0.0] * len(legal)
        for _ in range(SAMPLES):
            thought = _Thought(perspective.arena(DEEPEST + 1, next32(self._stream)), perspective.seat)
            for index, action in enumerate(legal):
                totals[index] += thought.value_of(action.code)
        return legal[max(range(len(legal)), key=lambda index: (totals[index], -index))]


thinking = AssemblyGreedy


class _Thought:
    """A sample being played ahead, one place of an arena for each step of depth."""

    def __init__(self, arena: Arena[State, AssemblyOptions], seat: int) -> None:
        self.arena = arena
        self.seat = seat
        self.states = [arena.state(place) for place in range(arena.places)]

    def skip_question(self, code: int) -> None:
        """Go on to what comes after a question; whoever must answer gives the first answer."""
        self.arena.apply(0, self.seat, code)
        while not (waited := self.arena.waited(0)) >> self.seat & 1:
            other = SEATS_IN[waited][0]
            self.arena.apply(0, other, self.arena.legal(0, other)[0])

    def choices(self) -> list[int]:
        """The actions open to the seat now."""
        return self.arena.legal(0, self.seat)

    def value_of(self, code: int, depth: int = 0) -> float:
        """How good the table looks after an action and the best further choices of the same thought."""
        below = depth + 1
        self.arena.copy(depth, below)
        self.arena.apply(below, self.seat, code)
        state = self.states[below]
        asked_again = self.arena.waited(below) >> self.seat & 1
        if below == DEEPEST or not asked_again or not same_thought(self.states[0], state):
            return appraise(state, self.seat)
        return max(self.value_of(choice, below) for choice in self.arena.legal(below, self.seat))
