"""People at a table of FUSE that is played by the clock: ready, counted down, the dice rolled."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .company import gathered
from .conftest import Visit
from .looks import Look

READY = re.compile("I am ready|Je suis prêt")
AGREE = re.compile("I agree|Je suis d’accord")


def squad(visit: Visit, *looks: Look) -> list[Page]:
    """One for each look, ready; whoever has the bag has rolled."""
    pages = gathered(visit, "fuse", *looks, players=len(looks), mode="live", roll_budget=None)
    for page in pages:
        expect(page.locator(".lobby .chip")).to_have_count(len(looks))
        page.get_by_role("button", name=READY).click()
    count_down(pages)
    rolling = next(page for page in pages if page.locator("button.roll").is_visible())
    rolling.locator("button.roll").click()
    for page in pages:
        expect(dice(page).first).to_be_visible()
    return pages


def count_down(pages: list[Page]) -> None:
    """Everybody sees that it begins, and then the clock."""
    for page in pages:
        expect(page.locator(".lobby .count")).to_be_visible()
    for page in pages:
        expect(page.locator(".clock [role=timer]")).to_have_text(re.compile(r"^\d+:\d\d$"))


def dice(page: Page) -> Locator:
    """The dice of the tray."""
    return page.locator(".tray .dc")


def held(page: Page) -> Locator:
    """The die that somebody has before them."""
    return page.locator(".tray .dc.mine:not(.asking)")


def fits(die: Locator, seat: int) -> bool:
    """Has somebody a place for this die? It says so below."""
    return "off" not in (die.locator(".tag > *").nth(seat).get_attribute("class") or "").split()


def fitting(page: Page, seat: int) -> int:
    """The place of a die for which somebody has a place."""
    return next(place for place, die in enumerate(dice(page).all()) if fits(die, seat))
