"""The board as a list has all that a drawn one has: time, calls and signs with their meanings, talk, and the absent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .company import alone, gathered
from .conftest import Visit
from .crew import NO_ROLES
from .looks import PHONE, Look
from .squad import READY

LIST = "localStorage.setItem('tablemate-settings', JSON.stringify({ list: true, language: LANGUAGE }))"
AWAY_AFTER = 20_000.0
"""Milliseconds after which somebody who closed the page is surely away."""


def in_list(visit: Visit, game: str, *looks: Look, **options: object) -> list[Page]:
    """People who have set that they want a list, at one table."""

    def with_list(look: Look | None = None) -> Page:
        page = visit(look)
        page.add_init_script(LIST.replace("LANGUAGE", repr(look.language if look else "en")))
        return page

    return gathered(with_list, game, *looks, **options)


@pytest.mark.slow
def test_fuse_by_the_clock_has_its_time_its_calls_and_its_talk_in_lists(visit: Visit) -> None:
    ana, ben = in_list(visit, "fuse", Look(), Look("fr", PHONE), players=2, mode="live", roll_budget=None)
    for page in (ana, ben):
        page.get_by_role("button", name=READY).click()
    time = ana.get_by_role("timer")
    expect(time).to_contain_text("left", timeout=15_000)
    before = time.inner_text()
    expect(time).not_to_have_text(before)
    expect(part(ana, "^Ben")).to_have_count(2)
    expect(part(ana, "^Ben").nth(0)).to_contain_text("No die lies on B")
    stuck = ana.get_by_role("button", name="I am stuck")
    expect(stuck).to_have_accessible_description("no die of this turn fits my bombs")
    stuck.click()
    expect(ben.get_by_role("log")).to_contain_text("(Je suis bloqué)")
    expect(ben.get_by_role("status").filter(has_text="(Je suis bloqué)")).to_have_count(1)
    ben.locator("[data-talk]").fill("J’arrive")
    ben.keyboard.press("Enter")
    expect(ana.get_by_role("log")).to_contain_text("Ben: J’arrive")
    ben.close()
    expect(ana.get_by_role("heading", name="Play for Ben")).to_be_visible(timeout=AWAY_AFTER)


def part(page: Page, heading: str) -> Locator:
    """What lies on the table under a heading."""
    return page.get_by_role("list", name=re.compile(heading)).get_by_role("listitem")


def test_a_sign_of_assembly_points_at_a_bay_in_a_list(visit: Visit) -> None:
    ana, ben = in_list(visit, "assembly", Look(), Look("fr"), communication="jammed", **NO_ROLES)
    expect(part(ana, "The ring")).to_have_count(12)
    expect(part(ana, "Hands").nth(0)).to_contain_text("Your hand")
    expect(part(ana, "Hands").nth(1)).to_contain_text("Ben holds 3 cards")
    ana.get_by_role("button", name="pointing at a bay").click()
    ana.get_by_role("list", name="What to point at").get_by_role("button").nth(4).click()
    expect(ben.get_by_role("log")).to_contain_text("(montrer une baie : 5)")
    ben.get_by_role("button", name="oui", exact=True).click()
    expect(ana.get_by_role("log")).to_contain_text("Ben: (yes)")


def test_keys_lead_to_talk_and_to_the_log(visit: Visit) -> None:
    page = alone(visit, "origin_story")
    page.keyboard.press("j")
    expect(page.locator("[data-log]")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator("[data-talk]")).to_be_focused()
