"""The types of views: what a table says in every game, and how a game's own type tells a closed set of names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

AnyView: TypeAlias = Any
"""A view of whichever game; the game's own type says what is in it."""
Hidden: TypeAlias = Literal["hidden"]
"""Stands for a piece that a viewer does not know."""

KindT = TypeVar("KindT")
SubjectT = TypeVar("SubjectT")
BandT = TypeVar("BandT")
FiguresT = TypeVar("FiguresT")
SeatFiguresT = TypeVar("SeatFiguresT")


@dataclass(frozen=True, slots=True)
class OneOf:
    """Beside `str` in a type: the only names that are meant, as in `Annotated[str, OneOf(names(Module))]`."""

    names: tuple[str, ...]


class Around(TypedDict):
    """What the table says around a game's own view, besides what it waits for and how the game ended.

    A game that was abandoned is over without an outcome.
    """

    game: str
    viewer: int | Literal["spectator"]
    abandoned: bool


class Asked(TypedDict, Generic[KindT, SubjectT]):
    """A pending question as data; `optional` is there only if nobody waits for an answer."""

    seat: int
    kind: KindT
    subject: SubjectT
    optional: NotRequired[Literal[True]]


class Ended(TypedDict, Generic[BandT, FiguresT, SeatFiguresT]):
    """How a game ended, as data."""

    result: Literal["won", "lost"]
    score: int
    band: BandT
    figures: FiguresT
    seats: list[SeatFiguresT]
    bands: dict[BandT, int]
    points: dict[str, int]


class Nothing(TypedDict):
    """The subject of a question that needs none."""
