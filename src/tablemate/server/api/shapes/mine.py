"""Shapes of the games of this browser."""

from __future__ import annotations

from pydantic import BaseModel

from .common import PlayerAbout, Result, Said


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
    only_mine: bool
    """Did nobody else ever sit there?  Taken out of the list, it is deleted."""


class MyGames(BaseModel):
    """Games of this browser, newest first; what comes after the last of them is asked for by its name."""

    games: list[MyGame]
    more: str | None
