"""Shapes of games, counted."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from .common import Said


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
