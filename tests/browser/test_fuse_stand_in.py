"""Somebody leaves a table of FUSE, and whoever is still there plays for them: by mouse, by keys, by a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .looks import PHONE, Look
from .squad import dice, squad

pytestmark = pytest.mark.slow
CHIP = re.compile("Play for Ben|Jouer pour Ben")
AWAY_AFTER = 20_000.0
"""Milliseconds after which somebody who closed the page is surely away."""


def left_alone(visit: Visit, look: Look) -> Page:
    """Ana, after Ben has closed his page; there are dice to take."""
    ana, ben = squad(visit, look, Look())
    expect(chip(ana)).to_have_count(0)
    ben.close()
    expect(chip(ana)).to_be_visible(timeout=AWAY_AFTER)
    return ana


def chip(page: Page) -> Locator:
    """What opens the list."""
    return page.get_by_role("button", name=CHIP)


def offered(page: Page) -> Locator:
    """What can be played for Ben."""
    return page.get_by_role("group", name=CHIP).get_by_role("button")


def taken(page: Page) -> Locator:
    """The dice that somebody has."""
    return dice(page).and_(page.locator(".gone"))


def test_a_seat_is_played_for_by_mouse(visit: Visit) -> None:
    ana = left_alone(visit, Look())
    chip(ana).click()
    expect(offered(ana).first).to_be_focused()
    offered(ana).first.click()
    expect(taken(ana)).to_have_count(1)
    expect(offered(ana)).to_have_count(0)
    expect(ana.locator(".log li").first).to_contain_text("Ben")


def test_a_seat_is_played_for_by_keys(visit: Visit) -> None:
    ana = left_alone(visit, Look("fr"))
    ana.keyboard.press("p")
    expect(offered(ana).first).to_be_focused()
    ana.keyboard.press("Escape")
    expect(offered(ana)).to_have_count(0)
    expect(taken(ana)).to_have_count(0)
    ana.keyboard.press("p")
    expect(offered(ana).first).to_be_focused()
    ana.keyboard.press("ArrowDown")
    ana.keyboard.press("Enter")
    expect(taken(ana)).to_have_count(1)
    ana.keyboard.press("p")
    expect(offered(ana).first).to_be_focused()
    ana.keyboard.press("1")
    expect(offered(ana)).to_have_count(0)


def test_a_seat_is_played_for_by_a_finger(visit: Visit) -> None:
    ana = left_alone(visit, Look(device=PHONE))
    chip(ana).tap()
    offered(ana).first.tap()
    expect(taken(ana)).to_have_count(1)


def test_the_chip_goes_when_the_person_comes_back(visit: Visit) -> None:
    ana, ben = squad(visit, Look(), Look())
    table = ben.url
    ben.goto("about:blank")
    expect(chip(ana)).to_be_visible(timeout=AWAY_AFTER)
    ben.goto(table)
    expect(chip(ana)).to_have_count(0)
