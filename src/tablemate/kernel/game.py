"""A game: its rules, and how its numbers become names, views, positions and words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Generic, TypeAlias, TypeVar

from .actions import Action, ActionSpace, Clause, Decision, Meaning
from .arena import Arena, Counted
from .chance import Stream
from .checking import check_kind, is_json, shown
from .engine import Engine, compiled_engine, interpreted_engine
from .errors import InvalidPosition, Reason, TablemateError
from .events import EventType
from .json_types import Arguments, JsonObject, Known
from .layout import AnyRecord, Array, Batch, FieldNumbers, Layout
from .option_judging import Judged
from .outcomes import Ending, Outcome
from .positions import Positions
from .preview import NOTHING_SUPPOSED, Supposing
from .program import RANDOM, Program
from .schema import Schema, schema_of
from .seeds import check_seed
from .seen import Seen
from .table import Table
from .type_parameters import OptionsT, StateT, ViewT


@dataclass(frozen=True)
class Traits:
    """What kind of game this is; a caller refuses at once what it cannot play.

    A game with its own rule for taking back leaves the table's undo to practice.  In one that is `alike` everybody
    sees the same, watchers too.
    """

    players: tuple[int, ...]
    cooperative: bool
    hidden: bool
    timed: bool = False
    simultaneous: bool = False
    own_take_back: bool = False
    alike: bool = False


State_contra = TypeVar("State_contra", contravariant=True)
CardNumbers: TypeAlias = Callable[..., FieldNumbers]


@dataclass(frozen=True)
class Agreement(Generic[OptionsT]):
    """What is agreed before a game: its options, the cards they are played with, and how long its clock runs.

    `card_set` is all of the options that the cards depend on, and `card_numbers` makes the card table of it; `summary`
    tells in figures what they come to, from them and from a position in which such a game starts.
    """

    options: type[OptionsT]
    card_numbers: CardNumbers
    random_options: Callable[[Stream], JsonObject]
    card_set: Callable[[OptionsT], Hashable] = lambda options: None
    clock: Callable[[OptionsT], int | None] = lambda options: None
    summary: Callable[[OptionsT, JsonObject], Mapping[str, object]] = lambda options, start: {}


@dataclass(frozen=True)
class Knowledge(Generic[StateT, OptionsT, ViewT]):
    """What people get to know: what happened, what is asked, what a viewer sees, how it ended."""

    event_types: Callable[[OptionsT], Mapping[int, EventType]]
    decisions: Callable[[Seen[StateT, OptionsT]], tuple[Decision, ...]]
    view: Callable[[Seen[StateT, OptionsT]], Mapping[str, object]]
    view_type: Callable[..., ViewT]
    """The TypedDict of a whole view."""
    outcome: Callable[[StateT, list[int], Ending[OptionsT]], Outcome]


@dataclass(frozen=True)
class Speech(Generic[StateT, OptionsT]):
    """What people say and are answered: actions, whole sentences of them, and refusals."""

    actions: ActionSpace
    read_sentence: Callable[[Seen[StateT, OptionsT], int, str], tuple[Clause, ...]]
    asks_parameter: Callable[[Seen[StateT, OptionsT], str], bool]
    refusal: Callable[[Seen[StateT, OptionsT], int, Meaning], Reason]
    leads_on: Callable[[Seen[StateT, OptionsT], Action], bool] = lambda seen, action: False
    """Is an action only a part of a larger answer: does the next question follow from it, and nothing else?"""
    in_full: Callable[[Action], Mapping[str, Arguments]] = lambda action: {}
    """The whole sentences that an action begins where it is said with the answer to the next question, and what each
    of them says.
    """


@dataclass(frozen=True)
class Earlier(Generic[State_contra]):
    """How games of earlier versions of the rules go on as they were.

    `options` gives the agreed options of a version as they are called now: what that version did not know yet takes the
    behaviour of its time.  `mark` sets in a blank state whatever makes the rules go on as in that version.
    """

    options: Callable[[Mapping[str, object], int], Mapping[str, object]] = lambda options, version: options
    mark: Callable[[State_contra, int], None] = lambda state, version: None


ALWAYS_AS_NOW: Earlier[object] = Earlier()


@dataclass(frozen=True)
class Game(Generic[StateT, OptionsT, ViewT]):
    """One game, complete.  The parts are the game's own; the methods are the same for every game."""

    name: str
    module: str
    rules_version: int
    traits: Traits
    program: Program[StateT]
    agreement: Agreement[OptionsT]
    knowledge: Knowledge[StateT, OptionsT, ViewT]
    speech: Speech[StateT, OptionsT]
    positions: Positions[StateT, OptionsT]
    longest_game: Callable[[OptionsT], int]
    """More decisions than a game with these options can have."""
    supposing: Supposing[StateT] = NOTHING_SUPPOSED
    earlier: Earlier[StateT] = ALWAYS_AS_NOW
    is_earlier: bool = False
    engine: Engine | None = field(default=None, compare=False, repr=False)

    def as_of(self, version: object, refused: type[TablemateError]) -> Game[StateT, OptionsT, ViewT]:
        """The game as it was in a version of its rules; one that there never was is refused."""
        if type(version) is not int or not 1 <= version <= self.rules_version:
            raise refused("rules_version", found=shown(version), game=self.name, newest=self.rules_version)
        if version == self.rules_version:
            return self
        return replace(self, rules_version=version, is_earlier=True)

    @property
    def options(self) -> type[OptionsT]:
        """The declaration of its options."""
        return self.agreement.options

    def read_options(self, given: Mapping[str, object]) -> OptionsT:
        """Check options given by name; what is left out gets its default, in an earlier version that of its time."""
        return self.options.read(self.earlier.options(given, self.rules_version) if self.is_earlier else given)

    def check_options(self, given: Mapping[str, object]) -> dict[str, tuple[Judged, ...]]:
        """By option: which of its values can be chosen beside those given, and why the others cannot."""
        return self.options.check(given)

    def options_needed(self, given: Mapping[str, object]) -> dict[str, object]:
        """What must be said besides those given so that all fit together, where what is usual does not."""
        return self.options.needed(given)

    def options_summary(self, options: OptionsT) -> JsonObject:
        """What the options come to, in figures that no chance can change."""
        self._check_agreed(options)
        table = Table(self, options, seed=0)
        table.set_up()
        return dict(self.agreement.summary(options, table.to_position()))

    def options_schema(self) -> Schema:
        """The JSON Schema of what `new` takes as options; without words, which `Words.options_schema` adds."""
        return self.options.schema()

    def clock(self, options: OptionsT) -> int | None:
        """How many milliseconds the clock runs; None where none does."""
        self._check_agreed(options)
        return self.agreement.clock(options)

    def _check_agreed(self, options: object) -> None:
        """Options of this game, as `read_options` gives them."""
        if not isinstance(options, self.options):
            check_kind(options, self.options)

    def new(self, *, seed: int, **options: Known) -> Table[StateT, OptionsT, ViewT]:
        """A new game; the same seed and options give the same game."""
        chosen = self.read_options(options)
        table = Table(self, chosen, seed=check_seed(seed))
        table.set_up()
        return table

    def from_position(
        self, position: Mapping[str, object], *, seed: int | None = None
    ) -> Table[StateT, OptionsT, ViewT]:
        """A game that stands anywhere; what the position leaves out is the start of a turn."""
        game = self._of_position(position)
        given = position.get("options", {})
        if not isinstance(given, Mapping):
            raise InvalidPosition("options_type", found=shown(given))
        return Table.from_position(game, game.read_options(given), position, None if seed is None else check_seed(seed))

    def _of_position(self, position: Mapping[str, object]) -> Game[StateT, OptionsT, ViewT]:
        """The game in the version that a position is of."""
        if not isinstance(position, Mapping):
            raise InvalidPosition("position_type", found=shown(position))
        if not is_json(position):
            raise InvalidPosition("position_json")
        if position.get("game", self.name) != self.name:
            raise InvalidPosition("position_game", found=shown(position["game"]), game=self.name)
        return self.as_of(position.get("rules_version", self.rules_version), InvalidPosition)

    def cards(self, options: OptionsT) -> Array:
        """The card table that these options are played with."""
        self._check_agreed(options)
        return _filled(self.program.cards, self.agreement.card_numbers, self.agreement.card_set(options))

    def interpreted_cards(self, options: OptionsT) -> Batch[AnyRecord]:
        """The same for interpreted rules."""
        self._check_agreed(options)
        return _laid(self.program.cards, self.agreement.card_numbers, self.agreement.card_set(options))

    def cards_digest(self, options: OptionsT) -> str:
        """Names a card set in records."""
        self._check_agreed(options)
        agreement = self.agreement
        return _digest(self.program.cards, agreement.card_numbers, agreement.card_set(options), self.rules_version)

    def at_native_speed(self) -> Game[StateT, OptionsT, ViewT]:
        """The same game with compiled rules at its tables; `NotCompiled` if the cache is not filled yet."""
        return replace(self, engine=compiled_engine(self.program))

    def arena(self, places: int = 1, *, compiled: bool = True, **options: Known) -> Arena[StateT, OptionsT]:
        """States of this game with given options in numbered places; `NotCompiled` if the cache is not filled yet."""
        chosen = self.read_options(options)
        engine = compiled_engine if compiled else interpreted_engine
        return Arena(self, chosen, places, engine=engine(self.program))

    def compile(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Compile the rules now if they are not in the cache; `progress` hears how many rules of how many are done."""
        from .loaded import compile_now

        compile_now(self.module, self.program, progress)

    def simulate(
        self,
        games: int,
        *,
        first: int = 0,
        compiled: bool = True,
        policy: str = RANDOM,
        pace: int | None = None,
        **options: Known,
    ) -> Counted:
        """Games number `first` and on, every seat by one policy: how many decisions, games, wins and points."""
        return self.arena(compiled=compiled, **options).simulate(games, first=first, policy=policy, pace=pace)

    @property
    def unasked(self) -> tuple[int, ...]:
        """The actions that may be open to a seat and that nobody waits for, such as taking back."""
        return self.program.unasked

    @property
    def policies(self) -> tuple[str, ...]:
        """The ways in which seats can play in simulations and play-outs."""
        return (RANDOM, *self.program.policies)

    def view_schema(self) -> Schema:
        """The JSON Schema of what `table.view` gives; strict, and the same for every viewer."""
        schema = schema_of(self.knowledge.view_type)
        schema["properties"]["game"] = {"enum": [self.name]}
        return schema

    @property
    def layout(self) -> Layout[StateT]:
        """The layout of one state."""
        return self.program.state


@lru_cache(maxsize=16)
def _filled(layout: Layout[object], numbers: CardNumbers, cards: Hashable) -> Array:
    """Card tables can be large and never change: tables with equal cards share one."""
    return layout.filled(numbers(cards))


@lru_cache(maxsize=16)
def _laid(layout: Layout[object], numbers: CardNumbers, cards: Hashable) -> Batch[AnyRecord]:
    return Batch(layout, _filled(layout, numbers, cards))


@lru_cache(maxsize=16)
def _digest(layout: Layout[object], numbers: CardNumbers, cards: Hashable, version: int) -> str:
    return layout.digest(_filled(layout, numbers, cards), version)
