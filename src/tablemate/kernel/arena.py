"""An arena: states of one game in numbered places, for programs that play, search and count.

It owns the states, the cards and the buffers that rules need, and runs the rules interpreted or compiled.  A place is
named by its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeAlias

import numpy as np

from .bulk import ANSWER, GAME_STREAM, LOOP_RULES, NONE, ORDER, PLAYERS, TALLY
from .chance import seed_stream
from .checking import Checks, check_kind, shown
from .contract import Many
from .engine import Engine, interpreted_engine
from .errors import InvalidArgument, InvalidOptions
from .events import Event, EventType, read_written
from .layout import AnyRecord, Array
from .program import RANDOM
from .rule import Function
from .seats import CLOCK, SPECTATOR
from .seeds import MOST_SEED, check_seed
from .type_parameters import OptionsT, StateT

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

WholeNumbers: TypeAlias = Sequence[int] | Array
"""A row of whole numbers."""
MOST_PLACES = 1 << 24
JUDGED_EVERY = 16
"""A strict arena judges one state of so many, whichever chance makes it."""
_CHECK = Checks(InvalidOptions)
_CHECK_ARGUMENT = Checks(InvalidArgument)


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted over many games; wins and points are those of the `games` that came to their end."""

    decisions: int
    games: int
    wins: int
    points: int


class Arena(Generic[StateT, OptionsT]):
    """Made by `game.arena`.  A `quiet` one tells no events."""

    def __init__(
        self,
        game: Game[StateT, OptionsT],
        options: OptionsT,
        places: int = 1,
        *,
        engine: Engine | None = None,
        quiet: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = options.seats
        self.places = _CHECK_ARGUMENT.number("places", places, 1, MOST_PLACES)
        self.engine = engine or game.engine or interpreted_engine(game.program)
        self.states = self._blank(places)
        self._octets = self.states.view("u1").reshape(places, -1)
        self._states = self.engine.given(game.layout, self.states)
        self._cards = game.cards(options) if self.is_compiled else game.interpreted_cards(options)
        self._quiet = quiet
        self.written = b""
        """The events of the last set-up or action, as the rules wrote them."""

    @property
    def is_compiled(self) -> bool:
        """Does it run at native speed?"""
        return self.engine.is_compiled

    @property
    def cards(self) -> AnyRecord:
        """The card table, its fields as plain numbers."""
        return self.game.interpreted_cards(self.options)[0]

    def state(self, place: int) -> StateT:
        """The state at a place, its fields as plain numbers: the whole truth."""
        place = self._place(place)
        return self.game.layout.one(self.states, place) if self.is_compiled else self._states[place]

    def octets(self, place: int) -> bytes:
        """The state at a place as it lies in memory: equal states, equal octets."""
        return bytes(self._octets[self._place(place)])

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last set-up or action led to."""
        return self.read_events(self.written)

    def read_events(self, written: bytes) -> tuple[Event, ...]:
        """Events as they were `written` once."""
        return read_written(written, self._event_types) if written else ()

    @cached_property
    def _event_types(self) -> Mapping[int, EventType]:
        return self.game.knowledge.event_types(self.options)

    # One place

    def setup(self, place: int, seed: int) -> None:
        """Lay out a new game; the same seed gives the same game as `game.new`."""
        state, seed = self.state(place), check_seed(seed)
        self._octets[place] = self._blank(1).view("u1")
        seed_stream(state.chance, seed, GAME_STREAM)
        self._run("setup_at", place, self._agreed)

    def take(self, table: Table, place: int = 0) -> None:
        """A place stands where a table does, which must have the options of this arena."""
        from .table import Table

        check_kind(table, Table)
        theirs, ours = table.game, self.game
        same_rules = theirs.program is ours.program and theirs.rules_version == ours.rules_version
        if not same_rules or table.options != self.options:
            raise InvalidArgument("arena_table", game=ours.name)
        self._octets[self._place(place)] = table.state_array().view("u1")

    def copy(self, source: int, target: int) -> None:
        """One place stands where another one does."""
        self._octets[self._place(target)] = self._octets[self._place(source)]

    def waited(self, place: int) -> int:
        """The seats that are waited for, as a mask; 0 when the game is over."""
        return int(self.engine.entries["waited_at"](self._states, self._place(place)))

    def legal(self, place: int, seat: int) -> list[int]:
        """The actions open to a seat."""
        scratch = self.engine.scratch
        number = self.engine.entries["legal_at"](
            self._states, self._place(place), self._cards, self.seat(seat), scratch.action_list
        )
        return _first(scratch.actions, number)

    def step(self, place: int, seat: int, action: int) -> None:
        """One action of a seat and all that follows; what is not open to it is refused and changes nothing."""
        self.apply(place, seat, self._open(place, seat, action))

    def apply(self, place: int, seat: int, action: int) -> None:
        """The same for a caller who has the action from `legal`: it is not looked up again, and must be open."""
        place, seat = self._place(place), self.seat(seat)
        action = action if type(action) is int else _plain(action)
        if type(action) is not int or not 0 <= action < self.game.speech.actions.size:
            raise InvalidArgument("not_open", found=shown(action), seat=seat, place=place)
        self._run("apply_at", place, seat, action)

    def redeal(self, place: int, viewer: int, stream: int) -> None:
        """Deal anew all that a viewer cannot know, the future included."""
        viewer, stream = self.viewer(viewer), check_seed(stream)
        self.engine.entries["redeal_at"](self._states, self._place(place), self._cards, viewer, stream)

    def outcome(self, place: int) -> list[int]:
        """The figures of a finished game, 1 if it is won and the score first; empty while it goes on."""
        scratch = self.engine.scratch
        number = self.engine.entries["outcome_at"](self._states, self._place(place), self._cards, scratch.figure_list)
        return _first(scratch.figures, number)

    def _run(self, entry: str, place: int, *given: object) -> None:
        """What rules do and tell at a place; the buffer that they write to is that of all arenas."""
        scratch = self.engine.scratch
        scratch.events.number = 0
        told = scratch.off if self._quiet else scratch.on
        self.engine.entries[entry](self._states, place, self._cards, *given, told)
        self.written = b"" if self._quiet else scratch.written()
        if self.engine.is_strict:
            self._maybe_judge(self.state(place))

    def _maybe_judge(self, state: StateT) -> None:
        """In a strict run: whatever the rules come to must be able to stand on a real table."""
        if state.chance[0] % JUDGED_EVERY == 0:
            self.game.positions.judge(state, self.cards, self.options)

    # Many places

    def step_many(self, places: WholeNumbers, seats: WholeNumbers, actions: WholeNumbers) -> None:
        """One action after another, each of a seat at a place, in one call; what is not open is refused as by `step`.

        Those before it are taken then, those behind it are not.  No events are told.
        """
        rows = (_in_a_row(places), _in_a_row(seats), _in_a_row(actions))
        if len({len(row) for row in rows}) > 1:
            raise InvalidArgument("uneven_rows", found=", ".join(str(len(row)) for row in rows))
        answers = _answers(rows)
        taken = 0 if answers is None or not self._are_there(answers) else self._carry_out(answers)
        for number in range(taken, len(rows[0])):
            self.step(*(row[number] for row in rows))

    def _are_there(self, answers: Array) -> bool:
        """Compiled rules do not look whether places and seats exist."""
        places = answers["place"]
        try:
            for seat in {*answers["seat"].tolist()}:
                self.seat(seat)
        except InvalidArgument:
            return False
        return bool(((places >= 0) & (places < self.places)).all())

    def _carry_out(self, answers: Array) -> int:
        """How many of them were open, and are carried out."""
        engine, scratch = self.engine, self.engine.scratch
        self.written = b""
        return int(
            engine.entries["step_many"](
                self._states,
                self._cards,
                engine.given(ANSWER, answers),
                scratch.action_list,
                scratch.off,
                *(engine.entries[f"rule {rule}"] for rule in LOOP_RULES["step_many"]),
            )
        )

    # Many games

    def simulate(self, games: int, *, first: int = 0, policy: str = RANDOM, pace: int | None = None) -> Counted:
        """Whole games number `first` and on, every seat by one policy; the places stay as they are.

        Where a clock runs, `pace` says how many milliseconds pass from one decision of the table to the next.
        """
        numbers = {"first": first, "number": _numbered("games", games, first), "seat": SPECTATOR, "action": NONE}
        game_and_blank = self._blank(2)
        return self._loop("games_in_bulk", game_and_blank, [self._agreed], numbers | self._bounds(pace, 0), policy)

    def play_outs(
        self,
        place: int,
        viewer: int,
        number: int,
        *,
        first: int = 0,
        action: int | None = None,
        policy: str = RANDOM,
        pace: int | None = None,
        time: int = 0,
    ) -> Counted:
        """Redeals number `first` and on of what a viewer knows of a place, each played to its end under a policy.

        They tell nothing of the truth behind that knowledge.  With an `action` the viewer begins by it.  Where a clock
        runs, `time` is how many milliseconds of it are over, and `pace` what a decision takes.
        """
        viewer = self.viewer(viewer)
        begun = {"action": NONE if action is None else self._open(place, viewer, action)}
        numbers = {"first": first, "number": _numbered("number", number, first), "seat": viewer}
        game_and_start = self.game.layout.new(2)
        game_and_start[1] = self.states[self._place(place)]
        return self._loop("play_outs", game_and_start, [], numbers | begun | self._bounds(pace, time), policy)

    def _loop(
        self, name: str, states: Array, more: list[Many[AnyRecord]], order: dict[str, int], policy: str
    ) -> Counted:
        engine, scratch, layout = self.engine, self.engine.scratch, self.game.layout
        tally, order = TALLY.new(), order | {"is_random": int(policy == RANDOM)}
        engine.entries[name](
            engine.given(layout, states),
            self._cards,
            *more,
            engine.given(ORDER, ORDER.filled(order)),
            engine.given(PLAYERS, PLAYERS.new()),
            engine.given(TALLY, tally),
            scratch.action_list,
            scratch.figure_list,
            scratch.off,
            *(engine.entries[f"rule {rule}"] for rule in LOOP_RULES[name]),
            self._policy(policy),
        )
        return Counted(*(int(tally[counted][0]) for counted in TALLY.fields))

    def _policy(self, name: str) -> Function:
        if name not in self.game.policies:
            known = ", ".join(self.game.policies)
            raise InvalidArgument("no_such_policy", game=self.game.name, found=shown(name), known=known)
        return self.engine.entries[f"policy {name}"]

    def _bounds(self, pace: int | None, time: int) -> dict[str, int]:
        """How long a game may last, and what is not played in it."""
        unasked = sum(1 << action for action in self.game.unasked)
        limit = self.game.longest_game(self.options)
        return {
            "limit": limit,
            "alarm": self._alarm(pace, time),
            "unasked": unasked,
        }

    def _alarm(self, pace: int | None, time: int) -> int:
        """After how many decisions the clock acts; decisions come before its end, as at a table."""
        length = self.game.clock(self.options)
        if length is None:
            if pace is not None or time != 0:
                raise InvalidOptions("arena_no_clock")
            return NONE
        if pace is None:
            raise InvalidOptions("arena_pace", length=str(length))
        left = length - _CHECK.number("time", time, 0, length) - 1
        return max(0, left) // _CHECK.number("pace", pace, 1, length)

    # What is asked and given

    def _blank(self, number: int) -> Array:
        """States as they are before a game of this version is set up."""
        states = self.game.layout.new(number)
        self.game.earlier.mark(self.game.layout.one(states), self.game.rules_version)
        if number > 1:
            states[1:] = states[:1]
        return states

    @cached_property
    def _agreed(self) -> Many[AnyRecord]:
        """The options as the rules take them."""
        layout = self.game.program.options
        return self.engine.given(layout, layout.filled(self.options.numbers()))

    def _place(self, place: int) -> int:
        """Compiled rules would read and write whatever memory they are pointed to."""
        place = place if type(place) is int else _plain(place)
        if type(place) is not int or not 0 <= place < self.places:
            raise InvalidArgument("no_such_place", last=self.places - 1, found=shown(place))
        return place

    def seat(self, seat: int, *, clock: bool = True) -> int:
        """A seat that can act here: somebody's, or that of the clock where the game has one."""
        seat = seat if type(seat) is int else _plain(seat)
        if not self._is_seat(seat, CLOCK if clock and self.game.traits.timed else None):
            raise InvalidArgument("no_such_seat", last=self.seats - 1, found=shown(seat))
        return seat

    def viewer(self, viewer: int) -> int:
        """Somebody who can look: a seat, or `SPECTATOR`."""
        viewer = viewer if type(viewer) is int else _plain(viewer)
        if not self._is_seat(viewer, SPECTATOR):
            raise InvalidArgument("no_such_viewer", last=self.seats - 1, found=shown(viewer))
        return viewer

    def _is_seat(self, seat: int, other: int | None) -> bool:
        return type(seat) is int and (0 <= seat < self.seats or seat == other)

    def _open(self, place: int, seat: int, action: int) -> int:
        """An action that is open to a seat."""
        legal, action = self.legal(place, seat), _plain(action)
        if type(action) is not int or action not in legal:
            raise InvalidArgument("not_open", found=shown(action), seat=_plain(seat), place=_plain(place))
        return action


def _first(row: memoryview, number: int) -> list[int]:
    return row[:number].tolist()


def _numbered(what: str, number: int, first: int) -> int:
    """Games and redeals are numbered as seeds are."""
    return _CHECK.number(what, number, 0, MOST_SEED - check_seed(first))


def _in_a_row(given: WholeNumbers) -> WholeNumbers:
    """What has a length and places; an array of other than one dimension is what its elements are."""
    row = given.tolist() if isinstance(given, np.ndarray) and given.ndim != 1 else given
    check_kind(row, list, tuple, range, np.ndarray)
    return row


def _answers(rows: Sequence[WholeNumbers]) -> Array | None:
    """In the form that rules take; None if something is no whole number."""
    answers = ANSWER.new(len(rows[0]))
    for name, row in zip(ANSWER.fields, rows, strict=True):
        if not _are_whole(row):
            return None
        answers[name] = row
    return answers


def _are_whole(row: WholeNumbers) -> bool:
    if isinstance(row, np.ndarray):
        return row.ndim == 1 and row.dtype.kind in "iu"
    return all(type(number) is int and abs(number) <= MOST_SEED for number in row)


def _plain(number: int | np.generic) -> int:
    """An element of an array as Python's own number."""
    return number.item() if isinstance(number, np.generic) else number
