"""The types of what `view.py` gives: a misspelt key is a type error, and the schema of views is written from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from tablemate.kernel.card_files import NameText
from tablemate.kernel.naming import named, names
from tablemate.kernel.views import Around, Asked, Ended, Nothing, OneOf

from .cards.automaton import EXTENDABLE, LOCAL
from .cards.layouts import LAYOUTS
from .names import COLOURS as COLOURS
from .names import DICE
from .options import EDITIONS
from .terms import Cause, End, Mark, Phase, Result

DieName = Annotated[str, OneOf(DICE)]
ENDS = named(End)
"""What ended a game, by the number in the outcome's figures."""
ColourName = Annotated[str, OneOf(tuple(COLOURS))]
CauseName = Annotated[str, OneOf(names(Cause))]

Fits = dict[str, list[int]]
"""By bomb: the slots that take a die, counted from 1."""
TrayDie = TypedDict(
    "TrayDie",
    {"die": DieName, "is": Annotated[str, OneOf(names(Mark))], "seat": int | None},
)
"""A die of the tray, and what has become of it."""


class BombCard(TypedDict):
    """A bomb as it is printed, with the keys of the deck file; `supports` also where they follow from the layout."""

    card: str
    name: NameText
    value: int
    layout: Annotated[str, OneOf(LAYOUTS)]
    slots: list[str]
    rules: list[str]
    supports: NotRequired[dict[str, list[int]]]


class BombOnMat(BombCard):
    """A bomb in front of a player: slot by slot the die on it, and whether another one lies upon that."""

    dice: list[DieName | None]
    covered: list[bool]


class Wanted(TypedDict):
    """A colour that a bomb needs, and the seats that need it too."""

    colour: ColourName
    seats: list[int]


class BombOfRow(BombCard):
    """A bomb to pick: the turns it takes a player alone, and who wants its colours; None where hints are off."""

    turns: float | None
    wanted_by: list[Wanted] | None


class SabotageCards(TypedDict):
    """The sabotage cards: those that came, what they took, and how many are left."""

    used: list[str]
    matches: list[str]
    left: int


class Loss(TypedDict):
    """Why dice are lost, and what is shown."""

    cause: CauseName
    shown: str


class LossOfSeats(Loss):
    """The same, and who has still to answer."""

    seats: list[int]


class BoardView(TypedDict):
    """What `build_view` gives."""

    players: int
    edition: Annotated[str, OneOf(EDITIONS)]
    hard_hands: bool
    legality: Annotated[str, OneOf((EXTENDABLE, LOCAL))]
    phase: Annotated[str, OneOf((*names(Phase), "over"))]
    turn: int
    bag_holder: int
    rolls_left: int | None
    bag: dict[ColourName, int]
    tray: list[TrayDie]
    owed: list[int]
    mats: list[list[BombOnMat | None]]
    row: list[BombOfRow | None]
    fits: list[list[Fits]] | None
    pile: int
    bombs: int
    picks: int
    sabotage: SabotageCards
    done: list[list[str]]
    points: int
    burnt: list[DieName]
    picking: list[int]
    question: LossOfSeats | None
    confirmed: list[int]
    stopped: list[int]
    won: bool


class DraftSubject(TypedDict):
    """How many dice the seat owes, and the one in its hand."""

    dice: int
    hand: DieName | None


class LoseSubject(Loss):
    """What is lost, and the bombs of the seat with such a die."""

    cards: list[str]


class PickSubject(TypedDict):
    """The bombs to choose from."""

    row: list[str]


class RollSubject(TypedDict):
    """How many dice are rolled."""

    dice: int


Subject = DraftSubject | LoseSubject | PickSubject | RollSubject | Nothing
Question = (
    Asked[Literal["draft"], DraftSubject]
    | Asked[Literal["lose"], LoseSubject]
    | Asked[Literal["pick"], PickSubject]
    | Asked[Literal["roll"], RollSubject]
    | Asked[Literal["confirm", "take_back", "stop"], Nothing]
)


class Figures(TypedDict):
    """Figures of the whole table."""

    points: int
    win_bonus: int
    time_bonus: int
    defused: int
    picks: int
    turns: int
    ended_by: int


class SeatFigures(TypedDict):
    """Figures of one seat."""

    points: int


class View(BoardView, Around):
    """What `table.view` gives."""

    waiting: list[Question]
    outcome: Ended[Annotated[str, OneOf(names(Result))], Figures, SeatFigures] | None
