"""How far long work is: told on standard error, to people only, and only if it takes longer than a moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING

from tablemate.kernel.records import OnStep
from tablemate.words import Words

from .terminal import Terminal

if TYPE_CHECKING:
    from rich.live import Live

MOMENT = 1.0
"""Seconds before anything is told."""
OFTEN, SELDOM = 0.2, 10.0
"""Seconds between two drawings over the same line, and between two lines where none can be drawn over."""
Telling = Callable[[int], AbstractContextManager[OnStep | None]]
"""How it is told how many of so many steps are done."""


class Progress(AbstractContextManager["Progress"]):
    """One line that is drawn over and gone in the end, or a few plain ones; nothing where no person looks."""

    def __init__(
        self, screen: Terminal, say: Callable[[int], str], *, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._screen = screen
        self._say = say
        self._seconds = seconds
        self._next = seconds() + MOMENT
        self._live: Live | None = None

    def __call__(self, done: int) -> None:
        """So much is done."""
        if not self._screen.watched or self._seconds() < self._next:
            return
        if self._screen.moves_cursor:
            self._draw(self._say(done))
        else:
            self._screen.paragraph(self._say(done))
        self._next = self._seconds() + (OFTEN if self._screen.moves_cursor else SELDOM)

    def _draw(self, told: str) -> None:
        from rich.live import Live
        from rich.text import Text

        if self._live is None:
            self._live = Live(
                console=self._screen.console,
                transient=True,
                auto_refresh=False,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            self._live.start()
        self._live.update(Text(self._screen.shown(told), no_wrap=True, overflow="crop"), refresh=True)

    def __exit__(self, *problem: object) -> None:
        """Leave nothing behind."""
        if self._live is not None:
            self._live.stop()


class Busy(AbstractContextManager["Busy"]):
    """Work that cannot say how far it is: beside it the seconds are counted."""

    def __init__(
        self,
        screen: Terminal,
        say: Callable[[int], str],
        *,
        done: Event | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._progress = Progress(screen, say, seconds=seconds)
        self._done = done or Event()
        self._seconds = seconds
        self._counting = Thread(target=self._count, daemon=True) if screen.watched else None

    def _count(self) -> None:
        begun = self._seconds()
        while not self._done.wait(OFTEN):
            self._progress(int(self._seconds() - begun))

    def __enter__(self) -> Busy:
        """Begin to count."""
        if self._counting is not None:
            self._counting.start()
        return self

    def __exit__(self, *problem: object) -> None:
        """Count no more, and leave nothing behind."""
        self._done.set()
        if self._counting is not None:
            self._counting.join()
        self._progress.__exit__(*problem)


def silently(steps: int) -> AbstractContextManager[None]:
    """Nothing is told."""
    return nullcontext()


def replaying(words: Words, *, plain: bool = False) -> Telling:
    """How far a record is replayed."""

    def told(steps: int) -> Progress:
        say = partial(words.say, "progress-replay", steps=steps)
        return Progress(Terminal(sys.stdin, sys.stderr, plain=plain), lambda step: say(step=step))

    return told


def busy(words: Words, message: str, *, plain: bool = False) -> Busy:
    """How many seconds something has taken."""
    return Busy(Terminal(sys.stdin, sys.stderr, plain=plain), lambda seconds: words.say(message, seconds=seconds))
