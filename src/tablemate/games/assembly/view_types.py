"""The types of what `view.py` gives: a misspelt key is a type error, and the schema of views is written from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from tablemate.kernel.naming import names
from tablemate.kernel.views import Around, Asked, Ended, Hidden, Nothing, OneOf

from .options import ROLE_NAMES, SET_NAMES, VARIANTS
from .talk import Talk
from .terms import Card, Command, Edition, Module, Payment

CARDS = names(Card)
MODULES = names(Module)
CardName = Annotated[str, OneOf(CARDS)]
ModuleName = Annotated[str, OneOf(MODULES)]
COMMANDS = names(Command)
CommandName = Annotated[str, OneOf(COMMANDS)]
RoleName = Annotated[str, OneOf(ROLE_NAMES)]
BANDS = ("poor", "attempt", "almost", "escaped", "ace", "gifted")


class Bay(TypedDict):
    """One bay of the ring, and whether a malfunction waits there until it is locked."""

    bay: int
    plan: ModuleName
    locked: bool
    module: ModuleName | None
    malfunction: bool


class KnownModule(TypedDict):
    """A face-down module that the viewer knows; place 1 is the top."""

    place: int
    module: ModuleName


class KnownCard(TypedDict):
    """A face-down card that the viewer knows; place 1 is the top."""

    place: int
    card: CardName


class Stack(TypedDict):
    """The modules to deploy."""

    count: int
    known: list[KnownModule]


class Pile(TypedDict):
    """The command cards to draw."""

    count: int
    known: list[KnownCard]


class Discard(TypedDict):
    """The discarded cards: how many, and the one that lies on top."""

    count: int
    top: CardName | None


class RoleCard(TypedDict):
    """The role of a seat."""

    role: RoleName | None
    used: bool
    of_use: bool


class Declared(TypedDict):
    """A declared command and what was said of it so far."""

    command: CommandName
    payment: Annotated[str, OneOf(names(Payment))] | None
    role: RoleName | None
    distance: int | None
    picked: list[int]


class BoardView(TypedDict):
    """What `build_view` gives."""

    players: int
    edition: Annotated[str, OneOf(names(Edition))]
    malfunctions: Annotated[str, OneOf(SET_NAMES)]
    difficulty: list[Annotated[str, OneOf(tuple(VARIANTS))]]
    honest: bool
    turn: int
    active: int
    bays: list[Bay]
    stack: Stack
    pile: Pile
    discard: Discard
    reserve: list[list[CardName]]
    boxed: list[CardName]
    refreshes: int
    refreshes_left: int
    shown: CardName | None
    hands: list[list[CardName | Hidden]]
    roles: list[RoleCard]
    owes_double: list[bool]
    command: Declared | None
    asked: CommandName | None
    answer: Literal["yes", "no"] | None
    commands_done: int
    two_commands: bool
    no_refill: bool
    talk: Talk


class AnswerSubject(TypedDict):
    """The command that the partner asks for."""

    command: CommandName | None


class DeclareSubject(TypedDict):
    """The card that a malfunction shows, which may be run too."""

    shown: CardName | None


class CommandSubject(TypedDict):
    """The command under way, and the bays picked for it so far."""

    command: CommandName | None
    role: RoleName | None
    picked: list[int]


class BaysSubject(TypedDict):
    """The bays that are to be put in order, or moved round."""

    bays: list[int]


Subject = AnswerSubject | DeclareSubject | CommandSubject | BaysSubject | Nothing
Question = (
    Asked[Literal["answer"], AnswerSubject]
    | Asked[Literal["declare"], DeclareSubject]
    | Asked[Literal["distance", "pick", "override", "refuse"], CommandSubject]
    | Asked[Literal["order", "cycle"], BaysSubject]
    | Asked[Literal["ask", "keep_plan", "again", "move", "place", "trade", "return"], Nothing]
)


class Figures(TypedDict):
    """Figures of the whole table."""

    locked: int
    on_line: int
    pile: int
    turns: int
    refreshes: int


class SeatFigures(TypedDict):
    """Figures of one seat."""

    cards_left: int
    role_used: int


class View(BoardView, Around):
    """What `table.view` gives."""

    waiting: list[Question]
    outcome: Ended[Annotated[str, OneOf(BANDS)], Figures, SeatFigures] | None
