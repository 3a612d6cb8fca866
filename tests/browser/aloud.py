"""What a screen reader would say: the tree of roles, names and states that a page offers it, as text."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def aloud(where: Page | Locator) -> str:
    """A page, or a part of it, as it is read: a line for each heading, button, field, and for text."""
    part = where.locator("body") if isinstance(where, Page) else where
    return part.aria_snapshot()


def announced(page: Page) -> list[str]:
    """What is said by itself: the text of every live region, in order."""
    regions = page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]")
    return [text for text in (each.strip() for each in regions.all_inner_texts()) if text]
