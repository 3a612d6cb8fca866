"""The games of a browser as it is told them, and what the database has about a table."""

from __future__ import annotations

import httpx
from sqlalchemy import func, select

from tablemate.kernel.json_types import JsonObject
from tablemate.server.api.shapes.mine import MyGames
from tablemate.server.storage.schema import CLOCKS, ENTRIES, FORGOTTEN, SEATS, TABLES

from .games import (
    done,
)
from .running import Running

ABOUT_TABLES = (TABLES, ENTRIES, SEATS, CLOCKS, FORGOTTEN)


def games_of(browser: httpx.Client, **asked: object) -> MyGames:
    """A list of somebody's games."""
    return MyGames.model_validate(done(browser.get("/api/mine", params=asked)))  # type: ignore[arg-type]


def names(browser: httpx.Client) -> list[str]:
    """The tables in it."""
    return [game.table for game in games_of(browser).games]


def exported(browser: httpx.Client) -> list[JsonObject]:
    """All of somebody's games, as the file has them."""
    response = browser.get("/api/mine/export")
    assert response.headers["content-disposition"] == 'attachment; filename="tablemate-games.json"'
    file = done(response)
    assert (file["format"], file["version"]) == ("tablemate-games", 1)
    games: list[JsonObject] = file["games"]
    return games


def rows_of(server: Running, table: str) -> int:
    """How many rows the database has about a table."""

    async def count() -> int:
        named = {"tables": "id"}
        chosen = [select(func.count()).where(of.c[named.get(of.name, "table")] == table) for of in ABOUT_TABLES]
        async with server.house.store.engine.connect() as connection:
            return sum([(await connection.execute(each)).scalar_one() for each in chosen])

    return server.done(count())
