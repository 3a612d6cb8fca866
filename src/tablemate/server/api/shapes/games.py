"""Shapes of games as such: their options, their rules, their pieces and their guides."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from .common import Asked, Options, Said, Trouble


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
    """A value that could be chosen, in words; where it cannot be chosen, why not; perhaps for one seat.

    Where its words are a `name` and a `meaning`, both are told apart, too.
    """

    value: Any
    words: str
    name: str | None = None
    meaning: str | None = None
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
    """A form for the options of a game; what they come to if they can be agreed on, or else why not.

    `needed` is what must be said besides for that, where what is usual does not go with what is chosen.
    """

    form: list[OptionAbout]
    needed: dict[str, Any]
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
