"""A table: one game as people program against it.  It checks, names, explains and records; it holds no rules."""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Self

from . import chance
from .actions import LONGEST_TEXT, Action, Clause, Decision
from .arena import Arena
from .bulk import GAME_STREAM
from .checking import SHOWN, check_kind, shown
from .circumstances import Beginning, Circumstances, Commitment, Pause
from .errors import IllegalAction, InvalidArgument, InvalidPosition, InvalidRecord, Reason
from .events import Event
from .json_types import Arguments, Json, JsonObject
from .layout import Array
from .moves import Move, Undo, player_at
from .outcomes import Ending, Outcome
from .past import Past
from .players import checked_player
from .preview import PREVIEW_STREAM, Preview, preview_of
from .records import Record
from .seats import CLOCK, SEATS_IN, SPECTATOR
from .seen import Seen, SeenValue, public_fields
from .steps import Step
from .table_time import TableTime, read_time
from .type_parameters import OptionsT, StateT, ViewT
from .views import AnyView

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, slots=True)
class _Beginning:
    """Where and when a game began that did not begin with a set-up."""

    state: bytes
    time: int | None


@dataclass(slots=True)
class _Look:
    """What was looked at since something was last played: nobody has to look again."""

    public: Mapping[str, SeenValue] | None = None
    seen: dict[int, Seen] = field(default_factory=dict)
    legal: dict[int, tuple[Action, ...]] = field(default_factory=dict)
    waiting: tuple[Decision, ...] | None = None
    views: dict[int, AnyView] = field(default_factory=dict)
    alike: bytes | None = None
    """Where all see alike, the view of whoever looks on, to make copies of."""


class Table(Generic[StateT, OptionsT, ViewT]):
    """One game under way.  Made by `game.new` and `game.from_position`."""

    def __init__(self, game: Game[StateT, OptionsT, ViewT], options: OptionsT, *, seed: int | None) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self._start: Arguments | _Beginning | None = None
        self.practice = False
        self.practised = False
        self.circumstances = Circumstances()
        self._layout = game.layout
        self._time = TableTime(game.clock(options))
        self._arena = Arena(game, options)
        self._past = Past(self._arena.read_events)
        self._state = self._arena.state(0)
        self._look = _Look()

    def set_up(self) -> None:
        """Lay out a new game; `game.new` does this."""
        assert self.seed is not None
        self._arena.setup(0, self.seed)
        self._past = Past(self._arena.read_events, self._arena.written)

    @classmethod
    def from_position(
        cls, game: Game[StateT, OptionsT, ViewT], options: OptionsT, position: Mapping[str, Json], seed: int | None
    ) -> Table[StateT, OptionsT, ViewT]:
        """A table that stands at a position; `game.from_position` does this."""
        table = cls(game, options, seed=seed)
        table._time.reached = read_time(position)
        left_out = {"rules_version", "time"} if seed is None else {"rules_version", "time", "chance"}
        position = {name: value for name, value in position.items() if name not in left_out}
        chance.seed_stream(table._state.chance, seed or 0, GAME_STREAM)
        game.positions.read(position, table._state, table.options, table._arena.cards)
        waited = SEATS_IN[table._arena.waited(0)]
        if waited and not any(table._arena.legal(0, seat) for seat in waited):
            raise InvalidPosition("nobody_answers")
        table._begin_here()
        return table

    @property
    def start(self) -> Arguments | None:
        """The position of a game that began there; None if it began with a set-up."""
        if isinstance(self._start, _Beginning):
            first = Table(self.game, self.options, seed=None)
            first._state.raw[:] = self._start.state
            first._time.reached = self._start.time
            self._start = first.to_position()
        return self._start

    def keep_start(self, position: Arguments) -> None:
        """Tell the start in these words from now on: a promise is of every letter, whatever a later version writes."""
        self._start = deepcopy(position)

    def _begin_here(self) -> None:
        """The game begins where it stands; that position is written out when somebody asks for it."""
        self._start = _Beginning(self._state.raw.tobytes(), self._time.reached)

    @cached_property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self.options.seats)

    @cached_property
    def agreed(self) -> JsonObject:
        """The options as a record writes them."""
        agreed: JsonObject = self.options.as_json()
        return agreed

    @cached_property
    def cards_digest(self) -> str:
        """The name of its cards in a record."""
        return self.game.cards_digest(self.options)

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """The decisions now pending; empty when the game is over."""
        look = self._look
        if look.waiting is None:
            look.waiting = self.game.knowledge.decisions(self.seen(SPECTATOR)) if self._waited() else ()
        return look.waiting

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The actions open to a seat; `str(action)` is the notation."""
        return self._open_to(self._arena.seat(seat))

    def leads_on(self, action: Action, seat: int) -> bool:
        """Does an open action only lead on to the next question?  Everybody can tell."""
        return self.game.speech.leads_on(self._seen_by_actor(seat), action)

    def in_full(self, action: Action) -> Mapping[str, Arguments]:
        """The whole sentences that begin with an action, such as a rotation and how far, and what each of them says."""
        return self.game.speech.in_full(action)

    def read(self, text: str, seat: int) -> Action:
        """The action that a text means to a seat now, open or not; what means none raises `IllegalAction`."""
        if not isinstance(text, str):
            raise InvalidArgument("action_type", found=shown(text))
        if not self._waited():
            raise IllegalAction(self.game.name, Reason("game_over", "TABLE-OVER"))
        if len(text) > LONGEST_TEXT:
            raise IllegalAction(self.game.name, Reason("text_too_long", "NOTATION", {"most": LONGEST_TEXT}))
        said = text.strip().lower()
        for action in self.legal(seat):
            if action.text == said:
                return action
        speech, seen = self.game.speech, self._seen_by_actor(seat)
        first, *then = speech.read_sentence(seen, seat, text)
        return replace(speech.actions.action(seen, first.code), then=tuple(then))

    def play(
        self, action: str | Action, seat: int | None = None, *, at: int | None = None, by: str | None = None
    ) -> tuple[Event, ...]:
        """Play one action or a whole sentence of them.

        An illegal one raises `IllegalAction` and changes nothing.  `at` is the time of the action in milliseconds;
        where a clock runs, one that says none happens at the time that the table has reached.  `by` is who plays, if
        it is not whoever sits there.
        """
        seat = self._acting_seat(seat)
        return self._play_whole(action, seat, self._time_of(seat, at), self._player(seat, by))

    def replay(self, move: Move | Undo) -> None:
        """Play a move of a record: one single action, spelled as the table spells it, at its time or at none.

        Where a clock runs every action has a time; moves without one were recorded before that was so.
        """
        check_kind(move, Move, Undo)
        if isinstance(move, Undo):
            self._take_back(move)
            return
        before, seat = len(self._past), self._acting_seat(move.seat)
        self._play_whole(move.action, seat, None if move.at is None else self._time.told(seat, move.at), move.by)
        if len(self._past) != before + 1 or self.last_step.move != move:
            raise InvalidRecord("not_single", found=shown(move.action))

    def why_not(self, action: str | Action, seat: int) -> Reason | None:
        """Why a seat cannot play this now; None if it can.  Nothing changes."""
        acting, state, steps = self._acting_seat(seat), self._state.raw.tobytes(), len(self._past)
        at = self._time_of(acting, None)
        try:
            *first, last = self._clauses(action, acting)
            self._play_clauses(acting, first, at, None)
            if not first or self._goes_on(last):
                self._playable(acting, last, at)
        except IllegalAction as refused:
            return refused.why
        finally:
            self._go_back(state, steps)
        return None

    def preview(self, action: str | Action, seat: int) -> Preview[ViewT]:
        """What would follow from an action, built from what the seat may know; an illegal one is refused."""
        why = self.why_not(action, seat)
        if why is not None:
            raise IllegalAction(self.game.name, why)
        viewer = SPECTATOR if seat == CLOCK else seat
        tried, supposing = self.redealt(viewer, PREVIEW_STREAM), self.game.supposing
        supposing.grant(tried._state, seat)
        return preview_of(tried.play(action, seat), viewer, supposing.untold, tried.view(viewer))

    def view(self, viewer: int) -> ViewT:
        """All that a seat, or `SPECTATOR`, may know now, JSON-ready; the game's `view_type` says what is in it."""
        viewer = self._arena.viewer(viewer)
        if not self.game.traits.alike:
            return self._view(viewer)
        look, public = self._look, self.shown(SPECTATOR)
        look.alike = look.alike or marshal.dumps(public)  # type: ignore[arg-type]
        return self.game.knowledge.view_type(marshal.loads(look.alike), viewer=_called(viewer))

    def shown(self, viewer: int) -> ViewT:
        """The same, looked at once until something is played: all who ask share it, and nobody may change it."""
        views: dict[int, ViewT] = self._look.views
        if viewer not in views:
            if self.game.traits.alike and viewer != SPECTATOR:
                views[viewer] = self.game.knowledge.view_type(self.shown(SPECTATOR), viewer=viewer)
            else:
                views[viewer] = self._view(viewer)
        return views[viewer]

    def look_away(self) -> None:
        """Forget what can be seen again, until somebody looks: whoever has many tables that wait wants the memory.

        What is open is kept: it takes little, and the next move is found in it.
        """
        self._look = _Look(waiting=self._look.waiting, legal=self._look.legal)

    def _view(self, viewer: int) -> ViewT:
        outcome = self.outcome
        return self.game.knowledge.view_type(
            game=self.game.name,
            viewer=_called(viewer),
            abandoned=self.circumstances.abandoned,
            waiting=[decision.as_json() for decision in self.waiting],
            outcome=None if outcome is None else _ended(outcome),
            **self.game.knowledge.view(self.seen(viewer)),
        )

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        figures = self._arena.outcome(0)
        return self.game.knowledge.outcome(self._state, figures, self._ending()) if figures else None

    def _ending(self) -> Ending[OptionsT]:
        last = self.last_step
        return Ending(self.options, self._time.reached if last.action is None else last.at)

    @property
    def time(self) -> int | None:
        """The time that the table has reached, in milliseconds; None if it was never told one."""
        return self._time.reached

    def record(self) -> Record:
        """Everything needed to replay this game exactly."""
        return Record.of(self)

    def copy(self) -> Self:
        """An independent table that stands where this one does."""
        twin = self.twin()
        twin.seed, twin._start, twin.circumstances = self.seed, self._start, self.circumstances
        twin._past = self._past.copy()
        return twin

    def twin(self) -> Self:
        """A table in the same state, without a past: to try something out, however long the game was."""
        twin = type(self)(self.game, self.options, seed=None)
        twin._state.raw[:] = self._state.raw
        twin.practice, twin.practised = self.practice, self.practised
        twin._time.reached = self._time.reached
        twin._begin_here()
        return twin

    def to_position(self) -> JsonObject:
        """Where the game stands, readable and lossless.  It holds every secret: not for a seat's eyes."""
        position = self.game.positions.write(self._state, self.options)
        version = {"rules_version": self.game.rules_version} if self.game.is_earlier else {}
        return {**position, **version, **({} if self.time is None else {"time": self.time})}

    def redealt(self, viewer: int, stream: int) -> Self:
        """A copy in which all that a viewer cannot know was dealt anew, the future included."""
        twin = self.twin()
        twin._arena.redeal(0, viewer, stream)
        twin._begin_here()
        return twin

    def can_undo(self) -> bool:
        """May the last step be taken back: nobody learnt anything by it, or this is practice?"""
        return self._why_not_undo() is None

    def undo(self, seat: int | None = None, *, by: str | None = None) -> None:
        """A seat takes the last step back; that is a step of its own, and the record keeps both."""
        self._take_back(Undo(seat, self._player(seat, by)))

    def _take_back(self, move: Undo) -> None:
        if move.seat is not None:
            self._arena.seat(move.seat, clock=False)
        why_not = self._why_not_undo()
        if why_not is not None:
            raise IllegalAction(self.game.name, why_not)
        self.practised |= self._past.last_standing.told
        state, played = self._past.way_back()
        self._return_to(state)
        for seat, code in played:
            self._arena.apply(0, seat, code)
        self._past.take_back(move)

    def _why_not_undo(self) -> Reason | None:
        if self.circumstances.abandoned:
            return Reason("game_over", "TABLE-OVER")
        if self._past.stands_at_set_up:
            return Reason("nothing_to_undo", "TABLE-UNDO")
        if self.practice:
            return None
        if self.game.traits.own_take_back:
            return Reason("own_take_back", "TABLE-UNDO")
        return Reason("information_gained", "TABLE-UNDO") if self.last_standing.told else None

    def seat_players(self, *players: str | None) -> None:
        """Say who sits where, None if it is not known: what a seat does from now on is theirs."""
        self.circumstances = self.circumstances.seated(players).fitting(self.seats)

    def name_seats(self, *names: str | None) -> None:
        """Say what the seats are called; None has no name."""
        self.circumstances = self.circumstances.named(names).fitting(self.seats)

    def commit(self, *, salt: str | None = None) -> str:
        """Promise the seed, or the position that the game starts from: the hash to publish now.

        The record has the salt, which proves it at the end.  Whoever sets the same table up again gives the salt that
        it had, and promises the same.
        """
        if len(self._past) > 1:
            raise InvalidArgument("promise_late")
        commitment = self.circumstances.commitment or Commitment.to(self._beginning(), salt)
        if salt is not None and salt != commitment.salt:
            raise InvalidArgument("promise_made")
        self.circumstances = replace(self.circumstances, commitment=commitment)
        return commitment.hash

    def _beginning(self) -> Beginning:
        """What fixes all that comes: the seed, or the position with its chance."""
        beginning = self.seed if self.start is None else self.start
        assert beginning is not None
        return beginning

    def pause(self, lasted: int, *, at: int | None = None) -> None:
        """The game stood still for so many milliseconds, at a time of the game: its time did not run."""
        if self.circumstances.abandoned:
            raise IllegalAction(self.game.name, Reason("game_over", "TABLE-OVER"))
        time = self.time if at is None else at
        if time is not None:
            self._time.told(0, time)
        self.circumstances = self.circumstances.paused(Pause(self.last_step.number, time, lasted))
        self._time.reached = time
        self._look = _Look()

    def abandon(self) -> None:
        """Nobody goes on with this game: it is over without an outcome."""
        if not self._waited():
            raise IllegalAction(self.game.name, Reason("game_over", "TABLE-OVER"))
        self.circumstances = replace(self.circumstances, abandoned=True)
        self._look = _Look()

    def _player(self, seat: int | None, by: str | None) -> str | None:
        return player_at(self.circumstances.seats, seat) if by is None else checked_player(by)

    def _time_of(self, seat: int, at: int | None) -> int | None:
        """When an action happens; where no clock runs and no time is told, nobody knows."""
        if at is not None:
            return self._time.told(seat, at)
        return None if self._time.end is None else self._time.untold(seat, self._time.end)

    def _waited(self) -> int:
        return 0 if self.circumstances.abandoned else self._arena.waited(0)

    def digest(self) -> str:
        """A short name of the exact state: equal states, equal digests."""
        return self._layout.digest(self._arena.states, self.game.rules_version)

    def judge(self) -> None:
        """Refuse a state that could not stand on a real table, by what is wrong; nothing played leads to one."""
        self.game.positions.judge(self._state, self._arena.cards, self.options)

    def seen(self, viewer: int) -> Seen[StateT, OptionsT]:
        """The state as a viewer may know it."""
        look, viewer = self._look, self._arena.viewer(viewer)
        if viewer not in look.seen:
            look.public = look.public or public_fields(self._layout, self._state)
            look.seen[viewer] = Seen(self._layout, self._state, viewer, self.options, look.public)
        return look.seen[viewer]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What was played so far, each with its events; those taken back are there too, and step 0 is the set-up."""
        return tuple(self._past)

    @property
    def last_step(self) -> Step:
        """What was played last."""
        return self._past.last

    def step(self, number: int) -> Step:
        """A step by its number."""
        if type(number) is not int or not 0 <= number < len(self._past):
            raise InvalidArgument("no_such_step", last=self.last_step.number, found=shown(number))
        return self._past[number]

    @property
    def standing(self) -> tuple[Step, ...]:
        """The steps that were not taken back."""
        return tuple(self._past.standing)

    @property
    def standing_backwards(self) -> Iterator[Step]:
        """The same, the last one first: whoever looks for something recent need not have all of them told."""
        return self._past.backwards

    @property
    def last_standing(self) -> Step:
        """The last of them, which can be taken back."""
        return self._past.last_standing

    @property
    def events(self) -> list[Event]:
        """What has happened since the table was made; what was taken back has not."""
        return [event for step in self._past.standing for event in step.events]

    @property
    def moves(self) -> tuple[Move | Undo, ...]:
        """What a record keeps of the steps."""
        return self._past.moves

    def state_array(self) -> Array:
        """A copy of the state as an array of one record, for engines."""
        return self._layout.laid_over(bytearray(self._state.raw))

    def _open_to(self, seat: int) -> tuple[Action, ...]:
        legal = self._look.legal
        if seat not in legal:
            over = self.circumstances.abandoned
            seen, codes = self._seen_by_actor(seat), () if over else self._arena.legal(0, seat)
            legal[seat] = tuple(self.game.speech.actions.action(seen, code) for code in codes)
        return legal[seat]

    def _clauses(self, said: str | Action, seat: int) -> tuple[Clause, ...]:
        action = said if isinstance(said, Action) else self.read(said, seat)
        _check_parts(action.code, action.text)
        return (Clause(action.code, text=action.text), *action.then)

    def _play_whole(self, action: str | Action, seat: int, at: int | None, by: str | None) -> tuple[Event, ...]:
        state, steps = self._state.raw.tobytes(), len(self._past)
        try:
            self._play_clauses(seat, self._clauses(action, seat), at, by)
        except BaseException:
            self._go_back(state, steps)
            raise
        self._time.reached = self._time.reached if at is None else at
        return tuple(event for number in range(steps, len(self._past)) for event in self._past[number].events)

    def _go_back(self, state: bytes, steps: int) -> None:
        """The table stands as it did, after so many steps: what was tried since was never played."""
        if self._state.raw != state:
            self._return_to(state)
        self._past.forget(steps)

    def _return_to(self, state: bytes) -> None:
        self._state.raw[:] = state
        self._look = _Look()

    def _play_clauses(self, seat: int, clauses: Sequence[Clause], at: int | None, by: str | None) -> None:
        for number, clause in enumerate(clauses):
            if not number or self._goes_on(clause):
                self._play_clause(seat, clause, at, by)

    def _goes_on(self, clause: Clause) -> bool:
        """A sentence goes on only as long as its own parameters are asked for, which everybody can see."""
        seen = self.seen(SPECTATOR)
        meaning = self.game.speech.actions.meaning(seen, clause.code)
        if meaning is not None and self.game.speech.asks_parameter(seen, meaning.kind):
            return True
        if clause.optional:
            return False
        raise IllegalAction(self.game.name, Reason("sentence_too_long", "NOTATION"))

    def _play_clause(self, seat: int, clause: Clause, at: int | None, by: str | None) -> None:
        action = self._playable(seat, clause, at)
        before = self._state.raw.tobytes()
        luck = tuple(self._state.chance)
        self._look = _Look()
        self._arena.apply(0, seat, clause.code)
        events = self._arena.events
        told = luck != tuple(self._state.chance) or any(event.gives_information(self.seats) for event in events)
        move = Move(seat, action.text, at, by)
        self._past.play(Step(len(self._past), move, action, events, told=told), self._arena.written, before)

    def _playable(self, seat: int, clause: Clause, at: int | None) -> Action:
        """The action that a clause is here and now, if it can be played."""
        action = next((action for action in self._open_to(seat) if action.code == clause.code), None)
        if action is None:
            raise IllegalAction(self.game.name, self._refusal(seat, clause.code))
        if clause.text is not None and clause.text != action.text:
            raise IllegalAction(self.game.name, Reason("stale_action", "TABLE-STALE", {"text": clause.text[:SHOWN]}))
        if at is not None and self._time.is_up(seat, at):
            raise IllegalAction(self.game.name, Reason("time_is_up", "TABLE-CLOCK"))
        return action

    def _refusal(self, seat: int, code: int) -> Reason:
        waited = self._waited()
        if not waited:
            return Reason("game_over", "TABLE-OVER")
        if not self.game.traits.simultaneous and not waited >> seat & 1:
            return Reason("not_your_decision", "TABLE-SEAT", {"seat": SEATS_IN[waited][0] + 1})
        seen = self._seen_by_actor(seat)
        meaning = self.game.speech.actions.meaning(seen, code)
        if meaning is None:
            return Reason("no_such_action", "TABLE-DECISION")
        return self.game.speech.refusal(seen, seat, meaning)

    def _acting_seat(self, seat: int | None) -> int:
        if seat is None:
            waited = SEATS_IN[self._waited()]
            if len(waited) > 1:
                raise InvalidArgument("several_seats")
            return waited[0] if waited else 0
        return self._arena.seat(seat)

    def _seen_by_actor(self, seat: int) -> Seen[StateT, OptionsT]:
        """The clock knows what everybody knows."""
        return self.seen(SPECTATOR if seat == CLOCK else seat)


def _called(viewer: int) -> int | str:
    """A viewer as views name it."""
    return "spectator" if viewer == SPECTATOR else viewer


def _ended(outcome: Outcome) -> JsonObject:
    """How a game ended, as views tell it: with what a record need not keep."""
    return {**outcome.as_json(), "bands": dict(outcome.bands), "points": dict(outcome.points)}


def _check_parts(code: object, text: object) -> None:
    if type(code) is not int or not isinstance(text, str):
        raise InvalidArgument("action_parts", found=shown((code, text)))
