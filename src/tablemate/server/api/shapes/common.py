"""Shapes that several parts of the API share: what is asked, who plays, and why something was refused."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from tablemate.kernel.seat_names import LONGEST_NAME

Name = Annotated[str, Field(max_length=LONGEST_NAME * 2)]
Options = Annotated[dict[str, Any], Field(max_length=40)]
Said = list[tuple[str, str]]
"""What something is called, and what is said of it."""


class Asked(BaseModel):
    """Base of what is asked: no field that we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatAsked(Asked):
    """Who is to sit in a seat: a bot by its name, or else a person."""

    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class Trouble(BaseModel):
    """Why something was refused: a code, and a sentence in the language that was asked for."""

    code: str
    sentence: str


class PlayerAbout(BaseModel):
    """Who sat in a seat, by which name, and what the seat is called in the language that was asked for."""

    seat: int
    player: str | None
    name: str | None
    called: str


class Result(BaseModel):
    """How a game ended, in short."""

    won: bool
    score: int
    band: str
    words: str


REFUSALS: dict[int | str, dict[str, Any]] = {code: {"model": Trouble} for code in (400, 403, 404, 409, 413, 422, 429)}
"""What every call may answer."""
