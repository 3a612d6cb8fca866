"""The board of FUSE rests while nobody plays, and nothing on it moves by itself while somebody does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.games.fuse.builders import fuse

from .company import alone, sit_down
from .conftest import Visit
from .looks import LAPTOP, PHONE, TABLET, Device, Look
from .playing import Player
from .tables import make, make_as

SHIFTS = """() => {
  window.shifts = [];
  const called = (node) => node.closest("[class]")?.getAttribute("class");
  new PerformanceObserver((list) => {
    if (document.querySelector(".a-ending")) return;
    for (const { sources } of list.getEntries())
      for (const { node } of sources) {
        const part = node?.nodeType === 1 ? node : node?.parentElement;
        if (part && !part.closest("[data-piece], .log")) shifts.push(called(part));
      }
  }).observe({ type: "layout-shift" });
}"""
"""Notes what shifts until the end takes its room; pieces are to move, and in the log what is new comes first."""
MOVES = 40
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


def shifted(page: Page) -> list[str]:
    """What has shifted so far."""
    shifts: list[str] = page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(shifts))))"
    )
    return shifts


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


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=lambda device: device.name)
def test_nothing_shifts_from_a_roll_to_the_next(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    player = Player.at(page, f"/t/{make(page, 'fuse', players=1, mode='practice').table}", chance=3)
    assert player.plays()
    page.wait_for_load_state("networkidle")
    page.evaluate(SHIFTS)
    for _ in range(MOVES):
        if not player.plays():
            break
        if places := player.lit():
            page.mouse.click(*player.chance.choice(places))
    assert shifted(page) == []


@pytest.mark.parametrize("device", [LAPTOP, TABLET], ids=lambda device: device.name)
def test_nothing_shifts_beside_a_partner_while_a_bomb_is_defused_and_the_next_one_is_picked(
    visit: Visit, device: Device
) -> None:
    page, other = visit(Look(device=device)), visit()
    mats = [["B01 B5", "B02 B4"], ["B19", "B42"]]
    row, practice = "B03 B05 B07 B09 B11", {"mode": "practice"}
    made = make_as(page, fuse(players=2, mats=mats, tray="R6 G3 K2 B6", row=row, pile="B12", options=practice))
    sit_down(page, made.links[0], "Ana")
    sit_down(other, made.links[1], "Ben")
    expect(page.locator(".pp:not(.away)")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    page.evaluate(SHIFTS)
    page.locator("[data-key='die 1']").click()
    page.locator(".use[data-slot='B01.2']").click()
    page.locator(".card.may").first.click()
    expect(page.locator(".a-next")).to_be_visible()
    assert shifted(page) == []
