"""Tables for browser tests: made in a person's own browser, so that the seat is theirs."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tablemate.kernel.table import Table
from tests.server.games import options_of


@dataclass(frozen=True, slots=True)
class Made:
    """A new table, at which whoever made it has the first seat."""

    table: str
    links: tuple[str, ...]
    """Of each seat, a path."""


def make(page: Page, game: str, **options: object) -> Made:
    """A new table of whoever looks at the page."""
    asked = {"game": game, "options": options_of(game, **options), "sit": True}
    return _made(page, "/api/tables", asked)


def make_as(page: Page, table: Table) -> Made:
    """A table that stands as this one does, of whoever looks at the page."""
    brought = page.request.post("/api/records", data=table.record().dumps().encode())
    assert brought.ok, brought.text()
    asked = {"step": len(table.record().moves), "sit": True}
    return _made(page, f"/api/records/{brought.json()['record']}/fork", asked)


def _made(page: Page, path: str, asked: object) -> Made:
    answer = page.request.post(path, data=asked)
    assert answer.status == 201, answer.text()
    told = answer.json()
    return Made(told["table"], tuple("/s/" + each["link"].rpartition("/")[2] for each in told["seats"] if each["link"]))
