"""Shapes of the deal of a day."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tablemate.kernel.seats import MAX_SEATS

from .common import Asked, Name, Result, Said
from .statistics import Counts


class TodayAsked(Asked):
    """A table with today's deal: for how many players, what the seats are called, and whether to sit down at once."""

    players: Annotated[int, Field(ge=1, le=MAX_SEATS)] | None = None
    names: Annotated[list[Name | None], Field(max_length=MAX_SEATS)] = Field(default_factory=list)
    sit: bool = True


class TodayAbout(BaseModel):
    """A game that is dealt for the day: for how many players, and for which of them this browser's attempt counts."""

    game: str
    name: str
    about: str
    players: list[int]
    played: list[int]


class DayAbout(BaseModel):
    """A day, in UTC, when it is over, and what is dealt."""

    day: str
    ends: int
    games: list[TodayAbout]


class AttemptAbout(BaseModel):
    """An attempt that counts: its place, names as they were typed, and how it ended; the table only of one's own."""

    place: int
    names: list[str]
    result: Result
    mine: bool
    table: str | None


class DealAbout(BaseModel):
    """The deal of a day: how everybody fared, who gave a name, and one's own place; the seed when the day is over."""

    day: str
    game: str
    name: str
    players: int
    options: Said
    ends: int
    over: bool
    seed: int | None
    counts: Counts
    best: list[AttemptAbout]
    mine: AttemptAbout | None


class PastDeal(BaseModel):
    """A deal of a day that is over."""

    day: str
    players: int
