"""Shapes of tables, their seats and their links."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from tablemate.kernel.seats import MAX_SEATS

from .common import Asked, Name, Options, SeatAsked

Token = Annotated[str, Field(min_length=1, max_length=100)]


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


class BotAsked(Asked):
    """A bot for a seat."""

    bot: Annotated[str, Field(max_length=40)]
