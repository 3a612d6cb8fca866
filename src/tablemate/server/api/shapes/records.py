"""Shapes of games that are over, of records that people bring, and of going on from a step."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, Field

from tablemate.kernel.records import MOST_MOVES
from tablemate.kernel.seats import MAX_SEATS
from tablemate.server.sheets import Section

from .common import Asked, PlayerAbout, Said, SeatAsked


class ForkAsked(Asked):
    """A game that goes on from a step of another: the same, or with the unknown dealt anew.

    `viewer` is whose knowledge is kept then; where nobody is named, what everybody knows.
    """

    step: Annotated[int, Field(ge=0, le=MOST_MOVES)]
    future: Literal["same", "anew"] = "same"
    viewer: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | Literal["spectator"] | None = None
    seats: Annotated[list[SeatAsked], Field(max_length=MAX_SEATS)] = Field(default_factory=list)
    practice: bool = False
    auto_roll: bool = False
    sit: bool = False
    """Take the first free seat at once."""


Viewer = Annotated[str, Query(pattern=f"^(open|spectator|[0-{MAX_SEATS - 1}])$")]
"""Whose eyes a game is seen with when it is over: a seat's, a spectator's, or open ones that see every hand."""


class OutcomeAbout(BaseModel):
    """How a game ended, in figures and in sentences; `bands` are the limits of the score."""

    won: bool
    score: int
    band: str
    sentences: list[str]
    bands: list[str]


class Promise(BaseModel):
    """What was promised before the game, and what proves it: the seed, or the start that the record has."""

    hash: str
    salt: str
    seed: int | None


class OriginAbout(BaseModel):
    """The game that this one goes on from: the digest of its record, and the step."""

    record: str
    step: int


class StepAbout(BaseModel):
    """A step as the viewer heard of it: data to draw, the action as people write it, and lines for the log."""

    step: int
    played: dict[str, Any]
    notation: str | None
    lines: list[str]


class Replay(BaseModel):
    """A whole game that is over, step by step; step 0 is the set-up.

    The `clock` is when time is up, in milliseconds of the game; null where none ran.
    """

    game: str
    name: str
    viewer: str
    options: Said
    in_short: str
    agreed: dict[str, Any]
    practice: bool
    abandoned: bool
    forked: OriginAbout | None
    seats: list[PlayerAbout]
    promise: Promise | None
    outcome: OutcomeAbout | None
    clock: int | None
    last: int
    steps: list[StepAbout]


class QuestionAbout(BaseModel):
    """What the table waited for at a step, as a sentence to the viewer, and the topic of the rules about it."""

    seat: int
    kind: str
    sentence: str
    topic: str


class SeenAt(BaseModel):
    """A table after a step: the view of the viewer; open eyes get that of every seat, and of a spectator last."""

    step: int
    last: int
    viewer: str
    views: list[dict[str, Any]]
    questions: list[QuestionAbout]
    labels: dict[str, str] | None
    """What each piece of the last view is called aloud, if that was asked for."""
    sections: list[Section] | None
    """The last view as headings and sentences, if that was asked for."""


class VerdictAbout(BaseModel):
    """A check of a record: what it came to, as a sentence too, and what is wrong if it fails."""

    check: str
    found: str
    sentence: str
    code: str | None
    why: str | None


class RecordLooked(BaseModel):
    """A record that was brought: what it proves, and the game, where it can be played again.

    It can be looked at and continued by its name for a while.  It is not stored.
    """

    holds: bool
    verdicts: list[VerdictAbout]
    record: str | None
    replay: Replay | None
