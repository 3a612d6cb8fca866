"""What is asked and answered over HTTP, typed: FastAPI checks what comes, and writes the OpenAPI from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

from tablemate.kernel.records import MOST_MOVES
from tablemate.kernel.seat_names import LONGEST_NAME
from tablemate.kernel.seats import MAX_SEATS

Name = Annotated[str, Field(max_length=LONGEST_NAME * 2)]
Token = Annotated[str, Field(min_length=1, max_length=100)]
Options = Annotated[dict[str, Any], Field(max_length=40)]


class Asked(BaseModel):
    """Base of what is asked: no field that we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatAsked(Asked):
    """Who is to sit in a seat: a bot by its name, or else a person."""

    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class TableAsked(Asked):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40)]
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatAsked], Field(max_length=MAX_SEATS)] = Field(default_factory=list)
    practice: bool = False
    auto_roll: bool = False
    sit: bool = False
    """Take the first free seat at once."""


class SeatLink(BaseModel):
    """A seat and its secret link."""

    seat: int
    link: str


class TableMade(BaseModel):
    """A new table, with a secret link for each seat that is not a bot's, and one to watch that is no secret."""

    table: str
    page: str
    watch: str
    seats: list[SeatLink]
    reach: str
    """Who can open the links: anybody, this network or this machine."""
    commitment: str
    seat: int | None
    """The seat that was taken at once."""


class SeatAbout(BaseModel):
    """What everybody may know about a seat."""

    seat: int
    player: str | None
    name: str | None
    here: bool


class TableAbout(BaseModel):
    """What everybody may know about a table, and what this browser holds there."""

    table: str
    game: str
    options: dict[str, Any]
    practice: bool
    deal: str | None
    """The day whose deal it is."""
    guided: bool
    """Is it a first game with prompts?"""
    seats: list[SeatAbout]
    started: bool
    over: bool
    closed: bool
    version: int
    step: int
    commitment: str
    my_seat: int | None
    host: bool


class ReachAbout(BaseModel):
    """Who can open links that begin with `base`: `anybody`, this `network` or this `machine`."""

    who: str
    base: str


class LinkAbout(BaseModel):
    """What a link is for; looking takes no seat."""

    table: str
    game: str
    seat: int
    name: str | None
    taken: bool


class TakeAsked(Asked):
    """A seat to be taken by its link."""

    token: Token
    name: Name | None = None


class SeatTaken(BaseModel):
    """The seat that this browser holds now."""

    table: str
    seat: int
    page: str


class Trouble(BaseModel):
    """Why something was refused: a code, and a sentence in the language that was asked for."""

    code: str
    sentence: str


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
Said = list[tuple[str, str]]
"""What something is called, and what is said of it."""


class PlayerAbout(BaseModel):
    """Who sat in a seat, by which name, and what the seat is called in the language that was asked for."""

    seat: int
    player: str | None
    name: str | None
    called: str


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


class Result(BaseModel):
    """How a game ended, in short."""

    won: bool
    score: int
    band: str
    words: str


class MyGame(BaseModel):
    """A game of this browser: what was agreed, who sits where, and whether it waits for this browser now.

    With a seat here one goes on at its page; where everything is open, there is a replay.
    """

    table: str
    game: str
    name: str
    options: Said
    practice: bool
    deal: str | None
    guided: bool
    created: int
    ended: int | None
    closed: bool
    abandoned: bool
    seats: list[PlayerAbout]
    host: bool
    my_seat: int | None
    waits_for_me: bool
    sentence: str | None
    """What the table waits for, where the game goes on."""
    result: Result | None
    page: str
    replay: str | None


class MyGames(BaseModel):
    """Games of this browser, newest first; what comes after the last of them is asked for by its name."""

    games: list[MyGame]
    more: str | None


class ScoreCount(BaseModel):
    """How many games ended with a score."""

    score: int
    won: bool
    number: int


class BandCount(BaseModel):
    """How many games ended in a band."""

    band: str
    won: bool
    words: str
    number: int


class Counts(BaseModel):
    """Games that came to their end, counted."""

    finished: int
    won: int
    mean: float | None
    scores: list[ScoreCount]
    bands: list[BandCount]


class AgreedAbout(BaseModel):
    """Options that games are played with, and how many have come to their end."""

    options: dict[str, Any]
    words: Said
    finished: int


class StatisticsAbout(BaseModel):
    """How games ended, with all options or with those that were asked for, and which ones are played most."""

    game: str
    name: str
    options: Said | None
    counts: Counts
    most_played: list[AgreedAbout]


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


class GameAbout(BaseModel):
    """A game that can be played here, and what kind of game it is."""

    game: str
    name: str
    about: str
    notice: str
    minutes: str
    """How long it takes, in words."""
    sort: str
    """What is special about it, in a few words."""
    players: list[int]
    bots: list[str]
    cooperative: bool
    hidden: bool
    timed: bool
    guided: bool
    """Is there a guided first game?"""
    rules_version: int


class PromptAbout(BaseModel):
    """A moment of a guided first game: after how many moves it comes, what is told, and the pieces it is about.

    `actions` are the moves that it leads to, as records write them; none where it is just read.  Each has its `pieces`,
    what is tapped first, named as labels name them; `B17.2` is a place on one.
    """

    name: str
    at: int
    title: str
    what: str
    why: str
    tap: str
    pieces: list[list[str]]
    actions: list[str]


class GuideAbout(BaseModel):
    """A guided first game: what is agreed, all moves that it shows, and what is told at its moments."""

    game: str
    options: dict[str, Any]
    actions: list[str]
    prompts: list[PromptAbout]


class NounAbout(BaseModel):
    """What a piece is called, in short too, of which kind it is, what it does and when; a card may have more lines."""

    name: str
    short: str | None
    kind: str | None
    text: str | None
    when: str | None
    lines: list[str]


class LegendAbout(BaseModel):
    """The nouns of a game in the language that was asked for, by group and by the names that views have for them."""

    game: str
    groups: dict[str, dict[str, NounAbout]]


class OptionsAsked(Asked):
    """What is chosen so far."""

    given: Options = Field(default_factory=dict)


class ValueAbout(BaseModel):
    """A value that could be chosen, in words; where it cannot be chosen, why not; perhaps for one seat."""

    value: Any
    words: str
    possible: bool
    why_not: str | None = None
    seat: int | None = None


class OptionAbout(BaseModel):
    """One option of a form: what is chosen so far, what could be, whether it matters, and what is wrong with it."""

    name: str
    label: str
    help: str
    by: Literal["one", "several", "flag", "number", "cards"]
    """Of a long range of numbers only a few are among the values; cards can also be one's own, as data."""
    matters: bool
    chosen: Any
    values: list[ValueAbout]
    wrong: str | None = None


class OptionsAbout(BaseModel):
    """A form for the options of a game; what they come to if they can be agreed on, or else why not."""

    form: list[OptionAbout]
    agreed: dict[str, Any] | None
    words: Said
    summary: Said
    why_not: Trouble | None


class TopicAbout(BaseModel):
    """A topic of the rules; `typed` is what a person types for it."""

    topic: str
    title: str
    typed: str


class ExampleAbout(BaseModel):
    """An example: a view to be drawn, its pieces as they are called, what a seat tries there, and what that shows."""

    name: str
    text: str
    view: dict[str, Any]
    labels: dict[str, str]
    seat: int
    action: str
    notation: str
    refused: str | None


class TopicText(BaseModel):
    """A topic of the rules with its text and its examples."""

    topic: str
    title: str
    typed: str
    text: str
    examples: list[ExampleAbout]


class HitAbout(BaseModel):
    """Where something stands in the rules."""

    topic: str
    title: str
    before: str
    found: str
    behind: str


class BotAsked(Asked):
    """A bot for a seat."""

    bot: Annotated[str, Field(max_length=40)]


REFUSALS: dict[int | str, dict[str, Any]] = {code: {"model": Trouble} for code in (400, 403, 404, 409, 413, 422, 429)}
"""What every call may answer."""
