"""A game: its rules, and how its numbers become names, views, positions and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Protocol

from .actions import ActionSpace, Meaning
from .arena import Arena, Counted
from .chance import Stream
from .checking import shown
from .decisions import Clause, Decision, Ending, Outcome
from .engine import Array, Engine, compiled_engine, interpreted_engine
from .errors import Reason, TablemateError
from .events import EventType
from .layout import Batch, Layout
from .preview import NOTHING_SUPPOSED, Supposing
from .program import RANDOM, Program
from .schema import Schema, schema_of
from .seeds import check_seed
from .seen import Seen
from .table import Table


class Options(Protocol):
    """The typed, validated options of a game."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        ...

    def as_json(self) -> dict[str, Any]:
        """JSON-ready; reads back to equal options."""
        ...

    def numbers(self) -> dict[str, Any]:
        """What the rules read."""
        ...


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


@dataclass(frozen=True)
class Earlier:
    """How games of earlier versions of the rules go on as they were.

    `options` gives the agreed options of a version as they are called now: what that version did not know yet takes the
    behaviour of its time.  `mark` sets in a blank state whatever makes the rules go on as in that version.
    """

    options: Callable[[Mapping[str, Any], int], Mapping[str, Any]] = lambda options, version: options
    mark: Callable[[Any, int], None] = lambda state, version: None


@dataclass(frozen=True)
class Game:
    """One game, complete.  The functions are the game's own; the methods are the same for every game."""

    name: str
    module: str
    rules_version: int
    traits: Traits
    program: Program
    event_types: Callable[[Any], Mapping[int, EventType]]
    read_options: Callable[[Mapping[str, Any]], Any]
    card_numbers: Callable[[Any], dict[str, Any]]
    decisions: Callable[[Seen], tuple[Decision, ...]]
    actions: ActionSpace
    read_sentence: Callable[[Seen, int, str], tuple[Clause, ...]]
    asks_parameter: Callable[[Seen, str], bool]
    refusal: Callable[[Seen, int, Meaning], Reason]
    build_view: Callable[[Seen], Mapping[str, object]]
    view_type: type
    write_position: Callable[[Any, Any], dict[str, Any]]
    read_position: Callable[[Mapping[str, Any], Any, Any], None]
    settle_position: Callable[[Any, Any, Any], None]
    read_outcome: Callable[[Any, list[int], Ending], Outcome]
    pieces: Callable[[Any], Mapping[str, int]]
    longest_game: Callable[[Any], int]
    random_options: Callable[[Stream], dict[str, Any]]
    random_position: Callable[[Stream], dict[str, Any]] | None = None
    clock: Callable[[Any], int | None] = lambda options: None
    supposing: Supposing = NOTHING_SUPPOSED
    earlier: Earlier = Earlier()
    is_earlier: bool = False
    engine: Engine | None = field(default=None, compare=False, repr=False)

    def as_of(self, version: Any, refused: type[TablemateError]) -> Game:
        """The game as it was in a version of its rules; one that there never was is refused."""
        if type(version) is not int or not 1 <= version <= self.rules_version:
            raise refused("rules_version", found=shown(version), game=self.name, newest=self.rules_version)
        if version == self.rules_version:
            return self
        options, read = self.earlier.options, self.read_options
        return replace(
            self, rules_version=version, is_earlier=True, read_options=lambda given: read(options(given, version))
        )

    def new(self, *, seed: int, **options: Any) -> Table:
        """A new game; the same seed and options give the same game."""
        chosen = self.read_options(options)
        table = Table(self, chosen, seed=check_seed(seed))
        table.set_up()
        return table

    def from_position(self, position: Mapping[str, Any], *, seed: int | None = None) -> Table:
        """A game that stands anywhere; what the position leaves out is the start of a turn."""
        return Table.from_position(self, position, None if seed is None else check_seed(seed))

    def cards(self, options: Any) -> Array:
        """The card table that these options are played with."""
        return _filled(self.program.cards, self.card_numbers, options)

    def interpreted_cards(self, options: Any) -> Batch:
        """The same for interpreted rules."""
        return _viewed(self.program.cards, self.card_numbers, options)

    def cards_digest(self, options: Any) -> str:
        """Names a card set in records."""
        return _digest(self.program.cards, self.card_numbers, options, self.rules_version)

    def at_native_speed(self) -> Game:
        """The same game with compiled rules at its tables; `NotCompiled` if the cache is not filled yet."""
        return replace(self, engine=compiled_engine(self.program))

    def arena(self, places: int = 1, *, compiled: bool = True, **options: Any) -> Arena:
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
        **options: Any,
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
        schema = schema_of(self.view_type)
        schema["properties"]["game"] = {"enum": [self.name]}
        return schema

    @property
    def layout(self) -> Layout:
        """The layout of one state."""
        return self.program.state


CardNumbers = Callable[[Any], dict[str, Any]]


@lru_cache(maxsize=16)
def _filled(layout: Layout, numbers: CardNumbers, options: Any) -> Array:
    """Card tables can be large and never change: tables with equal options share one."""
    return layout.filled(numbers(options))


@lru_cache(maxsize=16)
def _viewed(layout: Layout, numbers: CardNumbers, options: Any) -> Batch:
    return Batch(layout, _filled(layout, numbers, options))


@lru_cache(maxsize=16)
def _digest(layout: Layout, numbers: CardNumbers, options: Any, version: int) -> str:
    return layout.digest(_filled(layout, numbers, options), version)
