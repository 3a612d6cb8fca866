"""The board of FUSE rests while nobody plays, and nothing on it moves by itself while somebody does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .company import alone
from .conftest import Visit
from .looks import PHONE, Look

FRAMES = 30
WAIT = """(frames) => new Promise((done) => {
  const next = () => (frames-- ? requestAnimationFrame(next) : done());
  next();
})"""
REST = "() => document.getAnimations().every((each) => each.effect.getTiming().iterations === Infinity)"
"""Whatever moved is where it belongs; what glows goes on."""


def layouts(page: Page) -> int:
    """How often the page has been laid out."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    told = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return int(told["LayoutCount"])


def test_slots_that_glow_let_the_processor_of_a_phone_rest(visit: Visit) -> None:
    page = alone(visit, "fuse", Look(device=PHONE), players=1, mode="practice")
    open_slots, next_tap = page.locator(".use"), page.locator(".card.may, button.roll, .dc.usable:not(.mine)")
    while not open_slots.count():
        next_tap.first.tap()
        expect(page.locator("[aria-disabled=true].roll")).to_have_count(0)
    page.wait_for_function(REST)
    before = layouts(page)
    page.evaluate(WAIT, FRAMES)
    assert layouts(page) - before < FRAMES / 2
