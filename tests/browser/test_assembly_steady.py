"""Nothing on the board of Assembly moves by itself while somebody plays: each area has its size before it is filled."""

from __future__ import annotations

import pytest

from .conftest import Visit
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
    shifts = page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(shifts))))")
    assert shifts == []
