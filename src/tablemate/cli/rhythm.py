"""How long each step stands on the screen before the next, and what a person who looks on says about it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from tablemate.bots import SLOWEST_PACE, USUAL_PACE
from tablemate.words import Words

from .commands import LEAVING, Leave
from .lines import Interrupted, Resized
from .problems import Problem
from .terminal import Terminal

PAUSING, FASTER, SLOWER = ("p", "pause"), "+", "-"
"""What is typed between two steps; Enter alone is for the next one at once."""
QUICKEST = 0.125
"""Nobody reads quicker."""


def pace_of_steps(seconds: float | None, terminal: Terminal) -> float:
    """Seconds for a step: as was said, else as long as it takes to read; where nobody looks on, none."""
    if seconds is None:
        return USUAL_PACE if terminal.watched else 0
    if not 0 <= seconds <= SLOWEST_PACE:
        raise Problem("pace", found=f"{seconds:g}", most=f"{SLOWEST_PACE:g}")
    return seconds


class Rhythm:
    """Lets time pass between steps; where keys can be read, a person may say something meanwhile."""

    def __init__(
        self, terminal: Terminal, words: Words, pace: float, *, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.pace = pace
        self.heeds_keys = terminal.interactive and terminal.draws and pace > 0
        self._terminal = terminal
        self._words = words
        self._sleep = sleep

    def rest(self) -> None:
        """Until the next step is due, or wanted; raises `Leave` if no more is."""
        if not self.heeds_keys:
            self._sleep(self.pace)
            return
        end = time.monotonic() + self.pace
        with suppress(Interrupted):
            self._heed(self._typed_until(end).lower())

    def _typed_until(self, end: float) -> str:
        """A line that is typed before the step is over; a screen of another size has the next one as it fits."""
        while True:
            with suppress(Resized):
                return self._terminal.ask_until(
                    self._prompt, lambda: None, wake=lambda: max(0, round((end - time.monotonic()) * 1000))
                )

    def _prompt(self) -> str:
        return self._words.say("watch-prompt", seconds=self.pace)

    def _heed(self, typed: str) -> None:
        if typed in LEAVING:
            raise Leave
        if typed in PAUSING:
            self._heed(self._terminal.ask(self._words.say("watch-paused")).lower())
        elif typed == FASTER:
            self.pace = max(QUICKEST, self.pace / 2)
        elif typed == SLOWER:
            self.pace = min(SLOWEST_PACE, self.pace * 2)
