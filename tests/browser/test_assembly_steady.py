"""Nothing on the board of Assembly moves by itself while somebody plays: each area has its size before it is filled."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .crew import two
from .looks import LAPTOP, PHONE, Device, Look
from .playing import Player
from .tables import make

WATCH = """() => {
  const called = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest("[class]")?.className;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) if (!node?.parentElement?.closest(".log")) shifts.push(String(called(node)));
  }).observe({ type: "layout-shift" });
}"""
"""Notes what shifts; the log is left out, where what is new comes first."""
SHIFTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(shifts))))"
MOVES = 40


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=lambda device: device.name)
def test_nothing_shifts_from_one_question_to_the_next(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    player = Player.at(page, f"/t/{make(page, 'assembly', malfunctions='E').table}", chance=3)
    assert player.plays()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    for _ in range(MOVES):
        if not player.plays():
            break
        player.by_mouse()
    assert shifts(page) == []


def test_nothing_shifts_by_what_the_partner_says(visit: Visit) -> None:
    ana, ben = two(visit, Look("fr", PHONE), communication="limited", edition="v22", honest=False)
    ben.page.wait_for_load_state("networkidle")
    ben.page.evaluate(WATCH)
    for words in (
        "Eight.",
        "Can you turn the ring, so that I lock three bays on the left and you the rest?",
        "Or not.",
    ):
        ana.field().fill(words)
        ana.field().press("Enter")
        expect(ben.page.locator(".bubbles li").last).to_have_text(words)
    ana.asks().get_by_role("button").first.click()
    ben.answers().get_by_text("Non").click()
    expect(ben.page.locator("section.line .answer")).to_be_visible()
    assert shifts(ben.page) == []


def shifts(page: Page) -> list[str]:
    """What has shifted since it was watched."""
    found: list[str] = page.evaluate(SHIFTED)
    return found
