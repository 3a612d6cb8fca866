"""The contract of a game: six rule functions over its record, and the wrappers through which Python calls them.

Everything that rules take is a record: the state, the card table (data handed to the rules, so that another deck needs
no recompilation), the options, the list of actions to fill, the buffer of events.  Compiled code passes a record as one
pointer; arrays would be counted references, which made random play two and a half times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Annotated, Generic, Protocol, TypeVar

from .chance import Chance
from .events import Events
from .layout import PUBLIC, Row, i2
from .rule import Function, rule
from .type_parameters import AgreedT, CardsT, StateT

MOST_ACTIONS = 256
MOST_FIGURES = 32


class Actions:
    """A list of actions to fill."""

    action: Annotated[Row, i2, MOST_ACTIONS, PUBLIC]


class Figures:
    """The figures of a finished game to fill: 1 if won, else 0; the score; then what the game likes to tell."""

    figure: Annotated[Row, i2, MOST_FIGURES, PUBLIC]


class AnyState(Chance):
    """Stands for the state of whichever game a function is bound to."""


class AnyCards:
    """Stands for the card table of that game."""


class AnyOptions:
    """Stands for the options of that game."""


Item = TypeVar("Item", covariant=True)


class Many(Protocol[Item]):
    """An array of records: NumPy's in compiled code, a `Batch` of views in interpreted code."""

    def __getitem__(self, index: int, /) -> Item: ...
    def __len__(self) -> int: ...


def setup(s: AnyState, cards: AnyCards, options: AnyOptions, ev: Events) -> None:
    """Lay out the table.  The stream `s.chance` is seeded already, everything else is 0."""


def waited(s: AnyState) -> int:
    """The seats the table waits for, as a bit mask; 0 when the game is over."""
    return 0


def legal(s: AnyState, cards: AnyCards, seat: int, out: Actions) -> int:
    """Fill `out` with the actions open to a seat and return how many; 0 for a seat that is not asked."""
    return 0


def apply(s: AnyState, cards: AnyCards, seat: int, action: int, ev: Events) -> None:
    """One legal action and everything that follows from it."""


def redeal(s: AnyState, cards: AnyCards, seat: int, stream: int) -> None:
    """Resample all that a viewer cannot know, the future included, from the stream of that number."""


def outcome(s: AnyState, cards: AnyCards, out: Figures) -> int:
    """Fill `out` with the figures of a finished game and return how many; 0 while it goes on."""
    return 0


@dataclass(frozen=True)
class Rules(Generic[StateT, CardsT, AgreedT]):
    """The six rule functions of one game."""

    setup: Callable[[StateT, CardsT, AgreedT, Events], None]
    waited: Callable[[StateT], int]
    legal: Callable[[StateT, CardsT, int, Actions], int]
    apply: Callable[[StateT, CardsT, int, int, Events], None]
    redeal: Callable[[StateT, CardsT, int, int], None]
    outcome: Callable[[StateT, CardsT, Figures], int]

    def functions(self) -> dict[str, Function]:
        """The functions by their contract names."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


States = Many[AnyState]
CardTables = Many[AnyCards]
OptionSets = Many[AnyOptions]
ActionLists = Many[Actions]
FigureLists = Many[Figures]
EventBuffers = Many[Events]


@rule
def setup_at(states: States, index: int, cards: CardTables, options: OptionSets, ev: EventBuffers) -> None:
    """`setup` for one state of an array."""
    setup(states[index], cards[0], options[0], ev[0])


@rule
def waited_at(states: States, index: int) -> int:
    """`waited` for one state of an array."""
    return waited(states[index])


@rule
def legal_at(states: States, index: int, cards: CardTables, seat: int, out: ActionLists) -> int:
    """`legal` for one state of an array."""
    return legal(states[index], cards[0], seat, out[0])


@rule
def apply_at(states: States, index: int, cards: CardTables, seat: int, action: int, ev: EventBuffers) -> None:
    """`apply` for one state of an array."""
    apply(states[index], cards[0], seat, action, ev[0])


@rule
def redeal_at(states: States, index: int, cards: CardTables, seat: int, stream: int) -> None:
    """`redeal` for one state of an array."""
    redeal(states[index], cards[0], seat, stream)


@rule
def outcome_at(states: States, index: int, cards: CardTables, out: FigureLists) -> int:
    """`outcome` for one state of an array."""
    return outcome(states[index], cards[0], out[0])


WRAPPERS = (setup_at, waited_at, legal_at, apply_at, redeal_at, outcome_at)


def bound_wrappers(game: str, rules: Rules) -> dict[str, Function]:
    """The wrappers with this game's rules in their globals: same code, other callees."""
    return {wrapper.__name__: _bound(game, wrapper, rules) for wrapper in WRAPPERS}


def _bound(game: str, wrapper: Function, rules: Rules) -> Function:
    assert isinstance(wrapper, FunctionType)
    copy = FunctionType(wrapper.__code__, {**wrapper.__globals__, **rules.functions()}, wrapper.__name__)
    copy.__annotations__ = wrapper.__annotations__
    copy.__doc__ = wrapper.__doc__
    copy.__module__ = wrapper.__module__
    copy.__qualname__ = f"{wrapper.__qualname__}.{game}"
    return rule(copy)
