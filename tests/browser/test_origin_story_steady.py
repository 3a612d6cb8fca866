"""Nothing on the board of Origin Story moves by itself while somebody plays, but for pieces and what is told."""

from __future__ import annotations

import pytest

import tablemate

from .conftest import Visit
from .looks import LAPTOP, PHONE, Device, Look
from .playing import Player
from .tables import make_as

WATCH = """() => {
  const part = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
  const called = (node) => part(node)?.closest("[class]")?.className;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources)
        if (!part(node)?.closest("[data-piece], .steps, .log")) shifts.push(String(called(node)));
  }).observe({ type: "layout-shift" });
}"""
"""Notes what shifts; pieces are to move, and of the steps and the log the latest is shown."""
MOVES = 40


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=lambda device: device.name)
def test_nothing_shifts_from_one_question_to_the_next(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    game = tablemate.game("origin_story").new(seed=5, level=3)
    player = Player.at(page, f"/t/{make_as(page, game).table}", chance=3)
    assert player.plays()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.evaluate(WATCH)
    for _ in range(MOVES):
        if not player.plays():
            break
        player.by_mouse()
    shifts = page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(shifts))))")
    assert shifts == []
