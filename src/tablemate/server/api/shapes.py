"""What is asked and answered over HTTP, typed: FastAPI checks what comes, and writes the OpenAPI from it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

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
    seats: list[SeatAbout]
    started: bool
    over: bool
    closed: bool
    version: int
    step: int
    commitment: str
    my_seat: int | None
    host: bool


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


class Trouble(BaseModel):
    """Why something was refused: a code, and a sentence in the language that was asked for."""

    code: str
    sentence: str


REFUSALS: dict[int | str, dict[str, Any]] = {code: {"model": Trouble} for code in (400, 403, 404, 409, 413, 422, 429)}
"""What every call may answer."""
