"""People at one table, each in a browser of their own: the first has made it, the others came by their links."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tablemate.kernel.table import Table

from .conftest import Visit
from .looks import Look
from .tables import Made, make, make_as

NAMES = ("Ana", "Ben", "Cleo")


def gathered(visit: Visit, game: str, *looks: Look, **options: object) -> list[Page]:
    """A table with somebody in each seat, all of whom look at it."""
    pages = [visit(look) for look in looks]
    seat(pages, game, **options)
    return pages


def seat(pages: Sequence[Page], game: str, **options: object) -> Made:
    """A table with one of them in each seat."""
    made = make(pages[0], game, **options)
    for page, link, name in zip(pages, made.links, NAMES, strict=False):
        sit_down(page, link, name)
    return made


def sit_down(page: Page, link: str, name: str = "") -> None:
    """Take a seat by its link: also a seat that one has, or that somebody else has."""
    page.goto(link)
    field = page.locator("#name")
    offered = field.or_(page.locator("main a.btn.go"))
    expect(offered).to_be_visible()
    if field.is_visible():
        field.fill(name)
        page.locator("main form button.go").click()
    else:
        offered.click()
    page.wait_for_url("**/t/*")


def alone(visit: Visit, game: str, look: Look | None = None, **options: object) -> Page:
    """Somebody at a table of their own."""
    page = visit(look)
    look_at(page, make(page, game, **options))
    return page


def alone_as(visit: Visit, table: Table, look: Look | None = None) -> Page:
    """Somebody at a table of their own that stands as this one does."""
    page = visit(look)
    look_at(page, make_as(page, table))
    return page


def look_at(page: Page, made: Made) -> None:
    """Open a table and wait until its board is there."""
    page.goto(f"/t/{made.table}")
    expect(page.locator("[data-choice]").first).to_be_attached()
