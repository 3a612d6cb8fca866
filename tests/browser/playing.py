"""Somebody who plays at a board what is lit there, by mouse or by keys alone, and what the table said to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Download, Error, Page, expect

import tablemate
from tablemate.kernel.table import Table

LISTENING = """(() => {
  const Line = window.WebSocket;
  const wire = (window.wire = { open: new Map(), refused: [], now: null, heard: -1, due: -1 });
  const told = (message) => {
    const said = wire.open.get(message.id);
    wire.open.delete(message.id);
    if (message.type === "refused" && said?.type !== "preview")
      wire.refused.push(`${said?.type} ${said?.action}: ${message.sentence}`);
    if (message.type === "accepted") wire.due = Math.max(wire.due, message.version);
    if (message.now) [wire.now, wire.heard] = [message.now, message.version];
  };
  window.WebSocket = class extends Line {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => told(JSON.parse(data)));
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.id) wire.open.set(said.id, said);
      super.send(text);
    }
  };
})()"""
"""Notes in the page what goes over the line and is not answered yet, and what was refused; a look ahead may come too
late, and is no move."""

ANSWERED = "wire.now && !wire.open.size && wire.heard >= wire.due"
"""The page has heard all that came of what it said."""

OPEN = ", ".join(
    (
        "main [data-choice]:not([aria-disabled=true])",
        "main .bay.may",
        "main .go:not([aria-disabled=true])",
        "main .hand .commands button:not([aria-disabled=true])",
        "main .hand .seg button",
        "main .hold .burn:not([aria-disabled=true])",
    )
)
LIT = """(selector) => {
  const shares = [0.5, 0.2, 0.8];
  const place = (each) => {
    const box = each.getBoundingClientRect();
    for (const down of shares) for (const along of shares) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      if (each.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  window.lit = [...document.querySelectorAll(selector)].filter((each) => place(each));
  return window.lit.map(place);
}"""
"""Where a tap meets each thing that is lit; they are kept in `lit`."""

WHERE = """(target) => {
  const active = document.activeElement;
  if (!target.isConnected) return "gone";
  if (active === target) return "there";
  const before = (one) => one.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  const group = target.tabIndex < 0 ? target.closest("[role=group]") : null;
  if (group?.contains(active) && active !== group) return before(target) ? "ArrowLeft" : "ArrowRight";
  return before(group?.querySelector("[tabindex='0']") ?? target) ? "Shift+Tab" : "Tab";
}"""
"""The key that leads nearer to something from what has the focus."""
FARTHEST = 200
PATIENCE = 10_000.0
"""Milliseconds after which something will not come any more."""


@dataclass
class Player:
    """Somebody at a board; what is done there is chosen by chance."""

    page: Page
    chance: Random

    @classmethod
    def at(cls, page: Page, path: str, chance: int = 0) -> Player:
        """Open a table; the opponents' turns are shown at once."""
        listen(page)
        page.goto(path)
        return cls(page, Random(chance))

    def plays(self) -> bool:
        """Wait until something is lit; false when the game is over."""
        try:
            self.page.wait_for_function(f"() => {ANSWERED} && (wire.now.ended || ({LIT})({OPEN!r}).length)")
        except Error as problem:
            raise AssertionError(f"nothing is lit: {self.told('wire.now?.sentence')}") from problem
        return not self.told("wire.now.ended !== null")

    def told(self, expression: str) -> Any:
        """Something of what the table has told the page."""
        return self.page.evaluate(expression)

    def lit(self, selector: str = OPEN) -> list[tuple[float, float]]:
        """Where what is lit can be tapped."""
        return [(x, y) for x, y in self.page.evaluate(LIT, selector)]

    def by_mouse(self) -> None:
        """Tap something that is lit."""
        self.page.mouse.click(*self.chance.choice(self.lit()))

    def by_keys(self) -> None:
        """Go to something that is lit, and press it."""
        if self.walk(f"lit[{self.chance.randrange(len(self.lit()))}]"):
            self.page.keyboard.press(self.chance.choice(("Enter", "Space")))

    def walk(self, target: str) -> bool:
        """Move the focus to an element by keys alone; false if it is gone meanwhile."""
        for _ in range(FARTHEST):
            key = self.page.evaluate(f"({WHERE})({target})")
            if key in ("there", "gone"):
                return bool(key == "there")
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {self.page.evaluate(f'{target}.outerHTML')}")

    def play(self, way: Callable[[Player], None]) -> None:
        """Play to the end."""
        while self.plays():
            way(self)

    def ended(self) -> Table:
        """The game as its record replays it, after the end that the page shows."""
        assert not self.told("wire.refused"), self.told("wire.refused")
        score = self.page.locator(".score:has(.figure)")
        expect(score).to_be_visible()
        table = replayed(self._taken())
        assert table.outcome is not None
        told = self.told("wire.now.view.outcome")
        assert (told["result"], told["score"]) == (table.outcome.result, table.outcome.score)
        expect(score.locator(".figure")).to_have_text(str(table.outcome.score))
        first, *lines = self.told("wire.now.ended.sentences")
        for line in lines or [first]:
            expect(score).to_contain_text(line)
        return table

    def _taken(self) -> Download:
        with self.page.expect_download() as taken:
            for selector in ("main summary", "main a[download]"):
                self.walk(f"document.querySelector({selector!r})")
                self.page.keyboard.press("Enter")
        return taken.value


def listen(page: Page, **settings: object) -> None:
    """Note what goes over the lines of a page, which shows opponents' turns at once."""
    page.set_default_timeout(PATIENCE)
    page.add_init_script(LISTENING)
    chosen = json.dumps({"speed": "instant", **settings})
    page.add_init_script(f"localStorage.setItem('tablemate-settings', {chosen!r})")


def replayed(download: Download) -> Table:
    """The game of a record that was taken along."""
    record = tablemate.Record.loads(download.path().read_bytes())
    return record.replay(tablemate.game(record.game))
