"""Tables for browser tests: made in a person's own browser, so that the seat is theirs."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import APIResponse, Page

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
    return _made(page.request.post("/api/tables", data=asked))


def go_on(page: Page, table: Table) -> Made:
    """A new table of whoever looks at the page, where a game goes on as it stands."""
    record = table.record()
    looked = page.request.post("/api/records", data=record.as_json())
    assert looked.ok, looked.text()
    asked = {"step": len(record.moves), "sit": True}
    return _made(page.request.post(f"/api/records/{looked.json()['record']}/fork", data=asked))


def _made(answer: APIResponse) -> Made:
    assert answer.status == 201, answer.text()
    told = answer.json()
    return Made(told["table"], tuple("/s/" + each["link"].rpartition("/")[2] for each in told["seats"] if each["link"]))
