"""The types of what `view.py` gives: a misspelt key is a type error, and the schema of views is written from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from tablemate.kernel.naming import names
from tablemate.kernel.views import Around, Asked, Ended, Hidden, Nothing, OneOf

from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES as WHO_NAMES
from .terms import VANCARDIANS, Align, Charge, EffectOp, Result

Who = Annotated[str, OneOf(WHO_NAMES)]
Vancardian = Annotated[str, OneOf(WHO_NAMES[:VANCARDIANS])]
Binding = Literal["no_draw", "no_love", "lowest", "no_trump"]
SIDES = names(Align)
SideName = Annotated[str, OneOf(SIDES)]
SuitLetter = Annotated[str, OneOf(tuple(SUIT_LETTERS))]


class Counting(TypedDict):
    """What a card counts now, and whether that differs from what is printed."""

    suit: SuitLetter
    value: float
    changed: bool


class Card(Counting):
    """A playing card."""

    card: str


class Laid(Counting):
    """What a card would count on the table, and whether it would win there."""

    wins: bool


class HandCard(Card):
    """A card of your hand; `laid` is None if it cannot be played, or if what it would do takes more than is seen."""

    revealed: bool
    playable: bool
    laid: Laid | None


class PlayedCard(Card):
    """A card of the trick."""

    by: Who
    owner: Who
    wins: bool


Slot = TypedDict("Slot", {"cost": int, "remove": bool, "is": Annotated[str, OneOf(names(Charge))]})
"""A place for tokens, and what has become of it."""


class PowerCard(TypedDict):
    """A mat, story or superhero that lies before you."""

    power: str
    spot: Annotated[str, OneOf(("mat", "panel 1", "panel 2", "panel 3", "panel 4", "superhero"))]
    slots: list[Slot]
    named: SuitLetter | None
    predicted: int | None
    uses: list[int]


class Stamina(TypedDict):
    """Your tokens."""

    owned: int
    left: int
    lent: int
    spare: int


class Surrender(TypedDict):
    """What surrendering would come to: what the leader gets, for her row and for the trick, her points then, and your
    cards that pay nothing.
    """

    row: int
    trick: int
    points: int
    after: int
    pays_nothing: list[str]


class Vancard(TypedDict):
    """The Vancardian card of the round, and its line for this round."""

    vancard: str
    line: str


class Standing(TypedDict):
    """Where the game stands."""

    level: int
    round: int
    trick: int
    dealer: Who
    leader: Who
    side: SideName | None
    vp: dict[Who, int]
    rounds: list[dict[Who, int]]
    tricks: dict[Who, int]


class Trick(TypedDict):
    """The cards that are played with, and the trick."""

    rows: dict[Vancardian, list[Card]]
    hand: list[HandCard]
    plays: list[PlayedCard]
    led: SuitLetter | None
    trump: SuitLetter
    lowest_wins: bool
    binding: list[Binding]
    free: bool
    named: SuitLetter | None
    tie: bool
    cancelled: bool
    takes_lead: bool


class OwnCards(TypedDict):
    """Your cards with abilities, your tokens, and what you could come to."""

    mat: PowerCard | None
    stories: list[PowerCard | None]
    superhero: PowerCard | None
    superheroes: list[str | Hidden | None]
    offer: list[str]
    stamina: Stamina
    leaves: dict[str, list[int]]
    side_pays: dict[SideName, list[int]]
    surrender: Surrender | None


class BoardView(Standing, Trick, OwnCards):
    """What `build_view` gives."""

    event: str | None
    vancard: Vancard | None
    deck: int
    discard: int
    surrendered: bool


class ChargeSubject(TypedDict):
    """The tokens that are left."""

    tokens: int


class CardsSubject(TypedDict):
    """How many cards are asked for."""

    cards: int


class PowerSubject(TypedDict):
    """The card that asks."""

    power: str | None


class WhoSubject(TypedDict):
    """Whose row it is about."""

    who: Vancardian


class ExchangeSubject(WhoSubject):
    """The card of hers that you would get."""

    gets: str


class TargetSubject(PowerSubject):
    """What it will do to the Vancardian that you name."""

    effect: Annotated[str, OneOf(names(EffectOp))]


class TurnSubject(TypedDict):
    """The led suit, None if you lead."""

    led: SuitLetter | None


Subject = (
    ChargeSubject | CardsSubject | PowerSubject | WhoSubject | ExchangeSubject | TargetSubject | TurnSubject | Nothing
)
Question = (
    Asked[Literal["charge"], ChargeSubject]
    | Asked[Literal["redraw", "discard", "reveal"], CardsSubject]
    | Asked[Literal["suit", "predict"], PowerSubject]
    | Asked[Literal["bury"], WhoSubject]
    | Asked[Literal["exchange"], ExchangeSubject]
    | Asked[Literal["target"], TargetSubject]
    | Asked[Literal["turn"], TurnSubject]
    | Asked[
        Literal["story", "superhero", "part", "align", "free_charge", "after_card", "react", "swap_card", "outcome"],
        Nothing,
    ]
)


class Figures(TypedDict):
    """The points of all three."""

    vp_automaton: int
    vp_factoryon: int
    vp_you: int


class SeatFigures(TypedDict):
    """Your points."""

    vp: int


class View(BoardView, Around):
    """What `table.view` gives."""

    waiting: list[Question]
    outcome: Ended[Annotated[str, OneOf(names(Result))], Figures, SeatFigures] | None
