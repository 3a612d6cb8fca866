"""Somebody who taps what is open on a board, and what the browser says about it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, Page

from tests.browser.playing import LIT

ANYTHING = "main :is(button, [role=button]):not([aria-disabled=true]):not([disabled])"
SETTLED = 120.0
"""Milliseconds that somebody looks at what came of a tap."""
PATIENCE = 100
"""How often somebody looks for something to tap before nothing is expected any more."""
OVER = "a[href*='/replay']"
"""The way from the end of a game to its replay."""
SHORTEST = 16
"""The browser tells of no interaction that is painted sooner, in milliseconds."""
WATCH = """() => {
  window.seen = { taps: [], shifts: [] };
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.interactionId) seen.taps.push([each.interactionId, each.duration]);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) seen.shifts.push([each.value, each.hadRecentInput]);
  }).observe({ type: "layout-shift", buffered: false });
}"""


@dataclass(slots=True)
class Seen:
    """Waits from an input to the next paint, in milliseconds, and how far things shifted."""

    taps: int = 0
    waits: list[float] = field(default_factory=list)
    shifted: float = 0.0
    """By themselves, as browsers count it: not within half a second after an input."""
    shifted_by_taps: float = 0.0

    def within(self, share: float) -> float:
        """So many of the waits were no longer; those that the browser does not tell of were shorter than it tells."""
        waits = sorted([*self.waits, *[float(SHORTEST)] * max(0, self.taps - len(self.waits))])
        return waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def throttle(page: Page, times: float) -> CDPSession:
    """A processor that is so many times slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def tap(page: Page, what: str, taps: int) -> Seen:
    """Tap what is open of that, again and again, until the game is over; where nothing is, wait for the others."""
    chance, seen, in_vain = random.Random(0), Seen(), 0
    page.evaluate(WATCH)
    while seen.taps < taps and in_vain < PATIENCE and not page.locator(OVER).count():
        places = page.evaluate(LIT, what)
        if places:
            page.touchscreen.tap(*chance.choice(places))
            seen.taps += 1
        in_vain = 0 if places else in_vain + 1
        page.wait_for_timeout(SETTLED)
    told = page.evaluate("() => seen")
    slowest: dict[int, float] = {}
    for interaction, wait in told["taps"]:
        slowest[interaction] = max(wait, slowest.get(interaction, 0.0))
    seen.waits = [*slowest.values()]
    seen.shifted = sum(by for by, tapped in told["shifts"] if not tapped)
    seen.shifted_by_taps = sum(by for by, tapped in told["shifts"] if tapped)
    return seen


@dataclass(slots=True)
class Fetched:
    """What a page fetches when it is opened for the first time, in bytes as they travel."""

    script: int = 0
    all: int = 0


def fetched(page: Page, path: str) -> Fetched:
    """Open a page in a browser that has kept nothing."""
    session, kinds, sum_of = page.context.new_cdp_session(page), {}, Fetched()
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))

    def count(told: dict[str, float | str]) -> None:
        size = int(told["encodedDataLength"])
        sum_of.all += size
        sum_of.script += size if kinds.get(told["requestId"]) == "Script" else 0

    session.on("Network.loadingFinished", count)
    page.goto(path, wait_until="networkidle")
    return sum_of
