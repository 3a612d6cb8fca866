"""Two engines, one source of rules: interpreted at once, compiled when the cache is filled.  Same bytes, same end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from . import bulk
from .errors import InvalidArgument
from .events import BUFFER_ROWS
from .graph import with_plain_constants
from .layout import Batch, Layout
from .program import ACTIONS, EVENTS, FIGURES, Program

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Counted:
    """What a bulk loop counted."""

    decisions: int
    games: int
    wins: int
    points: int


class Scratch(local):
    """What a call fills and its caller reads at once: events, legal actions and figures; each thread has its own."""

    def __init__(self, given: Callable[[Layout, Array], Any]) -> None:
        events = EVENTS.filled({"number": 0, "room": BUFFER_ROWS, "kind": 0, "who": 0, "argument": 0})
        actions, figures = ACTIONS.new(), FIGURES.new()
        self.events = EVENTS.view(events)
        self.actions = ACTIONS.view(actions).action
        self.figures = FIGURES.view(figures).figure
        self.on = given(EVENTS, events)
        self.off = given(EVENTS, EVENTS.new())
        self.action_list = given(ACTIONS, actions)
        self.figure_list = given(FIGURES, figures)


class Engine(ABC):
    """Runs the rules of one game on an array of states.

    Subclasses say which functions are called and what those take for an array of records.  Engines whose events are
    read before another one is called may share their scratch.  One that is `quiet` tells no events.
    """

    is_compiled: bool
    quiet = False

    def __init__(self, program: Program, states: Array, scratch: Scratch | None = None) -> None:
        _check_states(program, states)
        self.program = program
        self.states = states
        self._states = self.given(program.state, states)
        self._scratch = Scratch(self.given) if scratch is None else scratch

    @property
    def events(self) -> Any:
        """The events of the last call."""
        return self._scratch.events

    @abstractmethod
    def given(self, layout: Layout, array: Array) -> Any:
        """An array of records in the form that this engine's functions take."""

    @abstractmethod
    def function(self, name: str) -> Callable[..., Any]:
        """A wrapper or a loop by name."""

    @abstractmethod
    def rule(self, name: str) -> Callable[..., Any]:
        """One of the game's six rules."""

    def setup(self, index: int, cards: Any, options: Any) -> None:
        """Lay out a table; its stream must be seeded."""
        self.events.number = 0
        self.function("setup_at")(self._states, index, cards, options, self._scratch.on)

    def waited(self, index: int) -> int:
        """The seats that a state waits for, as a mask."""
        return int(self.function("waited_at")(self._states, index))

    def legal(self, index: int, cards: Any, seat: int) -> list[int]:
        """The actions open to a seat."""
        scratch = self._scratch
        number = self.function("legal_at")(self._states, index, cards, seat, scratch.action_list)
        return scratch.actions[:number].tolist()  # type: ignore[no-any-return]

    def apply(self, index: int, cards: Any, seat: int, action: int) -> None:
        """One legal action; its events lie in `events`."""
        scratch = self._scratch
        scratch.events.number = 0
        told = scratch.off if self.quiet else scratch.on
        self.function("apply_at")(self._states, index, cards, seat, action, told)

    def redeal(self, index: int, cards: Any, seat: int, stream: int) -> None:
        """Resample what a viewer cannot know."""
        self.function("redeal_at")(self._states, index, cards, seat, stream)

    def outcome(self, index: int, cards: Any) -> list[int]:
        """The figures of a finished game; empty while it goes on."""
        scratch = self._scratch
        number = self.function("outcome_at")(self._states, index, cards, scratch.figure_list)
        return scratch.figures[:number].tolist()  # type: ignore[no-any-return]

    def random_games(self, cards: Any, options: Any, first: int, games: int, limit: int) -> Counted:
        """Whole games with random legal actions in one call; needs two states, the second one blank."""
        if len(self.states) < 2:
            raise InvalidArgument("a loop needs two states: the game and a blank one")
        self.states[1:2] = 0
        array, scratch = bulk.TALLY.new(), self._scratch
        rules = [self.rule(name) for name in bulk.LOOP_RULES]
        decisions = self.function("random_games")(
            self._states, cards, options, first, games, limit,
            self.given(bulk.TALLY, array), scratch.action_list, scratch.figure_list, scratch.off, *rules,
        )  # fmt: skip
        tally = bulk.TALLY.view(array)
        return Counted(int(decisions), tally.games, tally.wins, tally.points)


def _check_states(program: Program, states: object) -> None:
    """Compiled rules would read and write whatever memory they are given."""
    if not isinstance(states, np.ndarray) or states.dtype != program.state.dtype:
        raise InvalidArgument(f"an engine of {program.game} runs on an array of its states, made by `layout.new`")


class Interpreted(Engine):
    """The rules as plain Python: no waiting, breakpoints, every index checked."""

    is_compiled = False

    def __init__(
        self, program: Program, states: Array, *, strict: bool = False, scratch: Scratch | None = None
    ) -> None:
        self._strict = strict
        self._twins = _twins_of(program)
        super().__init__(program, states, scratch)

    def given(self, layout: Layout, array: Array) -> Batch:
        """Views of the records."""
        return Batch(layout, array, strict=self._strict)

    def function(self, name: str) -> Callable[..., Any]:
        """A wrapper or a loop by name."""
        return self._twins[name]

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the game's six rules."""
        return self._twins[f"rule {name}"]


def _twins_of(program: Program) -> dict[str, Callable[..., Any]]:
    """The functions of a game for interpreted play, made once a program."""
    if program not in _made:
        loops = {loop.__name__: loop for loop in bulk.LOOPS}
        rules = {f"rule {name}": function for name, function in program.rules.functions().items()}
        wanted = {**program.wrappers, **loops, **rules}
        twins = with_plain_constants(tuple(wanted.values()))
        _made[program] = {name: twins[function] for name, function in wanted.items()}
    return _made[program]


_made: dict[Program, dict[str, Callable[..., Any]]] = {}


class Compiled(Engine):
    """The rules at native speed; `entries` come from the rule compiler."""

    is_compiled = True

    def __init__(
        self, program: Program, states: Array, entries: Mapping[str, Any], scratch: Scratch | None = None
    ) -> None:
        self._entries = entries
        super().__init__(program, states, scratch)

    def given(self, layout: Layout, array: Array) -> Array:
        """The array itself."""
        return array

    def function(self, name: str) -> Callable[..., Any]:
        """A wrapper or a loop by name."""
        return self._entries[name]  # type: ignore[no-any-return]

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the game's six rules."""
        return self._entries[f"rule {name}"]  # type: ignore[no-any-return]


SHARED = Scratch(Batch)
SHARED_BY_COMPILED = Scratch(lambda layout, array: array)
"""For engines of tables and bots, which read what a call gave before anything else is called."""
